# Swedish: names of cards, lists and what is refused everywhere. CARD($card, form: "ett") has an article, "den" is definite.

common-and = { $most } och { $last }
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
    [K] kung
    [Q] dam
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
    [ett] { $suit ->
        [none] { $rank ->
            [1] en etta
            [2] en tvåa
            [3] en trea
            [4] en fyra
            [5] en femma
            [6] en sexa
            [7] en sjua
            [8] en åtta
            [9] en nia
            [10] en tia
            [11] en elva
            [12] en tolva
            [A] ett ess
            [K] en kung
            [Q] en dam
            [J] en knekt
            [joker] en joker
            [blaren] blaren
            [blompottan] blompottan
            [kransen] kransen
            [vardshus] ett värdshus
            [kavall] en kavall
            [husu] en husu
            [husar] en husar
            [kuku] en kuku
            [harlekin] en harlekin
           *[other] en { $rank }:a
        }
       *[other] { common-face }
    }
    [Ett] { $suit ->
        [none] { $rank ->
            [1] En etta
            [2] En tvåa
            [3] En trea
            [4] En fyra
            [5] En femma
            [6] En sexa
            [7] En sjua
            [8] En åtta
            [9] En nia
            [10] En tia
            [11] En elva
            [12] En tolva
            [A] Ett ess
            [K] En kung
            [Q] En dam
            [J] En knekt
            [joker] En joker
            [blaren] Blaren
            [blompottan] Blompottan
            [kransen] Kransen
            [vardshus] Ett värdshus
            [kavall] En kavall
            [husu] En husu
            [husar] En husar
            [kuku] En kuku
            [harlekin] En harlekin
           *[other] En { $rank }:a
        }
       *[other] { common-face }
    }
    [den] { $suit ->
        [none] { $rank ->
            [1] ettan
            [2] tvåan
            [3] trean
            [4] fyran
            [5] femman
            [6] sexan
            [7] sjuan
            [8] åttan
            [9] nian
            [10] tian
            [11] elvan
            [12] tolvan
            [A] esset
            [K] kungen
            [Q] damen
            [J] knekten
            [joker] jokern
            [blaren] blaren
            [blompottan] blompottan
            [kransen] kransen
            [vardshus] värdshuset
            [kavall] kavallen
            [husu] husun
            [husar] husaren
            [kuku] kukun
            [harlekin] harlekinen
           *[other] { $rank }:an
        }
       *[other] { common-face }
    }
    [several] { $rank ->
        [1] ettor
        [2] tvåor
        [3] treor
        [4] fyror
        [5] femmor
        [6] sexor
        [7] sjuor
        [8] åttor
        [9] nior
        [10] tior
        [11] elvor
        [12] tolvor
        [A] ess
        [K] kungar
        [Q] damer
        [J] knektar
        [joker] jokrar
        [blaren] blaror
        [blompottan] blompottor
        [kransen] kransar
        [vardshus] värdshus
        [kavall] kavaller
        [husu] husor
        [husar] husarer
        [kuku] kukur
        [harlekin] harlekiner
       *[other] { $rank }:or
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

common-range = { $first } till { $last }

common-sentences = { $sentences }
common-more = Och { $count } till.

common-name-of-several = { $count } spelare heter ”{ $name }”. Skriv vem: { $players }.
common-nobody-is = Här finns ingen som heter ”{ $name }”. Spelarna är { $players }.
common-out-of-the-game = { $player } är ute ur spelet. Kvar är { $others }.
common-named-once = { $side } får bara nämnas en gång.

common-no-teams = Med de här reglerna spelar var och en för sig; ange inga lag.
common-teams-of-equal-size = { $players } spelare kan inte delas i { $teams } lika stora lag.
common-partners-sit-apart = Partner sitter inte bredvid varandra, så lagen är { $teams }. Placera spelarna i en annan ordning.

common-no-card = ”{ $text }” är inget kort. Skriv valören och, där det spelar roll, färgen: A K Q J 10 … 2 med C D H S (klöver, ruter, hjärter, spader), till exempel 10 eller QS, eller joker.
common-cards-told-of = { $count } kort har angetts; i leken finns { $size }.

common-too-few-cards-left = { $unknown ->
    [1] { $left ->
        [0] { $unknown } av korten på handen är okänt, men det finns inget kort kvar som det kan vara.
        [1] { $unknown } av korten på handen är okänt, men det finns bara { $left } kort kvar som det kan vara.
       *[other] { $unknown } av korten på handen är okänt, men det finns bara { $left } kort kvar som det kan vara.
    }
   *[other] { $left ->
        [0] { $unknown } av korten på handen är okända, men det finns inget kort kvar som kan vara ett av dem.
        [1] { $unknown } av korten på handen är okända, men det finns bara { $left } kort kvar som kan vara ett av dem.
       *[other] { $unknown } av korten på handen är okända, men det finns bara { $left } kort kvar som kan vara bland dem.
    }
}

common-question-too-long = Det skulle ta mer än { $steps } steg att avgöra. Det blir mindre med färre kort som spelats eller är på handen, färre som inte har noterats, färre drag, stick eller givar, eller ett kortare förlopp.

common-at-a-place = { $path }: { $sentence }
common-in-the-body = Innehållet: { $sentence }

common-refused = avvisat: { $reason } ({ $codes })

common-round = { $noun ->
    [hand] giv
    [deal] giv
   *[round] omgång
}
common-rounds = { $noun ->
    [hand] givar
    [deal] givar
   *[round] omgångar
}

common-count-rounds = Omgångar
common-count-rounds-won = Vunna omgångar
common-count-points = Poäng

common-due-stake = Insats när partiet började
common-due-payout = Vunnet ur potten
common-due-settlement = Betalt av en förlorare till en vinnare
common-due-refund = Betalt tillbaka ur potten

common-act-dealer = Vem som ger
common-act-dealer-about = Säger vem som ger nästa giv: den som lottades fram, eller den som faktiskt ger
common-act-adjustment = Justering
common-act-adjustment-about = Domarens straff eller rättelse, som visas skild från vad reglerna gav
common-act-join = En spelare kommer med
common-act-join-about = Någon kommer med mellan två givar: på en ny, sista plats och med den högsta poängen bland dem som är med
common-act-withdrawal = En spelare går
common-act-withdrawal-about = Någon går mellan två givar och är ute; är en spelare kvar är partiet slut

common-label-player = Spelare
common-label-points = Poäng
common-label-reason = Skäl
common-label-name = Namn
common-label-member = Medlem
common-label-card = Kort
common-label-cards = Kort
common-label-holding = Hand
common-label-known = Kända kort
common-label-stock = Talong
common-about-stock = Kort i talongen
common-label-dealer = Den som ger
common-label-leader = Spelar ut
common-about-adjusted-points = Läggs till poängen, eller dras av
common-about-name = I en klubbs parti: en gästs namn
common-about-member = En medlem i den klubb som partiet hör till

common-unit-points = poäng
common-mark-out = ute
common-mark-leaves = går
common-mark-joins = kommer med
common-drawing-star = en stjärna
common-drawing-cross = ett kryss
common-drawing-ring = en ring

common-no-such-family = Det finns ingen familj ”{ $name }”. Det finns: { $known }.
common-no-such-variant = Det finns ingen variant ”{ $name }”. Det finns: { $known }.
common-no-variant-but-near = Det finns ingen variant ”{ $name }”. Menade du { $near }?
