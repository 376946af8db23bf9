"""The codes that only games of the Rummy family have, and their meanings."""

from __future__ import annotations

from referee.codes.play import Code
from referee.families.melds.codes import MELD_CODES

CODES = {
    **MELD_CODES,
    "player_must_hold_cards": Code(
        "Who is not out must hold cards", "Everybody who is not out holds at least one card."
    ),
    "cards_left_must_fit_the_deal": Code(
        "The cards must fit the deal", "Nobody holds more cards at the end of a round than were dealt."
    ),
    "deadwood_must_allow_a_knock": Code(
        "The deadwood must allow a knock", "The rules say how much deadwood a knocker may keep at most."
    ),
    "knocking_must_be_allowed": Code(
        "Knocking must be allowed", "In these rules a round ends when somebody goes out."
    ),
    "round_must_end_by_a_knock": Code("The round must end by a knock", "In Gin nobody goes out; one knocks."),
    "nothing_may_be_laid_off": Code("Nothing may be laid off", "Against gin nothing is laid off."),
    "meld_must_have_a_natural_card": Code(
        "A meld must have a natural card", "Jokers stand for cards beside at least one card that is none."
    ),
    "suits_must_be_different": Code("Suits must be different", "No two cards of a set are of one suit."),
    "set_must_not_be_larger": Code("The set must not be larger", "The rules say how large a set may be."),
    "run_must_be_of_one_suit": Code("A run must be of one suit", "All cards of a run are of one suit."),
    "run_must_be_unbroken": Code("A run must be unbroken", "The cards of a run follow each other in rank."),
    "run_must_not_turn_the_corner": Code(
        "A run must not turn the corner",
        "The rules say whether an ace is low, high, or between king and two.",
    ),
    "meld_must_stay_one": Code(
        "The meld must stay one", "With what is laid off it is still a set, or a run."
    ),
    "laying_off_must_be_allowed": Code("Laying off must be allowed", "In these rules nothing is laid off."),
    "own_meld_must_come_first": Code(
        "A meld of one's own must come first", "Only who has melded in the round may lay off."
    ),
    "draw_must_come_first": Code("The draw must come first", "A turn begins with a draw, before any meld."),
    "one_draw_a_turn": Code(
        "There is one draw a turn", "Whoever has drawn does not draw again in that turn."
    ),
    "stock_must_be_renewed": Code(
        "The stock must be renewed", "The stock is used up, and made anew from the discard pile."
    ),
    "pile_must_hold_cards": Code("The pile must hold cards", "The discard pile has not so many cards."),
    "only_the_top_discard": Code("Only the top discard may be taken", "The rules allow no deeper card."),
    "taken_card_must_be_used": Code(
        "The card taken must be used", "The deepest card taken is melded or laid off at once."
    ),
    "card_taken_must_be_kept": Code(
        "The card taken must be kept", "The discard just taken may not be discarded in the same turn."
    ),
    "one_meld_a_turn": Code(
        "There is one meld a turn", "Only who goes out in an only turn may lay down several melds in it."
    ),
    "last_card_must_be_discarded": Code(
        "The last card must be discarded", "In these rules a round ends with a discard."
    ),
    "everything_must_go": Code("Everything must go", "Who goes out has no card left."),
}
"""By code, for the page that a problem leads to."""
