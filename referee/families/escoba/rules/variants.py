"""The variants, and the house rules that are told of them.

Marked ≈ is what was read second-hand.
"""

from __future__ import annotations

from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.people import Players, TeamsFrom
from referee.families.escoba.rules.play import Capture, DealRules, Missed, PlayRules, Thirty
from referee.families.escoba.rules.score import EndRules, ScoreRules
from referee.families.options.rule_sets import HouseRule, RuleSet

DENEXA = "Denexa Games: Escoba"
FOURNIER = "Naipes Heraclio Fournier: La Escoba"
WIKIPEDIA = "Wikipedia: Escoba"
MELELE = "melele.es: Escoba"
SHEETS = "naipes-casino.com.ar, aprenderjuegoscartas, magnojuegos: Escoba"
QUINCE = "quince: how to play"
PROGRAMS = "escoba15, truco/escoba (public repositories)"

RULE_SETS = (
    RuleSet(
        "escoba",
        "Escoba",
        "Spain",
        "Take fifteens; cards, coins, the seven of coins, the setenta and each escoba score; to 21",
        Rules(),
        (DENEXA, "pagat.com: Escoba", WIKIPEDIA, MELELE),
    ),
    RuleSet(
        "escoba-fournier",
        "La Escoba",
        "Spain",
        "Two sides from four players on; sevens in place of the setenta, extras for all of them",
        Rules(
            players=Players(2, 6),
            teams=TeamsFrom(4),
            deal=DealRules(thirty=Thirty.GROUPS),
            play=PlayRules(Capture.OPTIONAL, Missed.NEXT_PLAYER),
            score=ScoreRules(
                setenta=0, sevens=1, all_coins=1, all_sevens=1, under_ten=2, no_capture_loses=True
            ),
        ),
        (FOURNIER,),
    ),
    RuleSet(
        "escoba-del-15",
        "Escoba de 15",
        "Argentina",
        "To 15, and a fifteen may be left",
        Rules(play=PlayRules(Capture.OPTIONAL), end=EndRules(target=15)),
        (SHEETS, PROGRAMS),
    ),
)
_ALL = tuple(row.id for row in RULE_SETS)
_DENEXA = ("escoba",)
_PLAIN = ("escoba", "escoba-del-15")

HOUSE_RULES = (
    HouseRule("to-15", "To 15", ("escoba", "escoba-fournier"), {"end": {"target": 15}}, WIKIPEDIA),
    HouseRule("to-30", "To 30", _ALL, {"end": {"target": 30}}, QUINCE),
    HouseRule("to-31", "To 31", _ALL, {"end": {"target": 31}}, FOURNIER),
    HouseRule(
        "setenta-by-points",
        "The setenta by points",
        _PLAIN,
        {"score": {"setenta_by": "points"}},
        "play.google cadev.escoba",
    ),
    HouseRule(
        "most-sevens",
        "Most sevens in place of the setenta",
        _PLAIN,
        {"score": {"setenta": 0, "sevens": 1}},
        MELELE,
    ),
    HouseRule("must-take", "Who can take must take", _DENEXA, {"play": {"capture": "must"}}, QUINCE),
    HouseRule("may-leave", "A fifteen may be left", _DENEXA, {"play": {"capture": "optional"}}, FOURNIER),
    HouseRule(
        "overlooked-for-the-next",
        "Overlooked fifteens are the next player's",
        _PLAIN,
        {"play": {"capture": "optional", "missed": "next_player"}},
        f"{FOURNIER}; VIP Games",
    ),
    HouseRule("ties-score-for-all", "Ties score for all", _ALL, {"score": {"ties": "all"}}, QUINCE),
    HouseRule(
        "leader-takes-the-table", "The leader takes the table", _ALL, {"deal": {"fifteen": "leader"}}, SHEETS
    ),
    HouseRule("clockwise", "Clockwise", _ALL, {"direction": "clockwise"}, SHEETS),
    HouseRule("partners", "Partners", _PLAIN, {"teams": 2}, DENEXA),
    HouseRule("spanish-cards", "Spanish cards", _ALL, {"pack": "spanish"}, "pagat.com: Escoba"),
    HouseRule("all-coins", "One more for all coins", _PLAIN, {"score": {"all_coins": 1}}, FOURNIER),
    HouseRule("all-sevens", "One more for all sevens", _PLAIN, {"score": {"all_sevens": 1}}, FOURNIER),
    HouseRule("all-cards", "One more for all cards", _ALL, {"score": {"all_cards": 1}}, PROGRAMS),
    HouseRule(
        "under-ten",
        "Two more if the other has under ten cards",
        _PLAIN,
        {"score": {"under_ten": 2}},
        FOURNIER,
    ),
    HouseRule(
        "no-capture-loses",
        "A side without a capture loses the game",
        _PLAIN,
        {"score": {"no_capture_loses": True}},
        FOURNIER,
    ),
)
