"""The rule book on the deal, on staying, and on drawing cards.

Source: the options; what each one means comes from the descriptions that they name.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.bourre.rules.headings import Heading
from referee.families.bourre.rules.options import MustStay, Rules, StayHow, Tie, Trump
from referee.families.bourre.rules.sections.deal import FROM_THE_STOCK, PACK
from referee.families.bourre.rules.sections.draw import draws_at_most
from referee.families.options.messages import Args, line, message, option_line, section_lines, sentence
from referee.words.said import Said


def deal_section(rules: Rules, players: int | None) -> Iterator[Said]:
    """The pack, what is dealt, trumps, and who deals."""
    yield message(rules, "one-pack")
    yield message(rules, "dealt", {"cards": rules.deal.cards})
    yield option_line(rules, "deal.trump")
    yield from _left(rules, players)
    yield message(rules, "first-dealer")
    yield message(rules, "next-game")


def _left(rules: Rules, players: int | None) -> Iterator[Said]:
    if players is not None:
        upcard = rules.deal.trump in FROM_THE_STOCK
        stock = PACK - players * rules.deal.cards - upcard
        args: Args = {"players": players, "cards": stock, "upcard": "out" if upcard else "in"}
        yield message(rules, "stock", args)


def stay_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """The section on staying and passing."""
    yield option_line(rules, "stay.how")
    yield message(rules, "passes")
    yield from section_lines(rules, Heading.STAY, "stay.must", _duty(rules))
    yield message(rules, "stays-alone")


def _duty(rules: Rules) -> Iterator[Said]:
    """The sentences on the duty to stay."""
    if rules.stay.must is MustStay.DEALER_WITH_ACE:
        yield message(rules, "ace-is-sure")
    if rules.stay.must is not MustStay.NOBODY and rules.pot.tie is Tie.PLAY_OFF:
        yield message(rules, "nobody-must-stay")


def draw_section(rules: Rules, players: int | None) -> Iterator[Said]:
    """The section on the draw."""
    most = rules.draw.at_most if players is None else draws_at_most(rules, players)
    yield message(rules, "throws-away", {"cards": most, "players": players or 0})
    if rules.draw.from_:
        others = message(rules, "other-tables", {"cards": rules.draw.at_most})
        yield line(option_line(rules, "draw.from"), others)
    if rules.stay.how is StayHow.IN_TURN:
        yield from section_lines(rules, Heading.DRAW)
    else:
        yield sentence(message(rules, "draw-when-after-all"))
        yield option_line(rules, "draw.reshuffle")
    if rules.deal.trump is Trump.DEALERS_LAST:
        yield message(rules, "upcard-thrown")
