import os
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import Distribution, EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest

from referee.errors import FamilyError, NotFoundError
from referee.families.counts import Count
from referee.families.cucumber.family import CUCUMBER
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.protocol import Catalogue
from referee.families.reasons import DueReason
from referee.families.registry import (
    GROUP,
    OWN,
    Registered,
    _unlike,
    codes,
    collected,
    family_named,
    family_of,
)
from referee.families.steps import Line, player_id
from tests.refusals import refuses, words


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_has_its_family(variant: str) -> None:
    assert family_of(variant).id == "cucumber"


def test_an_unknown_variant_has_none() -> None:
    with refuses(NotFoundError, match=r"There is no variant “whist”\. There are: agurk, ") as caught:
        family_of("whist")
    assert caught.value.code == "variant_must_exist"


def test_a_long_name_is_told_in_short() -> None:
    with pytest.raises(NotFoundError) as caught:
        family_of("x" * 5000)
    assert "x" * 61 not in words(caught.value)


def point(name: str, value: str) -> EntryPoint:
    """What a package that publishes a family says of it."""
    return EntryPoint(name, value, GROUP)


HERE = "tests.families.test_registry"


def catalogue(**parts: object) -> Any:
    """Cucumber's catalogue with parts of its own."""
    names = [name for name in vars(Catalogue) if not name.startswith("_")]
    return SimpleNamespace(**{name: getattr(CUCUMBER.catalogue, name) for name in names} | parts)


def no_schema() -> NoReturn:
    raise ValueError("nothing to describe")


OTHER = replace(CUCUMBER, id="other", package=None, catalogue=catalogue(variants=list, schema=dict))
TWIN = replace(CUCUMBER, id="twin", package=None)
PARTLY = replace(OTHER, id="partly", catalogue=catalogue(cards=None, variants=list))
BROKEN = replace(OTHER, id="broken", catalogue=catalogue(variants=list, schema=no_schema))
TWICE = [CUCUMBER.variant("agurk")] * 2
MISCOUNTED = replace(OTHER, id="miscounted", counts=(Count("wins", "Wins"),))
MISPAID = replace(OTHER, id="mispaid", reasons=(DueReason("reversal", "Back"),))
DOUBLE = replace(
    CUCUMBER, id="double", package=None, catalogue=catalogue(variants=lambda: TWICE, schema=dict)
)


def test_a_family_that_is_published_stands_behind_those_of_the_project() -> None:
    found = collected([point("other", f"{HERE}:OTHER")])
    assert [one.family.id for one in found] == [*(one.id for one in OWN), "other"]
    assert [one.package for one in found] == [*["referee"] * len(OWN), "an unknown package"]


def test_a_code_that_several_families_have_is_explained_for_each() -> None:
    assert codes()["hand_must_have_one_form"].text.startswith("Cucumber: Give `last_trick`")
    assert "Bourré: Say who stays" in codes()["hand_must_have_one_form"].text
    assert codes()["holding_must_have_the_cards"] == CUCUMBER.codes["holding_must_have_the_cards"]


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        (
            "gone",
            "tests.no_such_module:FAMILY",
            "The family gone of an unknown package cannot be loaded: M",
        ),
        ("gone", f"{HERE}:NO_SUCH_NAME", "The family gone of an unknown package cannot be loaded: A"),
        ("text", f"{HERE}:HERE", "The family text of an unknown package is no Family, but str."),
        ("bridge", f"{HERE}:OTHER", "The family bridge of an unknown package calls itself other"),
        (
            "klondike",
            "referee.families.klondike.family:KLONDIKE",
            "Two families are called klondike: of referee and of an unknown",
        ),
        ("broken", f"{HERE}:BROKEN", "The family broken of an unknown package cannot be used: ValueErr"),
        (
            "partly",
            f"{HERE}:PARTLY",
            "The family partly of an unknown package cannot be used: it has no Catal",
        ),
        ("double", f"{HERE}:DOUBLE", "The family double of an unknown package has several variants agurk."),
        (
            "miscounted",
            f"{HERE}:MISCOUNTED",
            "The family miscounted of an unknown package declares what it cannot: wins is counted for every",
        ),
        (
            "mispaid",
            f"{HERE}:MISPAID",
            "The family mispaid of an unknown package declares what it cannot: rev",
        ),
        ("twin", f"{HERE}:TWIN", "referee and an unknown package both have a variant agurk."),
    ],
)
def test_a_family_that_cannot_be_used_is_told_with_its_reason(name: str, value: str, says: str) -> None:
    with pytest.raises(FamilyError) as caught:
        collected([point(name, value)])
    assert words(caught.value).startswith(says)


def test_a_family_is_found_by_its_id() -> None:
    assert family_named("cucumber") is CUCUMBER
    with refuses(NotFoundError, match=r"There is no family “whist”\. There are: cucumber, ") as caught:
        family_named("whist")
    assert caught.value.code == "family_must_exist"


def test_a_family_that_cannot_be_loaded_stops_the_start(tmp_path: Path) -> None:
    """As it is installed: a distribution with an entry point that leads nowhere."""
    package = tmp_path / "broken_family-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-family\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[referee.families]\nbridge = no_such_module:FAMILY\n")
    (published,) = Distribution.at(package).entry_points
    with pytest.raises(FamilyError, match=r"The family bridge of broken-family 1\.0 cannot be loaded"):
        collected([published])
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "referee", "families"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("referee: The family bridge of broken-family 1.0 cannot be loaded: ")


def test_messages_that_cannot_be_used_stop_the_start_with_their_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "referee_other"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    lines = "from dataclasses import replace\nfrom tests.families.test_registry import OTHER\n"
    (package / "family.py").write_text(f"{lines}FAMILY = replace(OTHER, package=__package__)\n")
    monkeypatch.syspath_prepend(tmp_path)
    published = point("other", "referee_other.family:FAMILY")

    def refusal() -> str:
        with pytest.raises(FamilyError) as caught:
            collected([published])
        return words(caught.value)

    begins = "The family other of an unknown package has messages that cannot be used: "
    assert refusal() == f"{begins}there is no en.ftl, which has every message."
    (package / "words" / "en.ftl").write_text("other-lost = { $player } lost { $points }.\n")
    (package / "words" / "da.ftl").write_text("# Tab.\nother-lost = { $player } tabte.\n")
    assert refusal() == f"{begins}da.ftl, line 2: other-lost lacks $points."
    (package / "words" / "da.ftl").write_text("other-lost = { $player } tabte { $points }.\n")
    book = package / "rulebook" / "words"
    book.mkdir(parents=True)
    (book / "en.ftl").write_text("other_rules-aim = Lose { -cards }.\n")
    where = "rulebook/words/en.ftl, line 1: other_rules-aim"
    assert refusal() == f"{begins}{where}: there is no term -cards."
    (book / "en.ftl").write_text("other_rules-aim = Lose.\n")
    assert collected([published])[-1].family.package == "referee_other"


def test_a_path_means_the_same_act_in_all_families() -> None:
    ours = replace(CUCUMBER.rounds, operation="deal")
    odd = replace(OTHER, id="odd", acts=(ours,))
    with pytest.raises(FamilyError, match="both take hands, and mean different acts by it"):
        _unlike(Registered(odd, "odd 1.0"), [Registered(CUCUMBER, "referee")])


def test_players_are_numbered_from_one() -> None:
    assert [player_id(seat) for seat in range(3)] == ["p1", "p2", "p3"]


def test_a_line_is_told_as_json() -> None:
    line = Line("p1", "penalty", 9, 3, 12, "points", "Ann took the last trick with a 9: 9 points.")
    assert line.document() == {
        "player": "p1",
        "kind": "penalty",
        "points": 9,
        "before": 3,
        "after": 12,
        "rule": "points",
        "text": "Ann took the last trick with a 9: 9 points.",
    }
