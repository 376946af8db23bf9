"""Every legal play is accepted, every other refused; whole deals are audited, with and without a slip."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.families.snip_snap.games import ask, deal, opened, scores
from tests.families.snip_snap.table_play import PACK, Deal

KINDS = [
    pytest.param(3, None, True, id="all cards"),
    pytest.param(4, None, False, id="passing at will"),
    pytest.param(5, 5, True, id="five cards each"),
]


def table_for(players: int, each: int | None, must: bool) -> Any:
    house_rules: dict[str, Any] = {"play": {"must": must}} | ({"deal": {"cards": each}} if each else {})
    return opened("snip-snap-snorem", players, house_rules)


@pytest.mark.parametrize(("players", "each", "must"), KINDS)
def test_every_legal_play_is_accepted_and_every_other_refused(
    players: int, each: int | None, must: bool
) -> None:
    table, random = table_for(players, each, must), Random(players)
    for _ in range(2):
        game = Deal(random, players, each, must)
        while not game.is_over:
            claim = {"pile": game.pile, "holding": game.hand, "passes": game.passes_since}
            legal = {
                card for card in game.hand if ask(table, "play", card=card, **claim)["verdict"] == "legal"
            }
            assert legal == {*game.playable}
            assert ask(table, "play", card=game.hand[0], **claim)["options"] == game.playable
            others = [card for card in PACK if card not in game.pile and card not in game.hand]
            strange = ask(table, "play", card=random.choice(others), **claim)
            assert (strange["verdict"], strange["code"]) == ("illegal", "card_must_be_held")
            assert (ask(table, "pass", **claim)["verdict"] == "legal") == game.may_pass
            game.go_on()


@pytest.mark.parametrize(("players", "each", "must"), KINDS)
def test_a_deal_by_the_rules_is_found_to_be_so(players: int, each: int | None, must: bool) -> None:
    table = table_for(players, each, must)
    for seed in range(4):
        game = Deal(Random(seed), players, each, must)
        while not game.is_over:
            game.go_on()
        audit = ask(table, "audit", turns=game.turns, left=game.left)
        assert (audit["verdict"], audit["infractions"]) == ("legal", [])
        assert audit["left"] == {f"p{at + 1}": len(hand) for at, hand in enumerate(game.hands)}
        winner = next(seat for seat, hand in enumerate(game.hands) if not hand)
        assert (audit["out"], audit["next"]) == (f"p{winner + 1}", None)
        assert ask(table, "audit", turns=game.turns)["verdict"] in {"legal", "undetermined"}
        step = deal(table, turns=game.turns)
        assert scores(step.table) == [int(seat == winner) for seat in range(players)]


def test_a_pass_with_a_card_in_hand_is_proven_by_that_card() -> None:
    total = 0
    for seed in range(8):
        game, random = Deal(Random(seed), 3), Random(seed)
        wrong_turns = list[int]()
        while not game.is_over:
            if game.rank is not None and game.playable and random.random() < 0.05:
                wrong_turns.append(len(game.turns) + 1)
                game.take(None)
            else:
                game.go_on()
        audit = ask(table_for(3, None, True), "audit", turns=game.turns, left=game.left)
        assert [infraction["turn"] for infraction in audit["infractions"]] == wrong_turns
        assert {infraction["code"] for infraction in audit["infractions"]} <= {"card_must_be_played"}
        total += len(wrong_turns)
    assert total > 5
