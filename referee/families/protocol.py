"""The declaration of a family of games: a bundle of parts that the floors above iterate over.

Nothing above asks which family it has before it. A family may be a package of this project, or one that
somebody has published apart; either way it is standard library only, and pure.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from referee.codes.play import Code
from referee.families.acts import ActKind, ClaimKind
from referee.families.budget import Steps
from referee.families.columns import Allowance, Best, SheetColumns, Tally
from referee.families.counts import Count, Ratio
from referee.families.documents import Document
from referee.families.entry import Entry
from referee.families.notation import Notation
from referee.families.reasons import COMMON_REASONS, DueReason
from referee.families.shapes import Member
from referee.families.standing import Standing
from referee.families.steps import Step
from referee.words.said import Said

EDITION = 1
"""The reading of the rules by which games begin today. It is raised where rules are read otherwise, or more
strictly, so that what was recorded before means what it meant. 1 works the dealer out again after comings and
goings, holds all that is told of a round together, and keeps teams in the order in which they are named."""
FIRST_EDITION = 0
"""That of games whose opening names none."""
RulesT = TypeVar("RulesT")
RulesT_contra = TypeVar("RulesT_contra", contravariant=True)
TableT = TypeVar("TableT")


class Occasion(StrEnum):
    """An occasion that a game suits, for somebody choosing."""

    CHILDREN = "children"
    """With children, who win as often as others."""
    MONEY = "money"
    """For money or chips, without which it is not much of a game."""
    SHORT = "short"
    """Over within a quarter of an hour."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A house rule that somebody has written about: options laid over a variant."""

    id: str
    name: Said | str
    overrides: Document
    """A partial rules document."""
    source: str


@dataclass(frozen=True, slots=True)
class Variant(Generic[RulesT]):
    """One set of rules that has a name."""

    id: str
    name: str
    region: str
    summary: Said | str
    """One line for somebody choosing."""
    rules: RulesT
    house_rules: tuple[HouseRule, ...] = ()
    sources: tuple[str, ...] = ()
    other_names: tuple[str, ...] = ()
    """The other names by which it is searched for, too."""
    occasions: tuple[Occasion, ...] = ()
    title: Said | None = None
    """The name among players in their languages, where its `name` is no name that all have for it."""

    @property
    def heading(self) -> Said | str:
        """The name over lists and sheets, in the language of the reader where it has a title there."""
        return self.title or self.name


@dataclass(frozen=True, slots=True)
class Difference:
    """An option in which two sets of rules differ."""

    option: str
    first: Any
    second: Any
    """JSON values."""
    sentence: Said | str


_TARGET = Said("options-target")
_ROUNDS = {"hand", "deal", "round"}
"""The words for rounds that there are in all languages."""
EACH = Said("options-stake-each")
"""A stake that each player pays."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The summary of rules that a score sheet on paper has room for."""

    name: Said | str
    region: str
    house_rules: tuple[Said | str, ...] = ()
    """A phrase for each that the table has agreed on."""
    tally: Tally | None = None
    """The count that stands where no score is kept."""
    allowance: Allowance | None = None
    """The figure that is shown where the score counts what was lost of it; the target is then none left."""
    target: int | None = None
    """The score at which a line is drawn on a chart."""
    target_text: Said | str = ""
    """The effect of reaching it."""
    target_word: Said | str = _TARGET
    """The word for it: `limit`."""
    best: Best | None = None
    """Which score wins; None where scores alone do not decide."""
    stake_is: Said | str = EACH
    """The stake with what it is paid for, `EUR 1.00 a point`: a message of `$stake`, or words behind it."""


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards that a game is played with, as far as whoever enters them has to tell them apart."""

    ranks: tuple[str, ...]
    """From high to low as they rank in most tricks; `joker` is one of them where the pack has any."""
    suits: tuple[str, ...] = ()
    """`C`, `D`, `H`, `S`, of a Spanish pack `O`, `C`, `E`, `B`; () where cards have none."""
    suited_ranks: tuple[str, ...] = ()
    """Those of which the suit matters."""
    pack: str = "french"
    """`spanish` where `C` are copas, and `10`, `11` and `12` are sota, caballo and rey."""


class Catalogue(Protocol[RulesT]):
    """The variants of a family, and their rules as values, as JSON and in words."""

    def variants(self) -> Sequence[Variant[RulesT]]:
        """Every variant, in the order in which they are listed."""
        ...

    def read(
        self, variant_id: str, house_rules: Any, *, players: int | None, is_kept: bool = False
    ) -> RulesT:
        """The rules of a variant with house rules laid over it.

        They have to go for so many players; without `players`, for some number of those who may play. Those
        that are kept need not fit together more than any release has asked for.

        :raises RulesError: with every option that is wrong or does not fit.
        """
        ...

    def check(self, document: Any) -> RulesT:
        """A rules document that came from elsewhere; an option that it lacks has its default.

        :raises RulesError: with every option that is wrong or does not fit.
        """
        ...

    def load(self, document: Document) -> RulesT:
        """The rules that `dump` wrote."""
        ...

    def dump(self, rules: RulesT) -> dict[str, Any]:
        """The rules as JSON, every option with its value."""
        ...

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of a rules document, whole or in part: every option, and what its values mean."""
        ...

    def rulebook(self, rules: RulesT, *, title: str, players: int | None) -> Said | str:
        """The rules as readable Markdown; a text is in English."""
        ...

    def differences(self, first: RulesT, second: RulesT) -> Sequence[Difference]:
        """The options in which two sets of rules differ, each with a sentence."""
        ...

    def summary(self, variant_id: str, rules: RulesT) -> Summary:
        """The rules in a few words."""
        ...

    def players(self, rules: RulesT) -> tuple[int, int]:
        """The fewest and the most players."""
        ...

    def cards(self, rules: RulesT) -> Cards | None:
        """The cards it is played with; None where nobody enters any."""
        ...

    def has_pot(self, rules: RulesT) -> bool:
        """True if stakes are collected in a pot; otherwise the sides pay each other, or the bank."""
        ...


@dataclass(frozen=True, slots=True)
class Seating:
    """The players who sit down to a game, with the first dealer or leader."""

    names: tuple[str, ...]
    """In seat order, clockwise."""
    dealer: str | None = None
    leader: str | None = None
    """By id or name; None where nobody is named."""
    teams: tuple[tuple[str, ...], ...] = ()
    """The players who play together, by id or name, the team that is `t1` first; () where nobody says."""
    edition: int = EDITION
    """The reading of the rules by which the game goes to its end, whatever later releases do."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Another game of the same table."""

    players: tuple[str, ...]
    """The players who stay, by the ids they had, in the order of their new seats."""
    seating: Seating


class Engine(Protocol[RulesT_contra, TableT]):
    """The play at a table. Tables are the family's own values; whoever holds one only hands it back."""

    def open(self, rules: RulesT_contra, seating: Seating) -> Step[TableT]:
        """The table before its first act, with the money that is due for sitting down.

        :raises RulesError: when these players cannot begin so.
        """
        ...

    def play(self, table: TableT, act: Document, steps: Steps | None = None) -> Step[TableT]:
        """The step that an act leads to; `steps` bound what that may take.

        :raises RulesError: when the act breaks the rules, or takes too many steps.
        :raises ConflictError: when the game does not stand so that it could happen.
        """
        ...

    def dump(self, table: TableT) -> dict[str, Any]:
        """The table as JSON, without its rules."""
        ...

    def load(self, opened: TableT, document: Document) -> TableT:
        """The table that `dump` wrote, of the game that began as `opened`."""
        ...

    def standing(self, table: TableT) -> Standing:
        """The standing of the game."""
        ...

    def scores(self, table: TableT) -> dict[str, int]:
        """Every side's score, as the standing tells it; asked for after every act, and so by itself."""
        ...

    def rematch(self, table: TableT) -> Rematch:
        """The players of a rematch, and the one who begins it."""
        ...

    def count(self, table: TableT, entries: Sequence[Document]) -> dict[str, dict[str, int]]:
        """The counts of the game for each player, from its score sheet: a value for each of `Family.counts`.

        One that is left out counts 0.
        """
        ...

    def judge(self, table: TableT, claim: Document, steps: Steps | None = None) -> dict[str, Any]:
        """The referee's answer to a claim, whose `kind` says what it is about: a verdict with its reasons.

        :raises RulesError: when what is claimed cannot be.
        :raises TooLongError: when that takes too many steps.
        """
        ...


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a family for a round.

    >>> Words("deal", "deals").singular, Words("hole", "holes").plural
    (Said(id='common-round', args={'noun': 'deal'}), 'holes')
    >>> Words("hole", "holes", (Said("golf-hole"), Said("golf-holes"))).plural
    Said(id='golf-holes', args={})
    """

    round: str = "round"
    rounds: str = "rounds"
    titles: tuple[Said, Said] | None = None
    """The same in the reader's language, where they are not hand, deal or round, which are there in all."""

    @property
    def are_common(self) -> bool:
        """True for hand, deal and round, which can do without titles."""
        return self.round in _ROUNDS

    @property
    def singular(self) -> Said | str:
        """One round, in the reader's language where that is known."""
        return self._in_words("common-round", self.round, 0)

    @property
    def plural(self) -> Said | str:
        """Several rounds, likewise."""
        return self._in_words("common-rounds", self.rounds, 1)

    def _in_words(self, message: str, english: str, at: int) -> Said | str:
        if self.titles is not None:
            return self.titles[at]
        return Said(message, {"noun": self.round}) if self.are_common else english


@dataclass(frozen=True, slots=True)
class Details:
    """The members that a family adds to the game besides those that all families share."""

    player: tuple[Member, ...] = ()
    next: tuple[Member, ...] = ()
    result: tuple[Member, ...] = ()
    statuses: tuple[str, ...] = ("in", "out")
    """The states that a player can be in."""
    lines: tuple[str, ...] = ()
    """The kinds of lines on a score sheet."""
    laws: tuple[str, ...] = ()
    """Rules that no option settles, by the names that lines and answers give them: `sequence`."""
    customs: tuple[str, ...] = ()
    """Options that change nothing that is counted or judged: how one draws, what cards are called."""
    bgg_ids: Mapping[str, int] = field(default_factory=dict)
    """The numbers of variants at BoardGameGeek, by which other apps know them; only those that are sure."""


@dataclass(frozen=True)
class Family(Generic[RulesT, TableT]):
    """A family of games."""

    id: str
    name: str
    catalogue: Catalogue[RulesT]
    engine: Engine[RulesT, TableT]
    acts: tuple[ActKind, ...]
    """The acts that can be recorded, rounds first."""
    claims: tuple[ClaimKind, ...] = ()
    """The questions that the referee can be asked."""
    details: Details = field(default_factory=Details)
    codes: Mapping[str, Code] = field(default_factory=dict)
    """The meanings of its own codes of violations."""
    words: Words = field(default_factory=Words)
    notation: Notation = field(default_factory=Notation)
    sheet: SheetColumns = field(default_factory=SheetColumns)
    """Its score sheet on paper."""
    counts: tuple[Count, ...] = ()
    """The counts that `engine.count` answers, for the standings of clubs."""
    ratios: tuple[Ratio, ...] = ()
    """The ratios that standings make of these counts."""
    deal: Callable[[Document, str], tuple[bool, int]] | None = None
    """True if a round of one player, as an entry of the sheet, was won by that player, and its points: where
    rounds themselves are won. None where only games are."""
    reasons: tuple[DueReason, ...] = ()
    """The reasons of money in its games, besides the common reasons, or in place of those of the same key."""
    edition: int = EDITION
    """The reading of the rules by which its new games begin, which their openings tell."""
    mark: str = "🃏"
    """Its sign where games are chosen: one emoji."""
    title: Said | None = None
    """The name among players in their languages, where its `name` is no name that all have for it."""
    about: Said | str = ""
    """One short sentence for somebody choosing: what one does in it, and nothing about its variants."""
    package: str | None = None
    """The package that has its messages in the folder `words`, a file a language, such as `words/en.ftl`:
    `__package__` of the module that declares it. None where it has none; its lines are then English texts."""
    entry: Callable[[RulesT], Entry] | None = None
    """The form on a page for a round under these rules; None where its shape is all there is to go by."""

    @property
    def rounds(self) -> ActKind:
        """The act that records a round.

        >>> from referee.families.cucumber.family import CUCUMBER
        >>> CUCUMBER.rounds.path
        'hands'
        """
        return next(act for act in self.acts if act.is_round)

    def act(self, kind: str) -> ActKind | None:
        """The kind of act of this name; None where the family knows none.

        >>> from referee.families.cucumber.family import CUCUMBER
        >>> CUCUMBER.act("buy_in").path, CUCUMBER.act("moon")
        ('buy-ins', None)
        """
        return next((act for act in self.acts if act.kind == kind), None)

    @property
    def due_reasons(self) -> dict[str, DueReason]:
        """Every reason that its dues may have, by key."""
        return {reason.key: reason for reason in (*COMMON_REASONS, *self.reasons)}

    def variant(self, variant_id: str) -> Variant[RulesT]:
        """The variant, which must be one of the family's.

        >>> from referee.families.cucumber.family import CUCUMBER
        >>> CUCUMBER.variant("agurk").name
        'Agurk'
        """
        return next(variant for variant in self.catalogue.variants() if variant.id == variant_id)


AnyFamily: TypeAlias = Family[Any, Any]
"""A family to whoever does not look into its rules and tables: all floors above."""
