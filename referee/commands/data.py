"""`referee check`, `backup`, `move` and `restore`: what is kept."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from referee.commands.options import chosen_settings, database_option
from referee.store import Store
from referee.store.addresses import described, is_postgres
from referee.store.moving import copy_to_file
from referee.store.moving import move as move_everything
from referee.store.opening import back_up, looking_at, replacing_store


@click.command()
@database_option
def check(**given: Any) -> None:
    """Replays every game, adds up every club's books, and compares. Changes nothing.

    Exit code 1 when something differs or there is nothing to check, 2 when it is no database of ours.
    """
    database = chosen_settings(**given).database
    with looking_at(database) as (store, is_older):
        checked, wrong = _replayed(store)
    name = described(database)
    if not checked:
        click.echo(f"{name} holds nothing: no games and no clubs.{_older(is_older)}")
        sys.exit(1)
    click.echo(f"{checked} games and clubs checked, {len(wrong)} wrong.{_older(is_older)}")
    sys.exit(1 if wrong else 0)


def _replayed(store: Store) -> tuple[int, list[str]]:
    """The number of games and clubs, and the ids of those that are wrong; their findings are written out."""
    from referee.service.check import check, check_families

    check_families(store)
    number, wrong = 0, list[str]()
    for checked in check(store):
        number += 1
        wrong += [checked.id] if checked.findings else []
        for finding in checked.findings:
            click.echo(f"{checked.id}: {finding}")
    return number, wrong


def _older(is_older: bool) -> str:
    return " The database is an earlier release's; a copy with today's tables was read." if is_older else ""


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def backup(file: Path, **given: Any) -> None:
    """Copies the live database to FILE, which must not exist, and checks the copy.

    FILE appears once the copy is whole. Exit code 1 when a game in it does not replay, 2 when there is none.
    """
    database = chosen_settings(**given).database
    if is_postgres(database):
        copy_to_file(database, file)
    else:
        back_up(database, file)
    with looking_at(str(file)) as (store, is_older):
        checked, wrong = _replayed(store)
    held = "every game replays." if checked else "it holds no games and no clubs yet."
    click.echo(
        f"Copied to {file}; " + (held if not wrong else f"wrong: {', '.join(wrong)}.") + _older(is_older)
    )
    sys.exit(1 if wrong else 0)


@click.command()
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def move(source: str, target: str) -> None:
    """Carries everything from one database to another, a file or an address of PostgreSQL, which must be new.

    Nobody may be served from FROM meanwhile, which is marked in the end, so that nobody is served from it by
    mistake. Exit code 1 when a game in TO does not replay, 2 when nothing could be moved.
    """

    def check_arrived(address: str) -> None:
        with looking_at(address) as (store, _):
            _, wrong = _replayed(store)
        if wrong:
            click.echo(f"{described(source)} stays in use; wrong: {', '.join(wrong)}.", err=True)
            sys.exit(1)

    rows = move_everything(source, target, check=check_arrived).rows
    click.echo(
        f"Moved {rows['games']} games and {rows['clubs']} clubs to {described(target)}; every one replays."
    )


@click.command()
@click.argument("file", metavar="BACKUP", type=click.Path(path_type=Path))
@database_option
def restore(file: Path, **given: Any) -> None:
    """Puts BACKUP in the place of the database, while nobody serves it.

    BACKUP is checked first, and stays where it is. The former database is kept under another name. Exit code
    1 when a game in the backup does not replay, 2 when it is no backup or somebody serves; nothing is changed
    then.
    """
    database = chosen_settings(**given).database
    with replacing_store(database, file) as replacement:
        with looking_at(str(replacement.copy)) as (store, is_older):
            checked, wrong = _replayed(store)
        if wrong or not checked:
            finding = f"wrong: {', '.join(wrong)}" if wrong else "it holds no games and no clubs"
            click.echo(f"{file} was not put in place; {finding}.{_older(is_older)}", err=True)
            sys.exit(1)
        former = replacement.put_in_place()
    sentence = f" The former database is now {former}." if former else ""
    click.echo(f"{database} is now {file}: {checked} games and clubs, every one replays.{sentence}")
