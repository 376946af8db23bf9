"""`referee openapi`: what describes the API."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

import click


@click.command()
@click.argument("target", type=click.Path(writable=True, path_type=Path), required=False)
@click.option("--family", "family_id", metavar="ID", help="Of what games of this family need.")
@click.option("--check", "is_check", is_flag=True, help="Compare the files in a folder, and write nothing.")
def openapi(target: Path | None, *, family_id: str | None, is_check: bool) -> None:
    """Writes the OpenAPI document to the file TARGET, or to standard output.

    Into a folder it writes all of them: the whole as referee.json, and beside it one of each family. With
    --check the exit code is 1 when a file there is missing or says something else.
    """
    from referee.api.documents import openapi_text
    from referee.app import described_api, documents
    from referee.families.registry import family_named

    if target is not None and target.is_dir():
        _keep_documents(target, documents(), is_check=is_check)
        return
    if is_check:
        raise click.UsageError("--check compares the files in a folder: referee openapi --check openapi")
    text = openapi_text(described_api(family_named(family_id) if family_id else None))
    if target is None:
        click.echo(text, nl=False)
    else:
        target.write_text(text, encoding="utf-8")


def _keep_documents(folder: Path, texts: Mapping[str, str], *, is_check: bool) -> None:
    """Writes those of the files in a folder that say something else, or names them."""
    files = [folder / name for name in texts]
    others = [file for file in files if not file.is_file() or file.read_text("utf-8") != texts[file.name]]
    for file in others:
        click.echo(f"{file} is not what is served." if is_check else file)
        if not is_check:
            file.write_text(texts[file.name], encoding="utf-8")
    sys.exit(1 if is_check and others else 0)
