from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from referee.cli import cli, main

CLAIMS = Path(__file__).parents[1] / "examples" / "claims"
PLAY: dict[str, Any] = {
    "variant": "agurk",
    "players": 3,
    "kind": "play",
    "trick": [{"player": "p1", "cards": ["10"]}],
    "player": "p2",
    "cards": ["9"],
    "holding": ["3", "9", "J"],
}

EXAMPLES = {
    "agurk-neither-beats-nor-lowest": ("ILLEGAL (play.duty)", "The 9 is neither.", "Legal: J, 3"),
    "iceland-two-two-four": ("LEGAL (play.duty)", "You cannot beat K-Q-8", "Legal: 4-2-2"),
    "ogorek-hidden-holding": ("ILLEGAL (play.duty)", "But you held the jack, and so it was not allowed."),
    "gurka-is-it-the-lowest": ("UNDETERMINED (play.duty)", "Seeing whether you also held a 2 or a 3; if so,"),
    "agurk-audit": (
        "ILLEGAL",
        "Trick 1, Player 3: ",
        "The 5 is neither. (play.duty)",
        "Won by: Player 2, Player 3, Player 1",
    ),
    "escoba-king-left-lying": (
        "ILLEGAL (play.capture)",
        "Deal 1, play 5, Player 2: The K♥ makes 15 with A♣ 4♦, and has to take.",
        "Left: KH 6C 4D AC. Captured last: Player 1.",
    ),
    "bourre-audit": (
        "ILLEGAL (play.head)",
        "Trick 4, Player 1: ",
        "Won by: Player 3, Player 3, Player 2, Player 2, Player 1",
    ),
    "bourre-cinch": ("ILLEGAL (play.cinch)", "You have 1 of 5 tricks", "Legal: AH"),
    "gin-may-i-knock": ("LEGAL (out.knock)", "Discarding the K♦ leaves 7", "Allowed: discard KD deadwood 7"),
    "rummy-500-how-deep": ("UNDETERMINED (draw.discard)", "The 8♥ must be melded or laid off at once"),
    "krypkille-declare": ("LEGAL (last_trick.calls)", "It is Player 4's word, so Player 4 may declare."),
    "minibluff-double": ("ILLEGAL (last_trick.calls)", "Everybody in the hand needs 4 credits"),
    "hand-and-foot-the-pile": ("LEGAL (pile.needs)",),
    "klondike-stuck": ("LEGAL (piles)", "Nothing is left to do."),
    "freecell-five-cards": ("LEGAL (sequence)", "The 9♣ 8♦ 7♠ 6♥ 5♣ may go to column 7."),
    "go-fish-who-has-queens": ("UNDETERMINED (ask.for)", "Whether Player 2 holds a queen is not known"),
    "snip-snap-a-pass-too-many": (
        "ILLEGAL (play.must)",
        "Turn 2: Player 2 passed on the 7♣ and played the 7♠ later.",
    ),
    "norwegian-exchange": ("ILLEGAL (exchange)", "The first player changed 3: as many, or none."),
}
"""Every example, and what the referee must say of it: the verdict first."""


def run(*words: object, text: str | None = None) -> Result:
    done = CliRunner().invoke(cli, ["rule", *map(str, words)], input=text, prog_name="referee")
    assert done.exception is None or isinstance(done.exception, SystemExit), done.output
    return done


def rule(claim: Any, tmp_path: Path) -> Result:
    """What the command says of a claim."""
    file = tmp_path / "claim.json"
    file.write_text(claim if isinstance(claim, str) else json.dumps(claim), encoding="utf-8")
    return run(file)


# The examples.


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_is_ruled_on_as_it_must_be(name: str) -> None:
    verdict, *told = EXAMPLES[name]
    done = run(CLAIMS / f"{name}.json")
    lines = done.stdout.splitlines()
    assert lines[0] == verdict
    for text in told:
        assert text in done.stdout
    assert done.exit_code == (0 if verdict.startswith("LEGAL") else 1)


def test_every_example_is_ruled_on_and_told_of() -> None:
    files = {file.stem for file in CLAIMS.glob("*")}
    assert files == set(EXAMPLES)
    about = (CLAIMS.parent / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`([\w-]+)\.json`", about)) == files
    assert "referee rule examples/claims/agurk-audit.json" in about


# What it prints, and its exit code.


def test_a_legal_play(tmp_path: Path) -> None:
    done = rule(PLAY | {"cards": ["J"]}, tmp_path)
    assert done.exit_code == 0
    assert done.stdout.splitlines() == [
        "LEGAL (play.duty)",
        "You may play a 10 or higher, or your lowest card, the 3. The jack beats the 10.",
        "Legal: J, 3",
    ]


def test_an_illegal_play(tmp_path: Path) -> None:
    done = rule(PLAY, tmp_path)
    assert done.exit_code == 1
    assert done.stdout.splitlines()[0] == "ILLEGAL (play.duty)"


def test_an_undetermined_play(tmp_path: Path) -> None:
    hidden = {name: value for name, value in PLAY.items() if name != "holding"} | {"holding_size": 3}
    done = rule(hidden, tmp_path)
    assert done.exit_code == 1
    verdict, *_, settles = done.stdout.splitlines()
    assert verdict == "UNDETERMINED (play.duty)"
    assert settles.startswith("Seeing whether you also held a ")


def test_an_audit_without_infractions(tmp_path: Path) -> None:
    tricks = [
        [{"player": "p1", "cards": ["10"]}, {"player": "p2", "cards": ["J"]}],
        [{"player": "p2", "cards": ["9"]}, {"player": "p1", "cards": ["4"]}],
    ]
    done = rule({"variant": "agurk", "kind": "audit", "tricks": tricks}, tmp_path)
    assert (done.exit_code, done.stdout.splitlines()) == (0, ["LEGAL", "Won by: Player 2, Player 2"])


def test_an_audit_that_leaves_something_open(tmp_path: Path) -> None:
    tricks = [[{"player": "p1", "cards": ["10"]}, {"player": "p2", "cards": ["4"]}], None]
    done = rule({"variant": "agurk", "kind": "audit", "tricks": tricks, "cards_each": 2}, tmp_path)
    assert done.exit_code == 1
    assert done.stdout.splitlines() == [
        "UNDETERMINED",
        "Trick 1, Player 2: undetermined. Seeing whether Player 2 also held a 2 or a 3; "
        "if so, it was not allowed.",
        "Won by: Player 1, ?",
    ]


def test_rassi_free(tmp_path: Path) -> None:
    claim = {"variant": "rassi", "kind": "free", "player": "p1", "holding": ["10", "9", "9", "5", "4", "2"]}
    assert rule(claim, tmp_path).exit_code == 0
    assert rule(claim | {"holding": ["K"]}, tmp_path).exit_code == 1


def test_a_claim_comes_by_the_pipe_too() -> None:
    done = run("-", text=json.dumps(PLAY))
    assert done.stdout.splitlines()[0] == "ILLEGAL (play.duty)"


# What cannot be.


@pytest.fixture
def refusal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[[Path], str]:
    """What the program says of a file it cannot use, which it must end with."""

    def refused(file: Path) -> str:
        monkeypatch.setattr(sys, "argv", ["referee", "rule", str(file)])
        with pytest.raises(SystemExit) as caught:
            main()
        assert caught.value.code == 2
        output = capsys.readouterr()
        assert output.out == ""
        return output.err

    return refused


Refusal = Callable[[Path], str]


@pytest.mark.parametrize(
    ("claim", "told"),
    [
        pytest.param("", "line 1, column 1", id="nothing"),
        pytest.param("{", "line 1, column 2", id="half a document"),
        pytest.param("[]", "", id="no object"),
        pytest.param({}, "variant", id="no claim"),
        pytest.param(PLAY | {"variant": "bridge"}, "bridge", id="no such variant"),
        pytest.param(PLAY | {"kind": "guess"}, "kind", id="no such kind"),
        pytest.param(PLAY | {"holding": ["3", "J"]}, "The holding has no × 9", id="without the card played"),
        pytest.param(PLAY | {"cards": ["15"]}, "This pack has no 15.", id="no such card"),
        pytest.param(PLAY | {"player": "p3"}, "After Player 1 comes Player 2", id="out of turn"),
    ],
)
def test_a_claim_that_cannot_be_is_refused(claim: Any, told: str, tmp_path: Path, refusal: Refusal) -> None:
    file = tmp_path / "claim.json"
    file.write_text(claim if isinstance(claim, str) else json.dumps(claim), encoding="utf-8")
    said = refusal(file)
    assert said.startswith("referee: ")
    assert told in said


def test_everything_wrong_is_told(tmp_path: Path, refusal: Refusal) -> None:
    file = tmp_path / "claim.json"
    file.write_text(json.dumps(PLAY | {"cards": ["15"], "holding": ["3", "Z"]}), encoding="utf-8")
    said = refusal(file)
    assert "This pack has no 15." in said
    assert "“Z” is not a card." in said


def test_a_file_that_is_not_there_is_named(tmp_path: Path, refusal: Refusal) -> None:
    assert "nothing.json" in refusal(tmp_path / "nothing.json")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path, refusal: Refusal) -> None:
    file = tmp_path / "claim.json"
    file.write_bytes(b"\xff\xfe\x00")
    assert "claim.json" in refusal(file)
