"""The rules of six-card Golf as options, its variants, and its rule book."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated

from referee.cards import JOKER, SUITS, Deck
from referee.families.columns import Best
from referee.families.options.book import book, players_text, section_sentences
from referee.families.options.forms import Among, Between
from referee.families.options.option import OfValue, option, section
from referee.families.options.players import PlayersRange
from referee.families.options.rule_sets import HouseRule, RuleSet
from referee.families.protocol import Cards
from referee.families.rounds.catalogue import RoundsCatalogue
from referee.families.rounds.ends import EndRules, StakesRules, end_options

BICYCLE = "https://bicyclecards.com/how-to-play/six-card-golf/"
PAGAT = "https://www.pagat.com/draw/golf.html"
RANKS = (*reversed(Deck.FRENCH.ranks), JOKER)


class Heading(StrEnum):
    """The sections of the rule book, in their order."""

    PLAY = "The play"
    SCORE = "The score"
    END = "The end of the game"
    MONEY = "Money"


def _joker(points: int | None) -> str:
    return "no jokers are played with" if points is None else f"a joker counts {points}"


@dataclass(frozen=True, slots=True)
class ScoreRules:
    """The options of the score."""

    two: Annotated[int, Among((-2, 2))] = option(
        -2, "A two", says=OfValue(lambda points: f"a two counts {points}"), heading=Heading.SCORE
    )
    joker: Annotated[int | None, Between(-10, 20)] = option(
        None, "A joker", says=OfValue(_joker), heading=Heading.SCORE
    )


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a game."""

    players: PlayersRange = field(default_factory=lambda: PlayersRange(2, 8))
    score: ScoreRules = field(default_factory=ScoreRules)
    end: EndRules = end_options(EndRules(rounds=9, best=Best.LOWEST), Heading.END, "hole")
    stakes: StakesRules = section(StakesRules(), payout={"heading": Heading.MONEY})


_WITH_JOKERS = Rules(score=ScoreRules(joker=-5))
RULE_SETS = (
    RuleSet("golf", "Six-card Golf", "USA", "Pairs count nothing; nine holes", Rules(), (BICYCLE,)),
    RuleSet("golf-jokers", "Golf with jokers", "USA", "Jokers count -5", _WITH_JOKERS, (PAGAT,)),
)
HOUSE_RULES = (
    HouseRule("plain-twos", "Twos count 2", ("golf", "golf-jokers"), {"score": {"two": 2}}, PAGAT),
    HouseRule("eighteen", "Eighteen holes", ("golf", "golf-jokers"), {"end": {"rounds": 18}}, PAGAT),
)


class Catalogue(RoundsCatalogue[Rules]):
    """Turn up your cards, and have as few points as you can: six-card Golf."""

    noun = "hole"

    def __init__(self) -> None:
        super().__init__(Rules, RULE_SETS, HOUSE_RULES, about="Options of Golf; each may be left out.")

    def cards(self, rules: Rules) -> Cards:
        """The cards it is played with; their suits do not matter."""
        return Cards(RANKS if rules.score.joker is not None else RANKS[:-1], tuple(SUITS))

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        opening = f"A game for {players_text(rules.players)}. Each has six cards, in three columns of two."
        first = {
            Heading.PLAY: ["In turn one draws, and replaces a card or discards. Six cards up end the hole."],
            Heading.SCORE: ["An ace counts 1, a king 0, queen and jack 10. Equal cards in a column count 0."],
        }
        texts = {at: section_sentences(rules, at, first.get(at, [])) for at in Heading}
        return book(title, opening, texts)
