"""The rule book on the deal, on staying, and on drawing cards.

Source: the options; what each one means comes from the descriptions that they name.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.bourre.rules.headings import Heading
from referee.families.bourre.rules.options import MustStay, Rules, StayHow, Tie, Trump
from referee.families.bourre.rules.sections.deal import FROM_THE_STOCK, PACK
from referee.families.bourre.rules.sections.draw import draws_at_most
from referee.families.bourre.rules.words import cards
from referee.families.options.book import section_sentences
from referee.families.options.option import clause
from referee.families.options.words import sentence


def deal_section(rules: Rules, players: int | None) -> Iterator[str]:
    """The pack, what is dealt, trumps, and who deals."""
    yield "One pack of 52 cards. In each suit they rank A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2."
    yield f"Everyone at the table is dealt {cards(rules.deal.cards)}; the rest is the stock."
    yield sentence(clause(rules, "deal.trump"))
    yield from _left(rules, players)
    yield (
        "The table settles who deals the first hand. After each hand the deal passes to the next player to "
        "the left who is at the table. A player may be away for a hand: who is not dealt cards pays nothing."
    )
    yield "If the same table plays another game, the next player to the left of the last dealer deals first."


def _left(rules: Rules, players: int | None) -> Iterator[str]:
    if players is not None:
        upcard = rules.deal.trump in FROM_THE_STOCK
        stock = PACK - players * rules.deal.cards - upcard
        turned = " besides the upcard" if upcard else ""
        yield f"With {players} players that leaves {cards(stock)} in the stock{turned}."


def stay_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on staying and passing."""
    yield sentence(clause(rules, "stay.how"))
    yield "Whoever passes throws the cards away, face down, and loses no more than the ante."
    yield from section_sentences(rules, Heading.STAY, "stay.must", _duty(rules))
    yield "Whoever stays alone takes the pot at once, and no cards are played."


def _duty(rules: Rules) -> Iterator[str]:
    """The sentences on the duty to stay."""
    if rules.stay.must is MustStay.DEALER_WITH_ACE:
        yield "The ace of trumps is a sure trick, so that a dealer who shows it has nothing to fear."
    if rules.stay.must is not MustStay.NOBODY and rules.pot.tie is Tie.PLAY_OFF:
        yield "When a pot is played off, nobody has to stay."


def draw_section(rules: Rules, players: int | None) -> Iterator[str]:
    """The section on the draw."""
    most = rules.draw.at_most if players is None else draws_at_most(rules, players)
    table = "" if players is None else f" at a table of {players}"
    yield (
        f"Whoever stays may throw away up to {cards(most)}{table} and is dealt as many from the stock, or "
        "keeps all of them."
    )
    if rules.draw.from_:
        yield f"{sentence(clause(rules, 'draw.from'))} At other tables it is {rules.draw.at_most}."
    if rules.stay.how is StayHow.IN_TURN:
        yield from section_sentences(rules, Heading.DRAW)
    else:
        yield "When all have spoken, those who stay draw one after the other."
        yield sentence(clause(rules, "draw.reshuffle"))
    if rules.deal.trump is Trump.DEALERS_LAST:
        yield "The dealer may throw away the upcard, too. It then lies face up and comes back to nobody."
