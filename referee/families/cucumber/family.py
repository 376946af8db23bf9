"""The Cucumber family as the rest of the service knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.errors import NotFoundError, RulesError, Violation
from referee.families.budget import Steps
from referee.families.cucumber.play.playing import play
from referee.families.cucumber.referee.judging import judge_claim
from referee.families.cucumber.rulebook.book import rulebook
from referee.families.cucumber.rulebook.differences import differences
from referee.families.cucumber.rulebook.schema import rules_schema
from referee.families.cucumber.rules.consistency import contradictions, read_rules
from referee.families.cucumber.rules.dealing import pack_for
from referee.families.cucumber.rules.document import read_options, rules_document
from referee.families.cucumber.rules.house_rules import house_rules_of
from referee.families.cucumber.rules.options import DealerRule, LeaderRule, PointsTable, Rules
from referee.families.cucumber.rules.variants import VARIANTS, Variant
from referee.families.cucumber.sheet.summary import house_rules_in_short, limit_in_short
from referee.families.cucumber.sheet.tallies import tallies
from referee.families.cucumber.sheet.view import rematch_seats, table_view
from referee.families.cucumber.table.reading import find_seat
from referee.families.cucumber.table.table import Player, Table, table_document, table_from
from referee.families.steps import Step, player_id

Document = Mapping[str, Any]


class CucumberFamily:
    """Lose the last trick: Agurk, Gurka, Ogórek and the rest."""

    id = "cucumber"

    def variants(self) -> list[dict[str, Any]]:
        """Each variant in short."""
        return [self._short(variant) for variant in VARIANTS.values()]

    def _short(self, variant: Variant) -> dict[str, Any]:
        players = {"min": variant.rules.players.min, "max": variant.rules.players.max}
        return {
            "id": variant.id,
            "name": variant.name,
            "family": self.id,
            "region": variant.region,
            "players": players,
            "summary": variant.summary,
        }

    def variant(self, variant_id: str) -> dict[str, Any]:
        """One variant in full."""
        variant = _variant(variant_id)
        house_rules = [
            {"id": rule.id, "name": rule.name, "overrides": rule.overrides, "source": rule.source}
            for rule in house_rules_of(variant_id)
        ]
        return self._short(variant) | {
            "rules": rules_document(variant.rules),
            "house_rules": house_rules,
            "rulebook": rulebook(variant.rules, title=variant.name),
            "sources": list(variant.sources),
        }

    def rules(self, variant_id: str, house_rules: Any, *, players: int | None) -> dict[str, Any]:
        """The effective rules document of a variant with house rules laid over it."""
        return rules_document(read_rules(_variant(variant_id).rules, house_rules, players=players))

    def check_rules(self, rules: Any) -> dict[str, Any]:
        """A whole rules document that came from elsewhere, checked."""
        read = read_options(Rules(), rules)
        found = contradictions(read)
        if found:
            raise RulesError.of(found)
        return rules_document(read)

    def rules_schema(self) -> dict[str, Any]:
        """The JSON Schema of a rules document, whole or in part."""
        return rules_schema()

    def rulebook(self, rules: Document, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        return rulebook(_rules(rules), title=title, players=players)

    def differences(self, first: Document, second: Document) -> list[dict[str, Any]]:
        """The options in which two rules documents differ, each with a sentence."""
        found = differences(_rules(first), _rules(second))
        return [
            {"option": one.option, "first": one.first, "second": one.second, "sentence": one.sentence}
            for one in found
        ]

    def in_short(self, variant_id: str, rules: Document) -> dict[str, Any]:
        """The rules as a score sheet on paper has room for them."""
        variant, read = _variant(variant_id), _rules(rules)
        return {
            "name": variant.name,
            "region": variant.region,
            "keeps_score": read.points is not PointsTable.NONE,
            "limit": read.limit.points,
            "limit_text": limit_in_short(read.limit),
            "house_rules": house_rules_in_short(variant, read),
        }

    def open(self, rules: Document, names: Sequence[str], *, dealer: str | None, leader: str | None) -> Table:
        """The table before its first hand.

        Nobody named, the last seat deals, so that the first one leads; where nobody deals, it leads.
        """
        read = _rules(rules)
        read_rules(read, {}, players=len(names))
        table = Table(
            rules=read,
            players=tuple(Player(name) for name in names),
            packs=pack_for(read, len(names)).packs,
            first_dealer=None,
            first_leader=None,
        )
        return _seated(table, dealer=dealer, leader=leader)

    def play(self, table: Table, act: Document, steps: Steps | None = None) -> Step[Table]:
        """What an act leads to."""
        return play(table, act, steps)

    def dump(self, table: Table) -> dict[str, Any]:
        """The table as JSON, without its rules."""
        return table_document(table)

    def load(self, opened: Table, table: Document) -> Table:
        """The table that `dump` wrote, of the game that began as `opened`."""
        return table_from(table, opened.rules)

    def view(self, table: Table) -> dict[str, Any]:
        """The table as clients see it."""
        return table_view(table)

    def scores(self, table: Table) -> dict[str, int]:
        """Every player's score."""
        return {player_id(seat): player.score for seat, player in enumerate(table.players)}

    def hands(self, table: Table) -> int:
        """How many hands were recorded."""
        return table.hands

    def stakes(self, rules: Document) -> dict[str, str]:
        """Where money goes."""
        stakes = _rules(rules).stakes
        return {"payout": stakes.payout.value, "buy_in": stakes.buy_ins.cost.value}

    def tallies(self, table: Table, entries: Sequence[Document]) -> dict[str, dict[str, int]]:
        """What the game counts for each player in standings."""
        return tallies(table, entries)

    def judge(self, table: Table, claim: Document, steps: Steps | None = None) -> dict[str, Any]:
        """The referee's answer to a claim about a play, a whole hand, or a change of cards."""
        return judge_claim(table, claim, steps)

    def rematch(self, table: Table) -> dict[str, Any]:
        """Names, dealer and leader for another game of the same table."""
        seats = rematch_seats(table)
        ids = {role: None if seats[role] is None else player_id(seats[role]) for role in ("dealer", "leader")}
        return {"names": seats["names"], "players": seats["players"]} | ids


CUCUMBER = CucumberFamily()


def _variant(variant_id: str) -> Variant:
    if variant_id not in VARIANTS:
        raise NotFoundError(f"There is no variant “{variant_id[:60]}”.", code="variant_must_exist")
    return VARIANTS[variant_id]


def _rules(document: Document) -> Rules:
    return read_options(Rules(), document)


def _seated(table: Table, *, dealer: str | None, leader: str | None) -> Table:
    """The table with its first dealer and leader, named or by default."""
    deal, wrong = table.rules.deal, list[Violation]()
    nobody_deals = deal.dealer is DealerRule.NOBODY
    if nobody_deals and dealer is not None:
        wrong.append(
            Violation("/dealer", "somebody_must_deal", "Nobody deals in these rules; name a leader.")
        )
    if leader is not None and deal.leader is not LeaderRule.PAYER:
        message = f"The leader follows from the dealer in these rules ({deal.leader.value})."
        wrong.append(Violation("/leader", "leader_must_follow_from_the_dealer", message))
    last, seats = f"p{len(table.players)}", dict[str, int]()
    default_leader = player_id(0) if nobody_deals else None
    named = {"dealer": None if nobody_deals else dealer or last, "leader": leader or default_leader}
    for role, text in named.items():
        found = None if text is None else find_seat(table, text, f"/{role}")
        if isinstance(found, Violation):
            wrong.append(found)
        elif found is not None:
            seats[role] = found
    if wrong:
        raise RulesError.of(wrong)
    return Table(
        rules=table.rules,
        players=table.players,
        packs=table.packs,
        first_dealer=seats.get("dealer"),
        first_leader=seats.get("leader"),
    )
