"""The limit: exact resets, and what crossing it does.

Players who cross with the same act fall together: a reincarnation looks only at those who did not.
Source: pagat.com Cucumber, the scoring of each version.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from referee.families.cucumber.rules.options import Exactly, Fall, LimitRules, Rules
from referee.families.cucumber.rules.ranking import card_points
from referee.families.cucumber.scoring.score_writer import ScoreWriter
from referee.families.cucumber.table.table import Player, Status
from referee.words.said import Argument, PlayingCard, Said

RULE = "limit.falls"


@dataclass(frozen=True, slots=True)
class Fallen:
    """The consequences of crossing the limit."""

    losers: frozenset[int] = frozenset()
    """Seats whose crossing ends the game."""
    kept_highest: tuple[int, ...] = ()
    """Seats that gave back all kept cards but the highest, in the order they were asked."""


def apply_limit(
    rules: Rules, writer: ScoreWriter, seats: Iterable[int], *, act: int, doomed: Iterable[int] = ()
) -> Fallen:
    """Resets and falls of those at `seats`, who were just penalised, in that order.

    Those in `doomed` paid with a fatal card and are out whatever their score is.
    """
    penalised, fatal = list(seats), set(doomed)
    for seat in penalised:
        if seat in fatal:
            sentence = Said("cucumber-fatal-card", {"player": writer.person(seat)})
            writer.out(seat, "eliminated", "pack.top_cards", sentence, act=act)
    staying = [seat for seat in penalised if seat not in fatal]
    _reset(rules.limit, writer, staying)
    players = writer.players
    crossed = [seat for seat in staying if _crosses(rules.limit, players[seat])]
    falls = {seat: fall_of(rules.limit, players[seat]) for seat in crossed}
    bystanders = [seat for seat, _ in enumerate(players) if seat not in crossed]
    reincarnation, others = writer.highest_score(bystanders), [players[seat] for seat in bystanders]
    for seat, fall in falls.items():
        _FALLS[fall](_Crossing(rules, writer, seat, act, reincarnation, others))
    return Fallen(
        losers=frozenset(seat for seat, fall in falls.items() if fall is Fall.END_GAME),
        kept_highest=tuple(seat for seat, fall in falls.items() if fall is Fall.KEEP_HIGHEST),
    )


def mark_if_beyond(rules: Rules, writer: ScoreWriter, seat: int, *, act: int) -> None:
    """Marks somebody who comes in beyond the limit, where that is what crossing it does."""
    limit, player = rules.limit, writer.players[seat]
    if limit.falls and fall_of(limit, player) is Fall.MARK:
        apply_limit(rules, writer, [seat], act=act)


def fall_of(limit: LimitRules, player: Player) -> Fall:
    """The effect of the player's next crossing; the last entry repeats.

    >>> fall_of(LimitRules(21, falls=(Fall.REINCARNATE, Fall.ELIMINATE)), Player("Ann", falls=3)).value
    'eliminate'
    """
    return limit.falls[min(player.falls, len(limit.falls) - 1)]


def _crosses(limit: LimitRules, player: Player) -> bool:
    if limit.points is None:
        return False
    over = player.score > limit.points or (player.score == limit.points and limit.exactly is Exactly.OUT)
    # Who is marked already is beyond the limit for good; being marked again says nothing.
    return over and not (player.status is Status.MARKED and fall_of(limit, player) is Fall.MARK)


def _reset(limit: LimitRules, writer: ScoreWriter, seats: Iterable[int]) -> None:
    if limit.exactly is not Exactly.RESET:
        return
    for seat in seats:
        player = writer.players[seat]
        if player.score == limit.points:
            cards = "some" if player.kept else "none"
            person = writer.person(seat)
            sentence = Said("cucumber-reset", {"player": person, "limit": limit.points, "kept": cards})
            writer.set_score(seat, "reset", 0, "limit.exactly", sentence, kept=())


@dataclass(frozen=True, slots=True)
class _Crossing:
    """One player crossing the limit."""

    rules: Rules
    writer: ScoreWriter
    seat: int
    act: int
    reincarnation: int
    bystanders: Sequence[Player]
    """Those who did not cross."""

    @property
    def player(self) -> Player:
        return self.writer.players[self.seat]

    @property
    def args(self) -> dict[str, Argument]:
        """The arguments of every line on the crossing."""
        limit = self.rules.limit
        return {
            "player": self.writer.person(self.seat),
            "how": "reached" if limit.exactly is Exactly.OUT else "over",
            "limit": limit.points or 0,
            "points": self.player.score,
        }


def _reincarnate(crossing: _Crossing) -> None:
    score, falls = crossing.reincarnation, crossing.player.falls + 1
    others = any(player.status is Status.IN for player in crossing.bystanders)
    args = crossing.args | {"score": score, "others": "some" if others else "none"}
    sentence = Said("cucumber-reincarnated", args)
    changes = {"falls": falls, "status": Status.IN}
    crossing.writer.set_score(crossing.seat, "reincarnated", score, RULE, sentence, **changes)


def _keep_highest(crossing: _Crossing) -> None:
    player, rules = crossing.player, crossing.rules
    highest = sorted(player.kept, key=lambda card: card_points(rules, card))[-1:]
    points = sum(card_points(rules, card) for card in highest)
    falls, sentence = player.falls + 1, Said("cucumber-half-without-cards", crossing.args)
    for card in highest:
        sentence = Said("cucumber-half", crossing.args | {"card": PlayingCard(*card)})
    crossing.writer.set_score(
        crossing.seat, "half_cucumber", points, RULE, sentence, falls=falls, kept=tuple(highest)
    )


def _eliminate(crossing: _Crossing) -> None:
    sentence = Said("cucumber-eliminated", crossing.args)
    falls = crossing.player.falls + 1
    crossing.writer.out(crossing.seat, "eliminated", RULE, sentence, act=crossing.act, falls=falls)


def _mark(crossing: _Crossing) -> None:
    sentence = Said("cucumber-marked", crossing.args)
    changes = {"falls": crossing.player.falls + 1, "status": Status.MARKED}
    crossing.writer.score(crossing.seat, "marked", 0, RULE, sentence, **changes)


def _end_game(crossing: _Crossing) -> None:
    sentence = Said("cucumber-ends-game", crossing.args)
    crossing.writer.score(crossing.seat, "ends_game", 0, RULE, sentence, falls=crossing.player.falls + 1)


_FALLS: Mapping[Fall, Callable[[_Crossing], None]] = {
    Fall.REINCARNATE: _reincarnate,
    Fall.KEEP_HIGHEST: _keep_highest,
    Fall.ELIMINATE: _eliminate,
    Fall.MARK: _mark,
    Fall.END_GAME: _end_game,
}
