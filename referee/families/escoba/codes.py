"""The codes that only games of Escoba have, and their meanings."""

from __future__ import annotations

from referee.codes.play import Code

CODES = {
    "capture_must_make_fifteen": Code(
        "A capture must make fifteen", "The card played and those it takes count 15 together."
    ),
    "card_must_lie_on_the_table": Code(
        "The card must lie on the table", "Only what lies there before the play can be taken."
    ),
    "fifteen_must_be_taken": Code(
        "A fifteen must be taken", "Under these rules a card that makes fifteen takes one."
    ),
    "capture_must_be_made": Code(
        "A capture must be made", "Under these rules who can take with some card plays one that takes."
    ),
    "nothing_was_missed": Code(
        "Nothing was missed",
        "The next player may take a fifteen only with the card that was left, and where the rules allow it.",
    ),
    "table_must_be_cleared": Code("The table must be cleared", "An escoba leaves nothing on the table."),
    "table_must_make_fifteen": Code(
        "The table must make fifteen", "Cards dealt to the table are taken where they count 15, or 30."
    ),
    "players_must_follow_in_turn": Code(
        "Players must follow in turn", "Somebody else was to play; turns go round as the rules say."
    ),
    "card_must_be_held": Code("The card must be held", "Nobody plays a card that is not in the hand."),
    "setenta_must_be_whole": Code(
        "A setenta must be whole", "It takes a card of each suit; nobody has all four."
    ),
    "setentas_must_differ": Code("Setentas must differ", "Several sides have equal ones, and nobody scores."),
    "setenta_must_be_named": Code(
        "The setenta must be named", "Give each side's best rank of each suit, so that they can be compared."
    ),
    "left_cards_must_come_out": Code(
        "The cards left must come out",
        "The pack counts 220, a capture 15, so 10, 25, 40 or 55 are left. Otherwise one was no fifteen.",
    ),
    "every_card_must_be_captured": Code(
        "Every card must be captured", "The piles at the end hold all forty cards, each once."
    ),
    "counts_must_add_up": Code(
        "The counts must add up",
        "Together the sides have 40 cards, 10 coins and 4 sevens; the seven of coins is one of each.",
    ),
    "escobas_must_be_possible": Code("The escobas must be possible", "Each escoba takes two cards at least."),
}
