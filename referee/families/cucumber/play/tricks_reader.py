"""A hand recorded with all its tricks: audited first, and its last trick taken from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.cards import card_name
from referee.errors import RulesError, Violation
from referee.families.budget import Steps
from referee.families.cucumber.referee.audit import (
    Audit,
    Infraction,
    audit,
    infraction_document,
    open_document,
)
from referee.families.cucumber.referee.trick import Scale
from referee.families.cucumber.referee.tricks import Trick
from referee.families.cucumber.rules.options import Payers
from referee.families.cucumber.rules.sections.last_trick import WITHOUT_A_TAKER
from referee.families.cucumber.scoring.round import Hand, left_after
from referee.families.cucumber.table.table import Table
from referee.families.steps import player_id
from referee.words.said import Said


def audited_hand(table: Table, document: Mapping[str, Any], steps: Steps | None = None) -> Hand:
    """The hand whose tricks `document` gives.

    :raises RulesError: when these tricks cannot have been, when the last one is not known, or when
        something in them was against the rules and that was not accepted.
    """
    result = audit(table, {**document, "in_game": True}, steps)
    scale = Scale(table.rules)
    infractions = [infraction_document(infraction, scale) for infraction in result.infractions]
    if result.last_trick is None and not _needs_none(table, result):
        message = Said("cucumber-last-trick-unknown")
        raise RulesError.of([Violation("/tricks", "last_trick_must_be_known", message)])
    if infractions and not document.get("accept_infractions"):
        raise _refused(table, result, infractions)
    known = table.rules.last_trick.payers not in WITHOUT_A_TAKER
    return Hand(
        plays=result.last_trick or (),
        tricks=_tricks_document(result.tricks),
        doubles=result.doubles,
        infractions=infractions,
        undetermined=() if known else [open_document(play) for play in result.undetermined],
    )


def _needs_none(table: Table, result: Audit) -> bool:
    """True if a hand may have come to its end without a last trick."""
    left = left_after(result.doubles, len(result.tricks))
    declares = table.rules.last_trick.payers is Payers.BY_DECLARATION
    return declares or len(left) == len(table.seats_in) - 1


def _refused(table: Table, result: Audit, infractions: Sequence[Mapping[str, Any]]) -> RulesError:
    violations = [
        Violation(_path(result, infraction), "play_must_be_legal", infraction.explanation)
        for infraction in result.infractions
    ]
    players = table.people(dict.fromkeys(infraction.seat for infraction in result.infractions))
    detail = Said("cucumber-infractions", {"count": len(infractions), "players": players})
    return RulesError(
        detail, code="tricks_must_be_legal", violations=violations, members={"infractions": infractions}
    )


def _path(result: Audit, infraction: Infraction) -> str:
    seats = [play.seat for play in result.tricks[infraction.trick - 1]]
    return f"/tricks/{infraction.trick - 1}/{seats.index(infraction.seat)}"


def _tricks_document(tricks: Sequence[Trick]) -> list[list[dict[str, Any]]]:
    return [
        [
            {
                "player": player_id(play.seat),
                "cards": None if play.cards is None else [card_name(card) for card in play.cards],
            }
            for play in trick
        ]
        for trick in tricks
    ]
