"""The meaning of the codes that only games of the Cucumber family have."""

from __future__ import annotations

from referee.codes.play import Code

CODES = {
    "cards_must_match_the_lead": Code(
        "As many cards must be played as were led", "Everyone plays as many cards to a trick as its leader."
    ),
    "one_card_must_be_led": Code(
        "One card must be led", "Only some rules let players lead several cards of one rank."
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
    "hands_must_be_of_one_size": Code(
        "The hands must be of one size",
        "Everybody is dealt as many cards and plays to every trick. Cards that were not noted are `null`.",
    ),
    "last_trick_must_be_known": Code(
        "The last trick must be known", "A hand is scored by its last trick, so that one must be noted whole."
    ),
    "play_must_be_legal": Code(
        "The play must be legal", "By the cards played later this play was against the rules."
    ),
    "tricks_must_be_legal": Code(
        "The tricks must be legal",
        "`infractions` tells every play against the rules. To record the hand all the same, send "
        "`accept_infractions: true`; they stay on its record.",
    ),
    "last_trick_must_be_one_card": Code(
        "The last trick must be of one card", "Everybody keeps one card for the last trick."
    ),
    "changes_must_be_allowed": Code(
        "Changes of cards must have been allowed",
        "By these rules nobody can have changed so many cards then.",
    ),
    "card_must_not_lie_face_up": Code(
        "The card must not lie face up",
        "A card that lies face up before a player is missing from the pack and cannot have been played.",
    ),
    "pack_must_serve_a_hand": Code(
        "The pack must serve a hand", "So many cards lie face up that the rest cannot be dealt."
    ),
    "hand_must_have_one_form": Code(
        "A hand must have one form",
        "Give `last_trick`, `outcome` or `tricks`, and only one of them. Where a hand can end without a last "
        "trick, its `calls` may tell all of it.",
    ),
    "call_must_be_in_rules": Code(
        "The rules must know the call",
        "Kontra, Rassi's doubles, doubling cards, doubled bets and declarations belong to certain rules.",
    ),
    "exchange_must_be_in_rules": Code(
        "The rules must know exchanging", "In these rules nobody changes cards before play."
    ),
    "multiplier_must_be_1_2_or_4": Code(
        "The multiplier must be 1, 2 or 4", "In Rassi one doubles (2), and after that redoubles (4)."
    ),
    "doubling_must_be_told": Code(
        "It must be told whether a doubling card was played",
        "These rules double the penalty for it. In the short form say it by `doubling_card_played`.",
    ),
    "doubling_must_fit_the_cards": Code(
        "The doubling card must fit the others",
        "By the taker's card somebody must have played a doubling card, or nobody can have.",
    ),
    "lowest_must_be_told": Code(
        "It must be told who had the lowest card",
        "That player deals next in these rules, or wins the hand. In the short form say it by `lowest`.",
    ),
    "others_must_have_lower_cards": Code(
        "The others must have had lower cards",
        "Who is neither the taker nor tied had a lower card, but the pack has not so many.",
    ),
    "last_trick_must_be_given": Code(
        "The last trick must be given card by card",
        "The short form does not tell enough: different cards are equal in these rules and stay face up, or "
        "everybody pays for the own card.",
    ),
    "double_must_follow_a_trick": Code(
        "A double must follow a trick",
        "A bet is doubled between two tricks: after the first at the earliest, before the last at the "
        "latest, and once between the same two.",
    ),
    "double_must_not_be_repeated": Code(
        "A double must not be repeated", "Somebody else has to double before the same player may again."
    ),
    "double_must_be_affordable": Code(
        "A double must be affordable",
        "Everybody in the hand must have credits for the doubled bet, before anybody accepts or refuses.",
    ),
    "doubler_must_be_in_the_hand": Code(
        "Whoever doubles must be in the hand", "Who is out, or has refused a double, cannot ask for one."
    ),
    "doubler_must_have_won_the_trick": Code(
        "Whoever doubles must have won the trick", "Only the winner of a trick may double before the next."
    ),
    "refuser_must_be_in_the_hand": Code(
        "Whoever refuses must be in the hand",
        "A double is refused by those who are still in the hand, each once, and not by whoever asked for it.",
    ),
    "hand_must_be_going_on": Code(
        "The hand must be going on", "All others have refused, so the last who is left has won the hand."
    ),
    "last_trick_must_be_left_out": Code(
        "The last trick must be left out",
        "All others have refused a double, so that no last trick was played, and whoever is left has won.",
    ),
    "declaration_must_be_told": Code(
        "The declaration must be told",
        "In `calls`, `declared` says who declared the lowest card; it is null when nobody did.",
    ),
    "buy_in_must_be_allowed": Code(
        "The buy-in must be allowed", "The rules say who may buy in and when; `detail` says what is missing."
    ),
    "dealer_must_be_among_the_drawers": Code(
        "The dealer must be among those who draw", "The payers of the last hand draw cards for the deal."
    ),
    "score_must_be_kept": Code("A score must be kept", "These rules keep no score that could be adjusted."),
    "score_must_stay_0_or_more": Code(
        "The score must stay 0 or more", "An adjustment changes the score, and not to less than 0."
    ),
}
"""By code, for the page that a problem leads to."""
