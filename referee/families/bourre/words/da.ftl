# Danish: lines and refusals of Bourré.

bourre-short = { $sentence } Der er kun { $paid }.

bourre-antes = { $player } betaler { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} i ante.
bourre-stays = { $player } betaler { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} for at gå med.

bourre-barred = { $fault ->
    [corrected] { $player } rettede en kulørsvigt og kan ikke vinde denne pulje.
    [out_of_turn] { $player } spillede uden for tur og kan ikke vinde denne pulje.
    [spoke_early] { $player } meldte uden for tur og kan ikke vinde denne pulje.
   *[renege] { $player } begik kulørsvigt og kan ikke vinde denne pulje.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } rettede en kulørsvigt og betaler { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    }.
    [out_of_turn] { $player } spillede uden for tur og betaler { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    }.
    [spoke_early] { $player } meldte uden for tur og betaler { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    }.
   *[renege] { $player } begik kulørsvigt og betaler { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } rettede en kulørsvigt og mister næste tur til at give.
    [out_of_turn] { $player } spillede uden for tur og mister næste tur til at give.
    [spoke_early] { $player } meldte uden for tur og mister næste tur til at give.
   *[renege] { $player } begik kulørsvigt og mister næste tur til at give.
}

bourre-bourre = { $player } gik med, fik ingen stik og betaler { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}.
bourre-exempt = { $player } betaler ingen ante i næste runde.

bourre-wins = { $player } har { $tricks } stik og tager { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}.
bourre-wins-with-most-tricks = { $player } har flest stik og tager { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}.
bourre-wins-alone = { $player } går alene med og tager { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}.
bourre-wins-as-dealer = Alle melder pas, og { $player }, der giver, tager { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}.
bourre-shares = { $player } står lige og får { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}.

bourre-carried-above-limit = Der kan højst vindes { $most ->
    [one] { $most } jeton
   *[other] { $most } jetoner
} af en pulje: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} bliver liggende til næste runde.
bourre-carried-as-all-pass = Alle melder pas: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} bliver liggende til næste runde.
bourre-carried-from-dealer = Alle melder pas, og { $dealer } kan ikke vinde: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} bliver liggende til næste runde.

bourre-carried-by-tie = { $then ->
    [played_off] { $players } har hver { $tricks } stik og spiller om det: { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    } bliver liggende til næste runde.
   *[left] { $players } har hver { $tricks } stik: { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    } bliver liggende til næste runde.
}

bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } står lige med flest stik og spiller om det: { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    } bliver liggende til næste runde.
   *[left] { $players } står lige med flest stik: { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    } bliver liggende til næste runde.
}

bourre-carried-for-one = { $players } har hver { $tricks } stik, og kun { $winner } kan vinde puljen: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} bliver liggende til næste runde.
bourre-carried-for-one-uncounted = { $players } står lige med flest stik, og kun { $winner } kan vinde puljen: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} bliver liggende til næste runde.

bourre-carried-from-barred = { $players } kan ikke vinde denne pulje: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} bliver liggende til næste runde.
bourre-carried-without-majority = Ingen har over halvdelen af stikkene: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} bliver liggende til næste runde.

bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } kan ikke betale næste ante og er ude.
        [one] { $player } kan ikke betale næste ante og er ude. Den sidste jeton går i puljen.
       *[other] { $player } kan ikke betale næste ante og er ude. De sidste { $chips } jetoner går i puljen.
    }
   *[short] { $chips ->
        [0] { $player } kan ikke betale det hele og er ude.
        [one] { $player } kan ikke betale det hele og er ude. Den sidste jeton går i puljen.
       *[other] { $player } kan ikke betale det hele og er ude. De sidste { $chips } jetoner går i puljen.
    }
}
bourre-gets-of-what-is-left = { $player } får { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} af det, der er tilbage i puljen.

bourre-takes-new-chips = { $player } tager { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} og spiller med igen.
bourre-adjustment-from-pot = Rettelse: { $player } får { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} fra puljen. { $reason }
bourre-adjustment-into-pot = Rettelse: { $player } betaler { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} til puljen. { $reason }
bourre-joins = { $player } kommer til med 0 vundne jetoner.

bourre-leaves = { $status ->
    [in] { $player } forlader bordet og er ude af spillet.
   *[out] { $player } forlader bordet.
}

bourre-not-at-the-table = { $player } er ikke ved bordet i denne runde. Ved bordet sidder { $players }.
bourre-out-of-the-game = { $player } er ude af spillet. Ved bordet sidder { $players }.
bourre-named-twice = { $player } er nævnt to gange.

bourre-not-in-pack = Kortet { $card } findes ikke her: der er 52 kort, es til 2 i fire kulører.
bourre-suit-missing = Angiv kuløren ved { $card }: skriv { $cards }.
bourre-card-twice = { $card } findes kun én gang, men er angivet to gange.
bourre-no-suit = »{ $text }« er ikke en kulør. Skriv C, D, H eller S (klør, ruder, hjerter, spar), eller angiv det vendte kort som `card`.

bourre-only-one-at-the-table = Der skal være to ved bordet, og der er kun { $player }.
bourre-nobody-at-the-table = Der skal være to ved bordet, og der er ingen.

bourre-only-tied-stay = { $tied } spiller om puljen alene, så { $players } kan ikke gå med.
bourre-one-form = Angiv enten taken, tricks eller winner, ikke { $given }.
bourre-no-form = Angiv enten taken, tricks eller winner; ingen af dem er angivet.
bourre-stayers-missing = Angiv, hvem der går med, og ved to eller flere de stik, de tog; stay er tom, hvis alle meldte pas.
bourre-one-stays-without-tricks = Der spilles ingen stik, når kun { $player } går med; udelad { $member }.
bourre-nobody-stays-without-tricks = Der spilles ingen stik, når ingen går med; udelad { $member }.
bourre-tricks-of-all-who-stay = Angiv stikkene for alle, der går med, og for ingen andre: { $players }.
bourre-fewer-than-no-tricks = { $players } kan ikke have taget færre end 0 stik.
bourre-tricks-do-not-add-up = Der er { $tricks } stik i en runde, og der er angivet { $count }.
bourre-trump-missing = Hvad er trumf? Angiv det vendte kort eller kuløren som trump.
bourre-no-fault = »{ $text }« er ikke en fejl, der findes her. Der er { $known }.

bourre-fault-without-cards = { $player } spillede ingen kort i denne runde.
bourre-fault-in-no-trick = Det kan { $player } ikke have gjort i stik { $trick }: der er { $tricks }.
bourre-fault-without-trick = { $player } begik kulørsvigt, men det er ikke angivet i hvilket stik.
bourre-fault-was-none = { $player } spillede efter reglerne i stik { $trick }.
bourre-nobody-tied = Puljen kan ikke deles efter aftale: ingen stod lige.
bourre-nothing-to-agree-on = Puljen kan ikke deles efter aftale: i disse regler er der intet at aftale.
bourre-ante-is-fixed = I disse regler er anten { $chips }; den bestemmes ikke af den, der giver.
bourre-nobody-antes = { $players } spiller om puljen, og ingen betaler ante; udelad ante.

bourre-leader-follows = Hvem der melder og spiller ud først, følger af, hvem der giver; angiv i stedet, hvem der giver.
bourre-abandoned = Spillet er opgivet; der kan ikke indtastes mere.
bourre-over = Spillet er slut: { $winners } vandt. Der kan ikke indtastes mere.
bourre-no-new-chips = I disse regler er der ingen, der tager nye jetoner.
bourre-has-left = { $player } har forladt bordet.
bourre-is-in = { $player } er med; kun den, der er ude, tager nye jetoner.
bourre-new-chips-already = { $player } har allerede taget nye jetoner så mange gange, som disse regler tillader.
bourre-pot-is-too-small = { $chips ->
    [one] Der er { $chips } jeton i puljen, og der kan ikke tages flere fra den.
   *[other] Der er { $chips } jetoner i puljen, og der kan ikke tages flere fra den.
}
bourre-adjustment-of-nothing = En rettelse på 0 flytter ingen jetoner: angiv, hvor mange der kommer fra puljen, eller med minus foran, hvor mange der betales ind.
bourre-too-few-chips = { $player } har { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} og kan ikke betale { $count }.
bourre-full = Disse regler er for højst { $most } spillere, og der er { $here }.
bourre-has-left-already = { $player } har allerede forladt bordet.

bourre-winner-stays-alone = { $players } tager puljen, for kun { $stayers } går med.
bourre-winner-as-dealer = { $players } tager puljen, for ingen går med.
bourre-no-winner-of-one = Ingen tager puljen, for kun { $stayers } går med.
bourre-no-winner-of-none = Ingen tager puljen, for ingen går med.
bourre-did-not-stay = { $players } gik ikke med og kan hverken angives med eller uden stik.
bourre-winner-is-barred = { $player } må ikke vinde denne pulje efter en fejl.
bourre-winner-without-trick = { $player } kan ikke tage puljen og samtidig være uden stik.
bourre-winner-and-tie = { $player } tager puljen alene; udelad tied.
bourre-tied-missing = Ingen tager puljen alene: angiv med tied, hvem der har flest stik.
bourre-tied-alone = { $player } har alene flest stik og tager puljen.
bourre-tied-are-barred = { $players } må ikke vinde denne pulje; den går til den bedste af de andre.
bourre-tied-without-trick = { $players } kan ikke både have flest stik og ingen.

bourre-tricks-cannot-be-shared = { $count ->
    [one] Sådan kan { $tricks } stik ikke fordeles: flest til { $players } og nogle til { $others ->
        [one] { $others } anden
       *[other] { $others } andre
    }. Hvem har ingen?
   *[other] Sådan kan { $tricks } stik ikke fordeles: flest og lige mange til { $players } og nogle til { $others ->
        [one] { $others } anden
       *[other] { $others } andre
    }. Hvem har ingen?
}

bourre-ask-winner = Hvem tager puljen?
bourre-tap-winner = Tryk på den, der tager puljen
bourre-who-takes-the-pot = { $name } tager puljen
bourre-nobody-takes-the-pot = Ingen tager puljen alene
bourre-form-result = Hvem tager puljen
bourre-form-taken = Antal stik
bourre-form-cards = Hvert kort

bourre-row-tied = Flest stik
bourre-ask-tied = Hvem har flest stik?
bourre-row-bourre = Ingen stik
bourre-row-passed = Meldte pas
bourre-all-others-passed = Alle andre meldte pas
bourre-all-passed = Alle meldte pas
bourre-row-tricks = stik
bourre-ask-tricks = Hvem tog de { $tricks } stik?
bourre-hint-tricks = tomt: meldte pas

bourre-row-ante = Giveren siger
bourre-hint-ante = ellers { $chips ->
    [1] { $chips } jeton
   *[other] { $chips } jetoner
}
bourre-row-split = De deler puljen
bourre-hint-split = Kun hvis flere har flest stik; ellers bliver puljen liggende
bourre-row-faults = Fejl
bourre-fold-faults = Blev der påtalt en fejl?

bourre-choice-fault = { $fault ->
    [corrected] rettet kulørsvigt
    [out_of_turn] spillede uden for tur
    [spoke_early] meldte uden for tur
   *[renege] kulørsvigt
}
bourre-choice-fault-with-penalties = { bourre-choice-fault } ({ AND($penalties) })
bourre-fault-costs = { $penalty ->
    [pay] betaler som for bourré
    [bar] kan ikke vinde
   *[lose_deal] mister en tur til at give
}
bourre-row-away = Ikke til stede
bourre-hint-away = Får ingen kort og betaler ingen ante
bourre-fold-away = Er nogen væk?

bourre-count-hands-played = Spillede runder
bourre-count-hands-stayed = Gået med
bourre-count-pots-won = Vundne puljer
bourre-count-hands-lost = Bourréer
bourre-count-penalty-points = Strafjetoner
bourre-ratio-pots-per-stay = Puljer pr. gang gået med

bourre-due-ante = Betalt til puljen før spillet
bourre-due-stay = Betalt for at gå med
bourre-due-bourre = Betalt for at gå med uden at få stik
bourre-due-fault = Betalt for et brud på reglerne
bourre-due-payout = Vundet fra puljen
bourre-due-out = De sidste jetoner fra en spiller, der er ude
bourre-due-left = En del af det, der lå i puljen til sidst
bourre-due-adjustment = Flyttet af dommeren

bourre-pot-too-large = Så ville der være { $chips } jetoner i puljen. Der tælles højst { $most }: aftal en grænse, eller afslut spillet, og begynd på et nyt.
bourre-score-too-large = Så ville { $player } have { $chips } jetoner. Der tælles højst { $most }: aftal en grænse, eller afslut spillet, og begynd på et nyt.

bourre-trick-refused = Stik { $trick }: { $reason } Angiv det som kulørsvigt, eller angiv, at ingen påtalte det, og at runden gælder, som den blev spillet.
bourre-tricks-of-a-hand = Alle har { $cards } kort, så der er { $cards } stik, ikke { $given }.
bourre-does-not-stay = { $player } går ikke med. I et stik spiller { $players }.
bourre-did-not-play = { $players } spillede ikke i dette stik, så der er ikke lige mange kort på hænderne.

bourre-order-of-a-trick = I stik { $trick } spiller { $players } i denne rækkefølge, ikke { $given }.
bourre-upcard-of-nobody = Det vendte kort, { $card }, er ingens, men { $player } spillede det.
bourre-upcard-of-the-dealer = Det vendte kort, { $card }, hører til giverens hånd ({ $dealer }), men { $player } spillede det.
bourre-upcard-not-played = { $player } byttede ikke kort og havde altså det vendte kort, { $card }, men spillede det ikke.
bourre-passed-without-winner = Angiv kun sammen med winner, hvem der meldte pas; angiv ellers med stay, hvem der går med.
bourre-threw-away-more = { $player } smed { $cards } kort og fik { $drew } nye.
bourre-draws-at-most = Ved et bord med { $players } må hver bytte 0 til { $most } kort, ikke { $given }.
bourre-stock-too-small = Der blev byttet { $cards } kort, men bunken har { $stock }, og intet blandes ind igen.
bourre-dealer-must-stay = { $must ->
    [dealer_with_ace] { $player } giver og skal gå med: når det vendte kort er et es, skal giveren gå med.
    [ace_holder] { $player } giver og skal gå med: den, der har trumf es, skal gå med.
   *[dealer] { $player } giver og skal gå med: giveren skal altid gå med.
}
bourre-tricks-of-two = Stik spilles der af to eller flere; den, der går alene med, tager puljen uden.

bourre-cards-in-these-rules = I disse regler har alle { $most } kort, ikke { $given }.
bourre-cards-at-most = I disse regler har alle højst { $most } kort, ikke { $given }.
bourre-upcard-of-nobody-yet = Det vendte kort, { $card }, er ingens, før der byttes, men { $player } har det på hånden.

bourre-upcard-of-a-holding = { $is ->
    [in] Det vendte kort, { $card }, er giverens, men { $player } har det på hånden.
   *[out] Det vendte kort, { $card }, er giverens, men { $player } har det ikke på hånden.
}
bourre-players-of-a-table = Disse regler er for { $fewest } til { $most } spillere, ikke { $given }.
bourre-played-clockwise = Der spilles med uret: { $player } kommer ikke efter { $other } i dette stik.
bourre-in-the-holding-and-elsewhere = { $card } findes kun én gang, men er angivet både på hånden og et andet sted.
bourre-tricks-in-these-rules = I disse regler har en runde { $tricks } stik, så ingen har taget { $given }.
bourre-holding-missing = Angiv hånden, eller hvor mange kort den havde, som holding_size.
bourre-holding-size = holding_size er { $given }, men hånden er angivet med { $cards } kort.
bourre-not-in-the-holding = { $card } er spillet eller kendt, men er ikke på hånden.

bourre-nobody-to-exempt = ante.by er dealer, så ingen andre betaler en ante, de kan fritages for.
bourre-dealer-chooses = ante.by er dealer, men ante.chosen lader giveren bestemme, hvad andre betaler.
bourre-fixed-without-chips = bourre.pays er fixed, men bourre.chips siger ikke, hvor mange.
bourre-chips-without-fixed = bourre.pays er pot, så bourre.chips betyder ingenting.
bourre-nothing-to-limit = bourre.pays er fixed, så der er ingenting at begrænse.
bourre-out-and-to-stay = chips.short er out, som går efter den ante, alle betaler, men ante.to_stay er { $chips }.
bourre-out-and-chosen-ante = chips.short er out, som går efter den ante, alle betaler, men med ante.chosen kan giveren vælge en hvilken som helst ante.
bourre-out-and-dealer-antes = chips.short er out, som går efter den ante, alle betaler, men ante.by er dealer.
bourre-out-without-start = chips.short er out, men chips.start siger ikke, hvor mange jetoner der er.
bourre-start-below-ante = chips.start er { $chips } og rækker ikke til den første ante.
bourre-rebuys-without-start = chips.rebuys er { $rebuys }, men chips.start siger ikke, hvor mange jetoner man tager.
bourre-rebuys-of-nobody = chips.rebuys er { $rebuys }, men med chips.short owes går ingen ud.

bourre-pack-too-small = { $players } spillere med { $each } kort hver skal bruge { $cards } kort, og der er { $available }{ $upcard ->
    [out] {" "}uden det vendte kort.
   *[in] .
}
bourre-more-drawn-than-dealt = draw.at_most er { $most }, men hver får kun { $cards } kort.
bourre-more-drawn-at-larger-tables = Efter draw.from må der byttes flere kort, end der gives ({ $cards }).
bourre-end-without-chips = end.when er { $when }, men chips.start giver ingen jetoner.
bourre-target-missing = end.when er target, og det kræver et end.target over chips.start.
bourre-target-otherwise = end.target er { $target }, men end.when er { $when }.
bourre-won-but-not-broken = play.lead har trump_if_won, som kræver trumf, men not_before_broken forbyder det.
bourre-no-sure-tricks = play.cinch_trumping er always, men kun sure_tricks i play.cinch binder dem, der spiller efter.
bourre-majority-is-carried = pot.won_by er majority, hvor en pulje, ingen vinder, bliver liggende, men pot.tie er { $tie }.
bourre-no-upcard-of-the-dealer = stay.must er dealer_with_ace, men med deal.trump { $trump } er det vendte kort ikke et af giverens.

bourre-suit = { $suit ->
    [C] klør
    [D] ruder
    [H] hjerter
   *[S] spar
}
bourre-duty = { $duty ->
    [follow] skal bekende kulør
    [head] skal stikke over, når kuløren bekendes
    [void] skal trumfe, som reglerne siger
    [cinch] skal spille højeste trumf, når mere end halvdelen af stikkene er sikre
   *[lead] skal spille ud, som reglerne siger
}
bourre-only-card = { $asker ->
    [you] { $card } er dit eneste kort, så det skal spilles.
   *[player] { $card } er spillerens eneste kort, så det skal spilles.
}
bourre-any-card = Alle kort må spilles.
bourre-asks-for = { $may ->
    [yes] Det kræver { $cards }: { $card } må spilles.
   *[no] Det kræver { $cards }: { $card } må ikke spilles.
}
bourre-follows = { $asker ->
    [you] Der er spillet { bourre-suit } ud, og det har du, så du skal bekende kulør.
   *[player] Der er spillet { bourre-suit } ud, og det har { $player }, som skal bekende kulør.
}
bourre-heads = { $asker ->
    [you] Du kan både bekende kulør og stikke over, så du skal gøre begge dele.
   *[player] { $player } kan både bekende kulør og stikke over og skal gøre begge dele.
}
bourre-void-without-trumps = { $asker ->
    [you] Du har ingen { bourre-suit } og heller ingen trumf.
   *[player] { $player } har ingen { bourre-suit } og heller ingen trumf.
}
bourre-void-without-winning-trump = { $asker ->
    [you] Du har ingen { bourre-suit } og ingen trumf, der kan tage stikket.
   *[player] { $player } har ingen { bourre-suit } og ingen trumf, der kan tage stikket.
}
bourre-void = { $asker ->
    [you] Du har ingen { bourre-suit }.
   *[player] { $player } har ingen { bourre-suit }.
}
bourre-void-trumps = { $asker ->
    [you] Du har ingen { bourre-suit } og skal trumfe.
   *[player] { $player } har ingen { bourre-suit } og skal trumfe.
}
bourre-void-highest-trump = { $asker ->
    [you] Du har ingen { bourre-suit } og skal spille din højeste trumf.
   *[player] { $player } har ingen { bourre-suit } og skal spille sin højeste trumf.
}
bourre-void-winning-trump = { $asker ->
    [you] Du har ingen { bourre-suit } og skal stikke over med en trumf.
   *[player] { $player } har ingen { bourre-suit } og skal stikke over med en trumf.
}
bourre-ace-king-queen = { $asker ->
    [you] Du har eller havde es, konge og dame i trumf og skal spille dem ud i den rækkefølge.
   *[player] { $player } har eller havde es, konge og dame i trumf og skal spille dem ud i den rækkefølge.
}
bourre-cinch = { $asker ->
    [you] Du har { $taken } af { $cards } stik og { $sure } mere, der er sikre i trumf. Med mere end halvdelen skal du spille din højeste trumf.
   *[player] { $player } har { $taken } af { $cards } stik og { $sure } mere, der er sikre i trumf. Med mere end halvdelen skal den højeste trumf spilles.
}
bourre-may-lead = { $asker ->
    [you] Du må spille ud.
   *[player] { $player } må spille ud.
}
bourre-lead-duties = { $duties }.
bourre-lead-duty = { $duty ->
    [high_trump_first] { $place ->
        [first] Den, der spiller ud til første stik med es, konge eller dame i trumf, spiller højeste trumf ud
       *[later] den, der spiller ud til første stik med es, konge eller dame i trumf, spiller højeste trumf ud
    }
    [trump_ace] { $place ->
        [first] Den, der spiller ud til første stik med trumf es, spiller det ud
       *[later] den, der spiller ud til første stik med trumf es, spiller det ud
    }
    [trump_if_won] { $place ->
        [first] Den, der har taget et stik, spiller trumf ud til det næste, hvis det er muligt
       *[later] den, der har taget et stik, spiller trumf ud til det næste, hvis det er muligt
    }
    [not_before_broken] { $place ->
        [first] Trumf spilles ikke ud, før der er faldet trumf, undtagen af en spiller, der kun har trumf
       *[later] trumf spilles ikke ud, før der er faldet trumf, undtagen af en spiller, der kun har trumf
    }
   *[all_trumps_left] { $place ->
        [first] Den, der har trumf og ved, at alle andre trumfer er faldet, spiller trumf ud
       *[later] den, der har trumf og ved, at alle andre trumfer er faldet, spiller trumf ud
    }
}
bourre-may-be-played-whatever = Uanset hvad de ukendte kort er, må { $card } spilles.
bourre-may-be-played-not-known = Om { $card } må spilles, afhænger af kort, der ikke er kendt.
bourre-convicted = { $asker ->
    [you] Du har { $cards } og { bourre-duty }: { $card } må ikke spilles.
   *[player] { $player } har { $cards } og { bourre-duty }: { $card } må ikke spilles.
}
bourre-convicted-whatever = { $asker ->
    [you] Uanset hvad de ukendte kort er, må { $card } ikke spilles: du { bourre-duty }.
   *[player] Uanset hvad de ukendte kort er, må { $card } ikke spilles: { $player } { bourre-duty }.
}
bourre-seeing-cards = At se { $cards } på hånden: så ville det være imod reglerne.
bourre-any-of-suit = { $suit ->
    [C] en klør
    [D] en ruder
    [H] en hjerter
   *[S] en spar
}
bourre-seeing-trumps = At se alle trumfer på hånden.
bourre-played-by-the-rules = Alle kort blev spillet efter reglerne.
bourre-in-a-trick = Stik { $trick }: { $explanation }
bourre-may-pass = { $player } må melde pas.
bourre-may-pass-in-play-off = { $player } må melde pas: ingen behøver at gå med i en omkamp.
bourre-may-pass-not-known = Om { $player } må melde pas, afhænger af noget, der ikke er oplyst.
bourre-must-stay = { $player } skal gå med.
bourre-must-stay-with = { $player } har { $cards } og skal derfor gå med.
bourre-seeing-for-pass = { $what ->
    [upcard] Det vendte kort.
    [suit] Trumfkuløren.
    [both] Trumfkuløren og alle kort på hånden.
   *[holding] Alle kort på hånden.
}
bourre-may-draw = { $player } må højst bytte { $most } kort ved et bord med { $players }.

bourre-unit-chips = jetoner
bourre-column-winner = Vundet af
bourre-column-pot = Pulje
bourre-column-tricks = Stik
bourre-column-next-pot = Næste pulje
bourre-mark-won = vandt puljen
bourre-mark-bourre = bourré
bourre-mark-new-chips = får nye jetoner
bourre-drawing-chip = en overstreget jeton
bourre-end-in-short = den, der har { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}, afslutter spillet

bourre-about = Stik om en pulje, fra Louisiana
bourre-variant-bourre = Fem kort, ét bytte, trumftvang; den, der går med og ikke får stik, betaler puljen en gang til
bourre-variant-bourre-denexa = Bourré, hvor en cinch binder alle, og en kulørsvigt kun koster jetoner
bourre-variant-boure = Alle melder, før nogen bytter; trumf kun, hvis du kan vinde stikket med den, og ingen cinch
bourre-variant-boo-ray = Det vendte kort er ingens, der må byttes fire kort, og en høj trumf spilles ud først
bourre-variant-booray-winning-moves = 200 jetoner til hver; den, der ikke kan betale, er ude, og 400 vinder
bourre-variant-boo-ray-four = Fire kort og ingen anden pligt end at bekende kulør
bourre-name-boo-ray-four = Boo-Ray med fire kort
bourre-house-rule-limit = Højst 20 jetoner for en pulje og for en bourré
bourre-house-rule-double-ante = Dobbelt ante: det koster én mere at gå med
bourre-house-rule-draw-four = Der må byttes op til fire kort
bourre-house-rule-draw-fewer = Der må byttes fire kort ved et bord med seks, tre med syv og to med otte
bourre-house-rule-three-from-seven = Der må byttes tre kort fra syv spillere og op
bourre-house-rule-split = De, der står lige, deler puljen
bourre-house-rule-agree = De, der står lige, må aftale at dele puljen
bourre-house-rule-two-chips = En bourré koster to jetoner
bourre-house-rule-tied-ante = Alle betaler ante undtagen den, der fik en bourré
bourre-house-rule-trick-takers-exempt = Den, der fik et stik, betaler ingen ante
bourre-house-rule-ace-king-queen = Es, konge og dame i trumf spilles ud i den rækkefølge
bourre-house-rule-any-misplay = Enhver fejl koster
bourre-house-rule-majority = Mere end halvdelen af stikkene vinder
bourre-house-rule-dealer-names = Giveren bestemmer trumf
bourre-house-rule-broken-trumps = Trumf må ikke spilles ud, før der er faldet trumf
bourre-house-rule-dealer-antes = Giveren betaler ante for alle
bourre-house-rule-play-off = De, der står lige, spiller om puljen
bourre-house-rule-dealers-pot = Melder alle pas, tager giveren puljen
bourre-house-rule-chosen-ante = Giveren bestemmer anten
bourre-house-rule-dealers-sixth = Giveren må tage det kort, der er vendt fra bunken
bourre-house-rule-next-best = Den bedste af de andre vinder, når den, der har flest stik, ikke må vinde
bourre-house-rule-rebuys = Tyve jetoner til hver, og tyve nye én gang til den, der er ude

bourre-body-stay = hvem der er med
bourre-body-taken = hvor mange stik hver har taget
bourre-body-tricks = alle kort
bourre-body-winner = hvem der tager puljen
bourre-body-card = kortet
bourre-body-cards = en liste med det ene kort
bourre-body-upcard = det vendte kort
bourre-body-suit = trumffarven

bourre-claim-play = Må dette kort spilles?
bourre-claim-pass = Må denne spiller melde pas?
bourre-claim-draw = Må der byttes så mange kort?
bourre-claim-audit = Blev runden spillet efter reglerne?
