"""Reading what is told of a deal: which sets, or how many, and which were given away."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from referee.errors import pointer_part
from referee.families.books.rules.options import BOOK, Rules, SetsEnd, WrongAsk
from referee.families.books.rules.sets import RANKS, set_word
from referee.families.books.scoring.laid import Forfeit, Laid
from referee.families.books.table.reading import PACK, Reading
from referee.families.books.table.words import plural
from referee.families.options.words import listed
from referee.families.rounds.table import Table

Document = Mapping[str, Any]
_TWICE = "rank_must_not_repeat"


def read_deal(table: Table[Rules], act: Document) -> Laid:
    """The sets of a deal.

    :raises RulesError: with everything that cannot be so.
    """
    return _Deal(table).laid(act)


class _Deal(Reading):
    """One reading of a deal."""

    def laid(self, act: Document) -> Laid:
        ranks = self._ranks(act["sets"]) if act.get("sets") is not None else None
        told = self.by_seat(act["counts"], "/counts") if act.get("counts") is not None else None
        if ranks is None and told is None:
            message = "Give sets, the ranks that each player laid down, or counts, how many."
            self.wrong("/sets", "form_must_be_complete", message, ["sets", "counts"])
        elif ranks is None and self.table.rules.set.points is not None:
            message = "Sets count by their rank here: give sets, with the ranks, and no counts alone."
            self.wrong("/sets", "ranks_must_be_told", message)
        counts = self._counts(ranks, told)
        if all(one.code == _TWICE for one in self.violations):
            self._are_all(ranks, counts)
        forfeits = self._forfeits(act.get("forfeits") or [], ranks, counts)
        self.finish()
        return Laid(counts, ranks, tuple(forfeits))

    def _ranks(self, given: Mapping[str, Sequence[str]]) -> dict[int, tuple[str, ...]]:
        read = {who: self._listed(texts, f"/sets/{pointer_part(who)}") for who, texts in given.items()}
        found = dict.fromkeys(self.table.seats_in, ()) | self.by_seat(read, "/sets")
        self._once_each(found)
        return found

    def _listed(self, texts: Sequence[str], path: str) -> tuple[str, ...]:
        return tuple(card.rank for card in self.each(texts, path, self.card))

    def _once_each(self, ranks: Mapping[int, tuple[str, ...]]) -> None:
        """Each rank once where four are a set, twice where two are."""
        most = BOOK // self.table.rules.set.size
        having = defaultdict(list)
        for seat, laid in ranks.items():
            for rank in laid:
                having[rank].append(seat)
        for rank, seats in having.items():
            if len(seats) > most:
                times = Counter(seats)
                who = listed(f"with {self.table.names[seat]}" + _times(times[seat]) for seat in times)
                again = "" if most == 1 else f"; a deal has {most} {set_word(self.table.rules)} of them"
                message = f"The {plural(rank)} are {who}{again}."
                self.wrong("/sets", _TWICE, message, most, len(seats))

    def _counts(
        self, ranks: Mapping[int, tuple[str, ...]] | None, told: Mapping[int, int] | None
    ) -> dict[int, int]:
        """How many sets each player has, both forms held against each other."""
        if ranks is None:
            return {seat: (told or {}).get(seat, 0) for seat in self.table.seats_in}
        for seat, count in (told or {}).items():
            path, listed = f"/counts/p{seat + 1}", " ".join(ranks[seat]) or "No ranks"
            self.total(path, count, len(ranks[seat]), f"{listed} are")
        return {seat: len(laid) for seat, laid in ranks.items()}

    def _are_all(self, ranks: Mapping[int, tuple[str, ...]] | None, counts: Mapping[int, int]) -> None:
        """All sets of the pack are told of, or where the deal may end before that, not more."""
        rules = self.table.rules
        told, whole = sum(counts.values()), PACK.size // rules.set.size
        if ranks is not None:
            told = whole - len(_lacking(rules, ranks))
        if told == whole or (told < whole and rules.set.ends is SetsEnd.HAND_OR_STOCK):
            return
        code = "sets_must_be_complete" if rules.set.ends is SetsEnd.ALL_SETS else "round_must_be_possible"
        missing = "" if ranks is None else f" {_missing(_lacking(rules, ranks))}"
        are = "is" if told == 1 else "are"
        message = f"{told} {set_word(rules, told)} {are} told of; {whole} belong to a deal.{missing}"
        self.wrong("/counts" if ranks is None else "/sets", code, message, whole, told)

    # What was given away.

    def _forfeits(
        self,
        given: Sequence[Document],
        ranks: Mapping[int, tuple[str, ...]] | None,
        counts: Mapping[int, int],
    ) -> list[Forfeit]:
        if given and self.table.rules.set.wrong_ask is not WrongAsk.GIVES_SET:
            message = "In these rules no set is given away for a wrong ask (set.wrong_ask)."
            self.wrong("/forfeits", "forfeits_must_be_in_rules", message)
            return []
        read = [self._forfeit(one, f"/forfeits/{at}") for at, one in enumerate(given)]
        found = [forfeit for forfeit in read if forfeit is not None]
        if not self.violations:
            self._are_there(found, ranks, counts)
        return found

    def _forfeit(self, told: Document, path: str) -> Forfeit | None:
        giver = self.seat(told["from"], f"{path}/from")
        taker = None if told.get("to") is None else self.seat(told["to"], f"{path}/to")
        card = None if told.get("rank") is None else self.card(told["rank"], f"{path}/rank")
        if self.table.rules.set.points is not None and told.get("rank") is None:
            message = "Sets count by their rank here: say the rank of the set that was given."
            self.wrong(f"{path}/rank", "ranks_must_be_told", message)
        if giver is None or (taker is None and told.get("to") is not None):
            return None
        to = self.table.after(giver) if taker is None else taker
        if to == giver:
            message = f"{self.table.names[giver]} gives the set to somebody else."
            self.wrong(f"{path}/to", "giver_must_have_the_set", message)
        return Forfeit(giver, to, None if card is None else card.rank)

    def _are_there(
        self,
        forfeits: Sequence[Forfeit],
        ranks: Mapping[int, tuple[str, ...]] | None,
        counts: Mapping[int, int],
    ) -> None:
        """Follows the sets from hand to hand."""
        left = dict(counts)
        having = None if ranks is None else {seat: Counter(laid) for seat, laid in ranks.items()}
        for at, one in enumerate(forfeits):
            name = self.table.names[one.giver]
            is_there = left[one.giver] > 0
            if having is not None and one.rank is not None:
                is_there = having[one.giver][one.rank] > 0
                having[one.giver][one.rank] -= is_there
                having[one.taker][one.rank] += is_there
            if not is_there:
                what = "no set" if one.rank is None else f"no {plural(one.rank)}"
                message = f"{name} has {what} to give at that point."
                self.wrong(f"/forfeits/{at}", "giver_must_have_the_set", message)
                continue
            left[one.giver] -= 1
            left[one.taker] += 1


def _times(count: int) -> str:
    return f" {count} times" if count > 2 else " twice" if count == 2 else ""


def _lacking(rules: Rules, ranks: Mapping[int, tuple[str, ...]]) -> list[str]:
    """The ranks of the sets that nobody has, each as often as it is missing."""
    told = Counter(rank for laid in ranks.values() for rank in laid)
    return [rank for rank in RANKS for _ in range(told[rank], BOOK // rules.set.size)]


def _missing(lacking: Sequence[str]) -> str:
    """`Which is missing: the 4s?`"""
    which = "Which is" if len(lacking) == 1 else "Which are"
    told = listed(f"the {plural(rank)}" for rank in dict.fromkeys(lacking))
    return f"{which} missing: {told}?"
