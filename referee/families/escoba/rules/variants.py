"""The variants: one row each, holding only what differs from the defaults."""

from __future__ import annotations

from dataclasses import replace

from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.people import Players, TeamsFrom
from referee.families.escoba.rules.play import Capture, DealRules, Missed, PlayRules, Thirty
from referee.families.escoba.rules.score import ScoreRules
from referee.families.options.rule_sets import RuleSet
from referee.families.protocol import Occasion
from referee.words.said import Said

DENEXA = "Denexa Games: Escoba"
FOURNIER = "Naipes Heraclio Fournier: La Escoba"
WIKIPEDIA = "Wikipedia: Escoba"
MELELE = "melele.es: Escoba"
SHEETS = "naipes-casino.com.ar, aprenderjuegoscartas, magnojuegos: Escoba"
QUINCE = "quince: how to play"
PROGRAMS = "escoba15, truco/escoba (public repositories)"

VARIANTS: tuple[RuleSet[Rules], ...] = (
    RuleSet(
        "escoba",
        "Escoba",
        "Spain",
        Said("escoba-variant-escoba"),
        Rules(),
        (DENEXA, "pagat.com: Escoba", WIKIPEDIA, MELELE),
    ),
    RuleSet(
        "escoba-fournier",
        "La Escoba",
        "Spain",
        Said("escoba-variant-escoba-fournier"),
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
        Said("escoba-variant-escoba-del-15"),
        Rules(play=PlayRules(Capture.OPTIONAL), end=replace(Rules().end, target=15)),
        (SHEETS, PROGRAMS),
        other_names=("Escoba del quince",),
        occasions=(Occasion.SHORT,),
    ),
)
