# Swedish: lines of Escoba.

escoba-escobas = { $side } tog { $escobas ->
    [1] en escoba
    [2] två escobor
    [3] tre escobor
    [4] fyra escobor
    [5] fem escobor
    [6] sex escobor
    [7] sju escobor
    [8] åtta escobor
    [9] nio escobor
    [10] tio escobor
   *[other] { $escobas } escobor
}.

escoba-has = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mynt
    [velo] myntsjuan
    [setenta] setentan
    [sevens] flest sjuor
    [all_cards] alla kort
    [all_coins] alla mynt
   *[all_sevens] alla sjuor
}.
escoba-has-as-others = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mynt
    [setenta] setentan
   *[sevens] flest sjuor
}, men inte { $players ->
    [1] ensam
   *[other] ensamma
}.
escoba-has-figure = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mynt
    [setenta] setentan
   *[sevens] flest sjuor
}: { $figure } mot { AND($others) }.
escoba-has-figure-as-others = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mynt
    [setenta] setentan
   *[sevens] flest sjuor
}, men inte { $players ->
    [1] ensam
   *[other] ensamma
}: { $figure } mot { AND($others) }.
escoba-under-ten = { $side } får poäng för att de andra har färre än tio kort.

escoba-setenta = { $count ->
    [0] inget
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Ingen får poäng för flest kort.
    [coins] Ingen får poäng för flest mynt.
    [velo] Ingen får poäng för myntsjuan.
    [setenta] Ingen får poäng för setentan.
   *[sevens] Ingen får poäng för flest sjuor.
}
escoba-equal = { $category ->
    [cards] { $sides } har lika många kort: ingen får poäng.
    [coins] { $sides } har lika många mynt: ingen får poäng.
    [setenta] { $sides } har lika hög setenta: ingen får poäng.
   *[sevens] { $sides } har lika många sjuor: ingen får poäng.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } har lika många kort ({ $figure }): ingen får poäng.
    [coins] { $sides } har lika många mynt ({ $figure }): ingen får poäng.
    [setenta] { $sides } har lika hög setenta ({ $figure }): ingen får poäng.
   *[sevens] { $sides } har lika många sjuor ({ $figure }): ingen får poäng.
}

escoba-category = { $category ->
    [cards] flest kort
    [coins] flest mynt
    [velo] myntsjuan
    [setenta] setentan
    [sevens] flest sjuor
    [all_cards] alla kort
    [all_coins] alla mynt
    [all_sevens] alla sjuor
    [under_ten] att de andra har färre än tio kort
   *[escoba] en escoba
}

escoba-no-such-rank = { $pack ->
    [spanish] { $rank ->
        [8] Escoba har ingen { $rank }; sotan räknas som { $rank }.
        [9] Escoba har ingen { $rank }; caballon räknas som { $rank }.
       *[other] Escoba har ingen { $rank }; den har 1 till 7, 10, 11 och 12.
    }
   *[french] { $rank ->
        [8] Escoba har ingen { $rank }; knekten räknas som { $rank }.
        [9] Escoba har ingen { $rank }; damen räknas som { $rank }.
        [10] Escoba har ingen { $rank }; kungen räknas som { $rank }.
       *[other] Escoba har ingen { $rank }; den har A till 7, J, Q och K.
    }
}
escoba-no-spanish-card = ”{ $text }” är inget spanskt kort. Skriv 1 till 7, 10, 11 eller 12 och O, C, E eller B, till exempel 7O eller 12E.

escoba-which-suit = Vilken färg har { $card }? Skriv { $cards }.

escoba-card-twice = { $card } finns bara en gång i leken men har angetts { $times ->
    [2] två gånger
   *[other] { $times } gånger
}: { AND($places) }.
escoba-place-of-side = hos { $side }
escoba-place = { $place ->
    [hand] på handen
    [left] som kort som lämnas
    [left_over] kvar på bordet
    [played] som det spelade kortet
   *[table] på bordet
}
escoba-rank-too-often = Det finns fyra kort med valören { $rank }; { $count } har angetts.

escoba-forms-missing = Ange piles, counts, outcome eller deals med table.

escoba-unread = Utelämna { $name }: det anges bara med { $forms }.

escoba-counts-missing = Vad har { $side } tagit? Ange counts för { $id }.
escoba-count-missing = { $member ->
    [cards] Hur många kort har { $side }? Ange cards för { $id }.
    [coins] Hur många mynt har { $side }? Ange coins för { $id }.
   *[sevens] Hur många sjuor har { $side }? Ange sevens för { $id }.
}

escoba-counts-make = { $member ->
    [cards] { $figures } kort blir { $sum }; det finns { $all }.
    [coins] { $figures } mynt blir { $sum }; det finns { $all }.
   *[sevens] { $figures } sjuor blir { $sum }; det finns { $all }.
}
escoba-velo-twice = { $sides } har angetts ha { $card }; det finns bara en.
escoba-velo-missing = Vem har { $card }? Ange velo: true för den sidan.
escoba-velo-counts = { $member ->
    [coins] { $card } räknas bland mynten, så { $side } kan inte ha den och inga mynt.
   *[sevens] { $card } räknas bland sjuorna, så { $side } kan inte ha den och inga sjuor.
}
escoba-more-coins-and-sevens = { $side } har angetts ha { $cards } kort; bara mynt och sjuor är { $least }.
escoba-escobas-missing = Hur många escobor har { $side }? Ange escobas för { $id }.
escoba-escobas-of-few-cards = { $escobas ->
    [1] { $escobas } escoba
   *[other] { $escobas } escobor
} kräver minst { $least } kort; { $side } har { $cards }.
escoba-escobas-in-all = { $escobas } escobor kräver minst { $least } kort; det finns { $all }.
escoba-setenta-missing = Vem har bästa setentan? Ange setenta för varje sida: den bästa valören i varje färg den har, färre än fyra om en färg saknas.
escoba-setenta-of-a-rank = { $count } kort med valören { CARD($rank, form: "row") } nämns; det finns bara fyra.
escoba-setenta-of-sevens = { $side } nämner { $named ->
    [1] { $named } sjua
   *[other] { $named } sjuor
} och har { $sevens }.
escoba-setenta-of-suits = { $side } kan inte nämna kort i { $suits } färger med det som annars har angetts.
escoba-setenta-without-velo = { $side } har { $card }, så en sjua är bland de bästa korten.

escoba-category-missing = Vem får poäng för { escoba-category }? Ange { $name }: en sida{ $or ->
    [null] , eller null för ingen
   *[no] {""}
}.
escoba-named-twice = { $side } nämns två gånger för { escoba-category }.
escoba-only-one-side = Bara en sida kan få poäng för { escoba-category }; { $sides } nämns.

escoba-captured-nothing = { $side } kan inte både ha tagit inget och ha { AND($has) }.
escoba-velo-in-a-pile = Någon har tagit kort, så på slutet ligger alla kort hos någon. Vem har { $card }?

escoba-implied = { $side } kan inte få poäng för { escoba-category } utan att ensam få det för { $other }.

escoba-piles-missing = Vad har { $side } tagit? Ange piles för { $id }.
escoba-left-make = Korten som är kvar blir { $sum }: något som togs var inte femton.
escoba-last-capture-missing = Vem tog sist? Korten som är kvar går dit: ange last_capture.
escoba-empty-pile = { $side } har inte tagit något och kan alltså inte ha tagit sist.

escoba-in-no-pile = { $more ->
    [0] { CARD($cards, form: "row") } ligger inte hos någon.
   *[other] { CARD($cards, form: "row") } och { $more } till ligger inte hos någon.
}
escoba-table-missing = Vad lades på bordet? Ange table med deals.
escoba-cards-dealt-to-the-table = { $expected } kort läggs på bordet; { $given } har angetts.
escoba-deals-of-a-round = Det ges { $expected } gånger i en omgång; { $given } har angetts.
escoba-cards-of-a-deal = { $expected } kort spelas varje gång det har getts; { $given } har angetts.

escoba-count-otherwise = { $side } har { $member }: { CARD($expected, form: "row") }, inte { CARD($given, form: "row") }.

escoba-left-otherwise = Enligt det som spelades är { $count ->
    [0] inget
   *[other] { CARD($cards, form: "row") }
} kvar på bordet, inte { $claimed ->
    [0] inget
   *[other] { CARD($given, form: "row") }
}.
escoba-in-the-pile = Enligt det som spelades har { $side } tagit { CARD($cards, form: "row") }, som inte har angetts.
escoba-not-in-the-pile = Enligt det som spelades har { $side } inte tagit { CARD($cards, form: "row") }, som har angetts.

escoba-last-capture-otherwise = Enligt det som spelades tog { $last } sist, inte { $side }.
escoba-escobas-total = Antalet escobor hos { $side } är { $counted }, inte { $given }.
escoba-captured-something = Enligt det övriga har { $side } tagit något.

escoba-category-otherwise = För { escoba-category } är det { $sides }, inte { $others }.

escoba-setenta-of-four = En setenta har ett kort i var och en av fyra färger; { $cards } har angetts.
escoba-piles-or-ranks = Ange piles eller varje sidas valörer.

escoba-deal-for-nobody = Med { $table } kort på bordet och { $hand } till var och en går de 40 korten inte jämnt ut för något av de här spelarantalen.

escoba-pack-left-over = Leken går inte jämnt ut för { $players } spelare: { $left } kort efter bordet, { $cards } varje gång det ges. Den går jämnt ut för { $count ->
    [0] inget antal
   *[other] { $fit }
}.
escoba-teams-of-equal-size = Lika stora lag kräver 4 eller 6 spelare; det är { $players }.
escoba-under-ten-of-two = score.under_ten jämför två sidor, och { $players } spelare var för sig är { $players } sidor.
escoba-no-capture-of-two = score.no_capture_loses gör den andra av två sidor till vinnare, och { $players } spelare var för sig är { $players } sidor.
escoba-none-left = play.missed är next_player, men med play.capture { $capture } blir ingen femton kvar.

escoba-card = { $card }
escoba-way = { CARD($cards, form: "sum") }

escoba-other-ways = andra

escoba-makes-no-fifteen = { $card } ger ingen femton här och stannar på bordet.

escoba-cannot-be-taken = { CARD($cards, form: "row") } kan inte tas: på bordet ligger { $count ->
    [0] inget
   *[other] { CARD($table, form: "row") }
}.

escoba-no-fifteen = { $figures } blir { $sum }, inte 15.
escoba-fifteen = { $figures } blir { $sum }.
escoba-may-be-left = { $card } kunde ta { $ways }, men en femton får lämnas.
escoba-has-to-take = { $card } blir 15 med { $ways } och måste ta.
escoba-no-other-makes-fifteen = { $others ->
    [unseen] { $card } ger ingen femton här, och det gör inte heller något annat kort som kan finnas på handen.
   *[held] { $card } ger ingen femton här, och det gör inte heller något annat kort på handen.
}
escoba-could-have-taken = { $card } kunde ha tagit { $ways }: den som kan ta måste spela ett kort som tar.
escoba-others-not-known = { $card } ger ingen femton här; om något annat kort på handen gör det är inte känt.

escoba-rest-of-the-hand = Resten av handen: med { CARD($card, form: "ett") }, som tar { $ways }, var det inte tillåtet.
escoba-not-in-the-hand = { $card } finns inte på handen.
escoba-legal-plays = { $count ->
    [1] Ett sätt att spela är tillåtet.
   *[other] { $count } sätt att spela är tillåtna.
}
escoba-no-card-to-play = Utan kort går inget att spela.

escoba-nothing-taken = Inget togs.
escoba-still-on-the-table = På bordet ligger fortfarande { CARD($cards, form: "row") }.
escoba-is-one = Inget är kvar på bordet: en escoba.

escoba-overlooked-stays = Med de här reglerna ligger en missad femton kvar.
escoba-nothing-overlooked = Spelaren före lämnade inget kort som gör att en femton missades.
escoba-overlooked-otherwise = Det som missades är en femton med { $card }.
escoba-was-overlooked = Den missades, så nästa spelare får ta den.

escoba-nobody-takes-what-is-dealt = Korten blir { $sum }; med de här reglerna tar ingen det som läggs på bordet.
escoba-takes-what-is-dealt = { $taker ->
    [leader] Korten blir { $sum }: den som spelar ut tar dem och har { $escobas ->
        [1] en escoba
       *[other] två escobor
    }.
   *[dealer] Korten blir { $sum }: den som ger tar dem och har { $escobas ->
        [1] en escoba
       *[other] två escobor
    }.
}
escoba-dealt-do-not-split = Korten blir 30 men kan inte delas i 15 och 15: ingen tar dem.
escoba-nobody-takes-them = Korten blir { $sum }, och ingen tar dem.

escoba-comes-out = Korten som är kvar blir { $sum }, så omgången går jämnt ut.
escoba-does-not-come-out = Korten som är kvar blir { $sum }, inte 10, 25, 40 eller 55: något som togs var inte femton.
escoba-best-setenta = { $sides } har setentan.
escoba-equal-setentas = { $sides } ligger lika: ingen får poäng.
escoba-no-whole-setenta = Ingen har kort i alla fyra färgerna.

escoba-turn-of-another = Det var { $turn } som skulle spela, inte { $player }.
escoba-played-all-cards = { $player } har redan spelat { $cards ->
    [1] sitt enda kort
    [2] de två korten
    [3] de tre korten
    [4] de fyra korten
    [5] de fem korten
    [6] de sex korten
    [7] de sju korten
    [8] de åtta korten
    [9] de nio korten
    [10] de tio korten
   *[other] de { $cards } korten
} som gavs.
escoba-card-seen-before = { $card } har spelats eller låg på bordet förut; leken har bara en.
escoba-every-play-allowed = Allt som spelades var tillåtet.
escoba-plays-not-settled = Inget är med säkerhet mot reglerna; en del går inte att avgöra efter det som har angetts.

escoba-against-the-rules = Mot reglerna: { $places }{ $more ->
    [0] {""}
   *[other] {" "}och { $more } till
}.
escoba-place-in-a-round = giv { $deal } kort { $play }

escoba-form-outcome = Vem fick vad
escoba-form-counts = Antal
escoba-row-category = { $category ->
    [cards] Flest kort
    [coins] Flest mynt
    [velo] Myntsjuan
    [setenta] Setentan
    [sevens] Flest sjuor
    [all_cards] Alla kort
    [all_coins] Alla mynt
    [all_sevens] Alla sjuor
   *[under_ten] De andra har under tio kort
}
escoba-ask-category = { $category ->
    [cards] Vem har flest kort?
    [coins] Vem har flest mynt?
    [velo] Vem har myntsjuan?
    [setenta] Vem har setentan?
   *[sevens] Vem har flest sjuor?
}
escoba-fold-extras = Alla av ett slag
escoba-row-no-capture = Tog inget
escoba-row-counted = { $counted ->
    [cards] Kort
    [coins] Mynt
   *[sevens] Sjuor
}
escoba-ask-counted = { $counted ->
    [cards] Hur många kort har { $name }?
    [coins] Hur många mynt har { $name }?
   *[sevens] Hur många sjuor har { $name }?
}
escoba-row-setenta = Bäst i varje färg
escoba-ask-setenta = Vilka kort bildar setentan?
escoba-row-escobas = Escobor

escoba-count-escobas = Escobor
escoba-count-velos = Myntsjuor

escoba-claim-capture = Får kortet spelas så?
escoba-claim-plays = Vad får spelas?
escoba-claim-dealt-table = Vem tar det som lades på bordet?
escoba-claim-missed = Får det som missades tas?
escoba-claim-setenta = Vem har setentan?
escoba-claim-left = Går korten jämnt ut på slutet?
escoba-claim-audit = Spelades omgången enligt reglerna?
escoba-claim-escoba = Är det en escoba?

escoba-label-table = På bordet
escoba-about-table = Korten som ligger där
escoba-about-table-before = Det som låg där innan
escoba-about-dealt = Korten som lades på bordet
escoba-about-dealt-table = Korten som lades på bordet
escoba-about-card = Kortet som spelas
escoba-label-take = Tar
escoba-about-take = Det kortet tar
escoba-about-take-or-stay = Det kortet tar; tomt om det blir liggande
escoba-about-holding = Handen, även kortet som spelas
escoba-about-whole-hand = Hela handen
escoba-label-unseen = Osedda kort
escoba-about-unseen = I stället för handen: korten som ingen har sett än
escoba-label-left = Kvarlämnat kort
escoba-about-card-left = Kortet som spelades och blev liggande
escoba-about-take-of-next = Det nästa spelare tar, även det kvarlämnade kortet
escoba-label-piles = Tagna kort
escoba-about-piles = Allt som varje sida har tagit
escoba-label-ranks = Valörer
escoba-about-ranks = I stället: den bästa valören i varje färg som sidan har
escoba-about-left = De som är kvar på slutet
escoba-label-deals = Givar
escoba-about-deals = Giv för giv, korten i den ordning de spelades
escoba-about-dealer = Vem som gav; annars den som ger i omgången
escoba-about-played = Kortet som spelades
escoba-about-taken = Det kortet tog; tomt om det blev liggande
escoba-label-missed = Missat
escoba-about-missed = Det spelaren tog först, eftersom den föregående hade missat det; bara om reglerna säger så
escoba-about-play = Ett kort som det spelades.
escoba-label-cards-left = Kvar
escoba-label-last-capture = Tog sist
escoba-label-accept-infractions = Trots regelbrott

escoba-end-in-short = { $target }{ $tie ->
    [alone] {" "}och ensam i ledning vinner
   *[shared] {" "}vinner
}

escoba-about = Ta femtonor och töm bordet
escoba-variant-escoba = Ta femtonor; kort, mynt, myntsjuan, setentan och varje escoba ger poäng; till 21
escoba-variant-escoba-fournier = Två lag från fyra spelare och uppåt; sjuor i stället för setentan, extra för den som har alla
escoba-variant-escoba-del-15 = Till 15, och en femton får ligga kvar
escoba-house-rule-to-15 = Till 15
escoba-house-rule-to-30 = Till 30
escoba-house-rule-to-31 = Till 31
escoba-house-rule-setenta-by-points = Setentan efter poäng
escoba-house-rule-most-sevens = Flest sjuor i stället för setentan
escoba-house-rule-must-take = Den som kan ta måste ta
escoba-house-rule-may-leave = En femton får ligga kvar
escoba-house-rule-overlooked-for-the-next = En missad femton får nästa spelare ta
escoba-house-rule-ties-score-for-all = Är flera lika får alla av dem poäng
escoba-house-rule-leader-takes-the-table = Den som spelar ut tar en femton som lagts på bordet
escoba-house-rule-clockwise = Medurs
escoba-house-rule-partners = Två lag
escoba-house-rule-spanish-cards = Spanska kort
escoba-house-rule-all-coins = En poäng till för alla mynt
escoba-house-rule-all-sevens = En poäng till för alla sjuor
escoba-house-rule-all-cards = En poäng till för alla kort
escoba-house-rule-under-ten = Två poäng till om de andra har färre än tio kort
escoba-house-rule-no-capture-loses = En sida som inte har tagit något förlorar partiet

escoba-body-piles = alla kort
escoba-body-counts = antal
escoba-body-outcome = vem som fick vad
escoba-body-deals = alla drag
