# Lines of Rummy, Rummy 500 and Gin. $count is how many $cards somebody still holds, as they lie; 0 where only
# their points are known. Deadwood is what is held in no meld.

# Rounds in which somebody went out. $winner takes what $player still holds.
rummy-takes = { $count ->
    [0] { $winner } went out, and { $player } still holds { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
   *[other] { $winner } went out, and { $player } still holds { CARD($cards, form: "row") }, { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
}
rummy-melded = { $player } has { $points ->
    [1] { $points } point
   *[other] { $points } points
} on the table.
rummy-held = { $count ->
    [0] { $player } still holds { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
   *[other] { $player } still holds { CARD($cards, form: "row") }, { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
}
rummy-out = { $player } went out: { $points ->
    [1] { $points } point
   *[other] { $points } points
} more.

# To go rummy is to lay down all cards at once. The round then counts $times times, and $points more.
rummy-rummy = { $points ->
    [0] { $player } went rummy: the round counts { $times } times.
   *[other] { $times ->
        [1] { $player } went rummy: { $points ->
            [1] { $points } point
           *[other] { $points } points
        } more.
       *[other] { $player } went rummy: the round counts { $times } times and { $points ->
            [1] { $points } point
           *[other] { $points } points
        } more.
    }
}

# Rounds in which nobody went out, because no card could be drawn any more. $won is scored for the fewest points.
rummy-nobody-out = Nobody went out, so nobody scores.
rummy-blocked = { $count ->
    [0] Nobody went out, and { $player } still holds { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
   *[other] Nobody went out, and { $player } still holds { CARD($cards, form: "row") }, { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
}
rummy-fewest = { $count ->
    [0] Nobody went out, and { $player } still holds { $points ->
        [1] { $points } point
       *[other] { $points } points
    }, the fewest: { $won ->
        [1] { $won } point
       *[other] { $won } points
    }.
   *[other] Nobody went out, and { $player } still holds { CARD($cards, form: "row") }, { $points ->
        [1] { $points } point
       *[other] { $points } points
    }, the fewest: { $won ->
        [1] { $won } point
       *[other] { $won } points
    }.
}
rummy-not-fewest = { $count ->
    [0] { $player } still holds { $points ->
        [1] { $points } point
       *[other] { $points } points
    }, not the fewest.
   *[other] { $player } still holds { CARD($cards, form: "row") }, { $points ->
        [1] { $points } point
       *[other] { $points } points
    }, not the fewest.
}
rummy-equal = Nobody went out, and { $players } hold equally few points, so nobody scores.

# Gin. $player knocked with so many points of deadwood; $other has $against.
rummy-gin = { $player } has gin, and { $other } { $points ->
    [1] { $points } point
   *[other] { $points } points
} of deadwood.
rummy-knock = { $player } knocked with { $deadwood }, and { $other } has { $against }.
rummy-undercut = { $player } knocked with { $deadwood }, but { $other } has only { $against }.
rummy-undercut-equal = { $player } knocked with { $deadwood }, and { $other } has as much, no more.
rummy-bonus = { $kind ->
    [gin] Gin for { $player }: { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
    [big_gin] Big gin for { $player }: { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
   *[undercut] An undercut for { $player }: { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
}
rummy-nobody-knocked = Nobody knocked, so nobody scores.

# At the end of a game: a box is what each round won counts.
rummy-box = { $player } won { $rounds ->
    [1] { $rounds } round
   *[other] { $rounds } rounds
}: { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
rummy-shutout = { $player } wins, and nobody else ever scored: { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
rummy-game = { $player } wins the game: { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
