"""The notation of hands of Bourré in a plain-text score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.errors import NotationError
from referee.families.acts import ROUND
from referee.families.notation import (
    NUMBER,
    SIGNED_NUMBER,
    Notation,
    SheetLine,
    number,
    only_word,
    pairs,
    parts,
)
from referee.families.standing import NextRound, Player, Standing

_NOBODY = "-"
_LISTS = ("tied", "bourre", "passed")
_FAULTS = {
    "renege": "renege",
    "corrected": "corrected",
    "turn": "out_of_turn",
    "early": "spoke_early",
}


def _number(text: str, line: SheetLine) -> int:
    return number(text, line, form=SIGNED_NUMBER)


def _extras(sections: Sequence[Sequence[str]], line: SheetLine) -> dict[str, Any]:
    """`| away Di`, `| renege Ann 4`, `| early Bo`, `| split yes`, `| ante 2`, `| trump 7H`, `| accept`."""
    extras: dict[str, Any] = {}
    for part in sections:
        name, *words = part or [""]
        if name in _FAULTS and 1 <= len(words) <= 2:
            trick = {"trick": _number(words[1], line)} if len(words) > 1 else {}
            fault = {"player": words[0], "kind": _FAULTS[name], **trick}
            extras.setdefault("faults", []).append(fault)
        elif name == "away" and words:
            extras["away"] = words
        elif name == "draws" and words:
            extras["draws"] = {player: _number(count, line) for player, count in pairs(words, line)}
        elif name == "split" and words in (["yes"], ["no"]):
            extras["split"] = words == ["yes"]
        elif name == "ante" and len(words) == 1:
            extras["ante"] = _number(words[0], line)
        elif name == "trump" and len(words) == 1:
            extras["trump"] = {"card": words[0]}
        elif name == "accept" and not words:
            extras["accept_infractions"] = True
        else:
            raise NotationError(
                f"Line {line.number}: “{' '.join(part)}” is not away, draws, trump, ante, split yes or no, "
                "accept, or a fault: renege, corrected, turn, early."
            )
    return extras


def _document(
    line: SheetLine, stay: Sequence[str], extras: Sequence[Sequence[str]], **members: Any
) -> dict[str, Any]:
    more = _extras(extras, line)
    draws = more.pop("draws", {})
    others = [player for player in draws if player not in stay]
    if others:
        raise NotationError(f"Line {line.number}: “draws” names {others[0]}, who does not stay.")
    named = {player: {"draws": draws[player]} for player in stay if player in draws}
    stayers = [{"player": player, **named.get(player, {})} for player in stay]
    return {"kind": ROUND, "stay": stayers, **members, **more}


def _hand(line: SheetLine) -> dict[str, Any]:
    """`hand Ann 3 Bo 2 Cy 0`: who stays, and the tricks of each."""
    words, *extras = parts(line.words)
    named = [player for player, _ in pairs(words, line)]
    twice = [player for player in dict.fromkeys(named) if named.count(player) > 1]
    if twice:
        raise NotationError(f"Line {line.number}: {twice[0]} is named twice.")
    tricks_taken = {player: _number(count, line) for player, count in pairs(words, line)}
    return _document(line, [*tricks_taken], extras, taken=tricks_taken)


def _won(line: SheetLine) -> dict[str, Any]:
    """`won Ann bourre Cy passed Di`, `won - tied Ann Bo`: who takes the pot, without counts."""
    words, *extras = parts(line.words)
    lists = _lists(words)
    winners = lists.pop("")
    if len(winners) != 1:
        raise NotationError(f"Line {line.number}: “won” names who takes the pot; “-” is nobody alone.")
    winner = None if winners[0] == _NOBODY else winners[0]
    more = _extras(extras, line)
    if "draws" in more:
        raise NotationError(f"Line {line.number}: “draws” stands behind who stays, and not behind “won”.")
    return {"kind": ROUND, "winner": winner, **lists, **more}


def _lists(words: Sequence[str]) -> dict[str, list[str]]:
    """The words behind each of `tied`, `bourre` and `passed`; those before them stand under an empty word."""
    lists: dict[str, list[str]] = {"": []}
    at = ""
    for word in words:
        if word in _LISTS:
            at = word
            lists.setdefault(at, [])
        else:
            lists[at].append(word)
    return lists


def _alone(line: SheetLine) -> dict[str, Any]:
    """`alone Ann`: only one stays."""
    words, *extras = parts(line.words)
    if len(words) != 1:
        raise NotationError(f"Line {line.number}: “alone” names the one player who stays.")
    return _document(line, words, extras)


def _passed(line: SheetLine) -> dict[str, Any]:
    """`passed`: nobody stays."""
    words, *extras = parts(line.words)
    if words:
        raise NotationError(f"Line {line.number}: behind “passed” nobody is named; nobody stays.")
    return _document(line, [], extras)


def _played(line: SheetLine) -> dict[str, Any]:
    """`played Ann KS Bo QS / Ann 3D Bo 2D | trump H`: all tricks."""
    words, *extras = parts(line.words)
    tricks = [
        [{"player": player, "card": card} for player, card in pairs(trick, line)]
        for trick in parts(words, "/")
    ]
    stay = dict.fromkeys(play["player"] for play in tricks[0])
    return _document(line, [*stay], extras, tricks=tricks)


def _pot(standing: Standing, line: SheetLine) -> list[str]:
    """`pot 13`: the chips in the pot; none once the game is over."""
    expected = only_word(line)
    actual = 0 if standing.next is None else standing.next.details["pot_chips"]
    right = NUMBER.fullmatch(expected) and int(expected) == actual
    return [] if right else [f"the pot should have {expected} chips, and has {actual}"]


def _stands(player: Player) -> tuple[list[int], list[str]]:
    """`-3`, or with chips to begin with `-3/197/in`."""
    chips = player.details["chips"]
    return [player.score] + ([] if chips is None else [chips]), [player.status]


def _badge(player: Player) -> str:
    return f" {player.status}" * (player.status != "in")


def _coming(coming: NextRound, names: Mapping[str, str]) -> str:
    details = coming.details
    exempt = ", ".join(names[player] for player in details["exempt"])
    off = [names[player] for player in details["may_stay"] or ()]
    sentences = [
        f"{names[coming.dealer or '']} deals, {names[details['first_to_speak']]} speaks first, "
        f"{details['pot_chips']} in the pot."
    ]
    sentences += [f"Exempt: {exempt}."] if exempt else []
    return " ".join(sentences + ([f"Only {' and '.join(off)} may stay."] if off else []))


def _verdict(verdict: Mapping[str, Any]) -> list[str]:
    """The rows on the legal plays; of an audit on what was wrong, and who won each trick."""
    rows = list[str]()
    if verdict.get("legal_plays"):
        rows += [f"Legal: {', '.join(play[0] for play in verdict['legal_plays'])}"]
    for infraction in verdict.get("infractions", []):
        place = f"Trick {infraction['trick']}, {infraction['player']}"
        rows += [f"{place}: {infraction['explanation']} ({infraction['rule']})"]
    winners = [trick["winner"] for trick in verdict.get("tricks", [])]
    return rows + ([f"Won by: {', '.join(winners)}"] if winners else [])


NOTATION = Notation(
    rounds={"hand": _hand, "won": _won, "alone": _alone, "passed": _passed, "played": _played},
    acts={"rebuy": lambda line: {"kind": "buy_in", "player": only_word(line)}},
    checks={"pot": _pot},
    next={
        "first": lambda coming: str(coming.details["first_to_speak"]),
        "pot": lambda coming: str(coming.details["pot_chips"]),
        "exempt": lambda coming: " ".join(coming.details["exempt"]),
        "antes": lambda coming: " ".join(player for player, ante in coming.details["antes"].items() if ante),
        "stay": lambda coming: " ".join(coming.details["may_stay"] or ()),
        "lost": lambda coming: " ".join(coming.details["deals_lost"]),
        "draw": lambda coming: str(coming.details["draws_at_most"]),
    },
    stands=_stands,
    badge=_badge,
    coming=_coming,
    verdict=_verdict,
)
"""A hand is `hand Ann 3 Bo 2 Cy 0`, `won Ann bourre Cy`, `alone Ann`, `passed` or `played …`; a standing `-3`
or `-3/197/out`."""
