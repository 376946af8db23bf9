"""Rules made up for tests: an option of every form, a rule book, two variants and their house rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated

from referee.cards import Card
from referee.errors import Violation
from referee.families.options.book import book, players_text, section_sentences
from referee.families.options.catalogue import OptionsCatalogue
from referee.families.options.fitting import Fitting, contradiction
from referee.families.options.forms import Among, AtMost, Between, Rank
from referee.families.options.option import Choice, Misfit, OfValue, option, part
from referee.families.options.players import PlayersRange
from referee.families.options.rule_sets import HouseRule, RuleSet
from referee.families.options.tables import Keys, TableOf
from referee.families.options.words import counted

MARBLES = 30


class Heading(StrEnum):
    PLAY = "The play"
    SCORE = "The score"


class Speed(Choice):
    SLOW = "slow", "one marble is taken at a time", "slowly"
    FAST = "fast", "a whole handful is taken at a time"


class AllOfThem(Choice):
    ALL = "all", "all marbles"


@dataclass(frozen=True)
class Bag:
    marbles: Annotated[int, Between(1, 9)] = part("How many it holds.")
    is_shut: bool = part(default=False)
    in_: Annotated[int, Between(0, 9)] = part(default=0)


@dataclass(frozen=True)
class FromPlayers:
    """More from so many players on."""

    players: Annotated[int, Between(2, 8)] = part(default=4)
    marbles: Annotated[int, Between(1, 9)] = part(default=2)


def _without_speed(rules: Rules) -> Iterator[Misfit]:
    if rules.play.turns is not None and rules.play.speed is Speed.FAST:
        yield Misfit("play.turns counts single marbles, but play.speed is fast.", [None])


@dataclass(frozen=True)
class PlayRules:
    speed: Speed = option(Speed.SLOW, "How fast it goes", heading=Heading.PLAY)
    turns: Annotated[int | None, Between(1, 9)] = option(
        None,
        "Turns each",
        says=OfValue(lambda turns: "there is no end" if turns is None else counted(turns, "turn")),
        heading=Heading.PLAY,
        applies=lambda rules: rules.play.turns is not None,
        misfits=_without_speed,
    )
    step: Annotated[int, Among((1, 3))] = option(1, "Marbles at a time")
    most: Annotated[int, Between(1, 9)] | AllOfThem | FromPlayers | None = option(None, "The most in a hand")


@dataclass(frozen=True)
class Rules:
    players: PlayersRange = field(default_factory=lambda: PlayersRange(2, 6))
    play: PlayRules = field(default_factory=PlayRules)
    dealt: Annotated[TableOf, Keys.numbers(2, 6, whole=False), Between(1, 20)] = option(
        TableOf({"2": 10, "3": 7, "4": 7}), "Marbles each, by players"
    )
    values: Annotated[TableOf, Keys(("red", "blue")), Between(-9, 9)] = option(
        TableOf({"red": 1, "blue": -2}), "What a marble counts", heading=Heading.SCORE
    )
    from_: Annotated[int, Between(1, 9)] = option(1, "Who begins")
    keeps: bool = option(False, "Keeping what one has taken", says={True: "kept", False: "given back"})
    bags: Annotated[tuple[Bag, ...], AtMost(2)] = option((), "Bags")
    lucky: Annotated[tuple[Rank, ...], AtMost(3, distinct=True)] = option((), "Lucky ranks")
    marked: Card | None = option(None, "A marked card")
    spare: Bag | None = option(None, "A bag apart")


def _enough(rules: Rules) -> Iterator[Violation]:
    if rules.keeps and not rules.bags:
        yield contradiction("/keeps", "keeps is true, but there are no bags.", False)


def _suffices(rules: Rules, players: int) -> Iterator[Violation]:
    if rules.dealt.get(str(players), 0) * players > MARBLES:
        message = f"{players} players need more than {MARBLES} marbles."
        yield Violation("/dealt", "first_hand_must_fit_the_pack", message, given=None)


FITTING = Fitting((_enough,), _suffices)
RULE_SETS = (
    RuleSet("marbles", "Marbles", "Nowhere", "As they are", Rules(), ("nobody",)),
    RuleSet(
        "marbles-fast", "Quick Marbles", "Nowhere", "Fast", Rules(play=PlayRules(Speed.FAST)), ("nobody",)
    ),
)
HOUSE_RULES = (
    HouseRule("short", "Nine turns", ("marbles",), {"play": {"turns": 9}}, "somebody"),
    HouseRule(
        "short-threes",
        "Nine turns by threes",
        ("marbles", "marbles-fast"),
        {"play": {"turns": 9, "step": 3, "speed": "slow"}},
        "somebody",
    ),
)


class MarblesCatalogue(OptionsCatalogue[Rules]):
    def __init__(self) -> None:
        super().__init__(Rules, RULE_SETS, HOUSE_RULES, about="Options of Marbles.", fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        sections = {str(heading): section_sentences(rules, heading) for heading in Heading}
        return book(title, f"A game for {players_text(rules.players)}.", sections)

    def has_pot(self, rules: Rules) -> bool:
        return rules.keeps


CATALOGUE = MarblesCatalogue()
