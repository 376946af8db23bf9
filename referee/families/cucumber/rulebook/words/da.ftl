# Danish: the rules of Cucumber.

cucumber_rules-heading-cards = Kortene
cucumber_rules-heading-deal = Kortgivningen
cucumber_rules-heading-changing = At bytte kort
cucumber_rules-heading-play = Spillet
cucumber_rules-heading-last-trick = Sidste stik
cucumber_rules-heading-costs = Hvad det koster
cucumber_rules-heading-limit = Grænsen
cucumber_rules-heading-score = Regnskabet
cucumber_rules-heading-buying-in = At købe sig ind igen
cucumber_rules-heading-end = Når spillet slutter
cucumber_rules-heading-money = Penge
cucumber_rules-heading-people = Når nogen går eller kommer til

cucumber_rules-the-card = { CARD($card, form: "den") }
cucumber_rules-a-card = { CARD($card, form: "et") }
cucumber_rules-a-name = { $cards }
cucumber_rules-equal = { $cards } (lige høje)
cucumber_rules-together = { CARD($cards, form: "play") }
cucumber_rules-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } agurk
       *[other] { $points } agurker
    }
    [credit] { $points ->
        [one] { $points } kredit
       *[other] { $points } kreditter
    }
   *[point] { $points } point
}
cucumber_rules-limit-amount = { $unit ->
    [credit] { $points ->
        [one] { $points } tabt kredit
       *[other] { $points } tabte kreditter
    }
   *[other] { cucumber_rules-amount }
}
cucumber_rules-packs = { $packs ->
    [1] ét spil kort
    [2] to spil kort
    [3] tre spil kort
    [4] fire spil kort
    [5] fem spil kort
    [6] seks spil kort
    [7] syv spil kort
    [8] otte spil kort
    [9] ni spil kort
    [10] ti spil kort
   *[other] { $packs } spil kort
}
cucumber_rules-cards = { $cards } kort
# A clause ends in a comma.
cucumber_rules-first = { $first ->
    [leader] den, der spiller ud,
    [dealer] giveren
   *[forehand] forhånden
}

cucumber_rules-opening = Et spil for { $range ->
    [same] { $fewest ->
        [2] to spillere
        [3] tre spillere
        [4] fire spillere
        [5] fem spillere
        [6] seks spillere
        [7] syv spillere
        [8] otte spillere
        [9] ni spillere
        [10] ti spillere
       *[other] { $fewest } spillere
    }
    [next] { $fewest } eller { $most } spillere
   *[far] { $fewest } til { $most } spillere
}. Der spilles stik for stik, med uret, og { $aim ->
    [declaration] kun det kort tæller, som er tilbage bagefter: det gælder om at have det laveste.
    [lowest] kun det sidste stik i en runde tæller: det gælder om at have det laveste kort i det.
   *[highest] kun det sidste stik i en runde tæller: det gælder om ikke at have det højeste kort i det.
}

cucumber_rules-players-min-title = Mindste antal spillere
cucumber_rules-players-min-value = { $value }
cucumber_rules-players-max-title = Største antal spillere
cucumber_rules-players-max-value = { $value }

cucumber_rules-pack-deck-title = Kortene i et spil kort
cucumber_rules-pack-deck-french = 52 kort, fra es til 2 i fire kulører
cucumber_rules-pack-deck-five-cucumbers = 60 kort, fire af hvert tal fra 1 til 15, uden kulører
cucumber_rules-pack-deck-kille = 42 killekort, to af hvert, uden kulører
cucumber_rules-pack-packs-title = Antal spil kort
cucumber_rules-pack-packs-value = { cucumber_rules-packs }
cucumber_rules-pack-packs-by-players = ét spil kort til op til { $above ->
    [1] én spiller
    [2] to spillere
    [3] tre spillere
    [4] fire spillere
    [5] fem spillere
    [6] seks spillere
    [7] syv spillere
    [8] otte spillere
    [9] ni spillere
    [10] ti spillere
   *[other] { $above } spillere
}, og derover ét pr. { $each ->
    [1] spiller
    [2] to spillere, rundet op
    [3] tre spillere, rundet op
    [4] fire spillere, rundet op
    [5] fem spillere, rundet op
    [6] seks spillere, rundet op
    [7] syv spillere, rundet op
    [8] otte spillere, rundet op
    [9] ni spillere, rundet op
    [10] ti spillere, rundet op
   *[other] { $each } spillere, rundet op
}
cucumber_rules-pack-jokers-title = Antal jokere
cucumber_rules-pack-jokers-value = { cucumber_rules-jokers }
cucumber_rules-jokers = { $jokers ->
    [0] ingen jokere
    [1] én joker
    [2] to jokere
    [3] tre jokere
    [4] fire jokere
    [5] fem jokere
    [6] seks jokere
    [7] syv jokere
    [8] otte jokere
   *[other] { $jokers } jokere
}
cucumber_rules-pack-joker-rank-title = Hvad en joker er, når der er nogen med
cucumber_rules-pack-joker-rank-above-ace = en joker går over esset
cucumber_rules-pack-joker-rank-as-ace = en joker er et es mere, lige så højt som de andre og med samme pris
cucumber_rules-pack-joker-rank-wild = en joker er et vildt kort i spillet og går over esset i sidste stik
cucumber_rules-pack-top-cards-title = Kort, der går over alle andre
cucumber_rules-pack-top-cards-none = der er ingen
cucumber_rules-pack-top-cards-value = { $groups }
cucumber_rules-top-group = { $cards } ({ $points } point{ $count ->
    [1] {""}
   *[other] {" "}hver
}{ $fatal ->
    [yes] , og den, der betaler med det, er ude med det samme
   *[no] {""}
})
cucumber_rules-then = { $first }, derefter { $second }
cucumber_rules-pack-top-cards-part-cards = Lige høje indbyrdes.
cucumber_rules-pack-top-cards-part-fatal = Den, der betaler med et af dem, er ude med det samme.
cucumber_rules-pack-low-in-last-trick-title = Værdier, der kun er lavest i sidste stik
cucumber_rules-pack-low-in-last-trick-none = der er ingen
cucumber_rules-pack-low-in-last-trick-value = { CARD($ranks, form: "several") }, til 1 point hver

cucumber_rules-pack-of = { cucumber_rules-packs }{ $packs ->
    [1] {" "}med
   *[other] , hvert med
} { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , og i alt { cucumber_rules-jokers }
}
cucumber_rules-each-pack = Hvert spil kort har { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , og dertil kommer i alt { cucumber_rules-jokers }
}.
cucumber_rules-packs-settled = Antallet af spil kort ligger fast, når spillet begynder, uanset hvem der ryger ud eller kommer til senere.
cucumber_rules-packs-at-table = Til { $players } spillere er det { cucumber_rules-packs }, { $cards } kort i alt.
cucumber_rules-ranking = Fra højest til lavest er rækkefølgen { $ranks }.
cucumber_rules-low-ranks = I sidste stik, og kun der, er { CARD($ranks, form: "several") } lavest{ $count ->
    [1] {""}
   *[other] {" "}og indbyrdes lige høje
}.
cucumber_rules-suits-of = Kuløren betyder kun noget ved { $cards }.
cucumber_rules-no-suits = Kulørerne betyder ikke noget.

cucumber_rules-points-title = Hvad et kort koster
cucumber_rules-points-costs = { $costs }
cucumber_rules-points-none = ingenting, for der tælles ikke point
cucumber_rules-points-bet = det, rundens indsats er nået op på, uanset hvilket kort det er
cucumber_rules-cost = { $points } for { $ranks }
cucumber_rules-cost-number = kortets pålydende for { $ranks }

cucumber_rules-deal-cards-title = Kort til hver i første runde
cucumber_rules-deal-cards-value = { $value }
cucumber_rules-deal-then-title = Hvor mange kort
cucumber_rules-deal-then-same = alle får { cucumber_rules-cards } i hver runde
cucumber_rules-deal-then-losing-card = alle får { cucumber_rules-cards } i første runde og derefter lige så mange, som det kort, der afgjorde runden før, har point
cucumber_rules-deal-then-countdown = alle får { cucumber_rules-cards } i første runde og ét færre i hver af de næste, ned til 1, så { $cards } igen, og så videre
cucumber_rules-deal-then-zigzag = alle får { cucumber_rules-cards } i første runde og ét færre i hver af de næste, ned til 1, { $peaks ->
    [0] {""}
    [1] så op til { $first } og ned til 1,{" "}
    [2] så op til { $first } og ned til 1, op til { $second } og ned til 1,{" "}
    [3] så op til { $first } og ned til 1, op til { $second } og ned til 1, op til { $third } og ned til 1,{" "}
    [4] så op til { $first } og ned til 1, op til { $second } og ned til 1, op til { $third } og ned til 1, op til { $fourth } og ned til 1,{" "}
   *[other] så op til { $first } og ned til 1, op til { $second } og ned til 1, og så videre til op til 2 og ned til 1,{" "}
}så det hele forfra
cucumber_rules-deal-then-all = alle får i hver runde så mange kort, som der kan deles ligeligt ud
cucumber_rules-deal-at-most-title = Højst så mange kort til hver
cucumber_rules-deal-at-most-none = der er ikke noget loft
cucumber_rules-deal-at-most-value = ingen får nogensinde mere end { cucumber_rules-cards }
cucumber_rules-deal-short-title = Når kortene ikke slår til
cucumber_rules-deal-short-equal = kortene deles ligeligt ud, til der er færre tilbage, end der er spillere
cucumber_rules-deal-short-seven = alle får { $seven } kort, og er der ikke engang nok til det, deles kortene ligeligt ud, til der er færre tilbage, end der er spillere
cucumber_rules-deal-dealer-title = Hvem der giver
cucumber_rules-deal-dealer-rotates = efter hver runde giver den næste til venstre, der stadig er med
cucumber_rules-deal-dealer-payer = den, der betaler for en runde, giver i den næste{ $out ->
    [yes] , også når det har sendt spilleren ud
   *[no] {""}
}
cucumber_rules-deal-dealer-lowest = den, der spiller det laveste kort i sidste stik, giver i næste runde (af lige lave kort gælder det, der blev spillet først)
cucumber_rules-deal-dealer-nobody = ingen er giver, og hvem som helst må blande og dele ud
cucumber_rules-deal-leader-title = Hvem der spiller ud først
cucumber_rules-deal-leader-forehand = forhånden, den første, der er med, til venstre for giveren, spiller ud til første stik
cucumber_rules-deal-leader-dealer = giveren spiller ud til første stik
cucumber_rules-deal-leader-payer = den, der tager sidste stik i en runde, spiller ud til første stik i den næste, eller, hvis den spiller er ude, den næste til venstre, der er med
cucumber_rules-deal-rematch-dealer-title = Næste spil ved samme bord
cucumber_rules-deal-rematch-dealer-next-left = den næste til venstre for den, der gav sidst, giver først
cucumber_rules-deal-rematch-dealer-winner = vinderen af dette spil giver først

cucumber_rules-losing-card = Afgøres en runde af { CARD($card, form: "et") }, får alle altså { cucumber_rules-cards } i den næste.
cucumber_rules-losing-card-own = Her gælder kortets egne point, uanset hvor mange gange straffen tæller.
cucumber_rules-losing-card-free = Efter et kort, der ikke koster noget, får alle 1 kort.
cucumber_rules-pack-short = Er der ikke kort nok til det, { $short ->
    [seven] får alle { $seven }, og er der ikke engang nok til det, deles kortene ligeligt ud, til der er færre tilbage, end der er spillere
   *[equal] deles kortene ligeligt ud, til der er færre tilbage, end der er spillere
}.
cucumber_rules-left-over = Resten af kortene er ikke med i runden.
cucumber_rules-left-over-stock = Resten af kortene er bunken.
cucumber_rules-first-hand = I første runde får { $players } spillere { cucumber_rules-cards } hver, og der er { $left } tilbage{ $stock ->
    [yes] {" "}i bunken
   *[no] {""}
}.
cucumber_rules-payers-draw = Er der flere, der betaler, trækker de kort om, hvem af dem der giver.
cucumber_rules-dealer-is-out = Er den spiller ude, giver den næste til venstre, der er med.
cucumber_rules-first-dealer = Hvem der giver i første runde, aftaler I ved bordet.
cucumber_rules-rematch = Tager I et spil mere ved samme bord, { $dealer ->
    [winner] giver vinderen af dette spil først
   *[next_left] giver den næste til venstre for den, der gav sidst
}.
cucumber_rules-first-leader = Hvem der spiller ud i første runde, aftaler I ved bordet.
cucumber_rules-leader-is-out = Er giveren ude, er det den næste til venstre, der er med, som spiller ud.

cucumber_rules-exchange-title = At bytte kort før første stik
cucumber_rules-exchange-none = ingen bytter kort
cucumber_rules-exchange-match = { cucumber_rules-first } må bytte et valgfrit antal kort, og derefter bytter alle andre præcis lige så mange eller ingen
cucumber_rules-exchange-up-to = { cucumber_rules-first } må bytte et valgfrit antal kort, og derefter må alle andre bytte højst lige så mange
cucumber_rules-exchange-no-more-than-before = { cucumber_rules-first } må bytte et valgfrit antal kort, og derefter må alle andre bytte højst lige så mange som spilleren lige før
cucumber_rules-exchange-free = alle må på skift bytte et valgfrit antal kort, én gang hver, og { $first ->
    [leader] den, der spiller ud, begynder
    [dealer] giveren begynder
   *[forehand] forhånden begynder
}
cucumber_rules-exchange-match-dealer = giveren må bytte et valgfrit antal kort, men skal beholde mindst to, og derefter bytter alle andre præcis lige så mange eller ingen
cucumber_rules-exchange-rassi = { $doubles ->
    [yes] den, der hverken har konge, dame eller bonde, må bytte hele hånden gratis én gang, derefter må alle bytte hånden for at doble, og den, der har doblet, må bytte den én gang til for at doble igen
   *[no] den, der hverken har konge, dame eller bonde, må bytte hele hånden gratis én gang, derefter må alle bytte hånden, og den, der har gjort det, må bytte den én gang til
}
cucumber_rules-exchange-at-most-title = Højst så mange kort må byttes
cucumber_rules-exchange-at-most-none = der er ikke noget loft
cucumber_rules-exchange-at-most-value = ingen må bytte mere end { $value ->
    [1] ét kort
    [2] to kort
    [3] tre kort
    [4] fire kort
    [5] fem kort
    [6] seks kort
    [7] syv kort
    [8] otte kort
    [9] ni kort
    [10] ti kort
   *[other] { $value } kort
}

cucumber_rules-before-the-play = Før første stik: { $exchange ->
    [up_to] { cucumber_rules-exchange-up-to }
    [no_more_than_before] { cucumber_rules-exchange-no-more-than-before }
    [free] { cucumber_rules-exchange-free }
    [match_dealer] { cucumber_rules-exchange-match-dealer }
    [rassi] { cucumber_rules-exchange-rassi }
   *[match] { cucumber_rules-exchange-match }
}.
cucumber_rules-to-change = Du bytter ved at lægge kort til side med bagsiden opad og trække lige så mange fra bunken. Turen går med uret.
cucumber_rules-none-at-all = Bytter { cucumber_rules-first } ingen, må ingen andre bytte.
cucumber_rules-within-stock = Ingen kan bytte flere kort, end der er tilbage i bunken.
cucumber_rules-all-or-none = Har bunken færre kort, end { cucumber_rules-first } byttede, må man bytte præcis så mange, som den har tilbage, eller ingen; er den tom, kan ingen bytte mere.
cucumber_rules-none-after = Så snart nogen ikke bytter, må ingen efter den spiller bytte.
cucumber_rules-really-changed = Det, der faktisk blev byttet, tæller, også når bunken havde færre kort, end spilleren ønskede.
cucumber_rules-whole-holding = Man må bytte hele hånden.
cucumber_rules-no-picture = { $jokers ->
    [yes] Et es eller en joker
   *[no] Et es
} forhindrer ikke det gratis bytte.
cucumber_rules-as-a-whole = En hånd byttes kun i sin helhed, og kun så længe bunken har nok til hele hånden.

cucumber_rules-play-beat-title = Hvad der skal slås
cucumber_rules-play-beat-highest = { $sets ->
    [yes] de kort, der skal slås, er dem, der lige nu fører i stikket
   *[no] det kort, der skal slås, er det højeste i stikket indtil nu
}
cucumber_rules-play-beat-previous = { $sets ->
    [yes] de kort, der skal slås, er den forrige spillers
   *[no] det kort, der skal slås, er den forrige spillers
}
cucumber_rules-play-beat-led = { $sets ->
    [yes] de kort, der skal slås, er dem, der blev spillet ud
   *[no] det kort, der skal slås, er det, der blev spillet ud
}
cucumber_rules-play-equal-title = Om lige så højt er nok
cucumber_rules-play-equal-yes = et lige så højt kort slår, og det gør alle højere også
cucumber_rules-play-equal-no = kun et højere kort slår, et lige så højt gør ikke
cucumber_rules-play-duty-title = Hvad du må spille, når en anden har spillet ud
cucumber_rules-play-duty-choice = { $sets ->
    [yes] du skal enten slå de kort, der skal slås, eller spille dine laveste kort, alt efter hvad du vil
   *[no] du skal enten slå det kort, der skal slås, eller spille dit laveste kort, alt efter hvad du vil
}
cucumber_rules-play-duty-beat-if-able = { $sets ->
    [yes] du skal slå de kort, der skal slås, hvis du kan, og kun ellers spille dine laveste kort
   *[no] du skal slå det kort, der skal slås, hvis du kan, og kun ellers spille dit laveste kort
}
cucumber_rules-play-duty-lowest-that-beats = { $sets ->
    [yes] du skal spille de laveste kort, du kan slå med, og kun hvis du ikke kan slå, dine laveste kort
   *[no] du skal spille det laveste kort, du kan slå med, og kun hvis du ikke kan slå, dit laveste kort
}
cucumber_rules-play-duty-same-rank-first = { $sets ->
    [yes] du skal spille kort af samme værdi som dem, der skal slås, hvis du kan, ellers slå dem, hvis du kan, og kun hvis du ingen af delene kan, spille dine laveste kort
   *[no] du skal spille et kort af samme værdi som det, der skal slås, hvis du kan, ellers slå det, hvis du kan, og kun hvis du ingen af delene kan, spille dit laveste kort
}
cucumber_rules-play-ace-stops-title = At slå et es
cucumber_rules-play-ace-stops-yes = intet slår et es
cucumber_rules-play-ace-stops-no = et es slås af alt, der er højt nok
cucumber_rules-play-lead-title = Hvad der må spilles ud
cucumber_rules-play-lead-any = den, der spiller ud, vælger frit
cucumber_rules-play-lead-lowest = den, der spiller ud, skal spille sit laveste kort
cucumber_rules-play-sets-title = Hvor mange kort der spilles ud
cucumber_rules-play-sets-yes = der må spilles ét kort ud, eller flere af samme værdi, når mindst ét bliver tilbage på hånden
cucumber_rules-play-sets-no = der spilles ét kort ud til hvert stik
cucumber_rules-play-set-won-by-title = Et stik, hvor der er spillet flere kort ud, når det er tilladt
cucumber_rules-play-set-won-by-dominance = de højeste kort tager det, hvad enten de er af samme værdi eller ej
cucumber_rules-play-set-won-by-matched = kun kort af samme værdi kan tage det, og de højeste af dem gør det

cucumber_rules-tricks = { $fewer ->
    [yes] Der spilles ét stik mindre, end hver har kort.
   *[no] Der spilles lige så mange stik, som hver har kort.
}
cucumber_rules-clockwise = Den, der har udspillet, begynder et stik, og de andre følger efter, med uret.
cucumber_rules-lowest-rank-only = Spilles der flere kort ud, skal de være af denne laveste værdi.
cucumber_rules-own-rank = { CARD($card, form: "den") } har en værdi for sig og spilles ud alene.
cucumber_rules-own-ranks = { $cards } har værdier for sig: kun kort, der er lige høje, spilles ud sammen
cucumber_rules-one-back = Det kort, der bliver tilbage, er til sidste stik: selv om de sidste kort er ens, spilles de ikke ud sammen.
cucumber_rules-as-many = Alle andre spiller lige så mange kort, som der blev spillet ud; de behøver ikke være af samme værdi.
cucumber_rules-compare = Flere kort sammenlignes sådan: stil begge spilleres kort op fra højt til lavt; dine slår, hvis hvert af dem slår kortet overfor.
cucumber_rules-follow = Når en anden har spillet ud, { $duty ->
    [beat_if_able] { $sets ->
        [yes] skal du slå de kort, der skal slås, hvis du kan, og kun ellers spille dine laveste kort
       *[no] skal du slå det kort, der skal slås, hvis du kan, og kun ellers spille dit laveste kort
    }
    [lowest_that_beats] { $sets ->
        [yes] skal du spille de laveste kort, du kan slå med, og kun hvis du ikke kan slå, dine laveste kort
       *[no] skal du spille det laveste kort, du kan slå med, og kun hvis du ikke kan slå, dit laveste kort
    }
    [same_rank_first] { $sets ->
        [yes] skal du spille kort af samme værdi som dem, der skal slås, hvis du kan, ellers slå dem, hvis du kan, og kun hvis du ingen af delene kan, spille dine laveste kort
       *[no] skal du spille et kort af samme værdi som det, der skal slås, hvis du kan, ellers slå det, hvis du kan, og kun hvis du ingen af delene kan, spille dit laveste kort
    }
   *[choice] { $sets ->
        [yes] skal du enten slå de kort, der skal slås, eller spille dine laveste kort, alt efter hvad du vil
       *[no] skal du enten slå det kort, der skal slås, eller spille dit laveste kort, alt efter hvad du vil
    }
}.
cucumber_rules-lowest-cards = Kort er dine laveste, når du ikke beholder noget, der er lavere end et af dem.
cucumber_rules-any-lowest = Af lige lave kort er det lige meget hvilket.
cucumber_rules-ace-to-beat = { $sets ->
    [yes] Er der et es blandt de kort, der skal slås, spiller du dine laveste kort.
   *[no] Er det et es, der skal slås, spiller du dit laveste kort.
}
cucumber_rules-ace-to-beat-not-even = { $sets ->
    [yes] Er der et es blandt de kort, der skal slås, spiller du dine laveste kort: ikke engang { $higher } slår det.
   *[no] Er det et es, der skal slås, spiller du dit laveste kort: ikke engang { $higher } slår det.
}
cucumber_rules-bound-by-ace = { $beat ->
    [previous] Det gælder kun for spilleren lige efter esset.
    [led] Det gælder for alle i et stik, hvor der er spillet et es ud.
   *[highest] Det gælder for alle, der spiller efter esset.
}
cucumber_rules-joker-stops = En joker stopper på samme måde.
cucumber_rules-wild-joker = En joker spilles kun sammen med mindst ét almindeligt kort og får værdien af et af dem, det, der er bedst for dig. I sidste stik spilles den som ethvert andet kort.
cucumber_rules-wild-joker-last = Når du spiller dine laveste kort, kommer jokerne til sidst: spil kun en, når du ikke har flere almindelige kort.
cucumber_rules-wild-jokers-alone = Kun fra en hånd med lutter jokere må jokere spilles alene; så tæller de som esser.
cucumber_rules-highest-takes = Det højeste kort tager stikket, og af lige høje det, der blev spillet sidst.
cucumber_rules-highest-of-one-takes = Blev der spillet ét kort ud, tager det højeste kort stikket, og af lige høje det, der blev spillet sidst.
cucumber_rules-set-takes = { $won_by ->
    [matched] Blev der spillet flere kort ud, kan kun kort af samme værdi tage stikket: de højeste tager det, og af lige høje dem, der blev spillet sidst.
   *[dominance] Blev der spillet flere kort ud, fører de i stikket, indtil der kommer nogle, som kort for kort er mindst lige så høje; så fører de nye, og så videre. De kort, der fører til sidst, tager stikket.
}
cucumber_rules-beaten-not-taken = Du kan altså slå det, du skal slå, og alligevel ikke tage stikket.
cucumber_rules-lowest-ace-takes = Et es, der spilles som laveste kort, tager alligevel stikket, hvis det er det sidste af de højeste kort.
cucumber_rules-taker-leads = Den, der tager et stik, spiller ud til det næste.

cucumber_rules-example-beat = Et eksempel: i stikket ligger { $trick }, så det er { $target }, der skal slås. Med { $held } på hånden { $count ->
    [1] skal
   *[other] må
} du spille { $beating }.
cucumber_rules-example-beat-or-lowest = Et eksempel: i stikket ligger { $trick }, så det er { $target }, der skal slås. Med { $held } på hånden må du spille { $beating }, eller { $size ->
    [several] dine laveste kort
   *[one] dit laveste kort
}, { $lowest }.
cucumber_rules-example-lowest = Et eksempel: i stikket ligger { $trick }, så det er { $target }, der skal slås. Med { $held } på hånden skal du spille { $size ->
    [several] dine laveste kort
   *[one] dit laveste kort
}, { $lowest }.

cucumber_rules-last-trick-payers-title = Hvem der betaler
cucumber_rules-last-trick-payers-taker = kun den, der tager stikket, betaler
cucumber_rules-last-trick-payers-taker-rewards-tied = den, der tager stikket, betaler, og alle andre med et lige så højt kort får lige så mange point trukket fra
cucumber_rules-last-trick-payers-all-tied = den, der tager stikket, betaler, og det gør alle andre med et lige så højt kort også
cucumber_rules-last-trick-payers-all-but-lowest = alle med et kort i sidste stik betaler, undtagen den, der først spillede et kort af den laveste værdi
cucumber_rules-last-trick-payers-by-declaration = melder nogen sit kort som det laveste, viser alle deres kort, og alle, der ikke har det laveste, betaler
cucumber_rules-last-trick-doubled-by-title = Et kort, der fordobler straffen
cucumber_rules-last-trick-doubled-by-none = intet kort fordobler den
cucumber_rules-last-trick-doubled-by-value = spiller nogen { CARD($card, form: "et") } i sidste stik, tæller straffen dobbelt, og ikke mere, hvis flere gør det
cucumber_rules-last-trick-calls-title = At sætte straffen op
cucumber_rules-last-trick-calls-none = ingen kan sætte den op
cucumber_rules-last-trick-calls-kontra = én spiller må sige kontra, og så tæller alle straffe dobbelt, men spillerens egen firedobbelt
cucumber_rules-last-trick-calls-rassi = den, der har doblet og skal betale, betaler dobbelt straf, og den, der har doblet igen, firedobbelt
cucumber_rules-last-trick-calls-doubling = den, der tager et stik, må bede om at doble indsatsen, før der spilles ud til det næste, og hver af de andre i runden siger enten ja eller siger nej og taber indsatsen, som den var
cucumber_rules-last-trick-calls-declaration = når alle har ét kort tilbage, må de efter tur melde det som det laveste, til en gør det, og den, der tog det sidst spillede stik, spørges først
cucumber_rules-last-trick-declaration-title = En forkert melding, og slet ingen
cucumber_rules-last-trick-declaration-value = den, der melder, mens en anden har et lige så lavt eller lavere kort, betaler { $wrong }{ $adds ->
    [yes] {" "}og kortets point oveni
   *[no] , men ikke kortets point
}, og melder ingen, { $nobody ->
    [lowest_pays] betaler alle med det laveste kort { $wrong }
   *[nothing] betaler ingen
}
cucumber_rules-last-trick-declaration-part-wrong = Hvad den, der melder, betaler, når en anden har et lige så lavt eller lavere kort.
cucumber_rules-last-trick-declaration-part-wrong-adds = Om det meldte korts point kommer oveni.
cucumber_rules-last-trick-declaration-part-nobody = Hvad der sker, når ingen melder.
cucumber_rules-last-trick-all-equal-title = Når alle de sidste kort er lige høje
cucumber_rules-last-trick-all-equal-none = så gælder det samme som for andre lige høje kort
cucumber_rules-last-trick-all-equal-restart = er alle kort i sidste stik af samme værdi, betaler ingen, og en ny omgang begynder, hvor alle ved bordet er med igen på 0 point
cucumber_rules-last-trick-all-equal-restart-if-all-fall = er alle kort i sidste stik af samme værdi, og ville alle ryge ud på det, betaler ingen, og en ny omgang begynder, hvor alle ved bordet er med igen på 0 point

cucumber_rules-last-card = { $payers ->
    [all_but_lowest] Alle, der stadig er med i runden, spiller deres sidste kort, og det laveste kort vinder runden: af lige lave det, der blev spillet først.
    [by_declaration] Det ene kort, som alle har tilbage, spilles ikke.
   *[taker] Alle spiller deres sidste kort: det højeste tager stikket, og af lige høje det, der blev spillet sidst.
}
cucumber_rules-low-in-it = Her er { CARD($ranks, form: "several") } lavest: de tager kun stikket, hvis der ikke er andet i det.
cucumber_rules-example-taker = Et eksempel: ligger der { $trick } i sidste stik, tager spiller nummer { $taker ->
    [2] to
   *[3] tre
} stikket og betaler{ $unit ->
    [none] {""}
   *[other] {" "}{ cucumber_rules-amount }
}{ $payers ->
    [taker_rewards_tied] , og spiller nummer et får{ $unit ->
        [none] {" "}point
       *[other] {" "}{ cucumber_rules-amount }
    } trukket fra
    [all_tied] , og spiller nummer et, med et lige så højt kort, betaler også{ $unit ->
        [none] {""}
       *[other] {" "}{ cucumber_rules-amount }
    }
   *[taker] {""}
}.
cucumber_rules-example-lowest-wins = Et eksempel: ligger der { $trick } i sidste stik, vinder spiller nummer to runden, og { $players ->
    [2] spiller nummer et taber
   *[other] de andre taber
} indsatsen.
cucumber_rules-example-declared = Et eksempel: er de sidste kort { $cards }, og melder spiller nummer to, betaler nummer to ingenting og nummer et { $first }.
cucumber_rules-example-matched = Et eksempel: er de sidste kort { $cards }, og melder spiller nummer to, har en anden et lige så lavt kort: nummer to betaler { $wrong }{ $adds ->
    [yes] {" "}og { $own } for kortet
   *[no] {""}
}, nummer et { $first } og nummer tre ingenting.

cucumber_rules-bet = Hver runde begynder med en indsats på 1 kredit. Den, der skal betale, taber det, indsatsen da er nået op på.
cucumber_rules-card-costs = Den, der betaler, får lagt det til sit pointtal, som kortet i sidste stik koster:
cucumber_rules-shown-card-costs = Den, der betaler, får lagt det til sit pointtal, som det viste kort koster:
cucumber_rules-column-card = Kort
cucumber_rules-column-points = Point
cucumber_rules-column-cucumbers = Agurker
cucumber_rules-its-number = kortets pålydende
cucumber_rules-kontra = Før første stik siger spillerne efter tur kontra eller pas, til en har sagt kontra, eller alle har meldt pas; { $first ->
    [leader] den, der spiller ud, begynder
    [dealer] giveren begynder
   *[forehand] forhånden begynder
}.
cucumber_rules-doubling-when = Der må dobles efter hvert stik undtagen det sidste, én gang mellem to stik, og aldrig to gange i træk af samme spiller.
cucumber_rules-doubling-credits = Alle i runden, også den, der vil doble, skal have kreditter til den dobbelte indsats; det afgøres, før nogen svarer.
cucumber_rules-doubling-refused = Siger alle andre nej, har den, der ville doble, vundet: der er ikke noget sidste stik, og ingen taber den dobbelte indsats.
cucumber_rules-lower-by-rank = Hvilket kort der er lavest, afgøres af kortenes rækkefølge, også mellem kort, der koster det samme.
cucumber_rules-multiply = De to ganges sammen: dobbelt og dobbelt er firedobbelt.

cucumber_rules-limit-points-title = Grænsen
cucumber_rules-limit-points-none = der er ingen
cucumber_rules-limit-points-value = { cucumber_rules-limit-amount }
cucumber_rules-limit-exactly-title = Hvornår grænsen er passeret
cucumber_rules-limit-exactly-out = { $unit ->
    [none] den, der når grænsen, har passeret den
   *[other] den, der når { cucumber_rules-limit-amount }, har passeret grænsen
}
cucumber_rules-limit-exactly-safe = { $unit ->
    [none] den, der kommer over grænsen, har passeret den, og præcis på grænsen sker der ikke noget
   *[other] den, der får mere end { cucumber_rules-limit-amount }, har passeret grænsen, og ved præcis { $points } sker der ikke noget
}
cucumber_rules-limit-exactly-reset = { $unit ->
    [none] præcis på grænsen går pointtallet tilbage til 0, og den, der får mere, har passeret den
   *[other] ved præcis { cucumber_rules-limit-amount } går pointtallet tilbage til 0, og den, der får mere, har passeret grænsen
}
cucumber_rules-limit-falls-title = Den, der passerer grænsen
cucumber_rules-limit-falls-none = findes ikke, for der er ingen grænse
cucumber_rules-limit-falls-value = { $falls }
cucumber_rules-fall = { $fall ->
    [reincarnate] mister et liv og fortsætter på det højeste pointtal blandt de andre, der er med
    [keep_highest] giver alle sine åbne kort tilbage på nær det højeste
    [mark] bliver mærket og spiller videre
    [end_game] afslutter spillet
   *[eliminate] er ude af spillet
}
cucumber_rules-fall-at = { cucumber_rules-fall } ({ cucumber_rules-ordinal } gang)
cucumber_rules-fall-from = og { cucumber_rules-fall } (fra { cucumber_rules-ordinal } gang)
cucumber_rules-ordinal = { $time ->
    [1] første
    [2] anden
    [3] tredje
    [4] fjerde
    [5] femte
    [6] sjette
    [7] syvende
    [8] ottende
    [9] niende
    [10] tiende
   *[other] { $time }.
}

cucumber_rules-fatal = Den, der betaler med { $cards }, er ude med det samme, uanset pointtallet.
cucumber_rules-kept-go-too = Med pointtallet ryger også de åbne kort: de blandes ind i kortene igen.
cucumber_rules-crosses = Den, der passerer grænsen, { $falls }.
cucumber_rules-crossing-together = Her tæller de spillere ikke, der passerer grænsen i samme runde, og er der ingen andre med, bliver det 0.
cucumber_rules-card-kept = Pointene på det kort, der bliver liggende, er det nye pointtal{ $deals ->
    [yes] {" "}og bestemmer, hvor mange kort der gives i næste runde
   *[no] {""}
}. De andre kort blandes ind i kortene igen.
cucumber_rules-last-kept-stays = Af lige høje kort er det det sidst tilkomne, der bliver liggende.
cucumber_rules-takers-card-deals = Beholder flere et kort i samme runde, bestemmer kortet hos den, der tog stikket, hvor mange kort der gives.
cucumber_rules-marked = Den, der er mærket, er det til spillet slutter, og får kort og betaler som alle andre.
cucumber_rules-order = { $steps ->
    [reset] Rækkefølgen er: først lægges straffen til, så går præcis { cucumber_rules-limit-amount } tilbage til 0, og så gælder grænsen.
    [both] Rækkefølgen er: først lægges straffen til, så går præcis { cucumber_rules-limit-amount } tilbage til 0, så gælder grænsen, og til sidst trækkes der point fra.
   *[rewards] Rækkefølgen er: først lægges straffen til, så gælder grænsen, og til sidst trækkes der point fra.
}
cucumber_rules-never-below = Når der trækkes point fra, kommer pointtallet aldrig under 0, og ingen får et liv tilbage.

cucumber_rules-score-title = Hvordan regnskabet føres
cucumber_rules-score-running = straffene lægges sammen på papir, og hver runde gives af alle kortene
cucumber_rules-score-face-up = den, der betaler, beholder sit kort fra sidste stik åbent på bordet, og pointene på de åbne kort er pointtallet
cucumber_rules-no-score = Der tælles ikke point: det noteres kun, hvem der har betalt for hver runde.
cucumber_rules-credits = I regnskabet tælles de kreditter, en spiller har tabt. De er væk, og ingen får dem.
cucumber_rules-begins = Alle begynder på 0.
cucumber_rules-kept-cards = Åbne kort bliver liggende og gives ikke igen, før spillet er slut{ $back ->
    [yes] {" "}eller grænsen sender dem tilbage
   *[no] {""}
}, heller ikke når spilleren, der har dem, ryger ud.

cucumber_rules-stakes-buy-ins-each-title = At købe sig ind igen
cucumber_rules-stakes-buy-ins-each-value = { $value ->
    [0] ingen må købe sig ind igen
    [1] hver spiller må købe sig ind igen én gang i et spil
    [2] hver spiller må købe sig ind igen to gange i et spil
   *[other] hver spiller må købe sig ind igen { $value } gange i et spil
}
cucumber_rules-stakes-buy-ins-others-in-title = Hvor mange andre der skal være med, når nogen køber sig ind igen
cucumber_rules-stakes-buy-ins-others-in-value = mindst { $value ->
    [1] én anden spiller
    [2] to andre spillere
    [3] tre andre spillere
    [4] fire andre spillere
    [5] fem andre spillere
    [6] seks andre spillere
    [7] syv andre spillere
    [8] otte andre spillere
    [9] ni andre spillere
    [10] ti andre spillere
   *[other] { $value } andre spillere
} skal være med
cucumber_rules-stakes-buy-ins-cost-title = Hvad det koster at købe sig ind igen, når det er tilladt
cucumber_rules-stakes-buy-ins-cost-stake = det koster et indskud mere til puljen at købe sig ind igen
cucumber_rules-stakes-buy-ins-cost-free = det er gratis at købe sig ind igen
cucumber_rules-between-hands = Det sker mellem to runder, hvad enten man er med eller ude, og { cucumber_rules-stakes-buy-ins-others-in-value }.
cucumber_rules-buy-in-score = Pointtallet bliver det højeste blandt de andre, der er med.
cucumber_rules-buy-in-lowers = Den, der er med, må kun købe sig ind igen, hvis pointtallet bliver lavere af det; den, der er ude, må altid.
cucumber_rules-out-for-good = Den, der ryger ud og ikke kan købe sig ind igen, er ude for bestandig.

cucumber_rules-end-when-title = Når spillet slutter
cucumber_rules-end-when-one-left = spillet slutter, når kun én spiller er med
cucumber_rules-end-when-falls = spillet slutter med den runde, hvor nogen passerer grænsen{ $time ->
    [1] {""}
   *[other] {" "}for { cucumber_rules-ordinal } gang
}
cucumber_rules-end-when-one-unmarked = spillet slutter, når alle på nær én af dem, der er med, er mærket
cucumber_rules-end-when-agreed = spillet slutter, når I er enige om det ved bordet
cucumber_rules-end-winner-title = Hvem der vinder
cucumber_rules-end-winner-last-in = den sidste, der er med, vinder
cucumber_rules-end-winner-lowest-score = det laveste pointtal blandt dem, der er med, vinder
cucumber_rules-end-winner-not-the-loser = den, der afsluttede spillet, taber, og alle andre, der er med, deler sejren
cucumber_rules-end-all-out-title = Når alle, der var med, ryger ud i samme runde
cucumber_rules-end-all-out-lowest-score = det laveste pointtal blandt dem vinder, og står flere lige, deler de sejren
cucumber_rules-end-all-out-all-win = de deler alle sejren
cucumber_rules-all-out = { $went ->
    [ends] Er det alle, der var med, som afslutter spillet i samme runde
   *[out] Ryger alle, der var med, ud i samme runde
}, { $winner ->
    [all_win] deler de alle sejren
   *[lowest_score] vinder det laveste pointtal blandt dem, og står flere lige, deler de sejren
}.
cucumber_rules-last-in-wins = { $when ->
    [falls] Alle, der er med og ikke afsluttede spillet, deler sejren.
    [one_unmarked] Den, der ikke er mærket, vinder.
   *[other] Den sidste, der er med, vinder.
}
cucumber_rules-lowest-share = Står flere lige med det laveste pointtal, deler de sejren.
cucumber_rules-best-standing = { $standing ->
    [hands] af dem, der er med, vinder den, der har betalt for færrest runder, og står flere lige, deler de sejren
    [crossed] af dem, der er med, vinder den, der har passeret grænsen færrest gange, af flere den med det laveste pointtal, og står flere lige, deler de sejren
   *[score] det laveste pointtal blandt dem, der er med, vinder, og står flere lige, deler de sejren
}
cucumber_rules-agreed-before = Bliver I enige om at slutte før det, { $standing ->
    [hands] vinder den spiller, der er med og har betalt for færrest runder, og står flere lige, deler de sejren
    [crossed] vinder den spiller, der er med og har passeret grænsen færrest gange, af flere den med det laveste pointtal, og står flere lige, deler de sejren
   *[score] vinder det laveste pointtal blandt dem, der er med, og står flere lige, deler de sejren
}.

cucumber_rules-stakes-payout-title = Indskuddet
cucumber_rules-stakes-payout-pot = { $entry ->
    [0] der er en pulje, som vinderen tager
   *[1] alle betaler det samme indskud til en pulje, som vinderen tager
}
cucumber_rules-stakes-payout-differences = hver taber betaler vinderen forskellen mellem deres pointtal ganget med indskuddet pr. point
cucumber_rules-stakes-entry-title = Hvad der betales fra starten
cucumber_rules-stakes-entry-value = { $value ->
    [0] ingen betaler noget fra starten
   *[1] alle betaler ét indskud fra starten
}
cucumber_rules-stakes-falls-title = At betale for at ryge ud
cucumber_rules-stakes-falls-none = det koster ikke noget at ryge ud
cucumber_rules-stakes-falls-value = { $who ->
    [first] den, der først ryger ud i en omgang, og dermed alle, der ryger ud i den runde, betaler
   *[all] den, der ryger ud på grænsen, betaler
} { cucumber_rules-stakes } til puljen
cucumber_rules-stakes-falls-pictures = { cucumber_rules-stakes-falls-value }, eller { $more }, hvis det kort, der afgjorde runden, var { $pictures }
cucumber_rules-stakes = { $stakes ->
    [1] ét indskud
    [2] to indskud
    [3] tre indskud
    [4] fire indskud
    [5] fem indskud
    [6] seks indskud
    [7] syv indskud
    [8] otte indskud
    [9] ni indskud
    [10] ti indskud
   *[other] { $stakes } indskud
}
cucumber_rules-stakes-falls-part-who = Hvem det koster penge at ryge ud.
cucumber_rules-stakes-falls-part-stakes = Hvor mange indskud det koster.
cucumber_rules-stakes-falls-part-picture-stakes = Hvor mange det koster, når det afgørende kort er et billedkort.
cucumber_rules-stakes-falls-part-pictures = De værdier, der er billedkort.
cucumber_rules-for-money = Spiller I om penge, { $payout ->
    [differences] betaler hver taber vinderen forskellen mellem deres pointtal ganget med indskuddet pr. point
   *[pot] { $entry ->
        [0] er der en pulje, som vinderen tager
       *[1] betaler alle det samme indskud til en pulje, som vinderen tager
    }
}.
cucumber_rules-several-winners = { $payout ->
    [differences] Er der flere vindere, deler de hver tabers betaling ligeligt. Mønter, der ikke går op, får vinderne én ad gangen efter pladserne ved bordet, fra den første.
   *[pot] Er der flere vindere, deler de puljen ligeligt. Mønter, der ikke går op, får vinderne én ad gangen efter pladserne ved bordet, fra den første.
}
cucumber_rules-new-round-pot = Ved en ny omgang i samme spil bliver puljen stående, som den er.

cucumber_rules-leaves = { $pot ->
    [stake] En spiller, der forlader bordet, er ude med det samme. Indskuddet bliver i puljen.
    [paid] En spiller, der forlader bordet, er ude med det samme. Det, der er betalt, bliver i puljen.
   *[none] En spiller, der forlader bordet, er ude med det samme.
}
cucumber_rules-one-left = Er der derefter kun én spiller med, slutter spillet, og den spiller vinder.
cucumber_rules-joins = Mellem to runder kan en ny spiller komme til på en ny, sidste plads{ $score ->
    [yes] {" "}og begynde på det højeste pointtal blandt dem, der er med
   *[no] {""}
}, så længe der er kort nok til alle, og der højst er { $most } ved bordet.
