# Norwegian: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } gikk ut, og { $player } har { $points } poeng igjen på hånden.
   *[other] { $winner } gikk ut, og { $player } har { CARD($cards, form: "row") } igjen på hånden, { $points } poeng.
}
rummy-melded = { $player } har { $points } poeng på bordet.
rummy-held = { $count ->
    [0] { $player } har { $points } poeng igjen på hånden.
   *[other] { $player } har { CARD($cards, form: "row") } igjen på hånden, { $points } poeng.
}
rummy-out = { $player } gikk ut: { $points } poeng til.

rummy-rummy = { $points ->
    [0] { $player } la ned alle kortene på én gang: runden teller { $times ->
        [2] dobbelt
       *[other] { $times } ganger
    }.
   *[other] { $times ->
        [1] { $player } la ned alle kortene på én gang: { $points } poeng til.
        [2] { $player } la ned alle kortene på én gang: runden teller dobbelt, og { $points } poeng til.
       *[other] { $player } la ned alle kortene på én gang: runden teller { $times } ganger, og { $points } poeng til.
    }
}

rummy-nobody-out = Ingen gikk ut, så ingen får poeng.
rummy-blocked = { $count ->
    [0] Ingen gikk ut, og { $player } har { $points } poeng igjen på hånden.
   *[other] Ingen gikk ut, og { $player } har { CARD($cards, form: "row") } igjen på hånden, { $points } poeng.
}
rummy-fewest = { $count ->
    [0] Ingen gikk ut, og { $player } har { $points } poeng igjen på hånden, færrest av alle: { $won } poeng.
   *[other] Ingen gikk ut, og { $player } har { CARD($cards, form: "row") } igjen på hånden, { $points } poeng, færrest av alle: { $won } poeng.
}
rummy-not-fewest = { $count ->
    [0] { $player } har { $points } poeng igjen på hånden; noen andre har færre.
   *[other] { $player } har { CARD($cards, form: "row") } igjen på hånden, { $points } poeng; noen andre har færre.
}
rummy-equal = Ingen gikk ut, og { $players } har like få poeng på hånden, så ingen får poeng.

rummy-gin = { $player } har gin, og { $other } har { $points } poeng i løse kort.
rummy-knock = { $player } banket med { $deadwood }, og { $other } har { $against }.
rummy-undercut = { $player } banket med { $deadwood }, men { $other } har bare { $against }.
rummy-undercut-equal = { $player } banket med { $deadwood }, og { $other } har like mye, ikke mer.
rummy-bonus = { $kind ->
    [gin] Gin til { $player }: { $points } poeng.
    [big_gin] Stor gin til { $player }: { $points } poeng.
   *[undercut] Undercut til { $player }: { $points } poeng.
}
rummy-nobody-knocked = Ingen banket, så ingen får poeng.

rummy-box = { $player } vant { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}: { $points } poeng.
rummy-shutout = { $player } vinner, og ingen andre fikk noen poeng: { $points } poeng.
rummy-game = { $player } vinner spillet: { $points } poeng.
