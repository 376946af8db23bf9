"""The rules of Pebbles: two options, two variants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from referee.errors import RulesError, Violation
from referee.families.protocol import Difference, HouseRule, Summary, Variant
from referee.families.seats import Direction

Document = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Rules:
    """The options, each with its default."""

    target: int = 10
    """Points with which a side wins, checked after each deal."""
    direction: Direction = Direction.CLOCKWISE


_PLAYERS = (1, 2, 4)
_LOWEST, _HIGHEST = 1, 100
VARIANTS: Mapping[str, Variant[Rules]] = {
    variant.id: variant
    for variant in (
        Variant(
            id="pebbles",
            name="Pebbles",
            region="Nowhere",
            summary="Collect pebbles; whoever has none loses three points",
            rules=Rules(),
            house_rules=(HouseRule("short", "Short game", {"target": 5}, "invented"),),
            sources=("invented for the tests",),
        ),
        Variant(
            id="pebbles-left",
            name="Left Pebbles",
            region="Nowhere",
            summary="Pebbles the other way round",
            rules=Rules(direction=Direction.ANTICLOCKWISE),
            sources=("invented for the tests",),
        ),
    )
}


class Catalogue:
    """The variants of Pebbles, and their rules as values, as JSON and in words."""

    def variants(self) -> tuple[Variant[Rules], ...]:
        """Every variant."""
        return tuple(VARIANTS.values())

    def read(self, variant_id: str, house_rules: Any, *, players: int | None) -> Rules:
        """The rules of a variant with house rules laid over it."""
        if players not in {None, *_PLAYERS}:
            message = f"Pebbles is for 1, 2 or 4 players; there are {players}."
            raise RulesError.of(
                [Violation("/players", "players_must_be_in_range", message, players, [*_PLAYERS])]
            )
        return _laid_over(VARIANTS[variant_id].rules, house_rules)

    def check(self, document: Any) -> Rules:
        """A rules document that came from elsewhere."""
        return _laid_over(Rules(), document)

    def load(self, document: Document) -> Rules:
        """The rules that `dump` wrote."""
        return Rules(document["target"], Direction(document["direction"]))

    def dump(self, rules: Rules) -> dict[str, Any]:
        """The rules as JSON."""
        return asdict(rules)

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of a rules document."""
        return {
            "type": "object",
            "additionalProperties": False,
            "properties": {
                "target": {
                    "type": "integer",
                    "minimum": _LOWEST,
                    "maximum": _HIGHEST,
                    "title": "Target",
                    "description": "Points with which a side wins",
                },
                "direction": {
                    "type": "string",
                    "enum": [*Direction],
                    "title": "Direction",
                    "description": "Which neighbour deals next",
                },
            },
        }

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        at_table = "" if players is None else f" There are {players} players."
        return (
            f"# {title}\n\nEverybody takes pebbles.{at_table} A pebble is a point; a player without one "
            f"costs the side three. The deal passes {rules.direction.value}. The first side with "
            f"{rules.target} points wins.\n"
        )

    def differences(self, first: Rules, second: Rules) -> list[Difference]:
        """The options in which two sets of rules differ."""
        here, there = asdict(first), asdict(second)
        return [
            Difference(
                option, here[option], there[option], f"The {option} is {here[option]}, not {there[option]}."
            )
            for option in here
            if here[option] != there[option]
        ]

    def summary(self, variant_id: str, rules: Rules) -> Summary:
        """The rules as a score sheet on paper has room for them."""
        variant = VARIANTS[variant_id]
        return Summary(variant.name, variant.region, target=rules.target, target_text=f"{rules.target} wins")

    def players(self, rules: Rules) -> tuple[int, int]:
        """How few and how many may play."""
        return min(_PLAYERS), max(_PLAYERS)

    def cards(self, rules: Rules) -> None:
        """Nobody enters any."""

    def has_pot(self, rules: Rules) -> bool:
        """Antes go into a pot."""
        return True


def _laid_over(rules: Rules, document: Any) -> Rules:
    """The rules with these options over them.

    :raises RulesError: with every option that is none, or has a value that it cannot have.
    """
    if not isinstance(document, Mapping):
        message = "House rules are an object of options."
        raise RulesError.of([Violation("", "value_must_be_object", message)])
    wrong = [one for one in (_fault(name, value) for name, value in document.items()) if one]
    if wrong:
        raise RulesError.of(wrong)
    read = {**document}
    if "direction" in read:
        read["direction"] = Direction(read["direction"])
    return replace(rules, **read)


def _fault(name: str, value: Any) -> Violation | None:
    path = f"/{name}"
    if name == "target":
        if type(value) is int and _LOWEST <= value <= _HIGHEST:
            return None
        message = f"The target is a whole number from {_LOWEST} to {_HIGHEST}."
        return Violation(path, "number_must_be_in_range", message, expected=[_LOWEST, _HIGHEST])
    if name == "direction":
        if value in [*Direction]:
            return None
        return Violation(path, "value_must_be_one_of", f"The direction is one of {', '.join(Direction)}.")
    return Violation(path, "option_must_exist", f"Pebbles has no option {name[:60]}.", name[:60])
