# Norwegian: lines and refusals of Cucumber.

cucumber-amount = { $unit ->
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

cucumber-took = { $face ->
    [up] { $player } tok siste stikk med { CARD($card, form: "et") }: { cucumber-amount }. Kortet blir liggende åpent.
   *[down] { $player } tok siste stikk med { CARD($card, form: "et") }: { cucumber-amount }.
}
cucumber-also-had = { $face ->
    [up] { $player } hadde et like høyt kort, { CARD($card, form: "et") }: { cucumber-amount }. Kortet blir liggende åpent.
   *[down] { $player } hadde et like høyt kort, { CARD($card, form: "et") }: { cucumber-amount }.
}
cucumber-took-and-lost = { $player } tok siste stikk og tapte runden.
cucumber-took-with-and-lost = { $player } tok siste stikk med { CARD($card, form: "et") } og tapte runden.
cucumber-also-had-and-lost = { $player } hadde et like høyt kort, { CARD($card, form: "et") }, og tapte runden.

cucumber-bonus = { $end ->
    [zero] { $player } hadde et like høyt kort, { CARD($card, form: "et") }, og { $taker } tok stikket: { cucumber-amount } trekkes fra. Poengsummen var { $score } og går ikke under 0.
   *[above] { $player } hadde et like høyt kort, { CARD($card, form: "et") }, og { $taker } tok stikket: { cucumber-amount } trekkes fra.
}

cucumber-doubled-by-card = Det falt { CARD($rank, form: "et") } i siste stikk: dobbel straff.
cucumber-kontra = { $player } sa kontra: dobbel straff.
cucumber-kontra-lost = { $player } sa kontra og tapte: firedobbelt i alt.
cucumber-rassi = { $times ->
    [4] { $player } doblet igjen: firedobbel straff.
   *[2] { $player } doblet: dobbel straff.
}

cucumber-bet-lost = { $player } hadde ikke det laveste kortet og taper innsatsen, { cucumber-amount }.
cucumber-bet-refused = { $by } doblet, men { $player } ville ikke være med og taper innsatsen slik den var: { cucumber-amount }.

cucumber-showed = { $player } hadde { CARD($card, form: "et") }: { cucumber-amount }.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } meldte { CARD($card, form: "et") } som det laveste kortet, men { $other } hadde et like lavt, { CARD($lower, form: "et") }: { cucumber-amount }.
   *[lower] { $player } meldte { CARD($card, form: "et") } som det laveste kortet, men { $other } hadde et lavere, { CARD($lower, form: "et") }: { cucumber-amount }.
}
cucumber-nobody-declared = Ingen meldte, og { $player } hadde det laveste kortet, { CARD($card, form: "et") }: { cucumber-amount }.

cucumber-fatal-card = { $player } betalte med et kort som koster spillet, og ryker med en gang.
cucumber-reset = { $kept ->
    [some] { $player } har nøyaktig { $limit }: poengsummen går tilbake til 0. De åpne kortene legges tilbake i kortstokken.
   *[none] { $player } har nøyaktig { $limit }: poengsummen går tilbake til 0.
}
cucumber-reincarnated = { $player } { $how ->
    [reached] nådde grensen på
   *[over] gikk over grensen på
} { $limit } med { $points } og mister et liv. Poengsummen blir { $score }, { $others ->
    [some] den høyeste blant de andre som fortsatt er med
   *[none] siden ingen andre fortsatt er med
}.
cucumber-half = { $player } { $how ->
    [reached] nådde grensen på
   *[over] gikk over grensen på
} { $limit } med { $points }: en halv agurk. Alle de åpne kortene unntatt det høyeste, { CARD($card, form: "et") }, legges tilbake i kortstokken.
cucumber-half-without-cards = { $player } { $how ->
    [reached] nådde grensen på
   *[over] gikk over grensen på
} { $limit } med { $points }: en halv agurk. Alle de åpne kortene legges tilbake i kortstokken.
cucumber-eliminated = { $player } { $how ->
    [reached] nådde grensen på
   *[over] gikk over grensen på
} { $limit } med { $points } og er ute av spillet.
cucumber-marked = { $player } { $how ->
    [reached] nådde grensen på
   *[over] gikk over grensen på
} { $limit } med { $points } og spiller videre, merket.
cucumber-ends-game = { $player } { $how ->
    [reached] nådde grensen på
   *[over] gikk over grensen på
} { $limit } med { $points }, og dermed er spillet slutt.

cucumber-fall-paid = { $player } røk på { CARD($card, form: "et") } og betaler { $stakes ->
    [one] { $stakes } innsats
   *[other] { $stakes } innsatser
} til potten.
cucumber-fall-paid-without-card = { $player } røk og betaler { $stakes ->
    [one] { $stakes } innsats
   *[other] { $stakes } innsatser
} til potten.

cucumber-restarted = { $status ->
    [in] Alle kortene i siste stikk var like høye: en ny omgang. { $player } begynner den på 0.
   *[out] Alle kortene i siste stikk var like høye: en ny omgang. { $player } er med igjen, på 0.
}

cucumber-bought-in = { $player } kjøper seg inn igjen: poengsummen blir { $points }, den høyeste blant de andre som fortsatt er med.
cucumber-adjustment-added = Justering for { $player }: { cucumber-amount } lagt til. { $reason }
cucumber-adjustment-taken-off = Justering for { $player }: { cucumber-amount } trukket fra. { $reason }
cucumber-joins = { $because ->
    [highest] { $player } kommer til og begynner på { $points }, den høyeste poengsummen blant dem som er med.
   *[fresh] { $player } kommer til og begynner på { $points }: ingenting er spilt ennå.
}
cucumber-joins-by-hands = { $player } kommer til og regnes for å ha tapt { $hands ->
    [one] { $hands } runde
   *[other] { $hands } runder
}, like mange som den som har tapt flest.
cucumber-leaves = { $status ->
    [in] { $player } forlater bordet og er ute av spillet.
   *[out] { $player } forlater bordet.
}

cucumber-left-the-hand = { $player } er ute av denne runden. Fortsatt med: { $others }.
cucumber-listed-twice = { $player } står to ganger på listen.
cucumber-listed-twice-in-trick = { $player } står to ganger på listen; hver spiller har ett kort i siste stikk.
cucumber-missing-in-trick = { $player } mangler. Fortsatt med: { $others }, med ett kort hver.
cucumber-order = { $way ->
    [backwards] Listen går mot klokken: etter { $before } kommer { $after }, til venstre, ikke { $given }.
   *[mixed] Rekkefølgen stemmer ikke: etter { $before } kommer { $after }, til venstre, ikke { $given }.
}

cucumber-not-in-pack = Kortet { $card } finnes ikke i denne kortstokken. Kortstokken går fra { $low } til { $high }{ $jokers ->
    [0] {""}
    [one] {" "}og har { $jokers } joker
   *[other] {" "}og har { $jokers } jokere
}.
cucumber-suit-missing = Oppgi fargen på { $rank }: { $cards } går over alle andre kort, så her betyr den noe.
cucumber-too-many-of-a-card = { $count } × { $card } i dette stikket, men det finnes bare { $holds }.
cucumber-card-lies-face-up = { $count } × { $card } i dette stikket, men det kan bare være { $left }: det finnes { $holds }, og åpne kort ligger foran { $owners }.
cucumber-owner = { $player } ({ $count })

cucumber-other-calls = I disse reglene finnes ikke { $call }. De har { $known }.
cucumber-no-calls = I disse reglene finnes verken { $call } eller andre meldinger.
cucumber-multiplier = Multiplikatoren er 1, 2 (doblet) eller 4 (doblet igjen), ikke { $given }.
cucumber-no-exchange = Med disse reglene byttes det ikke kort.

cucumber-taker-missing = Hvem tok siste stikk? I den korte formen må det oppgis.
cucumber-card-missing = Med hvilket kort ble siste stikk tatt? Med disse reglene betyr det noe.
cucumber-tied-twice = { $player } er nevnt to ganger blant dem som hadde det høyeste kortet.
cucumber-doubling-missing = Ble det spilt { CARD($rank, form: "et") } i siste stikk? Det gir dobbel straff her.
cucumber-no-doubling = Med disse reglene er det ikke noe kort som gir dobbel straff.
cucumber-doubling-cannot-be = Ingen kan ha spilt { CARD($rank, form: "et") }: ingen hadde et lavere kort.
cucumber-doubling-must-be = Noen må ha spilt { CARD($rank, form: "et") }: det er ikke noe annet kort igjen.
cucumber-lowest-missing = Hvem hadde det laveste kortet, den første av dem hvis det var flere? Den spilleren gir neste gang.
cucumber-lowest-cannot-be = { $why ->
    [highest] { $player } hadde det høyeste kortet og var derfor ikke først med det laveste.
   *[last] { $player } spilte det siste av de like høye kortene og var derfor ikke først med det laveste.
}
cucumber-too-many-equal = { $kept ->
    [0] { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    } kan ikke ha hatt { CARD($card, form: "et") } eller et like høyt kort: det finnes { $holds }.
   *[other] { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    } kan ikke ha hatt { CARD($card, form: "et") } eller et like høyt kort: det finnes { $holds }, og { $kept } av dem ligger åpent.
}
cucumber-too-few-lower = { $lower ->
    [0] { $players } må ha hatt lavere kort enn { $card }, men ingen kort er lavere. Hvem andre hadde { CARD($rank, form: "et") }?
   *[other] { $players } må ha hatt lavere kort enn { $card }, men bare { $lower } kort er lavere. Hvem andre hadde { CARD($rank, form: "et") }?
}
cucumber-different-equal-cards = Her er forskjellige kort like høye og blir liggende åpent: legg inn siste stikk kort for kort.
cucumber-last-trick-unknown = Siste stikk må være kjent kort for kort, og ingenting før det kan mangle.
cucumber-all-have-refused = Alle andre har sagt nei, så { $player } har vunnet: det blir ikke noe siste stikk.
cucumber-winner-missing = Hvem hadde det laveste kortet, den første av dem hvis det var flere? Den spilleren vinner runden.
cucumber-declaration-missing = Meldte noen? Oppgi hvem, eller null hvis ingen gjorde det.
cucumber-cards-instead-of-outcome = Her teller alle de siste kortene: oppgi dem som last_trick, eller ingen hvis ingen meldte.
cucumber-cards-missing = Alle viser kortene sine, og hvert kort teller: oppgi det siste kortet til alle.

cucumber-nobody-deals-at-first = Med disse reglene er det ingen som gir; oppgi hvem som spiller ut.
cucumber-leader-follows = Med disse reglene følger det av hvem som gir, hvem som spiller ut ({ $rule }).
cucumber-abandoned = Spillet er avbrutt; det kan ikke legges inn mer.
cucumber-over = Spillet er slutt: { $winners } vant etter { $hands ->
    [one] { $hands } runde
   *[other] { $hands } runder
}. Det kan ikke legges inn mer.
cucumber-pack-is-too-small = { $kept } kort ligger åpent, og { $stock } er igjen: det er ikke nok til en runde til.
cucumber-no-buy-ins = Med disse reglene kan ingen kjøpe seg inn igjen.
cucumber-has-left = { $player } har forlatt bordet.
cucumber-bought-in-already = { $player } har allerede kjøpt seg inn igjen; disse reglene tillater det høyst { $most ->
    [one] { $most } gang
   *[other] { $most } ganger
} i et spill.
cucumber-buy-in-needs-others = { $player } kan kjøpe seg inn igjen så lenge minst { $needed ->
    [one] { $needed } annen
   *[other] { $needed } andre
} er med; nå er det { $others }.
cucumber-buy-in-is-no-better = { $player } er med på { $score }; å kjøpe seg inn igjen ville gi { $points }, og det er ikke bedre.
cucumber-nobody-deals = Med disse reglene er det ingen som gir.
cucumber-not-among-drawers = { $player } er ikke blant dem som trekker om å gi: { $players }.
cucumber-cannot-deal = { $player } er ute og kan ikke gi.
cucumber-no-score = Med disse reglene telles det ikke poeng.
cucumber-adjustment-too-large = { $player } har { $score }: en justering er ikke 0 og trekker høyst { $score } fra.
cucumber-full = Disse reglene er for høyst { $most } spillere, og det er { $here }.
cucumber-pack-serves-too-few = Det er ikke kort nok til { $players } spillere.
cucumber-has-left-already = { $player } har allerede forlatt bordet.

cucumber-ask-taker = Hvem tok siste stikk?
cucumber-tap-taker = Trykk på den som tok siste stikk
cucumber-who-took = { $name } tok siste stikk
cucumber-ask-loser = Hvem tapte runden?
cucumber-tap-loser = Trykk på den som tapte runden
cucumber-who-lost = { $name } tapte runden
cucumber-ask-lowest = Hvem hadde det laveste kortet?
cucumber-tap-lowest = Trykk på den som hadde det laveste kortet
cucumber-who-had-the-lowest = { $name } hadde det laveste kortet
cucumber-ask-leader = Hvem spilte ut til siste stikk?
cucumber-tap-leader = Trykk på den som spilte ut til siste stikk
cucumber-who-led = { $name } spilte ut til siste stikk
cucumber-ask-declarer = Hvem meldte det laveste kortet?
cucumber-tap-declarer = Trykk på den som meldte det laveste kortet
cucumber-who-declared = { $name } meldte det laveste kortet
cucumber-form-nobody-declared = Ingen meldte
cucumber-form-taker = Hvem som tok det
cucumber-form-loser = Hvem som tapte
cucumber-form-lowest = Hvem som hadde det laveste
cucumber-form-cards = Hvert kort
cucumber-row-card-of-taker = Med
cucumber-ask-card-of-taker = Hvilket kort tok { $name } det med?
cucumber-row-tied = Like høyt
cucumber-row-lowest = Lavest
cucumber-row-doubling-card = Det falt { CARD($rank, form: "et") }
cucumber-ask-doubling-card = Falt det { CARD($rank, form: "et") } i stikket?
cucumber-row-card = Kort
cucumber-ask-card = Hva spilte { $name }?
cucumber-row-leader = Stikket før
cucumber-ask-winner-before = Hvem tok stikket før?
cucumber-row-kontra = Kontra
cucumber-fold-kontra = Sa noen kontra?
cucumber-fold-rassi = Kastet noen kortene, eller doblet noen?
cucumber-row-rassi-free = Kastet kortene
cucumber-hint-rassi-free = gratis
cucumber-row-rassi-times = Ganger
cucumber-hint-rassi-times = doblet 2, doblet igjen 4
cucumber-row-doubles = Doblet
cucumber-ask-doubles = Hvem doblet?
cucumber-row-double-after = etter stikk
cucumber-ask-refused = Hvem sa nei?
cucumber-row-exchange = Byttet kort
cucumber-fold-exchange = Byttet noen kort?
cucumber-ask-exchange = Hvem byttet kort?
cucumber-row-changed = kort

cucumber-count-hands-played = Runder spilt
cucumber-count-hands-lost = Runder tapt
cucumber-count-penalty-points = Minuspoeng
cucumber-count-cucumbers = Agurker
cucumber-count-buy-ins = Kjøpt seg inn igjen
cucumber-count-longest-run = Runder på rad uten å betale
cucumber-ratio-average-penalty = Poeng per runde

cucumber-due-buy-in = Betalt for å komme inn igjen
cucumber-due-fall = Betalt for å ryke
cucumber-form-missing = Oppgi én av last_trick (kortene til alle), outcome (hvem som tok stikket og med hva) eller tricks (alle stikk).
cucumber-infractions = { $count ->
    [1] Det er { $count } regelbrudd, av { $players }. Send accept_infractions for å notere det.
   *[other] Det er { $count } regelbrudd, av { $players }. Send accept_infractions for å notere dem.
}
cucumber-no-trick-any-more = Alle andre har sagt nei, så { $players } har vunnet: det spilles ikke flere stikk.
cucumber-plays-once = { $player } spiller bare én gang til hvert stikk.
cucumber-as-many-as-led = Det ble spilt ut { $led } kort, så alle spiller { $led }, ikke { $given }.
cucumber-did-not-play = { $players } har ikke spilt til dette stikket, så hendene er ulikt store. Kort som ikke er notert, oppgis som null.
cucumber-more-than-dealt = Stikkene har { $cards } kort fra hver, men det ble gitt { $dealt }.
cucumber-last-trick-of-one-card = Alle beholder ett kort til siste stikk, men det ble spilt flere til det.
cucumber-pack-cannot-deal = Kortstokken rekker ikke til { $cards } kort til { $players } spillere.
cucumber-more-than-the-pack = Kortstokken har bare { $holds } × { $card }; her er det flere.
cucumber-plays-once-to-the-trick = { $player } spiller bare én gang til stikket.
cucumber-comes-to-the-left = Etter { $before } kommer { $due }, mot venstre, ikke { $player }.
cucumber-one-card-led = Med disse reglene spilles det ut ett kort, ikke { $given }.
cucumber-holding-size = Hånden har { $cards } kort, men holding_size er { $given }.
cucumber-holding-missing = Oppgi hånden eller holding_size: hvor mange kort hånden hadde før spillet.
cucumber-holding-too-small = Hånden kan ikke ha { $given } kort: { $cards } av dem er nevnt.
cucumber-holding-too-large = Hånden kan ikke ha { $given } kort: hver fikk { $cards }.
cucumber-one-card-left = I siste stikk har alle ett kort igjen.
cucumber-not-in-the-holding = { $held ->
    [0] Hånden har ikke { $card }, men det må ha vært { $needed } × { $card } der.
   *[other] Hånden har { $held } × { $card }, men det må ha vært { $needed } × { $card } der.
}
cucumber-another-won-the-trick = { $winner } tok stikk { $trick }, så { $player } kan ikke ha doblet da.
cucumber-goes-first = { $player } er først: oppgi hvor mange kort { $player } byttet, 0 hvis ingen.
cucumber-changes-once = { $player } har allerede hatt sin tur; hver bytter kort én gang.
cucumber-comes-before = { $player } kommer før { $other }, med klokken.
cucumber-changes-next = Etter { $before } kommer { $player }: oppgi hvor mange kort { $player } byttet, 0 hvis ingen.
cucumber-more-often-than-the-pack = Hånden har { $card } flere ganger enn kortstokken.
cucumber-each-is-dealt = Hver får { $cards } kort, ikke { $given }.
cucumber-asked-for-this-double = { $player } ba selv om å doble og kan ikke si nei.
cucumber-cannot-refuse = { $player } er ikke med i runden lenger eller er nevnt to ganger, og kan ikke si nei.
cucumber-credit-twice = { $player } er nevnt to ganger, med { $first } og med { $second }.
cucumber-keep-highest-without-cards = limit.falls har keep_highest, men ingen kort beholdes: det krever score face_up.
cucumber-face-up-and-reward = last_trick.payers er taker_rewards_tied, som trekker fra poeng, og det kan summen av de åpne kortene ikke vise.
cucumber-face-up-and-reincarnation = limit.falls har reincarnate, som gir poengsummen til en annen, og det kan summen av de åpne kortene ikke vise.
cucumber-face-up-and-buy-ins = stakes.buy_ins.each er { $times }: å kjøpe seg inn gir poengsummen til en annen, og det kan summen av de åpne kortene ikke vise.
cucumber-face-up-and-doubling-card = last_trick.doubled_by dobler straffen, og det kan summen av de åpne kortene ikke vise.
cucumber-face-up-and-calls = last_trick.calls ganger straffen, og det kan summen av de åpne kortene ikke vise.
cucumber-face-up-without-points = score er face_up, men med points none er det ingen poengsum å beholde kort for.
cucumber-cucumbers-of-another-deck = points er cucumbers, og agurker har bare kortstokken five_cucumbers.
cucumber-deck-without-prices = pack.deck er five_cucumbers, og kortene der koster ikke { $points }.
cucumber-no-fall-ends = end.when er falls, men ingenting i limit.falls er end_game.
cucumber-fall-ends-otherwise = limit.falls har end_game, men end.when er { $when }.
cucumber-no-fall-marks = end.when er one_unmarked, men ingenting i limit.falls er mark.
cucumber-no-fall-eliminates = end.when er one_left, men ingenting i limit.falls er eliminate: ingen ville noen gang ryke ut.
cucumber-loser-and-all-win = end.winner er not_the_loser, så noen taper, men end.all_out er all_win.
cucumber-falls-without-limit = limit.points er null, så ingen kan komme over, men limit.falls sier hva som skjer da.
cucumber-end-without-limit = limit.points er null, så spillet slutter bare etter avtale, ikke med { $when }.
cucumber-limit-without-falls = limit.points er { $points }, men limit.falls sier ikke hva som skjer når den passeres.
cucumber-leader-without-dealer = deal.leader er { $leader }, men deal.dealer er nobody.
cucumber-match-without-dealer = exchange er match_dealer, der den som gir er først, men deal.dealer er nobody.
cucumber-wild-without-sets = pack.joker_rank er wild, som bare gjelder i grupper, men play.sets er false.
cucumber-deck-without-jokers = pack.jokers er { $jokers }, men kortstokken { $deck } har ingen jokere.
cucumber-deck-without-aces = Kortstokken { $deck } har ingen ess å stoppe med.
cucumber-deck-without-pictures = exchange er rassi, men kortstokken { $deck } har ingen bildekort.
cucumber-no-such-rank = Det er ingen { $rank } i denne kortstokken.
cucumber-empty-group = En gruppe av høyeste kort nevner minst ett kort.
cucumber-no-such-top-card = Det er ingen { $card } i denne kortstokken å sette over alt annet.
cucumber-top-card-without-suit = Hvilken { $rank }? Et høyeste kort er ett enkelt, for eksempel { $rank }C.
cucumber-top-card-twice = { $card } står mer enn ett sted i top_cards.
cucumber-pack-too-small = { $players } spillere med { $each } kort hver trenger { $cards } kort; kortstokken har { $size }.
cucumber-no-score-limit = points er none, så det føres ingen poeng, men limit.points setter en grense for dem.
cucumber-no-score-calls = points er none, så det føres ingen poeng, men last_trick.calls ganger dem.
cucumber-no-score-doubled = points er none, så det føres ingen poeng, men doubled_by dobler dem.
cucumber-no-score-reward = points er none, så det føres ingen poeng, men taker_rewards_tied trekker fra poeng.
cucumber-no-score-deal = points er none, så det føres ingen poeng, men deal.then losing_card gir etter poengene til kortet.
cucumber-no-score-payout = points er none, så det føres ingen poeng, men stakes.payout differences betaler etter dem.
cucumber-bet-without-lowest = points er bet, som alle taper unntatt den med det laveste kortet.
cucumber-lowest-without-bet = last_trick.payers er all_but_lowest, som alle taper innsatsen.
cucumber-bet-without-credits = points er bet, som tas av kredittene i limit.points, men det er null.
cucumber-doubling-without-bet = last_trick.calls er doubling, men points er { $points }: det er ingen innsats å doble.
cucumber-bet-and-low-cards = points er bet, så ingen kort har en pris, men pack.low_in_last_trick gir noen kort en.
cucumber-bet-and-calls = points er bet, så ingen kort har en pris, men last_trick.calls ganger den.
cucumber-bet-and-differences = points er bet: kreditter tapes, og ingen vinner dem.
cucumber-bet-and-reincarnation = points er bet: den som har tapt alle kreditter, kan ikke fortsette med en annens.
cucumber-bet-and-buy-ins = points er bet: tapte kreditter kjøpes ikke tilbake.
cucumber-no-card-decides-doubling = { $because ->
    [bet] points er bet, så ingen kort har en pris, men last_trick.doubled_by dobler den.
   *[declared] Det meldes hvem som har det laveste kortet, så ingen kort avgjør runden, men last_trick.doubled_by dobler den.
}
cucumber-no-card-decides-face-up = { $because ->
    [bet] points er bet, så ingen kort har en pris, men score er face_up, som beholder kortet det betales med.
   *[declared] Det meldes hvem som har det laveste kortet, så ingen kort avgjør runden, men score er face_up, som beholder kortet det betales med.
}
cucumber-no-card-decides-deal = { $because ->
    [bet] points er bet, så ingen kort har en pris, men deal.then er losing_card, som gir etter det avgjørende kortet.
   *[declared] Det meldes hvem som har det laveste kortet, så ingen kort avgjør runden, men deal.then er losing_card, som gir etter det avgjørende kortet.
}
cucumber-declarer-without-declaration = last_trick.payers er by_declaration, men last_trick.calls lar ingen melde.
cucumber-declaration-without-declarer = last_trick.calls er declaration, men last_trick.payers er { $payers }.
cucumber-declaration-without-points = last_trick.payers er by_declaration, som teller poeng, men points er none.
cucumber-declaration-and-sets = Det meldes om ett siste kort, men play.sets lar flere kort spilles ut.
cucumber-nobody-takes-dealer = deal.dealer er { $dealer }, men ingen tar siste stikk: last_trick.payers er { $payers }.
cucumber-nobody-takes-leader = deal.leader er payer, men ingen tar siste stikk: last_trick.payers er { $payers }.
cucumber-nobody-takes-equal = last_trick.all_equal er { $all_equal }, men ingen tar siste stikk: last_trick.payers er { $payers }.
cucumber-kille-points-of-another-deck = points er { $points }, som bare finnes med kortstokken kille.
cucumber-kille-without-prices = pack.deck er kille, og kortene der koster ikke { $points }.
cucumber-kille-and-low-cards = pack.deck er kille, og kortene der teller i siste stikk som i alle andre.
cucumber-restart-without-elimination = last_trick.all_equal er { $all_equal }, som tar inn igjen dem som er ute, men limit.falls slår ingen ut.
cucumber-restart-and-buy-ins = last_trick.all_equal er { $all_equal }, og etter det trenger ingen å kjøpe seg inn.
cucumber-restart-and-face-up = last_trick.all_equal er { $all_equal }, og etter det har alle 0 poeng, men score er face_up: kortene blir liggende.
cucumber-most-without-exchange = exchange_at_most er { $most }, men ingen bytter kort: exchange er null.
cucumber-most-above-the-deal = exchange_at_most er { $most }, men alle får { $cards } kort.
cucumber-silence-for-nothing = last_trick.declaration har lowest_pays, men wrong er 0, så ingenting ville bli betalt.
cucumber-buy-ins-without-pot = stakes.payout er differences, der ingen betaler til en pott, men det er lov å kjøpe seg inn.
cucumber-no-entry-anyway = stakes.entry er 0, men med stakes.payout differences betaler ingen i starten uansett.
cucumber-nobody-ever-pays = stakes.entry er 0 og stakes.falls er null, så ingen betaler noen gang noe.
cucumber-falls-without-pot = stakes.payout er differences, der ingen betaler til en pott, men stakes.falls lar dem betale.
cucumber-cards = { $count ->
    [1] { CARD($cards, form: "et") }
   *[other] { CARD($cards, form: "play") }
}
cucumber-cards-first = { $count ->
    [1] { CARD($cards, form: "Et") }
   *[other] { CARD($cards, form: "Play") }
}
cucumber-target = { $count ->
    [1] { CARD($target, form: "et") }
   *[other] { CARD($target, form: "play") }
}
cucumber-lowest-cards = { $count ->
    [1] det laveste kortet, { CARD($lowest, form: "et") }
   *[other] de laveste kortene, { CARD($lowest, form: "play") }
}
cucumber-what-beats = { $count ->
    [1] { $how ->
        [higher] et høyere kort enn { CARD($target, form: "et") }
        [highest] { CARD($target, form: "et") } eller et like høyt kort
       *[equal] { CARD($target, form: "et") } eller noe høyere
    }
   *[other] { $how ->
        [higher] { $count } kort som kort for kort er høyere enn { CARD($target, form: "play") }
       *[equal] { $count } kort som kort for kort er minst like høye som { CARD($target, form: "play") }
    }
}
cucumber-beating = { $how ->
    [same] { cucumber-cards-first } er like { $count ->
        [1] høyt
       *[other] høye
    } som { cucumber-target }, og det er nok
    [higher] { cucumber-cards-first } er kort for kort høyere enn { cucumber-target }
    [least] { cucumber-cards-first } er kort for kort minst like høye som { cucumber-target }
   *[beats] { cucumber-cards-first } slår { cucumber-target }
}
cucumber-only-card = { $asker ->
    [you] Det er det eneste kortet ditt, så det må spilles.
   *[player] Det er det eneste kortet på hånden, så det må spilles.
}
cucumber-nothing-but-jokers = { $asker ->
    [you] Du har bare jokere. Da kan de spilles, og de teller som ess.
   *[player] { $player } har bare jokere. Da kan de spilles, og de teller som ess.
}
cucumber-may-lead = { $sets ->
    [several] { $asker ->
        [you] Du kan spille ut et hvilket som helst kort, eller flere av samme verdi når minst ett blir igjen.
       *[player] { $player } kan spille ut et hvilket som helst kort, eller flere av samme verdi når minst ett blir igjen.
    }
   *[one] { $asker ->
        [you] Du kan spille ut et hvilket som helst kort.
       *[player] { $player } kan spille ut et hvilket som helst kort.
    }
}
cucumber-must-lead-lowest = { $sets ->
    [several] { $asker ->
        [you] Du må spille ut det laveste kortet ditt, { CARD($lowest, form: "et") }, alene eller med andre av den verdien når minst ett blir igjen.
       *[player] { $player } må spille ut det laveste kortet, { CARD($lowest, form: "et") }, alene eller med andre av den verdien når minst ett blir igjen.
    }
   *[one] { $asker ->
        [you] Du må spille ut det laveste kortet ditt, { CARD($lowest, form: "et") }.
       *[player] { $player } må spille ut det laveste kortet, { CARD($lowest, form: "et") }.
    }
}
cucumber-nothing-beats-an-ace = { $asker ->
    [you] Ingenting slår et ess her, så du må spille { cucumber-lowest-cards }.
   *[player] Ingenting slår et ess her, så { $player } må spille { cucumber-lowest-cards }.
}
cucumber-cannot-beat = { $asker ->
    [you] Du kan ikke slå { cucumber-target }, så du må spille { cucumber-lowest-cards }.
   *[player] { $player } kan ikke slå { cucumber-target }, så { $player } må spille { cucumber-lowest-cards }.
}
cucumber-may-play = { $asker ->
    [you] Du kan spille { cucumber-what-beats }, eller { cucumber-lowest-cards }.
   *[player] { $player } kan spille { cucumber-what-beats }, eller { cucumber-lowest-cards }.
}
cucumber-must-beat = { $asker ->
    [you] Du kan slå { cucumber-target }, så du må gjøre det: med { cucumber-what-beats }.
   *[player] { $player } kan slå { cucumber-target } og må derfor gjøre det: med { cucumber-what-beats }.
}
cucumber-must-play-lowest-that-beats = { $count ->
    [1] { $asker ->
        [you] Du må spille det laveste kortet som slår { CARD($target, form: "et") }: { CARD($least, form: "et") }.
       *[player] { $player } må spille det laveste kortet som slår { CARD($target, form: "et") }: { CARD($least, form: "et") }.
    }
   *[other] { $asker ->
        [you] Du må spille de laveste kortene som slår { CARD($target, form: "play") }: { CARD($least, form: "play") }.
       *[player] { $player } må spille de laveste kortene som slår { CARD($target, form: "play") }: { CARD($least, form: "play") }.
    }
}
cucumber-must-play-the-same = { $count ->
    [1] { $asker ->
        [you] Du har { CARD($same, form: "et") }, det samme som skulle slås, og må spille det.
       *[player] { $player } har { CARD($same, form: "et") }, det samme som skulle slås, og må spille det.
    }
   *[other] { $asker ->
        [you] Du har { CARD($same, form: "play") }, det samme som skulle slås, og må spille det.
       *[player] { $player } har { CARD($same, form: "play") }, det samme som skulle slås, og må spille det.
    }
}
cucumber-may-be-led = { cucumber-cards-first } kan spilles ut.
cucumber-is-the-lowest = { cucumber-cards-first } er { $count ->
    [1] det
   *[other] de
} laveste.
cucumber-is-not-the-lowest = { cucumber-cards-first } er ikke { $count ->
    [1] det
   *[other] de
} laveste.
cucumber-is-their-lowest = { $asker ->
    [you] { cucumber-cards-first } er { $count ->
        [1] det
       *[other] de
    } laveste du har.
   *[player] { cucumber-cards-first } er { $count ->
        [1] det
       *[other] de
    } laveste på hånden.
}
cucumber-beats = { cucumber-beating }.
cucumber-wins-nothing = De vinner ingenting: det gjør bare kort av samme verdi.
cucumber-is-that = { cucumber-cards-first } er det.
cucumber-beats-but-is-not-that = { cucumber-beating }, men er ikke { $count ->
    [1] kortet
   *[other] kortene
} som må spilles.
cucumber-is-neither = { cucumber-cards-first } er ingen av delene.
cucumber-does-not = { cucumber-cards-first } gjør ikke det.
cucumber-is-no-such-lead = { CARD($cards, form: "Play") } er ikke et slikt utspill.
cucumber-joker-needs-a-card = En joker spilles bare sammen med et vanlig kort.
cucumber-one-card-is-led = Det spilles ut ett kort til hvert stikk, og { CARD($cards, form: "play") } er { $count }.
cucumber-not-of-one-rank = { CARD($cards, form: "Play") } er ikke av samme verdi, og bare slike kort spilles ut sammen.
cucumber-joker-alone = { $asker ->
    [you] En joker spilles uten et vanlig kort bare når du ikke hadde annet enn jokere.
   *[player] En joker spilles uten et vanlig kort bare når { $player } ikke hadde annet enn jokere.
}
cucumber-lowest-must-be-led = Det laveste kortet må spilles ut, så ingenting lavere enn { cucumber-cards } kan ha vært på hånden.
cucumber-must-be-the-lowest = { $asker ->
    [you] Ingenting slår et ess her, så { cucumber-cards } må være { $count ->
        [1] det
       *[other] de
    } laveste du har.
   *[player] Ingenting slår et ess her, så { cucumber-cards } må være { $count ->
        [1] det
       *[other] de
    } laveste på hånden.
}
cucumber-beats-where-not-the-same = { $asker ->
    [you] { cucumber-beating }, og det er bare lov hvis du ikke kan spille det samme.
   *[player] { cucumber-beating }, og det er bare lov hvis { $player } ikke kan spille det samme.
}
cucumber-beats-where-nothing-lower-does = { $asker ->
    [you] { cucumber-beating }, og det er bare lov hvis ingenting lavere på hånden din gjør det.
   *[player] { cucumber-beating }, og det er bare lov hvis ingenting lavere på hånden gjør det.
}
cucumber-does-not-beat = { cucumber-cards-first } slår ikke { cucumber-target } og er bare lov som { $count ->
    [1] det
   *[other] de
} laveste på hånden{ $duty ->
    [same] { $asker ->
        [you] , og bare hvis du verken kan slå { cucumber-target } eller spille det samme.
       *[player] , og bare hvis { $player } verken kan slå { cucumber-target } eller spille det samme.
    }
    [beat] { $asker ->
        [you] , og bare hvis du ikke kan slå { cucumber-target }.
       *[player] , og bare hvis { $player } ikke kan slå { cucumber-target }.
    }
   *[choice] .
}
cucumber-rest-does-not-matter = { $asker ->
    [you] Hva du ellers hadde, spiller ingen rolle.
   *[player] Hva { $player } ellers hadde, spiller ingen rolle.
}
cucumber-all-is-accounted-for = For hvert kort som ville tale imot, vet man hvor det er.
cucumber-but-held = { $asker ->
    [you] Men du hadde { $cards }, så det var ikke lov.
   *[player] Men { $player } hadde { $cards }, så det var ikke lov.
}
cucumber-but-could-have-played = { $asker ->
    [you] Men du kunne ha spilt { CARD($cards, form: "play") }, så det var ikke lov.
   *[player] Men { $player } kunne ha spilt { CARD($cards, form: "play") }, så det var ikke lov.
}
cucumber-no-holding = Det kan ikke ha skjedd med noen hånd som kortene ennå tillater.
cucumber-not-all-known = { $asker ->
    [you] Ikke alle kortene dine er kjent.
   *[player] Ikke alle kortene på hånden er kjent.
}
cucumber-seeing-a-card = { $asker ->
    [you] Om du også hadde { $open ->
        [lower] et lavere kort enn { CARD($cards, form: "et") }
       *[cards] { $cards }
    }; i så fall var det ikke lov.
   *[player] Om { $player } også hadde { $open ->
        [lower] et lavere kort enn { CARD($cards, form: "et") }
       *[cards] { $cards }
    }; i så fall var det ikke lov.
}
cucumber-seeing-able-cards = { $asker ->
    [you] Om kortene dine til sammen kunne { cucumber-able }; i så fall var det ikke lov.
   *[player] Om kortene på hånden til sammen kunne { cucumber-able }; i så fall var det ikke lov.
}
cucumber-seeing-a-card-or-able-cards = { $asker ->
    [you] Om du også hadde { $open ->
        [lower] et lavere kort enn { CARD($cards, form: "et") }
       *[cards] { $cards }
    }, eller om kortene dine til sammen kunne { cucumber-able }; i så fall var det ikke lov.
   *[player] Om { $player } også hadde { $open ->
        [lower] et lavere kort enn { CARD($cards, form: "et") }
       *[cards] { $cards }
    }, eller om kortene til sammen kunne { cucumber-able }; i så fall var det ikke lov.
}
cucumber-seeing-an-ordinary-card = { $asker ->
    [you] Om du også hadde et kort som ikke er en joker; i så fall var det ikke lov.
   *[player] Om { $player } også hadde et kort som ikke er en joker; i så fall var det ikke lov.
}
cucumber-a-card = { CARD($card, form: "et") }
cucumber-able = { $able ->
    [fewer] slå { CARD($target, form: "play") } med færre jokere
    [make] danne { CARD($target, form: "play") }
    [either] danne eller slå { CARD($target, form: "play") }
   *[beat] slå { CARD($target, form: "play") }
}
cucumber-settled-by-sizes = Hvor mange kort hvert stikk før dette hadde.
cucumber-settled-by-cards-before = Kortene som ble spilt før i dette stikket.
cucumber-had-to-lead-first = { $leader } skulle spille ut til første stikk, ikke { $player }.
cucumber-had-to-lead-next = { $leader } tok stikket før og skulle spille ut, ikke { $player }.
cucumber-out-of-turn = Etter { $before } var det { $due } sin tur, mot venstre, ikke { $player } sin.
cucumber-never-allowed = { $lower ->
    [held] Uansett hva som ble spilt før uten å bli notert, var det ikke lov å spille { $card }: { $player } hadde lavere kort.
   *[unknown] Uansett hva som ble spilt før uten å bli notert, hadde { $player } ikke lov til å spille { $card }.
}
cucumber-nobody-changes = Med disse reglene bytter ingen kort.
cucumber-need-not-change = Ingen trenger å bytte kort.
cucumber-holding-is-smaller = En hånd har { $holding } kort, så { $count } kan ikke byttes.
cucumber-most-to-change = Ingen kan bytte mer enn { $most } kort.
cucumber-stock-left = { $enough ->
    [yes] Det er { $left } kort igjen i bunken, nok til { $count }.
   *[no] Det er { $left } kort igjen i bunken, for få til { $count }.
}
cucumber-first-changed-none = Den første byttet ingen, så ingen får gjøre det.
cucumber-stock-is-used-up = Bunken er brukt opp, så ingen får bytte mer.
cucumber-as-many-or-none = Den første byttet { $first }: like mange eller ingen.
cucumber-whole-stock-or-none = Den første byttet { $first }, og det er bare { $left } igjen i bunken: alle eller ingen.
cucumber-dealer-keeps-two = Den som gir, beholder minst to kort; her ville det bli { $left } igjen.
cucumber-no-more-than-first = Den første byttet { $first }, og ingen får bytte flere.
cucumber-before-changed-none = Den rett før byttet ingen, så ingen får bytte mer.
cucumber-no-more-than-before = Den rett før byttet { $before }, og ingen får bytte flere.
cucumber-cannot-have-been = Det kan ikke ha skjedd.
cucumber-whole-holding-is-changed = Man bytter bare hele hånden, alle { $holding } kortene.
cucumber-three-changes = En hånd byttes høyst tre ganger: gratis, doblet og doblet igjen.
cucumber-third-change = Tredje gang kan man bytte bare hvis første gang var gratis.
cucumber-seeing-first-holding = Den første hånden: om den hadde en konge, en dame eller en knekt; i så fall var det ikke lov.
cucumber-change-doubles = En hånd kan byttes for å doble, og en gang til for å doble igjen.
cucumber-nobody-throws-in = Med disse reglene kaster ingen hånden gratis.
cucumber-has-a-picture = Det er et bildekort på hånden: { $card }.
cucumber-no-picture-yet = { $count } av { $each } kort er kjent, og ikke noe bildekort ennå.
cucumber-seeing-the-others = De andre kortene: om det er en konge, en dame eller en knekt blant dem.
cucumber-no-picture = { $also ->
    [high] Det er verken konge, dame eller knekt på hånden, og ess og jokere regnes ikke som bildekort.
   *[none] Det er verken konge, dame eller knekt på hånden.
}
cucumber-bets-are-not-doubled = Med disse reglene dobles det ikke.
cucumber-hand-is-won = Alle andre har sagt nei, så { $player } har vunnet: runden er over.
cucumber-alone-in-the-hand = Bare { $player } er med, så det er ingen runde å doble i.
cucumber-out-of-the-hand = { $player } er ikke med i runden lenger. Med er { $others }.
cucumber-doubled-last = { $player } doblet sist; en annen må doble først.
cucumber-double-between-tricks = Det kan ikke dobles etter stikk { $trick }. Det skjer mellom to stikk: etter stikk 1 til { $last }.
cucumber-double-comes-later = Det kan ikke dobles etter stikk { $trick }. Mellom to stikk dobles det én gang, og den forrige kom etter stikk { $before }.
cucumber-double-needs = Alle i runden trenger { cucumber-amount } for å doble her; { $have }.
cucumber-has = { $player } har { $points }
cucumber-only-winner-doubles = Bare den som tok stikket før, kan doble, og det var ikke { $player }.
cucumber-may-double = { $player } kan doble: alle i runden har { cucumber-amount } til det.
cucumber-nobody-declares = Med disse reglene melder ingen.
cucumber-all-have-declined = Alle har sagt nei, så ingen melder.
cucumber-word-of-another = { $player } har ordet: alle spørres etter tur, først den som tok siste stikk.
cucumber-may-declare = { $player } har ordet, så { $player } kan melde.

cucumber-unit-hands-lost = tapte runder
cucumber-unit-credits = kreditter
cucumber-column-taker = Stikket til
cucumber-column-card = Kort
cucumber-mark-fell = fikk agurk
cucumber-mark-half = en halv agurk
cucumber-mark-reset = tilbake til 0
cucumber-mark-anew = ny omgang
cucumber-mark-bought-in = kjøpte seg inn igjen
cucumber-act-buys-in = kjøper seg inn
cucumber-drawing-whole = en agurk
cucumber-drawing-half = en halv agurk
cucumber-why-rampo = Alle kortene i siste stikk var like høye: en ny omgang.
cucumber-why-silent = Ingen meldte.
cucumber-why-declared = { $player } meldte, og ingen betalte.
cucumber-limit = grense
cucumber-limit-in-short = { $reached ->
    [credits] ingen kreditter igjen: { $falls }
    [safe] mer enn { $limit }: { $falls }
    [reset] nøyaktig { $limit } går tilbake til 0; mer: { $falls }
   *[out] { $limit } eller mer: { $falls }
}
cucumber-then = { $first }, deretter { $then }
cucumber-fall-in-short = { $fall ->
    [reincarnate] et tapt liv
    [keep_highest] en halv agurk
    [eliminate] ute
    [mark] et merke
   *[end_game] spillet slutter
}

cucumber-name = Agurk
cucumber-about = Unngå å ta siste stikk
cucumber-variant-agurk = Sju kort, to liv; andre med et like høyt kort i siste stikk får trukket fra poeng
cucumber-variant-agurk-denexa = Agurk der du må slå med et høyere kort når du kan, og nøyaktig 21 går bra
cucumber-variant-gurka = Seks kort, ryker på 30; én gang i spillet kan du kjøpe deg inn igjen
cucumber-variant-gurka-modern = Gurka der bare kortet før teller og ingenting slår et ess
cucumber-variant-ogorek = Seks kort, ryker på 50; du må slå hvis du kan, og esset er lavest i siste stikk
cucumber-variant-ogorek-classic = Ogórek slik det var før: ryker på 21
cucumber-variant-ogorek-kontra = Ogórek der én kan si kontra og doble straffen, men selv betaler firedobbelt ved tap
cucumber-variant-kurkku = Seks kort; spillet slutter når noen når 30, og færrest poeng vinner
cucumber-variant-matapesa = Hele kortstokken, ingen poeng: den som tar siste stikk, gir igjen
cucumber-variant-kurko = Jokere er ess, og begge er lavest i siste stikk; spill til alle unntatt én har 30
cucumber-variant-rassi = Kast en hånd uten bildekort, og doble, eller doble igjen; ryker på 50
cucumber-variant-gurka-norway = Sju kort, ryker med en gang på 21, ikke noe ekstra liv
cucumber-variant-norwegian = Kortet som taper, bestemmer hvor mange som gis neste gang; den med det laveste kortet gir og spiller ut
cucumber-variant-gurka-iceland = Ti kort, så ni, så åtte; flere like kan spilles ut; 6♣ slår alt, og nøyaktig 21 blir null
cucumber-variant-concombre = Kort som taper, blir liggende åpne og bestemmer hvor mange som gis neste gang; med den andre halve agurken har du tapt
cucumber-variant-five-cucumbers = Frieses spill med kort fra 1 til 15: med flere enn fem agurker er du ute
cucumber-variant-twenty-two = Flere like kan spilles ut, og kort kan byttes; kortene du taper med, blir liggende åpne: med 22 er du ute
cucumber-variant-twenty-two-rasmussen = Twenty-Two der de utspilte kortene må slås hvis det går, med poengene på papir
cucumber-variant-twenty-six = Twenty-Two med to kortstokker og fire ville jokere, ryker på 26
cucumber-variant-minibluff = Det laveste kortet vinner runden: ti kreditter til hver, og innsatser som dobles eller avslås
cucumber-variant-krypkille = Med killekort: ingenting å velge underveis, og til slutt melder du det siste kortet ditt som det laveste
cucumber-variant-rokkar = Den som ryker, betaler, dobbelt på et bildekort; er de siste kortene like høye, begynner en ny omgang
cucumber-variant-vidivallagurka = Sju kort, flere like om gangen, de svarte sjuerne øverst; bytt høyst like mange kort som spilleren før
cucumber-name-agurk-denexa = Agurk (Denexa)
cucumber-name-gurka-modern = Gurka slik det spilles nå
cucumber-name-ogorek-classic = Ogórek til 21
cucumber-name-ogorek-kontra = Ogórek med kontra
cucumber-name-gurka-norway = Gurka (Norge)
cucumber-name-norwegian = Norsk agurk
cucumber-name-five-cucumbers = Five Cucumbers
cucumber-house-rule-three-jokers = Tre jokere over essene, 15 poeng hver
cucumber-house-rule-exchange = Forhånden kan bytte kort; de andre bytter like mange eller ingen
cucumber-house-rule-kept-cards = Kort som taper, blir liggende åpne, ikke noe fratrekk, ett liv, ryker over 21
cucumber-house-rule-all-tied-pay = Alle med et like høyt kort i siste stikk betaler
cucumber-house-rule-first-over-21-loses = Den første over 21 avslutter spillet og har tapt
cucumber-house-rule-exactly-21-resets = Nøyaktig 21 går tilbake til null
cucumber-house-rule-losing-card-deal = Kortet som taper, bestemmer hvor mange kort som gis neste gang
cucumber-house-rule-previous-card = Bare kortet til spilleren før må slås
cucumber-house-rule-must-beat = Den som kan slå, må slå
cucumber-house-rule-same-rank-first = Den som har et kort av samme verdi som det som skal slås, spiller det
cucumber-house-rule-ace-stops = Ingenting slår et ess
cucumber-house-rule-lead-lowest = Det må spilles ut med det laveste kortet
cucumber-house-rule-to-20 = Ryker på 20
cucumber-house-rule-free-rebuy = Kjøp deg gratis inn igjen én gang, fast innsats
cucumber-house-rule-three-jokers-kurko = Tre jokere i stedet for to
cucumber-house-rule-jokers-as-aces = To jokere er ekstra ess
cucumber-house-rule-exchange-up-to = Forhånden kan bytte kort; de andre høyst like mange
cucumber-house-rule-six-of-clubs-fatal = Den som betaler med 6♣, ryker med en gang
cucumber-house-rule-black-sevens-equal = De svarte sjuerne er høyest og like høye, 21 poeng hver; 6♣ er en vanlig sekser
cucumber-house-rule-black-sevens-ranked = 7♠ (16 poeng) er høyest, så 7♣ (15); 6♣ er en vanlig sekser
cucumber-house-rule-five-cards = Fem kort til hver i alle runder
cucumber-house-rule-zigzag = Seks kort ned til ett, opp til fem, ned til ett, opp til fire, og så videre
cucumber-house-rule-prague-must-beat = Den som kan slå det høyeste kortet, må
cucumber-house-rule-prague-previous = Slå kortet før, eller spill det laveste
cucumber-house-rule-prague-previous-must-beat = Den som kan slå kortet før, må
cucumber-house-rule-prague-lowest-that-beats = Spill det laveste kortet som slår det før, ellers det laveste: bare utspillet er fritt
cucumber-house-rule-prague-all-tied-pay = Alle med et like høyt kort i siste stikk betaler
cucumber-house-rule-prague-taker-pays = Bare den som tar siste stikk, betaler
cucumber-house-rule-all-win = Ryker de siste samtidig, vinner alle av dem
cucumber-house-rule-lowest-total-wins = Ryker de siste samtidig, vinner den av dem som har færrest poeng
cucumber-house-rule-varmland = Som i Värmland: høyst tre kort byttes, harlekin koster 50, ryker på 100; den som tier med det laveste kortet, betaler 10 (en gjetning)
cucumber-house-rule-wrong-adds = En gal melding koster 10 i tillegg til kortet
cucumber-house-rule-first-to-fall-pays = Bare den som ryker først, betaler, og alle som ryker i samme runde
cucumber-house-rule-equal-only-if-all-fall = Med like høye siste kort begynner en ny omgang bare når alle ellers ville ryke på dem

cucumber-body-last-trick = kortene til alle
cucumber-body-outcome = hvem som tok stikket og med hva
cucumber-body-tricks = alle stikk
cucumber-body-no-last-trick = sluttet uten et siste stikk

cucumber-claim-play = Kan disse kortene spilles?
cucumber-claim-audit = Ble runden spilt etter reglene?
cucumber-claim-exchange = Kan så mange kort byttes?
cucumber-claim-rassi = Kan en hånd kastes (Rassi)?
cucumber-claim-double = Kan innsatsen dobles?
cucumber-claim-declare = Hvem kan melde det laveste kortet?
