# German: lists, names and cards.

common-and = { $most } und { $last }
common-or = { $most } oder { $last }
common-comma = { $first }, { $second }
common-nobody = niemand

common-letter = { $rank ->
    [A] A
    [K] K
    [Q] D
    [J] B
   *[other] { common-rank }
}
common-rank = { $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
    [joker] Joker
    [blaren] Blaren
    [blompottan] Blompottan
    [kransen] Kransen
    [vardshus] Värdshus
    [kavall] Kavall
    [husu] Husu
    [husar] Husar
    [kuku] Kuku
    [harlekin] Harlekin
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
    [einem] { $suit ->
        [none] { $rank ->
            [A] einem Ass
            [K] einem König
            [Q] einer Dame
            [J] einem Buben
            [joker] einem Joker
            [blaren] einem Blaren
            [blompottan] einem Blompottan
            [kransen] einem Kransen
            [vardshus] einem Värdshus
            [kavall] einem Kavall
            [husu] einer Husu
            [husar] einem Husaren
            [kuku] einem Kuku
            [harlekin] einem Harlekin
           *[other] einer { $rank }
        }
       *[other] { common-face }
    }
    [einen] { $suit ->
        [none] { $rank ->
            [A] ein Ass
            [K] einen König
            [Q] eine Dame
            [J] einen Buben
            [joker] einen Joker
            [blaren] einen Blaren
            [blompottan] einen Blompottan
            [kransen] einen Kransen
            [vardshus] ein Värdshus
            [kavall] einen Kavall
            [husu] eine Husu
            [husar] einen Husaren
            [kuku] einen Kuku
            [harlekin] einen Harlekin
           *[other] eine { $rank }
        }
       *[other] { common-face }
    }
    [Ein] { $suit ->
        [none] { $rank ->
            [A] Ein Ass
            [K] Ein König
            [Q] Eine Dame
            [J] Ein Bube
            [joker] Ein Joker
            [blaren] Ein Blaren
            [blompottan] Ein Blompottan
            [kransen] Ein Kransen
            [vardshus] Ein Värdshus
            [kavall] Ein Kavall
            [husu] Eine Husu
            [husar] Ein Husar
            [kuku] Ein Kuku
            [harlekin] Ein Harlekin
           *[other] Eine { $rank }
        }
       *[other] { common-face }
    }
    [mehrere] { $rank ->
        [A] Asse
        [K] Könige
        [Q] Damen
        [J] Buben
        [joker] Joker
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
        [6] Sechsen
        [7] Siebenen
        [8] Achten
        [9] Neunen
        [10] Zehnen
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

common-range = { $first } bis { $last }

common-sentences = { $sentences }
common-more = Und noch { $count } weitere.

common-name-of-several = „{ $name }“ heißen { $count } am Tisch. Sag, wer gemeint ist: { $players }.
common-nobody-is = Hier heißt niemand „{ $name }“. Am Tisch sind { $players }.
common-out-of-the-game = { $player } ist raus. Im Spiel: { $others }.
common-named-once = { $side }: bitte nur einmal nennen.

common-no-teams = Nach diesen Regeln spielen alle für sich; nenn keine Teams.
common-teams-of-equal-size = Bei { $players } am Tisch lassen sich keine { $teams } gleich großen Teams bilden.
common-partners-sit-apart = Wer zusammenspielt, sitzt nicht nebeneinander; die Teams sind also { $teams }. Gib die Plätze anders an.

common-no-card = „{ $text }“ ist keine Karte. Schreib den Wert und, wo es darauf ankommt, die Farbe: A K Q J 10 … 2 mit C D H S, etwa 10 oder QS, oder joker.
common-cards-told-of = Genannt { $count ->
    [one] ist { $count } Karte
   *[other] sind { $count } Karten
}; das Kartenspiel hat { $size }.
common-too-few-cards-left = { $unknown ->
    [1] { $left ->
        [0] { $unknown } Karte auf der Hand ist unbekannt, aber keine ist übrig, die es sein könnte.
        [1] { $unknown } Karte auf der Hand ist unbekannt, aber nur { $left } ist übrig, die es sein könnte.
       *[other] { $unknown } Karte auf der Hand ist unbekannt, aber nur { $left } sind übrig, die es sein könnten.
    }
   *[other] { $left ->
        [0] { $unknown } Karten auf der Hand sind unbekannt, aber keine ist übrig, die dabei sein könnte.
        [1] { $unknown } Karten auf der Hand sind unbekannt, aber nur { $left } ist übrig, die dabei sein könnte.
       *[other] { $unknown } Karten auf der Hand sind unbekannt, aber nur { $left } sind übrig, die dabei sein könnten.
    }
}

common-question-too-long = Das bräuchte mehr als { $steps } Schritte. Weniger werden es, wenn weniger Karten gespielt oder auf der Hand sind, weniger davon nicht notiert sind, mit weniger Zügen, Stichen oder Runden oder einer kürzeren Vorgeschichte.

common-at-a-place = { $path }: { $sentence }
common-in-the-body = Der Inhalt der Anfrage: { $sentence }

common-refused = abgelehnt: { $reason } ({ $codes })

common-round = Runde
common-rounds = Runden

common-count-rounds = Runden
common-count-rounds-won = Runden gewonnen
common-count-points = Punkte

common-due-stake = Einsatz zum Mitspielen
common-due-payout = Aus dem Pott gewonnen
common-due-settlement = Nach verlorenem Spiel gezahlt
common-due-refund = Aus dem Pott zurück

common-act-dealer = Wer gibt
common-act-dealer-about = Hält fest, wer die nächste Runde gibt: ausgelost oder wie es wirklich war
common-act-adjustment = Entscheidung der Leitung
common-act-adjustment-about = Eine Strafe oder Korrektur durch die Leitung, getrennt von dem, was die Regeln ergeben
common-act-join = Jemand steigt ein
common-act-join-about = Zwischen zwei Runden: ein neuer letzter Platz und der höchste Stand derer, die noch drin sind
common-act-withdrawal = Jemand geht
common-act-withdrawal-about = Jemand geht zwischen zwei Runden und ist raus; bleibt nur eine Person, ist das Spiel aus
common-label-player = Person
common-label-points = Punkte
common-label-reason = Grund
common-label-name = Name
common-label-member = Mitglied
common-label-card = Karte
common-label-cards = Karten
common-label-holding = Blatt
common-label-known = Bekannte Karten
common-label-stock = Stapel
common-about-stock = Karten im Stapel
common-label-dealer = Wer gibt
common-label-leader = Wer ausspielt
common-about-adjusted-points = Kommen zum Stand dazu oder gehen ab
common-about-name = In einem Spiel eines Clubs der eines Gasts
common-about-member = Ein Mitglied des Clubs, dem das Spiel gehört

common-unit-points = Punkte
common-mark-out = raus
common-mark-leaves = geht
common-mark-joins = kommt dazu
common-drawing-star = ein Stern
common-drawing-cross = ein Kreuz
common-drawing-ring = ein Ring

common-no-such-family = Es gibt keine Familie „{ $name }“. Es gibt: { $known }.
common-no-such-variant = Es gibt keine Variante „{ $name }“. Es gibt: { $known }.
common-no-variant-but-near = Es gibt keine Variante „{ $name }“. Meinst du { $near }?
