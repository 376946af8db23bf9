# Norwegian: names of cards, lists and what is refused everywhere. CARD($card, form: "et") has an article, "den" is definite.

common-and = { $most } og { $last }
common-or = { $most } eller { $last }
common-comma = { $first }, { $second }
common-nobody = ingen

common-letter = { $rank ->
    [A] A
    [K] K
    [Q] D
    [J] Kn
   *[other] { common-rank }
}
common-rank = { $rank ->
    [A] ess
    [K] konge
    [Q] dame
    [J] knekt
    [joker] joker
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
    [et] { $suit ->
        [none] { $rank ->
            [1] en ener
            [2] en toer
            [3] en treer
            [4] en firer
            [5] en femmer
            [6] en sekser
            [7] en sjuer
            [8] en åtter
            [9] en nier
            [10] en tier
            [11] en ellever
            [12] en tolver
            [A] et ess
            [K] en konge
            [Q] en dame
            [J] en knekt
            [joker] en joker
            [blaren] blaren
            [blompottan] blompottan
            [kransen] kransen
            [vardshus] et värdshus
            [kavall] en kavall
            [husu] en husu
            [husar] en husar
            [kuku] en kuku
            [harlekin] en harlekin
           *[other] en { $rank }-er
        }
       *[other] { common-face }
    }
    [Et] { $suit ->
        [none] { $rank ->
            [1] En ener
            [2] En toer
            [3] En treer
            [4] En firer
            [5] En femmer
            [6] En sekser
            [7] En sjuer
            [8] En åtter
            [9] En nier
            [10] En tier
            [11] En ellever
            [12] En tolver
            [A] Et ess
            [K] En konge
            [Q] En dame
            [J] En knekt
            [joker] En joker
            [blaren] Blaren
            [blompottan] Blompottan
            [kransen] Kransen
            [vardshus] Et värdshus
            [kavall] En kavall
            [husu] En husu
            [husar] En husar
            [kuku] En kuku
            [harlekin] En harlekin
           *[other] En { $rank }-er
        }
       *[other] { common-face }
    }
    [den] { $suit ->
        [none] { $rank ->
            [1] eneren
            [2] toeren
            [3] treeren
            [4] fireren
            [5] femmeren
            [6] sekseren
            [7] sjueren
            [8] åtteren
            [9] nieren
            [10] tieren
            [11] elleveren
            [12] tolveren
            [A] esset
            [K] kongen
            [Q] damen
            [J] knekten
            [joker] jokeren
            [blaren] blaren
            [blompottan] blompottan
            [kransen] kransen
            [vardshus] värdshuset
            [kavall] kavallen
            [husu] husuen
            [husar] husaren
            [kuku] kukuen
            [harlekin] harlekinen
           *[other] { $rank }-eren
        }
       *[other] { common-face }
    }
    [several] { $rank ->
        [1] enere
        [2] toere
        [3] treere
        [4] firere
        [5] femmere
        [6] seksere
        [7] sjuere
        [8] åttere
        [9] niere
        [10] tiere
        [11] ellevere
        [12] tolvere
        [A] ess
        [K] konger
        [Q] damer
        [J] knekter
        [joker] jokere
        [blaren] blaren
        [blompottan] blompottan
        [kransen] kransen
        [vardshus] värdshus
        [kavall] kavaller
        [husu] husuer
        [husar] husarer
        [kuku] kukuer
        [harlekin] harlekiner
       *[other] { $rank }-ere
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

common-range = { $first } til { $last }

common-sentences = { $sentences }
common-more = Og { $count } til.

common-name-of-several = { $count } spillere heter «{ $name }». Skriv hvem: { $players }.
common-nobody-is = Her er det ingen som heter «{ $name }». Spillerne er { $players }.
common-out-of-the-game = { $player } er ute av spillet. Fortsatt med: { $others }.
common-named-once = { $side } kan bare nevnes én gang.

common-no-teams = Med disse reglene spiller alle hver for seg; ikke oppgi lag.
common-teams-of-equal-size = { $players } spillere kan ikke deles i { $teams } like store lag.
common-partners-sit-apart = Makkere sitter ikke ved siden av hverandre, så lagene er { $teams }. Sett spillerne i en annen rekkefølge.

common-no-card = «{ $text }» er ikke et kort. Skriv verdien og, der det betyr noe, fargen: A K Q J 10 … 2 med C D H S (kløver, ruter, hjerter, spar), for eksempel 10 eller QS, eller joker.
common-cards-told-of = Det er oppgitt { $count } kort; i kortstokken er det { $size }.
common-too-few-cards-left = { $unknown ->
    [1] { $left ->
        [0] { $unknown } kort på hånden er ukjent, men det er ingen kort igjen som det kan være.
        [1] { $unknown } kort på hånden er ukjent, men det er bare { $left } kort igjen som det kan være.
       *[other] { $unknown } kort på hånden er ukjent, men det er bare { $left } kort igjen som det kan være.
    }
   *[other] { $left ->
        [0] { $unknown } kort på hånden er ukjente, men det er ingen kort igjen som kan være blant dem.
        [1] { $unknown } kort på hånden er ukjente, men det er bare { $left } kort igjen som kan være blant dem.
       *[other] { $unknown } kort på hånden er ukjente, men det er bare { $left } kort igjen som kan være blant dem.
    }
}

common-question-too-long = Det ville ta mer enn { $steps } steg å avgjøre. Det blir mindre med færre kort spilt eller på hånden, færre som ikke er notert, færre trekk, stikk eller runder, eller et kortere forløp.

common-at-a-place = { $path }: { $sentence }
common-in-the-body = Innholdet: { $sentence }

common-refused = avvist: { $reason } ({ $codes })

common-round = runde
common-rounds = runder

common-count-rounds = Runder
common-count-rounds-won = Runder vunnet
common-count-points = Poeng

common-due-stake = Innsats for å spille med
common-due-payout = Vunnet av potten
common-due-settlement = Betalt av en som tapte, til en som vant
common-due-refund = Betalt tilbake fra potten

common-act-dealer = Giver utpekt
common-act-dealer-about = Sier hvem som gir neste runde: den som ble trukket ut, eller den som faktisk gir
common-act-adjustment = Spillederens avgjørelse
common-act-adjustment-about = En straff eller rettelse fra spillederen, vist for seg ved siden av det reglene ga
common-act-join = Ny spiller
common-act-join-about = Noen kommer til mellom to runder: en ny siste plass og de høyeste poengene blant dem som er med
common-act-withdrawal = En spiller går
common-act-withdrawal-about = Noen går mellom to runder og er ute; er det bare én spiller igjen, er spillet slutt
common-label-player = Spiller
common-label-points = Poeng
common-label-reason = Grunn
common-label-name = Navn
common-label-member = Medlem
common-label-card = Kort
common-label-cards = Kort
common-label-holding = Hånd
common-label-known = Kjente kort
common-label-stock = Trekkbunke
common-about-stock = Kort i trekkbunken
common-label-dealer = Giver
common-label-leader = Spiller ut
common-about-adjusted-points = Legges til poengene eller trekkes fra
common-about-name = I et klubbspill: navnet på en gjest
common-about-member = Et medlem av klubben som har spillet

common-unit-points = poeng
common-mark-out = ute
common-mark-leaves = går
common-mark-joins = kommer til
common-drawing-star = en stjerne
common-drawing-cross = et kryss
common-drawing-ring = en ring

common-no-such-family = Det finnes ingen familie «{ $name }». Disse finnes: { $known }.
common-no-such-variant = Det finnes ingen variant «{ $name }». Disse finnes: { $known }.
common-no-variant-but-near = Det finnes ingen variant «{ $name }». Mente du { $near }?
