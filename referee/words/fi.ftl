# Finnish: lists, cards and other words that all share.

common-and = { $most } ja { $last }
common-or = { $most } tai { $last }
common-comma = { $first }, { $second }
common-nobody = ei kukaan

common-letter = { $rank ->
    [A] A
    [K] K
    [Q] Q
    [J] J
   *[other] { common-rank }
}
common-rank = { $rank ->
    [A] ässä
    [K] kuningas
    [Q] kuningatar
    [J] sotilas
    [joker] jokeri
    [blaren] blaren
    [blompottan] blompottan
    [kransen] kransen
    [vardshus] värdshus
    [kavall] kavall
    [husu] husu
    [husar] husar
    [kuku] kuku
    [harlekin] harlekin
   *[other] { $rank }
}
common-face = { $suit ->
    [C] { common-letter }♣
    [D] { common-letter }♦
    [H] { common-letter }♥
    [S] { common-letter }♠
   *[none] { common-rank }
}
common-card = { $form ->
    [ysi] { $suit ->
        [none] { $rank ->
            [1] ykkönen
            [2] kakkonen
            [3] kolmonen
            [4] nelonen
            [5] vitonen
            [6] kutonen
            [7] seiska
            [8] kasi
            [9] ysi
            [10] kymppi
           *[other] { common-rank }
        }
       *[other] { common-face }
    }
    [Ysi] { $suit ->
        [none] { $rank ->
            [1] Ykkönen
            [2] Kakkonen
            [3] Kolmonen
            [4] Nelonen
            [5] Vitonen
            [6] Kutonen
            [7] Seiska
            [8] Kasi
            [9] Ysi
            [10] Kymppi
            [A] Ässä
            [K] Kuningas
            [Q] Kuningatar
            [J] Sotilas
            [joker] Jokeri
            [blaren] Blaren
            [blompottan] Blompottan
            [kransen] Kransen
            [vardshus] Värdshus
            [kavall] Kavall
            [husu] Husu
            [husar] Husar
            [kuku] Kuku
            [harlekin] Harlekin
           *[other] { common-rank }
        }
       *[other] { common-face }
    }
    [ysin] { $suit ->
        [none] { $rank ->
            [1] ykkösen
            [2] kakkosen
            [3] kolmosen
            [4] nelosen
            [5] vitosen
            [6] kutosen
            [7] seiskan
            [8] kasin
            [9] ysin
            [10] kympin
            [A] ässän
            [K] kuninkaan
            [Q] kuningattaren
            [J] sotilaan
            [joker] jokerin
            [blaren] blarenin
            [blompottan] blompottanin
            [kransen] kransenin
            [vardshus] värdshusin
            [kavall] kavallin
            [husu] husun
            [husar] husarin
            [kuku] kukun
            [harlekin] harlekinin
           *[other] { $rank }:n
        }
       *[other] kortin { common-face }
    }
    [ysilla] { $suit ->
        [none] { $rank ->
            [1] ykkösellä
            [2] kakkosella
            [3] kolmosella
            [4] nelosella
            [5] vitosella
            [6] kutosella
            [7] seiskalla
            [8] kasilla
            [9] ysillä
            [10] kympillä
            [A] ässällä
            [K] kuninkaalla
            [Q] kuningattarella
            [J] sotilaalla
            [joker] jokerilla
            [blaren] blarenilla
            [blompottan] blompottanilla
            [kransen] kransenilla
            [vardshus] värdshusilla
            [kavall] kavallilla
            [husu] husulla
            [husar] husarilla
            [kuku] kukulla
            [harlekin] harlekinilla
           *[other] kortilla { $rank }
        }
       *[other] kortilla { common-face }
    }
    [ysit] { $rank ->
        [1] ykköset
        [2] kakkoset
        [3] kolmoset
        [4] neloset
        [5] vitoset
        [6] kutoset
        [7] seiskat
        [8] kasit
        [9] ysit
        [10] kympit
        [A] ässät
        [K] kuninkaat
        [Q] kuningattaret
        [J] sotilaat
        [joker] jokerit
       *[other] { common-rank }
    }
    [row] { $suit ->
        [none] { common-letter }
       *[other] { common-face }
    }
   *[plain] { common-face }
}
common-spanish-rank = { $rank }
common-spanish-name = { common-spanish-rank }{ $suit }
common-spanish-card = { $suit ->
    [none] { common-card }
   *[other] { common-spanish-name }
}
common-spanish-cards = { $first } { $last }

common-range = { $first }–{ $last }

common-sentences = { $sentences }
common-more = Ja vielä { $count }.

common-name-of-several = Nimi ”{ $name }” on { $count } pelaajalla. Kerro, kuka heistä: { $players }.
common-nobody-is = Täällä ei ole ketään nimeltä ”{ $name }”. Pelaajat ovat { $players }.
common-out-of-the-game = { $player } on ulkona pelistä. Mukana: { $others }.
common-named-once = { $side }: nimen voi antaa vain kerran.

common-no-teams = Näissä säännöissä jokainen pelaa yksin; älä nimeä joukkueita.
common-teams-of-equal-size = Joukkueita pitäisi olla { $teams }, mutta pelaajia on { $players }: joukkueista ei tule yhtä suuria.
common-partners-sit-apart = Saman joukkueen pelaajat istuvat erillään, joten joukkueet ovat { $teams }. Sijoita pelaajat toisin.

common-no-card = ”{ $text }” ei ole kortti. Kirjoita arvo ja tarvittaessa maa: A K Q J 10 … 2 ja C D H S, esimerkiksi 10 tai QS, tai joker.
common-cards-told-of = Kortteja on mainittu { $count }, mutta pakassa niitä on { $size }.

common-too-few-cards-left = { $left ->
    [0] Kädessä on tuntemattomia kortteja ({ $unknown }), mutta yhtään korttia ei ole jäljellä, joka voisi olla sellainen.
   *[other] Kädessä on tuntemattomia kortteja ({ $unknown }), mutta jäljellä on vain { $left }, jotka voisivat olla niitä.
}

common-question-too-long = Tähän tarvittaisiin yli { $steps } askelta. Vähemmällä selviää, kun pelattuja, kädessä olevia tai kirjaamatta jääneitä kortteja on vähemmän, siirtoja, tikkejä tai jakoja on vähemmän tai historia on lyhyempi.

common-at-a-place = { $path }: { $sentence }
common-in-the-body = Pyynnön sisältö: { $sentence }

common-refused = hylätty: { $reason } ({ $codes })

common-round = { $noun ->
    [hand] jako
    [deal] jako
   *[round] kierros
}
common-rounds = { $noun ->
    [hand] jaot
    [deal] jaot
   *[round] kierrokset
}

common-count-rounds = Kierrokset
common-count-rounds-won = Voitetut kierrokset
common-count-points = Pisteet

common-due-stake = Maksettu mukaan tullessa
common-due-payout = Voitettu potista
common-due-settlement = Häviäjä maksoi voittajalle
common-due-refund = Palautettu potista

common-act-dealer = Jakajan nimeäminen
common-act-dealer-about = Kuka jakaa seuraavaksi: arvottu, tai se, joka todella jakaa
common-act-adjustment = Päätös
common-act-adjustment-about = Kilpailunjohtajan rangaistus tai oikaisu, erillään sääntöjen antamista pisteistä
common-act-join = Pelaaja tulee
common-act-join-about = Joku tulee mukaan jakojen välissä: viimeiselle paikalle ja mukana olevien korkeimmasta tuloksesta
common-act-withdrawal = Pelaaja lähtee
common-act-withdrawal-about = Joku lähtee jakojen välissä ja on ulkona; jos jäljelle jää yksi, peli päättyy

common-label-player = Pelaaja
common-label-points = Pisteet
common-label-reason = Syy
common-label-name = Nimi
common-label-member = Jäsen
common-label-card = Kortti
common-label-cards = Kortit
common-label-holding = Käsi
common-label-known = Tunnetut kortit
common-label-stock = Nostopakka
common-about-stock = Kortteja nostopakassa
common-label-dealer = Jakaja
common-label-leader = Aloittaja
common-about-adjusted-points = Lisätään tulokseen tai vähennetään siitä
common-about-name = Kerhon pelissä vieraan nimi
common-about-member = Sen kerhon jäsen, jonka peli tämä on

common-unit-points = pisteet
common-mark-out = ulkona
common-mark-leaves = lähtee
common-mark-joins = tulee mukaan
common-drawing-star = tähti
common-drawing-cross = risti
common-drawing-ring = rengas

common-no-such-family = Perhettä ”{ $name }” ei ole. Perheet ovat: { $known }.
common-no-such-variant = Muunnelmaa ”{ $name }” ei ole. Muunnelmat ovat: { $known }.
common-no-variant-but-near = Muunnelmaa ”{ $name }” ei ole. Tarkoititko: { $near }?
