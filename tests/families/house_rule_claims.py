"""House rules and options about the play: a question that is answered otherwise under each of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from referee.families.protocol import Seating
from referee.families.registry import family_of
from referee.families.trials import NAMES, Trial

Document = Mapping[str, Any]


@dataclass(frozen=True)
class Question:
    """A claim at a table of a variant, by its house rule or by options."""

    variant: str
    rule: str | Document
    """A house rule of the variant, or options of which no house rule is known."""
    claim: Document
    players: int = 3

    @property
    def overrides(self) -> Document:
        if not isinstance(self.rule, str):
            return self.rule
        variant = family_of(self.variant).variant(self.variant)
        return next(rule.overrides for rule in variant.house_rules if rule.id == self.rule)

    def answers(self) -> list[Document]:
        """What is answered without the rule, and with it, apart from the sentences; or why it is refused."""
        return [self._answer(house_rules) for house_rules in ({}, self.overrides)]

    def _answer(self, house_rules: Document) -> Document:
        answer = self.trial().answer(family_of(self.variant), house_rules)
        return {name: value for name, value in answer.items() if name not in {"explanation", "would_settle"}}

    def trial(self) -> Trial:
        """The game with the house rule, in which the claim is asked."""
        seating = Seating(NAMES[: self.players])
        place = f"the question of {self.variant} by {self.rule}"
        return Trial(place, self.variant, seating, self.overrides, claim=self.claim)


def play(trick: str, cards: str, holding: str, **more: Any) -> Document:
    """May the last player play these `cards`, behind the cards of the others: `8 10`?"""
    plays = [{"player": f"p{at}", "cards": text.split("-")} for at, text in enumerate(trick.split(), 1)]
    return {
        "kind": "play",
        "trick": plays,
        "player": f"p{len(plays) + 1}",
        "cards": cards.split("-"),
        "holding": holding.split(),
        **more,
    }


def go_out(**more: Any) -> Document:
    holding = ["7S", "7H", "7D", "4C", "5C", "6C"]
    return {"kind": "go_out", "holding": holding, "melds": [holding[:3], holding[3:]], **more}


_SEVENS = {"pile": ["KS", "7C"], "holding": ["7D", "7S", "9D"]}
_BY_PREVIOUS = play("10 5", "6", "6 J 3")
_TWICE_7S: Document = {"kind": "meld", "cards": ["7S", "7S", "7D"]}
_GO_OUT: Document = {
    "kind": "go_out",
    "books": {"clean": 2, "dirty": 2, "wild": 1},
    "partner_in_foot": False,
    "partner_said": True,
}
_CINCH_LAST: Document = {
    "kind": "play",
    "trump": {"suit": "H"},
    "trick": [{"player": "p1", "card": "5H"}],
    "player": "p2",
    "card": "6H",
    "holding": ["AH", "KH", "6H"],
    "tricks_taken": 1,
    "last_to_play": True,
}
_NEXT: Document = {"kind": "next", "asker": "p1", "asked": "p3", "wanted": "QS"}
QUESTIONS = (
    Question("gurka", "previous-card", _BY_PREVIOUS),
    Question("gurka", "must-beat", play("8 10", "3", "3 9 J")),
    Question("gurka", "same-rank-first", play("8 10", "J", "3 10 J")),
    Question("gurka", "ace-stops", play("A 5", "A", "A 3 9")),
    Question("gurka", "lead-lowest", play("", "J", "3 9 J")),
    Question("gurka-norway", "prague-must-beat", play("8 10", "3", "3 9 J")),
    Question("gurka-norway", "prague-previous", _BY_PREVIOUS),
    Question("gurka-norway", "prague-previous-must-beat", play("8 10", "3", "3 9 J")),
    Question("gurka-norway", "prague-lowest-that-beats", play("8 10", "K", "3 J K")),
    Question("twenty-two", {"play": {"set_won_by": "matched"}}, play("3-3 9-4", "5-5", "5 5 2")),
    Question(
        "bourre",
        "ace-king-queen",
        {
            "kind": "play",
            "trump": {"suit": "H"},
            "player": "p1",
            "card": "2C",
            "holding": ["AH", "KH", "4H", "2C"],
            "tricks_taken": 1,
        },
        4,
    ),
    Question("rummy", "several-melds", go_out(melded_before=True), 2),
    Question(
        "rummy", "lay-off-after-own", {"kind": "lay_off", "meld": ["4C", "5C", "6C"], "cards": ["7C"]}, 2
    ),
    Question("rummy-500", "last-discard", go_out(melded_before=True), 2),
    Question("rummy", "shuffle-the-pile", {"kind": "draw", "from": "stock", "stock": 0, "pile": 1}, 2),
    Question(
        "rummy-500",
        "top-discard-used",
        {"kind": "take", "pile": ["8H"], "depth": 1, "holding": ["KS", "8D", "2C"]},
        2,
    ),
    Question(
        "hand-and-foot",
        "wild-in-the-pair",
        {"kind": "take_pile", "top": "9S", "holding": ["9C", "2H"], "opened": True},
        4,
    ),
    Question("authors", "any-card", {"kind": "ask", "player": "p1", "card": "QS", "holding": ["QC", "QS"]}),
    Question("go-fish", "lucky-set", {**_NEXT, "given": 0, "drawn": "QD", "completes": False}),
    Question("go-fish", "no-second-turn", {**_NEXT, "given": 0, "drawn": "QD"}),
    Question("go-fish", "asked-goes-on", {**_NEXT, "given": 0, "drawn": "4D"}),
    Question("go-fish-pairs", "one-colour", {"kind": "set", "cards": ["QC", "QD"]}),
    Question(
        "snip-snap-snorem",
        "several",
        {"kind": "play", "pile": ["KS", "7C"], "cards": ["7D", "7S"], "holding": ["7D", "7S", "9D"]},
    ),
    Question("snip-snap-snorem", "pass-at-will", {"kind": "pass", "pile": ["7C"], "holding": ["7S", "9D"]}),
    Question("rummy-500", {"melds": {"suits": "any"}, "pack": {"packs": 2}}, _TWICE_7S, 2),
    Question("rummy", {"melds": {"most": 3}}, {"kind": "meld", "cards": ["7C", "7S", "7H", "7D"]}, 2),
    Question("hand-and-foot", {"out": {"partner_in_foot": False}}, _GO_OUT, 4),
    Question("bourre", {"play": {"cinch_trumping": "not_last"}}, _CINCH_LAST, 2),
    Question("snip-snap-fines", "equal-fines", {"kind": "fine", "word": "snorem", "counters": 5}),
)

"""By variant and rule. Those of a house rule show that it comes out otherwise."""


def _game(variant: str, house_rules: Document, *acts: Document, players: int = 4) -> Trial:
    place = f"the game of {variant} by {house_rules}"
    return Trial(place, variant, Seating(NAMES[:players]), house_rules, acts)


_REFUSED = [{"side": "t1", "kind": "out_refused"}]
_EQUAL = {side: {"melded": 200, "held": 0} for side in ("t1", "t2")}
_DRAWN = [{"player": f"p{at}", "draws": 5} for at in (1, 2, 3)]
GAMES = (
    _game(
        "bourre",
        {"draw": {"reshuffle": False}},
        {"kind": "hand", "stay": _DRAWN, "taken": {"p1": 3, "p2": 2, "p3": 0}},
        players=8,
    ),
    _game(
        "bourre",
        {"chips": {"start": 2}, "end": {"when": "target", "target": 4}},
        {"kind": "hand", "taken": {"p1": 3, "p2": 2}},
        players=3,
    ),
    _game(
        "hand-and-foot",
        {"penalties": {"out_refused": -200}},
        {"kind": "hand", "out": None, "penalties": _REFUSED, "sides": _EQUAL},
    ),
    _game(
        "hand-and-foot",
        {"end": {"rounds": 1, "tie": "share"}},
        {"kind": "hand", "out": None, "sides": _EQUAL},
    ),
    _game(
        "freecell",
        {"players": {"max": 2}, "end": {"rounds": 1, "tie": "play_on"}},
        {"kind": "hand", "results": {"p1": {"cards": 9}, "p2": {"cards": 9}}},
        players=2,
    ),
)
"""Games in which options come into play of which neither examples nor golden sheets make use."""
