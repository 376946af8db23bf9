# Norwegian: lines and refusals of Bourré.

bourre-short = { $sentence } Det er bare { $paid }.

bourre-antes = { $player } betaler { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} i ante.
bourre-stays = { $player } betaler { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} for å bli med.

bourre-barred = { $fault ->
    [corrected] { $player } rettet en revoke og kan ikke vinne denne potten.
    [out_of_turn] { $player } spilte utenfor tur og kan ikke vinne denne potten.
    [spoke_early] { $player } meldte utenfor tur og kan ikke vinne denne potten.
   *[renege] { $player } begikk revoke og kan ikke vinne denne potten.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } rettet en revoke og betaler { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    }.
    [out_of_turn] { $player } spilte utenfor tur og betaler { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    }.
    [spoke_early] { $player } meldte utenfor tur og betaler { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    }.
   *[renege] { $player } begikk revoke og betaler { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } rettet en revoke og mister neste tur til å gi.
    [out_of_turn] { $player } spilte utenfor tur og mister neste tur til å gi.
    [spoke_early] { $player } meldte utenfor tur og mister neste tur til å gi.
   *[renege] { $player } begikk revoke og mister neste tur til å gi.
}
bourre-bourre = { $player } ble med, fikk ingen stikk og betaler { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}.
bourre-exempt = { $player } betaler ingen ante i neste runde.

bourre-wins = { $player } har { $tricks } stikk og tar { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}.
bourre-wins-with-most-tricks = { $player } har flest stikk og tar { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}.
bourre-wins-alone = { $player } blir med alene og tar { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}.
bourre-wins-as-dealer = Alle passer, og { $player }, som gir, tar { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}.
bourre-shares = { $player } står likt og får { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}.

bourre-carried-above-limit = Av én pott kan det høyst vinnes { $most ->
    [one] { $most } sjetong
   *[other] { $most } sjetonger
}: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} blir liggende til neste runde.
bourre-carried-as-all-pass = Alle passer: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} blir liggende til neste runde.
bourre-carried-from-dealer = Alle passer, og { $dealer } kan ikke vinne: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} blir liggende til neste runde.
bourre-carried-by-tie = { $then ->
    [played_off] { $players } har { $tricks } stikk hver og spiller om det: { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    } blir liggende til neste runde.
   *[left] { $players } har { $tricks } stikk hver: { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    } blir liggende til neste runde.
}
bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } står likt med flest stikk og spiller om det: { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    } blir liggende til neste runde.
   *[left] { $players } står likt med flest stikk: { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    } blir liggende til neste runde.
}
bourre-carried-for-one = { $players } har { $tricks } stikk hver, og bare { $winner } kan vinne potten: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} blir liggende til neste runde.
bourre-carried-for-one-uncounted = { $players } står likt med flest stikk, og bare { $winner } kan vinne potten: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} blir liggende til neste runde.
bourre-carried-from-barred = { $players } kan ikke vinne denne potten: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} blir liggende til neste runde.
bourre-carried-without-majority = Ingen har over halvparten av stikkene: { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} blir liggende til neste runde.

bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } kan ikke betale neste ante og er ute.
        [one] { $player } kan ikke betale neste ante og er ute. Den siste sjetongen går i potten.
       *[other] { $player } kan ikke betale neste ante og er ute. De siste { $chips } sjetongene går i potten.
    }
   *[short] { $chips ->
        [0] { $player } kan ikke betale alt og er ute.
        [one] { $player } kan ikke betale alt og er ute. Den siste sjetongen går i potten.
       *[other] { $player } kan ikke betale alt og er ute. De siste { $chips } sjetongene går i potten.
    }
}
bourre-gets-of-what-is-left = { $player } får { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} av det som er igjen i potten.

bourre-takes-new-chips = { $player } tar { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} og spiller med igjen.
bourre-adjustment-from-pot = Justering: { $player } får { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} fra potten. { $reason }
bourre-adjustment-into-pot = Justering: { $player } betaler { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} til potten. { $reason }
bourre-joins = { $player } kommer til, med 0 vunne sjetonger.
bourre-leaves = { $status ->
    [in] { $player } forlater bordet og er ute av spillet.
   *[out] { $player } forlater bordet.
}

bourre-not-at-the-table = { $player } er ikke ved bordet i denne runden. Ved bordet sitter { $players }.
bourre-out-of-the-game = { $player } er ute av spillet. Ved bordet sitter { $players }.
bourre-named-twice = { $player } er nevnt to ganger.

bourre-not-in-pack = Kortet { $card } finnes ikke i denne kortstokken. Kortstokken har 52 kort, ess til 2 i fire farger.
bourre-suit-missing = Oppgi fargen på { $card }: skriv { $cards }.
bourre-card-twice = { $card } finnes bare én gang, men er oppgitt to ganger.
bourre-no-suit = «{ $text }» er ingen farge. Skriv C, D, H eller S (kløver, ruter, hjerter, spar), eller oppgi det snudde kortet som `card`.

bourre-only-one-at-the-table = Det må være to ved bordet, og det er bare { $player }.
bourre-nobody-at-the-table = Det må være to ved bordet, og det er ingen.
bourre-only-tied-stay = { $tied } spiller alene om potten, så { $players } kan ikke bli med.
bourre-one-form = Oppgi enten taken, tricks eller winner, ikke { $given }.
bourre-no-form = Oppgi enten taken, tricks eller winner; ingen av dem er oppgitt.
bourre-stayers-missing = Oppgi hvem som blir med, og ved to eller flere stikkene de tok; stay er tom hvis alle passet.
bourre-one-stays-without-tricks = Det spilles ingen stikk når bare { $player } blir med; utelat { $member }.
bourre-nobody-stays-without-tricks = Det spilles ingen stikk når ingen blir med; utelat { $member }.
bourre-tricks-of-all-who-stay = Oppgi stikkene til alle som blir med, og ingen andre: { $players }.
bourre-fewer-than-no-tricks = { $players } kan ikke ha tatt færre enn 0 stikk.
bourre-tricks-do-not-add-up = Det er { $tricks } stikk i en runde, og det er oppgitt { $count }.
bourre-trump-missing = Hva er trumf? Oppgi det snudde kortet eller fargen som trump.
bourre-no-fault = «{ $text }» er ikke en feil som finnes her. Det er { $known }.
bourre-fault-without-cards = { $player } spilte ingen kort i denne runden.
bourre-fault-in-no-trick = Det kan { $player } ikke ha gjort i stikk { $trick }: det er { $tricks } stikk.
bourre-fault-without-trick = { $player } begikk revoke, men det er ikke oppgitt i hvilket stikk.
bourre-fault-was-none = { $player } spilte etter reglene i stikk { $trick }.
bourre-nobody-tied = Potten kan ikke deles etter avtale: ingen sto likt.
bourre-nothing-to-agree-on = Potten kan ikke deles etter avtale: med disse reglene er det ingenting å avtale.
bourre-ante-is-fixed = Med disse reglene er anten { $chips }; den bestemmes ikke av den som gir.
bourre-nobody-antes = { $players } spiller om potten, og ingen betaler ante; utelat ante.

bourre-leader-follows = Hvem som melder og spiller ut først, følger av hvem som gir; oppgi heller hvem som gir.
bourre-abandoned = Spillet er avbrutt; det kan ikke legges inn mer.
bourre-over = Spillet er slutt: { $winners } vant. Det kan ikke legges inn mer.
bourre-no-new-chips = Med disse reglene er det ingen som tar nye sjetonger.
bourre-has-left = { $player } har forlatt bordet.
bourre-is-in = { $player } er med; bare den som er ute, tar nye sjetonger.
bourre-new-chips-already = { $player } har allerede tatt nye sjetonger så mange ganger som disse reglene tillater.
bourre-pot-is-too-small = { $chips ->
    [one] Det er { $chips } sjetong i potten, og flere kan ikke tas fra den.
   *[other] Det er { $chips } sjetonger i potten, og flere kan ikke tas fra den.
}
bourre-adjustment-of-nothing = En justering på 0 flytter ingen sjetonger: oppgi hvor mange som kommer fra potten, eller med minus foran hvor mange som betales inn.
bourre-too-few-chips = { $player } har { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
} og kan ikke betale { $count }.
bourre-full = Disse reglene er for høyst { $most } spillere, og det er { $here }.
bourre-has-left-already = { $player } har allerede forlatt bordet.

bourre-winner-stays-alone = { $players } tar potten, for bare { $stayers } blir med.
bourre-winner-as-dealer = { $players } tar potten, for ingen blir med.
bourre-no-winner-of-one = Ingen tar potten, for bare { $stayers } blir med.
bourre-no-winner-of-none = Ingen tar potten, for ingen blir med.
bourre-did-not-stay = { $players } ble ikke med og kan verken oppgis med eller uten stikk.
bourre-winner-is-barred = { $player } kan ikke vinne denne potten etter en feil.
bourre-winner-without-trick = { $player } kan ikke ta potten og samtidig være uten stikk.
bourre-winner-and-tie = { $player } tar potten alene; utelat tied.
bourre-tied-missing = Ingen tar potten alene: oppgi med tied hvem som har flest stikk.
bourre-tied-alone = { $player } har alene flest stikk og tar potten.
bourre-tied-are-barred = { $players } kan ikke vinne denne potten; den går til den beste av de andre.
bourre-tied-without-trick = { $players } kan ikke både ha flest stikk og ingen.
bourre-tricks-cannot-be-shared = { $count ->
    [one] { $tricks } stikk kan ikke fordeles slik: flest til { $players } og noen til { $others ->
        [one] { $others } annen
       *[other] { $others } andre
    }. Hvem har ingen?
   *[other] { $tricks } stikk kan ikke fordeles slik: flest og like mange til { $players } og noen til { $others ->
        [one] { $others } annen
       *[other] { $others } andre
    }. Hvem har ingen?
}

bourre-ask-winner = Hvem tar potten?
bourre-tap-winner = Trykk på den som tar potten
bourre-who-takes-the-pot = { $name } tar potten
bourre-nobody-takes-the-pot = Ingen tar potten alene
bourre-form-result = Hvem som tar potten
bourre-form-taken = Antall stikk
bourre-form-cards = Hvert kort
bourre-row-tied = Flest stikk
bourre-ask-tied = Hvem har flest stikk?
bourre-row-bourre = Ingen stikk
bourre-row-passed = Passet
bourre-all-others-passed = Alle andre passet
bourre-all-passed = Alle passet
bourre-row-tricks = stikk
bourre-ask-tricks = Hvem tok de { $tricks } stikkene?
bourre-hint-tricks = tomt: passet
bourre-row-ante = Giverens ante
bourre-hint-ante = ellers { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}
bourre-row-split = De deler potten
bourre-hint-split = Bare når flere har flest stikk; ellers blir potten liggende
bourre-row-faults = Feil
bourre-fold-faults = Ble en feil påtalt?
bourre-choice-fault = { $fault ->
    [corrected] revoke, rettet
    [out_of_turn] spilte utenfor tur
    [spoke_early] meldte utenfor tur
   *[renege] revoke
}
bourre-choice-fault-with-penalties = { bourre-choice-fault } ({ AND($penalties) })
bourre-fault-costs = { $penalty ->
    [pay] betaler som for bourré
    [bar] kan ikke vinne
   *[lose_deal] mister en tur til å gi
}
bourre-row-away = Borte
bourre-hint-away = Får ingen kort og betaler ingen ante
bourre-fold-away = Er noen borte?

bourre-count-hands-played = Runder spilt
bourre-count-hands-stayed = Ble med
bourre-count-pots-won = Potter vunnet
bourre-count-hands-lost = Bourréer
bourre-count-penalty-points = Straffesjetonger
bourre-ratio-pots-per-stay = Potter per gang med

bourre-due-ante = Betalt til potten før spillet
bourre-due-stay = Betalt for å bli med
bourre-due-bourre = Betalt for å bli med uten å få stikk
bourre-due-fault = Betalt for en feil
bourre-due-payout = Vunnet av potten
bourre-due-out = De siste sjetongene til en som er ute
bourre-due-left = En del av det som lå i potten til slutt
bourre-due-adjustment = Flyttet av spillederen

bourre-pot-too-large = Da blir det { $chips } sjetonger i potten. Det telles ikke flere enn { $most }: bli enige om en grense, eller avslutt spillet og begynn et nytt.
bourre-score-too-large = Da får { $player } { $chips } sjetonger. Det telles ikke flere enn { $most }: bli enige om en grense, eller avslutt spillet og begynn et nytt.
bourre-trick-refused = Stikk { $trick }: { $reason } Påtal det som revoke, eller oppgi at ingen påtalte det, så runden gjelder slik den ble spilt.
bourre-tricks-of-a-hand = Alle har { $cards } kort, så det er { $cards } stikk, ikke { $given }.
bourre-does-not-stay = { $player } blir ikke med. Stikkene spilles av { $players }.
bourre-did-not-play = { $players } spilte ikke i dette stikket, så ikke alle har like mange kort.
bourre-order-of-a-trick = I stikk { $trick } er rekkefølgen { $players }, ikke { $given }.
bourre-upcard-of-nobody = Det snudde kortet, { $card }, tilhører ingen, men { $player } spilte det.
bourre-upcard-of-the-dealer = Det snudde kortet, { $card }, tilhører giveren, { $dealer }, men { $player } spilte det.
bourre-upcard-not-played = { $player } trakk ingen kort og hadde altså det snudde kortet, { $card }, men spilte det ikke.
bourre-passed-without-winner = Med winner oppgir du hvem som passet; ellers alltid med stay hvem som blir med.
bourre-threw-away-more = { $player } kastet { $cards } kort og trakk { $drew }.
bourre-draws-at-most = Med { $players } ved bordet kan hver bytte 0 til { $most } kort, ikke { $given }.
bourre-stock-too-small = Det ble byttet { $cards } kort, men trekkbunken har { $stock }, og ingenting stokkes inn.
bourre-dealer-must-stay = { $must ->
    [dealer_with_ace] { $player } gir og må bli med: giveren må bli med når det snudde kortet er et ess.
    [ace_holder] { $player } gir og må bli med: den som har trumfesset, må bli med.
   *[dealer] { $player } gir og må bli med: giveren må alltid bli med.
}
bourre-tricks-of-two = Det spilles stikk når to eller flere blir med; den som blir med alene, tar potten uten.

bourre-cards-in-these-rules = Med disse reglene har alle { $most } kort, ikke { $given }.
bourre-cards-at-most = Med disse reglene har alle høyst { $most } kort, ikke { $given }.
bourre-upcard-of-nobody-yet = Det snudde kortet, { $card }, tilhører ingen før byttet, men { $player } har det på hånden.
bourre-upcard-of-a-holding = { $is ->
    [in] Det snudde kortet, { $card }, tilhører giveren, men { $player } har det på hånden.
   *[out] Det snudde kortet, { $card }, tilhører giveren, men { $player } har det ikke på hånden.
}
bourre-players-of-a-table = Disse reglene er for { $fewest } til { $most } spillere, ikke { $given }.
bourre-played-clockwise = Det spilles med klokken: i dette stikket kommer ikke { $player } etter { $other }.
bourre-in-the-holding-and-elsewhere = { $card } finnes bare én gang, men er oppgitt både på hånden og et annet sted.
bourre-tricks-in-these-rules = Med disse reglene er det { $tricks } stikk i en runde, så ingen har tatt { $given }.
bourre-holding-missing = Oppgi hånden (holding), eller hvor mange kort det var på den som holding_size.
bourre-holding-size = holding_size er { $given }, men hånden er oppgitt med { $cards } kort.
bourre-not-in-the-holding = { $card } er spilt eller kjent, men er ikke på hånden.

bourre-nobody-to-exempt = ante.by er dealer, så ingen andre betaler noen ante å slippe.
bourre-dealer-chooses = ante.by er dealer, men ante.chosen lar giveren bestemme hva de andre betaler.
bourre-fixed-without-chips = bourre.pays er fixed, men bourre.chips sier ikke hvor mange.
bourre-chips-without-fixed = bourre.pays er pot, så bourre.chips sier ingenting.
bourre-nothing-to-limit = bourre.pays er fixed, så det er ingenting å begrense.
bourre-out-and-to-stay = chips.short er out, og det går etter anten som alle betaler, men ante.to_stay er { $chips }.
bourre-out-and-chosen-ante = chips.short er out, og det går etter anten som alle betaler, men ante.chosen lar giveren bestemme den.
bourre-out-and-dealer-antes = chips.short er out, og det går etter anten som alle betaler, men ante.by er dealer.
bourre-out-without-start = chips.short er out, men chips.start sier ikke hvor mange sjetonger det er.
bourre-start-below-ante = chips.start er { $chips }, og det holder ikke til den første anten.
bourre-rebuys-without-start = chips.rebuys er { $rebuys }, men chips.start nevner ingen sjetonger å ta.
bourre-rebuys-of-nobody = chips.rebuys er { $rebuys }, men med chips.short owes går ingen ut.
bourre-pack-too-small = { $players } spillere med { $each } kort hver trenger { $cards } kort, og det er { $available }{ $upcard ->
    [out] {" "}uten det snudde kortet.
   *[in] .
}
bourre-more-drawn-than-dealt = draw.at_most er { $most }, men hver får bare { $cards } kort.
bourre-more-drawn-at-larger-tables = draw.from lar noen bytte flere kort enn de { $cards } som gis.
bourre-end-without-chips = end.when er { $when }, men chips.start gir ingen noen sjetonger.
bourre-target-missing = end.when er target, og det krever en end.target over chips.start.
bourre-target-otherwise = end.target er { $target }, men end.when er { $when }.
bourre-won-but-not-broken = play.lead har trump_if_won, som krever trumf som not_before_broken forbyr.
bourre-no-sure-tricks = play.cinch_trumping er always, men bare cinch etter play.cinch sure_tricks binder dem som legger på.
bourre-majority-is-carried = pot.won_by er majority, og da blir en pott som ikke vinnes, liggende, men pot.tie er { $tie }.
bourre-no-upcard-of-the-dealer = stay.must er dealer_with_ace, men med deal.trump { $trump } er det snudde kortet ikke et av giverens.

bourre-suit = { $suit ->
    [C] kløver
    [D] ruter
    [H] hjerter
   *[S] spar
}
bourre-duty = { $duty ->
    [follow] må følge farge
    [head] må gå over stikket når det følges farge
    [void] må spille trumf slik reglene sier
    [cinch] må spille høyeste trumf når mer enn halvparten av stikkene er sikre
   *[lead] må spille ut slik reglene sier
}
bourre-only-card = { $asker ->
    [you] { $card } er det eneste kortet ditt, så det må spilles.
   *[player] { $card } er det eneste kortet på hånden, så det må spilles.
}
bourre-any-card = Alle kort kan spilles.
bourre-asks-for = { $may ->
    [yes] Det krever { $cards }: det er lov å spille { $card }.
   *[no] Det krever { $cards }: det er ikke lov å spille { $card }.
}
bourre-follows = { $asker ->
    [you] Det er spilt ut { bourre-suit }, og det har du, så du må følge farge.
   *[player] Det er spilt ut { bourre-suit }, og det har { $player }, som må følge farge.
}
bourre-heads = { $asker ->
    [you] Du kan følge farge og gå over stikket, og da må du gjøre begge deler.
   *[player] { $player } kan følge farge og gå over stikket, og må da gjøre begge deler.
}
bourre-void-without-trumps = { $asker ->
    [you] Du har ingen { bourre-suit }, og ingen trumf heller.
   *[player] { $player } har ingen { bourre-suit }, og ingen trumf heller.
}
bourre-void-without-winning-trump = { $asker ->
    [you] Du har ingen { bourre-suit }, og ingen trumf som går over stikket.
   *[player] { $player } har ingen { bourre-suit }, og ingen trumf som går over stikket.
}
bourre-void = { $asker ->
    [you] Du har ingen { bourre-suit }.
   *[player] { $player } har ingen { bourre-suit }.
}
bourre-void-trumps = { $asker ->
    [you] Du har ingen { bourre-suit } og må spille trumf.
   *[player] { $player } har ingen { bourre-suit } og må spille trumf.
}
bourre-void-highest-trump = { $asker ->
    [you] Du har ingen { bourre-suit } og må spille høyeste trumf.
   *[player] { $player } har ingen { bourre-suit } og må spille høyeste trumf.
}
bourre-void-winning-trump = { $asker ->
    [you] Du har ingen { bourre-suit } og må gå over stikket med en trumf.
   *[player] { $player } har ingen { bourre-suit } og må gå over stikket med en trumf.
}
bourre-ace-king-queen = { $asker ->
    [you] Du har eller hadde ess, konge og dame i trumf, og må spille dem ut i den rekkefølgen.
   *[player] { $player } har eller hadde ess, konge og dame i trumf, og må spille dem ut i den rekkefølgen.
}
bourre-cinch = { $asker ->
    [you] Du har { $taken } av { $cards } stikk, og { $sure } til er sikre i trumf. Med mer enn halvparten må du spille den høyeste trumfen din.
   *[player] { $player } har { $taken } av { $cards } stikk, og { $sure } til er sikre i trumf. Med mer enn halvparten må den høyeste trumfen spilles.
}
bourre-may-lead = { $asker ->
    [you] Du får spille ut.
   *[player] { $player } får spille ut.
}
bourre-lead-duties = { $duties }.
bourre-lead-duty = { $duty ->
    [high_trump_first] { $place ->
        [first] Den som spiller ut til første stikk og har ess, konge eller dame i trumf, spiller ut høyeste trumf
       *[later] den som spiller ut til første stikk og har ess, konge eller dame i trumf, spiller ut høyeste trumf
    }
    [trump_ace] { $place ->
        [first] Den som spiller ut til første stikk og har trumfesset, spiller det ut
       *[later] den som spiller ut til første stikk og har trumfesset, spiller det ut
    }
    [trump_if_won] { $place ->
        [first] Den som har tatt et stikk og har trumf, spiller ut trumf til det neste
       *[later] den som har tatt et stikk og har trumf, spiller ut trumf til det neste
    }
    [not_before_broken] { $place ->
        [first] Trumf spilles ikke ut før det er spilt en trumf, unntatt av den som bare har trumf
       *[later] trumf spilles ikke ut før det er spilt en trumf, unntatt av den som bare har trumf
    }
   *[all_trumps_left] { $place ->
        [first] Den som har trumf og vet at alle de andre trumfene har falt, spiller ut trumf
       *[later] den som har trumf og vet at alle de andre trumfene har falt, spiller ut trumf
    }
}
bourre-may-be-played-whatever = Det er lov å spille { $card }, uansett hva de ukjente kortene er.
bourre-may-be-played-not-known = Om det er lov å spille { $card }, kommer an på kort som ikke er kjent.
bourre-convicted = { $asker ->
    [you] Du har { $cards } og { bourre-duty }: det er ikke lov å spille { $card }.
   *[player] { $player } har { $cards } og { bourre-duty }: det er ikke lov å spille { $card }.
}
bourre-convicted-whatever = { $asker ->
    [you] Uansett hva de ukjente kortene er, er det ikke lov å spille { $card }: du { bourre-duty }.
   *[player] Uansett hva de ukjente kortene er, er det ikke lov å spille { $card }: { $player } { bourre-duty }.
}
bourre-seeing-cards = Om { $cards } er på hånden: da er det ikke lov.
bourre-any-of-suit = { $suit ->
    [C] en kløver
    [D] en ruter
    [H] en hjerter
   *[S] en spar
}
bourre-seeing-trumps = Alle trumfene på hånden.
bourre-played-by-the-rules = Alle kort ble spilt etter reglene.
bourre-in-a-trick = Stikk { $trick }: { $explanation }
bourre-may-pass = { $player } får passe.
bourre-may-pass-in-play-off = { $player } får passe: ingen trenger å bli med i en omspilling.
bourre-may-pass-not-known = Om { $player } får passe, kommer an på noe som ikke er oppgitt.
bourre-must-stay = { $player } må bli med.
bourre-must-stay-with = { $player } har { $cards } og må bli med.
bourre-seeing-for-pass = { $what ->
    [upcard] Det snudde kortet.
    [suit] Trumffargen.
    [both] Trumffargen og alle kortene på hånden.
   *[holding] Alle kortene på hånden.
}
bourre-may-draw = { $player } får bytte høyst { $most } kort ved et bord med { $players } spillere.

bourre-unit-chips = sjetonger
bourre-column-winner = Vunnet av
bourre-column-pot = Pott
bourre-column-tricks = Stikk
bourre-column-next-pot = Neste pott
bourre-mark-won = vant potten
bourre-mark-bourre = bourré
bourre-mark-new-chips = får nye sjetonger
bourre-drawing-chip = en overstreket sjetong
bourre-end-in-short = den som har { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}, avslutter spillet

bourre-about = Stikk om en pott, fra Louisiana
bourre-variant-bourre = Fem kort, ett bytte, trumftvang; den som blir med og ikke får stikk, betaler potten en gang til
bourre-variant-bourre-denexa = Bourré der en cinch binder alle og revoke bare koster sjetonger
bourre-variant-boure = Alle melder før noen bytter; trumf bare hvis du kan vinne stikket, og ingen cinch
bourre-variant-boo-ray = Det snudde kortet tilhører ingen, fire kort kan byttes, og en høy trumf spilles ut først
bourre-variant-booray-winning-moves = 200 sjetonger til hver; den som ikke kan betale, er ute, og 400 vinner
bourre-variant-boo-ray-four = Fire kort, og ingen annen plikt enn å følge farge
bourre-name-boo-ray-four = Boo-Ray med fire kort
bourre-house-rule-limit = Høyst 20 sjetonger for en pott og for en bourré
bourre-house-rule-double-ante = Dobbel ante: det koster én til å bli med
bourre-house-rule-draw-four = Opptil fire kort kan byttes
bourre-house-rule-draw-fewer = Med seks ved bordet kan fire kort byttes, med sju tre og med åtte to
bourre-house-rule-three-from-seven = Tre kort kan byttes fra sju spillere og oppover
bourre-house-rule-split = De som står likt, deler potten
bourre-house-rule-agree = De som står likt, kan avtale å dele potten
bourre-house-rule-two-chips = En bourré koster to sjetonger
bourre-house-rule-tied-ante = Alle betaler ante unntatt den som fikk en bourré
bourre-house-rule-trick-takers-exempt = Den som tok et stikk, betaler ingen ante
bourre-house-rule-ace-king-queen = Ess, konge og dame i trumf spilles ut i den rekkefølgen
bourre-house-rule-any-misplay = Alle feil koster
bourre-house-rule-majority = Mer enn halvparten av stikkene vinner
bourre-house-rule-dealer-names = Giveren bestemmer trumf
bourre-house-rule-broken-trumps = Trumf kan ikke spilles ut før det er falt en trumf
bourre-house-rule-dealer-antes = Giveren betaler ante for alle
bourre-house-rule-play-off = De som står likt, spiller om potten
bourre-house-rule-dealers-pot = Passer alle, tar giveren potten
bourre-house-rule-chosen-ante = Giveren bestemmer anten
bourre-house-rule-dealers-sixth = Giveren kan ta det snudde kortet fra trekkbunken
bourre-house-rule-next-best = Den beste av de andre vinner når den som har flest stikk, ikke kan vinne
bourre-house-rule-rebuys = Tjue sjetonger til hver, og tjue nye én gang til den som er ute

bourre-body-stay = hvem som er med
bourre-body-taken = hvor mange stikk hver har tatt
bourre-body-tricks = alle kort
bourre-body-winner = hvem som tar potten
bourre-body-card = kortet
bourre-body-cards = en liste med det ene kortet
bourre-body-upcard = det snudde kortet
bourre-body-suit = trumffargen

bourre-claim-play = Kan dette kortet spilles?
bourre-claim-pass = Kan denne spilleren passe?
bourre-claim-draw = Kan så mange kort byttes?
bourre-claim-audit = Ble runden spilt etter reglene?
