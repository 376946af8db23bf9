"""An engine for the conformance suite: it reads what happens, and writes what comes of it, a line each.

    referee conform --engine "python examples/conformance/engine.py"

Another engine reads the same lines and writes answers of the same form. This one asks Referee's own rules.
"""

import json
import sys

from referee.conformance.observations import CURRENCY, dues_of, lines_of, refusals_of, ruling_of, state_of
from referee.errors import RefereeError
from referee.families.registry import family_of
from referee.money.stakes import balances, bring_up_to
from referee.service.games.claims import question
from referee.service.rules import effective_rules
from referee.sitting.corrections import correct
from referee.sitting.dues import movements
from referee.sitting.log import Correction
from referee.sitting.opening import Opening
from referee.sitting.sheet import Recorded, Sheet, next_entry


class Game:
    """A game of which everything is remembered."""

    def __init__(self, begun):
        players = tuple(begun["players"])
        self.family = family_of(begun["variant"])
        self.opening = Opening(
            **{name: begun[name] for name in ("variant", "house_rules", "dealer", "leader") if name in begun},
            family=self.family,
            rules=effective_rules(begun["variant"], begun["house_rules"], players=len(players)),
            players=players,
            stake={"amount": begun["stake"], "currency": CURRENCY},
            teams=tuple(map(tuple, begun.get("teams", ()))),
        )
        self.sheet, self.transfers, self.events = Sheet(self.opening.table(), ()), [], 1

    def step(self, asked):
        """What comes of an act, a correction or a claim."""
        if "claim" in asked:
            return {"answer": ruling_of(self.family.engine.judge(self.sheet.table, asked["claim"]))}
        if "amend" in asked or "remove" in asked:
            event = self.sheet.hand(asked.get("amend") or asked["remove"]).recorded.event
            replaced = {event: asked["act"]} if "amend" in asked else {}
            taken_back = frozenset() if replaced else frozenset({event})
            self.sheet = correct(self.opening, self.sheet.entries, Correction(replaced, taken_back))
            lines = self.sheet.hand(asked["amend"]).lines if replaced else None
        else:
            recorded, position = Recorded(self.events + 1, asked["act"], at=""), len(self.sheet.entries) + 1
            table, entry = next_entry(self.opening, self.sheet.table, recorded, position=position)
            self.sheet, lines = Sheet(table, (*self.sheet.entries, entry)), entry.lines
        self.events += 1
        scored = {} if lines is None else {"lines": lines_of(line.document() for line in lines)}
        return scored | self.stands()

    def stands(self):
        """The state, and the money that has moved since it was asked for last."""
        new = bring_up_to(self.transfers, movements(self.opening, self.sheet.entries), event=self.events)
        self.transfers += new
        standing = self.family.engine.standing(self.sheet.table)
        game = {
            "status": standing.status.value,
            "sides": [side.document() for side in standing.sides],
            "players": [player.document() for player in standing.players],
            "next": standing.next and standing.next.document(),
            "result": standing.result_document(),
        }
        everybody = dict.fromkeys((player.id for player in standing.players), 0)
        held = everybody | {name: amount for name, amount in balances(self.transfers).items() if amount}
        moved = [
            {"from": t.due.payer, "to": t.due.payee, "amount": t.due.amount, "reason": t.due.reason}
            for t in new
        ]
        return {"dues": dues_of(moved), "state": state_of(game, held)}


def answers(lines):
    """The answer to each line."""
    game = None
    for line in lines:
        asked = json.loads(line)
        try:
            if "begin" in asked:
                game = Game(asked["begin"])
                yield game.stands()
            elif "rules" in asked:
                rules = {"house_rules": {}, "players": None} | asked["rules"]
                yield {"answer": ruling_of(question(asked["claim"], **rules).verdict())}
            else:
                yield game.step(asked)
        except RefereeError as error:
            wrong = [{"path": violation.path, "code": violation.code} for violation in error.violations]
            yield {"refused": refusals_of({"type": error.code, "errors": wrong})}


for answer in answers(sys.stdin):
    print(json.dumps(answer), flush=True)
