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
books-hand-by-history = Kulun mukaan kortteja on kädessä { $cards }, ei { $given }.
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

books-about-asker = Kuka kysyy
books-about-card = Pyydetty kortti; se tai arvo
books-label-rank = Arvo
books-about-rank = Pyydetty arvo
books-label-of = Keneltä
books-about-of = Keneltä kysytään
books-about-asked = Keneltä kysyttiin
books-about-asking-hand = Kysyjän käsi
books-about-asked-hand = Sen käsi, jolta kysytään
books-label-history = Kulku
books-about-history = Kaikki, mitä kaikki näkivät tässä jaossa, järjestyksessä: mitä siitä seuraa, tiedetään
books-about-step = Kysymys vastauksineen, nostettuja kortteja tai pöytään laskettu sarja tai pari.
books-about-turn = Kenen vuoro oli
books-label-given = Annettu
books-about-given = Montako korttia annettiin
books-about-given-or-none = Montako korttia annettiin; muuten 0
books-about-given-now = Montako annetaan; 0 on ”minulla ei ole”
books-label-drew = Nostettu
books-about-drew = Kortteja nostopakasta; muuten niin monta kuin säännöt sanovat
books-label-shown = Näytetty kortti
books-about-shown = Nostettu kortti, jos kaikki näkivät sen
books-label-set = Sarja tai pari
books-about-set = Pöytään lasketun sarjan tai parin arvo
books-label-cards-each = Kortteja kullekin
books-about-cards-each = Kullekin jaetut kortit, ennen kulkua; muuten sääntöjen mukaan
books-about-stock = Jakamatta jääneet kortit; muuten sääntöjen mukaan
books-label-drawn = Nostettu
books-about-drawn = Montako nostettiin, tai näytetty kortti
books-about-cards-drawn = Montako korttia nostettiin, tai näytetty kortti
books-label-asker = Kysyjä
books-label-asked = Keneltä kysyttiin
books-label-wanted = Pyydetty
books-about-wanted = Pyydetty kortti tai arvo
books-label-completes = Sarja tai pari tuli täyteen
books-about-completes = Täydensikö nostettu kortti sarjan tai parin

books-rank-too-often = { $most ->
    [1] Arvo { CARD($rank, form: "row") } voi olla vain yhdellä; annettu: { AND($owners) }.
   *[other] Arvoa { CARD($rank, form: "row") } on jaossa vain { $most } paria; annettu: { AND($owners) }.
}
books-laid-by = { $times ->
    [1] { $player }
    [2] { $player } kahdesti
   *[other] { $player } { $times } kertaa
}

books-impossible-ask = { $given ->
    [0] Askel { $step }: { $player } pyytää { $suit ->
        [none] arvoa { CARD($request, form: "row") }
       *[known] korttia { $request }
    } pelaajalta { $other } eikä saa mitään. Aiemman perusteella se ei ole mahdollista: { books-impossible }.
   *[other] Askel { $step }: { $player } pyytää { $suit ->
        [none] arvoa { CARD($request, form: "row") }
       *[known] korttia { $request }
    } pelaajalta { $other } ja saa { $given }. Aiemman perusteella se ei ole mahdollista: { books-impossible }.
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
books-asked-for = { $suit ->
    [none] { CARD($request, form: "row") }
   *[known] { $request }
}
books-so-many-of-a-rank = { $count ->
    [1] { CARD($rank, form: "ysi") }
   *[other] { $count } × { CARD($rank, form: "row") }
}
books-asks-oneself = { $player } ei voi kysyä itseltään; on kysyttävä joltakulta toiselta.
books-no-cards-left = { $player } on ilman kortteja; kysy joltakulta, jolla on kortteja.
books-own-card = { $card } on jo kysyjän kädessä ({ $player }), eikä omaa korttia saa pyytää.
books-must-hold = Arvoa { CARD($rank, form: "row") } saa pyytää vain, jos kädessä on { CARD($rank, form: "ysi") }.
books-has-none = { $seen ->
    [hand] Ei yhtään kädessä: { $player }.
   *[history] Sen mukaan, mitä kaikki näkivät, ei yhtään kädessä: { $player }.
}
books-set-goes-left = { $player } luovuttaa sarjan tai parin vasemmalle.
books-holding-not-known = Kaikkien näkemästä ei selviä, onko kädessä { CARD($rank, form: "ysi") }: { $player }.
books-card-not-known = Kädessä on { CARD($rank, form: "ysi") } ({ $player }); ei tiedetä, onko se { $card }.
books-may-ask = { $seen ->
    [hand] Kädessä on { CARD($rank, form: "ysi") }, joten { $player } saa pyytää: { books-asked-for }.
   *[history] Kaikkien näkemän mukaan kädessä on { CARD($rank, form: "ysi") }, joten { $player } saa pyytää: { books-asked-for }.
}
books-hand-would-settle = Käsi tai seuraavat pyynnöt ratkaisisivat asian: { $player }.
books-goes-on = { $player } jatkaa.
books-asks-next = { $player } kysyy seuraavaksi.
books-gift = Kortteja annettiin.
books-no-gift = Kortteja ei annettu.
books-no-gift-and-no-draw = Kortteja ei annettu, eikä mitään nostettu.
books-drawn-not-shown = Kortteja ei annettu, eikä nostettua korttia näytetty.
books-drawn = { $asked_for ->
    [yes] Nostettu kortti on pyydetty kortti.
   *[no] Nostettu kortti ei ole pyydetty kortti.
}
books-completes = { $set ->
    [yes] Nostettu kortti täydentää sarjan tai parin.
   *[no] Nostettu kortti ei täydennä sarjaa eikä paria.
}
books-drawn-not-told = Kortteja ei annettu, eikä nostettua korttia kerrota.
books-completed-would-settle = Asian ratkaisisi, täydensikö nostettu kortti sarjan tai parin: anna drawn ja completes.
books-drawn-would-settle = Nostettu kortti ratkaisisi asian: anna drawn.
books-suits-drawn-would-settle = Nostetun ja pyydetyn kortin maat ratkaisisivat asian.
books-must-be-handed-over = Nämä on annettava: { $cards }.
books-nothing-to-give = Annettavaa ei ole: { $card } puuttuu kädestä.
books-none-is-true = ”Ei yhtään” on totta: { $card } puuttuu kädestä.
books-handed-over-otherwise = { $many ->
    [too_few] { $given ->
        [1] { $given } kortti olisi liian vähän.
       *[other] { $given } korttia olisi liian vähän.
    }
   *[too_many] { $given ->
        [1] { $given } kortti olisi liikaa.
       *[other] { $given } korttia olisi liikaa.
    }
}
books-suit-not-told = Kädessä on sen arvoinen kortti, jonka maata ei kerrota; se voi olla { $card }.
books-suits-would-settle = Kädessä olevien korttien maat ratkaisisivat asian.
books-one-by-its-name = Pyyntö koskee yhtä nimettyä korttia, jonka arvo on { $rank }; { $given ->
    [1] { $given } kortti
   *[other] { $given } korttia
} ei voi pitää paikkaansa.
books-every-one-there = Kaikki tämän arvon kortit ({ $rank }) ovat siellä; yksi annetaan.
books-name-not-told = Pyyntö koskee yhtä nimettyä korttia, jonka arvo on { $rank }, mutta ei kerrota, mitä.
books-card-would-settle = Pyydetty kortti ratkaisisi asian: anna card.
books-no-draw-after-a-gift = Kun kortteja annettiin, kukaan ei nosta; kysyjä jatkaa.
books-draws-one-card = Mitään ei annettu, joten kysyjä nostaa yhden kortin.
books-nothing-to-draw = Mitään ei annettu, mutta pakkaa, josta nostaa, ei ole.
books-drawn-otherwise = { $drawn ->
    [1] { $drawn } kortti ei voi pitää paikkaansa.
   *[other] { $drawn } korttia ei voi pitää paikkaansa.
}
books-no-set = { $set ->
    [book] Sarjassa on { $size } samanarvoista korttia; { $cards } ei ole sarja.
   *[pair] Parissa on { $size } samanarvoista korttia; { $cards } ei ole pari.
}
books-this-is-no-set = { $set ->
    [book] Sarjassa on { $size } samanarvoista korttia; tämä ei ole sarja.
   *[pair] Parissa on { $size } samanarvoista korttia; tämä ei ole pari.
}
books-is-set = { $set ->
    [book] Sarjassa on { $size } samanarvoista korttia, kuten tässä: sen saa laskea heti pöytään.
   *[pair] Parissa on { $size } samanarvoista korttia, kuten tässä: sen saa laskea heti pöytään.
}
books-two-pairs = { $cards } ovat kaksi paria: molemmat saa laskea heti pöytään.
books-colours-of-a-pair = Parin molemmat kortit ovat punaisia, tai molemmat mustia.
books-one-of-each = { $cards }: toinen on punainen, toinen musta.
books-pair-may-be-laid-down = { $cards } saa laskea heti pöytään.
books-both-suits-would-settle = Molempien korttien maat ratkaisisivat asian.

books-column-sets = Sarjat
books-column-given-away = Annettu pois

books-name = Authors ja Go Fish
books-about = Pyydä kortteja ja kerää neljän sarjoja
books-variant-authors = Pyydetään yhtä nimettyä korttia; neljä samanarvoista on sarja
books-variant-authors-dealt-out = Authors ilman nostopakkaa: kaikki kortit jaetaan
books-variant-go-fish = Pyydetään arvoa ja saadaan kaikki sen kortit, tai nostetaan pakasta; neljä samanarvoista on sarja
books-variant-go-fish-pagat = Viisi korttia, kun pelaajia on vähintään kolme; seuraavaksi kysyy se, jolta kysyttiin, ja jako loppuu, kun jonkun käsi on tyhjä
books-variant-go-fish-pairs = Go Fish pienimmille: kerätään pareja
books-name-authors-dealt-out = Authors, kaikki kortit jaetaan
books-name-go-fish = Go Fish
books-name-go-fish-pagat = Go Fish, viisi korttia
books-name-go-fish-pairs = Go Fish pareilla
books-house-rule-five-cards = Viisi korttia kullekin
books-house-rule-one-colour = Parin kortit ovat samaa väriä
books-house-rule-any-card = Mitä tahansa korttia saa pyytää
books-house-rule-lucky-set = Onnekas nosto jatkaa vuoroa vain, jos se täydentää sarjan tai parin
books-house-rule-no-second-turn = Nosto ei koskaan tuo uutta vuoroa
books-house-rule-asked-goes-on = Seuraavaksi kysyy se, jolta kysyttiin
books-house-rule-new-hand = Kun kortit loppuvat, nostetaan uusi käsi
books-house-rule-by-rank = Sarjan pisteet riippuvat arvosta
books-house-rule-ten-points = Kymmeneen pisteeseen, useassa jaossa
books-house-rule-book-for-a-wrong-ask = Väärä kysymys maksaa sarjan tai parin

books-body-sets = mitkä
books-body-counts = montako
