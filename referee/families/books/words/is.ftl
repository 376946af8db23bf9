# Icelandic: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } lagði { $set ->
        [book] engan slag
       *[pair] ekkert par
    } á borðið.
   *[other] { $player } lagði { $set ->
        [book] { $count ->
            [one] { $count } slag
           *[other] { $count } slagi
        }
       *[pair] { $count ->
           [one] { $count } par
          *[other] { $count } pör
       }
    } á borðið.
}
books-ranks = { $player } lagði á borðið { $set ->
    [book] { $count ->
        [one] { $count } slag
       *[other] { $count } slagi
    }
   *[pair] { $count ->
       [one] { $count } par
      *[other] { $count } pör
   }
}: { CARD($ranks, form: "tvistar") }.
books-ranks-and-points = { $player } lagði á borðið { $set ->
    [book] { $count ->
        [one] { $count } slag
       *[other] { $count } slagi
    }
   *[pair] { $count ->
       [one] { $count } par
      *[other] { $count } pör
   }
}: { CARD($ranks, form: "tvistar") }, { $points } stig.

books-gives = { $set ->
    [book] { $player } gefur slag fyrir ranga spurningu; { $other } fær hann.
   *[pair] { $player } gefur par fyrir ranga spurningu; { $other } fær það.
}
books-gives-rank = { $set ->
    [book] { $player } gefur slag ({ CARD($rank, form: "tvistar") }) fyrir ranga spurningu; { $other } fær hann.
   *[pair] { $player } gefur par ({ CARD($rank, form: "tvistar") }) fyrir ranga spurningu; { $other } fær það.
}
books-gets = { $set ->
    [book] { $player } fær slag; { $other } gefur hann.
   *[pair] { $player } fær par; { $other } gefur það.
}
books-gets-rank = { $set ->
    [book] { $player } fær slag ({ CARD($rank, form: "tvistar") }); { $other } gefur hann.
   *[pair] { $player } fær par ({ CARD($rank, form: "tvistar") }); { $other } gefur það.
}

books-not-in-pack = { CARD($card, form: "row") } er ekki til í þessum stokki. Í honum eru fjórar sortir, frá tvisti upp í ás.
books-too-many-cards = Í þessum stokki eru { $count } × { CARD($card, form: "row") }; hér eru gefin upp fleiri.
books-sets-or-counts = Gefðu upp sets, gildin sem hver lagði á borðið, eða counts, hve mörg.
books-sets-with-ranks = Hér fara stigin eftir gildi: gefðu upp sets með gildunum, ekki aðeins fjöldann.
books-count-of-ranks = { $counted ->
    [0] Engin gildi: fjöldinn er { $counted }, ekki { $given }.
   *[other] { CARD($ranks, form: "row") }: fjöldinn er { $counted }, ekki { $given }.
}
books-sets-of-a-deal = { $set ->
    [book] { $count ->
        [one] Uppgefinn er { $count } slagur; í umferð eru { $whole }.
       *[other] Uppgefnir eru { $count } slagir; í umferð eru { $whole }.
    }
   *[pair] { $count ->
       [one] Uppgefið er { $count } par; í umferð eru { $whole }.
      *[other] Uppgefin eru { $count } pör; í umferð eru { $whole }.
   }
}
books-sets-missing = Enn vantar þessi gildi: { CARD($ranks, form: "tvistar") }.
books-no-forfeits = Í þessum reglum er ekkert gefið fyrir ranga spurningu (set.wrong_ask).
books-rank-of-forfeit = Hér fara stigin eftir gildi: taktu fram hvaða gildi var gefið.
books-forfeit-to-another = { $player } þarf að gefa einhverjum öðrum.
books-no-set-to-give = { $player } hefur þá ekkert til að gefa.
books-no-rank-to-give = { $player } hefur þá ekki þetta gildi til að gefa: { CARD($rank, form: "tvistar") }.

books-request-missing = Taktu fram um hvað er beðið: gildi eins og Q eða spil eins og QS.
books-step-missing = Skref er spurning (hver er spurður og um hvað), slagur eða par á borðið, eða dregin spil.
books-hand-by-history = Samkvæmt sögunni eru spilin á hendi { $cards }, ekki { $given }.
books-deal-missing = Í þessum reglum er engin gjöf fyrir { $players } spilara. Gefðu upp hve mörg spil hver fékk: cards_each.
books-deal-too-large = { $cards } spil á hvern af { $players } spilurum eru fleiri en eru í stokknum.
books-stock = Eftir þessa gjöf { $cards ->
    [one] er { $cards } spil
   *[other] eru { $cards } spil
} í stokknum, ekki { $given }.

books-no-deal = deal.cards segir ekkert um { $players } spilara.
books-pack-too-small = { $cards } spil á hvern af { $players } spilurum eru fleiri en þau { $size } sem eru í stokknum.
books-no-stock-to-draw-from = Öll spilin eru gefin, svo að enginn stokkur er til að draga úr (ask.empty: { $empty }).
books-no-stock-to-be-gone = Öll spilin eru gefin, svo að enginn stokkur er til að klárast (deal.cards: all).
books-colours-of-four = Fjögur spil af sama gildi eru aldrei öll í sama lit (set.size: 4).
books-colours-and-cards = Pör í sama lit eiga við þegar spurt er um gildi (ask.for: card).
