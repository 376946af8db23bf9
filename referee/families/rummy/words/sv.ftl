# Swedish: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } gick ut, och { $player } har { $points } poäng kvar på handen.
   *[other] { $winner } gick ut, och { $player } har { CARD($cards, form: "row") } kvar på handen, { $points } poäng.
}
rummy-melded = { $player } har { $points } poäng på bordet.
rummy-held = { $count ->
    [0] { $player } har { $points } poäng kvar på handen.
   *[other] { $player } har { CARD($cards, form: "row") } kvar på handen, { $points } poäng.
}
rummy-out = { $player } gick ut: { $points } poäng till.

rummy-rummy = { $points ->
    [0] { $player } lade ut alla kort på en gång: omgången räknas { $times ->
        [2] dubbelt
       *[other] { $times } gånger
    }.
   *[other] { $times ->
        [1] { $player } lade ut alla kort på en gång: { $points } poäng till.
        [2] { $player } lade ut alla kort på en gång: omgången räknas dubbelt, och { $points } poäng till.
       *[other] { $player } lade ut alla kort på en gång: omgången räknas { $times } gånger, och { $points } poäng till.
    }
}

rummy-nobody-out = Ingen gick ut, så ingen får poäng.
rummy-blocked = { $count ->
    [0] Ingen gick ut, och { $player } har { $points } poäng kvar på handen.
   *[other] Ingen gick ut, och { $player } har { CARD($cards, form: "row") } kvar på handen, { $points } poäng.
}
rummy-fewest = { $count ->
    [0] Ingen gick ut, och { $player } har { $points } poäng kvar på handen, lägst av alla: { $won } poäng.
   *[other] Ingen gick ut, och { $player } har { CARD($cards, form: "row") } kvar på handen, { $points } poäng, lägst av alla: { $won } poäng.
}
rummy-not-fewest = { $count ->
    [0] { $player } har { $points } poäng kvar på handen; någon annan har färre.
   *[other] { $player } har { CARD($cards, form: "row") } kvar på handen, { $points } poäng; någon annan har färre.
}
rummy-equal = Ingen gick ut, och { $players } har lika få poäng på handen, så ingen får poäng.

rummy-gin = { $player } har gin, och { $other } har { $points } poäng i lösa kort.
rummy-knock = { $player } knackade med { $deadwood }, och { $other } har { $against }.
rummy-undercut = { $player } knackade med { $deadwood }, men { $other } har bara { $against }.
rummy-undercut-equal = { $player } knackade med { $deadwood }, och { $other } har lika mycket, inte mer.
rummy-bonus = { $kind ->
    [gin] Gin för { $player }: { $points } poäng.
    [big_gin] Stor gin för { $player }: { $points } poäng.
   *[undercut] Undercut för { $player }: { $points } poäng.
}
rummy-nobody-knocked = Ingen knackade, så ingen får poäng.

rummy-box = { $player } vann { $rounds ->
    [one] { $rounds } omgång
   *[other] { $rounds } omgångar
}: { $points } poäng.
rummy-shutout = { $player } vinner, och ingen annan fick en enda poäng: { $points } poäng.
rummy-game = { $player } vinner partiet: { $points } poäng.
