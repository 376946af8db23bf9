"""The codes that only games of Authors and Go Fish have, with their meanings."""

from __future__ import annotations

from referee.codes.play import Code

CODES = {
    "rank_must_not_repeat": Code(
        "A rank must not be told twice",
        "A deal has one book of each rank, or two pairs. `message` says who has it.",
    ),
    "sets_must_be_complete": Code(
        "The sets must be complete",
        "13 books belong to a deal, or 26 pairs, unless the deal ends with an empty hand or stock.",
    ),
    "ranks_must_be_told": Code(
        "The ranks must be told",
        "Sets count by their rank in these rules. Give `sets`, and the `rank` of a forfeit.",
    ),
    "forfeits_must_be_in_rules": Code(
        "The rules must know forfeits", "Only where a wrong ask costs a set, sets are given away."
    ),
    "giver_must_have_the_set": Code(
        "The giver must have the set", "Only a set that was laid down, and is still there, can be given away."
    ),
    "rank_must_be_held": Code(
        "A card of the rank must be held", "Whoever asks for a rank, or a card of it, holds one of that rank."
    ),
    "asker_must_hold_the_rank": Code(
        "The asker must hold the rank",
        "Asking without holding a card of the rank costs a set in these rules.",
    ),
    "card_must_not_be_held": Code(
        "The card must not be one's own", "One may not ask for a card that one holds oneself."
    ),
    "somebody_else_must_be_asked": Code(
        "Somebody else must be asked", "One asks another player, who has cards."
    ),
    "cards_must_be_handed_over": Code(
        "The cards must be handed over", "Whoever is asked gives what was asked for; `options` lists it."
    ),
    "card_must_be_drawn": Code(
        "A card must be drawn", "After a miss the asker draws, while there is a stock."
    ),
    "card_must_not_be_drawn": Code(
        "No card may be drawn", "One card is drawn after a miss, none after a gift or without a stock."
    ),
    "set_must_be_whole": Code(
        "The set must be whole", "A set is four cards of a rank, or two, as the rules say."
    ),
    "turn_must_pass": Code(
        "The turn must pass", "Nothing was handed over, and what was drawn gives no other turn."
    ),
    "history_must_be_possible": Code(
        "The history must be possible",
        "By what is told before, this step cannot have happened. `path` names it.",
    ),
}
"""By code, for the page that a problem leads to."""
