"""Score sheets as plain text: one act a line, with what it must lead to.

    variant: agurk
    players: Ann Bo Cy
    hand  Ann 5  Bo 9  Cy 9        -> Ann 0  Bo 0  Cy 9
    hand  Bo Q  Ann 3  Cy 2        ! players_must_be_clockwise

Behind `->` stand scores (`9`), falls and status (`18/1`, `30/out`, `out`); behind `!` the code of the
refusal that is expected. Lines that begin with `#` are remarks. `ACTS` lists the words a line begins with.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from .errors import NotationError, RefereeError
from .families import family_of
from .game import Correction, Entry, Opening, Recorded, Sheet, correct, next_entry

_WORDS = re.compile(r'"[^"]*"|\S+')
_REFUSAL = re.compile(r"\s!\s*([a-z0-9_]+)\s*$")
_NUMBER = re.compile(r"\d{1,9}", re.ASCII)
_HEADERS = {"variant", "house rules", "players", "dealer", "leader", "title"}


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of a score sheet."""

    number: int
    word: str
    words: tuple[str, ...]
    """What stands behind the first word."""
    leads_to: tuple[str, ...] = ()
    refused_with: str | None = None


@dataclass(frozen=True, slots=True)
class TextSheet:
    """A score sheet as read: how the game began, and its lines."""

    opening: Opening
    lines: tuple[SheetLine, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """One line and what came of it."""

    line: SheetLine
    sheet: Sheet
    entry: Entry | None = None
    """For acts and amendments, the score sheet's entry."""
    refusal: RefereeError | None = None
    mismatches: tuple[str, ...] = field(default=())
    """Where it came out otherwise than the line says."""


def read_score_sheet(text: str) -> TextSheet:
    """The score sheet that `text` is.

    :raises NotationError: when a line cannot be read, naming it.
    :raises RulesError: when the rules do not fit together or the players cannot begin so.

    >>> sheet = read_score_sheet("variant: agurk\\nplayers: Ann Bo\\nhand Ann 5 Bo 9 -> Bo 9")
    >>> [played.mismatches for played in play_score_sheet(sheet)]
    [()]
    """
    headers: dict[str, str] = {}
    numbers: dict[str, int] = {}
    lines: list[SheetLine] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        name, colon, value = line.partition(":")
        header = name.strip().lower()
        if not line or line.startswith("#"):
            continue
        if not colon or header not in _HEADERS:
            lines.append(_line(number, line))
        elif lines or header in headers:
            raise NotationError(f"Line {number}: the {header} is said once, before anything happens.")
        else:
            headers[header] = value.strip()
            numbers[header] = number
    return TextSheet(_opening(headers, numbers), tuple(lines))


def _line(number: int, text: str) -> SheetLine:
    act, arrow, leads_to = text.partition("->")
    refusal = _REFUSAL.search(act)
    if refusal is not None:
        act = act[: refusal.start()]
    word, *words = _split(act) or [""]
    if word not in ACTS and word not in CHECKS:
        known = ", ".join([*ACTS, *CHECKS])
        raise NotationError(f"Line {number}: “{word}” begins no line. Lines begin with {known}.")
    if refusal is not None and arrow:
        raise NotationError(f"Line {number}: behind ! stands one code and nothing else.")
    code = None if refusal is None else refusal[1]
    return SheetLine(number, word, tuple(words), tuple(_split(leads_to)), code)


def _split(text: str) -> list[str]:
    return [word.strip('"') for word in _WORDS.findall(text)]


def _opening(headers: Mapping[str, str], numbers: Mapping[str, int]) -> Opening:
    for name in ("variant", "players"):
        if name not in headers:
            raise NotationError(f"A score sheet begins with its {name}, such as “{_EXAMPLES[name]}”.")
    players = headers["players"]
    names = [name.strip() for name in players.split(",")] if "," in players else _split(players)
    house_rules = _house_rules(headers.get("house rules", ""), numbers.get("house rules", 0))
    rules = family_of(headers["variant"]).rules(headers["variant"], house_rules, players=len(names))
    opening = Opening(
        variant=headers["variant"],
        house_rules=house_rules,
        rules=rules,
        players=tuple(names),
        dealer=headers.get("dealer"),
        leader=headers.get("leader"),
        title=headers.get("title", ""),
    )
    opening.table()
    return opening


_EXAMPLES = {"variant": "variant: agurk", "players": "players: Ann Bo Cy"}


def _house_rules(text: str, line: int) -> dict[str, Any]:
    """House rules as JSON, or as `limit.exactly=reset deal.cards=6`."""
    if text.startswith("{"):
        document = _value(text)
        if not isinstance(document, dict):
            raise NotationError(f"Line {line}: the house rules are no JSON object.")
        return document
    document = {}
    for word in text.split():
        option, equals, value = word.rstrip(",").partition("=")
        *sections, name = option.split(".")
        inner: Any = document
        for section in sections:
            inner = inner.setdefault(section, {}) if isinstance(inner, dict) else None
        if not equals or not isinstance(inner, dict):
            raise NotationError(f"Line {line}: “{word}” is no house rule. Write them as limit.exactly=reset.")
        inner[name] = _value(value)
    return document


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


# What a line does.


def _parts(words: Sequence[str]) -> list[list[str]]:
    """The words between bars."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "|":
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _pairs(words: Sequence[str], line: SheetLine) -> list[tuple[str, str]]:
    if not words or len(words) % 2:
        raise NotationError(
            f"Line {line.number}: expected a player and a value, over and over: {' '.join(words)}"
        )
    return list(zip(words[::2], words[1::2], strict=True))


def _extras(parts: Sequence[Sequence[str]], line: SheetLine) -> dict[str, Any]:
    """`| kontra Bo`, `| rassi Bo free x2`, `| exchange Ann 3 Bo 2`."""
    calls: dict[str, Any] = {}
    extras: dict[str, Any] = {"calls": calls}
    for part in parts:
        name, *words = part or [""]
        if name == "kontra" and len(words) == 1 and "kontra" not in calls:
            calls["kontra"] = words[0]
        elif name == "rassi" and words and words[0] not in calls.get("rassi", {}):
            calls.setdefault("rassi", {})[words[0]] = _rassi(words[1:], line)
        elif name == "exchange" and "exchange" not in extras:
            extras["exchange"] = [_exchanged(player, count, line) for player, count in _pairs(words, line)]
        else:
            said = " ".join(part)
            raise NotationError(f"Line {line.number}: “{said}” is not kontra, rassi or exchange, said once.")
    return extras


def _exchanged(player: str, count: str, line: SheetLine) -> dict[str, Any]:
    if not _NUMBER.fullmatch(count):
        raise NotationError(f"Line {line.number}: “{count}” is not a number of cards.")
    return {"player": player, "count": int(count)}


def _rassi(words: Sequence[str], line: SheetLine) -> dict[str, Any]:
    multipliers = {"x1": 1, "x2": 2, "x4": 4}
    for word in words:
        if word != "free" and word not in multipliers:
            raise NotationError(f"Line {line.number}: “{word}” is not free, x2 or x4.")
    multiplier = max([multipliers.get(word, 1) for word in words], default=1)
    return {"free": "free" in words, "multiplier": multiplier}


def _hand(line: SheetLine) -> dict[str, Any]:
    plays, *extras = _parts(line.words)
    last_trick = [{"player": player, "card": card} for player, card in _pairs(plays, line)]
    return {"kind": "hand", "last_trick": last_trick, **_extras(extras, line)}


def _outcome(line: SheetLine) -> dict[str, Any]:
    told, *extras = _parts(line.words)
    if len(told) < 2:
        raise NotationError(
            f"Line {line.number}: an outcome is the taker and the card, such as “outcome Cy 9”."
        )
    taker, card, *more = told
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


def _player(kind: str) -> Callable[[SheetLine], dict[str, Any]]:
    def act(line: SheetLine) -> dict[str, Any]:
        return {"kind": kind, "player": _only(line)}

    return act


def _only(line: SheetLine) -> str:
    if len(line.words) != 1:
        raise NotationError(f"Line {line.number}: expected one word behind {line.word}.")
    return line.words[0]


def _adjust(line: SheetLine) -> dict[str, Any]:
    if len(line.words) < 3 or not re.fullmatch(r"[+-]\d{1,6}", line.words[1]):
        raise NotationError(f"Line {line.number}: an adjustment is “adjust Bo +3 and the reason”.")
    player, points, *reason = line.words
    return {"kind": "adjustment", "player": player, "points": int(points), "reason": " ".join(reason)}


def _join(line: SheetLine) -> dict[str, Any]:
    return {"kind": "join", "name": _only(line)}


def _end(line: SheetLine) -> dict[str, Any]:
    if _only(line) not in {"agreed", "abandoned"}:
        raise NotationError(f"Line {line.number}: a game ends “end agreed” or “end abandoned”.")
    return {"kind": "end", "reason": line.words[0]}


ACTS: Mapping[str, Callable[[SheetLine], dict[str, Any]] | None] = {
    "hand": _hand,
    "outcome": _outcome,
    "buy-in": _player("buy_in"),
    "dealer": _player("dealer"),
    "adjust": _adjust,
    "join": _join,
    "leave": _player("withdrawal"),
    "end": _end,
    "amend": None,
    "remove": None,
}
"""What a line that does something begins with; a correction is `amend 2 hand …` or `remove 2`."""


def play_score_sheet(sheet: TextSheet) -> Iterator[Played]:
    """Every line with what came of it, in order."""
    state = Sheet(sheet.opening.table(), ())
    for line in sheet.lines:
        played = _checked(_play(sheet.opening, state, line), sheet.opening)
        state = played.sheet
        yield played


def _play(opening: Opening, state: Sheet, line: SheetLine) -> Played:
    if line.word in CHECKS:
        return Played(line, state)
    read = ACTS[line.word]
    try:
        if read is None:
            return _corrected(opening, state, line)
        recorded = Recorded(line.number, read(line), at="")
        position = len(state.entries) + 1
        table, entry = next_entry(opening, state.table, recorded, position=position)
    except NotationError:
        raise
    except RefereeError as error:
        return Played(line, state, refusal=error)
    return Played(line, Sheet(table, (*state.entries, entry)), entry)


def _corrected(opening: Opening, state: Sheet, line: SheetLine) -> Played:
    number, *words = line.words or ("",)
    if not _NUMBER.fullmatch(number) or bool(words) != (line.word == "amend"):
        raise NotationError(f"Line {line.number}: a correction is “amend 2 hand Ann 5 …” or “remove 2”.")
    event = state.hand(int(number)).recorded.event
    if line.word == "remove":
        corrected = correct(opening, state.entries, Correction(take_back=frozenset({event})))
        return Played(line, corrected)
    word, *rest = words
    read = {"hand": _hand, "outcome": _outcome}.get(word)
    if read is None:
        raise NotationError(f"Line {line.number}: a hand is amended by a hand or an outcome, not “{word}”.")
    act = read(replace(line, words=tuple(rest)))
    corrected = correct(opening, state.entries, Correction({event: act}))
    return Played(line, corrected, corrected.hand(int(number)))


# What a line must lead to.


def _checked(played: Played, opening: Opening) -> Played:
    line, refusal = played.line, played.refusal
    if refusal is not None:
        codes = {refusal.code, *(violation.code for violation in refusal.violations)}
        if line.refused_with in codes:
            return played
        return replace(played, mismatches=(f"refused: {refusal.detail} ({', '.join(sorted(codes))})",))
    if line.refused_with is not None:
        return replace(played, mismatches=(f"not refused with {line.refused_with}",))
    view = opening.family.view(played.sheet.table)
    check = CHECKS.get(line.word)
    wrong = _scores(view, _pairs(line.leads_to, line), line) if line.leads_to else []
    if check is not None:
        wrong += check(view, line)
    return replace(played, mismatches=tuple(wrong))


View = Mapping[str, Any]


def _named(view: View, name: str, line: SheetLine) -> View:
    for player in view["players"]:
        if name in {player["id"], player["name"]}:
            return dict(player)
    raise NotationError(f"Line {line.number}: nobody on this score sheet is called “{name}”.")


def _scores(view: View, wanted: Sequence[tuple[str, str]], line: SheetLine) -> list[str]:
    wrong = []
    for name, value in wanted:
        player = _named(view, name, line)
        if not _stands(player, value.split("/")):
            stands = f"{player['score']}/{player['falls']}/{player['status']}"
            wrong.append(f"{name} should have {value}, and has {stands}")
    return wrong


def _stands(player: View, parts: Sequence[str]) -> bool:
    """Whether `18/1/marked` is true: the first number is the score, the second the falls."""
    numbers = [int(part) for part in parts if _NUMBER.fullmatch(part)]
    words = [part for part in parts if not _NUMBER.fullmatch(part)]
    stands = [player["score"], player["falls"]]
    return numbers == stands[: len(numbers)] and all(word == player["status"] for word in words)


def _next(view: View, line: SheetLine) -> list[str]:
    """`next dealer Bo leader Cy cards 7 stock 31 draw Ann Bo`."""
    coming = view["next"] or {}
    names = {player["id"]: player["name"] for player in view["players"]}
    told = {
        "dealer": [names.get(coming.get("dealer"), "nobody")],
        "leader": [names.get(coming.get("leader"), "nobody")],
        "cards": [str(coming.get("cards_each"))],
        "packs": [str(coming.get("packs"))],
        "stock": [str(coming.get("stock"))],
        "draw": [names[player] for player in coming.get("dealer_drawn_by", [])],
    }
    wrong = []
    for key, *values in _groups(line, told):
        if values != told[key]:
            wrong.append(f"next {key} should be {' '.join(values)}, and is {' '.join(told[key])}")
    return wrong


def _groups(line: SheetLine, keys: Mapping[str, Any]) -> list[list[str]]:
    groups: list[list[str]] = []
    if not line.words:
        raise NotationError(f"Line {line.number}: what is next? Say some of {', '.join(keys)}.")
    for word in line.words:
        if word in keys:
            groups.append([word])
        elif groups:
            groups[-1].append(word)
        else:
            raise NotationError(f"Line {line.number}: “{word}” is not one of {', '.join(keys)}.")
    return groups


def _winner(view: View, line: SheetLine) -> list[str]:
    result = view["result"] or {"winners": []}
    winners = [player["name"] for player in view["players"] if player["id"] in result["winners"]]
    if winners == list(line.words):
        return []
    return [
        f"the winner should be {' and '.join(line.words)}, and is {' and '.join(winners) or 'nobody yet'}"
    ]


def _kept(view: View, line: SheetLine) -> list[str]:
    """`kept Ann Q 5`: the cards face up before a player."""
    name, *cards = line.words or ("",)
    kept = _named(view, name, line)["kept_cards"]
    return [] if kept == cards else [f"{name} should keep {' '.join(cards)}, and keeps {' '.join(kept)}"]


CHECKS: Mapping[str, Callable[[View, SheetLine], list[str]]] = {
    "next": _next,
    "winner": _winner,
    "kept": _kept,
}
"""What a line that only asks begins with."""
