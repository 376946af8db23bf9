"""An engine for the conformance suite: it reads what happens, and writes what comes of it, a line each.

referee conform --engine "python examples/conformance/engine.py"
"""

import json
import sys

from referee.conformance.observations import CURRENCY, lines_of, ruling_of
from referee.conformance.tables import observed, refused
from referee.errors import RefereeError
from referee.families.registry import family_of
from referee.money.stakes import bring_up_to
from referee.service.games.claims import question
from referee.service.rules import effective_rules
from referee.sitting.corrections import correct
from referee.sitting.dues import movements
from referee.sitting.log import Correction
from referee.sitting.opening import Opening
from referee.sitting.sheet import Recorded, Sheet, next_entry


class Game:
    def __init__(self, variant, house_rules, players, stake, teams=(), **first):
        self.opening = Opening(
            family_of(variant),
            variant,
            house_rules,
            effective_rules(variant, house_rules, players=len(players)),
            tuple(players),
            **first,
            teams=tuple(map(tuple, teams)),
            stake={"amount": stake, "currency": CURRENCY},
        )
        self.sheet, self.transfers, self.events = Sheet(self.opening.table(), ()), [], 1

    def step(self, asked):
        if "claim" in asked:
            return {"answer": ruling_of(self.opening.family.engine.judge(self.sheet.table, asked["claim"]))}
        if "act" in asked and "amend" not in asked:
            act, position = Recorded(self.events + 1, asked["act"], at=""), len(self.sheet.entries) + 1
            table, entry = next_entry(self.opening, self.sheet.table, act, position=position)
            self.sheet = Sheet(table, (*self.sheet.entries, entry))
        else:
            event = self.sheet.hand(asked.get("amend") or asked["remove"]).recorded.event
            replaced = {event: asked["act"]} if "amend" in asked else {}
            change = Correction(replaced, frozenset() if replaced else frozenset({event}))
            self.sheet = correct(self.opening, self.sheet.entries, change)
            entry = self.sheet.hand(asked["amend"]) if "amend" in asked else None
        self.events += 1
        return self.stands() | ({"lines": lines_of(line.document() for line in entry.lines)} if entry else {})

    def stands(self):
        dues = movements(self.opening, self.sheet.entries)
        new = bring_up_to(self.transfers, dues, event=self.events)
        self.transfers += new
        return observed(self.opening.family.engine.standing(self.sheet.table), self.transfers, new)


def answer(asked, game):
    if "rules" in asked:
        rules = {"house_rules": {}, "players": None} | asked["rules"]
        return {"answer": ruling_of(question(asked["claim"], **rules).verdict())}
    return game.stands() if "begin" in asked else game.step(asked)


game = None
for line in sys.stdin:
    asked = json.loads(line)
    try:
        game = Game(**asked["begin"]) if "begin" in asked else game
        came = answer(asked, game)
    except RefereeError as error:
        came = refused(error)
    print(json.dumps(came), flush=True)
