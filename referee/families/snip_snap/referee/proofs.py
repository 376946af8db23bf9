"""Proofs against a pass: cards that were played or shown later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.cards import Card
from referee.families.snip_snap.referee.course import Course, Denial, Infraction
from referee.families.snip_snap.table.reading import playing_cards
from referee.words.said import Argument, PlayingCard, Said, with_and


def convict(course: Course, denial: Denial, shown: Mapping[int, Sequence[Card]]) -> Infraction | None:
    """The infraction that a card played or shown later proves, since nobody draws; None where none does."""
    later = [card for turn, card in course.played[denial.seat] if turn > denial.turn]
    guilty = [card for card in later if card in denial.missing]
    held = [card for card in shown.get(denial.seat, ()) if card in denial.missing]
    if not guilty and not held:
        return None
    proofs = [_proof("played", card) for card in guilty] + [_proof("held", card) for card in held]
    args: dict[str, Argument] = {"player": course.table.person(denial.seat), "proofs": with_and(proofs)}
    text = Said("snip_snap-passed-and", {**args, "card": PlayingCard(*denial.top)})
    if denial.cards:
        text = Said("snip_snap-played-alone-and", {**args, "cards": playing_cards(denial.cards)})
    rule = "play.several" if denial.cards else "play.must"
    options = (*denial.cards, *guilty, *held)
    return Infraction(denial.turn, denial.seat, rule, "card_must_be_played", text, denial.cards, options)


def _proof(how: str, card: Card) -> Said:
    return Said("snip_snap-proof", {"how": how, "card": PlayingCard(*card)})


def is_settled(course: Course, denial: Denial, shown: Mapping[int, Sequence[Card]]) -> bool:
    """True when a pass is known to be legal: others had the missing cards, or the holding is known."""
    seat = denial.seat
    known = len(course.played[seat]) + len(shown.get(seat, ()))
    others = {card for card, holder in course.on_table.items() if holder != seat}
    others |= {card for holder, cards in shown.items() if holder != seat for card in cards}
    return known >= course.dealt[seat] or denial.missing <= others
