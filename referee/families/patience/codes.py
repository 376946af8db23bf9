"""The codes that only games of patience have, with their meanings."""

from __future__ import annotations

from collections.abc import Mapping

from referee.codes.play import Code

CODES: Mapping[str, Code] = {
    "card_must_fit_the_column": Code(
        "The card must fit the column", "Columns run down by one, red and black in turn."
    ),
    "only_a_king_may_fill_the_space": Code(
        "Only a king may fill the space", "By these rules nothing else goes to an empty column."
    ),
    "card_must_be_next_on_its_foundation": Code(
        "The card must be the next on its foundation", "Each suit goes up by one, from the ace to the king."
    ),
    "cards_must_be_in_sequence": Code(
        "Cards that move together must be in sequence",
        "Each is one lower than the last, in the other colour.",
    ),
    "whole_sequence_must_move": Code(
        "The whole sequence must move", "By these rules all face-up cards of a column move together."
    ),
    "cards_must_be_there": Code(
        "The cards must be there", "A move takes cards from where they lie, as many as lie open there."
    ),
    "so_many_must_find_room": Code(
        "So many cards must find room",
        "Several cards move at once only where they could move one by one. If they can come across by other "
        "columns, tell the single moves.",
    ),
    "one_card_must_move": Code("One card must move", "Into cells, up, and off the waste they go one by one."),
    "cell_must_be_empty": Code("The cell must be empty", "A cell holds one card."),
    "move_must_go_elsewhere": Code(
        "The move must go elsewhere", "A move that changes nothing, or goes where nothing is laid, is none."
    ),
    "card_must_not_leave_its_foundation": Code(
        "The card must not leave its foundation", "By these rules what is up stays up."
    ),
    "card_must_be_turned_first": Code(
        "A card must be turned first",
        "The column shows no card: its last one is turned up first.",
    ),
    "card_must_be_known": Code(
        "The card must be known", "What is asked turns on a card that was told as `?`: say which it is."
    ),
    "stock_must_hold_cards": Code("The stock must hold cards", "There is nothing left to turn."),
    "so_many_must_be_turned": Code(
        "So many cards must be turned", "The rules say how many cards are turned from the stock at a time."
    ),
    "stock_must_be_empty": Code(
        "The stock must be empty", "The waste is turned over when the stock has no card left."
    ),
    "passes_must_be_left": Code(
        "A pass must be left", "The rules say how often the stock may be gone through."
    ),
    "card_must_come_by_the_waste": Code(
        "The card must come by the waste", "A card of the stock is turned to the waste before it is played."
    ),
    "pile_must_exist": Code(
        "The pile must exist", "`t1` and so on are the columns, `c1` the cells, `f` and `fH` foundations."
    ),
    "layout_must_be_whole": Code(
        "The layout must be whole",
        "Every card lies somewhere, once, in the piles that there are.",
    ),
    "sequence_must_be_one": Code(
        "A sequence must be one", "The face-up cards of a column run down by one, red and black in turn."
    ),
    "too_many_face_down": Code(
        "No more cards may lie face down than were dealt so", "In column 3 at most two, and so on."
    ),
    "layout_must_be_as_dealt": Code("The layout must be as dealt", "A deal begins with nothing moved."),
    "won_must_mean_all_cards": Code("Won must mean all cards", "With 52 cards up, and only then."),
    "events_must_be_told": Code("The events must be told", "These rules give points for what happens."),
    "events_must_add_up": Code(
        "The events must add up", "Cards brought up, less those taken back, are the cards that are up."
    ),
    "events_must_be_possible": Code(
        "The events must be possible",
        "No more cards are turned up, or come from the waste, than there are, and no other cards go up.",
    ),
}
"""By code, for the page that a problem leads to."""
