"""The command line: what `referee --help` lists."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import click

from referee.conformance.commands import conform
from referee.errors import NotationError, RefereeError, UnavailableError
from referee.families.options.words import so_many
from referee.families.protocol import AnyFamily
from referee.logs import say, set_up
from referee.phone.commands import phone
from referee.settings import Settings, variable
from referee.store import Store
from referee.store.addresses import described, is_postgres
from referee.store.moving import copy_to_file
from referee.store.moving import move as move_everything
from referee.store.opening import back_up, looking_at, open_store, replacing_store
from referee.text_sheet import Played, play_score_sheet, read_score_sheet, trial_of
from referee.text_sheet.report import heading, outcome_text, standing_text
from referee.words.said import English, Said

# A command imports by itself what takes long and others can do without: families, the service, its API.

_AGAIN_AFTER_S = 0.5
"""How soon it is tried again whether the database is there."""
Command = TypeVar("Command", bound=Callable[..., Any])


def main() -> None:
    """Runs the command line; what goes wrong is told in a sentence, with exit code 2."""
    try:
        cli(standalone_mode=True)
    except RefereeError as error:
        from referee.translations import in_english

        click.echo(f"referee: {in_english(error.detail)}", err=True)
        sys.exit(2)


@click.group()
@click.version_option(package_name="referee")
def cli() -> None:
    """The scorekeeper and referee for card games played with real cards."""


def _settings(command: Command) -> Command:
    """Gives a command an option for every setting."""
    for setting in reversed(fields(Settings)):
        kind = int if setting.type == "int" else str
        about = f"{setting.metadata['about']}  [{variable(setting.name)}; {setting.default}]"
        name = f"--{setting.name.replace('_', '-')}"
        command = click.option(name, setting.name, type=kind, default=None, help=about)(command)
    return command


_database = click.option(
    "--database", default=None, help=f"where games are kept  [{variable('database')}; referee.db]"
)


def _chosen(**given: Any) -> Settings:
    """The settings of the environment, with those given on the command line in their place."""
    settings_given = {name: value for name, value in given.items() if value is not None}
    return replace(Settings.from_environment(os.environ), **settings_given)


@cli.command()
@_settings
def serve(**given: Any) -> None:
    """Serves the API under /v1 and its documentation at /docs.

    Every option can also be set by the variable named behind it.
    """
    chosen = _chosen(**given)
    import referee.app  # noqa: F401  # the workers, which are forked, have it then
    from referee.server import claim
    from referee.server import serve as serve_settings
    from referee.tls import check_pair

    check_pair(chosen)
    settings = claim(chosen)
    set_up(settings)
    # Opened before the workers are: what is wrong with the database is told here.
    for warning in _warnings_in_time(settings):
        say(settings, warning, is_warning=True)
    try:
        serve_settings(settings)
    finally:
        # Whoever closes the database last writes all of it into the one file, which then may be copied.
        if not is_postgres(settings.database):
            open_store(settings.database).close()


def _warnings_in_time(settings: Settings) -> Sequence[str]:
    """Warnings of what can lose hands in the database. One that starts beside the service is waited for.

    :raises StorageError: when it cannot be used, or is not there in time.
    """
    until, is_announced = time.monotonic() + settings.database_wait, False
    while True:
        try:
            return _warnings(settings)
        except UnavailableError as error:
            if time.monotonic() > until:
                raise
            if not is_announced:
                sentence = f"{error.detail} It is waited for, up to {settings.database_wait} s."
                say(settings, sentence, is_warning=True)
                is_announced = True
            time.sleep(_AGAIN_AFTER_S)


def _warnings(settings: Settings) -> Sequence[str]:
    from referee.service.check import check_families

    # It is closed again: workers are forked, and must not carry an open database into another process.
    with closing(open_store(settings.database, standbys=settings.standbys)) as store:
        check_families(store)
        return store.health().warnings


@cli.command()
@click.argument("file", type=click.File(encoding="utf-8"))
def score(file: Any) -> None:
    """Scores a plain-text score sheet, without any server.

    Exit code 1 when a line comes out otherwise than the sheet says, 2 when a line cannot be read.
    """
    from referee.families.registry import family_of
    from referee.translations import in_english

    sheet = read_score_sheet(_text(file), family_of)
    click.echo(heading(sheet.opening))
    wrong = 0
    last: Played | None = None
    for played in play_score_sheet(sheet):
        click.echo(outcome_text(played, sheet, in_english))
        wrong += len(played.mismatches)
        last = played
    if last is not None:
        click.echo(standing_text(sheet.opening, last.sheet.table))
    sys.exit(1 if wrong else 0)


def _text(file: Any) -> str:
    try:
        return str(file.read())
    except UnicodeDecodeError as error:
        raise NotationError(f"{file.name} is no text: {error.reason} at byte {error.start}.") from None


@cli.command()
@click.argument("file", type=click.File(encoding="utf-8"))
def rule(file: Any) -> None:
    """Judges a claim: a JSON FILE as POST /v1/claims takes it.

    Exit code 0 when legal, 1 when illegal or undetermined, 2 when the claim cannot be.
    """
    from referee.api.claims import ask_without_game, read_claim
    from referee.families.registry import family_of
    from referee.translations import in_english
    from referee.words.spoken import spoken

    try:
        claim = read_claim(_text(file))
    except RefereeError as error:
        raise NotationError(f"{file.name} is no claim: {in_english(error.detail)}") from None
    verdict = json.loads(spoken(json.dumps(ask_without_game(claim)), in_english))
    click.echo(_verdict_text(family_of(claim["variant"]), verdict))
    sys.exit(0 if verdict["verdict"] == "legal" else 1)


_PLAYER_ID = re.compile(r"\bp([1-9][0-9]?)\b")


def _verdict_text(family: AnyFamily, verdict: dict[str, Any]) -> str:
    """The verdict to read: the word, the reason, what would have been legal."""
    rows = [verdict["verdict"].upper() + (f" ({verdict['rule']})" if "rule" in verdict else "")]
    rows += [text for text in (verdict.get("explanation"), verdict.get("would_settle")) if text]
    listed = [_PLAYER_ID.sub(r"Player \1", row) for row in family.notation.verdict(verdict)]
    return "\n".join([*rows, *listed])


@cli.command("families")
@click.option(
    "--check", "family_id", metavar="ID", help="hold this family to what those of Referee are held to"
)
@click.argument("sheets", metavar="[SHEET]...", nargs=-1, type=click.File(encoding="utf-8"))
def list_families(family_id: str | None, sheets: Sequence[Any]) -> None:
    """Lists the families of games, and the packages that they come from.

    With --check one is tried: in its examples, in each variant, and in the text sheets given. Each finding is
    a line. Exit code 1 when there are any, 2 when there is no such family.
    """
    from referee.families.registry import registered

    if family_id is not None:
        _check_family(family_id, sheets)
    for entry in registered():
        variants_of = ", ".join(variant.id for variant in entry.family.catalogue.variants())
        click.echo(f"{entry.family.id:<14}{entry.family.name:<22}{entry.package:<22}{variants_of}")


def _check_family(family_id: str, sheets: Sequence[Any]) -> NoReturn:
    """Writes out the findings about a family, and ends."""
    from referee.families.checking import findings
    from referee.families.registry import family_named, family_of

    family = family_named(family_id)
    games = [(file.name, read_score_sheet(_text(file), family_of)) for file in sheets]
    for name, sheet in games:
        if sheet.opening.family.id != family.id:
            raise NotationError(f"{name} is a game of {sheet.opening.family.name}, not of {family.name}.")
    faults = findings(family, [trial_of(sheet, name) for name, sheet in games])
    for fault in faults:
        click.echo(fault)
    number = so_many(len(faults), "finding")
    click.echo(f"{family.name}: {number}." if faults else f"{family.name} is as families are: {number}.")
    sys.exit(1 if faults else 0)


@cli.group(invoke_without_command=True)
@click.pass_context
def variants(context: click.Context) -> None:
    """Lists the variants; `variants show ID` prints a rule book."""
    from referee.families.registry import families
    from referee.translations import in_english

    if context.invoked_subcommand is None:
        for family in families():
            for variant in family.catalogue.variants():
                click.echo(f"{variant.id:<22}{variant.region:<15}{in_english(variant.summary)}")


@variants.command()
@click.argument("variant_id", metavar="ID")
@click.option("--lang", "language", metavar="LANGUAGE", default="en", help="such as da; else English")
def show(variant_id: str, language: str) -> None:
    """Prints the rule book of a variant, with the house rules that are known of it."""
    from referee.families.registry import family_of
    from referee.translations import SPEECH

    family, tag = family_of(variant_id), _language(language)
    variant = family.variant(variant_id)
    book = family.catalogue.rulebook(variant.rules, title=variant.name, players=None)
    whole = Said("options-book", {"text": English(book)}) if isinstance(book, str) else book
    click.echo(SPEECH.say(whole, tag).removesuffix("\n") + "\n")
    if variant.house_rules:
        heading = SPEECH.say(Said("options-house-rules-known"), tag)
        click.echo(f"## {heading}\n")
    for rule in variant.house_rules:
        name = rule.name if isinstance(rule.name, str) else SPEECH.say(rule.name, tag)
        click.echo(f"- {name} (`{rule.id}`; {rule.source})")


def _language(tag: str) -> str:
    """The language that a tag is for, of those that there are."""
    from referee.translations import languages
    from referee.words.languages import fitting

    language = fitting(tag, languages())
    if language is None:
        known = ", ".join(languages())
        raise click.BadParameter(f"{tag[:60]!r} is none of {known}.", param_hint="--lang")
    return language


@cli.command()
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


@cli.command()
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


@cli.command()
@_database
def check(**given: Any) -> None:
    """Replays every game, adds up every club's books, and compares. Changes nothing.

    Exit code 1 when something differs or there is nothing to check, 2 when it is no database of ours.
    """
    database = _chosen(**given).database
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


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@_database
def backup(file: Path, **given: Any) -> None:
    """Copies the live database to FILE, which must not exist, and checks the copy.

    FILE appears once the copy is whole. Exit code 1 when a game in it does not replay, 2 when there is none.
    """
    database = _chosen(**given).database
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


@cli.command()
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


@cli.command()
@click.argument("file", metavar="BACKUP", type=click.Path(path_type=Path))
@_database
def restore(file: Path, **given: Any) -> None:
    """Puts BACKUP in the place of the database, while nobody serves it.

    BACKUP is checked first, and stays where it is. The former database is kept under another name. Exit code
    1 when a game in the backup does not replay, 2 when it is no backup or somebody serves; nothing is changed
    then.
    """
    database = _chosen(**given).database
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


cli.add_command(phone)
cli.add_command(conform)


if __name__ == "__main__":
    main()
