# Danish: names of cards, lists and what is refused everywhere. CARD($card, form: "et") has an article, "den" is definite.

common-and = { $most } og { $last }
common-or = { $most } eller { $last }
common-comma = { $first }, { $second }
common-nobody = ingen

common-letter = { $rank ->
    [A] E
    [K] K
    [Q] D
    [J] B
   *[other] { common-rank }
}
common-rank = { $rank ->
    [A] es
    [K] konge
    [Q] dame
    [J] bonde
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
            [7] en syver
            [8] en otter
            [9] en nier
            [10] en tier
            [A] et es
            [K] en konge
            [Q] en dame
            [J] en bonde
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
           *[other] en { $rank }’er
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
            [7] En syver
            [8] En otter
            [9] En nier
            [10] En tier
            [A] Et es
            [K] En konge
            [Q] En dame
            [J] En bonde
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
           *[other] En { $rank }’er
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
            [7] syveren
            [8] otteren
            [9] nieren
            [10] tieren
            [A] esset
            [K] kongen
            [Q] damen
            [J] bonden
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
           *[other] { $rank }’eren
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
        [7] syvere
        [8] ottere
        [9] niere
        [10] tiere
        [A] esser
        [K] konger
        [Q] damer
        [J] bønder
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
       *[other] { $rank }’ere
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
common-more = Og { $count } mere.

common-name-of-several = »{ $name }« hedder { $count } spillere. Skriv hvem: { $players }.
common-nobody-is = Her er ingen, der hedder »{ $name }«. Spillerne er { $players }.
common-out-of-the-game = { $player } er ude af spillet. Stadig med: { $others }.
common-named-once = { $side } må kun nævnes én gang.

common-no-teams = I disse regler spiller alle for sig selv; angiv ingen hold.
common-teams-of-equal-size = { $players } spillere kan ikke deles i { $teams } lige store hold.
common-partners-sit-apart = Makkere sidder ikke ved siden af hinanden, så holdene er { $teams }. Sæt spillerne i en anden rækkefølge.

common-no-card = »{ $text }« er ikke et kort. Skriv værdien og, hvor det betyder noget, kuløren: A K Q J 10 … 2 med C D H S (klør, ruder, hjerter, spar), for eksempel 10 eller QS, eller joker.
common-cards-told-of = Der er angivet { $count } kort; der findes { $size }.

common-too-few-cards-left = { $unknown ->
    [1] { $left ->
        [0] { $unknown } af kortene på hånden er ukendt, men der er intet kort tilbage, som det kunne være.
        [1] { $unknown } af kortene på hånden er ukendt, men der er kun { $left } kort tilbage, som det kunne være.
       *[other] { $unknown } af kortene på hånden er ukendt, men der er kun { $left } kort tilbage, som det kunne være.
    }
   *[other] { $left ->
        [0] { $unknown } af kortene på hånden er ukendte, men der er intet kort tilbage, som kunne være et af dem.
        [1] { $unknown } af kortene på hånden er ukendte, men der er kun { $left } kort tilbage, som kunne være et af dem.
       *[other] { $unknown } af kortene på hånden er ukendte, men der er kun { $left } kort tilbage, som kunne være blandt dem.
    }
}

common-question-too-long = Det ville tage mere end { $steps } skridt at afgøre. Det går hurtigere med færre kort, der er spillet eller er på hånden, færre, der ikke er noteret, færre træk, stik eller runder, eller et kortere forløb.

common-at-a-place = { $path }: { $sentence }
common-in-the-body = Indholdet: { $sentence }

common-refused = afvist: { $reason } ({ $codes })

common-round = runde
common-rounds = runder

common-count-rounds = Runder
common-count-rounds-won = Vundne runder
common-count-points = Point

common-due-stake = Indskud ved spillets start
common-due-payout = Vundet fra puljen
common-due-settlement = Betalt af en taber til en vinder
common-due-refund = Betalt tilbage fra puljen

common-act-dealer = Hvem giver
common-act-dealer-about = Siger, hvem der giver i næste runde: den, der blev trukket, eller den, der faktisk giver
common-act-adjustment = Rettelse
common-act-adjustment-about = Dommerens straf eller rettelse, vist for sig, adskilt fra det, reglerne gav
common-act-join = En spiller kommer til
common-act-join-about = Nogen kommer til mellem to runder: på en ny, sidste plads og med det højeste pointtal blandt dem, der er med
common-act-withdrawal = En spiller går
common-act-withdrawal-about = Nogen går mellem to runder og er ude; er der én spiller tilbage, er spillet slut

common-label-player = Spiller
common-label-points = Point
common-label-reason = Grund
common-label-name = Navn
common-label-member = Medlem
common-label-card = Kort
common-label-cards = Kort
common-label-holding = Hånd
common-label-known = Kendte kort
common-label-stock = Talon
common-about-stock = Kort i talonen
common-label-dealer = Giver
common-label-leader = Spiller ud
common-about-adjusted-points = Lægges til pointtallet eller trækkes fra
common-about-name = I en klubs spil: en gæsts navn
common-about-member = Et medlem af den klub, som spillet hører til

common-unit-points = point
common-mark-out = ude
common-mark-leaves = går
common-mark-joins = kommer til
common-drawing-star = en stjerne
common-drawing-cross = et kryds
common-drawing-ring = en ring

common-no-such-family = Der er ingen familie, der hedder »{ $name }«. Der er: { $known }.
common-no-such-variant = Der er ingen variant, der hedder »{ $name }«. Der er: { $known }.
common-no-variant-but-near = Der er ingen variant, der hedder »{ $name }«. Mente du { $near }?
