"""The command line: what `referee --help` lists."""

from __future__ import annotations

import sys

import click

from referee.commands.data import backup, check, move, restore
from referee.commands.documents import openapi
from referee.commands.families import list_families, variants
from referee.commands.languages import words
from referee.commands.serving import serve
from referee.commands.sheets import rule, score
from referee.conformance.commands import conform
from referee.errors import RefereeError
from referee.phone.commands import phone

COMMANDS = (
    serve,
    score,
    rule,
    list_families,
    variants,
    words,
    openapi,
    check,
    backup,
    move,
    restore,
    phone,
    conform,
)


def main() -> None:
    """Runs the command line; what goes wrong is told in a sentence, with exit code 2."""
    try:
        cli(standalone_mode=True)
    except RefereeError as error:
        from referee.translations import in_english

        click.echo(f"referee: {in_english(error.detail)}", err=True)
        sys.exit(2)


@click.group(commands=COMMANDS)
@click.version_option(package_name="referee")
def cli() -> None:
    """The scorekeeper and referee for card games played with real cards."""


if __name__ == "__main__":
    main()
