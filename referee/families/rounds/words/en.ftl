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

# Refusals. $seats are numbers of players: 2 to 6, or 2, 4 or 6.
rounds-players-at-the-start = These rules are for { $seats } players; there are { $players }.
rounds-players-with-one-more = These rules are for { $seats } players; { $players } would be here.
rounds-players-stay = Who plays stays as it was at the start; end the game and begin another one.
rounds-teams-stay = Teams stay as they are; end the game instead.
rounds-left-already = { $player } has left the table already.
rounds-leader-follows = The leader follows from the dealer in these rules.
rounds-nobody-deals = Nobody deals in these rules.

rounds-abandoned = The game was abandoned; nothing more can be recorded.
# $winners may be nobody. $noun is what the family calls a round: round, deal, or a word of a family that came later.
rounds-over = The game is over: { $winners } won after { $rounds } { $rounds ->
    [1] { $noun }
   *[other] { $noun }s
}. Nothing more can be recorded.

# $id is how a request names the player or the team: p2, t1.
rounds-points-missing = What did { $side } score? Give points for { $id }; 0 where it was nothing.
# $name is a member of the request, in its own spelling.
rounds-points-say-all = The points say all of the round. Leave { $name } out, or the points.
rounds-adjustment-by-nothing = An adjustment adds points, or takes some off with a minus; 0 changes nothing.
# $teams are several of rounds-team.
rounds-no-such-team = There is no { $name } here; the teams are { $teams }.
rounds-team = { $id } ({ $side })

# What a page asks for a round of which only points are told. $name stands for the name of a player or a team; row and
# form are short labels.
rounds-form-points = Just the points
rounds-row-points = points
rounds-ask-points = What did { $name } score?

# How a game ends, in a few words, for paper. $rounds is rounds-so-many or melds-so-many-rounds.
rounds-to-target = to { $target }
rounds-so-many = { $rounds ->
    [1] one { $noun }
    [2] two { $noun }s
    [3] three { $noun }s
    [4] four { $noun }s
    [5] five { $noun }s
    [6] six { $noun }s
    [7] seven { $noun }s
    [8] eight { $noun }s
    [9] nine { $noun }s
    [10] ten { $noun }s
   *[other] { $rounds } { $noun }s
}
rounds-target-or-rounds = to { $target }, or { $rounds }

# What a body may hold, in a few words behind the name of the member, as in: Give one of piles (all cards), or points (just the points), not none.
rounds-body-points = just the points
