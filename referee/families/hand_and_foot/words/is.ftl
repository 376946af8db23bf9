# Icelandic: lines of Hand and Foot.

hand_and_foot-melded = { $side }: spilin á borðinu gilda { $points }.
hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [one] { $books } hrein kanasta
       *[other] { $books } hreinar kanöstur
    }, { $each } hver.
    [dirty] { $side }: { $books ->
        [one] { $books } blönduð kanasta
       *[other] { $books } blandaðar kanöstur
    }, { $each } hver.
   *[wild] { $side }: { $books ->
       [one] { $books } kanasta
      *[other] { $books } kanöstur
   } úr lausaspilum, { $each } hver.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } rauður þristur
   *[other] { $threes } rauðir þristar
} á borðinu, { $each } hver.

hand_and_foot-held = { $side }: spilin sem eftir voru á hendi gilda { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } rauður þristur
   *[other] { $threes } rauðir þristar
} enn á hendi, { $each } hver.

hand_and_foot-went-out = { $side }: lokun, { $points }.
hand_and_foot-exact-cut = { $player } tók nákvæmlega rétt mörg spil af stokknum: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side }: lokað þótt félaginn hefði sagt nei, { $points }.
    [cannot_go_out] { $side }: spurt um að loka þótt það væri ekki hægt, { $points }.
   *[pile_unusable] { $side }: bunkinn tekinn án þess að hann nýttist, { $points }.
}

hand_and_foot-out-missing = Hver lokaði? Gefðu upp out, eða "out": null ef enginn gerði það.
hand_and_foot-side-missing = { $side }: niðurstaðan er óskráð. Gefðu upp sides fyrir { $id }.
hand_and_foot-melded-missing = { $side }: hvað er á borðinu? Gefðu upp melded (stig allra spila þar) eða melds (spilin).
hand_and_foot-held-missing = { $side }: hvað er enn á hendi? Gefðu upp held (stig) eða held_cards; 0 ef ekkert.
hand_and_foot-melded-total = Spilin á borðinu gilda { $counted }, ekki { $given }.
hand_and_foot-held-total = { $count ->
    [0] Engin spil gilda { $counted }, ekki { $given }.
   *[other] { CARD($cards, form: "row") } gilda { $counted }, ekki { $given }.
}
hand_and_foot-red-threes-total = Rauðir þristar þar á meðal eru { $counted }, ekki { $given }.
hand_and_foot-books-total = { $kind ->
    [clean] Hreinar kanöstur eru hér { $counted }, ekki { $given }.
    [dirty] Blandaðar kanöstur eru hér { $counted }, ekki { $given }.
   *[wild] Kanöstur úr lausaspilum eru hér { $counted }, ekki { $given }.
}
hand_and_foot-no-such-books = { $kind ->
    [dirty] Í þessum reglum eru engar blandaðar kanöstur. Slepptu dirty.
   *[wild] Í þessum reglum eru engar kanöstur úr lausaspilum. Slepptu wild.
}
hand_and_foot-by-fives = { $side }: { $points } gengur ekki upp. Gildi allra spila eru margfeldi af { $unit }, svo að talan er { $below } eða { $above }.
hand_and_foot-melded-too-little = { $side }: { $books }. Þau spil gilda minnst { $least }; { $points } er of lítið.
hand_and_foot-some-books = { $kind ->
    [clean] { $books ->
        [one] { $books } hrein kanasta
       *[other] { $books } hreinar kanöstur
    }
    [dirty] { $books ->
        [one] { $books } blönduð kanasta
       *[other] { $books } blandaðar kanöstur
    }
   *[wild] { $books ->
       [one] { $books } kanasta úr lausaspilum
      *[other] { $books } kanöstur úr lausaspilum
   }
}
hand_and_foot-below-minimum = { $side }: { $points } er of lítið. Í þessari umferð gilda fyrstu samstæður minnst { $minimum }.
hand_and_foot-out-holds-nothing = { $player } lokaði og á því ekkert eftir á hendi.
hand_and_foot-cuts-once = { $player } tekur aðeins einu sinni af stokknum í umferð.
hand_and_foot-no-exact-cut = Í þessum reglum fást engin stig fyrir að taka nákvæmlega rétt mörg spil. Slepptu exact_cut.

hand_and_foot-too-many-red-threes = Uppgefnir rauðir þristar eru { $threes }, en í { $packs ->
    [one] { $packs } stokki
   *[other] { $packs } stokkum
} eru þeir { $most }.
hand_and_foot-too-many-points = Spil allra gilda samtals { $points }, en öll spil í { $packs ->
    [one] { $packs } stokki
   *[other] { $packs } stokkum
} gilda { $most }.
hand_and_foot-too-many-books = { $kind ->
    [natural] Í svo margar kanöstur þarf minnst { $cards } venjuleg spil, en í stokkunum eru { $most }.
   *[wild] Í svo margar kanöstur þarf minnst { $cards } lausaspil, en í stokkunum eru { $most }.
}

hand_and_foot-teams-of-nobody = teams er { $teams }, en { $fewest }–{ $most } spilurum er ekki hægt að skipta þannig.
hand_and_foot-teams-of-equal-size = Í jafnstór lið þarf { $fit } spilara; hér eru { $players }.
hand_and_foot-pack-too-small = { $players } spilarar með hönd ({ $hand }) og fót ({ $foot }) þurfa { $cards } spil og eitt til að snúa upp; í { $packs ->
    [one] { $packs } stokki
   *[other] { $packs } stokkum
} eru { $size }.
hand_and_foot-no-wild-books = out.books.wild er { $books }, en melds.all_wild er false: slíkar kanöstur eru ekki til.
hand_and_foot-no-partner = { $option } er true, en teams er null, svo að enginn á félaga.
hand_and_foot-minimum-empty = minimum er tómt; ef einskis er krafist af fyrstu samstæðum er það 0.

hand_and_foot-threes-not-melded = { CARD($cards, form: "row") } er ekki samstæða: þristar eru ekki lagðir niður.
hand_and_foot-meld-of-several-ranks = { CARD($cards, form: "row") } er ekki samstæða: spilin eiga að hafa sama gildi.
hand_and_foot-meld-too-small = { $count ->
    [0] Ekkert er ekki samstæða: í henni eru minnst þrjú spil.
   *[other] { CARD($cards, form: "row") } er ekki samstæða: í henni eru minnst þrjú spil.
}
hand_and_foot-only-wild = { CARD($cards, form: "row") } er ekki samstæða hér: lausaspil fara með venjulegum spilum.
hand_and_foot-meld-too-large = { CARD($cards, form: "row") } er of stórt: { $book } spil eru kanasta, og engin samstæða er stærri.
hand_and_foot-too-many-wilds = { $most ->
    [0] { CARD($cards, form: "row") } er ekki samstæða hér: af { $count } spilum má ekkert vera lausaspil, ekki { $wilds }.
   *[other] { CARD($cards, form: "row") } er ekki samstæða hér: af { $count } spilum mega { $most } vera lausaspil, ekki { $wilds }.
}
hand_and_foot-several-open-melds = Þarna eru { $melds } opnar samstæður: { CARD($rank, form: "tvistar") }. Þar til ein er orðin kanasta eru þær ein samstæða.
hand_and_foot-several-open-wild-melds = Þarna eru { $melds } opnar samstæður úr lausaspilum; þar til ein er orðin kanasta eru þær ein samstæða.
hand_and_foot-which-suit = Af hvaða sort er { $rank }? Rauðir þristar telja öðruvísi en svartir.
hand_and_foot-needs-books = Til að loka þarf kanöstur: { AND($needed) }{ $last ->
    [1] {""}
   *[other] {""}
}; { $players ->
    [0] liðið á
    [1] { $side } á
   *[other] { $side } eiga
} { AND($has) }.
hand_and_foot-books-of-kind = { $kind ->
    [clean] hreinar { $books }
    [dirty] blandaðar { $books }
   *[wild] úr lausaspilum { $books }
}
hand_and_foot-only-books = { $kind ->
    [clean] { $books ->
        [0] enga hreina
       *[other] aðeins { $books } hreinar
    }
    [dirty] { $books ->
        [0] enga blandaða
       *[other] aðeins { $books } blandaðar
    }
   *[wild] { $books ->
        [0] enga úr lausaspilum
       *[other] aðeins { $books } úr lausaspilum
    }
}

hand_and_foot-round-missing = Hvaða umferð er þetta? Hafi liðið ekki lagt niður er lágmark á fyrstu samstæðum.
hand_and_foot-also-not-held = Á hendinni eru ekki öll spil í also: { $ranks }.
hand_and_foot-open-meld-of-another-rank = open_meld er samstæða liðsins með sama gildi og efsta spilið; slepptu því ef hún er ekki til.
hand_and_foot-books-of-the-packs = Í kanöstu eru { $cards } spil, svo að úr stokkunum verða mest { $most } kanöstur.

hand_and_foot-ask-out = Hver lokaði?
hand_and_foot-tap-out = Ýttu á þann sem lokaði
hand_and_foot-who-went-out = { $name } lokaði
hand_and_foot-nobody-out = Enginn lokaði
hand_and_foot-form-figures = Kanöstur og stig
hand_and_foot-row-books = { $kind ->
    [clean] Hreinar
    [dirty] Blandaðar
   *[wild] Lausaspil
}
hand_and_foot-row-threes = Rauðir þristar
hand_and_foot-row-held-threes = Þristar á hendi

hand_and_foot-hint-each = { FIGURE($points) } hver
hand_and_foot-row-melded = Á borðinu
hand_and_foot-hint-melded = stig, með kanöstum
hand_and_foot-ask-melded = { $name }: hvað gilda spilin á borðinu?
hand_and_foot-row-held = Á hendi
hand_and_foot-hint-held = stig
hand_and_foot-ask-held = { $name }: hvað gilda spilin á hendi?
hand_and_foot-row-exact-cut = Tók rétt mörg
hand_and_foot-fold-exact-cut = Tók einhver nákvæmlega rétt mörg?
hand_and_foot-row-penalties = Refsingar
hand_and_foot-fold-penalties = Var einhverjum refsað?

hand_and_foot-choice-penalty = { $kind ->
    [out_refused] lokaði þrátt fyrir neitun
    [cannot_go_out] spurði, en gat ekki lokað
   *[pile_unusable] tók bunka sem nýttist ekki
}

hand_and_foot-count-went-out = Lokanir
hand_and_foot-count-books = Kanöstur

hand_and_foot-claim-draw = Má byrja á að draga svona?
hand_and_foot-claim-meld = Má leggja þessi spil niður?
hand_and_foot-claim-open = Duga þessar fyrstu samstæður?
hand_and_foot-claim-take-pile = Má taka kastbunkann?
hand_and_foot-claim-go-out = Má þessi spilari loka?
hand_and_foot-claim-book = Hvers konar kanasta er þetta?

hand_and_foot-from-stock = Úr stokknum
hand_and_foot-from-pile = Úr kastbunka
hand_and_foot-label-drawn = Dregin spil
hand_and_foot-about-drawn = Hve mörg voru dregin, án rauðra þrista
hand_and_foot-label-on = Bætt við
hand_and_foot-about-on = Opin samstæða liðsins, ef bætt er við hana
hand_and_foot-label-round = Umferð
hand_and_foot-about-round = Frá 1; lágmarkið hækkar með henni
hand_and_foot-label-top = Efsta spilið
hand_and_foot-about-top = Spilið efst í kastbunkanum
hand_and_foot-about-holding = Öll spil á hendi
hand_and_foot-label-opened = Hefur lagt niður
hand_and_foot-about-opened = Hvort liðið hefur lagt niður í þessari umferð
hand_and_foot-about-round-needed = Þarf nema liðið hafi lagt niður
hand_and_foot-label-open-meld = Opin samstæða
hand_and_foot-about-open-meld = Opin samstæða liðsins með gildi efsta spilsins; sé hún til hefur liðið lagt niður
hand_and_foot-label-also = Einnig
hand_and_foot-about-also = Aðrar samstæður af hendi sem lagðar eru niður um leið
hand_and_foot-label-books = Kanöstur
hand_and_foot-about-books = Hve margar kanöstur af hverri gerð.
hand_and_foot-label-clean = Hreinar
hand_and_foot-about-clean = Án lausaspila
hand_and_foot-label-dirty = Blandaðar
hand_and_foot-about-dirty = Með lausaspilum
hand_and_foot-label-wild = Lausaspil
hand_and_foot-about-wild = Eingöngu lausaspil
hand_and_foot-label-partner-in-foot = Félagi með fót
hand_and_foot-about-partner-in-foot = Hvort félaginn hefur tekið upp fótinn
hand_and_foot-label-partner-said = Félagi segir já
hand_and_foot-about-partner-said = Hverju félaginn svaraði: já eða nei

hand_and_foot-is-meld = { $kind ->
    [clean] { CARD($cards, form: "row") } er hrein kanasta.
    [dirty] { CARD($cards, form: "row") } er blönduð kanasta.
    [wild] { CARD($cards, form: "row") } er kanasta úr lausaspilum.
   *[open] { CARD($cards, form: "row") } er opin samstæða.
}

hand_and_foot-first-melds = Þetta gerir { $points } stig; fyrstu samstæður gilda minnst { $minimum } í þessari umferð.

hand_and_foot-three-on-top = Bunki með þrist efst er ekki tekinn.
hand_and_foot-takes-pile = { $card } fer í samstæðu með tveimur spilum af hendi, og bunkinn er tekinn.
hand_and_foot-no-room = Í opnu samstæðunni er pláss fyrir { $room ->
    [1] { $room } spil
   *[other] { $room } spil
}, en með efsta spilinu koma tvö.
hand_and_foot-too-little-for-the-pile = Efsta spilið, spilin tvö með því og annað sem er lagt niður gilda { $points }; í þessari umferð gilda fyrstu samstæður minnst { $minimum }.
hand_and_foot-pair-to-take-pile = { $wild ->
    [yes] Til að taka bunkann fara tvö spil af hendi í samstæðu með { $card }: 2 × { CARD($rank, form: "row") }, eða eitt slíkt og lausaspil.
   *[no] Til að taka bunkann fara tvö spil af hendi í samstæðu með { $card }: 2 × { CARD($rank, form: "row") }.
}
hand_and_foot-seeing-pair = { $wild ->
    [yes] Ef á hendi sæjust 2 × { CARD($rank, form: "row") }, eða eitt slíkt spil og lausaspil.
   *[no] Ef á hendi sæjust 2 × { CARD($rank, form: "row") }.
}
hand_and_foot-stock-or-pile = Leikur hefst á tveimur spilum úr stokknum eða á bunkanum, ekki hvoru tveggja.
hand_and_foot-may-begin-with-pile = Leikur má hefjast á bunkanum ef efsta spilið þar kemst strax í samstæðu.
hand_and_foot-stock-used-up = Af spilunum tveimur eru { $cards } í stokknum; spilað er áfram með bunkann þar til enginn tekur hann.
hand_and_foot-two-cards-not = Leikur hefst á tveimur spilum úr stokknum, ekki { $drawn }; rauður þristur er lagður á borðið og annað dregið í staðinn.
hand_and_foot-two-cards = Leikur hefst á tveimur spilum úr stokknum; rauður þristur er lagður á borðið og annað dregið í staðinn.

hand_and_foot-may-go-out = Liðið á kanösturnar, og ekkert annað kemur í veg fyrir að loka.
hand_and_foot-partner-needs-foot = Félaginn verður fyrst að hafa tekið upp fótinn.
hand_and_foot-seeing-the-foot = Hvort félaginn hefur tekið upp fótinn.
hand_and_foot-partner-must-agree = Félaginn verður að hafa leyft að loka.
hand_and_foot-word-of-partner = Hvað félaginn sagði.

hand_and_foot-column-out = Lokaði
hand_and_foot-column-books = Hreinar, blandaðar og lausaspilakanöstur

hand_and_foot-about = Kanöstur úr sjö spilum, hönd og fótur
hand_and_foot-variant-hand-and-foot = Tvö lið leggja spil af sama gildi í kanöstur úr sjö spilum, hreinar, blandaðar eða úr lausaspilum; hver á hönd og fót
hand_and_foot-variant-hand-and-foot-pagat = Þrettán spil á hendi og í fæti; ekkert fæst fyrir að taka nákvæmlega rétt mörg
hand_and_foot-variant-hand-and-foot-bicycle = Í samstæðum með lausaspilum eru fjögur venjuleg, og ein hrein og ein blönduð kanasta nægja
hand_and_foot-variant-hand-and-foot-alone = Tveir til sex spila hver fyrir sig, og rauðir þristar kosta 500 hvar sem þeir eru
hand_and_foot-name-hand-and-foot-pagat = Hand and Foot, 13 spil í hvoru
hand_and_foot-name-hand-and-foot-bicycle = Hand and Foot, fjögur venjuleg spil
hand_and_foot-name-hand-and-foot-alone = Hand and Foot, hver fyrir sig (Simpson)
hand_and_foot-house-rule-black-threes-0 = Svartir þristar gilda ekkert
hand_and_foot-house-rule-four-to-nine-five = Spil frá 4 til 9 gilda fimm
hand_and_foot-house-rule-red-threes-500 = Rauðir þristar kosta 500 hvar sem þeir eru
hand_and_foot-house-rule-three-wilds = Þrjú lausaspil í kanöstu, færri en þau venjulegu
hand_and_foot-house-rule-whole-pile = Allur bunkinn er tekinn
hand_and_foot-house-rule-wild-in-the-pair = Annað spilanna tveggja fyrir bunkann má vera lausaspil
hand_and_foot-house-rule-one-clean-one-dirty = Ein hrein og ein blönduð kanasta til að loka
hand_and_foot-house-rule-last-discard = Kasta verður síðasta spilinu
hand_and_foot-house-rule-no-exact-cut = Ekkert fæst fyrir að taka nákvæmlega rétt mörg
hand_and_foot-house-rule-minimum-from-60 = Fyrstu samstæður minnst 60, 90, 120 og 150
hand_and_foot-house-rule-to-10000 = Upp í 10.000 stig

hand_and_foot-body-sides = ásamt því hver lokaði
