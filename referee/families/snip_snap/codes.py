"""The codes that only games of Snip Snap Snorem have, with their meanings."""

from __future__ import annotations

from referee.codes.play import Code

CODES = {
    "player_must_hold_cards": Code(
        "The others must hold cards", "Whoever is out has no cards left, and everybody else has at least one."
    ),
    "cards_left_must_fit_the_deal": Code(
        "The cards left must fit the deal", "Nobody can have more cards left than were dealt and not played."
    ),
    "counters_must_suffice": Code(
        "The counters must suffice", "Nobody pays more counters than there are; `expected` says how many."
    ),
    "fines_must_be_in_rules": Code(
        "The rules must know fines", "`paid` belongs to rules with fines in counters."
    ),
    "pot_must_be_in_rules": Code("The rules must know a pot", "`pot` belongs to rules with chips in a pot."),
    "turns_must_end_the_deal": Code(
        "The turns must end the deal",
        "By these turns nobody is out of cards, or with fines somebody can play yet. Give all of them.",
    ),
    "rank_must_be_matched": Code(
        "The rank must be matched", "A card of the rank that lies there is played, until all four are out."
    ),
    "card_must_be_played": Code(
        "The card must be played", "Whoever holds a card of the rank plays it, and may not pass."
    ),
    "leader_must_play": Code("The leader must play", "Whoever leads plays any card, and may not pass."),
    "players_must_follow_in_turn": Code(
        "Players must follow in turn", "Turns go round clockwise, and whoever plays the fourth card leads."
    ),
    "card_must_be_held": Code("The card must be held", "Only a card that is held can be played."),
    "one_card_must_be_played": Code(
        "One card must be played", "Several cards at once belong to a house rule (`play.several`)."
    ),
}
"""By code, for the page that a problem leads to."""
