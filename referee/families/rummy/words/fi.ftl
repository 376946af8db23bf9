# Finnish: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } meni ulos; { $player }: kädessä vielä { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
   *[other] { $winner } meni ulos; { $player }: kädessä vielä { CARD($cards, form: "row") }, { $points ->
       [one] { $points } piste
      *[other] { $points } pistettä
   }.
}
rummy-melded = { $player }: pöydällä { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
rummy-held = { $count ->
    [0] { $player }: kädessä vielä { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
   *[other] { $player }: kädessä vielä { CARD($cards, form: "row") }, { $points ->
       [one] { $points } piste
      *[other] { $points } pistettä
   }.
}
rummy-out = { $player } meni ulos: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} lisää.

rummy-rummy = { $points ->
    [0] { $player } laski kaikki kortit kerralla: kierros lasketaan { $times }-kertaisena.
   *[other] { $times ->
        [1] { $player } laski kaikki kortit kerralla: { $points ->
            [one] { $points } piste
           *[other] { $points } pistettä
        } lisää.
       *[other] { $player } laski kaikki kortit kerralla: kierros lasketaan { $times }-kertaisena, ja { $points ->
           [one] { $points } piste
          *[other] { $points } pistettä
       } lisää.
    }
}

rummy-nobody-out = Kukaan ei mennyt ulos, joten kukaan ei saa pisteitä.
rummy-blocked = { $count ->
    [0] Kukaan ei mennyt ulos; { $player }: kädessä vielä { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
   *[other] Kukaan ei mennyt ulos; { $player }: kädessä vielä { CARD($cards, form: "row") }, { $points ->
       [one] { $points } piste
      *[other] { $points } pistettä
   }.
}
rummy-fewest = { $count ->
    [0] Kukaan ei mennyt ulos; { $player }: kädessä vielä { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }, vähiten kaikista: { $won ->
        [one] { $won } piste
       *[other] { $won } pistettä
    }.
   *[other] Kukaan ei mennyt ulos; { $player }: kädessä vielä { CARD($cards, form: "row") }, { $points ->
       [one] { $points } piste
      *[other] { $points } pistettä
   }, vähiten kaikista: { $won ->
       [one] { $won } piste
      *[other] { $won } pistettä
   }.
}
rummy-not-fewest = { $count ->
    [0] { $player }: kädessä vielä { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }, ei vähiten.
   *[other] { $player }: kädessä vielä { CARD($cards, form: "row") }, { $points ->
       [one] { $points } piste
      *[other] { $points } pistettä
   }, ei vähiten.
}
rummy-equal = Kukaan ei mennyt ulos, ja vähiten pisteitä on yhtä monella: { $players }. Kukaan ei saa pisteitä.

rummy-gin = { $player } sai ginin; { $other }: irtokorteista { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
rummy-knock = { $player } koputti, irtokorttien pisteitä { $deadwood }; { $other }: { $against }.
rummy-undercut = { $player } koputti, irtokorttien pisteitä { $deadwood }, mutta { $other }: vain { $against }.
rummy-undercut-equal = { $player } koputti, irtokorttien pisteitä { $deadwood }; { $other }: saman verran, ei enempää.
rummy-bonus = { $kind ->
    [gin] Gin, { $player }: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
    [big_gin] Suuri gin, { $player }: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
   *[undercut] Alitus, { $player }: { $points ->
       [one] { $points } piste
      *[other] { $points } pistettä
   }.
}
rummy-nobody-knocked = Kukaan ei koputtanut, joten kukaan ei saa pisteitä.

rummy-box = { $player } voitti { $rounds ->
    [one] { $rounds } kierroksen
   *[other] { $rounds } kierrosta
}: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
rummy-shutout = { $player } voittaa, eikä kukaan muu saanut kertaakaan pisteitä: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
rummy-game = { $player } voittaa pelin: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.

rummy-out-missing = Kuka meni ulos? Anna out, tai "out": null, jos ei kukaan.
rummy-rummy-without-out = Kaikki kerralla voi laskea vain ulos mennyt; anna se pelaaja kohdassa out.
rummy-held-missing = Anna left (kortit) tai deadwood (niiden pisteet) kaikille, jotka eivät menneet ulos.
rummy-points-held-missing = { $side }: mitä jäi käteen? Anna deadwood tunnukselle { $id }.
rummy-out-holds-no-card = { $player } meni ulos, joten kädessä ei ole yhtään korttia.
rummy-out-holds-nothing = { $player } meni ulos, joten kädestä ei tule pisteitä, ei myöskään { $points }.
rummy-more-than-dealt = { $player }: kädessä on { $cards } korttia, mutta kullekin jaettiin { $dealt }.
rummy-holds-a-card = { $player } ei mennyt ulos, joten kädessä on ainakin yksi kortti.
rummy-cards-total = { $count ->
    [0] Ilman kortteja summa on { $counted }, ei { $given }.
   *[other] Korttien { CARD($cards, form: "row") } summa on { $counted }, ei { $given }.
}
rummy-total-too-large = { $player }: { $points } ei ole mahdollinen. Suurin summa on { $most }, kun kädessä on { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}.

rummy-total-between = { $player }: { $points } ei ole mahdollinen. Lähin, minkä kortit antavat, on { $nearest }.
rummy-all-too-much = Summa on yhteensä { $points }, mutta tämän pakan { $cards } kortista tulee enintään { $most }.
rummy-table-missing = Anna melds (pöydän kortit) tai melded (niiden pisteet) kaikille pelaajille.
rummy-melded-missing = { $side }: mitä on pöydällä? Anna melded tunnukselle { $id }; 0, jos ei mitään.
rummy-melded-total = { $player }: pöydän korttien summa on { $counted }, ei { $given }.
rummy-out-without-melds = { $player } meni ulos, joten pöytään on täytynyt laskea jotain; siellä ei ole yhtään tämän pelaajan korttia.
rummy-whose-meld = Kuka laski tämän yhdistelmän? Anna player.
rummy-paid-by-holdings = Joka kierros maksetaan sen mukaan, mitä kädessä on. Anna ulos mennyt ja kädet.

rummy-nobody-knocks = Näissä säännöissä ei koputeta. Jätä { $name } pois.
rummy-no-knock = Kukaan ei koputtanut. Jätä { $name } pois.
rummy-ends-by-a-knock = Ginissä kierros päättyy koputukseen. Jätä { $name } pois.
rummy-table-scores-nothing = Näissä säännöissä pöydän korteista ei saa pisteitä. Jätä { $name } pois.

rummy-knock-missing = Kuka koputti? Anna knock, tai "knock": null, jos ei kukaan.
rummy-deadwood-missing = { $side }: montako pistettä irtokorteissa? Anna deadwood tunnukselle { $id }, tai kortit.
rummy-knocked-with-too-much = { $knock ->
    [big_gin] { $player } koputti, irtokorttien pisteitä { $deadwood }; suuressa ginissä niitä saa olla enintään { $most }.
   *[plain] { $player } koputti, irtokorttien pisteitä { $deadwood }; niitä saa olla enintään { $most }.
}
rummy-cards-at-the-end = { $player }: tässä on { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, mutta kierroksen lopussa niitä on { $dealt }.

rummy-melds-of-another = Nämä ovat pelaajan { $player } yhdistelmät, ei pelaajan { $given }.
rummy-laid-off-in-answer = Koputtajan yhdistelmiin lisätyt kortit annetaan kohdassa answer. Jätä laid_off tästä pois.
rummy-nothing-laid-off = Ginin sanoneen yhdistelmiin ei lisätä mitään.
rummy-no-such-meld = Koputtaja näytti tässä { $melds ->
    [one] { $melds } yhdistelmän
   *[other] { $melds } yhdistelmää
}, joten yhdistelmää { $number } ei ole.
rummy-jokers-stay = Jokerit pysyvät paikoillaan.

rummy-meld-too-small = { $count ->
    [0] Yhdistelmässä on vähintään kolme korttia, tässä ei yhtään.
   *[other] { CARD($cards, form: "row") } ei ole yhdistelmä: kortteja on oltava vähintään kolme.
}
rummy-jokers-alone = Pelkät jokerit eivät ole yhdistelmä.
rummy-set-of-equal-suits = { CARD($cards, form: "row") } ei ole tässä ryhmä: korttien pitää olla eri maata.
rummy-set-too-large = { CARD($cards, form: "row") } ei ole tässä ryhmä: siinä on enintään { $most } korttia.
rummy-set-of-several-ranks = { CARD($cards, form: "row") } ei ole ryhmä: korttien pitää olla samaa arvoa.
rummy-run-of-several-suits = { CARD($cards, form: "row") } ei ole suora: korttien pitää olla samaa maata.
rummy-run-round-the-corner = { $ace ->
    [low] { CARD($cards, form: "row") } ei ole tässä suora: ässä on pienin.
   *[either] { CARD($cards, form: "row") } ei ole tässä suora: suora ei jatku ässän yli.
}
rummy-run-with-gaps = { CARD($cards, form: "row") } ei ole suora: korttien pitää olla peräkkäisiä.
rummy-meld-must-stay-one = { $kinds ->
    [set] { CARD($cards, form: "row") } on ryhmä, ja sellaisena sen on pysyttävä, jokerit paikoillaan.
    [run] { CARD($cards, form: "row") } on suora, ja sellaisena sen on pysyttävä, jokerit paikoillaan.
   *[set_or_run] { CARD($cards, form: "row") } on ryhmä tai suora, ja sellaisena sen on pysyttävä, jokerit paikoillaan.
}
rummy-which-suit = Mitä maata on { $rank }? Tässä maalla on merkitystä.
rummy-which-suit-of-meld = Mitä maata on { $rank }? Yhdistelmissä maalla on merkitystä.
rummy-which-suit-with-jokers = Mitä maata on { $rank }? Jokerien kanssa se voi olla suora.

rummy-not-held = Pois on menossa { CARD($cards, form: "row") }, mutta kädessä ei ole sitä.
rummy-holding-before-the-discard = Ennen poistoa kädessä on { $cards } korttia; annettu on { $given }.
rummy-pile-not-so-deep = Poistopakassa on { $cards } korttia, joten syvyydelle { $depth } ei yllä.

rummy-two-play-gin = players.max on { $players }, mutta score.method on gin, jota pelaa kaksi.
rummy-no-deal = deal.cards ei kerro, montako korttia kukin saa, kun pelaajia on { $players }; se kertoo sen määrille { $named }.
rummy-pack-too-small = { $players } pelaajaa, kullakin { $each }: tarvitaan { $cards } korttia ja yksi käännettäväksi; pakassa niitä on { $size }.
rummy-everybody-wants-points = end.best on lowest, mutta kun score.method on { $method }, kaikki haluavat pisteitä.
rummy-nobody-wants-points = end.best on highest, mutta kun score.method on penalties, kukaan ei halua pisteitä.
rummy-paid-each-round = stakes.payout on each_round, mutta kun score.method on { $method }, muiden käsistä ei saa pisteitä.
rummy-no-equal-cards = melds.suits on any, mutta yhdessä pakassa ei ole kahta samaa korttia.
rummy-rummy-doubles-nothing = score.rummy.times on { $times }, mutta kun score.method on { $method }, kaikkien korttien laskeminen kerralla ei kerro mitään.
rummy-no-bonus = { $method ->
    [penalties] { $option } on { $points }, mutta kun score.method on penalties, kukaan ei halua pisteitä.
   *[gin] { $option } on { $points }, mutta kun score.method on gin, kierros päättyy koputukseen.
}
rummy-every-ace-low = score.ace_low_run on { $points }, mutta ace on low, joten jokainen ässä on pienin.
rummy-table-not-counted = score.ace_low_run on { $points }, mutta kun score.method on { $method }, pöydän kortteja ei lasketa.
rummy-blocked-in-its-own-way = score.blocked on { $blocked }, mutta kun score.method on { $method }, tukkeutunut kierros lasketaan omalla tavallaan.
rummy-knock-without-gin = out.knock on { $deadwood }, mutta score.method on { $method }.
rummy-gin-without-knock = out.knock on null, mutta score.method on gin, jossa kierros päättyy koputukseen.

rummy-ask-out = Kuka meni ulos?
rummy-tap-out = Napauta ulos mennyttä
rummy-who-went-out = { $name } meni ulos
rummy-form-nobody-went-out = Kukaan ei mennyt ulos
rummy-ask-knock = Kuka koputti?
rummy-tap-knock = Napauta koputtajaa
rummy-who-knocked = { $name } koputti
rummy-form-nobody-knocked = Kukaan ei koputtanut: ei pisteitä.
rummy-form-points = Käden pisteet
rummy-form-cards = Käden kortit
rummy-form-deadwood = Irtokorttien pisteet

rummy-row-held = kädessä
rummy-hint-points = pisteet
rummy-ask-points = Pisteitä kädessä, { $name }?
rummy-ask-cards = Mitkä kortit kädessä, { $name }?

rummy-row-melded = pöydällä
rummy-ask-melded = Paljonko pöydällä, { $name }?
rummy-row-rummy = Kaikki kerralla
rummy-hint-rummy = Kaikki kerralla, eikä aiemmin yhtään yhdistelmää
rummy-row-deadwood = irtokortit
rummy-ask-deadwood = Montako pistettä irtokorteissa, { $name }?

rummy-zero-gin = Gin
rummy-row-big-gin = Suuri gin
rummy-hint-big-gin = Kaikki yksitoista korttia yhdistelmissä

rummy-count-ended = Päätti kierroksen
rummy-count-at-one-go = Kaikki kerralla tai gin
rummy-ratio-share-ended = Osuus päätetyistä

rummy-due-paid = Maksettu irtokorteista kierroksen voittajalle

rummy-claim-meld = Ovatko nämä yhdistelmä?
rummy-claim-lay-off = Saako nämä lisätä tähän yhdistelmään?
rummy-claim-draw = Saako tuosta nyt nostaa?
rummy-claim-take = Saako poistopakasta ottaa näin monta?
rummy-claim-discard = Saako tämän kortin poistaa?
rummy-claim-go-out = Pääseekö tällä vuorolla ulos?
rummy-claim-knock = Saako tällä kädellä koputtaa?
rummy-claim-deadwood = Mikä on tämän käden pienin irtokorttisumma?

rummy-label-meld = Yhdistelmä
rummy-about-meld = Yhdistelmä sellaisena kuin se on pöydällä
rummy-about-added = Siihen lisättävät kortit
rummy-about-laid-on = Yhdistelmään lisätyt kortit.
rummy-label-player-has-melded = On jo laskenut
rummy-about-player-has-melded = Tällä kierroksella; jotkin säännöt vaativat sen
rummy-from-stock = Nostopakasta
rummy-from-pile = Poistopakasta
rummy-label-pile = Poistopakka
rummy-about-pile-size = Kortteja poistopakassa
rummy-label-drawn = On jo nostanut
rummy-about-drawn = Onko tällä vuorolla jo nostettu
rummy-label-melded = On jo laskenut
rummy-about-melded = Onko tällä vuorolla jo laskettu yhdistelmä
rummy-about-pile = Poistopakka, päällimmäinen viimeisenä
rummy-label-depth = Montako korttia
rummy-about-depth = Montako korttia päältä otetaan
rummy-about-holding-before = Kaikki käden kortit ennen sitä
rummy-about-melds = Pöydällä olevat yhdistelmät
rummy-label-taken = Otettu kortti
rummy-about-taken = Poistopakasta tällä vuorolla otettu kortti, jos otettiin
rummy-about-holding-drawn = Kaikki kortit noston jälkeen, myös yhdistelmien kortit ja poistettava
rummy-about-laid-down = Mitä lasketaan pöytään
rummy-label-laid-off = Lisätyt
rummy-label-discard = Poistettu kortti
rummy-label-melded-before = Laskenut aiemmin
rummy-about-melded-before = Onko kierroksen aiemmalla vuorolla laskettu tai lisätty mitään
rummy-about-holding-of-knock = Kaikki kortit noston jälkeen, yksi enemmän kuin jaettiin
rummy-label-shown = Näytetyt yhdistelmät
rummy-about-shown = Koputtajan yhdistelmät, joihin voi lisätä; ei mitään ginissä
rummy-nobody-goes-out = Näissä säännöissä kukaan ei mene ulos; kierros päättyy koputukseen.
rummy-goes-out = { $rummy ->
    [yes] Jokainen kortti menee sallitulla tavalla: pelaaja pääsee ulos ja laskee kaikki kerralla.
    [perhaps] Jokainen kortti menee sallitulla tavalla: pelaaja pääsee ulos, ja kaikki menee kerralla, jos tämä on ensimmäinen vuoro, jolla kortteja lasketaan.
   *[no] Jokainen kortti menee sallitulla tavalla: pelaaja pääsee ulos.
}
rummy-last-card-discarded = Viimeinen kortti on poistettava poistopakkaan.
rummy-cards-would-be-left = Käteen jäisi { CARD($cards, form: "row") }, mutta ulos pääsee vain, kun kortteja ei jää.
rummy-one-meld-a-turn = Vuorolla saa laskea yhden yhdistelmän; useita vain, kun pääsee ulos yhdellä ainoalla vuorolla.
rummy-melded-before = Onko pelaaja laskenut tai lisännyt kortteja tällä kierroksella aiemmalla vuorolla.

rummy-no-knocking = Näissä säännöissä ei koputeta.
rummy-too-much-deadwood = Ilman korttia { $card } irtokorttien pisteitä jää vähintään { $deadwood }; koputtaessa niitä saa olla enintään { $most }.
rummy-may-knock = Kun { $card } poistetaan, irtokorttien pisteitä jää { $deadwood }; koputtaessa niitä saa olla enintään { $most }.
rummy-is-big-gin = Kaikki { $cards } korttia ovat yhdistelmissä: suuri gin.

rummy-least-deadwood = Irtokorteista tulee vähintään { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}: { $parts }.
rummy-arranged = { $place ->
    [melded] { CARD($cards, form: "row") } yhdistelmänä
    [laid_off] { CARD($cards, form: "row") } lisättynä
   *[left] { CARD($cards, form: "row") } jää
}
rummy-nothing-left = mitään ei jää

rummy-is-meld = { $kinds ->
    [set] { CARD($cards, form: "row") } on ryhmä.
    [run] { CARD($cards, form: "row") } on suora.
   *[set_or_run] { CARD($cards, form: "row") } on ryhmä tai suora.
}
rummy-is-still-meld = { $when ->
    [after_knock] { $kind ->
        [set] { CARD($cards, form: "row") } on yhä ryhmä, ja kortit saa lisätä, kun joku on koputtanut, paitsi giniin.
       *[run] { CARD($cards, form: "row") } on yhä suora, ja kortit saa lisätä, kun joku on koputtanut, paitsi giniin.
    }
   *[any] { $kind ->
        [set] { CARD($cards, form: "row") } on yhä ryhmä.
       *[run] { CARD($cards, form: "row") } on yhä suora.
    }
}
rummy-no-laying-off = Näissä säännöissä yhdistelmiin ei lisätä kortteja.
rummy-own-meld-first = Kortteja saa lisätä vain, jos on tällä kierroksella laskenut oman yhdistelmän.
rummy-own-meld-not-told = Kortteja saa lisätä vain, jos on tällä kierroksella laskenut oman yhdistelmän, eikä siitä ole tietoa.
rummy-melded-in-this-round = Onko pelaaja laskenut tällä kierroksella yhdistelmän.

rummy-top-discard-may-be-taken = Poistopakan päällimmäisen, { $card }, saa ottaa.
rummy-taken-and-used = { $above ->
    [0] Kortin { $card } saa ottaa, ja se on heti laskettava tai lisättävä; se onnistuu.
   *[other] Kortin { $card } saa ottaa kaikkien sen päällä olevien kanssa, ja se on heti laskettava tai lisättävä; se onnistuu.
}
rummy-only-the-top-discard = Poistopakasta saa ottaa vain päällimmäisen.
rummy-cannot-be-used = Korttia { $card } ei voi heti laskea eikä lisätä, joten pakkaa ei saa ottaa siitä asti.
rummy-use-not-known = { $card } on heti laskettava tai lisättävä; annetuista tiedoista ei selviä, onnistuuko se.
rummy-melded-to-lay-off = Onko pelaaja laskenut tällä kierroksella yhdistelmän, jolloin kortteja saa lisätä.
rummy-seeing-a-meld = Kädessä kortit, joista tulee yhdistelmä kortin { $card } kanssa.

rummy-card-in-hand = Kädessä { CARD($card, form: "ysi") }.
rummy-one-in-hand = Kädessä jokin näistä: { CARD($cards, form: "row") }.

rummy-one-draw-a-turn = Vuorolla nostetaan kerran, ja se on jo tehty.
rummy-draw-comes-first = Vuoro alkaa nostamisella, ennen kuin mitään lasketaan.
rummy-may-be-drawn = { $from ->
    [stock] Vuoro alkaa yhdellä nostolla, ja nostopakan päällimmäisen saa nostaa.
    [pile_if_used] Vuoro alkaa yhdellä nostolla, ja poistopakan päällimmäisen saa nostaa, jos sen laskee tai lisää heti.
   *[pile] Vuoro alkaa yhdellä nostolla, ja poistopakan päällimmäisen saa nostaa.
}
rummy-stock-ends-gin = Kun nostopakassa on { $cards } korttia, kierros on ohi, eikä kukaan ole koputtanut.
rummy-pile-empty = Poistopakka on tyhjä.
rummy-stock-ends-round = Nostopakka on loppu: kierros päättyy, jos vuorossa oleva ei nosta poistopakasta.
rummy-nothing-to-shuffle = Nostopakka on loppu, eikä poistopakan päällimmäisen alla ole mitään sekoitettavaa.
rummy-stock-and-pile-empty = Nostopakka on loppu, samoin poistopakka.

rummy-stock-renewed-first = { $how ->
    [turn] Nostopakka on loppu: ensin poistopakka käännetään sekoittamatta, tai siitä otetaan päällimmäinen.
   *[shuffle] Nostopakka on loppu: ensin poistopakka sekoitetaan päällimmäistä lukuun ottamatta, tai päällimmäinen otetaan.
}

rummy-may-be-discarded = Kortin { $card } saa poistaa.
rummy-taken-in-this-turn = { $card } otettiin poistopakasta tällä vuorolla, joten sitä ei saa vielä panna takaisin.
rummy-equal-card-may-go = Otettua korttia { $card } ei saa panna takaisin samalla vuorolla, mutta toisen samanlaisen saa.
rummy-another-held = Oliko kädessä jo ennestään toinen { $card }.

rummy-column-ended-by = Lopetti
rummy-column-how = Miten
rummy-ended-how = { $how ->
    [points] pisteet
    [blocked] jumi
    [big_gin] suuri gin
    [knock] koputus
    [gin] gin
    [rummy] kaikki kerralla
   *[out] ulos
}

rummy-about = Laske pöytään ryhmiä ja suoria
rummy-variant-rummy = Ulos mennyt saa sen, mitä muilla on kädessä; kaikki kerralla laskenut saa sen kaksinkertaisena
rummy-variant-rummy-block = Nostopakka käydään läpi kerran; kun se loppuu, jokainen voi menettää kätensä pisteet
rummy-variant-rummy-penalty = Jokaiselle lasketaan se, mitä käteen jäi, ja alin tulos voittaa
rummy-variant-rummy-500 = Pöydän kortit ovat plussaa, kädessä olevat miinusta; koko poistopakka on näkyvissä
rummy-variant-gin = Kahden pelissä yhdistelmät pidetään kädessä; joka koputtaa vähin irtokortein, saa erotuksen
rummy-name = Rommi
rummy-name-rummy = Perusrommi
rummy-name-rummy-penalty = Rommi, vähiten pisteitä voittaa
rummy-name-rummy-500 = 500-rommi
rummy-name-gin = Gini-rommi
rummy-house-rule-ace-high-or-low-11 = Ässä on suurin tai pienin, 11 pistettä
rummy-house-rule-ace-high-or-low-15 = Ässä on suurin tai pienin, 15 pistettä
rummy-house-rule-round-the-corner = Suora saa jatkua ässän yli
rummy-house-rule-spots-count-five = Kortit 2–9 ovat viiden arvoisia
rummy-house-rule-aces-always-15 = Ässä on aina 15 pistettä
rummy-house-rule-several-melds = Vuorolla saa laskea useita yhdistelmiä
rummy-house-rule-lay-off-after-own = Muihin yhdistelmiin saa lisätä vasta oman laskettuaan
rummy-house-rule-last-discard = Viimeinen kortti on pantava poistopakkaan
rummy-house-rule-ten-for-rummy = Kymmenen pistettä kaiken laskemisesta kerralla
rummy-house-rule-25-for-going-out = 25 pistettä ulos menemisestä
rummy-house-rule-two-jokers = Kaksi jokeria pakassa
rummy-house-rule-top-discard-used = Poistopakan päällimmäinenkin on käytettävä heti
rummy-house-rule-shuffle-the-pile = Poistopakka sekoitetaan, kun nostopakka loppuu
rummy-house-rule-lowest-wins-blocked = Jos kukaan ei mene ulos, vähiten pisteitä kädessä voittaa
rummy-house-rule-to-200 = 200 pisteeseen
rummy-house-rule-to-300 = 300 pisteeseen
rummy-house-rule-to-1000 = 1000 pisteeseen
rummy-house-rule-ten-rounds = Kymmenen kierrosta
rummy-house-rule-north-american = Pohjois-Amerikan pisteet: gin 25, alitus 25, suuri gin 31

rummy-body-out = kuka meni ulos
rummy-body-knock = Ginissä: kuka koputti
