# Lines of a score sheet of Cucumber: why somebody's score changed.
# $points are a penalty, 0 or more, or a score. $unit is what is counted: point, cucumber or credit.
# $card is a card with its suit, or only its rank, where the suit was not noted.

# So many points, as they stand in the sentences below, with the arguments of those.
cucumber-amount = { $unit ->
    [cucumber] { $points ->
        [1] { $points } cucumber
       *[other] { $points } cucumbers
    }
    [credit] { $points ->
        [1] { $points } credit
       *[other] { $points } credits
    }
   *[point] { $points ->
        [1] { $points } point
       *[other] { $points } points
    }
}

# The last trick. $face: up (the card stays face up before the player, until the limit is crossed) or down.
cucumber-took = { $face ->
    [up] { $player } took the last trick with { CARD($card, form: "a") }: { cucumber-amount }. The card stays face up.
   *[down] { $player } took the last trick with { CARD($card, form: "a") }: { cucumber-amount }.
}
# Somebody whose card was as high as the taker's, and who pays, too.
cucumber-also-had = { $face ->
    [up] { $player } also had { CARD($card, form: "a") }: { cucumber-amount }. The card stays face up.
   *[down] { $player } also had { CARD($card, form: "a") }: { cucumber-amount }.
}
# Where no score is kept.
cucumber-took-and-lost = { $player } took the last trick and lost the hand.
cucumber-took-with-and-lost = { $player } took the last trick with { CARD($card, form: "a") } and lost the hand.
cucumber-also-had-and-lost = { $player } also had { CARD($card, form: "a") } and lost the hand.

# Somebody whose card was as high as that of $taker, and who gets $points off. $end: zero (the score was only $score,
# which is less, and goes down to 0) or above.
cucumber-bonus = { $end ->
    [zero] { $player } also had { CARD($card, form: "a") } and { $taker } took the trick: { cucumber-amount } off. The score was { $score }, and stops at 0.
   *[above] { $player } also had { CARD($card, form: "a") } and { $taker } took the trick: { cucumber-amount } off.
}

# What multiplies a penalty. $rank is only a rank.
cucumber-doubled-by-card = { CARD($rank, form: "A") } was played in the last trick: twice the penalty.
cucumber-kontra = { $player } said kontra: twice the penalty.
cucumber-kontra-lost = { $player } said kontra and lost: four times in all.
# $times: 2 (doubled) or 4 (doubled and doubled again).
cucumber-rassi = { $times ->
    [4] { $player } redoubled: four times the penalty.
   *[2] { $player } doubled: twice the penalty.
}

# Where there is a bet, which the lowest card wins.
cucumber-bet-lost = { $player } did not have the lowest card and loses the bet, { cucumber-amount }.
# $by doubled the bet, and $player left the hand instead.
cucumber-bet-refused = { $player } refused the double of { $by } and loses the bet as it was, { cucumber-amount }.

# Where somebody declares that the own last card is the lowest, and everybody shows.
cucumber-showed = { $player } had { CARD($card, form: "a") }: { cucumber-amount }.
# $other had $lower. $how: equal (as low as the card declared) or lower.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } declared { CARD($card, form: "a") } the lowest card, but { $other } had { CARD($lower, form: "a") }, which is as low: { cucumber-amount }.
   *[lower] { $player } declared { CARD($card, form: "a") } the lowest card, but { $other } had { CARD($lower, form: "a") }, which is lower: { cucumber-amount }.
}
cucumber-nobody-declared = Nobody declared, and { $player } had the lowest card, { CARD($card, form: "a") }: { cucumber-amount }.

# The limit. $points is the score that crossed it. $how: reached (as many are too many already) or over.
cucumber-fatal-card = { $player } paid with a fatal card and is out at once.
# $kept: some (kept cards, which lay face up) or none.
cucumber-reset = { $kept ->
    [some] { $player } has exactly { $limit }: the score goes back to 0. The kept cards go back into the pack.
   *[none] { $player } has exactly { $limit }: the score goes back to 0.
}
# $score is the score from now on: the highest of others who are still in, where there are some; else $others is none.
cucumber-reincarnated = { $player } { $how ->
    [reached] reached
   *[over] went over
} { $limit } with { $points }: a life lost. The score becomes { $score }, { $others ->
    [some] the highest of the other players still in
   *[none] as nobody else is still in
}.
# Half a cucumber is a crossing that costs half a life: of the kept cards only the highest, $card, stays.
cucumber-half = { $player } { $how ->
    [reached] reached
   *[over] went over
} { $limit } with { $points }: half a cucumber. All kept cards but the highest, { CARD($card, form: "a") }, go back into the pack.
cucumber-half-without-cards = { $player } { $how ->
    [reached] reached
   *[over] went over
} { $limit } with { $points }: half a cucumber. All kept cards go back into the pack.
cucumber-eliminated = { $player } { $how ->
    [reached] reached
   *[over] went over
} { $limit } with { $points } and is out of the game.
cucumber-marked = { $player } { $how ->
    [reached] reached
   *[over] went over
} { $limit } with { $points }: marked, and plays on.
cucumber-ends-game = { $player } { $how ->
    [reached] reached
   *[over] went over
} { $limit } with { $points }, which ends the game.

# Stakes that somebody pays for going out; $card decided it, where it is known.
cucumber-fall-paid = { $player } went out on { CARD($card, form: "a") } and pays { $stakes ->
    [1] { $stakes } stake
   *[other] { $stakes } stakes
} into the pot.
cucumber-fall-paid-without-card = { $player } went out and pays { $stakes ->
    [1] { $stakes } stake
   *[other] { $stakes } stakes
} into the pot.

# A new round within the game. $status: in, or out (was out, and comes back).
cucumber-restarted = { $status ->
    [in] All cards of the last trick were equal: a new round. { $player } begins it with 0.
   *[out] All cards of the last trick were equal: a new round. { $player } is in again, with 0.
}

# Between hands. $points is the score that somebody has from now on.
cucumber-bought-in = { $player } buys in: the score becomes { $points }, the highest of the other players still in.
# $points is above 0; $reason is as somebody typed it.
cucumber-adjustment-added = Adjustment for { $player }: { cucumber-amount } added. { $reason }
cucumber-adjustment-taken-off = Adjustment for { $player }: { cucumber-amount } taken off. { $reason }
# $because: highest (as many as whoever has most), fresh (nothing was played yet).
cucumber-joins = { $because ->
    [highest] { $player } joins with { $points }, the highest score of the players in.
   *[fresh] { $player } joins with { $points }, since nothing was played yet.
}
# Where no score is kept, but lost hands are counted.
cucumber-joins-by-hands = { $player } joins, counted as having lost { $hands ->
    [1] { $hands } hand
   *[other] { $hands } hands
}, the most of the players in.
# $status: in (and is out from now on), or out (was so before).
cucumber-leaves = { $status ->
    [in] { $player } leaves the table and is out of the game.
   *[out] { $player } leaves the table.
}
