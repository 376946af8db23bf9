# Danish: lines and refusals of every game by rounds.

rounds-begins = { $side } begynder med { $points }.

rounds-points = { $side }: { $points } point.
rounds-points-on-paper = { $side }: { $points } point, talt op på papir.

rounds-adjustment-added = Rettelse for { $side }: { $points } point lagt til. { $reason }
rounds-adjustment-taken-off = Rettelse for { $side }: { $points } point trukket fra. { $reason }

rounds-joins = { $because ->
    [fresh] { $player } kommer til og begynder på { $points }: der er ikke spillet endnu.
    [first] { $player } kommer til og begynder på { $points }, som alle andre.
    [balanced] { $player } kommer til og begynder på { $points }: det, nogle vinder, taber de andre.
   *[last] { $player } kommer til og begynder på { $points }, lige så mange som den, der ligger sidst.
}
rounds-leaves = { $player } forlader bordet med { $points } og spiller ikke med mere.

rounds-players-at-the-start = Disse regler er for { $seats } spillere; der er { $players }.
rounds-players-with-one-more = Disse regler er for { $seats } spillere; så ville der være { $players }.
rounds-players-stay = Det er de samme, der spiller, som ved starten; afslut spillet, og begynd på et nyt.
rounds-teams-stay = Holdene kan ikke ændres undervejs; afslut spillet i stedet.
rounds-left-already = { $player } har allerede forladt bordet.
rounds-leader-follows = I disse regler følger det af, hvem der giver, hvem der spiller ud.
rounds-nobody-deals = I disse regler er der ingen, der giver.

rounds-abandoned = Spillet er opgivet; der kan ikke indtastes mere.

rounds-over = Spillet er slut: { $winners } vandt efter { $rounds } { $rounds ->
    [one] runde
   *[other] runder
}. Der kan ikke indtastes mere.

rounds-points-missing = Hvor mange point fik { $side }? Skriv point for { $id }; 0, hvis det var ingenting.

rounds-points-say-all = Pointene siger alt om runden. Udelad { $name } eller pointene.
rounds-adjustment-by-nothing = En rettelse lægger point til, eller trækker point fra med minus foran; 0 ændrer ingenting.

rounds-no-such-team = Her er ikke noget hold { $name }; holdene er { $teams }.
rounds-team = { $id } ({ $side })

rounds-form-points = Kun pointene
rounds-row-points = point
rounds-ask-points = Hvor mange point fik { $name }?

rounds-to-target = til { $target }
rounds-so-many = { $rounds ->
    [1] én runde
   *[other] { $rounds } runder
}
rounds-target-or-rounds = til { $target } eller { $rounds }

rounds-body-points = kun pointene
