"""A compiled build does not depend on other installed packages, and survives an interruption and a simple linker."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[3]
pytest.importorskip("hatchling")  # the compiled environment can load neither the build hook nor mypyc
pytest.importorskip("mypyc")
PROOFS = bool(os.environ.get("WARHOST_PROOFS"))


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build hook with an empty build folder."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "BUILD", tmp_path)
    monkeypatch.setattr(module, "UNFINISHED", tmp_path / "unfinished")
    return module


@pytest.mark.skipif(not PROOFS, reason="takes half a minute; `make proofs` runs it")
def test_the_rules_type_check_without_any_installed_package(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    targets = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]
    custom = targets["wheel"]["hooks"]["custom"]
    paths = hook.modules(custom["packages"], custom["data"], custom["cold"])
    settings = hook.BUILD / "mypy.ini"
    settings.write_text(hook.MYPY_SETTINGS)
    command = [sys.executable, "-m", "mypy", "--no-site-packages", f"--config-file={settings}", *paths]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_what_an_interrupted_build_left_is_built_again(hook: ModuleType) -> None:
    library = hook.BUILD / "lib" / "warhost" / "engine.so"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"\x7fELF")
    hook.remove_interrupted_build()
    assert library.exists()  # from a build that ended
    hook.UNFINISHED.touch()
    hook.remove_interrupted_build()
    assert not library.exists()


def test_metadata_is_written_without_compiling(tmp_path: Path) -> None:
    """Also under pip, which with Hatchling alone would build the whole wheel for it."""
    code = (
        "import sys, build_backend\n"
        "print(build_backend.prepare_metadata_for_build_wheel(sys.argv[1]))\n"
        "assert not {'mypyc', 'setuptools'} & set(sys.modules)"
    )
    env = {**os.environ, "WARHOST_COMPILE": "1", "PIP_BUILD_TRACKER": "here", "PATH": "", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", code, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Requires-Dist: msgspec" in (tmp_path / done.stdout.strip() / "METADATA").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="link-time optimisation is used on Linux only")
def test_a_linker_without_link_time_optimisation_is_enough(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "plain-cc"
    compiler.write_text('#!/bin/sh\ncase "$*" in *-flto*) echo "unrecognized option -flto" >&2; exit 1;; esac\n')
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    monkeypatch.setenv("LDSHARED", f"{compiler} -shared")
    with pytest.warns(UserWarning, match="unrecognized option -flto"):
        assert not hook.can_optimise_links()
