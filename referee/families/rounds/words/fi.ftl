# Finnish: lines that every game by rounds has.

rounds-begins = { $side }: alussa { $points }.

rounds-points = { $side }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
rounds-points-on-paper = { $side }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}, laskettu paperilla.

rounds-adjustment-added = Päätös, { $side }: lisätään { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}. { $reason }
rounds-adjustment-taken-off = Päätös, { $side }: vähennetään { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}. { $reason }

rounds-joins = { $because ->
    [fresh] { $player } tulee mukaan ja aloittaa { $points } pisteestä, koska mitään ei ole vielä pelattu.
    [first] { $player } tulee mukaan ja aloittaa { $points } pisteestä kuten kaikki muutkin.
    [balanced] { $player } tulee mukaan ja aloittaa { $points } pisteestä, koska mitä toiset voittavat, sen toiset häviävät.
   *[last] { $player } tulee mukaan ja aloittaa { $points } pisteestä, samasta kuin viimeisenä oleva.
}
rounds-leaves = { $player } lähtee pöydästä eikä pelaa enää; pisteitä on { $points }.

rounds-players-at-the-start = Nämä säännöt ovat { $seats } pelaajalle; pelaajia on { $players }.
rounds-players-with-one-more = Nämä säännöt ovat { $seats } pelaajalle; pelaajia olisi { $players }.
rounds-players-stay = Pelaajat ovat samat kuin alussa; lopeta peli ja aloita uusi.
rounds-teams-stay = Joukkueet pysyvät ennallaan; lopeta peli sen sijaan.
rounds-left-already = { $player } on jo lähtenyt pöydästä.
rounds-leader-follows = Näissä säännöissä aloittaja määräytyy jakajan mukaan.
rounds-nobody-deals = Näissä säännöissä kukaan ei jaa.

rounds-abandoned = Peli on keskeytetty; mitään ei voi enää kirjata.
rounds-over = Peli on päättynyt { $rounds } { $noun ->
    [round] kierroksen
   *[other] jaon
} jälkeen. Voitto: { $winners }. Mitään ei voi enää kirjata.

rounds-points-missing = Pisteet puuttuvat: { $side }. Anna pisteet tunnukselle { $id }; 0, jos niitä ei tullut.
rounds-points-say-all = Pisteet kertovat kierroksesta kaiken. Jätä pois { $name } tai pisteet.
rounds-adjustment-by-nothing = Päätös lisää pisteitä tai miinusmerkillä vähentää niitä; 0 ei muuta mitään.
rounds-no-such-team = Joukkuetta { $name } ei ole; joukkueet ovat { $teams }.
rounds-team = { $id } ({ $side })

rounds-form-points = Vain pisteet
rounds-row-points = pisteet
rounds-ask-points = Montako pistettä, { $name }?

rounds-to-target = { $target } pisteeseen
rounds-so-many = { $rounds } { $noun ->
    [deal] { $rounds ->
        [one] jako
       *[other] jakoa
    }
   *[round] { $rounds ->
        [one] kierros
       *[other] kierrosta
    }
}
rounds-target-or-rounds = { $target } pisteeseen tai { $rounds }

rounds-body-points = pelkät pisteet
