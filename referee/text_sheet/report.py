"""A text sheet that was played, as it is read: each line with what came of it, and how the game stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from referee.families.returns import labels, seats_before
from referee.families.standing import Standing
from referee.names import ended
from referee.sitting.opening import Opening
from referee.text_sheet import Played, TextSheet
from referee.words.said import Said


def heading(opening: Opening) -> str:
    """The title of the sheet, or its variant's name, and the players."""
    name = opening.family.variant(opening.variant).name
    return f"{opening.title or name}: {', '.join(opening.players)}"


def outcome_text(played: Played, sheet: TextSheet, say: Callable[[Said | str], str]) -> str:
    """A line of the sheet, what came of it, and where it came out otherwise than it says.

    `say` puts the reasons of scores and of refusals into words.
    """
    line = played.line
    rows = [f"{line.number:>4}  {line.word} {' '.join(line.words)}".rstrip()]
    if played.refusal is not None:
        rows += [f"      refused: {say(played.refusal.detail)}"]
    if played.entry is not None:
        rows += [f"      {say(score_line.said)}" for score_line in played.entry.lines]
        rows += [f"      = {_scores(sheet.opening, played.sheet.table)}"]
    rows += [f"      WRONG: {say(mismatch)}" for mismatch in played.mismatches]
    return "\n".join(rows)


def _scores(opening: Opening, table: Any) -> str:
    badge = opening.family.notation.badge
    stands = opening.family.engine.standing(table)
    names = _names(opening, stands)
    return "  ".join(f"{names[player.id]} {player.score}{badge(player)}" for player in stands.players)


def _names(opening: Opening, stands: Standing) -> dict[str, str]:
    """The names to call the players by; whoever came back has several seats."""
    return labels(stands.players, seats_before(stands.players, began=len(opening.players)))


def standing_text(opening: Opening, table: Any) -> str:
    """The end of the sheet in words: the winners, or the next round."""
    stands, family = opening.family.engine.standing(table), opening.family
    names = _names(opening, stands)
    if stands.result is not None:
        return ended(f"Won by {', '.join(names[player] for player in stands.winners)}")
    if stands.next is None:
        return "Abandoned."
    coming = family.notation.coming(stands.next, stands.names)
    return f"Next is {family.words.round} {stands.next.number}: {coming}"
