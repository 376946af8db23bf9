"""Reading a deal: the sets laid down, by rank or by number, and those given away."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from referee.errors import pointer_part
from referee.families.books.rules.options import BOOK, Rules, SetsEnd, WrongAsk
from referee.families.books.rules.sets import RANKS
from referee.families.books.scoring.round import Forfeit, LaidSets
from referee.families.books.table.reading import PACK, Reading
from referee.families.documents import Document
from referee.families.rounds.table import Table
from referee.words.said import Argument, PlayingCard, Said, joined

_TWICE = "rank_must_not_repeat"


def read_deal(table: Table[Rules], act: Document) -> LaidSets:
    """The sets of a deal.

    :raises RulesError: with every violation of the deal.
    """
    return _DealReader(table).laid_sets(act)


class _DealReader(Reading):
    """One reading of a deal."""

    def laid_sets(self, act: Document) -> LaidSets:
        ranks = self._ranks(act["sets"]) if act.get("sets") is not None else None
        given = self.by_seat(act["counts"], "/counts") if act.get("counts") is not None else None
        if ranks is None and given is None:
            message = Said("books-sets-or-counts")
            self.wrong("/sets", "form_must_be_complete", message, ["sets", "counts"])
        elif ranks is None and self.table.rules.set.points is not None:
            message = Said("books-sets-with-ranks")
            self.wrong("/sets", "ranks_must_be_told", message)
        counts = self._counts(ranks, given)
        if all(violation.code == _TWICE for violation in self.violations):
            self._check_completeness(ranks, counts)
        forfeits = self._forfeits(act.get("forfeits") or [], ranks, counts)
        self.finish()
        return LaidSets(counts, ranks, tuple(forfeits))

    def _ranks(self, given: Mapping[str, Sequence[str]]) -> dict[int, tuple[str, ...]]:
        read = {
            player: self._ranks_of(texts, f"/sets/{pointer_part(player)}") for player, texts in given.items()
        }
        ranks = dict.fromkeys(self.table.seats_in, ()) | self.by_seat(read, "/sets")
        self._once_each(ranks)
        return ranks

    def _ranks_of(self, texts: Sequence[str], path: str) -> tuple[str, ...]:
        return tuple(card.rank for card in self.each(texts, path, self.card))

    def _once_each(self, ranks: Mapping[int, tuple[str, ...]]) -> None:
        """Notes ranks that occur more often than a deal has them: once as books, twice as pairs."""
        most = BOOK // self.table.rules.set.size
        having = defaultdict(list)
        for seat, laid in ranks.items():
            for rank in laid:
                having[rank].append(seat)
        for rank, seats in having.items():
            if len(seats) > most:
                times = Counter(seats)
                owners = tuple(
                    Said("books-laid-by", {"player": self.person(seat), "times": times[seat]})
                    for seat in times
                )
                message = Said(
                    "books-rank-too-often", {"rank": PlayingCard(rank), "owners": owners, "most": most}
                )
                self.wrong("/sets", _TWICE, message, most, len(seats))

    def _counts(
        self, ranks: Mapping[int, tuple[str, ...]] | None, given: Mapping[int, int] | None
    ) -> dict[int, int]:
        """The number of sets of each player; notes where ranks and counts differ."""
        if ranks is None:
            return {seat: (given or {}).get(seat, 0) for seat in self.table.seats_in}
        for seat, count in (given or {}).items():
            message = Said("books-count-of-ranks", {"ranks": tuple(map(PlayingCard, ranks[seat]))})
            self.total(f"/counts/p{seat + 1}", count, len(ranks[seat]), message)
        return {seat: len(laid) for seat, laid in ranks.items()}

    def _check_completeness(
        self, ranks: Mapping[int, tuple[str, ...]] | None, counts: Mapping[int, int]
    ) -> None:
        """Notes a deal with too few sets, unless it may end early, or with too many."""
        rules = self.table.rules
        count, whole = sum(counts.values()), PACK.size // rules.set.size
        if ranks is not None:
            count = whole - len(_lacking(rules, ranks))
        if count == whole or (count < whole and rules.set.ends is SetsEnd.HAND_OR_STOCK):
            return
        code = "sets_must_be_complete" if rules.set.ends is SetsEnd.ALL_SETS else "round_must_be_possible"
        args = {"count": count, "set": "book" if rules.set.size == BOOK else "pair", "whole": whole}
        missing = [] if ranks is None else [_missing(_lacking(rules, ranks))]
        message = joined([Said("books-sets-of-a-deal", args), *missing])
        self.wrong("/counts" if ranks is None else "/sets", code, message, whole, count)

    # What was given away.

    def _forfeits(
        self,
        given: Sequence[Document],
        ranks: Mapping[int, tuple[str, ...]] | None,
        counts: Mapping[int, int],
    ) -> list[Forfeit]:
        if given and self.table.rules.set.wrong_ask is not WrongAsk.GIVES_SET:
            message = Said("books-no-forfeits")
            self.wrong("/forfeits", "forfeits_must_be_in_rules", message)
            return []
        read = [self._forfeit(document, f"/forfeits/{at}") for at, document in enumerate(given)]
        forfeits = [forfeit for forfeit in read if forfeit is not None]
        if not self.violations:
            self._check_forfeits(forfeits, ranks, counts)
        return forfeits

    def _forfeit(self, document: Document, path: str) -> Forfeit | None:
        giver = self.seat(document["from"], f"{path}/from")
        taker = None if document.get("to") is None else self.seat(document["to"], f"{path}/to")
        card = None if document.get("rank") is None else self.card(document["rank"], f"{path}/rank")
        if self.table.rules.set.points is not None and document.get("rank") is None:
            message = Said("books-rank-of-forfeit")
            self.wrong(f"{path}/rank", "ranks_must_be_told", message)
        if giver is None or (taker is None and document.get("to") is not None):
            return None
        to = self.table.after(giver) if taker is None else taker
        if to == giver:
            message = Said("books-forfeit-to-another", {"player": self.person(giver)})
            self.wrong(f"{path}/to", "giver_must_have_the_set", message)
        return Forfeit(giver, to, None if card is None else card.rank)

    def _check_forfeits(
        self,
        forfeits: Sequence[Forfeit],
        ranks: Mapping[int, tuple[str, ...]] | None,
        counts: Mapping[int, int],
    ) -> None:
        """Notes every set that its giver did not have, following the sets from hand to hand."""
        left = dict(counts)
        having = None if ranks is None else {seat: Counter(laid) for seat, laid in ranks.items()}
        for at, forfeit in enumerate(forfeits):
            is_there = left[forfeit.giver] > 0
            if having is not None and forfeit.rank is not None:
                is_there = having[forfeit.giver][forfeit.rank] > 0
                having[forfeit.giver][forfeit.rank] -= is_there
                having[forfeit.taker][forfeit.rank] += is_there
            if not is_there:
                giver: dict[str, Argument] = {"player": self.person(forfeit.giver)}
                message = Said("books-no-set-to-give", giver)
                if forfeit.rank is not None:
                    message = Said("books-no-rank-to-give", {**giver, "rank": PlayingCard(forfeit.rank)})
                self.wrong(f"/forfeits/{at}", "giver_must_have_the_set", message)
                continue
            left[forfeit.giver] -= 1
            left[forfeit.taker] += 1


def _lacking(rules: Rules, ranks: Mapping[int, tuple[str, ...]]) -> list[str]:
    """The ranks of the sets that nobody has, each as often as it is missing."""
    counts = Counter(rank for laid in ranks.values() for rank in laid)
    return [rank for rank in RANKS for _ in range(counts[rank], BOOK // rules.set.size)]


def _missing(lacking: Sequence[str]) -> Said:
    """The question for the sets that nobody has."""
    ranks = tuple(map(PlayingCard, dict.fromkeys(lacking)))
    return Said("books-sets-missing", {"count": len(lacking), "ranks": ranks})
