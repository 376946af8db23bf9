# Icelandic: lines of Escoba.

escoba-escobas = { $side }: { $escobas ->
    [one] { $escobas } escoba
   *[other] { $escobas } escobur
}.

escoba-has = { $side } { $players ->
    [1] er
   *[other] eru
} með { $category ->
    [cards] flest spil
    [coins] flest myntspil
    [velo] myntsjöuna
    [setenta] bestu setentuna
    [sevens] flestar sjöur
    [all_cards] öll spilin
    [all_coins] öll myntspilin
   *[all_sevens] allar sjöurnar
}.
escoba-has-as-others = { $side } { $players ->
    [1] er
   *[other] eru
} með { $category ->
    [cards] flest spil
    [coins] flest myntspil
    [setenta] bestu setentuna
   *[sevens] flestar sjöur
}, til jafns við aðra.
escoba-has-figure = { $side } { $players ->
    [1] er
   *[other] eru
} með { $category ->
    [cards] flest spil
    [coins] flest myntspil
    [setenta] bestu setentuna
   *[sevens] flestar sjöur
}: { $figure } gegn { AND($others) }.
escoba-has-figure-as-others = { $side } { $players ->
    [1] er
   *[other] eru
} með { $category ->
    [cards] flest spil
    [coins] flest myntspil
    [setenta] bestu setentuna
   *[sevens] flestar sjöur
}, til jafns við aðra: { $figure } gegn { AND($others) }.
escoba-under-ten = { $side }: stig fyrir að aðrir sátu eftir með færri en tíu spil.

escoba-setenta = { $count ->
    [0] ekkert
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Enginn fær stig fyrir flest spil.
    [coins] Enginn fær stig fyrir flest myntspil.
    [velo] Enginn fær stig fyrir myntsjöuna.
    [setenta] Enginn fær stig fyrir setentuna.
   *[sevens] Enginn fær stig fyrir flestar sjöur.
}
escoba-equal = { $category ->
    [cards] { $sides } eru með jafnmörg spil: enginn fær stig.
    [coins] { $sides } eru með jafnmörg myntspil: enginn fær stig.
    [setenta] { $sides } eru með jafngóða setentu: enginn fær stig.
   *[sevens] { $sides } eru með jafnmargar sjöur: enginn fær stig.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } eru með jafnmörg spil ({ $figure }): enginn fær stig.
    [coins] { $sides } eru með jafnmörg myntspil ({ $figure }): enginn fær stig.
    [setenta] { $sides } eru með jafngóða setentu ({ $figure }): enginn fær stig.
   *[sevens] { $sides } eru með jafnmargar sjöur ({ $figure }): enginn fær stig.
}

escoba-category = { $category ->
    [cards] flest spil
    [coins] flest myntspil
    [velo] myntsjöan
    [setenta] setenta
    [sevens] flestar sjöur
    [all_cards] öll spilin
    [all_coins] öll myntspil
    [all_sevens] allar sjöur
    [under_ten] hinir með færri en tíu spil
   *[escoba] escoba
}

escoba-no-such-rank = { $pack ->
    [spanish] { $rank ->
        [8] Í escoba er ekkert { $rank }; sota gildir { $rank }.
        [9] Í escoba er ekkert { $rank }; caballo gildir { $rank }.
       *[other] Í escoba er ekkert { $rank }; þar eru 1–7, 10, 11 og 12.
    }
   *[french] { $rank ->
        [8] Í escoba er ekkert { $rank }; gosinn gildir { $rank }.
        [9] Í escoba er ekkert { $rank }; drottningin gildir { $rank }.
        [10] Í escoba er ekkert { $rank }; kóngurinn gildir { $rank }.
       *[other] Í escoba er ekkert { $rank }; þar eru Á–7, G, D og K.
    }
}
escoba-no-spanish-card = „{ $text }“ er ekki spænskt spil. Skrifaðu 1–7, 10, 11 eða 12 og O, C, E eða B, t.d. 7O eða 12E.

escoba-which-suit = Af hvaða sort er { $card }? Skrifaðu { $cards }.

escoba-card-twice = Í þessum stokki er eitt { $card }, og það er nefnt { $times } sinnum: { AND($places) }.
escoba-place-of-side = { $side }
escoba-place = { $place ->
    [hand] á hendi
    [left] sem spilið eftir
    [left_over] eftir á borðinu
    [played] sem spilað spil
   *[table] á borðinu
}
escoba-rank-too-often = Í þessum stokki eru fjögur spil með gildið { $rank }; nefnd eru { $count }.

escoba-forms-missing = Gefðu upp piles, counts eða outcome, eða deals með table.

escoba-unread = Slepptu { $name }: það á aðeins við með { $forms }.

escoba-counts-missing = Hvað tók { $side }? Gefðu upp counts fyrir { $id }.
escoba-count-missing = { $member ->
    [cards] Hve mörg spil á { $side }? Gefðu upp cards fyrir { $id }.
    [coins] Hve mörg myntspil á { $side }? Gefðu upp coins fyrir { $id }.
   *[sevens] Hve margar sjöur á { $side }? Gefðu upp sevens fyrir { $id }.
}

escoba-counts-make = { $member ->
    [cards] Spilin, { $figures }, eru samtals { $sum }; þau eru { $all }.
    [coins] Myntspilin, { $figures }, eru samtals { $sum }; þau eru { $all }.
   *[sevens] Sjöurnar, { $figures }, eru samtals { $sum }; þær eru { $all }.
}
escoba-velo-twice = { $card } er skráð hjá fleiri en einum: { $sides }. Það er aðeins eitt.
escoba-velo-missing = Hver á { $card }? Gefðu upp velo: true þar.
escoba-velo-counts = { $member ->
    [coins] { $card } er myntspil, svo að { $side } getur ekki átt það og ekkert myntspil.
   *[sevens] { $card } er sjöa, svo að { $side } getur ekki átt það og enga sjöu.
}
escoba-more-coins-and-sevens = { $side }: uppgefin spil eru { $cards }; myntspil og sjöur ein eru { $least }.
escoba-escobas-missing = Hve margar escobur á { $side }? Gefðu upp escobas fyrir { $id }.
escoba-escobas-of-few-cards = Fyrir { $escobas ->
    [one] { $escobas } escobu
   *[other] { $escobas } escobur
} þarf minnst { $least } spil; { $side } á { $cards }.
escoba-escobas-in-all = Fyrir { $escobas ->
    [one] { $escobas } escobu
   *[other] { $escobas } escobur
} þarf minnst { $least } spil; þau eru { $all }.
escoba-setenta-missing = Hver á bestu setentuna? Gefðu upp setenta fyrir alla: besta gildi í hverri sort, færri en fjögur ef sort vantar.
escoba-setenta-of-a-rank = Nefnd eru { $count } spil með gildið { CARD($rank, form: "row") }; þau eru fjögur.
escoba-setenta-of-sevens = { $side } nefnir { $named ->
    [one] { $named } sjöu
   *[other] { $named } sjöur
} en á { $sevens }.
escoba-setenta-of-suits = { $side } getur ekki nefnt spil úr { $suits } sortum miðað við annað uppgefið.
escoba-setenta-without-velo = { $side } á { $card }, svo að sjöa er meðal bestu spilanna.

escoba-category-missing = Hver fær stig: { escoba-category }? Gefðu upp { $name }: lið eða spilara{ $or ->
    [null] , eða null ef enginn
   *[no] {""}
}.
escoba-named-twice = { $side } er á listanum tvisvar: { escoba-category }.
escoba-only-one-side = Aðeins einn getur fengið stig: { escoba-category }. Nefnd eru { $sides }.

escoba-captured-nothing = { $side } á ekki að hafa tekið neitt, en eiga samt: { AND($has) }.
escoba-velo-in-a-pile = Einhver tók spil, svo að öll spil lenda að lokum hjá einhverjum. Hver á { $card }?

escoba-implied = { $side } getur ekki fengið stig fyrir { escoba-category } án þess að fá þau líka ein og sér: { $other }.

escoba-piles-missing = Hvað tók { $side }? Gefðu upp piles fyrir { $id }.
escoba-left-make = Spilin sem eftir eru gera { $sum }: eitthvað sem var tekið var ekki fimmtán.
escoba-last-capture-missing = Hver tók síðast? Þangað fara spilin sem eftir eru: gefðu upp last_capture.
escoba-empty-pile = { $side } á tóman bunka og getur því ekki hafa tekið síðast.

escoba-in-no-pile = { $more ->
    [0] Í engum bunka: { CARD($cards, form: "row") }.
   *[other] Í engum bunka: { CARD($cards, form: "row") } og { $more } í viðbót.
}
escoba-table-missing = Hvað var gefið á borðið? Gefðu upp table með deals.
escoba-cards-dealt-to-the-table = Á borðið eru gefin { $expected } spil; nefnd eru { $given }.
escoba-deals-of-a-round = Í umferð eru { $expected } gjafir; nefndar eru { $given }.
escoba-cards-of-a-deal = Í gjöf eru spiluð { $expected } spil; nefnd eru { $given }.

escoba-count-otherwise = { $side }: { $member } er { CARD($expected, form: "row") }, ekki { CARD($given, form: "row") }.
escoba-left-otherwise = Samkvæmt leiknum er eftir á borðinu { $count ->
    [0] ekkert
    [1] { CARD($cards, form: "row") }
   *[other] { CARD($cards, form: "row") }
}, ekki { $claimed ->
    [0] ekkert
   *[other] { CARD($given, form: "row") }
}.
escoba-in-the-pile = { $count ->
    [1] Samkvæmt leiknum er { CARD($cards, form: "row") } í bunkanum hjá { $side }, en er ekki nefnt.
   *[other] Samkvæmt leiknum eru { CARD($cards, form: "row") } í bunkanum hjá { $side }, en eru ekki nefnd.
}
escoba-not-in-the-pile = { $count ->
    [1] Samkvæmt leiknum er { CARD($cards, form: "row") } ekki í bunkanum hjá { $side }, en er nefnt.
   *[other] Samkvæmt leiknum eru { CARD($cards, form: "row") } ekki í bunkanum hjá { $side }, en eru nefnd.
}

escoba-last-capture-otherwise = Samkvæmt leiknum tók { $last } síðast, ekki { $side }.
escoba-escobas-total = { $side }: escobur eru { $counted }, ekki { $given }.
escoba-captured-something = { $side } hefur tekið eitthvað samkvæmt öðru uppgefnu.

escoba-category-otherwise = { escoba-category }: { $sides }, ekki { $others }.

escoba-setenta-of-four = Í setentu er spil úr hverri af fjórum sortum; nefnd eru { $cards }.
escoba-piles-or-ranks = Gefðu upp piles, eða gildin hjá hverjum.
escoba-deal-for-nobody = Með { $table } spilum á borði og { $hand } á hendi hvers ganga 40 spil ekki upp, hve margir sem spilararnir eru.
escoba-pack-left-over = Stokkurinn gengur ekki upp hjá { $players } spilurum: eftir borðið eru { $left } spil, og { $cards } í hverri gjöf. Hann gengur upp hjá svona mörgum: { $count ->
    [0] engum
   *[other] { $fit }
}.
escoba-teams-of-equal-size = Í jafnstór lið þarf 4 eða 6 spilara; hér eru { $players }.
escoba-under-ten-of-two = score.under_ten ber tvö lið saman, en { $players } spilarar hver fyrir sig eru { $players } lið.
escoba-no-capture-of-two = score.no_capture_loses lætur hitt af tveimur liðum vinna, en { $players } spilarar hver fyrir sig eru { $players } lið.
escoba-none-left = play.missed er next_player, en með play.capture { $capture } verður ekkert eftir.

escoba-card = { $card }
escoba-way = { CARD($cards, form: "sum") }

escoba-other-ways = annað

escoba-makes-no-fifteen = { $card } gerir enga fimmtán hér og liggur því áfram á borðinu.
escoba-cannot-be-taken = { CARD($cards, form: "row") } er ekki hægt að taka: á borðinu er { $count ->
    [0] ekkert
   *[other] { CARD($table, form: "row") }
}.

escoba-no-fifteen = { $figures } gera { $sum }, ekki 15.
escoba-fifteen = { $figures } gera { $sum }.
escoba-may-be-left = { $card } gæti tekið { $ways }, en fimmtán má láta liggja.
escoba-has-to-take = { $card } gerir 15 með { $ways } og verður að taka.
escoba-no-other-makes-fifteen = { $others ->
    [unseen] { $card } gerir ekki fimmtán hér, og ekki heldur neitt annað spil sem gæti verið á hendi.
   *[held] { $card } gerir ekki fimmtán hér, og ekki heldur neitt annað spil á hendi.
}
escoba-could-have-taken = { $card } hefði getað tekið { $ways }: þegar hægt er að taka verður að spila spili sem tekur.
escoba-others-not-known = { $card } gerir ekki fimmtán hér; ekki er vitað hvort annað spil á hendi gerir það.
escoba-rest-of-the-hand = Hin spilin á hendi: með { CARD($card, form: "tvisti") }, sem tekur { $ways }, var það ekki leyfilegt.
escoba-not-in-the-hand = { $card } er ekki á hendinni.
escoba-legal-plays = { $count ->
    [1] Ein leið er leyfileg.
   *[other] Leyfilegar leiðir eru { $count }.
}
escoba-no-card-to-play = Án spila er engu hægt að spila.

escoba-nothing-taken = Ekkert var tekið.
escoba-still-on-the-table = Á borðinu er enn { CARD($cards, form: "row") }.
escoba-is-one = Ekkert er eftir á borðinu: escoba.
escoba-overlooked-stays = Í þessum reglum liggur kyrrt það sem gleymdist að taka.
escoba-nothing-overlooked = Spilarinn á undan skildi ekkert spil eftir sem hægt hefði verið að taka fimmtán með.
escoba-overlooked-otherwise = Það sem gleymdist að taka er fimmtán með { $card }.
escoba-was-overlooked = Þetta gleymdist að taka, svo að næsti spilari má taka það.
escoba-nobody-takes-what-is-dealt = Spilin gera { $sum }; í þessum reglum tekur enginn það sem er gefið á borðið.
escoba-takes-what-is-dealt = { $taker ->
    [leader] Spilin gera { $sum }: sá sem á út tekur þau og fær { $escobas ->
        [1] eina escobu
       *[other] tvær escobur
    }.
   *[dealer] Spilin gera { $sum }: gjafarinn tekur þau og fær { $escobas ->
        [1] eina escobu
       *[other] tvær escobur
    }.
}
escoba-dealt-do-not-split = Spilin gera 30 en skiptast ekki í 15 og 15: enginn tekur þau.
escoba-nobody-takes-them = Spilin gera { $sum }, og enginn fær þau.

escoba-comes-out = Spilin sem eftir eru gera { $sum }, svo að umferðin gengur upp.
escoba-does-not-come-out = Spilin sem eftir eru gera { $sum }, ekki 10, 25, 40 eða 55: eitthvað sem var tekið var ekki fimmtán.
escoba-best-setenta = { $count ->
    [1] { $sides } á setentuna.
   *[other] { $sides } eiga setentuna.
}
escoba-equal-setentas = { $sides } eru með jafnt: enginn fær stig.
escoba-no-whole-setenta = Enginn á spil úr öllum fjórum sortum.

escoba-turn-of-another = { $turn } átti að spila, ekki { $player }.
escoba-played-all-cards = { $player } hefur þegar spilað { $cards ->
    [1] eina spilinu
    [2] báðum spilunum
    [3] öllum þremur spilunum
    [4] öllum fjórum spilunum
    [5] öllum fimm spilunum
    [6] öllum sex spilunum
    [7] öllum sjö spilunum
    [8] öllum átta spilunum
    [9] öllum níu spilunum
    [10] öllum tíu spilunum
   *[other] öllum spilunum ({ $cards })
} úr þessari gjöf.
escoba-card-seen-before = { $card } hefur þegar verið spilað eða legið á borðinu; í stokknum er eitt.
escoba-every-play-allowed = Allt var leyfilegt.
escoba-plays-not-settled = Ekkert er örugglega gegn reglunum; um sumt er ekki hægt að skera úr af því sem sagt var.
escoba-against-the-rules = Gegn reglunum: { $places }{ $more ->
    [0] {""}
   *[other] {" "}og { $more } í viðbót
}.
escoba-place-in-a-round = gjöf { $deal }, leikur { $play }

escoba-form-outcome = Hver fékk hvað
escoba-form-counts = Fjöldi
escoba-row-category = { $category ->
    [cards] Flest spil
    [coins] Flest myntspil
    [velo] Myntsjöan
    [setenta] Setenta
    [sevens] Flestar sjöur
    [all_cards] Öll spilin
    [all_coins] Öll myntspil
    [all_sevens] Allar sjöur
   *[under_ten] Hinir með færri en tíu spil
}
escoba-ask-category = { $category ->
    [cards] Hver á flest spil?
    [coins] Hver á flest myntspil?
    [velo] Hver á myntsjöuna?
    [setenta] Hver á setentuna?
   *[sevens] Hver á flestar sjöur?
}
escoba-fold-extras = Á einhver allt af einhverju?
escoba-row-no-capture = Tók ekkert
escoba-row-counted = { $counted ->
    [cards] Spil
    [coins] Myntspil
   *[sevens] Sjöur
}
escoba-ask-counted = { $counted ->
    [cards] Hve mörg spil á { $name }?
    [coins] Hve mörg myntspil á { $name }?
   *[sevens] Hve margar sjöur á { $name }?
}
escoba-row-setenta = Best í sort
escoba-ask-setenta = Hvaða spil mynda setentuna?
escoba-row-escobas = Escobur

escoba-count-escobas = Escobur
escoba-count-velos = Myntsjöur

escoba-claim-capture = Má spila þessu spili svona?
escoba-claim-plays = Hverju má spila?
escoba-claim-dealt-table = Hver fær spilin á borðinu?
escoba-claim-missed = Má taka það sem sást yfir?
escoba-claim-setenta = Hver á setentuna?
escoba-claim-left = Ganga spilin sem eftir eru upp?
escoba-claim-audit = Var umferðin spiluð eftir reglum?
escoba-claim-escoba = Er þetta escoba?

escoba-label-table = Á borðinu
escoba-about-table = Spilin sem liggja þar
escoba-about-table-before = Það sem lá þar áður
escoba-about-dealt = Spilin sem gefin voru á borðið
escoba-about-dealt-table = Spilin sem gefin voru á borðið
escoba-about-card = Spilið sem er spilað
escoba-label-take = Tekur
escoba-about-take = Það sem spilið tekur
escoba-about-take-or-stay = Það sem spilið tekur; autt ef það liggur eftir
escoba-about-holding = Höndin, líka spilið sem er spilað
escoba-about-whole-hand = Öll höndin
escoba-label-unseen = Óséð spil
escoba-about-unseen = Í stað handarinnar: spilin sem enginn hefur enn séð
escoba-label-left = Spil sem lá eftir
escoba-about-card-left = Spilið sem var spilað og lá eftir
escoba-about-take-of-next = Það sem næsti spilari tekur, líka spilið sem lá eftir
escoba-label-piles = Tekin spil
escoba-about-piles = Allt sem hvert lið hefur tekið
escoba-label-ranks = Gildi
escoba-about-ranks = Í staðinn: besta gildi liðsins í hverri sort
escoba-about-left = Þau sem eru eftir í lokin
escoba-label-deals = Gjafir
escoba-about-deals = Gjöf fyrir gjöf, spilin í þeirri röð sem þeim var spilað
escoba-about-dealer = Hver gaf; annars sá sem gefur umferðina
escoba-about-played = Spilið sem var spilað
escoba-about-taken = Það sem spilið tók; autt ef það lá eftir
escoba-label-missed = Sást yfir
escoba-about-missed = Það sem spilarinn tók fyrst því það fór fram hjá þeim á undan; aðeins ef reglur segja svo
escoba-about-play = Spil eins og því var spilað.
escoba-label-cards-left = Eftir
escoba-label-last-capture = Tók síðast
escoba-label-accept-infractions = Þrátt fyrir brot

escoba-end-in-short = { $target }{ $tie ->
    [alone] {" "}og ein staða efst vinnur
   *[shared] {" "}vinnur
}

escoba-about = Náðu fimmtán og hreinsaðu borðið
escoba-variant-escoba = Taktu fimmtán; stig fyrir spil, myntspil, myntsjöuna, setentuna og hverja escobu; upp í 21
escoba-variant-escoba-fournier = Tvö lið þegar fjórir eða fleiri spila; sjöur í stað setentu, aukastig fyrir að ná þeim öllum
escoba-variant-escoba-del-15 = Upp í 15, og skilja má fimmtán eftir
escoba-house-rule-to-15 = Upp í 15 stig
escoba-house-rule-to-30 = Upp í 30 stig
escoba-house-rule-to-31 = Upp í 31 stig
escoba-house-rule-setenta-by-points = Setenta eftir stigum
escoba-house-rule-most-sevens = Flestar sjöur í stað setentu
escoba-house-rule-must-take = Sá sem getur tekið verður að taka
escoba-house-rule-may-leave = Skilja má fimmtán eftir
escoba-house-rule-overlooked-for-the-next = Næsti spilari á fimmtán sem sást yfir
escoba-house-rule-ties-score-for-all = Séu fleiri jafnir fá þeir allir stig
escoba-house-rule-leader-takes-the-table = Sá sem á út tekur borðið ef þar eru fimmtán
escoba-house-rule-clockwise = Réttsælis
escoba-house-rule-partners = Tveir og tveir saman
escoba-house-rule-spanish-cards = Spænsk spil
escoba-house-rule-all-coins = Eitt stig að auki fyrir öll myntspil
escoba-house-rule-all-sevens = Eitt stig að auki fyrir allar sjöur
escoba-house-rule-all-cards = Eitt stig að auki fyrir öll spil
escoba-house-rule-under-ten = Tvö stig að auki ef hinir fá færri en tíu spil
escoba-house-rule-no-capture-loses = Lið sem tekur ekkert tapar spilinu

escoba-body-piles = öll spilin
escoba-body-counts = fjöldi
escoba-body-outcome = hver fékk hvað
escoba-body-deals = hver leikur
