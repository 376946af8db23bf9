"""All tricks of a hand as a table notes them: read, and checked for what cannot have been.

Plays against the rules are no matter of these checks: `audit.py` finds them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from referee.families.bourre.referee.situation import winning_card
from referee.families.bourre.rules.options import Trump
from referee.families.bourre.table.cards import NAMES
from referee.families.bourre.table.reading import Reader, Trumps, playing_card
from referee.families.documents import Document
from referee.families.steps import player_id
from referee.words.said import Argument, Said


@dataclass(frozen=True, slots=True)
class Play:
    """A card played to a trick."""

    seat: int
    card: int

    def document(self) -> dict[str, str]:
        """As JSON."""
        return {"player": player_id(self.seat), "card": NAMES[self.card]}


@dataclass(frozen=True, slots=True)
class Trick:
    """A whole trick."""

    plays: tuple[Play, ...]
    winner: int

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards in order of play."""
        return tuple(play.card for play in self.plays)


@dataclass(frozen=True, slots=True)
class Staying:
    """The players of a hand, and what is known of how they came to their cards."""

    dealer: int
    stayers: tuple[int, ...]
    """In order of play."""
    draws: Mapping[int, int] = field(default_factory=dict)
    """By seat, as far as they are known."""
    discards: Mapping[int, Sequence[int]] = field(default_factory=dict)
    """Cards thrown away by seat, as far as they are known."""
    seats: Sequence[int] = ()
    """All at the table."""
    is_sure: bool = True
    """True if everybody could be read who was said to stay."""


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """All tricks of a hand that can have been."""

    trumps: Trumps
    staying: Staying
    tricks: tuple[Trick, ...]

    @property
    def tricks_taken(self) -> dict[int, int]:
        """Tricks by stayer, in order of play."""
        winners = [trick.winner for trick in self.tricks]
        return {seat: winners.count(seat) for seat in self.staying.stayers}

    def plays_of(self, seat: int) -> list[int]:
        """The cards that a player played, in order: all that were held."""
        return [play.card for trick in self.tricks for play in trick.plays if play.seat == seat]

    def document(self) -> list[list[dict[str, str]]]:
        """The tricks as JSON."""
        return [[play.document() for play in trick.plays] for trick in self.tricks]


def read_tricks(
    reader: Reader, given: Sequence[Sequence[Document]], trumps: Trumps | None, staying: Staying
) -> PlayedHand | None:
    """The tricks of a hand; None where something cannot have been, which the reader then has."""
    before = len(reader.violations)
    plays = [_plays(reader, trick, f"/tricks/{at}", staying) for at, trick in enumerate(given)]
    if len(given) != reader.rules.deal.cards:
        cards = reader.rules.deal.cards
        message = Said("bourre-tricks-of-a-hand", {"cards": cards, "given": len(given)})
        reader.wrong("/tricks", "hands_must_be_of_one_size", message, cards, len(given))
    if trumps is None or len(reader.violations) > before:
        return None
    reader.check_no_duplicates((play.card for trick in plays for play in trick), "/tricks")
    tricks = tuple(_in_turn(reader, plays, trumps, staying.stayers))
    hand = PlayedHand(trumps, staying, tricks)
    _check_upcard(reader, hand)
    return hand if len(reader.violations) == before else None


def _plays(reader: Reader, trick: Sequence[Document], path: str, staying: Staying) -> list[Play]:
    """The plays of a trick; each of those who stay has one."""
    stayers = staying.stayers
    named = [(play["player"], f"{path}/{at}/player") for at, play in enumerate(trick)]
    seats = reader.each_once(named, staying.seats)
    cards = {f"{path}/{at}/player": reader.played(play, f"{path}/{at}") for at, play in enumerate(trick)}
    others = {at: seat for at, seat in seats.items() if seat not in stayers}
    for at, seat in others.items():
        people: dict[str, Argument] = {
            "player": reader.table.person(seat),
            "players": reader.table.people(stayers),
        }
        message = Said("bourre-does-not-stay", people)
        expected = [*map(player_id, stayers)]
        reader.wrong(at, "hands_must_be_of_one_size", message, expected, player_id(seat))
    missing = [seat for seat in stayers if seat not in seats.values()]
    if missing and not others and len(seats) == len(trick):
        message = Said("bourre-did-not-play", {"players": reader.table.people(missing)})
        reader.wrong(path, "hands_must_be_of_one_size", message, [*map(player_id, stayers)])
    return [Play(seat, card) for at, seat in seats.items() if (card := cards[at]) is not None]


def _in_turn(
    reader: Reader, tricks: Sequence[Sequence[Play]], trumps: Trumps, stayers: Sequence[int]
) -> Iterator[Trick]:
    """The tricks with their winners; the winner of each leads the next, and the others follow clockwise."""
    leader = stayers[0]
    for at, plays in enumerate(tricks):
        first = stayers.index(leader)
        due = [*stayers[first:], *stayers[:first]]
        order = [play.seat for play in plays]
        if order != due:
            here = next(place for place, seat in enumerate(due) if order[place] != seat)
            people: dict[str, Argument] = {
                "players": reader.table.people(due),
                "given": reader.table.people(order),
            }
            message = Said("bourre-order-of-a-trick", {"trick": at + 1, **people})
            expected = [*map(player_id, due)]
            reader.wrong(f"/tricks/{at}/{here}/player", "players_must_be_clockwise", message, expected)
        best = winning_card(tuple(play.card for play in plays), trumps.suit)
        leader = next(play.seat for play in plays if play.card == best)
        yield Trick(tuple(plays), leader)


def _check_upcard(reader: Reader, hand: PlayedHand) -> None:
    """The upcard is the dealer's, or nobody's; a dealer who drew none still has it."""
    upcard, trump, dealer = hand.trumps.upcard, reader.rules.deal.trump, hand.staying.dealer
    if upcard is None or trump is Trump.SHOWN_BEFORE:
        return
    plays = (play for trick in hand.tricks for play in trick.plays)
    holder = next((play.seat for play in plays if play.card == upcard), None)
    person, card = reader.table.person, playing_card(upcard)
    if trump is Trump.NEXT_CARD and holder is not None:
        message = Said("bourre-upcard-of-nobody", {"card": card, "player": person(holder)})
        reader.wrong("/trump/card", "upcard_must_be_the_dealers", message, given=NAMES[upcard])
    elif holder not in {None, dealer}:
        players = {"dealer": person(dealer), "player": person(holder or 0)}
        message = Said("bourre-upcard-of-the-dealer", {"card": card, **players})
        reader.wrong("/trump/card", "upcard_must_be_the_dealers", message, given=NAMES[upcard])
    elif trump is Trump.DEALERS_LAST and holder is None and hand.staying.draws.get(dealer) == 0:
        message = Said("bourre-upcard-not-played", {"player": person(dealer), "card": card})
        reader.wrong("/trump/card", "upcard_must_be_the_dealers", message, given=NAMES[upcard])


def lies_face_up(hand: PlayedHand, trump: Trump) -> bool:
    """True if the upcard lies face up, out of play, while the tricks are played."""
    upcard = hand.trumps.upcard
    if upcard is None or trump is Trump.SHOWN_BEFORE:
        return False
    return trump is Trump.NEXT_CARD or upcard not in hand.plays_of(hand.staying.dealer)
