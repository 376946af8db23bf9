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
