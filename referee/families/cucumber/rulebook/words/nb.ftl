# Norwegian: the rules of Cucumber.

cucumber_rules-heading-cards = Kortene
cucumber_rules-heading-deal = Kortgivingen
cucumber_rules-heading-changing = Å bytte kort
cucumber_rules-heading-play = Spillet
cucumber_rules-heading-last-trick = Siste stikk
cucumber_rules-heading-costs = Hva det koster
cucumber_rules-heading-limit = Grensen
cucumber_rules-heading-score = Poengføringen
cucumber_rules-heading-buying-in = Å kjøpe seg inn igjen
cucumber_rules-heading-end = Når spillet slutter
cucumber_rules-heading-money = Penger
cucumber_rules-heading-people = Når noen går eller kommer til

cucumber_rules-the-card = { CARD($card, form: "den") }
cucumber_rules-a-card = { CARD($card, form: "et") }
cucumber_rules-a-name = { $cards }
cucumber_rules-equal = { $cards } (like høye)
cucumber_rules-together = { CARD($cards, form: "play") }
cucumber_rules-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } agurk
       *[other] { $points } agurker
    }
    [credit] { $points ->
        [one] { $points } kreditt
       *[other] { $points } kreditter
    }
   *[point] { $points } poeng
}
cucumber_rules-limit-amount = { $unit ->
    [credit] { $points ->
        [one] { $points } tapt kreditt
       *[other] { $points } tapte kreditter
    }
   *[other] { cucumber_rules-amount }
}
cucumber_rules-packs = { $packs ->
    [1] én kortstokk
    [2] to kortstokker
    [3] tre kortstokker
    [4] fire kortstokker
    [5] fem kortstokker
    [6] seks kortstokker
    [7] sju kortstokker
    [8] åtte kortstokker
    [9] ni kortstokker
    [10] ti kortstokker
   *[other] { $packs } kortstokker
}
cucumber_rules-cards = { $cards } kort
# A clause ends in a comma.
cucumber_rules-first = { $first ->
    [leader] den som spiller ut,
    [dealer] giveren
   *[forehand] forhånden
}

cucumber_rules-opening = Et spill for { $range ->
    [same] { $fewest ->
        [2] to spillere
        [3] tre spillere
        [4] fire spillere
        [5] fem spillere
        [6] seks spillere
        [7] sju spillere
        [8] åtte spillere
        [9] ni spillere
        [10] ti spillere
       *[other] { $fewest } spillere
    }
    [next] { $fewest } eller { $most } spillere
   *[far] { $fewest } til { $most } spillere
}. Det spilles stikk for stikk, med klokken, og { $aim ->
    [declaration] bare kortet som er igjen etterpå, teller: det gjelder å ha det laveste.
    [lowest] bare siste stikk i en runde teller: det gjelder å ha det laveste kortet i det.
   *[highest] bare siste stikk i en runde teller: det gjelder å ikke ha det høyeste kortet i det.
}

cucumber_rules-players-min-title = Minste antall spillere
cucumber_rules-players-min-value = { $value }
cucumber_rules-players-max-title = Største antall spillere
cucumber_rules-players-max-value = { $value }

cucumber_rules-pack-deck-title = Kortene i en kortstokk
cucumber_rules-pack-deck-french = 52 kort, fra ess til 2 i fire farger
cucumber_rules-pack-deck-five-cucumbers = 60 kort, fire av hvert tall fra 1 til 15, uten farger
cucumber_rules-pack-deck-kille = 42 killekort, to av hvert, uten farger
cucumber_rules-pack-packs-title = Antall kortstokker
cucumber_rules-pack-packs-value = { cucumber_rules-packs }
cucumber_rules-pack-packs-by-players = én kortstokk for opptil { $above ->
    [1] én spiller
    [2] to spillere
    [3] tre spillere
    [4] fire spillere
    [5] fem spillere
    [6] seks spillere
    [7] sju spillere
    [8] åtte spillere
    [9] ni spillere
    [10] ti spillere
   *[other] { $above } spillere
}, og for flere én per { $each ->
    [1] spiller
    [2] to spillere, rundet opp
    [3] tre spillere, rundet opp
    [4] fire spillere, rundet opp
    [5] fem spillere, rundet opp
    [6] seks spillere, rundet opp
    [7] sju spillere, rundet opp
    [8] åtte spillere, rundet opp
    [9] ni spillere, rundet opp
    [10] ti spillere, rundet opp
   *[other] { $each } spillere, rundet opp
}
cucumber_rules-pack-jokers-title = Antall jokere
cucumber_rules-pack-jokers-value = { cucumber_rules-jokers }
cucumber_rules-jokers = { $jokers ->
    [0] ingen jokere
    [1] én joker
    [2] to jokere
    [3] tre jokere
    [4] fire jokere
    [5] fem jokere
    [6] seks jokere
    [7] sju jokere
    [8] åtte jokere
   *[other] { $jokers } jokere
}
cucumber_rules-pack-joker-rank-title = Hva en joker er, når det er noen med
cucumber_rules-pack-joker-rank-above-ace = en joker går over esset
cucumber_rules-pack-joker-rank-as-ace = en joker er et ess til, like høyt som de andre og til samme pris
cucumber_rules-pack-joker-rank-wild = en joker er et vilt kort i spillet og går over esset i siste stikk
cucumber_rules-pack-top-cards-title = Kort som går over alle andre
cucumber_rules-pack-top-cards-none = det er ingen
cucumber_rules-pack-top-cards-value = { $groups }
cucumber_rules-top-group = { $cards } ({ $points } poeng{ $count ->
    [1] {""}
   *[other] {" "}hver
}{ $fatal ->
    [yes] , og den som betaler med det, ryker med en gang
   *[no] {""}
})
cucumber_rules-then = { $first }, deretter { $second }
cucumber_rules-pack-top-cards-part-cards = Like høye seg imellom.
cucumber_rules-pack-top-cards-part-fatal = Den som betaler med ett av dem, ryker med en gang.
cucumber_rules-pack-low-in-last-trick-title = Verdier som er lavest bare i siste stikk
cucumber_rules-pack-low-in-last-trick-none = det er ingen
cucumber_rules-pack-low-in-last-trick-value = { CARD($ranks, form: "several") }, til 1 poeng hver

cucumber_rules-pack-of = { cucumber_rules-packs }{ $packs ->
    [1] {" "}med
   *[other] , hver med
} { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , og i alt { cucumber_rules-jokers }
}
cucumber_rules-each-pack = Hver kortstokk har { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , og i tillegg kommer i alt { cucumber_rules-jokers }
}.
cucumber_rules-packs-settled = Antallet kortstokker ligger fast når spillet begynner, uansett hvem som ryker eller kommer til senere.
cucumber_rules-packs-at-table = For { $players } spillere blir det { cucumber_rules-packs }, { $cards } kort i alt.
cucumber_rules-ranking = Fra høyest til lavest er rekkefølgen { $ranks }.
cucumber_rules-low-ranks = I siste stikk, og bare der, er { CARD($ranks, form: "several") } lavest{ $count ->
    [1] {""}
   *[other] {" "}og like høye seg imellom
}.
cucumber_rules-suits-of = Fargen betyr bare noe for { $cards }.
cucumber_rules-no-suits = Fargene betyr ingenting.

cucumber_rules-points-title = Hva et kort koster
cucumber_rules-points-costs = { $costs }
cucumber_rules-points-none = ingenting, for det telles ikke poeng
cucumber_rules-points-bet = det innsatsen i runden er kommet opp i, uansett hvilket kort det er
cucumber_rules-cost = { $points } for { $ranks }
cucumber_rules-cost-number = tallet på kortet for { $ranks }

cucumber_rules-deal-cards-title = Kort til hver i første runde
cucumber_rules-deal-cards-value = { $value }
cucumber_rules-deal-then-title = Hvor mange kort
cucumber_rules-deal-then-same = alle får { cucumber_rules-cards } i hver runde
cucumber_rules-deal-then-losing-card = alle får { cucumber_rules-cards } i første runde og deretter like mange som kortet som avgjorde runden før, har poeng
cucumber_rules-deal-then-countdown = alle får { cucumber_rules-cards } i første runde og ett færre i hver av de neste, ned til 1, så { $cards } igjen, og så videre
cucumber_rules-deal-then-zigzag = alle får { cucumber_rules-cards } i første runde og ett færre i hver av de neste, ned til 1, { $peaks ->
    [0] {""}
    [1] så opp til { $first } og ned til 1,{" "}
    [2] så opp til { $first } og ned til 1, opp til { $second } og ned til 1,{" "}
    [3] så opp til { $first } og ned til 1, opp til { $second } og ned til 1, opp til { $third } og ned til 1,{" "}
    [4] så opp til { $first } og ned til 1, opp til { $second } og ned til 1, opp til { $third } og ned til 1, opp til { $fourth } og ned til 1,{" "}
   *[other] så opp til { $first } og ned til 1, opp til { $second } og ned til 1, og så videre til det er opp til 2 og ned til 1,{" "}
}så alt sammen forfra
cucumber_rules-deal-then-all = alle får i hver runde så mange kort som det går an å dele likt ut
cucumber_rules-deal-at-most-title = Høyst så mange kort til hver
cucumber_rules-deal-at-most-none = det er ingen øvre grense
cucumber_rules-deal-at-most-value = ingen får noen gang mer enn { cucumber_rules-cards }
cucumber_rules-deal-short-title = Når kortene ikke rekker
cucumber_rules-deal-short-equal = kortene deles likt ut til det er færre igjen enn det er spillere
cucumber_rules-deal-short-seven = alle får { $seven } kort, og rekker kortene ikke engang til det, deles de likt ut til det er færre igjen enn det er spillere
cucumber_rules-deal-dealer-title = Hvem som gir
cucumber_rules-deal-dealer-rotates = etter hver runde gir den neste til venstre som er med
cucumber_rules-deal-dealer-payer = den som betaler for en runde, gir den neste{ $out ->
    [yes] , også når spilleren røk på det
   *[no] {""}
}
cucumber_rules-deal-dealer-lowest = den som spiller det laveste kortet i siste stikk, gir neste runde (av like lave teller det som ble spilt først)
cucumber_rules-deal-dealer-nobody = ingen er giver, og hvem som helst kan stokke og dele ut
cucumber_rules-deal-leader-title = Hvem som spiller ut først
cucumber_rules-deal-leader-forehand = forhånden, den første som er med til venstre for giveren, spiller ut til første stikk
cucumber_rules-deal-leader-dealer = giveren spiller ut til første stikk
cucumber_rules-deal-leader-payer = den som tar siste stikk i en runde, spiller ut til første stikk i den neste, eller, hvis den spilleren er ute, den neste til venstre som er med
cucumber_rules-deal-rematch-dealer-title = Neste spill ved samme bord
cucumber_rules-deal-rematch-dealer-next-left = den neste til venstre for den som ga sist, gir først
cucumber_rules-deal-rematch-dealer-winner = vinneren av dette spillet gir først

cucumber_rules-losing-card = Avgjøres en runde av { CARD($card, form: "et") }, får altså alle { cucumber_rules-cards } i den neste.
cucumber_rules-losing-card-own = Her gjelder poengene til selve kortet, uansett hvor mange ganger straffen teller.
cucumber_rules-losing-card-free = Etter et kort som ikke koster noe, får alle 1 kort.
cucumber_rules-pack-short = Rekker kortene ikke til det, { $short ->
    [seven] får alle { $seven }, og rekker de ikke engang til det, deles de likt ut til det er færre igjen enn det er spillere
   *[equal] deles de likt ut til det er færre igjen enn det er spillere
}.
cucumber_rules-left-over = Resten av kortene er ikke med i runden.
cucumber_rules-left-over-stock = Resten av kortene er bunken.
cucumber_rules-first-hand = I første runde får { $players } spillere { cucumber_rules-cards } hver, og det er { $left } igjen{ $stock ->
    [yes] {" "}i bunken
   *[no] {""}
}.
cucumber_rules-payers-draw = Er det flere som betaler, trekker de kort om hvem av dem som gir.
cucumber_rules-dealer-is-out = Er den spilleren ute, gir den neste til venstre som er med.
cucumber_rules-first-dealer = Hvem som gir første runde, blir dere enige om ved bordet.
cucumber_rules-rematch = Tar dere et spill til ved samme bord, { $dealer ->
    [winner] gir vinneren av dette spillet først
   *[next_left] gir den neste til venstre for den som ga sist
}.
cucumber_rules-first-leader = Hvem som spiller ut i første runde, blir dere enige om ved bordet.
cucumber_rules-leader-is-out = Er giveren ute, er det den neste til venstre som er med, som spiller ut.

cucumber_rules-exchange-title = Å bytte kort før første stikk
cucumber_rules-exchange-none = ingen bytter kort
cucumber_rules-exchange-match = { cucumber_rules-first } kan bytte så mange kort det skal være, og deretter bytter alle andre nøyaktig like mange eller ingen
cucumber_rules-exchange-up-to = { cucumber_rules-first } kan bytte så mange kort det skal være, og deretter kan alle andre bytte høyst like mange
cucumber_rules-exchange-no-more-than-before = { cucumber_rules-first } kan bytte så mange kort det skal være, og deretter kan alle andre bytte høyst like mange som spilleren rett før
cucumber_rules-exchange-free = alle kan etter tur bytte så mange kort det skal være, én gang hver, og { $first ->
    [leader] den som spiller ut, begynner
    [dealer] giveren begynner
   *[forehand] forhånden begynner
}
cucumber_rules-exchange-match-dealer = giveren kan bytte så mange kort det skal være, men må beholde minst to, og deretter bytter alle andre nøyaktig like mange eller ingen
cucumber_rules-exchange-rassi = { $doubles ->
    [yes] den som verken har konge, dame eller knekt, kan bytte hele hånden gratis én gang, deretter kan alle bytte hånden for å doble, og den som har doblet, kan bytte den én gang til for å doble igjen
   *[no] den som verken har konge, dame eller knekt, kan bytte hele hånden gratis én gang, deretter kan alle bytte hånden, og den som har gjort det, kan bytte den én gang til
}
cucumber_rules-exchange-at-most-title = Høyst så mange kort kan byttes
cucumber_rules-exchange-at-most-none = det er ingen øvre grense
cucumber_rules-exchange-at-most-value = ingen kan bytte mer enn { $value ->
    [1] ett kort
    [2] to kort
    [3] tre kort
    [4] fire kort
    [5] fem kort
    [6] seks kort
    [7] sju kort
    [8] åtte kort
    [9] ni kort
    [10] ti kort
   *[other] { $value } kort
}

cucumber_rules-before-the-play = Før første stikk: { $exchange ->
    [up_to] { cucumber_rules-exchange-up-to }
    [no_more_than_before] { cucumber_rules-exchange-no-more-than-before }
    [free] { cucumber_rules-exchange-free }
    [match_dealer] { cucumber_rules-exchange-match-dealer }
    [rassi] { cucumber_rules-exchange-rassi }
   *[match] { cucumber_rules-exchange-match }
}.
cucumber_rules-to-change = Du bytter ved å legge kort til side med baksiden opp og trekke like mange fra bunken. Turen går med klokken.
cucumber_rules-none-at-all = Bytter { cucumber_rules-first } ingen, får ingen andre bytte.
cucumber_rules-within-stock = Ingen kan bytte flere kort enn det er igjen i bunken.
cucumber_rules-all-or-none = Har bunken færre kort enn { cucumber_rules-first } byttet, kan man bytte nøyaktig så mange som den har igjen, eller ingen; er den tom, kan ingen bytte mer.
cucumber_rules-none-after = Så snart noen lar være å bytte, får ingen etter den spilleren bytte.
cucumber_rules-really-changed = Det er det som faktisk ble byttet, som teller, også når bunken hadde færre kort enn spilleren ønsket.
cucumber_rules-whole-holding = Man kan bytte hele hånden.
cucumber_rules-no-picture = { $jokers ->
    [yes] Et ess eller en joker
   *[no] Et ess
} hindrer ikke at man bytter gratis.
cucumber_rules-as-a-whole = En hånd byttes bare i sin helhet, og bare så lenge bunken rekker til hele hånden.

cucumber_rules-play-beat-title = Hva som skal slås
cucumber_rules-play-beat-highest = { $sets ->
    [yes] kortene som skal slås, er de som leder i stikket akkurat nå
   *[no] kortet som skal slås, er det høyeste i stikket til nå
}
cucumber_rules-play-beat-previous = { $sets ->
    [yes] kortene som skal slås, er kortene til spilleren før
   *[no] kortet som skal slås, er kortet til spilleren før
}
cucumber_rules-play-beat-led = { $sets ->
    [yes] kortene som skal slås, er de som ble spilt ut
   *[no] kortet som skal slås, er det som ble spilt ut
}
cucumber_rules-play-equal-title = Om like høyt er nok
cucumber_rules-play-equal-yes = et like høyt kort slår, og det gjør alle høyere også
cucumber_rules-play-equal-no = bare et høyere kort slår, et like høyt gjør det ikke
cucumber_rules-play-duty-title = Hva du kan spille når en annen har spilt ut
cucumber_rules-play-duty-choice = { $sets ->
    [yes] du må enten slå kortene som skal slås, eller spille de laveste kortene dine, alt etter hva du vil
   *[no] du må enten slå kortet som skal slås, eller spille det laveste kortet ditt, alt etter hva du vil
}
cucumber_rules-play-duty-beat-if-able = { $sets ->
    [yes] du må slå kortene som skal slås, hvis du kan, og bare ellers spille de laveste kortene dine
   *[no] du må slå kortet som skal slås, hvis du kan, og bare ellers spille det laveste kortet ditt
}
cucumber_rules-play-duty-lowest-that-beats = { $sets ->
    [yes] du må spille de laveste kortene du kan slå med, og bare hvis du ikke kan slå, de laveste kortene dine
   *[no] du må spille det laveste kortet du kan slå med, og bare hvis du ikke kan slå, det laveste kortet ditt
}
cucumber_rules-play-duty-same-rank-first = { $sets ->
    [yes] du må spille kort av samme verdi som de som skal slås, hvis du kan, ellers slå dem hvis du kan, og bare hvis du ikke kan noen av delene, spille de laveste kortene dine
   *[no] du må spille et kort av samme verdi som det som skal slås, hvis du kan, ellers slå det hvis du kan, og bare hvis du ikke kan noen av delene, spille det laveste kortet ditt
}
cucumber_rules-play-ace-stops-title = Å slå et ess
cucumber_rules-play-ace-stops-yes = ingenting slår et ess
cucumber_rules-play-ace-stops-no = et ess slås av alt som er høyt nok
cucumber_rules-play-lead-title = Hva som kan spilles ut
cucumber_rules-play-lead-any = den som spiller ut, velger fritt
cucumber_rules-play-lead-lowest = den som spiller ut, må spille det laveste kortet sitt
cucumber_rules-play-sets-title = Hvor mange kort som spilles ut
cucumber_rules-play-sets-yes = man kan spille ut ett kort, eller flere av samme verdi når minst ett blir igjen på hånden
cucumber_rules-play-sets-no = det spilles ut ett kort til hvert stikk
cucumber_rules-play-set-won-by-title = Et stikk der det er spilt ut flere kort, når det er lov
cucumber_rules-play-set-won-by-dominance = de høyeste kortene tar det, enten de er av samme verdi eller ikke
cucumber_rules-play-set-won-by-matched = bare kort av samme verdi kan ta det, og de høyeste av dem gjør det

cucumber_rules-tricks = { $fewer ->
    [yes] Det spilles ett stikk mindre enn hver har kort.
   *[no] Det spilles like mange stikk som hver har kort.
}
cucumber_rules-clockwise = Den som har utspillet, begynner et stikk, og de andre følger etter, med klokken.
cucumber_rules-lowest-rank-only = Spilles det ut flere kort, må de være av denne laveste verdien.
cucumber_rules-own-rank = { CARD($card, form: "den") } har en egen verdi og spilles ut alene.
cucumber_rules-own-ranks = { $cards } har egne verdier: bare kort som er like høye, spilles ut sammen
cucumber_rules-one-back = Kortet som blir igjen, er til siste stikk: selv om de siste kortene er like, spilles de ikke ut sammen.
cucumber_rules-as-many = Alle andre spiller like mange kort som det ble spilt ut; de trenger ikke være av samme verdi.
cucumber_rules-compare = Flere kort sammenlignes slik: still opp kortene til begge spillerne fra høyt til lavt; dine slår hvis hvert av dem slår kortet rett overfor.
cucumber_rules-follow = Når en annen har spilt ut, { $duty ->
    [beat_if_able] { $sets ->
        [yes] må du slå kortene som skal slås, hvis du kan, og bare ellers spille de laveste kortene dine
       *[no] må du slå kortet som skal slås, hvis du kan, og bare ellers spille det laveste kortet ditt
    }
    [lowest_that_beats] { $sets ->
        [yes] må du spille de laveste kortene du kan slå med, og bare hvis du ikke kan slå, de laveste kortene dine
       *[no] må du spille det laveste kortet du kan slå med, og bare hvis du ikke kan slå, det laveste kortet ditt
    }
    [same_rank_first] { $sets ->
        [yes] må du spille kort av samme verdi som de som skal slås, hvis du kan, ellers slå dem hvis du kan, og bare hvis du ikke kan noen av delene, spille de laveste kortene dine
       *[no] må du spille et kort av samme verdi som det som skal slås, hvis du kan, ellers slå det hvis du kan, og bare hvis du ikke kan noen av delene, spille det laveste kortet ditt
    }
   *[choice] { $sets ->
        [yes] må du enten slå kortene som skal slås, eller spille de laveste kortene dine, alt etter hva du vil
       *[no] må du enten slå kortet som skal slås, eller spille det laveste kortet ditt, alt etter hva du vil
    }
}.
cucumber_rules-lowest-cards = Kort er dine laveste når du ikke beholder noe som er lavere enn ett av dem.
cucumber_rules-any-lowest = Av like lave kort spiller det ingen rolle hvilket.
cucumber_rules-ace-to-beat = { $sets ->
    [yes] Er det et ess blant kortene som skal slås, spiller du de laveste kortene dine.
   *[no] Er det et ess som skal slås, spiller du det laveste kortet ditt.
}
cucumber_rules-ace-to-beat-not-even = { $sets ->
    [yes] Er det et ess blant kortene som skal slås, spiller du de laveste kortene dine: ikke engang { $higher } slår det.
   *[no] Er det et ess som skal slås, spiller du det laveste kortet ditt: ikke engang { $higher } slår det.
}
cucumber_rules-bound-by-ace = { $beat ->
    [previous] Det gjelder bare spilleren rett etter esset.
    [led] Det gjelder alle i et stikk der det er spilt ut et ess.
   *[highest] Det gjelder alle som spiller etter esset.
}
cucumber_rules-joker-stops = En joker stopper på samme måte.
cucumber_rules-wild-joker = En joker spilles bare sammen med minst ett vanlig kort og får samme verdi som ett av dem, det som er best for deg. I siste stikk spilles den som et hvilket som helst annet kort.
cucumber_rules-wild-joker-last = Når du spiller de laveste kortene dine, kommer jokerne til slutt: spill én bare når du ikke har flere vanlige kort.
cucumber_rules-wild-jokers-alone = Bare fra en hånd med lutter jokere kan jokere spilles alene; da teller de som ess.
cucumber_rules-highest-takes = Det høyeste kortet tar stikket, og av like høye det som ble spilt sist.
cucumber_rules-highest-of-one-takes = Ble det spilt ut ett kort, tar det høyeste kortet stikket, og av like høye det som ble spilt sist.
cucumber_rules-set-takes = { $won_by ->
    [matched] Ble det spilt ut flere kort, kan bare kort av samme verdi ta stikket: de høyeste tar det, og av like høye de som ble spilt sist.
   *[dominance] Ble det spilt ut flere kort, leder de i stikket til det kommer noen som kort for kort er minst like høye; da leder de nye, og så videre. Kortene som leder til slutt, tar stikket.
}
cucumber_rules-beaten-not-taken = Du kan altså slå det du skal slå, og likevel ikke ta stikket.
cucumber_rules-lowest-ace-takes = Et ess som spilles som laveste kort, tar likevel stikket hvis det er det siste av de høyeste kortene.
cucumber_rules-taker-leads = Den som tar et stikk, spiller ut til det neste.

cucumber_rules-example-beat = Et eksempel: i stikket ligger { $trick }, så det er { $target } som skal slås. Med { $held } på hånden { $count ->
    [1] må
   *[other] kan
} du spille { $beating }.
cucumber_rules-example-beat-or-lowest = Et eksempel: i stikket ligger { $trick }, så det er { $target } som skal slås. Med { $held } på hånden kan du spille { $beating }, eller { $size ->
    [several] de laveste kortene dine
   *[one] det laveste kortet ditt
}, { $lowest }.
cucumber_rules-example-lowest = Et eksempel: i stikket ligger { $trick }, så det er { $target } som skal slås. Med { $held } på hånden må du spille { $size ->
    [several] de laveste kortene dine
   *[one] det laveste kortet ditt
}, { $lowest }.

cucumber_rules-last-trick-payers-title = Hvem som betaler
cucumber_rules-last-trick-payers-taker = bare den som tar stikket, betaler
cucumber_rules-last-trick-payers-taker-rewards-tied = den som tar stikket, betaler, og alle andre med et like høyt kort får trekke fra like mange poeng
cucumber_rules-last-trick-payers-all-tied = den som tar stikket, betaler, og det gjør alle andre med et like høyt kort også
cucumber_rules-last-trick-payers-all-but-lowest = alle med et kort i siste stikk betaler, unntatt den som først spilte et kort av den laveste verdien
cucumber_rules-last-trick-payers-by-declaration = melder noen kortet sitt som det laveste, viser alle kortene sine, og alle som ikke har det laveste, betaler
cucumber_rules-last-trick-doubled-by-title = Et kort som dobler straffen
cucumber_rules-last-trick-doubled-by-none = ingen kort dobler den
cucumber_rules-last-trick-doubled-by-value = spiller noen { CARD($card, form: "et") } i siste stikk, teller straffen dobbelt, og ikke mer hvis flere gjør det
cucumber_rules-last-trick-calls-title = Å øke straffen
cucumber_rules-last-trick-calls-none = ingen kan øke den
cucumber_rules-last-trick-calls-kontra = én spiller kan si kontra, og da teller all straff dobbelt, men spillerens egen firedobbelt
cucumber_rules-last-trick-calls-rassi = den som har doblet og skal betale, betaler dobbel straff, og den som har doblet igjen, firedobbel
cucumber_rules-last-trick-calls-doubling = den som tar et stikk, kan be om å doble innsatsen før det spilles ut til det neste, og hver av de andre i runden sier enten ja eller sier nei og taper innsatsen slik den var
cucumber_rules-last-trick-calls-declaration = når alle har ett kort igjen, kan de etter tur melde det som det laveste, til noen gjør det, og den som tok det sist spilte stikket, spørres først
cucumber_rules-last-trick-declaration-title = En gal melding, og ingen i det hele tatt
cucumber_rules-last-trick-declaration-value = den som melder mens en annen har et like lavt eller lavere kort, betaler { $wrong }{ $adds ->
    [yes] {" "}og poengene på kortet i tillegg
   *[no] , men ikke poengene på kortet
}, og hvis ingen melder, { $nobody ->
    [lowest_pays] betaler alle med det laveste kortet { $wrong }
   *[nothing] betaler ingen
}
cucumber_rules-last-trick-declaration-part-wrong = Hva den som melder, betaler når en annen har et like lavt eller lavere kort.
cucumber_rules-last-trick-declaration-part-wrong-adds = Om poengene på det meldte kortet kommer i tillegg.
cucumber_rules-last-trick-declaration-part-nobody = Hva som skjer når ingen melder.
cucumber_rules-last-trick-all-equal-title = Når alle de siste kortene er like høye
cucumber_rules-last-trick-all-equal-none = da gjelder det samme som for andre like høye kort
cucumber_rules-last-trick-all-equal-restart = er alle kortene i siste stikk av samme verdi, betaler ingen, og en ny omgang begynner der alle ved bordet er med igjen på 0 poeng
cucumber_rules-last-trick-all-equal-restart-if-all-fall = er alle kortene i siste stikk av samme verdi, og ville alle ryke på det, betaler ingen, og en ny omgang begynner der alle ved bordet er med igjen på 0 poeng

cucumber_rules-last-card = { $payers ->
    [all_but_lowest] Alle som fortsatt er med i runden, spiller det siste kortet sitt, og det laveste kortet vinner runden: av like lave det som ble spilt først.
    [by_declaration] Det ene kortet som alle har igjen, spilles ikke.
   *[taker] Alle spiller det siste kortet sitt: det høyeste tar stikket, og av like høye det som ble spilt sist.
}
cucumber_rules-low-in-it = Her er { CARD($ranks, form: "several") } lavest: de tar stikket bare hvis det ikke er noe annet i det.
cucumber_rules-example-taker = Et eksempel: ligger det { $trick } i siste stikk, tar spiller nummer { $taker ->
    [2] to
   *[3] tre
} stikket og betaler{ $unit ->
    [none] {""}
   *[other] {" "}{ cucumber_rules-amount }
}{ $payers ->
    [taker_rewards_tied] , og spiller nummer én får trekke fra{ $unit ->
        [none] {" "}poeng
       *[other] {" "}{ cucumber_rules-amount }
    }
    [all_tied] , og spiller nummer én, med et like høyt kort, betaler også{ $unit ->
        [none] {""}
       *[other] {" "}{ cucumber_rules-amount }
    }
   *[taker] {""}
}.
cucumber_rules-example-lowest-wins = Et eksempel: ligger det { $trick } i siste stikk, vinner spiller nummer to runden, og { $players ->
    [2] spiller nummer én taper
   *[other] de andre taper
} innsatsen.
cucumber_rules-example-declared = Et eksempel: er de siste kortene { $cards }, og melder spiller nummer to, betaler nummer to ingenting og nummer én { $first }.
cucumber_rules-example-matched = Et eksempel: er de siste kortene { $cards }, og melder spiller nummer to, har en annen et like lavt kort: nummer to betaler { $wrong }{ $adds ->
    [yes] {" "}og { $own } for kortet
   *[no] {""}
}, nummer én { $first } og nummer tre ingenting.

cucumber_rules-bet = Hver runde begynner med en innsats på 1 kreditt. Den som skal betale, taper det innsatsen da er kommet opp i.
cucumber_rules-card-costs = Den som betaler, får skrevet opp det som kortet i siste stikk koster:
cucumber_rules-shown-card-costs = Den som betaler, får skrevet opp det som det viste kortet koster:
cucumber_rules-column-card = Kort
cucumber_rules-column-points = Poeng
cucumber_rules-column-cucumbers = Agurker
cucumber_rules-its-number = tallet på kortet
cucumber_rules-kontra = Før første stikk sier spillerne etter tur kontra eller pass, til noen har sagt kontra eller alle har passet; { $first ->
    [leader] den som spiller ut, begynner
    [dealer] giveren begynner
   *[forehand] forhånden begynner
}.
cucumber_rules-doubling-when = Det kan dobles etter hvert stikk unntatt det siste, én gang mellom to stikk, og aldri to ganger på rad av samme spiller.
cucumber_rules-doubling-credits = Alle i runden, også den som vil doble, må ha kreditter til den doble innsatsen; det avgjøres før noen svarer.
cucumber_rules-doubling-refused = Sier alle andre nei, har den som ville doble, vunnet: det blir ikke noe siste stikk, og ingen taper den doble innsatsen.
cucumber_rules-lower-by-rank = Hvilket kort som er lavest, avgjøres av rekkefølgen på kortene, også mellom kort som koster det samme.
cucumber_rules-multiply = De to ganges sammen: dobbelt og dobbelt er firedobbelt.

cucumber_rules-limit-points-title = Grensen
cucumber_rules-limit-points-none = det er ingen
cucumber_rules-limit-points-value = { cucumber_rules-limit-amount }
cucumber_rules-limit-exactly-title = Når grensen er passert
cucumber_rules-limit-exactly-out = { $unit ->
    [none] den som når grensen, har passert den
   *[other] den som når { cucumber_rules-limit-amount }, har passert grensen
}
cucumber_rules-limit-exactly-safe = { $unit ->
    [none] den som kommer over grensen, har passert den, og nøyaktig på grensen skjer det ingenting
   *[other] den som får mer enn { cucumber_rules-limit-amount }, har passert grensen, og ved nøyaktig { $points } skjer det ingenting
}
cucumber_rules-limit-exactly-reset = { $unit ->
    [none] nøyaktig på grensen går poengsummen tilbake til 0, og den som får mer, har passert den
   *[other] ved nøyaktig { cucumber_rules-limit-amount } går poengsummen tilbake til 0, og den som får mer, har passert grensen
}
cucumber_rules-limit-falls-title = Den som passerer grensen
cucumber_rules-limit-falls-none = det forekommer ikke, for det er ingen grense
cucumber_rules-limit-falls-value = { $falls }
cucumber_rules-fall = { $fall ->
    [reincarnate] mister et liv og fortsetter på den høyeste poengsummen blant de andre som er med
    [keep_highest] gir tilbake alle de åpne kortene sine unntatt det høyeste
    [mark] blir merket og spiller videre
    [end_game] avslutter spillet
   *[eliminate] er ute av spillet
}
cucumber_rules-fall-at = { cucumber_rules-fall } ({ cucumber_rules-ordinal } gang)
cucumber_rules-fall-from = og { cucumber_rules-fall } (fra { cucumber_rules-ordinal } gang)
cucumber_rules-ordinal = { $time ->
    [1] første
    [2] andre
    [3] tredje
    [4] fjerde
    [5] femte
    [6] sjette
    [7] sjuende
    [8] åttende
    [9] niende
    [10] tiende
   *[other] { $time }.
}

cucumber_rules-fatal = Den som betaler med { $cards }, ryker med en gang, uansett poengsum.
cucumber_rules-kept-go-too = Med poengsummen forsvinner også de åpne kortene: de blandes inn i kortstokken igjen.
cucumber_rules-crosses = Den som passerer grensen, { $falls }.
cucumber_rules-crossing-together = Her teller ikke de spillerne som passerer grensen i samme runde, og er ingen andre med, blir det 0.
cucumber_rules-card-kept = Poengene på kortet som blir liggende, er den nye poengsummen{ $deals ->
    [yes] {" "}og bestemmer hvor mange kort som gis i neste runde
   *[no] {""}
}. De andre kortene blandes inn i kortstokken igjen.
cucumber_rules-last-kept-stays = Av like høye kort er det det siste som kom til, som blir liggende.
cucumber_rules-takers-card-deals = Beholder flere et kort i samme runde, bestemmer kortet til den som tok stikket, hvor mange kort som gis.
cucumber_rules-marked = Den som er merket, er det til spillet er slutt, og får kort og betaler som alle andre.
cucumber_rules-order = { $steps ->
    [reset] Rekkefølgen er: først legges straffen til, så går nøyaktig { cucumber_rules-limit-amount } tilbake til 0, og deretter gjelder grensen.
    [both] Rekkefølgen er: først legges straffen til, så går nøyaktig { cucumber_rules-limit-amount } tilbake til 0, deretter gjelder grensen, og til slutt trekkes det fra poeng.
   *[rewards] Rekkefølgen er: først legges straffen til, deretter gjelder grensen, og til slutt trekkes det fra poeng.
}
cucumber_rules-never-below = Når det trekkes fra poeng, går poengsummen aldri under 0, og ingen får tilbake et liv.

cucumber_rules-score-title = Hvordan poengene føres
cucumber_rules-score-running = straffen legges sammen på papir, og hver runde gis fra hele kortstokken
cucumber_rules-score-face-up = den som betaler, beholder kortet sitt fra siste stikk åpent på bordet, og poengsummen er poengene på de åpne kortene
cucumber_rules-no-score = Det telles ikke poeng: det noteres bare hvem som har betalt for hver runde.
cucumber_rules-credits = Det er kredittene en spiller har tapt, som telles. De er borte, og ingen får dem.
cucumber_rules-begins = Alle begynner på 0.
cucumber_rules-kept-cards = Åpne kort blir liggende og gis ikke igjen før spillet er slutt{ $back ->
    [yes] {" "}eller grensen sender dem tilbake
   *[no] {""}
}, heller ikke når spilleren som har dem, ryker.

cucumber_rules-stakes-buy-ins-each-title = Å kjøpe seg inn igjen
cucumber_rules-stakes-buy-ins-each-value = { $value ->
    [0] ingen kan kjøpe seg inn igjen
    [1] hver spiller kan kjøpe seg inn igjen én gang i et spill
    [2] hver spiller kan kjøpe seg inn igjen to ganger i et spill
   *[other] hver spiller kan kjøpe seg inn igjen { $value } ganger i et spill
}
cucumber_rules-stakes-buy-ins-others-in-title = Hvor mange andre som må være med når noen kjøper seg inn igjen
cucumber_rules-stakes-buy-ins-others-in-value = minst { $value ->
    [1] én annen spiller
    [2] to andre spillere
    [3] tre andre spillere
    [4] fire andre spillere
    [5] fem andre spillere
    [6] seks andre spillere
    [7] sju andre spillere
    [8] åtte andre spillere
    [9] ni andre spillere
    [10] ti andre spillere
   *[other] { $value } andre spillere
} må være med
cucumber_rules-stakes-buy-ins-cost-title = Hva det koster å kjøpe seg inn igjen, når det er lov
cucumber_rules-stakes-buy-ins-cost-stake = det koster en innsats til i potten å kjøpe seg inn igjen
cucumber_rules-stakes-buy-ins-cost-free = det er gratis å kjøpe seg inn igjen
cucumber_rules-between-hands = Det skjer mellom to runder, enten man er med eller ute, og { cucumber_rules-stakes-buy-ins-others-in-value }.
cucumber_rules-buy-in-score = Poengsummen blir den høyeste blant de andre som er med.
cucumber_rules-buy-in-lowers = Den som er med, kan kjøpe seg inn igjen bare hvis poengsummen blir lavere av det; den som er ute, kan alltid gjøre det.
cucumber_rules-out-for-good = Den som ryker og ikke kan kjøpe seg inn igjen, er ute for godt.

cucumber_rules-end-when-title = Når spillet slutter
cucumber_rules-end-when-one-left = spillet slutter når bare én spiller er med
cucumber_rules-end-when-falls = spillet slutter med den runden der noen passerer grensen{ $time ->
    [1] {""}
   *[other] {" "}for { cucumber_rules-ordinal } gang
}
cucumber_rules-end-when-one-unmarked = spillet slutter når alle unntatt én av dem som er med, er merket
cucumber_rules-end-when-agreed = spillet slutter når dere er enige om det ved bordet
cucumber_rules-end-winner-title = Hvem som vinner
cucumber_rules-end-winner-last-in = den siste som er med, vinner
cucumber_rules-end-winner-lowest-score = den laveste poengsummen blant dem som er med, vinner
cucumber_rules-end-winner-not-the-loser = den som avsluttet spillet, taper, og alle andre som er med, deler seieren
cucumber_rules-end-all-out-title = Når alle som var med, ryker i samme runde
cucumber_rules-end-all-out-lowest-score = den laveste poengsummen blant dem vinner, og er flere like, deler de seieren
cucumber_rules-end-all-out-all-win = alle deler seieren
cucumber_rules-all-out = { $went ->
    [ends] Er det alle som var med, som avslutter spillet i samme runde
   *[out] Ryker alle som var med, i samme runde
}, { $winner ->
    [all_win] deler alle seieren
   *[lowest_score] vinner den laveste poengsummen blant dem, og er flere like, deler de seieren
}.
cucumber_rules-last-in-wins = { $when ->
    [falls] Alle som er med og ikke avsluttet spillet, deler seieren.
    [one_unmarked] Den som ikke er merket, vinner.
   *[other] Den siste som er med, vinner.
}
cucumber_rules-lowest-share = Har flere den samme laveste poengsummen, deler de seieren.
cucumber_rules-best-standing = { $standing ->
    [hands] av dem som er med, vinner den som har betalt for færrest runder, og er flere like, deler de seieren
    [crossed] av dem som er med, vinner den som har passert grensen færrest ganger, av flere den med lavest poengsum, og er flere like, deler de seieren
   *[score] den laveste poengsummen blant dem som er med, vinner, og er flere like, deler de seieren
}
cucumber_rules-agreed-before = Blir dere enige om å slutte før det, vinner { $standing ->
    [hands] den spilleren som er med og har betalt for færrest runder, og er flere like, deler de seieren
    [crossed] den spilleren som er med og har passert grensen færrest ganger, av flere den med lavest poengsum, og er flere like, deler de seieren
   *[score] den laveste poengsummen blant dem som er med, og er flere like, deler de seieren
}.

cucumber_rules-stakes-payout-title = Innsatsen
cucumber_rules-stakes-payout-pot = { $entry ->
    [0] det er en pott som vinneren tar
   *[1] alle betaler den samme innsatsen til en pott som vinneren tar
}
cucumber_rules-stakes-payout-differences = hver taper betaler vinneren forskjellen mellom poengsummene deres ganget med innsatsen per poeng
cucumber_rules-stakes-entry-title = Hva som betales i starten
cucumber_rules-stakes-entry-value = { $value ->
    [0] ingen betaler noe i starten
   *[1] alle betaler én innsats i starten
}
cucumber_rules-stakes-falls-title = Å betale for å ryke
cucumber_rules-stakes-falls-none = det koster ingenting å ryke
cucumber_rules-stakes-falls-value = { $who ->
    [first] den som ryker først i en omgang, og dermed alle som ryker i den runden, betaler
   *[all] den som ryker på grensen, betaler
} { cucumber_rules-stakes } til potten
cucumber_rules-stakes-falls-pictures = { cucumber_rules-stakes-falls-value }, eller { $more } hvis kortet som avgjorde runden, var { $pictures }
cucumber_rules-stakes = { $stakes ->
    [1] én innsats
    [2] to innsatser
    [3] tre innsatser
    [4] fire innsatser
    [5] fem innsatser
    [6] seks innsatser
    [7] sju innsatser
    [8] åtte innsatser
    [9] ni innsatser
    [10] ti innsatser
   *[other] { $stakes } innsatser
}
cucumber_rules-stakes-falls-part-who = Hvem det koster penger å ryke.
cucumber_rules-stakes-falls-part-stakes = Hvor mange innsatser det koster.
cucumber_rules-stakes-falls-part-picture-stakes = Hvor mange det koster når det avgjørende kortet er et bildekort.
cucumber_rules-stakes-falls-part-pictures = Verdiene som er bildekort.
cucumber_rules-for-money = Spiller dere om penger, { $payout ->
    [differences] betaler hver taper vinneren forskjellen mellom poengsummene deres ganget med innsatsen per poeng
   *[pot] { $entry ->
        [0] er det en pott som vinneren tar
       *[1] betaler alle den samme innsatsen til en pott som vinneren tar
    }
}.
cucumber_rules-several-winners = { $payout ->
    [differences] Er det flere vinnere, deler de betalingen fra hver taper likt. Mynter som ikke går opp, får vinnerne én om gangen etter plassene ved bordet, fra den første.
   *[pot] Er det flere vinnere, deler de potten likt. Mynter som ikke går opp, får vinnerne én om gangen etter plassene ved bordet, fra den første.
}
cucumber_rules-new-round-pot = Ved en ny omgang i samme spill blir potten stående som den er.

cucumber_rules-leaves = { $pot ->
    [stake] En spiller som forlater bordet, er ute med en gang. Innsatsen blir stående i potten.
    [paid] En spiller som forlater bordet, er ute med en gang. Det som er betalt, blir stående i potten.
   *[none] En spiller som forlater bordet, er ute med en gang.
}
cucumber_rules-one-left = Er bare én spiller med etter det, slutter spillet, og den spilleren vinner.
cucumber_rules-joins = Mellom to runder kan en ny spiller komme til på en ny, siste plass{ $score ->
    [yes] {" "}og begynne på den høyeste poengsummen blant dem som er med
   *[no] {""}
}, så lenge kortene rekker til alle og høyst { $most } sitter ved bordet.
