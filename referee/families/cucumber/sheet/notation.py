"""The notation of hands of the Cucumber family in a plain-text score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.errors import NotationError
from referee.families.notation import (
    Notation,
    SheetLine,
    named_player,
    number,
    only_word,
    pairs,
    parts,
)
from referee.families.standing import NextRound, Player, Standing

_NOBODY = "nobody"


def _extras(sections: Sequence[Sequence[str]], line: SheetLine) -> dict[str, Any]:
    """`| kontra Bo`, `| rassi Bo free x2`, `| double Bo 2 Di`, `| declared Bo`, `| exchange Ann 3 Bo 2`."""
    calls: dict[str, Any] = {}
    extras: dict[str, Any] = {"calls": calls}
    for part in sections:
        name, *words = part or [""]
        if name == "kontra" and len(words) == 1 and "kontra" not in calls:
            calls["kontra"] = words[0]
        elif name == "rassi" and words and words[0] not in calls.get("rassi", {}):
            calls.setdefault("rassi", {})[words[0]] = _rassi(words[1:], line)
        elif name == "double" and len(words) > 1:
            calls.setdefault("doubles", []).append(_double(words, line))
        elif name == "declared" and len(words) == 1 and "declared" not in calls:
            calls["declared"] = None if words[0] == _NOBODY else words[0]
        elif name == "exchange" and "exchange" not in extras:
            extras["exchange"] = [_exchanged(player, count, line) for player, count in pairs(words, line)]
        else:
            text = " ".join(part)
            raise NotationError(
                f"Line {line.number}: “{text}” is not kontra, rassi, double, declared or exchange, said once."
            )
    return extras


def _double(words: Sequence[str], line: SheetLine) -> dict[str, Any]:
    """`Bo 2 Di Cy`: Bo doubles after trick 2, and Di and Cy refuse."""
    by, after, *refused = words
    return {"by": by, "after_trick": _count(after, line, "tricks"), "refused": refused}


def _count(text: str, line: SheetLine, of: str) -> int:
    return number(text, line, otherwise=f"not a number of {of}")


def _exchanged(player: str, count: str, line: SheetLine) -> dict[str, Any]:
    return {"player": player, "count": _count(count, line, "cards")}


def _rassi(words: Sequence[str], line: SheetLine) -> dict[str, Any]:
    multipliers = {"x1": 1, "x2": 2, "x4": 4}
    for word in words:
        if word != "free" and word not in multipliers:
            raise NotationError(f"Line {line.number}: “{word}” is not free, x2 or x4.")
    multiplier = max([multipliers.get(word, 1) for word in words], default=1)
    return {"free": "free" in words, "multiplier": multiplier}


def _hand(line: SheetLine) -> dict[str, Any]:
    plays, *extras = parts(line.words)
    if not plays and extras:
        return {"kind": "hand", **_extras(extras, line)}
    last_trick = [{"player": player, "card": card} for player, card in pairs(plays, line)]
    return {"kind": "hand", "last_trick": last_trick, **_extras(extras, line)}


def _outcome(line: SheetLine) -> dict[str, Any]:
    words, *extras = parts(line.words)
    if not words:
        raise NotationError(
            f"Line {line.number}: an outcome is the taker and the card, such as “outcome Cy 9”."
        )
    if words[0] == "lowest" and len(words) == 2:
        return {"kind": "hand", "outcome": {"lowest": words[1]}, **_extras(extras, line)}
    # Where the card decides nothing it may be left out.
    taker, card, *more = words if len(words) > 1 else [*words, None]
    outcome: dict[str, Any] = {"taker": taker, "card": card, "tied": []}
    key = ""
    for word in more:
        if word in {"tied", "doubling", "lowest"}:
            key = word
        elif key == "tied":
            outcome["tied"].append(word)
        elif key == "doubling" and word in {"yes", "no"}:
            outcome["doubling_card_played"] = word == "yes"
        elif key == "lowest":
            outcome["lowest"] = word
        else:
            raise NotationError(
                f"Line {line.number}: “{word}” is not tied …, doubling yes or no, or lowest …."
            )
    return {"kind": "hand", "outcome": outcome, **_extras(extras, line)}


def _buy_in(line: SheetLine) -> dict[str, Any]:
    return {"kind": "buy_in", "player": only_word(line)}


def _check_kept(standing: Standing, line: SheetLine) -> list[str]:
    """`kept Ann Q 5`: the cards face up before a player."""
    name, *cards = line.words or ("",)
    face_up = named_player(standing, name, line).details["kept_cards"]
    return (
        [] if face_up == cards else [f"{name} should keep {' '.join(cards)}, and keeps {' '.join(face_up)}"]
    )


def _stands(player: Player) -> tuple[list[int], list[str]]:
    """`18/1/marked`: the score, the falls, the status."""
    return [player.score, player.details["falls"]], [player.status]


def _badge(player: Player) -> str:
    status, face_up = player.status, player.details["kept_cards"]
    return f" {status}" * (status != "in") + f" [{' '.join(face_up)}]" * bool(face_up)


def _coming(coming: NextRound, names: Mapping[str, str]) -> str:
    drawn = ", ".join(names[player] for player in coming.details["dealer_drawn_by"])
    dealer = f"{names[coming.dealer]} deals" if coming.dealer else "nobody deals"
    deals = f"{drawn} draw for the deal" if drawn else dealer
    leads = f"{names[coming.leader]} leads" if coming.leader else "the leader follows"
    return f"{deals}, {leads}, {coming.details['cards_each']} cards each."


def _verdict(verdict: Mapping[str, Any]) -> list[str]:
    """The rows on the legal plays; of an audit on what was wrong, what stays open, and who won each trick."""
    rows = list[str]()
    if verdict.get("legal_plays"):
        more = verdict["legal_plays_total"] - len(verdict["legal_plays"])
        plays = ["-".join(play) for play in verdict["legal_plays"]] + ([f"and {more} more"] if more else [])
        rows += [f"Legal: {', '.join(plays)}"]
    for infraction in verdict.get("infractions", []):
        place = f"Trick {infraction['trick']}, {infraction['player']}"
        rows += [f"{place}: {infraction['explanation']} ({infraction['rule']})"]
    for play in verdict.get("undetermined", []):
        rows += [f"Trick {play['trick']}, {play['player']}: undetermined. {play['would_settle']}"]
    winners = [trick["winner"] or "?" for trick in verdict.get("tricks", [])]
    return rows + ([f"Won by: {', '.join(winners)}"] if winners else [])


NOTATION = Notation(
    rounds={"hand": _hand, "outcome": _outcome},
    acts={"buy-in": _buy_in},
    checks={"kept": _check_kept},
    next={
        "cards": lambda coming: str(coming.details["cards_each"]),
        "packs": lambda coming: str(coming.details["packs"]),
        "stock": lambda coming: str(coming.details["stock"]),
        "draw": lambda coming: " ".join(coming.details["dealer_drawn_by"]),
    },
    stands=_stands,
    badge=_badge,
    coming=_coming,
    verdict=_verdict,
)
"""A hand is `hand Ann 5 Bo 9 Cy 9`, `outcome Cy 9 tied Bo` or `outcome lowest Bo`; a standing `18/1/out`.

Calls stand behind it: `| double Bo 2 Di`, `| declared Bo`; a hand without a last trick is these alone.
"""
