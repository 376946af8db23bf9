"""The rule book on the end of the game, the money, and people who come and go.

Source: the options; what each one means comes from the descriptions that they name.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.bourre.rules.headings import Heading
from referee.families.bourre.rules.options import EndWhen, Rules
from referee.families.bourre.rules.words import chips
from referee.families.options.book import section_sentences
from referee.families.options.option import clause
from referee.families.options.words import sentence


def end_section(rules: Rules, _: int | None) -> Iterator[str]:
    """When the game is over, and who has won."""
    yield sentence(clause(rules, "end.when"))
    if rules.end.when is EndWhen.TARGET:
        yield f"Enough are {chips(rules.end.target or 0)}."
    if rules.end.when is not EndWhen.AGREED:
        yield "The table may also agree to end it earlier."
    if rules.end.when is not EndWhen.ONE_LEFT:
        yield "It ends, too, when only one player is in."
    yield from section_sentences(rules, Heading.END)
    yield "Chips that cannot be shared go one each in order of seats, from the first seat."
    yield "Then whoever has won most chips wins the game, and equal players share the win."


def money_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on money, for games that are played for a stake."""
    yield "When a game is played for money, the stake is what one chip is worth."
    yield "Every payment moves at once, from the player to the pot or from the pot to the player."
    yield "If the game is abandoned, everybody gets back what they paid, and gives back what they won."


def people_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on players who leave or join."""
    yield (
        "A player who leaves between hands keeps what was won or lost, and has no more claim to the pot. If "
        "one player is left, that player takes the pot, and the game ends."
    )
    start = "" if rules.chips.start is None else f" with {chips(rules.chips.start)} to play with"
    yield (
        f"Between hands another player may join in a new last seat{start}, as long as no more than "
        f"{rules.players.max} are at the table, and antes from the next hand on."
    )
