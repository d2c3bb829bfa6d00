"""Build hook: adds the built client to a wheel and, with WARHOST_COMPILE=1, compiles the rules to machine code.

WARHOST_COMPILE=quick compiles without optimisation, which takes less time: sufficient for tests, too slow for other
uses.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src/warhost")
QUICK = os.environ.get("WARHOST_COMPILE") == "quick"
BUILD = Path("build/mypyc-quick" if QUICK else "build/mypyc")  # object files of one kind are never used for the other
BEGINNINGS = {  # prefixes of C files: the declarations of all modules, or only Python's
    "modules.h": '#include "__native_warhost.h"\n#include "__native_internal_warhost.h"\n',
    "python.h": "#include <Python.h>\n",
}
READ: dict[str, bool] = {}  # True if the compiler can precompile them
READING = Lock()
UNFINISHED = BUILD / "unfinished"  # exists while a build runs: the files of an interrupted build must not be reused
# mypyc needs types, not a type check, which `make lint` does: a build must not depend on what else is installed.
MYPY_SETTINGS = "[mypy]\nmypy_path = src\nignore_missing_imports = True\nfollow_imports = silent\n"
REQUIRES = ["mypy[mypyc]>=2.0,<3", "setuptools>=77,<90"]  # `teach_columns` and `compile_side_by_side` use internals
CLIENT = Path("web/dist")  # built by `make web`; a wheel without it has no browser client


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return REQUIRES if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        for path in client_files():
            build_data["force_include"][str(path)] = f"warhost/_data/web/{path.relative_to(CLIENT).as_posix()}"
        if not wanted():
            return
        for library in compile_modules(modules(self.config["packages"], self.config["data"], self.config["cold"])):
            build_data["force_include"][str(library)] = str(library.relative_to(BUILD / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted() -> bool:
    return os.environ.get("WARHOST_COMPILE") in ("1", "quick")


def client_files() -> list[Path]:
    """The files of the built client; none if its first page is missing, because then the build is incomplete."""
    if not (CLIENT / "index.html").is_file():
        return []
    return sorted(path for path in CLIENT.rglob("*") if path.is_file() and not path.name.startswith("."))


def modules(packages: list[str], data: list[str], cold: list[str]) -> list[str]:
    """The modules worth compiling: no data, no rarely used code, and no `__init__.py`, which only lists names."""
    return sorted(
        str(path)
        for package in packages
        for path in [*(SOURCE / package).rglob("*.py"), *SOURCE.glob(f"{package}.py")]
        if not {path.stem, *paths_above(path)} & {"__init__", *cold}
        and not set(path.relative_to(SOURCE).parent.parts) & set(data)
    )


def paths_above(path: Path) -> list[str]:
    """A module as named in the settings, and the folders above it: bots/series/arena, bots/series, bots."""
    own = path.relative_to(SOURCE).with_suffix("")
    return [each.as_posix() for each in (own, *own.parents)]


def compile_modules(paths: list[str]) -> list[Path]:
    """Compile the modules; returns the libraries: a small one for each module, and one with the code of all modules."""
    remove_interrupted_build()
    teach_columns()
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import new_compiler

    # The paths stay relative, so that tracebacks do not name the machine the wheel was built on.  One C file for each
    # module, for all in one would keep one processor busy for long; the linker puts them together again.
    level = "0" if QUICK else "3"
    settings = BUILD / "mypy.ini"
    settings.write_text(MYPY_SETTINGS)
    extensions = mypycify(
        [f"--config-file={settings}", *paths],
        group_name="warhost",
        target_dir=str(BUILD),
        multi_file=True,
        opt_level=level,
        debug_level="0",
    )
    if sys.platform == "linux" and QUICK:
        # Nobody reads warnings about C that mypyc wrote, and to look for them is a fifth of the work.
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -w"
    elif sys.platform == "linux" and can_optimise_links():
        # No other library calls ours by name, so a call from one module into another need not be looked up.
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -flto=auto -fvisibility=hidden"
        os.environ["LDFLAGS"] = f"{os.environ.get('LDFLAGS', '')} -flto=auto -O3"
    type(new_compiler()).compile = compile_side_by_side  # type: ignore[method-assign]
    command = Distribution({"name": "warhost", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(BUILD / "lib"), str(BUILD / "temp")
    command.parallel = os.cpu_count()  # the small libraries, too
    command.ensure_finalized()
    UNFINISHED.touch()
    command.run()
    UNFINISHED.unlink()
    return [Path(output) for output in command.get_outputs()]


def remove_interrupted_build() -> None:
    """Remove the files of a build that was stopped while compiling or linking, because a truncated file looks up to
    date.
    """
    BUILD.mkdir(parents=True, exist_ok=True)
    if UNFINISHED.exists():
        shutil.rmtree(BUILD / "lib", ignore_errors=True)
        shutil.rmtree(BUILD / "temp", ignore_errors=True)


def can_optimise_links() -> bool:
    """True if compiler and linker support link-time optimisation; otherwise prints a warning."""
    from setuptools.command.build_ext import customize_compiler, new_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("int probe(void) { return 0; }\n")
        built = [*compiler.linker_so, "-fPIC", "-flto=auto", "-O3", str(source), "-o", str(source.with_suffix(".so"))]
        try:
            done = subprocess.run(built, capture_output=True, text=True)
        except OSError as error:
            warnings.warn(f"the C compiler cannot be run: {error}", stacklevel=2)
            return False
    if done.returncode:
        warnings.warn(
            "link-time optimisation is not available, so the rules are compiled without it and run a little slower: "
            + " ".join(done.stderr.split()),
            stacklevel=2,
        )
    return done.returncode == 0


def teach_columns() -> None:
    """Make mypyc read a byte of a bytearray as fast as one of bytes, because all columns of a state are bytearrays.

    Its C function handles both types; only its table of functions names bytes alone, so reading would otherwise call
    Python and create two objects.
    """
    from mypyc.ir.ops import ERR_MAGIC
    from mypyc.ir.rtypes import bytearray_rprimitive, int_rprimitive
    from mypyc.primitives.registry import method_op

    method_op("__getitem__", [bytearray_rprimitive, int_rprimitive], int_rprimitive, "CPyBytes_GetItem", ERR_MAGIC)


def compile_side_by_side(  # type: ignore[no-untyped-def]
    self,
    sources,
    output_dir=None,
    macros=None,
    include_dirs=None,
    debug=False,
    extra_preargs=None,
    extra_postargs=None,
    depends=None,
):
    """Compile C files in parallel on all processors; setuptools compiles them one by one."""
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)

    def compile_one(item: tuple[str, tuple[str, str]]) -> None:
        made, (source, extension) = item
        begun = read_already(self, source, cc_args, extra_postargs) if QUICK else []
        self._compile(made, source, extension, [*begun, *cc_args], extra_postargs, pp_opts)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, build.items()))
    return objects


def read_already(self, source, cc_args, extra_postargs) -> list[str]:  # type: ignore[no-untyped-def]
    """The compiler option with which files use a precompiled header, if the compiler supports that.

    Without optimisation, parsing headers is a third of the work.
    """
    path = Path(source)
    name = "modules.h" if path.name.startswith("__native_") else "python.h" if BUILD / "warhost" in path.parents else ""
    if not name or self.compiler_type != "unix":
        return []
    header = BUILD / name
    made = header.with_suffix(".h.gch")
    with READING:
        if name not in READ:
            header.write_text(BEGINNINGS[name])
            made.unlink(missing_ok=True)
            command = [*self.compiler_so, *cc_args, "-x", "c-header", str(header), "-o", str(made), *extra_postargs]
            READ[name] = subprocess.run(command, capture_output=True).returncode == 0
    return ["-include", str(header)] if READ[name] else []
