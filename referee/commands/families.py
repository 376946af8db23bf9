"""`referee families` and `referee variants`: the games, a check of them, and their rule books."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from referee.commands.files import text_of
from referee.errors import NotationError
from referee.families.options.words import so_many
from referee.text_sheet import read_score_sheet, trial_of
from referee.words.said import Said


@click.command("families")
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
    games = [(file.name, read_score_sheet(text_of(file), family_of)) for file in sheets]
    for name, sheet in games:
        if sheet.opening.family.id != family.id:
            raise NotationError(f"{name} is a game of {sheet.opening.family.name}, not of {family.name}.")
    faults = findings(family, [trial_of(sheet, name) for name, sheet in games])
    for fault in faults:
        click.echo(fault)
    number = so_many(len(faults), "finding")
    click.echo(f"{family.name}: {number}." if faults else f"{family.name} is as families are: {number}.")
    sys.exit(1 if faults else 0)


@click.group(invoke_without_command=True)
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
    from referee.service.rules import rulebook
    from referee.translations import SPEECH

    family, tag = family_of(variant_id), _language(language)
    variant = family.variant(variant_id)
    book = rulebook(family, variant, variant.rules, players=None)
    click.echo(SPEECH.say(book, tag).removesuffix("\n") + "\n")
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
