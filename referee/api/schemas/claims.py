"""Questions to the referee, and verdicts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from marshmallow import EXCLUDE, Schema, ValidationError, fields

from referee.api.foundation.fields import Choice, InputSchema, OutputSchema, Text, WholeNumber
from referee.api.foundation.paging import paged
from referee.api.foundation.sentences import WithSaidSchema
from referee.api.foundation.violations import UNKNOWN_FIELD, must
from referee.api.schemas.answers import answer_members, answer_schema
from referee.api.schemas.bodies import ShapedSchema, owner_of, shaped
from referee.api.schemas.by_family import BodyByFamily, BodyByKind, OneOfSchema, read_body
from referee.api.schemas.rules import HOUSE_RULES, HouseRules
from referee.families.acts import ClaimKind
from referee.families.protocol import AnyFamily
from referee.families.registry import families, family_of, variant_ids
from referee.translations import in_english
from referee.words.said import Argument, Said, Typed

_CODE = "claim_must_have_what_it_needs"
_MISSING = fields.Field.default_error_messages["required"]


class ClaimSchema(ShapedSchema):
    """A question to the referee of one kind."""

    KIND: ClassVar[ClaimKind]
    SIBLINGS: ClassVar[frozenset[str]] = frozenset()
    """The members that claims of other kinds have."""

    def handle_error(self, error: ValidationError, data: Any, *, many: bool, **kwargs: Any) -> None:
        """Says what a claim of this kind needs and has."""
        messages: Any = error.messages
        for name, texts in messages.items():
            if texts == [_MISSING] and name in self.KIND.shape.needs:
                messages[name] = self._must("api-claim-lacks", {"name": Typed(name)})
            elif texts == [UNKNOWN_FIELD] and name in self.SIBLINGS:
                takes = Typed(", ".join(sorted(self.KIND.shape.takes)))
                messages[name] = self._must("api-claim-takes-no", {"name": Typed(name), "takes": takes})
        super().handle_error(error, data, many=many, **kwargs)

    def _must(self, message: str, args: Mapping[str, Argument]) -> Any:
        sentence = Said(message, {"kind": Typed(self.KIND.kind), **args})
        return must(_CODE, sentence, expected=sorted(self.KIND.shape.takes)).messages


def _begun_small(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def _kind_field(family: AnyFamily, *, only: str | None = None) -> Choice:
    kinds = [claim for claim in family.claims if only in {None, claim.kind}]
    about = " ".join(f"`{claim.kind}`: {_begun_small(in_english(claim.summary))}" for claim in kinds)
    return Choice(*(claim.kind for claim in kinds), required=True, metadata={"description": about})


def _by_kind(family: AnyFamily, name: str, **common: fields.Field[Any]) -> type[Schema]:
    """The claims of a family, one schema for each kind; all have what is `common`."""
    owner = owner_of(family)
    members = frozenset(name for claim in family.claims for name in claim.shape.takes)
    schemas = {
        claim.kind: shaped(
            claim.shape,
            owner,
            name=owner + claim.shape.name.removesuffix("Claim") + name,
            base=ClaimSchema,
            KIND=claim,
            SIBLINGS=members - {*claim.shape.takes},
            kind=_kind_field(family, only=claim.kind),
            **common,
        )
        for claim in family.claims
    }
    anything = type(f"Any{owner}{name}Schema", (InputSchema,), {"kind": _kind_field(family), **common})
    about = {"__doc__": "A question to the referee. What it needs depends on its `kind`."}
    return type(f"{owner}{name}Schema", (BodyByKind,), {**about, "ONE_OF": schemas, "ANY": anything})


_HAND = {
    "hand": WholeNumber(
        minimum=1,
        metadata={"description": "The hand it is about, as it stood then; else the one being played"},
    )
}
_RULES: Mapping[str, fields.Field[Any]] = {
    "variant": Text(required=True, min_length=1, max_length=60),
    "house_rules": HouseRules(load_default=dict, metadata=HOUSE_RULES),
    "players": WholeNumber(
        load_default=None,
        allow_none=True,
        minimum=1,
        maximum=60,
        metadata={
            "description": "How many play: `p1`, `p2`, … clockwise; else the fewest that fit ids and rules"
        },
    ),
}


def _rules_of(family: AnyFamily) -> Mapping[str, fields.Field[Any]]:
    """The members that name the rules; of a question to one family the variant is one of its own."""
    ids = (variant.id for variant in family.catalogue.variants())
    own = Choice(*ids, required=True, metadata={"title": f"{owner_of(family)}Variant"})
    return {**_RULES, "variant": own}


class GameClaimSchema(BodyByFamily):
    """A question to the referee in a game."""

    ONE_OF = {family.id: _by_kind(family, "Claim", **_HAND) for family in families()}  # noqa: RUF012


class FreeClaimSchema(OneOfSchema):
    """A question to the referee without a game: the rules come with it."""

    ONE_OF = {family.id: _by_kind(family, "Question", **_rules_of(family)) for family in families()}  # noqa: RUF012

    def load(self, data: Any, **_: Any) -> Any:
        """The claim as the family of its variant reads it.

        :raises ValidationError: naming everything that is wrong.
        """
        variant = data.get("variant") if isinstance(data, dict) else None
        if variant in variant_ids():
            return read_body(self.ONE_OF, family_of(variant), data)
        # Whatever else is wrong, nobody knows what this variant takes.
        return _AnyClaimSchema(unknown=EXCLUDE).load(data)


class _AnyClaimSchema(InputSchema):
    """What claims of all families have in common."""

    kind = Text(required=True, max_length=60)
    variant, house_rules, players = _RULES["variant"], _RULES["house_rules"], _RULES["players"]


class _VerdictSchema(WithSaidSchema):
    """The answer of the referee. Which members there are depends on the kind of the claim."""

    verdict = fields.String(
        required=True,
        metadata={
            "title": "Ruling",
            "enum": ["legal", "illegal", "undetermined"],
            "description": "Over every holding that the pack allows: legal in all, in none, or in some",
        },
    )
    rule = fields.String(metadata={"description": "The option that decides"})
    explanation = fields.String(metadata={"description": "For the players"})
    proof = fields.List(
        fields.String(), allow_none=True, metadata={"description": "Known cards that convict"}
    )
    would_settle = fields.String(
        allow_none=True, metadata={"description": "If undetermined: what one would have to see"}
    )
    code = fields.String(metadata={"description": "The reason, as a word that never changes"})
    options = fields.List(
        fields.Raw(),
        metadata={"description": "What would have been allowed, 200 at most: texts, or objects"},
    )
    options_total = fields.Integer()
    number = fields.Integer(metadata={"description": "In a game: under which it is kept"})


def _of_verdict(declaring: Sequence[AnyFamily]) -> Mapping[str, fields.Field[Any]]:
    answers = [(owner_of(family), claim.answer) for family in declaring for claim in family.claims]
    return answer_members(answers, may_miss=True)


VerdictSchema = answer_schema(_VerdictSchema, "Verdict", _VerdictSchema.__doc__ or "", _of_verdict)


class KeptClaimSchema(OutputSchema):
    """A question that was asked in a game, and the verdict."""

    number = fields.Integer(required=True)
    at = fields.AwareDateTime(required=True)
    by = fields.String(required=True)
    version = fields.Integer(required=True, metadata={"description": "Of the game when it was asked"})
    claim = fields.Dict(required=True)
    answer = fields.Nested(VerdictSchema, required=True)


ClaimPage = paged(KeptClaimSchema, "ClaimPage")


def claim_examples(*, with_rules: bool) -> dict[str, Any]:
    """Examples of claims; those without rules are of the families' own."""
    return {
        f"{family.id}_{example.key}": {
            "summary": f"{family.name}: {example.summary}",
            "value": {**(example.game if with_rules else {}), "kind": claim.kind, **example.value},
        }
        for family in families()
        for claim in family.claims
        for example in claim.examples
    }
