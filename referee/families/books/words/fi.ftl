# Finnish: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } ei laskenut pöytään yhtään { $set ->
        [book] sarjaa
       *[pair] paria
    }.
   *[other] { $player } laski pöytään { $set ->
        [book] { $count ->
            [one] { $count } sarjan
           *[other] { $count } sarjaa
        }
       *[pair] { $count ->
           [one] { $count } parin
          *[other] { $count } paria
       }
    }.
}
books-ranks = { $player } laski pöytään { $set ->
    [book] { $count ->
        [one] { $count } sarjan
       *[other] { $count } sarjaa
    }
   *[pair] { $count ->
       [one] { $count } parin
      *[other] { $count } paria
   }
}: { CARD($ranks, form: "ysit") }.
books-ranks-and-points = { $player } laski pöytään { $set ->
    [book] { $count ->
        [one] { $count } sarjan
       *[other] { $count } sarjaa
    }
   *[pair] { $count ->
       [one] { $count } parin
      *[other] { $count } paria
   }
}: { CARD($ranks, form: "ysit") }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.

books-gives = { $set ->
    [book] { $player } antaa sarjan väärästä kysymyksestä; sen saa { $other }.
   *[pair] { $player } antaa parin väärästä kysymyksestä; sen saa { $other }.
}
books-gives-rank = { $set ->
    [book] { $player } antaa sarjan ({ CARD($rank, form: "ysit") }) väärästä kysymyksestä; sen saa { $other }.
   *[pair] { $player } antaa parin ({ CARD($rank, form: "ysit") }) väärästä kysymyksestä; sen saa { $other }.
}
books-gets = { $set ->
    [book] { $player } saa sarjan; sen antaa { $other }.
   *[pair] { $player } saa parin; sen antaa { $other }.
}
books-gets-rank = { $set ->
    [book] { $player } saa sarjan ({ CARD($rank, form: "ysit") }); sen antaa { $other }.
   *[pair] { $player } saa parin ({ CARD($rank, form: "ysit") }); sen antaa { $other }.
}

books-not-in-pack = Tässä pakassa ei ole korttia { CARD($card, form: "row") }. Siinä on neljä maata kakkosesta ässään.
books-too-many-cards = Tässä pakassa on { $count } × { CARD($card, form: "row") }; annettu on enemmän.
books-sets-or-counts = Anna sets, kunkin pöytään laskemat arvot, tai counts, niiden määrät.
books-sets-with-ranks = Pisteet riippuvat tässä arvosta: anna sets ja arvot, ei pelkkiä määriä.
books-count-of-ranks = { $counted ->
    [0] Ilman arvoja määrä on { $counted }, ei { $given }.
   *[other] { CARD($ranks, form: "row") }: määrä on { $counted }, ei { $given }.
}
books-sets-of-a-deal = { $set ->
    [book] Sarjoja on annettu { $count }; jaossa niitä on { $whole }.
   *[pair] Pareja on annettu { $count }; jaossa niitä on { $whole }.
}
books-sets-missing = Puuttuvat { CARD($ranks, form: "ysit") }.
books-no-forfeits = Näissä säännöissä väärästä kysymyksestä ei anneta mitään pois (set.wrong_ask).
books-rank-of-forfeit = Pisteet riippuvat tässä arvosta: kerro myös, mikä arvo annettiin pois.
books-forfeit-to-another = { $player } voi antaa sarjan tai parin vain jollekulle toiselle.
books-no-set-to-give = { $player }: siinä vaiheessa ei ole mitään annettavaa.
books-no-rank-to-give = { $player }: siinä vaiheessa ei ole annettavana arvoa { CARD($rank, form: "row") }.

books-request-missing = Kerro, mitä pyydetään: arvo, esimerkiksi Q, tai kortti, esimerkiksi QS.
books-step-missing = Askel on kysymys (keneltä ja mitä), pöytään laskettu sarja tai pari tai nostetut kortit.
books-hand-by-history = Historian mukaan kortteja on kädessä { $cards }, ei { $given }.
books-deal-missing = Näissä säännöissä ei ole jakoa { $players } pelaajalle. Kerro, montako korttia kukin sai: cards_each.
books-deal-too-large = { $players } pelaajalle { $cards } korttia kullekin on enemmän kuin pakassa on.
books-stock = Tämän jaon jälkeen nostopakassa on { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, ei { $given }.

books-no-deal = deal.cards ei kerro jakoa { $players } pelaajalle.
books-pack-too-small = { $players } pelaajalle { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
} kullekin on enemmän kuin pakan { $size }.
books-no-stock-to-draw-from = Kaikki kortit jaetaan, joten ei ole nostopakkaa, josta nostaa (ask.empty: { $empty }).
books-no-stock-to-be-gone = Kaikki kortit jaetaan, joten ei ole nostopakkaa, joka loppuisi (deal.cards: all).
books-colours-of-four = Saman arvon neljä korttia eivät ole koskaan samaa väriä (set.size: 4).
books-colours-and-cards = Samanväriset parit edellyttävät, että pyydetään arvoja (ask.for: card).

books-form-counts = { $set ->
    [book] Sarjojen määrä
   *[pair] Parien määrä
}
books-form-sets = { $set ->
    [book] Mitkä sarjat
   *[pair] Mitkä parit
}
books-row-sets = { $set ->
    [book] sarjat
   *[pair] parit
}
books-ask-counts = { $set ->
    [book] Montako sarjaa, { $name }?
   *[pair] Montako paria, { $name }?
}
books-ask-sets = { $set ->
    [book] Kenen ovat muut sarjat?
   *[pair] Kenen ovat muut parit?
}
books-row-forfeits = Kuka antoi yhden vasemmalle?
books-fold-forfeits = Annettiinko jotain pois?

books-count-sets = Sarjat

books-claim-ask = Saako tätä pyytää?
books-claim-answer = Mitkä kortit on annettava?
books-claim-draw = Onko kortti nostettava?
books-claim-next = Kuka kysyy seuraavaksi?
books-claim-set = Saako nämä kortit laskea pöytään?

books-rank-too-often = { $most ->
    [1] { CARD($rank, form: "ysit") }: { AND($owners) }. Ne voivat olla vain yhdellä.
   *[other] { CARD($rank, form: "ysit") }: { AND($owners) }. Jaossa niitä on vain { $most } paria.
}
books-laid-by = { $times ->
    [1] { $player }
    [2] { $player } kahdesti
   *[other] { $player } { $times } kertaa
}

books-impossible-ask = { $given ->
    [0] Askel { $step }: { $player } pyytää pelaajalta { $other } { $suit ->
        [none] { CARD($request, form: "row") }
       *[known] { $request }
    } eikä saa mitään. Aiemman perusteella se ei ole mahdollista: { books-impossible }.
   *[other] Askel { $step }: { $player } pyytää pelaajalta { $other } { $suit ->
        [none] { CARD($request, form: "row") }
       *[known] { $request }
    } ja saa { $given }. Aiemman perusteella se ei ole mahdollista: { books-impossible }.
}
books-impossible-set = Askel { $step }: { $player } laskee pöytään { CARD($rank, form: "ysit") }. Aiemman perusteella se ei ole mahdollista: { books-impossible }.
books-impossible-draw = Askel { $step }: { $player } nostaa. Aiemman perusteella se ei ole mahdollista: { books-impossible }.
books-impossible = { $why ->
    [asked_oneself] pyytää pitää joltakulta toiselta
    [more_handed_over] pyydettiin yhtä korttia, mutta annettiin useampia
    [known_there] sen kortin tiedetään olevan siellä
    [known_elsewhere] sen kortin tiedetään olevan muualla
    [no_stock] ei ole nostopakkaa, josta nostaa
    [known_in_a_hand] sen kortin tiedetään olevan jonkun kädessä
    [held_too_many] niin monta ei voi olla kenelläkään
    [with_nobody] korttia ei olisi kenelläkään
    [hand_too_small] kädessä ei ole niin monta korttia
   *[no_deal] mikään jako ei sovi siihen
}
books-hand-by-what-was-seen = Tämä käsi ei sovi siihen, mitä kaikki näkivät: { CARD($ranks, form: "ysit") }.
