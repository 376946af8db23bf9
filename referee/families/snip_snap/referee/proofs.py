"""Proofs against a pass: cards that were played or shown later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.cards import Card, card_text
from referee.families.options.words import listed
from referee.families.snip_snap.referee.course import Course, Denial, Infraction
from referee.families.snip_snap.table.reading import cards_in_words


def convict(course: Course, denial: Denial, shown: Mapping[int, Sequence[Card]]) -> Infraction | None:
    """The infraction that a card played or shown later proves, since nobody draws; None where none does."""
    later = [card for turn, card in course.played[denial.seat] if turn > denial.turn]
    guilty = [card for card in later if card in denial.missing]
    held = [card for card in shown.get(denial.seat, ()) if card in denial.missing]
    if not guilty and not held:
        return None
    name, top = course.table.names[denial.seat], card_text(denial.top)
    did = f"passed on the {top}" if not denial.cards else f"played {cards_in_words(denial.cards)} alone"
    how = [f"played the {card_text(card)} later" for card in guilty]
    how += [f"held the {card_text(card)} to the end" for card in held]
    text = f"{name} {did} and {listed(how)}."
    rule = "play.several" if denial.cards else "play.must"
    options = (*denial.cards, *guilty, *held)
    return Infraction(denial.turn, denial.seat, rule, "card_must_be_played", text, denial.cards, options)


def is_settled(course: Course, denial: Denial, shown: Mapping[int, Sequence[Card]]) -> bool:
    """True when a pass is known to be legal: others had the missing cards, or the holding is known."""
    seat = denial.seat
    known = len(course.played[seat]) + len(shown.get(seat, ()))
    others = {card for card, holder in course.on_table.items() if holder != seat}
    others |= {card for holder, cards in shown.items() if holder != seat for card in cards}
    return known >= course.dealt[seat] or denial.missing <= others
