"""The codes that all families of melding games have, and their meanings."""

from __future__ import annotations

from collections.abc import Mapping

from referee.codes.play import Code

MELD_CODES: Mapping[str, Code] = {
    "meld_must_be_one": Code("A meld must be one", "These cards are no meld by the rules of the table."),
    "cards_must_be_three": Code("A meld must have three cards", "A meld has three cards at least."),
    "ranks_must_be_equal": Code("Ranks must be equal", "The cards of a set are of one rank."),
    "round_must_fit_the_rules": Code(
        "The round must fit the rules", "What was told has no meaning under the rules of the table."
    ),
    "player_must_hold_nothing": Code(
        "Who is out must hold nothing", "Whoever went out has no card left, and so no deadwood."
    ),
    "stock_must_hold_cards": Code("The stock must hold cards", "The stock is used up and is not renewed."),
    "holding_must_have_the_cards": Code(
        "The holding must have the cards", "A card that was played, or is known, is not in the holding given."
    ),
    "holding_must_have_its_size": Code(
        "The holding must have its size", "What is said of the holding does not agree with its size."
    ),
}
"""By code."""
