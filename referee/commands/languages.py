"""`referee words`: what a language lacks."""

from __future__ import annotations

import sys

import click


@click.command()
@click.option("--missing", "language", metavar="LANGUAGE", required=True, help="such as da; also a new one")
def words(language: str) -> None:
    """Lists the messages that a language lacks, and that players therefore read in English.

    Each is a line, its id as it stands in the file. Exit code 1 when there are any.
    """
    from referee.translations import missing

    lacking = [message for messages in missing(language).values() for message in messages]
    for message in lacking:
        click.echo(message)
    sys.exit(1 if lacking else 0)
