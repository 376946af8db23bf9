"""Whatever happens at a table, chips and money of all and of the pot come to nothing together."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from referee.errors import ConflictError, RulesError
from referee.families.acts import ADJUSTMENT, END, JOIN, ROUND, WITHDRAWAL
from referee.families.bourre.family import BOURRE
from referee.families.bourre.scoring.round import FaultKind
from referee.families.protocol import Seating
from referee.sitting.corrections import correct
from referee.sitting.dues import movements
from referee.sitting.log import Correction
from referee.sitting.opening import Opening
from referee.sitting.sheet import Recorded, Sheet, next_entry
from tests.families.bourre.games import NAMES

HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"pot": {"tie": "split", "at_most": 6}, "bourre": {"at_most": 6}, "ante": {"to_stay": 1}},
    {"pot": {"tie": "play_off"}, "faults": {"barred_leader": "next_best", "out_of_turn": ["pay", "bar"]}},
    {"pot": {"tie": "agree", "left": "most_chips"}, "ante": {"chosen": True, "exempt": []}},
    {
        "bourre": {"pays": "fixed", "chips": 2},
        "stay": {"nobody": "dealer"},
        "ante": {"exempt": ["took_a_trick"]},
    },
    {"chips": {"start": 6, "short": "out", "rebuys": 2}, "end": {"when": "target", "target": 16}},
    {"chips": {"start": 3, "short": "out", "rebuys": 1}, "pot": {"tie": "play_off"}},
    {"ante": {"by": "dealer", "exempt": []}},
)


class Evening(RuleBasedStateMachine):
    """A game with passing, faults, corrections, new chips, people who come and go."""

    @initialize(house=st.sampled_from(HOUSES), players=st.integers(2, 5))
    def sit_down(self, house: dict[str, Any], players: int) -> None:
        rules = BOURRE.catalogue.read("bourre", house, players=players)
        document, stake = BOURRE.catalogue.dump(rules), {"amount": 25, "currency": "USD"}
        self.opening = Opening(BOURRE, "bourre", house, document, NAMES[:players], stake=stake)
        self.sheet = Sheet(self.opening.table(), ())
        self.event = 1

    def record(self, act: dict[str, Any]) -> None:
        """The act, if it can happen; one that cannot leaves everything as it was."""
        self.event += 1
        try:
            recorded, position = Recorded(self.event, act, at=""), len(self.sheet.entries) + 1
            table, entry = next_entry(self.opening, self.sheet.table, recorded, position=position)
        except (RulesError, ConflictError):
            return
        self.sheet = Sheet(table, (*self.sheet.entries, entry))

    def seats(self) -> list[str]:
        players = BOURRE.engine.standing(self.sheet.table).players
        return [player.id for player in players if player.status == "in"]

    @rule(data=st.data())
    def play_a_hand(self, data: st.DataObject) -> None:
        here = self.seats()
        may_stay = self.sheet.table.may_stay
        able = here if may_stay is None else [f"p{seat + 1}" for seat in may_stay]
        stay = data.draw(st.lists(st.sampled_from(able), unique=True, max_size=4)) if able else []
        hand: dict[str, Any] = {"kind": ROUND, "stay": [{"player": player} for player in stay]}
        if len(stay) > 1:
            cuts = sorted(data.draw(st.integers(0, 5)) for _ in stay[1:])
            hand["taken"] = dict(
                zip(
                    stay,
                    [after - before for before, after in zip([0, *cuts], [*cuts, 5], strict=True)],
                    strict=True,
                )
            )
        if data.draw(st.booleans()) and here:
            kinds = [*FaultKind] if len(stay) > 1 else [FaultKind.SPOKE_EARLY]
            players = stay if len(stay) > 1 else here
            called = st.tuples(st.sampled_from(players), st.sampled_from(kinds))
            faults = data.draw(st.lists(called, max_size=2))
            hand["faults"] = [{"player": player, "kind": kind.value} for player, kind in faults]
        if data.draw(st.integers(0, 3)) == 0:
            hand["away"] = [player for player in here if player not in stay][:1]
        if data.draw(st.integers(0, 3)) == 0:
            hand |= {"split": True}
        self.record(hand)

    @rule(player=st.integers(1, 6), points=st.integers(-4, 4))
    def adjust(self, player: int, points: int) -> None:
        self.record({"kind": ADJUSTMENT, "player": f"p{player}", "points": points, "reason": "so decided"})

    @rule(player=st.integers(1, 6), kind=st.sampled_from(["buy_in", "dealer", WITHDRAWAL]))
    def somebody(self, player: int, kind: str) -> None:
        self.record({"kind": kind, "player": f"p{player}"})

    @rule()
    def join(self) -> None:
        self.record({"kind": JOIN, "name": f"New {self.event}"})

    @precondition(lambda self: len(self.sheet.entries) > 3)
    @rule(reason=st.sampled_from(["agreed", "abandoned"]))
    def end(self, reason: str) -> None:
        self.record({"kind": END, "reason": reason})

    @precondition(lambda self: self.sheet.entries)
    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        entry = data.draw(st.sampled_from(self.sheet.entries))
        taken_back = Correction(take_back=frozenset({entry.recorded.event}))
        try:
            self.sheet = correct(self.opening, self.sheet.entries, taken_back)
        except (RulesError, ConflictError):
            return

    @invariant()
    def everything_comes_to_nothing(self) -> None:
        table = self.sheet.table
        accounts = dict.fromkeys([*(f"p{seat + 1}" for seat in range(len(table.players))), "pot"], 0)
        for movement in movements(self.opening, self.sheet.entries):
            accounts[movement.payer] -= movement.amount
            accounts[movement.payee] += movement.amount
            assert accounts["pot"] >= 0
        assert accounts["pot"] == table.pot * 25
        assert sum(accounts.values()) == 0
        scores = BOURRE.engine.scores(table)
        if table.ended.value == "abandoned":
            assert set(accounts.values()) == {0}
        else:
            assert {player: accounts[player] for player in scores} == {
                player: score * 25 for player, score in scores.items()
            }
        assert table.pot == 0 or not table.is_over
        if table.rules.chips.short.value == "out":
            assert all((table.chips(seat) or 0) >= 0 for seat in range(len(table.players)))

    @invariant()
    def the_table_is_written_and_read_back(self) -> None:
        opened = BOURRE.engine.open(self.sheet.table.rules, Seating(NAMES[:2])).table
        assert BOURRE.engine.load(opened, BOURRE.engine.dump(self.sheet.table)) == self.sheet.table


TestEvening = Evening.TestCase
TestEvening.settings = settings(max_examples=40, stateful_step_count=15, deadline=None)
