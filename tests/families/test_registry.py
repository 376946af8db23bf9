import pytest

from referee.errors import NotFoundError
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.registry import FAMILIES, family_of
from referee.families.steps import Line, player_id


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_has_its_family(variant: str) -> None:
    assert family_of(variant).id == "cucumber"


def test_an_unknown_variant_has_none() -> None:
    with pytest.raises(NotFoundError, match=r"There is no variant “whist”\. There are: agurk, ") as caught:
        family_of("whist")
    assert caught.value.code == "variant_must_exist"


def test_a_long_name_is_told_in_short() -> None:
    with pytest.raises(NotFoundError) as caught:
        family_of("x" * 5000)
    assert "x" * 61 not in caught.value.detail


def test_no_two_families_offer_the_same_variant() -> None:
    ids = [one.id for family in FAMILIES for one in family.catalogue.variants()]
    assert len(ids) == len(set(ids))


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
