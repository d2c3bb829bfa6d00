"""Undocumented parts of other packages that Warhost uses: an upgrade that removes one fails here with its name.

`pyproject.toml` and `hatch_build.py` have an upper bound for each of these packages.
"""

import ast
import inspect
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
H11 = "uvicorn.protocols.http.h11_impl:H11Protocol"
SOCKETS = "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol"
METHODS = [
    *[f"{H11}.{name}" for name in ("connection_made", "connection_lost", "data_received", "on_response_complete")],
    *[f"{H11}.{name}" for name in ("pause_writing", "resume_writing", "handle_websocket_upgrade")],
    *[f"{SOCKETS}.{name}" for name in ("connection_made", "connection_lost", "data_received", "handle_connect")],
    *[f"{SOCKETS}.{name}" for name in ("handle_ping", "handle_pong", "handle_cont", "send_receive_event_to_app")],
    "uvicorn:Config.__init__",
    "uvicorn:Server.startup",
    "uvicorn:Server.shutdown",
    "mypyc.build:mypycify",
    "mypyc.primitives.registry:method_op",
    "setuptools:Distribution.get_command_obj",
    "setuptools.command.build_ext:customize_compiler",
    "setuptools.command.build_ext:new_compiler",
    *[
        f"setuptools._distutils.unixccompiler:UnixCCompiler.{name}"
        for name in ("_setup_compile", "_get_cc_args", "_compile")
    ],
]
VALUES = ["mypyc.ir.ops:ERR_MAGIC", "mypyc.ir.rtypes:bytearray_rprimitive", "mypyc.ir.rtypes:int_rprimitive"]
ATTRIBUTES = {H11: ("self.conn", "self.transport", "self.loop"), SOCKETS: ("self.conn", "self.scope", "self.transport")}


def found(place: str) -> object:
    module, _, names = place.partition(":")
    thing: object = import_module(module)
    for name in names.split("."):
        thing = getattr(thing, name)
    return thing


@pytest.mark.parametrize("place", METHODS)
def test_a_method_is_there(place: str) -> None:
    assert callable(found(place))


@pytest.mark.parametrize("place", VALUES)
def test_a_value_is_there(place: str) -> None:
    assert found(place) is not None


def test_whatever_the_build_imports_of_mypyc_and_setuptools_is_named_here() -> None:
    tree = ast.parse((ROOT / "hatch_build.py").read_text(encoding="utf-8"))
    taken = {
        f"{node.module}:{name.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in ("mypyc", "setuptools")
        for name in node.names
    }
    named = [*METHODS, *VALUES]
    assert taken
    assert [place for place in sorted(taken) if not any(each.startswith(place) for each in named)] == []


@pytest.mark.parametrize("place", ATTRIBUTES)
def test_a_protocol_has_its_attributes(place: str) -> None:
    source = inspect.getsource(found(place))  # type: ignore[arg-type]
    assert [name for name in ATTRIBUTES[place] if name not in source] == []


def test_every_package_of_which_internals_are_used_has_an_upper_bound() -> None:
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    assert [need for need in needs if need.startswith("uvicorn") and "<" not in need] == []
    build = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    assert "mypy[mypyc]>=2.0,<3" in build
    assert "setuptools>=77,<90" in build
