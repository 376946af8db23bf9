# Norwegian: lines and refusals of every game by rounds.

rounds-begins = { $side } begynner med { $points }.

rounds-points = { $side }: { $points } poeng.
rounds-points-on-paper = { $side }: { $points } poeng, talt opp på papir.

rounds-adjustment-added = Justering for { $side }: { $points } poeng lagt til. { $reason }
rounds-adjustment-taken-off = Justering for { $side }: { $points } poeng trukket fra. { $reason }

rounds-joins = { $because ->
    [fresh] { $player } kommer til og begynner på { $points }: ingenting er spilt ennå.
    [first] { $player } kommer til og begynner på { $points }, som alle andre.
    [balanced] { $player } kommer til og begynner på { $points }: det noen vinner, taper de andre.
   *[last] { $player } kommer til og begynner på { $points }, like mye som den som ligger sist.
}
rounds-leaves = { $player } forlater bordet med { $points } og spiller ikke mer.

rounds-players-at-the-start = Disse reglene er for { $seats } spillere; det er { $players }.
rounds-players-with-one-more = Disse reglene er for { $seats } spillere; da ville det bli { $players }.
rounds-players-stay = Det er de samme som spiller hele veien; avslutt spillet og begynn på et nytt.
rounds-teams-stay = Lagene kan ikke endres underveis; avslutt spillet i stedet.
rounds-left-already = { $player } har allerede forlatt bordet.
rounds-leader-follows = Med disse reglene følger det av hvem som gir, hvem som spiller ut.
rounds-nobody-deals = Med disse reglene er det ingen som gir.

rounds-abandoned = Spillet er avbrutt; det kan ikke legges inn mer.
rounds-over = Spillet er slutt: { $winners } vant etter { $rounds } { $rounds ->
    [one] runde
   *[other] runder
}. Det kan ikke legges inn mer.

rounds-points-missing = Hvor mange poeng fikk { $side }? Skriv poeng for { $id }; 0 hvis det ikke ble noe.
rounds-points-say-all = Poengene sier alt om runden. Utelat { $name } eller poengene.
rounds-adjustment-by-nothing = En justering legger til poeng, eller trekker fra med minus foran; 0 endrer ingenting.
rounds-no-such-team = Her er det ikke noe lag { $name }; lagene er { $teams }.
rounds-team = { $id } ({ $side })

rounds-form-points = Bare poengene
rounds-row-points = poeng
rounds-ask-points = Hvor mange poeng fikk { $name }?

rounds-to-target = til { $target }
rounds-so-many = { $rounds ->
    [1] én runde
   *[other] { $rounds } runder
}
rounds-target-or-rounds = til { $target } eller { $rounds }

rounds-body-points = bare poengene
