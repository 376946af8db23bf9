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
    [corrected] { $player } rettet en fargesvikt og kan ikke vinne denne potten.
    [out_of_turn] { $player } spilte utenfor tur og kan ikke vinne denne potten.
    [spoke_early] { $player } meldte utenfor tur og kan ikke vinne denne potten.
   *[renege] { $player } sviktet farge og kan ikke vinne denne potten.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } rettet en fargesvikt og betaler { $chips ->
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
   *[renege] { $player } sviktet farge og betaler { $chips ->
        [one] { $chips } sjetong
       *[other] { $chips } sjetonger
    }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } rettet en fargesvikt og mister neste tur til å gi.
    [out_of_turn] { $player } spilte utenfor tur og mister neste tur til å gi.
    [spoke_early] { $player } meldte utenfor tur og mister neste tur til å gi.
   *[renege] { $player } sviktet farge og mister neste tur til å gi.
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
bourre-card-twice = Det finnes bare én { $card }, og kortet er oppgitt to ganger.
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
bourre-fault-without-trick = { $player } sviktet farge, men det er ikke oppgitt i hvilket stikk.
bourre-fault-was-none = { $player } spilte etter reglene i stikk { $trick }.
bourre-nobody-tied = Potten kan ikke deles etter avtale: ingen sto likt.
bourre-nothing-to-agree-on = Potten kan ikke deles etter avtale: med disse reglene er det ingenting å avtale.
bourre-ante-is-fixed = Med disse reglene er anten { $chips }; den bestemmes ikke av den som gir.
bourre-nobody-antes = { $players } spiller om potten, og ingen betaler ante; utelat ante.

bourre-leader-follows = Hvem som sier og spiller ut først, følger av hvem som gir; oppgi heller hvem som gir.
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
bourre-did-not-stay = { $players } ble ikke med og kan verken stå med eller uten stikk.
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
