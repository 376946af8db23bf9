"""`referee phone`: what lets phones score without a signal."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from referee.settings import Settings, variable

_MEGABYTE = 1_000_000
_SLOW = "Python's library is not compiled in it, so phones start more slowly."
_folder = click.option(
    "--to",
    "folder",
    type=click.Path(path_type=Path),
    default=None,
    help=f"the folder of the files  [{variable('phone_files')}; referee-phone]",
)


@click.group()
def phone() -> None:
    """What lets phones score without a signal."""


@phone.command()
@click.option(
    "--from",
    "package",
    type=click.Path(path_type=Path),
    default=None,
    help="the package that `npm pack pyodide` makes, for a machine without a network",
)
@_folder
def prepare(package: Path | None, folder: Path | None) -> None:
    """Gets the files that phones run the engine on, checks and compresses them, and packs Referee's modules.

    With Node it compiles Python's library, too: a folder whose library is not compiled needs this once more,
    so that phones start quickly. An update of Referee needs nothing else, unless it comes with another
    Pyodide. A running service offers the files at once. Exit code 2 when they cannot be had; nothing is
    changed then.
    """
    from referee.phone import files, packing  # noqa: PLC0415  # most commands do without

    filled = _chosen(folder)
    listed, fault = files.prepare(filled, package)
    packing.packed(filled)
    click.echo(f"{filled} has Pyodide {files.PYODIDE}: {_size(sum(file.bytes for file in listed))} to load.")
    if fault is not None:
        click.echo(f"{_SLOW} {fault}")


@phone.command()
@_folder
def status(folder: Path | None) -> None:
    """Says whether phones can be made ready, how much they load, and why Python's library is not compiled.

    Exit code 1 when `referee phone prepare` has to come first.
    """
    from referee.phone import files, node, packing, sources  # noqa: PLC0415  # as above

    looked_at = _chosen(folder)
    listed = files.files_in(looked_at)
    if not listed:
        click.echo(f"{looked_at} has no files of Pyodide {files.PYODIDE}. Run: referee phone prepare")
        sys.exit(1)
    own = {name: len(archive.content) for name, archive in packing.packed(looked_at).items()}
    total = sum(file.bytes for file in listed) + sum(own.values())
    click.echo(f"{looked_at} has Pyodide {files.PYODIDE}.")
    modules = _size(own[sources.HOUSE] + own[sources.FAMILIES])
    click.echo(f"A phone loads {_size(total)}, and {modules} where only Referee's modules are updated.")
    if not files.has_compiled_library(listed):
        click.echo(f"{_SLOW} {files.fault_in(looked_at) or node.NEEDS_NODE}")


def _chosen(folder: Path | None) -> Path:
    return folder or Path(Settings.from_environment(os.environ).phone_files)


def _size(count: int) -> str:
    return f"{count / _MEGABYTE:.1f} MB"
