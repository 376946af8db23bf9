"""Python's library as a phone has it: what an engine imports is compiled, so that it need not wait for that.

`library.mjs` runs this on the Python that phones run, whatever Python runs the service.
"""

from __future__ import annotations

import io
import marshal
from collections.abc import Collection
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from zipfile import ZipFile, ZipInfo

_LEFT_OUT = frozenset(
    {"_pyrepl", "ctypes", "doctest", "ftplib", "imaplib", "mailbox", "multiprocessing", "optparse", "pdb"}
    | {"pickletools", "pydoc", "smtplib", "unittest", "wsgiref", "xmlrpc"}
)
"""Tools of developers, and of networks and processes that a phone has not."""
_DATE = (1980, 1, 1, 0, 0, 0)
_UNCHECKED = (1).to_bytes(4, "little") + bytes(8)
"""Instead of a digest or a time of the source.

Source: https://peps.python.org/pep-0552/#specification
"""


def compiled(library: Path, modules: Collection[str]) -> bytes:
    """The archive of a library in which these modules are compiled, without docstrings.

    Nothing in it is compressed: the whole of it is on its way, and a phone reads the files where they lie.
    """
    written = io.BytesIO()
    with ZipFile(library) as before, ZipFile(written, "w") as after:
        for path in sorted(before.namelist()):
            top, module = path.partition("/")[0].removesuffix(".py"), _module(path)
            if top in _LEFT_OUT or path.endswith("/"):
                continue
            content = before.read(path)
            if module in modules:
                code = compile(content, f"{library}/{path}", "exec", dont_inherit=True, optimize=2)
                path, content = f"{path}c", MAGIC_NUMBER + _UNCHECKED + marshal.dumps(code)  # noqa: PLW2901
            after.writestr(ZipInfo(path, _DATE), content)
    return written.getvalue()


def _module(path: str) -> str | None:
    """The name of the module at a path, if it is one."""
    return (
        path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") if path.endswith(".py") else None
    )
