"""Claims about a play: read, checked for what cannot be, and judged.

A claim is never answered by guessing: what contradicts itself is refused with everything that does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.cards import Card
from referee.errors import Violation
from referee.families.budget import Steps
from referee.families.cucumber.referee.case import Case
from referee.families.cucumber.referee.choices import Cards, Choices, legal_plays
from referee.families.cucumber.referee.deciding import deciding_rule
from referee.families.cucumber.referee.duty import Situation
from referee.families.cucumber.referee.explanations import explain, would_settle
from referee.families.cucumber.referee.legality import Finding, Unknown, judge
from referee.families.cucumber.referee.trick import Scale, play_to_beat
from referee.families.cucumber.table.reading import Reader, find_seat
from referee.families.cucumber.table.table import Table
from referee.families.documents import Document
from referee.families.options.words import too_few_left
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Argument, Person, PlayingCard, Said, Typed


@dataclass(frozen=True, slots=True)
class Claim:
    """A play, the trick before it, and what is known of the holding."""

    played: Cards
    player: Person
    """The player whose play it is."""
    trick: tuple[Cards, ...] = ()
    holding: Cards | None = None
    """The whole holding before the play, where it is known."""
    holding_size: int = 1
    known: Cards = ()
    """Cards known to have been held besides those played."""
    elsewhere: Cards = ()
    """Cards seen elsewhere: in this trick and earlier ones, in other hands, face up."""
    is_asker: bool = True
    """True if whoever played asks, or nobody says who does."""


def read_play(table: Table, document: Document, *, cards_each: int | None = None) -> Claim:
    """The claim that a document makes; `cards_each` bounds the holding where the game is known.

    :raises RulesError: with everything that cannot be so.
    """
    reading = _Reading(table)
    claim = reading.play(document, cards_each)
    reading.finish()
    return claim


class _Reading(Reader):
    """One reading of a claim."""

    def play(self, document: Document, cards_each: int | None) -> Claim:
        trick = document.get("trick") or []
        self._check_order(
            [(play["player"], f"/trick/{at}/player") for at, play in enumerate(trick)], document
        )
        plays = tuple(self.cards(play["cards"], f"/trick/{at}/cards") for at, play in enumerate(trick))
        played = self.cards(document["cards"], "/cards")
        self._check_counts([*plays, played])
        claim = self._holding(document, played, plays, cards_each)
        if not self.violations:
            self._check_pack(claim)
        return claim

    def cards(self, texts: Sequence[str], path: str) -> Cards:
        """Cards of this pack, without those that cannot be read."""
        return tuple(self.each(texts, path, self.card))

    def _check_order(self, named: list[tuple[str, str]], document: Document) -> None:
        """The trick in order, and the player after it."""
        named.append((document["player"], "/player"))
        seats = [self.seat(text, path) for text, path in named]
        for at in range(1, len(seats)):
            before, seat = seats[at - 1], seats[at]
            if before is None or seat is None:
                return
            if seat in seats[:at]:
                message = Said("cucumber-plays-once-to-the-trick", {"player": self.table.person(seat)})
                self.wrong(named[at][1], "player_must_appear_once", message)
                return
            expected = self.table.next_left(before)
            if seat != expected:
                people: dict[str, Argument] = {
                    "before": self.table.person(before),
                    "due": () if expected is None else self.table.person(expected),
                    "player": self.table.person(seat),
                }
                message = Said("cucumber-comes-to-the-left", people)
                self.wrong(named[at][1], "players_must_be_clockwise", message)
                return

    def _check_counts(self, plays: Sequence[Cards]) -> None:
        led = len(plays[0])
        if len(plays) > 1 and led > 1 and not self.rules.play.sets:
            message = Said("cucumber-one-card-led", {"given": led})
            self.wrong("/trick/0/cards", "one_card_must_be_led", message, 1)
        for at, cards in enumerate(plays[1:], 1):
            if len(cards) != led and cards and led:
                path = "/cards" if at == len(plays) - 1 else f"/trick/{at}/cards"
                message = Said("cucumber-as-many-as-led", {"led": led, "given": len(cards)})
                self.wrong(path, "cards_must_match_the_lead", message, led)

    def _holding(
        self, document: Document, played: Cards, plays: tuple[Cards, ...], cards_each: int | None
    ) -> Claim:
        known = self.cards(document.get("known") or [], "/known")
        seen = self.cards(document.get("seen") or [], "/seen")
        elsewhere = (*seen, *(card for cards in plays for card in cards), *self.table.kept_cards)
        given = document.get("holding")
        holding = None if given is None else self.cards(given, "/holding")
        size = self._size(document, holding, len(played) + len(known), cards_each)
        if holding is not None:
            self._check_holding(holding, (*played, *known))
        player, is_asker = self._people(document)
        return Claim(played, player, plays, holding, size, known, elsewhere, is_asker)

    def _people(self, document: Document) -> tuple[Person, bool]:
        """The player, and whether they ask themselves, as they do where nobody says who asks."""
        asks, player = document.get("asked_by"), find_seat(self.table, document["player"], "/player")
        asking = player if "asked_by" not in document else asks and find_seat(self.table, asks, "/asked_by")
        if isinstance(asking, Violation) and asking.path == "/asked_by":
            self.violations.append(asking)
        if isinstance(player, Violation):
            return Person("", document["player"]), True
        return self.person(player), asking == player

    def _size(self, document: Document, holding: Cards | None, least: int, cards_each: int | None) -> int:
        size = document.get("holding_size")
        if document.get("last_trick"):
            return self._last_trick_size(size, holding)
        if holding is not None and size is not None and size != len(holding):
            message = Said("cucumber-holding-size", {"cards": len(holding), "given": size})
            self.wrong("/holding_size", "holding_must_have_its_size", message, len(holding))
        size = size if holding is None else len(holding)
        if size is None:
            message = Said("cucumber-holding-missing")
            self.wrong("/holding_size", "holding_must_be_told", message)
            return least
        if size < least:
            message = Said("cucumber-holding-too-small", {"given": size, "cards": least})
            self.wrong("/holding_size", "holding_must_have_its_size", message, least)
        if cards_each is not None and size > cards_each:
            message = Said("cucumber-holding-too-large", {"given": size, "cards": cards_each})
            self.wrong("/holding_size", "holding_must_have_its_size", message, cards_each)
        return size

    def _last_trick_size(self, size: int | None, holding: Cards | None) -> int:
        if size not in {None, 1} or (holding is not None and len(holding) != 1):
            message = Said("cucumber-one-card-left")
            self.wrong("/last_trick", "holding_must_have_its_size", message, 1)
        return 1

    def _check_holding(self, holding: Cards, cards: Cards) -> None:
        """Notes cards that were played, or are known, but are not in the holding."""
        scale = Scale(self.rules)
        held = Counter(map(scale.kind, holding))
        lacking = Counter(map(scale.kind, cards)) - held
        for card, count in lacking.items():
            counts: dict[str, Argument] = {"held": held[card], "needed": count + held[card]}
            message = Said("cucumber-not-in-the-holding", {"card": Typed(scale.label(card)), **counts})
            self.wrong("/holding", "holding_must_have_the_cards", message)

    def _check_pack(self, claim: Claim) -> None:
        """Notes more cards than the pack has, and more unknown cards than can be in the holding."""
        pack = self.table.pack
        held = claim.holding if claim.holding is not None else (*claim.played, *claim.known)
        together = [*held, *claim.elsewhere]
        for card in pack.shortages(together):
            holds = pack.packs if card.suit else pack.copies(card.rank)
            message = Said("cucumber-more-than-the-pack", {"holds": holds, "card": PlayingCard(*card)})
            self.wrong("", "pack_must_hold_the_cards", message, holds)
        unseen, left = claim.holding_size - len(held), pack.size - len(together)
        if unseen > left:
            self.wrong("/holding_size", "pack_must_hold_the_cards", too_few_left(unseen, left))


@dataclass(frozen=True, slots=True)
class Answer:
    """A verdict, and everything said about it."""

    finding: Finding
    rule: str
    explanation: Said
    plays: Choices | None = None
    proof: tuple[str, ...] | None = None
    would_settle: Said | None = None

    @property
    def verdict(self) -> Verdict:
        """The verdict of the referee."""
        return self.finding.verdict


class Referee:
    """Judges plays at one table.

    >>> from referee.cards import parse_card
    >>> from referee.families.cucumber.rules.options import Rules
    >>> from referee.families.cucumber.table.table import Player
    >>> table = Table(Rules(), (Player("Ann"), Player("Bo")), 1, 1, None)
    >>> document = {"trick": [{"player": "p1", "cards": ["10"]}], "player": "p2", "cards": ["9"],
    ...             "holding": ["3", "9", "J"]}
    >>> answer = Referee(table).answer(read_play(table, document))
    >>> [sentence.id for sentence in answer.explanation.args["sentences"]]
    ['cucumber-may-play', 'cucumber-is-neither']
    """

    def __init__(self, table: Table, steps: Steps | None = None) -> None:
        self.rules = table.rules
        self.steps = steps or Steps()
        self.scale = Scale(table.rules)
        self.copies = self.scale.copies(table.pack)

    def answer(self, claim: Claim) -> Answer:
        """The verdict on a claim that can be.

        :raises TooLongError: when it cannot be found within the steps.
        """
        situation, at = self._situation(claim)
        rest, unknown = self._rest(claim)
        finding = judge(situation, rest, unknown, self.steps)
        whole = claim.holding if unknown.count or claim.holding is not None else (*claim.played, *claim.known)
        return self._answer_from(claim, situation, finding, whole, at)

    def verdicts(self, claim: Claim, tricks: Sequence[tuple[Cards, ...]]) -> list[Verdict]:
        """The verdicts alone on a claim, one for each trick that may have been before the play."""
        rest, unknown = self._rest(claim)
        situations = [self._situation(replace(claim, trick=trick))[0] for trick in tricks]
        # Cards of one height are beaten alike.
        different = {situation.target: situation for situation in situations}
        by_target = {
            target: judge(situation, rest, unknown, self.steps).verdict
            for target, situation in different.items()
        }
        return [by_target[situation.target] for situation in situations]

    def _situation(self, claim: Claim) -> tuple[Situation, int | None]:
        """The situation that decides, and the place in the trick of the play to beat."""
        scale = self.scale
        trick = [scale.as_played(scale.heights(cards)) for cards in claim.trick]
        at = play_to_beat(self.rules, trick) if trick else None
        self.steps.take(sum(map(len, trick)) + len(claim.played))
        situation = Situation(
            rules=self.rules,
            scale=scale,
            target=None if at is None else trick[at],
            heights=tuple(scale.heights(claim.played)),
            holding_size=claim.holding_size,
        )
        return situation, at

    def _rest(self, claim: Claim) -> tuple[list[int], Unknown]:
        """The heights known to be held besides those played, and what is unknown."""
        scale, held = self.scale, claim.holding
        self.steps.take(claim.holding_size + len(claim.elsewhere))
        if held is not None:
            rest = scale.heights(held)
            for height in scale.heights(claim.played):
                rest.remove(height)
            return rest, Unknown()
        rest = scale.heights(claim.known)
        count = claim.holding_size - len(claim.played) - len(claim.known)
        return rest, Unknown(count, self._pool(claim)) if count else Unknown()

    def _pool(self, claim: Claim) -> dict[int, int]:
        """By height, the cards nobody has accounted for."""
        seen = Counter(map(self.scale.kind, (*claim.played, *claim.known, *claim.elsewhere)))
        pool: Counter[int] = Counter()
        for card, copies in self.copies.items():
            pool[self.scale.height(card)] += copies - seen[card]
        return {height: count for height, count in pool.items() if count > 0}

    def _answer_from(
        self, claim: Claim, situation: Situation, finding: Finding, holding: Cards | None, at: int | None
    ) -> Answer:
        scale = self.scale
        plays = (
            None if holding is None else legal_plays(self.rules, scale, situation.target, holding, self.steps)
        )
        case = Case(
            situation=situation,
            played=self._ordered(claim.played),
            trick=claim.trick,
            target=None if at is None else self._ordered(claim.trick[at]),
            choices=plays,
            player=claim.player,
            is_asker=claim.is_asker,
        )
        is_open = finding.verdict is Verdict.UNDETERMINED
        return Answer(
            finding,
            deciding_rule(case, finding),
            explain(case, finding),
            plays,
            self._proof(claim, finding) if claim.holding is None else None,
            would_settle(case, finding) if is_open else None,
        )

    def _ordered(self, cards: Sequence[Card]) -> Cards:
        scale = self.scale
        return tuple(sorted(map(scale.kind, cards), key=lambda card: (-scale.height(card), str(card))))

    def _proof(self, claim: Claim, finding: Finding) -> tuple[str, ...] | None:
        """The known cards that convict: each by itself, or together those of the play that was owed."""
        known, height, label = self._ordered(claim.known), self.scale.height, self.scale.label
        if finding.convicting:
            alone = [card for card in known if height(card) in finding.convicting]
            return tuple(dict.fromkeys(map(label, alone)))
        owed = Counter(finding.together) - Counter(self.scale.heights(claim.played))
        against = list[str]()
        for card in known:
            if owed[height(card)]:
                owed[height(card)] -= 1
                against.append(label(card))
        return tuple(against) or None


def play_document(answer: Answer, scale: Scale) -> dict[str, Any]:
    """The answer as JSON."""
    plays = answer.plays
    return verdict_document(
        answer.verdict,
        answer.rule,
        answer.explanation,
        would_settle=answer.would_settle,
        legal_plays=None if plays is None else plays_document(plays.listed, scale),
        legal_plays_total=None if plays is None else plays.total,
        proof=None if answer.proof is None else [*answer.proof],
    )


def plays_document(plays: Sequence[Cards], scale: Scale) -> list[list[str]]:
    """Plays as JSON."""
    return [[scale.label(card) for card in play] for play in plays]
