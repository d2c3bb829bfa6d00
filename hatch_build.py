"""Compiles the rules with mypyc while a wheel is built, when WARHOST_COMPILE=1 asks for it."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src/warhost")
BUILD = Path("build/mypyc")


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]", "setuptools"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not wanted():
            return
        for library in compile_modules(modules(self.config["packages"], self.config["data"])):
            build_data["force_include"][str(library)] = str(library.relative_to(BUILD / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted() -> bool:
    return os.environ.get("WARHOST_COMPILE") == "1"


def modules(packages: list[str], data: list[str]) -> list[str]:
    """What is worth compiling: neither data, which runs once, nor `__init__.py`, which only lists names."""
    return sorted(
        str(path)
        for package in packages
        for path in (SOURCE / package).rglob("*.py")
        if path.name != "__init__.py" and not set(path.relative_to(SOURCE).parent.parts) & set(data)
    )


def compile_modules(paths: list[str]) -> list[Path]:
    """Compile and return the libraries: one small one for each module, and one that holds the code of them all."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    # The paths stay relative, so that tracebacks do not name the machine the wheel was built on.
    extensions = mypycify(paths, group_name="warhost", target_dir=str(BUILD))
    command = Distribution({"name": "warhost", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(BUILD / "lib"), str(BUILD / "temp")
    command.ensure_finalized()
    command.run()
    return [Path(output) for output in command.get_outputs()]
