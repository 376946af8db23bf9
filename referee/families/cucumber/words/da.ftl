# Danish: lines and refusals of Cucumber.

cucumber-amount = { $unit ->
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

cucumber-took = { $face ->
    [up] { $player } tog sidste stik med { CARD($card, form: "et") }: { cucumber-amount }. Kortet bliver liggende åbent.
   *[down] { $player } tog sidste stik med { CARD($card, form: "et") }: { cucumber-amount }.
}

cucumber-also-had = { $face ->
    [up] { $player } havde et lige så højt kort, { CARD($card, form: "et") }: { cucumber-amount }. Kortet bliver liggende åbent.
   *[down] { $player } havde et lige så højt kort, { CARD($card, form: "et") }: { cucumber-amount }.
}

cucumber-took-and-lost = { $player } tog sidste stik og tabte runden.
cucumber-took-with-and-lost = { $player } tog sidste stik med { CARD($card, form: "et") } og tabte runden.
cucumber-also-had-and-lost = { $player } havde et lige så højt kort, { CARD($card, form: "et") }, og tabte runden.

cucumber-bonus = { $end ->
    [zero] { $player } havde et lige så højt kort, { CARD($card, form: "et") }, og { $taker } tog stikket: { cucumber-amount } trækkes fra. Pointtallet var { $score } og går ikke under 0.
   *[above] { $player } havde et lige så højt kort, { CARD($card, form: "et") }, og { $taker } tog stikket: { cucumber-amount } trækkes fra.
}

cucumber-doubled-by-card = Der faldt { CARD($rank, form: "et") } i sidste stik: dobbelt straf.
cucumber-kontra = { $player } sagde kontra: dobbelt straf.
cucumber-kontra-lost = { $player } sagde kontra og tabte: firedobbelt i alt.

cucumber-rassi = { $times ->
    [4] { $player } doblede igen: firedobbelt straf.
   *[2] { $player } doblede: dobbelt straf.
}

cucumber-bet-lost = { $player } havde ikke det laveste kort og mister indsatsen, { cucumber-amount }.

cucumber-bet-refused = { $by } doblede, men { $player } ville ikke være med og mister indsatsen, som den var: { cucumber-amount }.

cucumber-showed = { $player } havde { CARD($card, form: "et") }: { cucumber-amount }.

cucumber-declared-wrongly = { $how ->
    [equal] { $player } meldte { CARD($card, form: "et") } som det laveste kort, men { $other } havde et lige så lavt, { CARD($lower, form: "et") }: { cucumber-amount }.
   *[lower] { $player } meldte { CARD($card, form: "et") } som det laveste kort, men { $other } havde et lavere, { CARD($lower, form: "et") }: { cucumber-amount }.
}
cucumber-nobody-declared = Ingen meldte, og { $player } havde det laveste kort, { CARD($card, form: "et") }: { cucumber-amount }.

cucumber-fatal-card = { $player } betalte med et kort, der koster spillet, og er ude med det samme.

cucumber-reset = { $kept ->
    [some] { $player } har præcis { $limit }: pointtallet går tilbage til 0. De åbne kort lægges tilbage i bunken.
   *[none] { $player } har præcis { $limit }: pointtallet går tilbage til 0.
}

cucumber-reincarnated = { $player } { $how ->
    [reached] nåede grænsen på
   *[over] gik over grænsen på
} { $limit } med { $points } og mister et liv. Pointtallet bliver { $score }, { $others ->
    [some] det højeste blandt de andre, der stadig er med
   *[none] da ingen andre stadig er med
}.

cucumber-half = { $player } { $how ->
    [reached] nåede grænsen på
   *[over] gik over grænsen på
} { $limit } med { $points }: en halv agurk. Alle åbne kort på nær det højeste, { CARD($card, form: "et") }, lægges tilbage i bunken.
cucumber-half-without-cards = { $player } { $how ->
    [reached] nåede grænsen på
   *[over] gik over grænsen på
} { $limit } med { $points }: en halv agurk. Alle åbne kort lægges tilbage i bunken.
cucumber-eliminated = { $player } { $how ->
    [reached] nåede grænsen på
   *[over] gik over grænsen på
} { $limit } med { $points } og er ude af spillet.
cucumber-marked = { $player } { $how ->
    [reached] nåede grænsen på
   *[over] gik over grænsen på
} { $limit } med { $points } og spiller videre, mærket.
cucumber-ends-game = { $player } { $how ->
    [reached] nåede grænsen på
   *[over] gik over grænsen på
} { $limit } med { $points }, og så er spillet slut.

cucumber-fall-paid = { $player } røg ud på { CARD($card, form: "et") } og betaler { $stakes } indskud til puljen.
cucumber-fall-paid-without-card = { $player } røg ud og betaler { $stakes } indskud til puljen.

cucumber-restarted = { $status ->
    [in] Alle kort i sidste stik var lige høje: en ny omgang. { $player } begynder den på 0.
   *[out] Alle kort i sidste stik var lige høje: en ny omgang. { $player } er med igen, på 0.
}

cucumber-bought-in = { $player } køber sig ind igen: pointtallet bliver { $points }, det højeste blandt de andre, der stadig er med.

cucumber-adjustment-added = Rettelse for { $player }: { cucumber-amount } lagt til. { $reason }
cucumber-adjustment-taken-off = Rettelse for { $player }: { cucumber-amount } trukket fra. { $reason }

cucumber-joins = { $because ->
    [highest] { $player } kommer til og begynder på { $points }, det højeste pointtal blandt dem, der er med.
   *[fresh] { $player } kommer til og begynder på { $points }: der er ikke spillet endnu.
}

cucumber-joins-by-hands = { $player } kommer til og regnes for at have tabt { $hands ->
    [one] { $hands } runde
   *[other] { $hands } runder
}, det højeste antal blandt dem, der er med.

cucumber-leaves = { $status ->
    [in] { $player } forlader bordet og er ude af spillet.
   *[out] { $player } forlader bordet.
}

cucumber-left-the-hand = { $player } er ude af denne runde. Stadig med: { $others }.
cucumber-listed-twice = { $player } står to gange på listen.
cucumber-listed-twice-in-trick = { $player } står to gange på listen; hver spiller har ét kort i sidste stik.
cucumber-missing-in-trick = { $player } mangler. Stadig med: { $others }, hver med ét kort.

cucumber-order = { $way ->
    [backwards] Listen går mod uret: efter { $before } kommer { $after }, til venstre, ikke { $given }.
   *[mixed] Rækkefølgen passer ikke: efter { $before } kommer { $after }, til venstre, ikke { $given }.
}

cucumber-not-in-pack = Kortet { $card } findes ikke her: kortene går fra { $low } til { $high }{ $jokers ->
    [0] {""}
    [one] , og der er { $jokers } joker
   *[other] , og der er { $jokers } jokere
}.

cucumber-suit-missing = Angiv kuløren ved { CARD($rank, form: "row") }: { $cards } går over alle andre kort, så her betyder den noget.
cucumber-too-many-of-a-card = { $count } × { $card } i dette stik, men der findes kun { $holds }.

cucumber-card-lies-face-up = { $count } × { $card } i dette stik, men der kan kun være { $left }: der findes { $holds }, og åbne kort ligger foran { $owners }.
cucumber-owner = { $player } ({ $count })

cucumber-other-calls = I disse regler findes { $call } ikke. De har { $known }.
cucumber-no-calls = I disse regler findes hverken { $call } eller andre meldinger.
cucumber-multiplier = Multiplikatoren er 1, 2 (doblet) eller 4 (doblet igen), ikke { $given }.
cucumber-no-exchange = I disse regler byttes der ikke kort.

cucumber-taker-missing = Hvem tog sidste stik? I den korte form skal det angives.
cucumber-card-missing = Med hvilket kort blev sidste stik taget? I disse regler betyder det noget.
cucumber-tied-twice = { $player } er nævnt to gange blandt dem med det højeste kort.
cucumber-doubling-missing = Blev der spillet { CARD($rank, form: "et") } i sidste stik? Det giver dobbelt straf her.
cucumber-no-doubling = I disse regler er der ikke noget kort, der giver dobbelt straf.
cucumber-doubling-cannot-be = Ingen kan have spillet { CARD($rank, form: "et") }: ingen havde et lavere kort.
cucumber-doubling-must-be = Nogen har nødvendigvis spillet { CARD($rank, form: "et") }: der er ikke andre kort tilbage.
cucumber-lowest-missing = Hvem havde det laveste kort, ved flere den første af dem? Den spiller giver næste gang.

cucumber-lowest-cannot-be = { $why ->
    [highest] { $player } havde det højeste kort og var derfor ikke den første med det laveste.
   *[last] { $player } spillede det sidste af de lige høje kort og var derfor ikke den første med det laveste.
}

cucumber-too-many-equal = { $kept ->
    [0] { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    } kan ikke have haft { CARD($card, form: "et") } eller et lige så højt kort: der findes { $holds }.
   *[other] { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    } kan ikke have haft { CARD($card, form: "et") } eller et lige så højt kort: der findes { $holds }, og { $kept } af dem ligger åbent.
}

cucumber-too-few-lower = { $lower ->
    [0] { $players } skulle have haft lavere kort end { $card }, men intet kort er lavere. Hvem havde også { CARD($rank, form: "et") }?
   *[other] { $players } skulle have haft lavere kort end { $card }, men kun { $lower } kort er lavere. Hvem havde også { CARD($rank, form: "et") }?
}
cucumber-different-equal-cards = Her er forskellige kort lige høje og bliver liggende åbent: indtast sidste stik kort for kort.
cucumber-last-trick-unknown = Sidste stik skal kendes kort for kort, og intet før det må mangle.
cucumber-all-have-refused = Alle andre har sagt nej, så { $player } har vundet: der er ikke noget sidste stik.
cucumber-winner-missing = Hvem havde det laveste kort, ved flere den første af dem? Den spiller vinder runden.

cucumber-declaration-missing = Meldte nogen? Angiv hvem, eller null, hvis ingen gjorde.
cucumber-cards-instead-of-outcome = Her tæller alle de sidste kort: angiv dem som last_trick, eller ingen, hvis ingen meldte.
cucumber-cards-missing = Alle viser deres kort, og hvert kort tæller: angiv det sidste kort fra alle.

cucumber-nobody-deals-at-first = I disse regler er der ingen, der giver; angiv, hvem der spiller ud.
cucumber-leader-follows = I disse regler følger det af, hvem der giver, hvem der spiller ud ({ $rule }).
cucumber-abandoned = Spillet er opgivet; der kan ikke indtastes mere.
cucumber-over = Spillet er slut: { $winners } vandt efter { $hands ->
    [one] { $hands } runde
   *[other] { $hands } runder
}. Der kan ikke indtastes mere.
cucumber-pack-is-too-small = { $kept } kort ligger åbent, og { $stock } er tilbage: det er ikke nok til en runde mere.
cucumber-no-buy-ins = I disse regler kan ingen købe sig ind igen.
cucumber-has-left = { $player } har forladt bordet.
cucumber-bought-in-already = { $player } har allerede købt sig ind igen; disse regler tillader det højst { $most ->
    [one] { $most } gang
   *[other] { $most } gange
} i et spil.

cucumber-buy-in-needs-others = { $player } må købe sig ind igen, så længe mindst { $needed ->
    [one] { $needed } anden
   *[other] { $needed } andre
} er med; nu er det { $others }.
cucumber-buy-in-is-no-better = { $player } er med på { $score }; at købe sig ind igen ville give { $points }, og det er ikke bedre.
cucumber-nobody-deals = I disse regler er der ingen, der giver.
cucumber-not-among-drawers = { $player } er ikke blandt dem, der trækker om at give: { $players }.
cucumber-cannot-deal = { $player } er ude og kan ikke give.
cucumber-no-score = I disse regler tælles der ikke point.
cucumber-adjustment-too-large = { $player } har { $score }: en rettelse er ikke 0 og trækker højst { $score } fra.
cucumber-full = Disse regler er for højst { $most } spillere, og der er { $here }.
cucumber-pack-serves-too-few = Der er ikke kort nok til { $players } spillere.
cucumber-has-left-already = { $player } har allerede forladt bordet.

cucumber-ask-taker = Hvem tog sidste stik?
cucumber-tap-taker = Tryk på den, der tog sidste stik
cucumber-who-took = { $name } tog sidste stik
cucumber-ask-loser = Hvem tabte runden?
cucumber-tap-loser = Tryk på den, der tabte runden
cucumber-who-lost = { $name } tabte runden
cucumber-ask-lowest = Hvem havde det laveste kort?
cucumber-tap-lowest = Tryk på den med det laveste kort
cucumber-who-had-the-lowest = { $name } havde det laveste kort
cucumber-ask-leader = Hvem spillede ud til sidste stik?
cucumber-tap-leader = Tryk på den, der havde sidste udspil
cucumber-who-led = { $name } spillede ud til sidste stik
cucumber-ask-declarer = Hvem meldte det laveste kort?
cucumber-tap-declarer = Tryk på den, der meldte det laveste
cucumber-who-declared = { $name } meldte det laveste kort
cucumber-form-nobody-declared = Ingen meldte
cucumber-form-taker = Hvem tog det
cucumber-form-loser = Hvem tabte
cucumber-form-lowest = Hvem havde det laveste
cucumber-form-cards = Hvert kort

cucumber-row-card-of-taker = Med
cucumber-ask-card-of-taker = Med hvilket kort tog { $name } det?

cucumber-row-tied = Samme kort
cucumber-row-lowest = Laveste

cucumber-row-doubling-card = Der faldt { CARD($rank, form: "et") }
cucumber-ask-doubling-card = Faldt der { CARD($rank, form: "et") } i stikket?
cucumber-row-card = Kort
cucumber-ask-card = Hvad spillede { $name }?
cucumber-row-leader = Næstsidste stik
cucumber-ask-winner-before = Hvem tog næstsidste stik?
cucumber-row-kontra = Kontra
cucumber-fold-kontra = Var der nogen, der sagde kontra?

cucumber-fold-rassi = Var der nogen, der smed kortene eller doblede?
cucumber-row-rassi-free = Smed kortene
cucumber-hint-rassi-free = gratis
cucumber-row-rassi-times = Gange
cucumber-hint-rassi-times = doblet 2, doblet igen 4
cucumber-row-doubles = Dobler
cucumber-ask-doubles = Hvem doblede?

cucumber-row-double-after = efter stik
cucumber-ask-refused = Hvem sagde nej?
cucumber-row-exchange = Byttede kort
cucumber-fold-exchange = Var der nogen, der byttede kort?
cucumber-ask-exchange = Hvem byttede kort?

cucumber-row-changed = kort

cucumber-count-hands-played = Spillede runder
cucumber-count-hands-lost = Tabte runder
cucumber-count-penalty-points = Strafpoint
cucumber-count-cucumbers = Agurker
cucumber-count-buy-ins = Købte sig ind igen
cucumber-count-longest-run = Runder i træk uden straf
cucumber-ratio-average-penalty = Point pr. runde

cucumber-due-buy-in = Betalt for at købe sig ind igen
cucumber-due-fall = Betalt for at ryge ud
cucumber-form-missing = Angiv enten last_trick (alles kort), outcome (hvem der tog stikket og med hvad) eller tricks (alle stik).
cucumber-infractions = { $count ->
    [1] Der er { $count } regelbrud, af { $players }. Send accept_infractions for at notere det.
   *[other] Der er { $count } regelbrud, af { $players }. Send accept_infractions for at notere dem.
}
cucumber-no-trick-any-more = Alle andre har sagt nej, så { $players } har vundet: der spilles ikke flere stik.
cucumber-plays-once = { $player } spiller kun én gang til hvert stik.
cucumber-as-many-as-led = Der blev spillet { $led } kort ud, så alle spiller { $led }, ikke { $given }.
cucumber-did-not-play = { $players } har ikke spillet til dette stik, så hænderne er ikke lige store. Kort, der ikke er noteret, angives som null.
cucumber-more-than-dealt = Stikkene har { $cards } kort fra hver spiller, men der blev givet { $dealt }.
cucumber-last-trick-of-one-card = Alle gemmer ét kort til sidste stik, men der blev spillet flere til det.
cucumber-pack-cannot-deal = Kortspillet rækker ikke til { $cards } kort til { $players } spillere.
cucumber-more-than-the-pack = Der er kun { $holds } × { $card } i spillet; her er der flere.
cucumber-plays-once-to-the-trick = { $player } spiller kun én gang til stikket.
cucumber-comes-to-the-left = Efter { $before } kommer { $due }, mod venstre, ikke { $player }.
cucumber-one-card-led = I disse regler spilles der ét kort ud, ikke { $given }.
cucumber-holding-size = Hånden har { $cards } kort, men holding_size er { $given }.
cucumber-holding-missing = Angiv hånden eller holding_size: hvor mange kort der var på hånden før spillet.
cucumber-holding-too-small = Hånden kan ikke have { $given } kort: { $cards } af dem er nævnt.
cucumber-holding-too-large = Hånden kan ikke have { $given } kort: hver spiller fik { $cards }.
cucumber-one-card-left = I sidste stik har alle ét kort tilbage.
cucumber-not-in-the-holding = { $held ->
    [0] Der er ingen × { $card } på hånden, men der skal have været { $needed } × { $card }.
   *[other] Der er { $held } × { $card } på hånden, men der skal have været { $needed } × { $card }.
}
cucumber-another-won-the-trick = { $winner } tog stik { $trick }, så { $player } kan ikke have doblet der.
cucumber-goes-first = { $player } er først: angiv, hvor mange kort { $player } byttede, 0 hvis ingen.
cucumber-changes-once = { $player } har allerede haft sin tur; hver spiller bytter kort én gang.
cucumber-comes-before = { $player } kommer før { $other }, med uret.
cucumber-changes-next = Efter { $before } kommer { $player }: angiv, hvor mange kort { $player } byttede, 0 hvis ingen.
cucumber-more-often-than-the-pack = Hånden har { $card } flere gange end kortspillet.
cucumber-each-is-dealt = Hver spiller får { $cards } kort, ikke { $given }.
cucumber-asked-for-this-double = { $player } bad selv om at doble og kan ikke sige nej.
cucumber-cannot-refuse = { $player } er ikke med i runden længere eller er nævnt to gange og kan ikke sige nej.
cucumber-credit-twice = { $player } er nævnt to gange, med { $first } og med { $second }.
cucumber-keep-highest-without-cards = limit.falls har keep_highest, men der gemmes ingen kort: det kræver score face_up.
cucumber-face-up-and-reward = last_trick.payers er taker_rewards_tied, som trækker point fra, og det kan summen af de åbne kort ikke vise.
cucumber-face-up-and-reincarnation = limit.falls har reincarnate, som giver en andens pointtal, og det kan summen af de åbne kort ikke vise.
cucumber-face-up-and-buy-ins = stakes.buy_ins.each er { $times }: at købe sig ind giver en andens pointtal, og det kan summen af de åbne kort ikke vise.
cucumber-face-up-and-doubling-card = last_trick.doubled_by dobler straffen, og det kan summen af de åbne kort ikke vise.
cucumber-face-up-and-calls = last_trick.calls ganger straffen, og det kan summen af de åbne kort ikke vise.
cucumber-face-up-without-points = score er face_up, men med points none er der intet pointtal at gemme kort for.
cucumber-cucumbers-of-another-deck = points er cucumbers, og agurker har kun spillet five_cucumbers.
cucumber-deck-without-prices = pack.deck er five_cucumbers, og dets kort koster ikke { $points }.
cucumber-no-fall-ends = end.when er falls, men intet i limit.falls er end_game.
cucumber-fall-ends-otherwise = limit.falls har end_game, men end.when er { $when }.
cucumber-no-fall-marks = end.when er one_unmarked, men intet i limit.falls er mark.
cucumber-no-fall-eliminates = end.when er one_left, men intet i limit.falls er eliminate: ingen ville nogensinde ryge ud.
cucumber-loser-and-all-win = end.winner er not_the_loser, så nogen taber, men end.all_out er all_win.
cucumber-falls-without-limit = limit.points er null, så ingen kan komme over, men limit.falls siger, hvad der så sker.
cucumber-end-without-limit = limit.points er null, så spillet slutter kun efter aftale, ikke med { $when }.
cucumber-limit-without-falls = limit.points er { $points }, men limit.falls siger ikke, hvad der sker, når den passeres.
cucumber-leader-without-dealer = deal.leader er { $leader }, men deal.dealer er nobody.
cucumber-match-without-dealer = exchange er match_dealer, hvor den, der giver, er først, men deal.dealer er nobody.
cucumber-wild-without-sets = pack.joker_rank er wild, som kun gælder i grupper, men play.sets er false.
cucumber-deck-without-jokers = pack.jokers er { $jokers }, men spillet { $deck } har ingen jokere.
cucumber-deck-without-aces = Spillet { $deck } har ingen esser at stoppe med.
cucumber-deck-without-pictures = exchange er rassi, men spillet { $deck } har ingen billedkort.
cucumber-no-such-rank = Der er ingen { $rank } i dette spil kort.
cucumber-empty-group = En gruppe af højeste kort nævner mindst ét kort.
cucumber-no-such-top-card = Der er ingen { $card } i dette spil kort at sætte over alt andet.
cucumber-top-card-without-suit = Hvilken { $rank }? Et højeste kort er et enkelt kort, fx { $rank }C.
cucumber-top-card-twice = { $card } står mere end ét sted i top_cards.
cucumber-pack-too-small = { $players } spillere med { $each } kort hver kræver { $cards } kort; spillet har { $size }.
cucumber-no-score-limit = points er none, så der føres ikke regnskab, men limit.points sætter en grænse for det.
cucumber-no-score-calls = points er none, så der føres ikke regnskab, men last_trick.calls ganger det.
cucumber-no-score-doubled = points er none, så der føres ikke regnskab, men doubled_by dobler det.
cucumber-no-score-reward = points er none, så der føres ikke regnskab, men taker_rewards_tied trækker point fra.
cucumber-no-score-deal = points er none, så der føres ikke regnskab, men deal.then losing_card giver efter kortets point.
cucumber-no-score-payout = points er none, så der føres ikke regnskab, men stakes.payout differences betaler efter det.
cucumber-bet-without-lowest = points er bet, som alle taber undtagen den med det laveste kort.
cucumber-lowest-without-bet = last_trick.payers er all_but_lowest, som alle taber indsatsen.
cucumber-bet-without-credits = points er bet, som tabes af kreditterne i limit.points, men det er null.
cucumber-doubling-without-bet = last_trick.calls er doubling, men points er { $points }: der er ingen indsats at doble.
cucumber-bet-and-low-cards = points er bet, så intet kort har en pris, men pack.low_in_last_trick giver nogle kort en.
cucumber-bet-and-calls = points er bet, så intet kort har en pris, men last_trick.calls ganger den.
cucumber-bet-and-differences = points er bet: kreditter tabes, og ingen vinder dem.
cucumber-bet-and-reincarnation = points er bet: den, der har tabt alle kreditter, kan ikke gå videre med en andens.
cucumber-bet-and-buy-ins = points er bet: tabte kreditter købes ikke tilbage.
cucumber-no-card-decides-doubling = { $because ->
    [bet] points er bet, så intet kort har en pris, men last_trick.doubled_by dobler den.
   *[declared] Der meldes, hvem der har det laveste kort, så intet kort afgør runden, men last_trick.doubled_by dobler den.
}
cucumber-no-card-decides-face-up = { $because ->
    [bet] points er bet, så intet kort har en pris, men score er face_up, som gemmer kortet, der betales med.
   *[declared] Der meldes, hvem der har det laveste kort, så intet kort afgør runden, men score er face_up, som gemmer kortet, der betales med.
}
cucumber-no-card-decides-deal = { $because ->
    [bet] points er bet, så intet kort har en pris, men deal.then er losing_card, som giver efter det afgørende kort.
   *[declared] Der meldes, hvem der har det laveste kort, så intet kort afgør runden, men deal.then er losing_card, som giver efter det afgørende kort.
}
cucumber-declarer-without-declaration = last_trick.payers er by_declaration, men last_trick.calls lader ingen melde.
cucumber-declaration-without-declarer = last_trick.calls er declaration, men last_trick.payers er { $payers }.
cucumber-declaration-without-points = last_trick.payers er by_declaration, som tæller point, men points er none.
cucumber-declaration-and-sets = Der meldes om ét sidste kort, men play.sets lader flere kort spilles ud.
cucumber-nobody-takes-dealer = deal.dealer er { $dealer }, men ingen tager sidste stik: last_trick.payers er { $payers }.
cucumber-nobody-takes-leader = deal.leader er payer, men ingen tager sidste stik: last_trick.payers er { $payers }.
cucumber-nobody-takes-equal = last_trick.all_equal er { $all_equal }, men ingen tager sidste stik: last_trick.payers er { $payers }.
cucumber-kille-points-of-another-deck = points er { $points }, som kun findes med spillet kille.
cucumber-kille-without-prices = pack.deck er kille, og dets kort koster ikke { $points }.
cucumber-kille-and-low-cards = pack.deck er kille, og dets kort tæller i sidste stik som i alle andre.
cucumber-restart-without-elimination = last_trick.all_equal er { $all_equal }, som tager dem ind igen, der er ude, men limit.falls sender ingen ud.
cucumber-restart-and-buy-ins = last_trick.all_equal er { $all_equal }, og derefter behøver ingen købe sig ind.
cucumber-restart-and-face-up = last_trick.all_equal er { $all_equal }, hvorefter alle har 0 point, men score er face_up: kortene bliver liggende.
cucumber-most-without-exchange = exchange_at_most er { $most }, men ingen bytter kort: exchange er null.
cucumber-most-above-the-deal = exchange_at_most er { $most }, men alle får { $cards } kort.
cucumber-silence-for-nothing = last_trick.declaration har lowest_pays, men wrong er 0, så der ville ikke blive betalt noget.
cucumber-buy-ins-without-pot = stakes.payout er differences, hvor ingen betaler til en pulje, men det er tilladt at købe sig ind.
cucumber-no-entry-anyway = stakes.entry er 0, men med stakes.payout differences betaler ingen fra starten alligevel.
cucumber-nobody-ever-pays = stakes.entry er 0, og stakes.falls er null, så ingen betaler nogensinde noget.
cucumber-falls-without-pot = stakes.payout er differences, hvor ingen betaler til en pulje, men stakes.falls lader dem betale.
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
    [1] det laveste kort, { CARD($lowest, form: "et") }
   *[other] de laveste kort, { CARD($lowest, form: "play") }
}
cucumber-what-beats = { $count ->
    [1] { $how ->
        [higher] et højere kort end { CARD($target, form: "et") }
        [highest] { CARD($target, form: "et") } eller et lige så højt kort
       *[equal] { CARD($target, form: "et") } eller noget højere
    }
   *[other] { $how ->
        [higher] { $count } kort, der kort for kort er højere end { CARD($target, form: "play") }
       *[equal] { $count } kort, der kort for kort er mindst lige så høje som { CARD($target, form: "play") }
    }
}
cucumber-beating = { $how ->
    [same] { cucumber-cards-first } er lige så { $count ->
        [1] højt
       *[other] høje
    } som { cucumber-target }, og det er nok
    [higher] { cucumber-cards-first } er kort for kort højere end { cucumber-target }
    [least] { cucumber-cards-first } er kort for kort mindst lige så høje som { cucumber-target }
   *[beats] { cucumber-cards-first } slår { cucumber-target }
}
cucumber-only-card = { $asker ->
    [you] Det er dit eneste kort, så det skal spilles.
   *[player] Det er det eneste kort på hånden, så det skal spilles.
}
cucumber-nothing-but-jokers = { $asker ->
    [you] Du har kun jokere. Så må de spilles, og de tæller som esser.
   *[player] { $player } har kun jokere. Så må de spilles, og de tæller som esser.
}
cucumber-may-lead = { $sets ->
    [several] { $asker ->
        [you] Du må spille et hvilket som helst kort ud, eller flere af samme værdi, når mindst ét bliver tilbage.
       *[player] { $player } må spille et hvilket som helst kort ud, eller flere af samme værdi, når mindst ét bliver tilbage.
    }
   *[one] { $asker ->
        [you] Du må spille et hvilket som helst kort ud.
       *[player] { $player } må spille et hvilket som helst kort ud.
    }
}
cucumber-must-lead-lowest = { $sets ->
    [several] { $asker ->
        [you] Du skal spille dit laveste kort ud, { CARD($lowest, form: "et") }, alene eller med andre af den værdi, når mindst ét bliver tilbage.
       *[player] { $player } skal spille det laveste kort ud, { CARD($lowest, form: "et") }, alene eller med andre af den værdi, når mindst ét bliver tilbage.
    }
   *[one] { $asker ->
        [you] Du skal spille dit laveste kort ud, { CARD($lowest, form: "et") }.
       *[player] { $player } skal spille det laveste kort ud, { CARD($lowest, form: "et") }.
    }
}
cucumber-nothing-beats-an-ace = { $asker ->
    [you] Intet slår et es her, så du skal spille { cucumber-lowest-cards }.
   *[player] Intet slår et es her, så { $player } skal spille { cucumber-lowest-cards }.
}
cucumber-cannot-beat = { $asker ->
    [you] Du kan ikke slå { cucumber-target }, så du skal spille { cucumber-lowest-cards }.
   *[player] { $player } kan ikke slå { cucumber-target }, så { $player } skal spille { cucumber-lowest-cards }.
}
cucumber-may-play = { $asker ->
    [you] Du må spille { cucumber-what-beats }, eller { cucumber-lowest-cards }.
   *[player] { $player } må spille { cucumber-what-beats }, eller { cucumber-lowest-cards }.
}
cucumber-must-beat = { $asker ->
    [you] Du kan slå { cucumber-target }, så du skal gøre det: med { cucumber-what-beats }.
   *[player] { $player } kan slå { cucumber-target } og skal derfor gøre det: med { cucumber-what-beats }.
}
cucumber-must-play-lowest-that-beats = { $count ->
    [1] { $asker ->
        [you] Du skal spille det laveste kort, der slår { CARD($target, form: "et") }: { CARD($least, form: "et") }.
       *[player] { $player } skal spille det laveste kort, der slår { CARD($target, form: "et") }: { CARD($least, form: "et") }.
    }
   *[other] { $asker ->
        [you] Du skal spille de laveste kort, der slår { CARD($target, form: "play") }: { CARD($least, form: "play") }.
       *[player] { $player } skal spille de laveste kort, der slår { CARD($target, form: "play") }: { CARD($least, form: "play") }.
    }
}
cucumber-must-play-the-same = { $count ->
    [1] { $asker ->
        [you] Du har { CARD($same, form: "et") }, det samme, som skulle slås, og skal spille det.
       *[player] { $player } har { CARD($same, form: "et") }, det samme, som skulle slås, og skal spille det.
    }
   *[other] { $asker ->
        [you] Du har { CARD($same, form: "play") }, det samme, som skulle slås, og skal spille det.
       *[player] { $player } har { CARD($same, form: "play") }, det samme, som skulle slås, og skal spille det.
    }
}
cucumber-may-be-led = { cucumber-cards-first } må spilles ud.
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
    } laveste, du har.
   *[player] { cucumber-cards-first } er { $count ->
        [1] det
       *[other] de
    } laveste på hånden.
}
cucumber-beats = { cucumber-beating }.
cucumber-wins-nothing = De vinder intet: det gør kun kort af samme værdi.
cucumber-is-that = { cucumber-cards-first } er det.
cucumber-beats-but-is-not-that = { cucumber-beating }, men er ikke { $count ->
    [1] det
   *[other] de
} kort, der skal spilles.
cucumber-is-neither = { cucumber-cards-first } er ingen af delene.
cucumber-does-not = { cucumber-cards-first } gør det ikke.
cucumber-is-no-such-lead = { CARD($cards, form: "Play") } er ikke sådan et udspil.
cucumber-joker-needs-a-card = En joker spilles kun sammen med et almindeligt kort.
cucumber-one-card-is-led = Der spilles ét kort ud til hvert stik, og { CARD($cards, form: "play") } er { $count }.
cucumber-not-of-one-rank = { CARD($cards, form: "Play") } er ikke af samme værdi, og kun sådanne kort spilles ud sammen.
cucumber-joker-alone = { $asker ->
    [you] En joker spilles kun uden et almindeligt kort, hvis du ikke havde andet end jokere.
   *[player] En joker spilles kun uden et almindeligt kort, hvis { $player } ikke havde andet end jokere.
}
cucumber-lowest-must-be-led = Det laveste kort skal spilles ud, så intet lavere end { cucumber-cards } kan have været på hånden.
cucumber-must-be-the-lowest = { $asker ->
    [you] Intet slår et es her, så { cucumber-cards } skal være { $count ->
        [1] det
       *[other] de
    } laveste, du har.
   *[player] Intet slår et es her, så { cucumber-cards } skal være { $count ->
        [1] det
       *[other] de
    } laveste på hånden.
}
cucumber-beats-where-not-the-same = { $asker ->
    [you] { cucumber-beating }, og det er kun tilladt, hvis du ikke kan spille det samme.
   *[player] { cucumber-beating }, og det er kun tilladt, hvis { $player } ikke kan spille det samme.
}
cucumber-beats-where-nothing-lower-does = { $asker ->
    [you] { cucumber-beating }, og det er kun tilladt, hvis intet lavere på din hånd kan gøre det.
   *[player] { cucumber-beating }, og det er kun tilladt, hvis intet lavere på hånden kan gøre det.
}
cucumber-does-not-beat = { cucumber-cards-first } slår ikke { cucumber-target } og er kun tilladt som { $count ->
    [1] det
   *[other] de
} laveste på hånden{ $duty ->
    [same] { $asker ->
        [you] , og kun hvis du hverken kan slå { cucumber-target } eller spille det samme.
       *[player] , og kun hvis { $player } hverken kan slå { cucumber-target } eller spille det samme.
    }
    [beat] { $asker ->
        [you] , og kun hvis du ikke kan slå { cucumber-target }.
       *[player] , og kun hvis { $player } ikke kan slå { cucumber-target }.
    }
   *[choice] .
}
cucumber-rest-does-not-matter = { $asker ->
    [you] Hvad du ellers havde, er lige meget.
   *[player] Hvad { $player } ellers havde, er lige meget.
}
cucumber-all-is-accounted-for = Man ved, hvor alle de kort er, der ville tale imod det.
cucumber-but-held = { $asker ->
    [you] Men du havde { $cards }, så det var ikke tilladt.
   *[player] Men { $player } havde { $cards }, så det var ikke tilladt.
}
cucumber-but-could-have-played = { $asker ->
    [you] Men du kunne have spillet { CARD($cards, form: "play") }, så det var ikke tilladt.
   *[player] Men { $player } kunne have spillet { CARD($cards, form: "play") }, så det var ikke tilladt.
}
cucumber-no-holding = Det kan ikke være sket med nogen hånd, som kortene endnu tillader.
cucumber-not-all-known = { $asker ->
    [you] Ikke alle dine kort er kendt.
   *[player] Ikke alle kort på hånden er kendt.
}
cucumber-seeing-a-card = { $asker ->
    [you] Om du også havde { $open ->
        [lower] et lavere kort end { CARD($cards, form: "et") }
       *[cards] { $cards }
    }; i så fald var det ikke tilladt.
   *[player] Om { $player } også havde { $open ->
        [lower] et lavere kort end { CARD($cards, form: "et") }
       *[cards] { $cards }
    }; i så fald var det ikke tilladt.
}
cucumber-seeing-able-cards = { $asker ->
    [you] Om dine kort tilsammen kunne { cucumber-able }; i så fald var det ikke tilladt.
   *[player] Om kortene på hånden tilsammen kunne { cucumber-able }; i så fald var det ikke tilladt.
}
cucumber-seeing-a-card-or-able-cards = { $asker ->
    [you] Om du også havde { $open ->
        [lower] et lavere kort end { CARD($cards, form: "et") }
       *[cards] { $cards }
    }, eller om dine kort tilsammen kunne { cucumber-able }; i så fald var det ikke tilladt.
   *[player] Om { $player } også havde { $open ->
        [lower] et lavere kort end { CARD($cards, form: "et") }
       *[cards] { $cards }
    }, eller om kortene tilsammen kunne { cucumber-able }; i så fald var det ikke tilladt.
}
cucumber-seeing-an-ordinary-card = { $asker ->
    [you] Om du også havde et kort, der ikke er en joker; i så fald var det ikke tilladt.
   *[player] Om { $player } også havde et kort, der ikke er en joker; i så fald var det ikke tilladt.
}
cucumber-a-card = { CARD($card, form: "et") }
cucumber-able = { $able ->
    [fewer] slå { CARD($target, form: "play") } med færre jokere
    [make] danne { CARD($target, form: "play") }
    [either] danne eller slå { CARD($target, form: "play") }
   *[beat] slå { CARD($target, form: "play") }
}
cucumber-settled-by-sizes = Hvor mange kort hvert stik før dette havde.
cucumber-settled-by-cards-before = De kort, der blev spillet før i dette stik.
cucumber-had-to-lead-first = { $leader } skulle spille ud til første stik, ikke { $player }.
cucumber-had-to-lead-next = { $leader } tog stikket før og skulle spille ud, ikke { $player }.
cucumber-out-of-turn = Efter { $before } var det { $due }, der skulle spille, mod venstre, ikke { $player }.
cucumber-never-allowed = { $lower ->
    [held] Hvad der end blev spillet før uden at blive noteret, var { $card } ikke tilladt: { $player } havde lavere kort.
   *[unknown] Hvad der end blev spillet før uden at blive noteret, måtte { $player } ikke spille { $card }.
}
cucumber-nobody-changes = I disse regler bytter ingen kort.
cucumber-need-not-change = Ingen behøver at bytte kort.
cucumber-holding-is-smaller = En hånd har { $holding } kort, så { $count } kan ikke byttes.
cucumber-most-to-change = Ingen må bytte mere end { $most } kort.
cucumber-stock-left = { $enough ->
    [yes] Der er { $left } kort tilbage i bunken, nok til { $count }.
   *[no] Der er { $left } kort tilbage i bunken, for få til { $count }.
}
cucumber-first-changed-none = Den første byttede ingen, så ingen andre må bytte.
cucumber-stock-is-used-up = Bunken er brugt op, så ingen må bytte mere.
cucumber-as-many-or-none = Den første byttede { $first }: lige så mange eller ingen.
cucumber-whole-stock-or-none = Den første byttede { $first }, og der er kun { $left } tilbage i bunken: dem alle eller ingen.
cucumber-dealer-keeps-two = Den, der giver, beholder mindst to kort; her ville der blive { $left } tilbage.
cucumber-no-more-than-first = Den første byttede { $first }, og ingen må bytte flere.
cucumber-before-changed-none = Den lige før byttede ingen, så ingen må bytte mere.
cucumber-no-more-than-before = Den lige før byttede { $before }, og ingen må bytte flere.
cucumber-cannot-have-been = Det kan ikke være sket.
cucumber-whole-holding-is-changed = Man bytter kun hele hånden, alle { $holding } kort.
cucumber-three-changes = En hånd byttes højst tre gange: gratis, doblet og doblet igen.
cucumber-third-change = Tredje gang må der kun byttes, hvis første gang var gratis.
cucumber-seeing-first-holding = Den første hånd: om den havde en konge, en dame eller en bonde; i så fald var det ikke tilladt.
cucumber-change-doubles = En hånd må byttes for at doble, og én gang til for at doble igen.
cucumber-nobody-throws-in = I disse regler smider ingen hånden gratis.
cucumber-has-a-picture = Der er et billedkort på hånden: { $card }.
cucumber-no-picture-yet = { $count } af { $each } kort er kendt, og intet billedkort endnu.
cucumber-seeing-the-others = De andre kort: om der er en konge, en dame eller en bonde imellem.
cucumber-no-picture = { $also ->
    [high] Der er hverken konge, dame eller bonde på hånden, og esser og jokere tæller ikke som billedkort.
   *[none] Der er hverken konge, dame eller bonde på hånden.
}
cucumber-bets-are-not-doubled = I disse regler dobles der ikke.
cucumber-hand-is-won = Alle andre har sagt nej, så { $player } har vundet: runden er slut.
cucumber-alone-in-the-hand = Kun { $player } er med, så der er ingen runde at doble i.
cucumber-out-of-the-hand = { $player } er ikke med i runden længere. Med er { $others }.
cucumber-doubled-last = { $player } doblede sidst; en anden skal doble først.
cucumber-double-between-tricks = Der kan ikke dobles efter stik { $trick }. Det sker mellem to stik: efter stik 1 til { $last }.
cucumber-double-comes-later = Der kan ikke dobles efter stik { $trick }. Mellem to stik dobles der én gang, og den forrige kom efter stik { $before }.
cucumber-double-needs = Alle i runden skal have { cucumber-amount } for at doble her; { $have }.
cucumber-has = { $player } har { $points }
cucumber-only-winner-doubles = Kun den, der tog stikket før, må doble, og det var ikke { $player }.
cucumber-may-double = { $player } må doble: alle i runden har { cucumber-amount } til det.
cucumber-nobody-declares = I disse regler melder ingen.
cucumber-all-have-declined = Alle har sagt nej, så ingen melder.
cucumber-word-of-another = { $player } har ordet: alle spørges efter tur, først den, der tog sidste stik.
cucumber-may-declare = { $player } har ordet, så { $player } må melde.

cucumber-unit-hands-lost = tabte runder
cucumber-unit-credits = kreditter
cucumber-column-taker = Stikket til
cucumber-column-card = Kort
cucumber-mark-fell = fik en agurk
cucumber-mark-half = en halv agurk
cucumber-mark-reset = tilbage til 0
cucumber-mark-anew = ny omgang
cucumber-mark-bought-in = købte sig ind igen
cucumber-act-buys-in = køber sig ind
cucumber-drawing-whole = en agurk
cucumber-drawing-half = en halv agurk
cucumber-why-rampo = Alle kort i det sidste stik var lige høje: en ny omgang.
cucumber-why-silent = Ingen meldte.
cucumber-why-declared = { $player } meldte, og ingen betalte.
cucumber-limit = grænse
cucumber-limit-in-short = { $reached ->
    [credits] ingen kreditter tilbage: { $falls }
    [safe] mere end { $limit }: { $falls }
    [reset] præcis { $limit } går tilbage til 0; mere: { $falls }
   *[out] { $limit } eller mere: { $falls }
}
cucumber-then = { $first }, derefter { $then }
cucumber-fall-in-short = { $fall ->
    [reincarnate] et tabt liv
    [keep_highest] en halv agurk
    [eliminate] ude
    [mark] et mærke
   *[end_game] spillet slutter
}

cucumber-name = Agurk
cucumber-about = Undgå at tage det sidste stik
cucumber-variant-agurk = Syv kort, to liv; andre med et lige så højt kort i sidste stik får point trukket fra
cucumber-variant-agurk-denexa = Agurk, hvor du skal slå med et højere kort, når du kan, og med præcis 21 er du stadig med
cucumber-variant-gurka = Seks kort, ude ved 30; én gang i spillet må du købe dig ind igen
cucumber-variant-gurka-modern = Gurka, hvor kun det forrige kort tæller, og intet slår et es
cucumber-variant-ogorek = Seks kort, ude ved 50; du skal slå, hvis du kan, og esset er lavest i sidste stik
cucumber-variant-ogorek-classic = Ogórek, som det var engang: ude ved 21
cucumber-variant-ogorek-kontra = Ogórek, hvor én må sige kontra og fordoble straffen, men selv betaler firedobbelt, hvis det går galt
cucumber-variant-kurkku = Seks kort; den første, der når 30, afslutter spillet, og færrest point vinder
cucumber-variant-matapesa = Alle kort, ingen point: den, der tager det sidste stik, giver igen
cucumber-variant-kurko = Jokere er esser, og begge er lavest i sidste stik; spil, til alle på nær én har 30
cucumber-variant-rassi = En hånd uden billedkort må smides væk; så kan der dobles og redobles; ude ved 50
cucumber-variant-gurka-norway = Syv kort, ude med det samme ved 21, intet ekstra liv
cucumber-variant-norwegian = Kortet, der taber, bestemmer, hvor mange der gives næste gang; den med det laveste kort giver og spiller ud
cucumber-variant-gurka-iceland = Ti kort, så ni, så otte; flere ens må spilles ud; 6♣ slår alt, og præcis 21 bliver til nul
cucumber-variant-concombre = Kort, der taber, bliver liggende åbne og bestemmer, hvor mange der gives næste gang; med den anden halve agurk har du tabt
cucumber-variant-five-cucumbers = Frieses spil med kort fra 1 til 15: med flere end fem agurker er du ude
cucumber-variant-twenty-two = Flere ens må spilles ud, og kort må byttes; de kort, du taber med, bliver liggende åbne: ved 22 er du ude
cucumber-variant-twenty-two-rasmussen = Twenty-Two, hvor det udspillede skal slås, hvis man kan, og point skrives op på papir
cucumber-variant-twenty-six = Twenty-Two med to spil kort og fire vilde jokere, ude ved 26
cucumber-variant-minibluff = Det laveste kort vinder runden: ti kreditter til hver, og indsatser, der dobles eller afvises
cucumber-variant-krypkille = Med killekort: intet valg undervejs, og til sidst melder du dit sidste kort som det laveste
cucumber-variant-rokkar = Den, der ryger ud, betaler, dobbelt på et billedkort; er de sidste kort lige høje, begynder en ny omgang
cucumber-variant-vidivallagurka = Syv kort, flere ens ad gangen, de sorte syvere øverst; byt højst så mange kort som spilleren før
cucumber-name-agurk-denexa = Agurk (Denexa)
cucumber-name-gurka-modern = Gurka, som det spilles nu
cucumber-name-ogorek-classic = Ogórek til 21
cucumber-name-ogorek-kontra = Ogórek med kontra
cucumber-name-gurka-norway = Gurka (Norge)
cucumber-name-norwegian = Norsk agurk
cucumber-name-five-cucumbers = Five Cucumbers
cucumber-house-rule-three-jokers = Tre jokere over esserne, 15 point hver
cucumber-house-rule-exchange = Forhånden må bytte kort; de andre bytter lige så mange eller ingen
cucumber-house-rule-kept-cards = Kort, der taber, bliver liggende åbne, intet fradrag, ét liv, ude over 21
cucumber-house-rule-all-tied-pay = Alle med et lige så højt kort i sidste stik betaler
cucumber-house-rule-first-over-21-loses = Den første over 21 afslutter spillet og har tabt
cucumber-house-rule-exactly-21-resets = Præcis 21 går tilbage til nul
cucumber-house-rule-losing-card-deal = Kortet, der taber, bestemmer, hvor mange kort der gives næste gang
cucumber-house-rule-previous-card = Kun den forrige spillers kort skal slås
cucumber-house-rule-must-beat = Den, der kan slå, skal slå
cucumber-house-rule-same-rank-first = Den, der har et kort af samme værdi som det, der skal slås, spiller det
cucumber-house-rule-ace-stops = Intet slår et es
cucumber-house-rule-lead-lowest = Der skal spilles ud med det laveste kort
cucumber-house-rule-to-20 = Ude ved 20
cucumber-house-rule-free-rebuy = Køb dig gratis ind igen én gang, fast indskud
cucumber-house-rule-three-jokers-kurko = Tre jokere i stedet for to
cucumber-house-rule-jokers-as-aces = To jokere er ekstra esser
cucumber-house-rule-exchange-up-to = Forhånden må bytte kort; de andre højst lige så mange
cucumber-house-rule-six-of-clubs-fatal = Den, der betaler med 6♣, er ude med det samme
cucumber-house-rule-black-sevens-equal = De sorte syvere er højest og lige høje, 21 point hver; 6♣ er en almindelig sekser
cucumber-house-rule-black-sevens-ranked = 7♠ (16 point) er højest, så 7♣ (15); 6♣ er en almindelig sekser
cucumber-house-rule-five-cards = Fem kort til hver i alle runder
cucumber-house-rule-zigzag = Seks kort ned til ét, op til fem, ned til ét, op til fire, og så videre
cucumber-house-rule-prague-must-beat = Den, der kan slå det højeste kort, skal
cucumber-house-rule-prague-previous = Slå det forrige kort, eller spil dit laveste
cucumber-house-rule-prague-previous-must-beat = Den, der kan slå det forrige kort, skal
cucumber-house-rule-prague-lowest-that-beats = Spil det laveste kort, der slår det forrige, ellers dit laveste: kun udspillet er frit
cucumber-house-rule-prague-all-tied-pay = Alle med et lige så højt kort i sidste stik betaler
cucumber-house-rule-prague-taker-pays = Kun den, der tager det sidste stik, betaler
cucumber-house-rule-all-win = Ryger de sidste ud samtidig, vinder de alle
cucumber-house-rule-lowest-total-wins = Ryger de sidste ud samtidig, vinder den af dem med færrest point
cucumber-house-rule-varmland = Som i Värmland: højst tre kort byttes, harlekin koster 50, ude ved 100; den, der tier med det laveste kort, betaler 10 (et gæt)
cucumber-house-rule-wrong-adds = En forkert melding koster 10 oven i kortet
cucumber-house-rule-first-to-fall-pays = Kun den, der ryger ud først, betaler, og alle, der ryger ud i samme runde
cucumber-house-rule-equal-only-if-all-fall = Med lige høje sidste kort begynder en ny omgang kun, når alle ellers ville ryge ud på dem

cucumber-body-last-trick = alles kort
cucumber-body-outcome = hvem der tog stikket og med hvad
cucumber-body-tricks = alle stik
cucumber-body-no-last-trick = sluttede uden et sidste stik

cucumber-claim-play = Må disse kort spilles?
cucumber-claim-audit = Blev runden spillet efter reglerne?
cucumber-claim-exchange = Må så mange kort byttes?
cucumber-claim-rassi = Må en hånd smides (Rassi)?
cucumber-claim-double = Må indsatsen dobles?
cucumber-claim-declare = Hvem må melde det laveste kort?
