"""The meaning of the codes that only games of Bourré have."""

from __future__ import annotations

from referee.codes.play import Code

CODES = {
    "player_must_be_at_the_table": Code(
        "The player must be at the table",
        "Who is out of the game, or away for this hand, takes no part in it.",
    ),
    "two_must_be_at_the_table": Code(
        "Two must be at the table", "A hand needs two players who are dealt cards; the others may be away."
    ),
    "stayers_must_be_among_the_tied": Code(
        "Those who stay must be among the tied",
        "In a play-off only those stay who tied for the pot before it.",
    ),
    "dealer_must_stay": Code("The dealer must stay", "These rules oblige the dealer to stay in this hand."),
    "draws_must_be_allowed": Code(
        "The draws must be allowed",
        "The rules say how many cards each may draw, at large tables often fewer.",
    ),
    "stock_must_suffice": Code(
        "The stock must suffice",
        "Nothing is shuffled in by these rules: more cards were drawn than there are.",
    ),
    "hand_must_have_one_form": Code(
        "A hand must have one form",
        "Say who stays, or with `winner` who passed. Where two or more stay, give one of `taken`, `tricks` "
        "and `winner`.",
    ),
    "nobody_can_have_played": Code(
        "Nobody can have played", "With fewer than two players who stay there are no tricks."
    ),
    "tricks_taken_must_be_told": Code(
        "The tricks taken must be told",
        "`taken` has everybody who stays, with 0 for no trick, and nobody else.",
    ),
    "tricks_must_add_up": Code(
        "The tricks must add up", "There are as many tricks as cards each, and nobody takes fewer than none."
    ),
    "winner_must_have_most": Code(
        "The winner must have most tricks",
        "Who takes the pot alone stayed, may win it, and has more tricks than any other; else `winner` is "
        "null and `tied` names those with most tricks.",
    ),
    "trump_must_be_told": Code(
        "Trumps must be told", "Tricks can be audited only with the suit of trumps: give `trump`."
    ),
    "trump_must_have_one_form": Code(
        "Trumps must have one form", "Give the upcard as `card`, or only the `suit`, not both."
    ),
    "play_must_have_one_card": Code(
        "A play must have one card", "Give it as `card`, or as `cards` with this one card in it, not both."
    ),
    "upcard_must_be_the_dealers": Code(
        "The upcard must be the dealer's",
        "It is the dealer's own card, or nobody's, as the rules say; nobody else can play it.",
    ),
    "hands_must_be_of_one_size": Code(
        "The hands must be of one size",
        "Everybody who stays plays a card to every trick, until all are played.",
    ),
    "tricks_must_be_legal": Code(
        "The tricks must be legal",
        "A play was against the rules. Name it in `faults` as a renege in that trick, or send "
        "`accept_infractions: true` where nobody called it.",
    ),
    "fault_must_be_found": Code(
        "The fault must be found", "By what is told of the hand the player cannot have done that."
    ),
    "fault_must_be_known": Code(
        "The fault must be known", "Faults are `renege`, `corrected`, `out_of_turn` and `spoke_early`."
    ),
    "split_must_be_agreed": Code(
        "A split must be agreed on", "`split` belongs to a tie under rules by which those who tie may agree."
    ),
    "ante_must_be_the_dealers_choice": Code(
        "The ante must be the dealer's choice", "Only some rules let the dealer name the ante of a hand."
    ),
    "pot_must_cover_it": Code(
        "The pot must cover it", "An adjustment moves chips from the pot or into it; there must be as many."
    ),
    "chips_must_suffice": Code(
        "The chips must suffice",
        "By these rules nobody owes: an adjustment leaves a player 0 chips at least.",
    ),
    "chips_must_be_in_range": Code(
        "The chips must be in range",
        "Bourrés can multiply a pot with every hand. Only so many chips are counted, in the pot and for a "
        "player: a limit (`pot.at_most`, `bourre.at_most`) keeps them fewer.",
    ),
    "buy_in_must_be_allowed": Code(
        "Taking new chips must be allowed", "The rules say how often a player who is out may take new chips."
    ),
    "holding_must_be_told": Code(
        "The holding must be told", "Give `holding`, or how many cards it had as `holding_size`."
    ),
    "holding_must_have_its_size": Code(
        "The holding must have its size", "What is said of the holding does not agree with its size."
    ),
    "holding_must_have_the_cards": Code(
        "The holding must have the cards", "A card that was played, or is known, is not in the holding given."
    ),
}
