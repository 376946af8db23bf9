"""The effective rules of a request, with violations at their places in the request."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from referee.errors import NotFoundError, RulesError, Violation
from referee.families.acts import ActKind, ClaimKind
from referee.families.counts import Count, Ratio
from referee.families.json_schema import json_schema
from referee.families.options.book import with_heading
from referee.families.protocol import AnyFamily, Cards, Difference, Seating, Variant
from referee.families.registry import family_named, family_of, variant_ids
from referee.families.standing import NextRound, Standing
from referee.families.steps import player_id
from referee.service.access import Caller
from referee.service.games.loading import opened_from
from referee.service.games.read import game
from referee.store import Reading
from referee.translations import in_english
from referee.words.said import English, Said, Typed, as_text

_ASK_WHAT = frozenset({"What", "Which", "Who", "Whose", "How"})
"""First words of questions of which the answer is more than yes or no."""


def tried_rules(variant: str, house_rules: Any, *, players: int | None) -> dict[str, Any]:
    """The rules of a variant with house rules laid over them, at a table of so many, as JSON.

    :raises RulesError: when there is no such variant, or with options by their places under `/house_rules`.
    """
    rules = effective_rules(variant, house_rules, players=players)
    seating = None if players is None else Seating(tuple(map(player_id, range(players))))
    return _rules_document(variant, rules, seating)


def _rules_document(variant: str, rules: dict[str, Any], seating: Seating | None) -> dict[str, Any]:
    """Rules with their rule book, as JSON."""
    family = family_of(variant)
    read, named = family.catalogue.load(rules), family.variant(variant)
    players = None if seating is None else len(seating.names)
    book = as_text(rulebook(family, named, read, players=players))
    engine = family.engine
    stands = None if seating is None else engine.standing(engine.open(read, seating).table)
    return {
        "variant": variant,
        "name": as_text(named.heading),
        "rules": rules,
        "cards": _cards_document(family.catalogue.cards(read)),
        "entry": None if family.entry is None else family.entry(read).document(),
        "claims": [claim.kind for claim in family.claims if claim.fits(read)],
        "bgg_id": family.details.bgg_ids.get(variant),
        "teams": [] if stands is None else _teams(stands),
        "first": None if stands is None or stands.next is None else _first(stands.next),
        "rulebook": book,
    }


def rulebook(family: AnyFamily, variant: Variant[Any], rules: Any, *, players: int | None) -> Said:
    """The rule book, in the reader's language where the family has it."""
    book = family.catalogue.rulebook(rules, title=variant.name, players=players)
    if isinstance(book, str):
        return Said("options-book", {"text": English(book)})
    return with_heading(book, variant.heading)


def _teams(stands: Standing) -> list[list[str]]:
    """The players of each team, `t1` first; [] where everybody plays alone."""
    sides = stands.sides
    return [list(side.players) for side in sides] if len(sides) < len(stands.players) else []


def _first(coming: NextRound) -> dict[str, str | None]:
    return {"dealer": coming.dealer, "leader": coming.leader}


def _cards_document(cards: Cards | None) -> dict[str, Any] | None:
    if cards is None:
        return None
    texts = {name: list(getattr(cards, name)) for name in ("ranks", "suits", "suited_ranks")}
    return {**texts, "pack": cards.pack}


def variant_summary(family: AnyFamily, variant: Variant[Any]) -> dict[str, Any]:
    """A variant in short, as JSON."""
    low, high = family.catalogue.players(variant.rules)
    return {
        "id": variant.id,
        "name": as_text(variant.heading),
        "family": family.id,
        "family_name": as_text(family.title or family.name),
        "family_mark": family.mark,
        "family_about": as_text(family.about),
        "region": variant.region,
        "players": {"min": low, "max": high},
        "summary": as_text(variant.summary),
        "other_names": [*variant.other_names],
        "occasions": [*variant.occasions],
    }


def family_document(family: AnyFamily) -> dict[str, Any]:
    """A family in short, as JSON."""
    return {
        "id": family.id,
        "name": as_text(family.title or family.name),
        "mark": family.mark,
        "about": as_text(family.about),
        "round": as_text(family.words.singular),
        "rounds": as_text(family.words.plural),
        "has_entry": family.entry is not None,
        "acts": [_act_document(act) for act in family.acts],
        "claims": [
            claim_document(claim) | {"schema": json_schema(claim.shape), "examples": _examples(claim)}
            for claim in family.claims
        ],
        "variants": [variant.id for variant in family.catalogue.variants()],
        "counts": [
            _count_document(count) | {"is_most": count.is_most} for count in family.counts if count.is_shown
        ],
        "ratios": [_count_document(ratio) for ratio in family.ratios],
        "reasons": [reason.document() for reason in family.due_reasons.values()],
    }


def _act_document(act: ActKind) -> dict[str, Any]:
    return {
        "kind": act.kind,
        "path": act.path,
        "is_round": act.is_round,
        "noun": act.noun,
        "title": as_text(act.title or act.noun[:1].upper() + act.noun[1:]),
        "summary": as_text(act.summary),
        "schema": json_schema(act.shape),
        "examples": _examples(act),
    }


def _asks(question: str) -> str:
    """The purpose of a question, by its English words: whether something may be, or is so, or what it is."""
    word = question.partition(" ")[0]
    return "may" if word == "May" else "what" if word in _ASK_WHAT else "so"


def claim_document(claim: ClaimKind) -> dict[str, Any]:
    """A kind of claim with the members that it needs and takes, as JSON."""
    return {
        "kind": claim.kind,
        "needs": [*claim.shape.needs],
        "takes": [*claim.shape.takes],
        "summary": as_text(claim.summary),
        "asks": _asks(in_english(claim.summary)),
    }


def _examples(kind: ActKind | ClaimKind) -> list[dict[str, Any]]:
    return [{"summary": example.summary, "value": example.value} for example in kind.examples]


def _count_document(of: Count | Ratio) -> dict[str, Any]:
    return {
        "key": of.key,
        "title": as_text(of.title),
        "about": of.about,
        "more_is_better": of.more_is_better,
    }


def variant_document(variant_id: str) -> dict[str, Any]:
    """A variant in full, as JSON.

    :raises NotFoundError: when there is no such variant.
    """
    family = family_of(variant_id)
    variant, catalogue = family.variant(variant_id), family.catalogue
    return variant_summary(family, variant) | {
        "rules": catalogue.dump(variant.rules),
        "cards": _cards_document(catalogue.cards(variant.rules)),
        "house_rules": [asdict(rule) | {"name": as_text(rule.name)} for rule in variant.house_rules],
        "rulebook": as_text(rulebook(family, variant, variant.rules, players=None)),
        "sources": list(variant.sources),
        "claims": [claim_document(claim) for claim in family.claims if claim.fits(variant.rules)],
    }


def difference_documents(first_id: str, second_id: str) -> list[dict[str, Any]]:
    """The options in which two variants of one family differ, as JSON.

    :raises NotFoundError: when one of them does not exist, or they are of two families.
    """
    family, other = family_of(first_id), family_of(second_id)
    if family.id != other.id:
        firsts = {"first": Typed(first_id), "first_family": Typed(family.id)}
        seconds = {"second": Typed(second_id), "second_family": Typed(other.id)}
        message = Said("service-variants-of-two-families", {**firsts, **seconds})
        raise NotFoundError(message, code="variants_must_be_of_one_family")
    first, second = family.variant(first_id).rules, family.variant(second_id).rules
    return [_difference(difference) for difference in family.catalogue.differences(first, second)]


def _difference(difference: Difference) -> dict[str, Any]:
    return {
        "option": difference.option,
        "first": difference.first,
        "second": difference.second,
        "sentence": _worded(difference.sentence),
    }


def options_document(family_id: str) -> dict[str, Any]:
    """The options of a family's rules as JSON Schema, with descriptions in the reader's language.

    :raises NotFoundError: when there is no such family.
    """
    family = family_named(family_id)
    return {"family": family.id, "schema": described(family.catalogue.schema())}


def described(schema: Any) -> Any:
    """The schema with its descriptions as values of JSON."""
    if isinstance(schema, list):
        return [described(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {name: described(part) for name, part in schema.items()}
    words = schema.get("description")
    return parts | {"description": _worded(words)} if isinstance(words, Said | str) else parts


def _worded(words: Said | str) -> Any:
    """Words as a value of JSON; a text is in English."""
    return as_text(Said("options-text", {"text": English(words)}) if isinstance(words, str) else words)


def rules_of_game(tx: Reading, caller: Caller, game_id: str) -> dict[str, Any]:
    """The rules of a game, which are those it was created with."""
    opening, _ = opened_from(game(tx, caller, game_id).opening)
    return _rules_document(opening.variant, dict(opening.rules), opening.seating)


def effective_rules(variant: str, house_rules: Any, *, players: int | None) -> dict[str, Any]:
    """A variant's rules with house rules laid over them.

    :raises RulesError: when there is no such variant, or with options by their places under `/house_rules`.
    """
    catalogue = known_family(variant).catalogue
    try:
        return catalogue.dump(catalogue.read(variant, house_rules, players=players))
    except RulesError as error:
        raise RulesError.of(_placed(violation) for violation in error.violations) from None


def known_family(variant: str) -> AnyFamily:
    """The family that plays a variant that a request names.

    :raises RulesError: when there is no such variant.
    """
    try:
        return family_of(variant)
    except NotFoundError as error:
        raise RulesError.of(
            [Violation("/variant", error.code, error.detail, variant, [*variant_ids()])]
        ) from None


def _placed(violation: Violation) -> Violation:
    """The violation at its place in the request; the number of players is no house rule."""
    return violation if violation.code == "players_must_be_in_range" else violation.under("/house_rules")
