# Lines that every game by rounds has. $side is a player, or the players of a team.

rounds-begins = { $side } begins with { $points }.

rounds-points = { $side }: { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
rounds-points-on-paper = { $side }: { $points ->
    [1] { $points } point
   *[other] { $points } points
}, as counted on paper.

# $points is above 0; $reason is as somebody typed it.
rounds-adjustment-added = Adjustment for { $side }: { $points ->
    [1] { $points } point
   *[other] { $points } points
} added. { $reason }
rounds-adjustment-taken-off = Adjustment for { $side }: { $points ->
    [1] { $points } point
   *[other] { $points } points
} taken off. { $reason }

# $points is the score that somebody begins with. $because: fresh (nothing was played), first (everybody began
# so), balanced (what some win the others lose), last (as whoever stands last).
rounds-joins = { $because ->
    [fresh] { $player } joins with { $points }, since nothing was played yet.
    [first] { $player } joins with { $points }, as everybody else did.
    [balanced] { $player } joins with { $points }, since what some win the others lose.
   *[last] { $player } joins with { $points }, as many as whoever stands last.
}
rounds-leaves = { $player } leaves the table with { $points }, and plays no more.
