"""A hand of Cucumber takes the fewest taps under the rules of every variant, as the page plans its entry."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

from referee.families.registry import family_of

WITHOUT_A_TAKER = {"minibluff", "krypkille"}
"""Where it is told first who doubled, or declared."""
MORE_MAY_BE_SAID = {
    "five-cucumbers",
    "krypkille",
    "minibluff",
    "norwegian",
    "ogorek-kontra",
    "rassi",
    "twenty-six",
    "twenty-two",
    "twenty-two-rasmussen",
    "vidivallagurka",
}
"""Where something besides the cards may be said, so that a button sends the hand."""
SHORT_TAPS = {"matapesa": 1, "norwegian": 3}
"""Where the loser is all there is to tell, and where the lowest card deals; else the taker and the card."""


def test_any_hand_takes_the_fewest_taps(
    run_on_node: Callable[..., CompletedProcess[str]], tmp_path: Path
) -> None:
    family = family_of("agurk")
    assert family.entry is not None
    entries = {
        variant.id: family.entry(variant.rules).document()
        for variant in family.catalogue.variants()
        if variant.id not in WITHOUT_A_TAKER
    }
    (tmp_path / "entries.json").write_text(json.dumps(entries), encoding="utf-8")
    done = run_on_node(Path(__file__).parent / "taps.mjs", tmp_path / "entries.json")
    assert done.returncode == 0, done.stderr
    hands = json.loads(done.stdout)
    assert {variant: hand["short"]["taps"] for variant, hand in hands.items()} == {
        variant: SHORT_TAPS.get(variant, 2) + (variant in MORE_MAY_BE_SAID) for variant in entries
    }
    # Whether all five cucumbers were taken follows from every card.
    assert {variant: hand["cards"]["taps"] for variant, hand in hands.items()} == {
        variant: 5 + (variant in MORE_MAY_BE_SAID - {"five-cucumbers"}) for variant in entries
    }
    for variant, hand in hands.items():
        assert hand["short"]["body"]["outcome"]["taker"] == "p2", variant
        plays = hand["cards"]["body"]["last_trick"]
        assert [play["player"] for play in plays] == ["p2", "p3", "p4", "p1"], variant
        assert [play["card"] for play in plays] == ["5", "9", "8", "3"], variant
