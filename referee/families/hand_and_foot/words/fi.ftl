# Finnish: lines of Hand and Foot.

hand_and_foot-melded = { $side }: pöydällä olevien korttien arvo on { $points }.
hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [one] { $books } puhdas canasta
       *[other] { $books } puhdasta canastaa
    }, { $each } kustakin.
    [dirty] { $side }: { $books ->
        [one] { $books } sekacanasta
       *[other] { $books } sekacanastaa
    }, { $each } kustakin.
   *[wild] { $side }: { $books ->
       [one] { $books } jokericanasta
      *[other] { $books } jokericanastaa
   }, { $each } kustakin.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } punainen kolmonen
   *[other] { $threes } punaista kolmosta
} pöydällä, { $each } kustakin.

hand_and_foot-held = { $side }: käteen jääneiden korttien arvo on { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } punainen kolmonen
   *[other] { $threes } punaista kolmosta
} vielä kädessä, { $each } kustakin.

hand_and_foot-went-out = { $side }: lopetuksesta { $points }.
hand_and_foot-exact-cut = { $player } nosti pakasta juuri oikean määrän: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side }: lopetus, vaikka pari oli kieltänyt: { $points }.
    [cannot_go_out] { $side }: lupa lopettaa pyydetty, mutta lopetus ei ollut mahdollinen: { $points }.
   *[pile_unusable] { $side }: poistopakka otettu, mutta sitä ei voinut käyttää: { $points }.
}

hand_and_foot-out-missing = Kuka lopetti? Anna out, tai "out": null, jos ei kukaan.
hand_and_foot-side-missing = { $side }: tulos puuttuu. Anna sides tunnukselle { $id }.
hand_and_foot-melded-missing = { $side }: mitä on pöydällä? Anna melded (kaikkien pöydän korttien pisteet) tai melds (kortit).
hand_and_foot-held-missing = { $side }: mitä on vielä kädessä? Anna held (pisteet) tai held_cards; 0, jos ei mitään.
hand_and_foot-melded-total = Pöydällä olevien korttien arvo on { $counted }, ei { $given }.
hand_and_foot-held-total = { $count ->
    [0] Ilman kortteja arvo on { $counted }, ei { $given }.
   *[other] Korttien { CARD($cards, form: "row") } arvo on { $counted }, ei { $given }.
}
hand_and_foot-red-threes-total = Punaisia kolmosia on niissä { $counted }, ei { $given }.
hand_and_foot-books-total = { $kind ->
    [clean] Puhtaita canastoja on tässä { $counted }, ei { $given }.
    [dirty] Sekacanastoja on tässä { $counted }, ei { $given }.
   *[wild] Jokericanastoja on tässä { $counted }, ei { $given }.
}
hand_and_foot-no-such-books = { $kind ->
    [dirty] Näissä säännöissä ei ole sekacanastoja. Jätä dirty pois.
   *[wild] Näissä säännöissä ei ole jokericanastoja. Jätä wild pois.
}
hand_and_foot-by-fives = { $side }: { $points } ei ole mahdollinen. Kaikkien korttien arvot ovat jaollisia luvulla { $unit }, joten tulos on { $below } tai { $above }.
hand_and_foot-melded-too-little = { $side }: { $books }. Niiden korttien arvo on vähintään { $least }; { $points } on liian vähän.
hand_and_foot-some-books = { $kind ->
    [clean] { $books ->
        [one] { $books } puhdas canasta
       *[other] { $books } puhdasta canastaa
    }
    [dirty] { $books ->
        [one] { $books } sekacanasta
       *[other] { $books } sekacanastaa
    }
   *[wild] { $books ->
       [one] { $books } jokericanasta
      *[other] { $books } jokericanastaa
   }
}
hand_and_foot-below-minimum = { $side }: { $points } on liian vähän. Tällä kierroksella ensimmäisten yhdistelmien arvo on vähintään { $minimum }.
hand_and_foot-out-holds-nothing = { $player } lopetti, joten käteen ei jäänyt mitään.
hand_and_foot-cuts-once = { $player } nostaa pakasta kortit vain kerran kierroksessa.
hand_and_foot-no-exact-cut = Näissä säännöissä oikean määrän nostamisesta ei saa pisteitä. Jätä exact_cut pois.

hand_and_foot-too-many-red-threes = Punaisia kolmosia on annettu { $threes }, mutta { $packs } pakassa niitä on { $most }.
hand_and_foot-too-many-points = Annettujen korttien arvo on yhteensä { $points }, mutta { $packs } pakan kaikkien korttien arvo on { $most }.
hand_and_foot-too-many-books = { $kind ->
    [natural] Näin moneen canastaan tarvitaan vähintään { $cards } luonnollista korttia, mutta pakoissa niitä on { $most }.
   *[wild] Näin moneen canastaan tarvitaan vähintään { $cards } jokerikorttia, mutta pakoissa niitä on { $most }.
}

hand_and_foot-teams-of-nobody = teams on { $teams }, mutta niin ei voi jakaa, kun pelaajia on { $fewest }–{ $most }.
hand_and_foot-teams-of-equal-size = Yhtä suuriin joukkueisiin tarvitaan { $fit } pelaajaa; pelaajia on { $players }.
hand_and_foot-pack-too-small = { $players } pelaajaa, kullakin käsi ({ $hand }) ja jalka ({ $foot }): tarvitaan { $cards } korttia ja yksi käännettäväksi, mutta { $packs } pakassa kortteja on { $size }.
hand_and_foot-no-wild-books = out.books.wild on { $books }, mutta melds.all_wild on false: niitä ei ole.
hand_and_foot-no-partner = { $option } on true, mutta teams on null, joten kenelläkään ei ole paria.
hand_and_foot-minimum-empty = minimum on tyhjä; jos ensimmäisiltä yhdistelmiltä ei vaadita mitään, se on 0.

hand_and_foot-threes-not-melded = { CARD($cards, form: "row") } ei ole yhdistelmä: kolmosista ei tehdä yhdistelmiä.
hand_and_foot-meld-of-several-ranks = { CARD($cards, form: "row") } ei ole yhdistelmä: korttien pitää olla samaa arvoa.
hand_and_foot-meld-too-small = { $count ->
    [0] Yhdistelmässä on vähintään kolme korttia, tässä ei yhtään.
   *[other] { CARD($cards, form: "row") } ei ole yhdistelmä: kortteja on oltava vähintään kolme.
}
hand_and_foot-only-wild = { CARD($cards, form: "row") } ei ole tässä yhdistelmä: jokerikortit tarvitsevat luonnollisia kortteja.
hand_and_foot-meld-too-large = { CARD($cards, form: "row") } on liikaa: { $book } korttia on canasta, eikä suurempia yhdistelmiä ole.
hand_and_foot-too-many-wilds = { $most ->
    [0] { CARD($cards, form: "row") } ei ole tässä yhdistelmä: { $count } kortissa ei saa olla jokerikortteja, nyt niitä on { $wilds }.
   *[other] { CARD($cards, form: "row") } ei ole tässä yhdistelmä: { $count } kortissa saa olla enintään { $most } jokerikorttia, ei { $wilds }.
}
hand_and_foot-several-open-melds = Avoimia yhdistelmiä on { $melds }: { CARD($rank, form: "ysit") }. Ennen canastaa ne ovat yksi yhdistelmä.
hand_and_foot-several-open-wild-melds = Avoimia jokerikorttien yhdistelmiä on { $melds }. Ennen canastaa ne ovat yksi yhdistelmä.
hand_and_foot-which-suit = Mitä maata on { $rank }? Punaisen kolmosen arvo on eri kuin mustan.

hand_and_foot-needs-books = Lopettamiseen tarvitaan canastoja: { AND($needed) }. { $players ->
    [0] Nyt:
   *[other] { $side }:
} { AND($has) }.
hand_and_foot-books-of-kind = { $kind ->
    [clean] puhtaita { $books }
    [dirty] sekacanastoja { $books }
   *[wild] jokericanastoja { $books }
}
hand_and_foot-only-books = { $kind ->
    [clean] { $books ->
        [0] ei yhtään puhdasta
       *[other] puhtaita vain { $books }
    }
    [dirty] { $books ->
        [0] ei yhtään sekacanastaa
       *[other] sekacanastoja vain { $books }
    }
   *[wild] { $books ->
        [0] ei yhtään jokericanastaa
       *[other] jokericanastoja vain { $books }
    }
}

hand_and_foot-round-missing = Monesko kierros on? Kun puolella ei ole vielä yhdistelmiä, ensimmäisillä on vähimmäisarvo.
hand_and_foot-also-not-held = Kaikkia kohdan also kortteja ei ole kädessä: { $ranks }.
hand_and_foot-open-meld-of-another-rank = open_meld on puolen yhdistelmä, jonka arvo on sama kuin päällimmäisellä kortilla; jos sellaista ei ole, jätä se pois.
hand_and_foot-books-of-the-packs = Canastassa on { $cards } korttia, joten pakoista tulee enintään { $most } canastaa.

hand_and_foot-ask-out = Kuka lopetti?
hand_and_foot-tap-out = Napauta lopettajaa
hand_and_foot-who-went-out = { $name } lopetti
hand_and_foot-nobody-out = Kukaan ei lopettanut
hand_and_foot-form-figures = Canastat ja pisteet
hand_and_foot-row-books = { $kind ->
    [clean] Puhtaat
    [dirty] Sekacanastat
   *[wild] Jokericanastat
}
hand_and_foot-row-threes = Punaiset 3:t
hand_and_foot-row-held-threes = 3:t kädessä

hand_and_foot-hint-each = { FIGURE($points) } kukin
hand_and_foot-row-melded = Pöydällä
hand_and_foot-hint-melded = pisteet, myös canastat
hand_and_foot-ask-melded = Pöydän korttien pisteet, { $name }?
hand_and_foot-row-held = Kädessä
hand_and_foot-hint-held = pisteet
hand_and_foot-ask-held = Käteen jääneiden pisteet, { $name }?
hand_and_foot-row-exact-cut = Nosti oikein
hand_and_foot-fold-exact-cut = Nostiko joku juuri oikean määrän?
hand_and_foot-row-penalties = Rangaistukset
hand_and_foot-fold-penalties = Tuliko rangaistuksia?

hand_and_foot-choice-penalty = { $kind ->
    [out_refused] lopetti, vaikka pari kielsi
    [cannot_go_out] pyysi lupaa, ei voinut lopettaa
   *[pile_unusable] otti pakan, jota ei voinut käyttää
}

hand_and_foot-count-went-out = Lopetukset
hand_and_foot-count-books = Canastat

hand_and_foot-claim-draw = Saako vuoron aloittaa tällä nostolla?
hand_and_foot-claim-meld = Saako nämä kortit laskea?
hand_and_foot-claim-open = Riittävätkö ensimmäiset yhdistelmät?
hand_and_foot-claim-take-pile = Saako poistopakan ottaa?
hand_and_foot-claim-go-out = Saako tämä pelaaja lopettaa?
hand_and_foot-claim-book = Millainen canasta näistä tulee?

hand_and_foot-from-stock = Nostopakasta
hand_and_foot-from-pile = Poistopakasta
hand_and_foot-label-drawn = Nostettu
hand_and_foot-about-drawn = Montako nostettiin, ilman punaisia kolmosia
hand_and_foot-label-on = Mihin lisätään
hand_and_foot-about-on = Puolen avoin yhdistelmä, jos kortit lisätään sellaiseen
hand_and_foot-label-round = Kierros
hand_and_foot-about-round = Alkaa 1:stä; vaatimus nousee kierroksittain
hand_and_foot-label-top = Päällimmäinen
hand_and_foot-about-top = Poistopakan päällimmäinen kortti
hand_and_foot-about-holding = Kaikki käden kortit
hand_and_foot-label-opened = On jo laskenut
hand_and_foot-about-opened = Onko puoli laskenut mitään tällä kierroksella
hand_and_foot-about-round-needed = Tarvitaan, ellei puoli ole laskenut
hand_and_foot-label-open-meld = Avoin yhdistelmä
hand_and_foot-about-open-meld = Puolen avoin yhdistelmä, jonka arvo on sama kuin päällimmäisellä; jos sellainen on, puoli on laskenut
hand_and_foot-label-also = Lisäksi
hand_and_foot-about-also = Muut kädestä samalla laskettavat yhdistelmät
hand_and_foot-label-books = Canastat
hand_and_foot-about-books = Montako canastaa kutakin lajia.
hand_and_foot-label-clean = Puhtaat
hand_and_foot-about-clean = Ilman jokerikortteja
hand_and_foot-label-dirty = Sekacanastat
hand_and_foot-about-dirty = Jokerikortteja mukana
hand_and_foot-label-wild = Jokericanastat
hand_and_foot-about-wild = Pelkkiä jokerikortteja
hand_and_foot-label-partner-in-foot = Parilla jalka
hand_and_foot-about-partner-in-foot = Onko pari ottanut jalkansa
hand_and_foot-label-partner-said = Pari suostuu
hand_and_foot-about-partner-said = Mitä pari vastasi: kyllä vai ei

hand_and_foot-is-meld = { $kind ->
    [clean] { CARD($cards, form: "row") } on puhdas canasta.
    [dirty] { CARD($cards, form: "row") } on sekacanasta.
    [wild] { CARD($cards, form: "row") } on jokericanasta.
   *[open] { CARD($cards, form: "row") } on avoin yhdistelmä.
}

hand_and_foot-first-melds = Siinä on { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}; tällä kierroksella ensimmäisten yhdistelmien arvo on vähintään { $minimum }.

hand_and_foot-three-on-top = Pakkaa ei voi ottaa, kun päällimmäinen on kolmonen.
hand_and_foot-takes-pile = { $card } ja kaksi korttia kädestä lasketaan yhdistelmänä, ja pakka otetaan.

hand_and_foot-no-room = Avoimeen yhdistelmään mahtuu { $room ->
    [one] { $room } kortti
   *[other] { $room } korttia
}, ja päällimmäisen mukana tulee kaksi.
hand_and_foot-too-little-for-the-pile = Päällimmäisen kortin, kahden sen viereen laskettavan ja muiden laskettavien arvo on { $points }; tällä kierroksella ensimmäisten yhdistelmien arvo on vähintään { $minimum }.

hand_and_foot-pair-to-take-pile = { $wild ->
    [yes] Pakan ottamiseen kädestä lasketaan kortin { $card } kanssa kaksi samanarvoista ({ CARD($rank, form: "ysit") }), tai yksi ja jokerikortti.
   *[no] Pakan ottamiseen kädestä lasketaan kortin { $card } kanssa kaksi samanarvoista ({ CARD($rank, form: "ysit") }).
}

hand_and_foot-seeing-pair = { $wild ->
    [yes] Kädessä kaksi samanarvoista ({ CARD($rank, form: "ysit") }), tai yksi ja jokerikortti.
   *[no] Kädessä kaksi samanarvoista ({ CARD($rank, form: "ysit") }).
}

hand_and_foot-stock-or-pile = Vuoro alkaa kahdella nostopakan kortilla tai poistopakalla, ei kummallakin.
hand_and_foot-may-begin-with-pile = Vuoron voi aloittaa poistopakalla, jos päällimmäisen kortin saa heti yhdistelmään.
hand_and_foot-stock-used-up = Nostopakassa on kahdesta kortista jäljellä { $cards }; peli jatkuu poistopakalla, kunnes kukaan ei ota sitä.
hand_and_foot-two-cards-not = Vuoro alkaa kahdella nostopakan kortilla, ei { $drawn }; punainen kolmonen lasketaan pöytään ja tilalle nostetaan uusi.
hand_and_foot-two-cards = Vuoro alkaa kahdella nostopakan kortilla; punainen kolmonen lasketaan pöytään ja tilalle nostetaan uusi.

hand_and_foot-may-go-out = Puolella on tarvittavat canastat, eikä mikään muukaan estä lopettamista.
hand_and_foot-partner-needs-foot = Parin on pitänyt ottaa ensin oma jalkansa.
hand_and_foot-seeing-the-foot = Onko pari ottanut jalkansa.
hand_and_foot-partner-must-agree = Parin on pitänyt antaa lupa lopettaa.
hand_and_foot-word-of-partner = Mitä pari sanoi.

hand_and_foot-column-out = Lopetti
hand_and_foot-column-books = Puhtaat, seka- ja jokericanastat

hand_and_foot-about = Seitsemän kortin canastoja, käsi ja jalka
hand_and_foot-variant-hand-and-foot = Kaksi joukkuetta kerää samanarvoisista seitsemän kortin canastoja, puhtaita, seka- ja jokericanastoja; kullakin käsi ja jalka
hand_and_foot-variant-hand-and-foot-pagat = Kädessä ja jalassa kummassakin kolmetoista korttia; juuri oikean määrän nostamisesta ei saa mitään
hand_and_foot-variant-hand-and-foot-bicycle = Jokerikorttien kanssa yhdistelmässä on neljä luonnollista; yksi puhdas canasta ja yksi sekacanasta riittävät
hand_and_foot-variant-hand-and-foot-alone = Kahdesta kuuteen pelaajaa, kukin itselleen; punaiset kolmoset maksavat 500, missä ne ovatkin
hand_and_foot-name-hand-and-foot-pagat = Hand and Foot, 13 korttia kummassakin
hand_and_foot-name-hand-and-foot-bicycle = Hand and Foot, neljä luonnollista korttia
hand_and_foot-name-hand-and-foot-alone = Hand and Foot, kukin itselleen (Simpson)
hand_and_foot-house-rule-black-threes-0 = Mustista kolmosista ei lasketa mitään
hand_and_foot-house-rule-four-to-nine-five = Kortit 4–9 ovat viiden arvoisia
hand_and_foot-house-rule-red-threes-500 = Punaiset kolmoset maksavat 500, missä ne ovatkin
hand_and_foot-house-rule-three-wilds = Canastassa saa olla kolme jokerikorttia, mutta vähemmän kuin luonnollisia
hand_and_foot-house-rule-whole-pile = Poistopakka otetaan kokonaan
hand_and_foot-house-rule-wild-in-the-pair = Toinen pakan ottamiseen laskettavista korteista saa olla jokerikortti
hand_and_foot-house-rule-one-clean-one-dirty = Lopettamiseen riittää puhdas canasta ja sekacanasta
hand_and_foot-house-rule-last-discard = Viimeinen kortti on pantava poistopakkaan
hand_and_foot-house-rule-no-exact-cut = Juuri oikean määrän nostamisesta ei saa mitään
hand_and_foot-house-rule-minimum-from-60 = Ensimmäisten yhdistelmien arvo on vähintään 60, 90, 120 ja 150
hand_and_foot-house-rule-to-10000 = 10 000 pisteeseen

hand_and_foot-body-sides = ja kuka lopetti
