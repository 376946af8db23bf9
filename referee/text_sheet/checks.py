"""Checks of the expectations that a line of a text sheet states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.errors import NotationError
from referee.families.notation import SIGNED_NUMBER, Check, Notation, SheetLine, named_player
from referee.families.standing import Player, Standing


def wrong_scores(
    standing: Standing, expected: Sequence[tuple[str, str]], line: SheetLine, notation: Notation
) -> list[str]:
    """The players whose standing is not the one that the line expects, in sentences."""
    wrong = []
    for name, value in expected:
        player = named_player(standing, name, line)
        if not _stands(player, value.split("/"), notation):
            numbers, words = notation.stands(player)
            stands = "/".join([*map(str, numbers), *words])
            wrong.append(f"{name} should have {value}, and has {stands}")
    return wrong


def _stands(player: Player, parts: Sequence[str], notation: Notation) -> bool:
    """True if `18/1/marked` is right: numbers in their order, words in any."""
    numbers = [int(part) for part in parts if SIGNED_NUMBER.fullmatch(part)]
    words = [part for part in parts if not SIGNED_NUMBER.fullmatch(part)]
    stand, known = notation.stands(player)
    return numbers == stand[: len(numbers)] and all(word in known for word in words)


def checks_of(notation: Notation) -> dict[str, Check]:
    """By first word, the checks of lines that change nothing."""

    def next_round(standing: Standing, line: SheetLine) -> list[str]:
        return _next(line, _next_facts(standing, notation))

    return {"next": next_round, "winner": _winner, **notation.checks}


def _next_facts(standing: Standing, notation: Notation) -> dict[str, list[str]]:
    coming, names = standing.next, standing.names
    dealer, leader = (None, None) if coming is None else (coming.dealer, coming.leader)
    facts = {"dealer": [names.get(dealer or "", "nobody")], "leader": [names.get(leader or "", "nobody")]}
    for key, text_of in notation.next.items():
        words = [] if coming is None else text_of(coming).split()
        facts[key] = [names.get(word, word) for word in words]
    return facts


def _next(line: SheetLine, facts: Mapping[str, list[str]]) -> list[str]:
    """Checks `next dealer Bo leader Cy`, and further facts of the family's next round."""
    wrong = []
    for key, *values in _groups(line, facts):
        if values != facts[key]:
            wrong.append(f"next {key} should be {' '.join(values)}, and is {' '.join(facts[key])}")
    return wrong


def _groups(line: SheetLine, keys: Mapping[str, object]) -> list[list[str]]:
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


def _winner(standing: Standing, line: SheetLine) -> list[str]:
    names = standing.names
    winners = [names[player] for player in standing.winners]
    if winners == list(line.words):
        return []
    return [
        f"the winner should be {' and '.join(line.words)}, and is {' and '.join(winners) or 'nobody yet'}"
    ]
