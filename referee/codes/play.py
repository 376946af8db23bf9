"""The meanings of the codes of rules, cards, players and games; see `referee.codes`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Code:
    """The meaning of a code."""

    title: str
    """One short sentence, the same for every occurrence."""
    text: str
    """The reason that it must hold, and advice on what to do about it."""


_OPTIONS = {
    "family_must_exist": Code("The family must exist", "`GET /v1/families` lists those there are."),
    "family_must_be_installed": Code(
        "The family must be installed",
        "A game, or a club's rule set, is of a variant that no installed family plays. It stops the start;"
        " where it is met later, nothing was kept. The package of the family has to be installed again.",
    ),
    "family_must_load": Code(
        "The family must load", "A family of games that is installed cannot be used, and stops the start."
    ),
    "variants_must_be_of_one_family": Code(
        "The variants must be of one family", "Only variants of one family have options in common."
    ),
    "variant_must_exist": Code("The variant must exist", "`GET /v1/variants` lists those there are."),
    "option_must_exist": Code(
        "The option must exist",
        "House rules override options by their names; `GET /v1/variants/{id}` shows them all under `rules`.",
    ),
    "options_must_fit_together": Code(
        "The options must fit together",
        "Two options contradict each other. The path names the one to change, and `expected` what would fit.",
    ),
    "table_must_be_whole": Code(
        "The table must be whole",
        "House rules replace a table as a whole: give a number for each name that `expected` lists.",
    ),
    "teams_must_alternate": Code(
        "Teams must alternate",
        "Partners sit apart: seats belong to the teams in turn. Seat the players otherwise, or name no "
        "teams.",
    ),
    "teams_must_be_in_rules": Code(
        "Teams must be in the rules", "In these rules everybody plays alone; a house rule may say otherwise."
    ),
    "rank_must_exist": Code("The rank must exist", "A rank is A, K, Q, J, a number, or joker."),
    "players_must_be_in_range": Code(
        "The number of players must be in range",
        "The rules say for how many players they are. House rules may widen that with `players`, as far as "
        "the pack suffices.",
    ),
    "first_hand_must_fit_the_pack": Code(
        "The first hand must fit the pack",
        "The cards each times the players are more than the pack has. Deal fewer, or add a pack.",
    ),
}

_PLAYERS = {
    "player_must_be_known": Code(
        "The player must be known", "Players are named by their ids, `p1`, `p2`, …, or by their names."
    ),
    "player_must_be_unambiguous": Code(
        "The player must be unambiguous", "Several players have this name. Say which by the id."
    ),
    "player_must_be_in": Code("The player must be in", "Who is out of the game takes no part in it."),
    "player_must_be_here": Code(
        "The player must be here",
        "Who has left the table cannot leave it again, gets no link of their own, and enters nothing by one.",
    ),
    "player_must_appear_once": Code(
        "A player must appear once", "Somebody is listed twice, and so somebody else may be missing."
    ),
    "every_player_must_appear": Code(
        "Every player who is in must appear", "The last trick has one card of each player who is still in."
    ),
    "side_must_be_known": Code(
        "The side must be known",
        "Players are `p1`, `p2`, …, teams `t1`, `t2`, …; a player stands for their team.",
    ),
    "every_side_must_appear": Code(
        "Every side must appear", "Somebody's figure is missing; where nothing was had it is 0."
    ),
    "players_must_stay": Code(
        "The players must stay", "In these rules nobody joins or leaves once the game has begun."
    ),
    "team_must_stay_whole": Code(
        "A team must stay whole", "Nobody joins or leaves a game of teams; end it, and begin another one."
    ),
    "somebody_must_deal": Code("Somebody must deal", "In these rules nobody deals; a first leader is named."),
    "leader_must_follow_from_the_dealer": Code(
        "The leader must follow from the dealer", "Name the dealer; in these rules that says who leads."
    ),
    "players_must_be_clockwise": Code(
        "The players must be listed clockwise",
        "The last trick is listed in order of play: from whoever led it, then to the left, seat by seat. The "
        "order decides ties.",
    ),
}

_CLAIMS = {
    "claim_must_have_what_it_needs": Code(
        "A claim must have what it needs",
        "Each kind of claim has members of its own; `errors` names those missing or out of place.",
    ),
}

_CARDS = {
    "card_must_be_readable": Code(
        "The card must be readable", "Write the rank, then the suit where it matters: 10, QS, 6♣, joker."
    ),
    "not_in_pack": Code("The card must be in the pack", "The pack that these rules use has no such card."),
    "suit_must_be_given": Code(
        "The suit must be given", "A card of this rank is a top card in these rules, so the suit decides."
    ),
    "pack_must_hold_the_cards": Code(
        "The pack must hold the cards", "There are more of a card than the pack has: a fifth king, say."
    ),
}

_HANDS = {
    "hand_must_exist": Code("The hand must exist", "The score sheet has no hand of this number."),
    "points_must_be_whole": Code(
        "Points must be whole", "Points and counts are whole numbers within reason; counts are 0 at least."
    ),
    "total_must_match_the_cards": Code(
        "The total must match the cards", "Both were given, and the cards come to something else."
    ),
    "form_must_be_complete": Code(
        "The form must be complete", "The same can be told in several forms; tell one of them whole."
    ),
    "round_must_be_possible": Code("The round must be possible", "No cards can make what is told."),
    "adjustment_must_change_the_score": Code(
        "An adjustment must change the score", "It adds points, or takes some off with a minus."
    ),
    "number_must_be_next": Code(
        "The number must be the next one",
        "Somebody else has entered this hand already, or one before it is missing. `hand` in the problem is "
        "the one that is there.",
    ),
}

_GAMES = {
    "game_must_exist": Code("The game must exist", "There is no game of this id."),
    "game_must_be_going_on": Code("The game must be going on", "Once a game is over nothing can be added."),
    "game_must_be_over": Code("The game must be over", "This can be done once the game has ended."),
    "game_must_not_grow_further": Code(
        "The game must not grow further", "A game has thousands of events at most; begin its rematch."
    ),
    "number_must_be_the_hands": Code(
        "The number must be the hand's", "A hand that is amended keeps its number; leave `number` out."
    ),
    "act_must_exist": Code(
        "The act must exist",
        "Only what still counts on the score sheet can be corrected. Each entry names its `event`.",
    ),
    "later_hands_must_still_fit": Code(
        "What was recorded later must still fit",
        "With this correction something later could not have happened: a hand with somebody who would be "
        "out, a buy-in nobody needed. `breaks` names the first. Nothing was changed.",
    ),
    "take_back_must_name_events": Code(
        "take_back must name events", "Numbers of events with commas between them: `take_back=6,7`."
    ),
    "take_back_must_name_others": Code(
        "take_back must name others", "What is corrected cannot be taken back in the same request."
    ),
    "rematch_must_be_the_first": Code(
        "A game has one rematch", "Somebody has begun it already. `game_id` in the problem is its id."
    ),
    "record_must_replay": Code(
        "The record must replay",
        "A record is taken in only if its events, scored again, lead where it says they do.",
    ),
    "origin_must_be_new": Code(
        "The origin must be new",
        "A game was made of this origin already. Whoever sends the same record with the same "
        "`Idempotency-Key` as before is answered that game, however late; without `origin` the record "
        "becomes another game.",
    ),
    "origin_must_be_of_one_record": Code(
        "The origin must be of one record",
        "A game was made of this origin by another record, with the same `Idempotency-Key`. Send that "
        "record again, and what happened since to the game; or leave `origin` out.",
    ),
    "currency_must_exist": Code("The currency must exist", "A code of ISO 4217, such as DKK, SEK or EUR."),
}

_LINKS = {
    "token_must_be_given": Code(
        "A token must be given", "Send the game's token: `Authorization: Bearer <token>`."
    ),
    "token_must_exist": Code("The token must exist", "The game has no such token, or it is revoked already."),
    "link_must_be_ones_own": Code(
        "The link must be one's own",
        "The oldest link that may score revokes any; others revoke themselves and those that were made with "
        "them.",
    ),
    "link_must_be_a_players": Code(
        "The link must be a player's", "Only a link of scope `player` has a `player`."
    ),
    "somebody_must_be_able_to_score": Code(
        "Somebody must be able to score",
        "The last token that may score cannot be revoked. Make another one first.",
    ),
}

_CONFIRMATIONS = {
    "game_must_ask_for_confirmations": Code(
        "The game must ask for confirmations",
        "Whether hands are confirmed is said when a game begins: `confirm`.",
    ),
    "hand_must_be_anothers": Code(
        "The hand must be somebody else's",
        "Who entered a hand neither confirms nor disputes it: another person does, by a link of their own.",
    ),
    "hand_must_be_ones_own": Code(
        "The hand must be one's own",
        "A player's link corrects what it has entered itself, in a game that asks for confirmations. What "
        "others entered it disputes.",
    ),
    "hand_must_be_as_it_was": Code(
        "The hand must be as it was shown",
        "It has been corrected meanwhile. `hand` in the problem is what it is now: look at that, and say "
        "whether it is right.",
    ),
    "dispute_must_be_ones_own": Code(
        "The dispute must be one's own",
        "A dispute is closed by a correction, by whoever disputes the hand, or by the host: the oldest link "
        "that may score, or a token of the club.",
    ),
    "dispute_must_not_be_closed": Code(
        "The dispute must not be closed", "The host has decided it. Only a correction opens the hand again."
    ),
    "hands_must_not_be_disputed": Code(
        "Hands must not be disputed",
        "A game is not settled while somebody disputes one of its hands; `hands` in the problem has their "
        "numbers. Correct them, or close the disputes.",
    ),
}

CODES_OF_PLAY: dict[str, Code] = (
    _OPTIONS | _PLAYERS | _CLAIMS | _CARDS | _HANDS | _GAMES | _LINKS | _CONFIRMATIONS
)
"""Every code of rules, cards, players and games."""
