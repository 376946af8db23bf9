"""The questions that take the referee longest, as a seeded search over rules and cards found them."""

from __future__ import annotations

from random import Random
from typing import Any

Document = dict[str, Any]
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
_FEW = {"cards": 2, "then": "same"}


def house_rules(*, packs: int, jokers: int = 8, tops: int = 0, **play: str) -> Document:
    """Sets and wild jokers, with so many `tops`, cards above everything."""
    named = [rank + suit for suit in "CD" for rank in RANKS][:tops]
    groups = [{"cards": named, "points": 5}] if named else []
    pack = {"packs": packs, "jokers": jokers, "joker_rank": "wild", "top_cards": groups}
    return {
        "play": {"sets": True} | play,
        "pack": pack,
        "players": {"min": 2, "max": 52},
        "deal": _FEW,
    }


def cards(rules: Document) -> list[str]:
    """The whole pack, suits where they matter."""
    suited = {card[:-1] for group in rules["pack"]["top_cards"] for card in group["cards"]}
    once = [rank + suit if rank in suited else rank for rank in RANKS for suit in "CDHS"]
    return once * rules["pack"]["packs"] + ["joker"] * rules["pack"]["jokers"]


def question(rules: Document, players: int, **claim: Any) -> Document:
    return {"variant": "twenty-six", "house_rules": rules, "players": players} | claim


def a_play(*, held: int, led: int, packs: int, duty: str = "choice", tops: int = 0) -> Document:
    """May these cards be played, from so many with all the jokers, on so many low ones?"""
    rules = house_rules(packs=packs, duty=duty, tops=tops)
    pack = sorted(cards(rules), key=lambda card: (card != "joker", Random(card).random()))
    dealt = [card for at in range(7) for card in pack[8:][at::7]]
    holding, rest = pack[:8] + dealt[: held - 8], dealt[held - 8 :]
    low = sorted(rest, key=lambda card: RANKS.index(card if card in RANKS else card[:-1]))[:led]
    trick = [{"player": "p1", "cards": low}]
    played = {"player": "p2", "cards": holding[-led:], "holding": holding}
    return question(rules, 2, kind="play", trick=trick, **played)


def an_audit(*, players: int, sizes: list[int], packs: int, hidden: float = 0, seed: int = 1) -> Document:
    """Tricks of such sizes, played without looking at the rules, some of the cards not noted."""
    rules, rng = house_rules(packs=packs, duty="beat_if_able"), Random(seed)
    pack = cards(rules)
    rng.shuffle(pack)
    tricks = [
        [
            {"player": f"p{seat + 1}", "cards": None if rng.random() < hidden else played}
            for seat in range(players)
            for played in [[pack.pop() for _ in range(size)]]
        ]
        for size in sizes
    ]
    return question(rules, players, kind="audit", tricks=tricks, cards_each=sum(sizes))


WORST = {
    "20 cards with 8 wild jokers, choice": a_play(held=20, led=9, packs=1),
    "20 cards with 8 wild jokers, lowest": a_play(held=20, led=9, packs=1, duty="lowest_that_beats"),
    "20 cards with 8 wild jokers, same": a_play(held=20, led=9, packs=1, duty="same_rank_first"),
    "200 cards": a_play(held=200, led=100, packs=8),
    "200 cards of 37 kinds": a_play(held=200, led=99, packs=8, tops=24),
    "an audit of sets": an_audit(players=3, sizes=[4] * 14 + [1], packs=8),
    "an audit of two long tricks": an_audit(players=2, sizes=[20, 20, 19, 1], packs=8),
    "an audit with cards not noted": an_audit(players=6, sizes=[2] * 5 + [1], packs=2, hidden=0.2),
}
"""What is answered."""
TOO_LONG = {
    "an audit of 60 tricks with cards not noted": an_audit(players=6, sizes=[1] * 60, packs=8, hidden=0.3),
    "an audit of 40 players": an_audit(players=40, sizes=[1] * 10, packs=8, hidden=0.3),
    "an audit of 52 players, half of it noted": an_audit(players=52, sizes=[1] * 8, packs=8, hidden=0.5),
    "an audit of 25 pairs": an_audit(players=7, sizes=[2] * 25 + [1], packs=8),
}
"""What is refused."""
