"""Settlements of random hands, against the rules told once more in the plainest way."""

from __future__ import annotations

from random import Random
from typing import Any

from referee.errors import RulesError
from referee.families.acts import ROUND
from tests.families.bourre.games import Game

KINDS = ("renege", "corrected", "out_of_turn", "spoke_early")


def some_house(rng: Random) -> dict[str, Any]:
    def some(of: list[str]) -> list[str]:
        return [player for player in of if rng.random() < 0.4]

    tie = rng.choice(["carry", "split", "agree", "play_off"])
    by = rng.choice(["all", "all", "dealer"])
    exempt = [] if by == "dealer" else some(["tied", "bourre", "took_a_trick"])
    fixed = rng.random() < 0.2
    return {
        "ante": {
            "chips": rng.randint(1, 3),
            "by": by,
            "exempt": exempt,
            "to_stay": rng.choice([0, 0, 2]),
        },
        "pot": {
            "tie": tie,
            "won_by": rng.choice(["most", "majority"]) if tie == "carry" else "most",
            "at_most": rng.choice([None, None, 7]),
        },
        "bourre": {"pays": "fixed", "chips": 2} if fixed else {"at_most": rng.choice([None, None, 9])},
        "faults": {kind: some(["pay", "bar", "lose_deal"]) for kind in KINDS}
        | {"barred_leader": rng.choice(["carry", "next_best"])},
        "stay": {"must": "nobody", "nobody": rng.choice(["carry", "dealer"])},
    }


class Plain:
    """The accounts of a table as its rules tell them, step by step."""

    def __init__(self, players: int, house: dict[str, Any]) -> None:
        self.all = [f"p{at}" for at in range(1, players + 1)]
        self.house, self.pot, self.dealer = house, 0, self.all[-2]
        self.nets = dict.fromkeys(self.all, 0)
        self.exempt: set[str] = set()
        self.tied: list[str] | None = None
        self.lost = dict.fromkeys(self.all, 0)

    def left_of(self, player: str) -> str:
        return self.all[(self.all.index(player) + 1) % len(self.all)]

    def pay(self, player: str, chips: int) -> None:
        self.nets[player] -= chips
        self.pot += chips

    def deal(self, present: list[str]) -> None:
        self.dealer = self.left_of(self.dealer)
        while self.dealer not in present or self.lost[self.dealer]:
            if self.dealer in present:
                self.lost[self.dealer] -= 1
            self.dealer = self.left_of(self.dealer)

    def play(self, hand: dict[str, Any]) -> None:
        house, tricks_taken = self.house, hand.get("taken", {})
        present = [seat for seat in self.all if seat not in hand["away"]]
        stay = [seat for seat in self.all if seat in hand["stay"]]
        self.deal(present)
        for player in present if self.tied is None else []:
            if house["ante"]["by"] == "dealer":
                self.pay(self.dealer, house["ante"]["chips"])
            elif player not in self.exempt:
                self.pay(player, house["ante"]["chips"])
        for player in stay:
            self.pay(player, house["ante"]["to_stay"])
        whole = self.pot
        leads_to = {
            (fault["player"], penalty)
            for fault in hand["faults"]
            for penalty in house["faults"][fault["kind"]]
        }
        barred = {player for player, penalty in leads_to if penalty == "bar"}
        winners, leaders = self.winners(stay, tricks_taken, barred, split=bool(hand.get("split")))
        prize = min(whole, house["pot"]["at_most"] or whole)
        for at, player in enumerate(winners):
            self.pay(player, -(prize // len(winners) + (at < prize % len(winners))))
        penalised = {seat for seat, count in tricks_taken.items() if not count}
        penalised |= {player for player, penalty in leads_to if penalty == "pay"}
        for player in penalised:
            at_most = house["bourre"].get("at_most") or whole
            self.pay(player, house["bourre"].get("chips") or min(whole, at_most))
        tied = [] if winners else [seat for seat in leaders if seat not in barred]
        reasons = {
            "bourre": penalised,
            "tied": tied,
            "took_a_trick": [seat for seat in tricks_taken if tricks_taken[seat]],
        }
        self.exempt = {seat for why in house["ante"]["exempt"] for seat in reasons[why]}
        self.tied = tied if house["pot"]["tie"] == "play_off" and tied else None
        for fault in hand["faults"]:
            self.lost[fault["player"]] += "lose_deal" in house["faults"][fault["kind"]]

    def winners(
        self, stay: list[str], tricks_taken: dict[str, int], barred: set[str], *, split: bool
    ) -> tuple[list[str], list[str]]:
        if len(stay) < 2:
            alone = stay or ([self.dealer] if self.house["stay"]["nobody"] == "dealer" else [])
            return [player for player in alone if player not in barred], []
        counted = dict(tricks_taken)
        if self.house["faults"]["barred_leader"] == "next_best":
            counted = {
                player: count for player, count in tricks_taken.items() if count and player not in barred
            }
        leaders = [player for player in stay if counted.get(player) == max(counted.values(), default=0)]
        able = [player for player in leaders if player not in barred]
        if len(leaders) > 1:
            shared = self.house["pot"]["tie"] == "split" or (self.house["pot"]["tie"] == "agree" and split)
            return (able if shared else []), leaders
        enough = self.house["pot"]["won_by"] == "most" or any(2 * counted[player] > 5 for player in leaders)
        return (able if enough else []), leaders


def some_hand(rng: Random, plain: Plain) -> dict[str, Any]:
    away = [player for player in plain.all if rng.random() < 0.1][: len(plain.all) - 2]
    present = [player for player in plain.all if player not in away]
    able = [player for player in (plain.tied or plain.all) if player in present]
    stay = [player for player in able if rng.random() < 0.7]
    hand: dict[str, Any] = {"away": away, "stay": stay, "faults": []}
    if len(stay) > 1:
        tricks_taken = dict.fromkeys(stay, 0)
        for _ in range(5):
            tricks_taken[rng.choice(stay)] += 1
        hand["taken"] = tricks_taken
    for _ in range(rng.choice([0, 0, 1, 2])):
        players, kinds = (stay, KINDS) if len(stay) > 1 else (present, KINDS[3:])
        hand["faults"].append({"player": rng.choice(players), "kind": rng.choice(kinds)})
    return hand


def test_random_hands_are_settled_as_the_rules_say() -> None:
    rng, hands = Random(12), 0
    for _ in range(120):
        house, players = some_house(rng), rng.randint(2, 6)
        game, plain = Game(players=players, **house), Plain(players, house)
        for _ in range(6):
            hand = some_hand(rng, plain)
            if house["pot"]["tie"] == "agree" and rng.random() < 0.5:
                try:
                    game.act(ROUND, **stated(hand | {"split": True}))
                    hand["split"] = True
                except RulesError:
                    game.act(ROUND, **stated(hand))
            else:
                game.act(ROUND, **stated(hand))
            plain.play(hand)
            hands += 1
            assert game.nets == [*plain.nets.values()], (house, hand)
            assert game.table.pot == plain.pot
            assert game.last.facts["dealer"] == plain.dealer, (house, hand)
            assert {*game.coming["exempt"]} == plain.exempt, (house, hand)
            assert game.coming["may_stay"] == plain.tied
            assert game.coming["deals_lost"] == {player: lost for player, lost in plain.lost.items() if lost}
    assert hands == 720


def stated(hand: dict[str, Any]) -> dict[str, Any]:
    return hand | {"stay": [{"player": player} for player in hand["stay"]]}
