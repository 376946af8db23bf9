"""The meanings of the codes of clubs: members, rule sets, roles, the books."""

from __future__ import annotations

from collections.abc import Mapping

from referee.codes.play import Code

_CLUBS = {
    "club_must_exist": Code("The club must exist", "There is no such club, or it is not for you to see."),
    "club_must_be_given": Code(
        "The club must be given", "Members, events and rule sets are a club's; name it under `club`."
    ),
    "club_must_not_grow_further": Code(
        "The club must not grow further", "It has as many members or rule sets as a club can have."
    ),
    "member_must_exist": Code("The member must exist", "Nobody in this club has this id or name."),
    "member_must_be_unambiguous": Code(
        "The member must be unambiguous", "Several members have this name; use an id."
    ),
    "member_must_be_active": Code(
        "The member must be active", "Whoever has retired keeps the history, but sits down no more."
    ),
    "member_must_sit_once": Code(
        "A member must sit once", "Only whoever has left a game may sit down in it again, in a new seat."
    ),
    "member_name_must_be_free": Code(
        "The member's name must be free",
        "An active member has this name already; `member` of the problem says who. Perhaps another phone has "
        "just entered the same person.",
    ),
    "member_name_must_be_no_account": Code(
        "A member's name must be no account",
        "`m7`, `pot`, `bank`, `cash_box` and `guest:…` mean accounts, and `p1` a seat, in capitals or not.",
    ),
    "label_must_be_free": Code(
        "The label must be free",
        "The books show who did what by the label of a token; each needs its own, that of a revoked one "
        "included. `expected` is one that is free.",
    ),
    "guest_names_must_differ": Code(
        "Guests' names must differ",
        "A club's books know guests by their names.",
    ),
    "guest_name_must_be_no_account": Code(
        "A guest's name must be no account",
        "`m7`, `pot`, `bank`, `cash_box` and `guest:…` mean accounts, and `p1` a seat, in capitals or not.",
    ),
    "guest_name_must_be_no_members": Code(
        "A guest's name must be no member's",
        'Members sit down as such, `{"member": "m7"}`, or the game would count for nobody. A guest who is '
        "called like a member needs another name, such as one with a surname.",
    ),
    "guest_must_exist": Code(
        "The guest must exist", "No guest of this name has played for a stake in the club's games."
    ),
    "guest_must_have_played": Code(
        "The guest must have played", "No game of the club has had a guest of this name."
    ),
    "rule_set_must_exist": Code("The rule set must exist", "This club has no rule set of this id or name."),
    "rule_set_name_must_be_free": Code(
        "The rule set's name must be free", "Another rule set of the club has this name."
    ),
    "rule_set_name_must_be_no_id": Code(
        "A rule set's name must be no id", "`r1`, `r2`, … are ids of rule sets, in capitals or not."
    ),
    "rules_must_come_from_one_place": Code(
        "The rules must come from one place",
        "A rule set says the variant and the house rules; give either it or them.",
    ),
    "period_must_not_end_before_it_begins": Code(
        "A period must not end before it begins", "`from` is its first day and `to` its last."
    ),
    "reason_must_be_given": Code(
        "A reason must be given", "Corrections in a club are seen by others, who will ask why: `?reason=…`."
    ),
}

_STANDINGS = {
    "ratings_must_be_kept": Code(
        "Ratings must be kept", "Members are rated where the extra `ratings` is installed."
    ),
    "family_must_count_what_ranks": Code(
        "The family must count what ranks",
        "Games of several families are ranked by games, wins, money and rating only. What one family counts "
        "ranks its own games: ask for them by `family` or `variant`.",
    ),
}

_ROLES = {
    "role_must_suffice": Code(
        "The role must suffice",
        "Roles are viewer, scorer, treasurer and admin; each may do what those before it may.",
    ),
    "role_must_not_be_above_ones_own": Code(
        "A role must not be above one's own", "Nobody can give away more rights than they have."
    ),
    "somebody_must_be_admin": Code(
        "Somebody must be admin", "A club keeps at least one admin token that does not expire."
    ),
    "locked_game_must_be_left_to_admins": Code(
        "A locked game must be left to admins",
        "The game is settled. Only an admin of its club may correct it, begin its rematch, or unlock it.",
    ),
    "rule_set_must_have_these_rules": Code(
        "The rule set must have these rules",
        "A record may name a rule set of the club of which some version has its variant and its house rules. "
        "Leave `rule_set` out where the game was played by others.",
    ),
    "game_must_be_a_clubs": Code(
        "The game must be a club's", "Only a club's games are locked; others have no admins to leave them to."
    ),
    "lock_must_change": Code("The lock must change", "The game is locked, or unlocked, as it should be."),
}

_BOOKS = {
    "currency_must_be_the_clubs": Code(
        "The currency must be the club's", "A club keeps its books in one currency."
    ),
    "currency_must_stay_once_used": Code(
        "The currency must stay once it is used",
        "Money has moved in the club's currency; amounts of the past cannot become another's.",
    ),
    "accounts_must_differ": Code("Accounts must differ", "Money moves from one account to another."),
    "split_must_fit_the_amount": Code(
        "The split must fit the amount", "The parts of a payment come to exactly its amount."
    ),
    "cash_box_must_hold_enough": Code(
        "The cash box must hold enough", "More cannot come out of it than was put in."
    ),
    "payment_must_be_suggested": Code(
        "The payment must be suggested",
        "It is marked as one that the settlement suggests, and that suggests something else by now: somebody "
        "has booked a payment, or a game has moved money. Ask for the settlement again.",
    ),
    "booking_must_exist": Code("The booking must exist", "The club's ledger has no such number."),
    "booking_must_be_no_games": Code(
        "The booking must be no game's",
        "What a game moved follows from its score sheet. Correct the game, and the books follow.",
    ),
    "booking_must_stand": Code(
        "The booking must stand", "It has been taken back already, or itself takes back another one."
    ),
}

CODES_OF_CLUBS: Mapping[str, Code] = {**_CLUBS, **_STANDINGS, **_ROLES, **_BOOKS}
"""By code."""
