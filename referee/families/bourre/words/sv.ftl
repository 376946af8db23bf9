# Swedish: lines and refusals of Bourré.

bourre-short = { $sentence } Det finns bara { $paid }.

bourre-antes = { $player } betalar { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} i ante.
bourre-stays = { $player } betalar { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} för att gå med.

bourre-barred = { $fault ->
    [corrected] { $player } rättade en revoke och kan inte vinna den här potten.
    [out_of_turn] { $player } spelade utom tur och kan inte vinna den här potten.
    [spoke_early] { $player } sa till utom tur och kan inte vinna den här potten.
   *[renege] { $player } gjorde en revoke och kan inte vinna den här potten.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } rättade en revoke och betalar { $chips ->
        [one] { $chips } mark
       *[other] { $chips } marker
    }.
    [out_of_turn] { $player } spelade utom tur och betalar { $chips ->
        [one] { $chips } mark
       *[other] { $chips } marker
    }.
    [spoke_early] { $player } sa till utom tur och betalar { $chips ->
        [one] { $chips } mark
       *[other] { $chips } marker
    }.
   *[renege] { $player } gjorde en revoke och betalar { $chips ->
        [one] { $chips } mark
       *[other] { $chips } marker
    }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } rättade en revoke och mister nästa tur att ge.
    [out_of_turn] { $player } spelade utom tur och mister nästa tur att ge.
    [spoke_early] { $player } sa till utom tur och mister nästa tur att ge.
   *[renege] { $player } gjorde en revoke och mister nästa tur att ge.
}

bourre-bourre = { $player } gick med, fick inget stick och betalar { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}.
bourre-exempt = { $player } betalar ingen ante i nästa giv.

bourre-wins = { $player } har { $tricks } stick och tar { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}.
bourre-wins-with-most-tricks = { $player } har flest stick och tar { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}.
bourre-wins-alone = { $player } går med ensam och tar { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}.
bourre-wins-as-dealer = Alla passar, och { $player }, som ger, tar { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}.
bourre-shares = { $player } ligger lika och får { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}.

bourre-carried-above-limit = Ur en pott går det att vinna högst { $most ->
    [one] { $most } mark
   *[other] { $most } marker
}: { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} ligger kvar till nästa giv.
bourre-carried-as-all-pass = Alla passar: { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} ligger kvar till nästa giv.
bourre-carried-from-dealer = Alla passar, och { $dealer } kan inte vinna: { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} ligger kvar till nästa giv.

bourre-carried-by-tie = { $then ->
    [played_off] { $players } har { $tricks } stick var och spelar om det: { $chips ->
        [one] { $chips } mark
       *[other] { $chips } marker
    } ligger kvar till nästa giv.
   *[left] { $players } har { $tricks } stick var: { $chips ->
        [one] { $chips } mark
       *[other] { $chips } marker
    } ligger kvar till nästa giv.
}

bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } ligger lika med flest stick och spelar om det: { $chips ->
        [one] { $chips } mark
       *[other] { $chips } marker
    } ligger kvar till nästa giv.
   *[left] { $players } ligger lika med flest stick: { $chips ->
        [one] { $chips } mark
       *[other] { $chips } marker
    } ligger kvar till nästa giv.
}

bourre-carried-for-one = { $players } har { $tricks } stick var, och bara { $winner } kan vinna potten: { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} ligger kvar till nästa giv.
bourre-carried-for-one-uncounted = { $players } ligger lika med flest stick, och bara { $winner } kan vinna potten: { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} ligger kvar till nästa giv.

bourre-carried-from-barred = { $players } kan inte vinna den här potten: { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} ligger kvar till nästa giv.
bourre-carried-without-majority = Ingen har mer än hälften av sticken: { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} ligger kvar till nästa giv.

bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } kan inte betala nästa ante och är ute.
        [one] { $player } kan inte betala nästa ante och är ute. Den sista marken går till potten.
       *[other] { $player } kan inte betala nästa ante och är ute. De sista { $chips } markerna går till potten.
    }
   *[short] { $chips ->
        [0] { $player } kan inte betala allt och är ute.
        [one] { $player } kan inte betala allt och är ute. Den sista marken går till potten.
       *[other] { $player } kan inte betala allt och är ute. De sista { $chips } markerna går till potten.
    }
}
bourre-gets-of-what-is-left = { $player } får { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} av det som är kvar i potten.

bourre-takes-new-chips = { $player } tar { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} och spelar med igen.
bourre-adjustment-from-pot = Justering: { $player } får { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} ur potten. { $reason }
bourre-adjustment-into-pot = Justering: { $player } betalar { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} till potten. { $reason }
bourre-joins = { $player } kommer med och har vunnit 0 marker.

bourre-leaves = { $status ->
    [in] { $player } lämnar bordet och är ute ur spelet.
   *[out] { $player } lämnar bordet.
}

bourre-not-at-the-table = { $player } är inte med vid bordet i den här given. Vid bordet sitter { $players }.
bourre-out-of-the-game = { $player } är ute ur spelet. Vid bordet sitter { $players }.
bourre-named-twice = { $player } nämns två gånger.

bourre-not-in-pack = Kortet { $card } finns inte i den här leken. Leken har 52 kort, ess till 2 i fyra färger.
bourre-suit-missing = Ange färgen på { $card }: skriv { $cards }.
bourre-card-twice = { $card } finns bara en gång i leken men har angetts två gånger.
bourre-no-suit = ”{ $text }” är ingen färg. Skriv C, D, H eller S (klöver, ruter, hjärter, spader), eller ange det uppvända kortet som `card`.

bourre-only-one-at-the-table = Det måste vara två vid bordet, och där är bara { $player }.
bourre-nobody-at-the-table = Det måste vara två vid bordet, och där är ingen.

bourre-only-tied-stay = { $tied } spelar ensamma om potten, så { $players } kan inte gå med.
bourre-one-form = Ange antingen taken, tricks eller winner, inte { $given }.
bourre-no-form = Ange antingen taken, tricks eller winner; inget av dem har angetts.
bourre-stayers-missing = Ange vilka som går med, och om de är två eller fler sticken de tog; stay är tom om alla passade.
bourre-one-stays-without-tricks = Inga stick spelas när bara { $player } går med; utelämna { $member }.
bourre-nobody-stays-without-tricks = Inga stick spelas när ingen går med; utelämna { $member }.
bourre-tricks-of-all-who-stay = Ange sticken för alla som går med och inga andra: { $players }.
bourre-fewer-than-no-tricks = { $players } kan inte ha tagit färre än 0 stick.
bourre-tricks-do-not-add-up = Det är { $tricks } stick i en giv, och { $count } har angetts.
bourre-trump-missing = Vad är trumf? Ange det uppvända kortet eller färgen som trump.
bourre-no-fault = ”{ $text }” är inget fel som finns här. Det finns { $known }.

bourre-fault-without-cards = { $player } spelade inga kort i den här given.
bourre-fault-in-no-trick = Det kan { $player } inte ha gjort i stick { $trick }: det är { $tricks } stick.
bourre-fault-without-trick = { $player } gjorde en revoke, men det har inte angetts i vilket stick.
bourre-fault-was-none = { $player } spelade enligt reglerna i stick { $trick }.
bourre-nobody-tied = Potten kan inte delas efter överenskommelse: ingen låg lika.
bourre-nothing-to-agree-on = Potten kan inte delas efter överenskommelse: med de här reglerna finns inget att komma överens om.
bourre-ante-is-fixed = Med de här reglerna är anten { $chips }; den bestäms inte av den som ger.
bourre-nobody-antes = { $players } spelar om potten, och ingen betalar ante; utelämna ante.

bourre-leader-follows = Vem som säger till och spelar ut först följer av vem som ger; ange i stället vem som ger.
bourre-abandoned = Partiet är avbrutet; inget mer kan skrivas in.
bourre-over = Partiet är slut: { $winners } vann. Inget mer kan skrivas in.
bourre-no-new-chips = Med de här reglerna är det ingen som tar nya marker.
bourre-has-left = { $player } har lämnat bordet.
bourre-is-in = { $player } är med; bara den som är ute tar nya marker.
bourre-new-chips-already = { $player } har redan tagit nya marker så många gånger som de här reglerna tillåter.
bourre-pot-is-too-small = { $chips ->
    [one] Det finns { $chips } mark i potten, och fler kan inte tas ur den.
   *[other] Det finns { $chips } marker i potten, och fler kan inte tas ur den.
}
bourre-adjustment-of-nothing = En justering på 0 flyttar inga marker: ange hur många som kommer ur potten, eller med minus framför hur många som betalas in.
bourre-too-few-chips = { $player } har { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} och kan inte betala { $count }.
bourre-full = De här reglerna är för högst { $most } spelare, och det är { $here }.
bourre-has-left-already = { $player } har redan lämnat bordet.

bourre-winner-stays-alone = { $players } tar potten, för bara { $stayers } går med.
bourre-winner-as-dealer = { $players } tar potten, för ingen går med.
bourre-no-winner-of-one = Ingen tar potten, för bara { $stayers } går med.
bourre-no-winner-of-none = Ingen tar potten, för ingen går med.
bourre-did-not-stay = { $players } gick inte med och kan varken anges med eller utan stick.
bourre-winner-is-barred = { $player } får inte vinna den här potten efter ett fel.
bourre-winner-without-trick = { $player } kan inte ta potten och samtidigt vara utan stick.
bourre-winner-and-tie = { $player } tar potten ensam; utelämna tied.
bourre-tied-missing = Ingen tar potten ensam: ange med tied vilka som har flest stick.
bourre-tied-alone = { $player } har ensam flest stick och tar potten.
bourre-tied-are-barred = { $players } får inte vinna den här potten; den går till den bästa av de andra.
bourre-tied-without-trick = { $players } kan inte både ha flest stick och inga.

bourre-tricks-cannot-be-shared = { $count ->
    [one] { $tricks } stick kan inte fördelas så: flest till { $players } och några till { $others ->
        [one] { $others } annan
       *[other] { $others } andra
    }. Vem har inget?
   *[other] { $tricks } stick kan inte fördelas så: flest och lika många till { $players } och några till { $others ->
        [one] { $others } annan
       *[other] { $others } andra
    }. Vem har inget?
}

bourre-ask-winner = Vem tar potten?
bourre-tap-winner = Tryck på den som tar potten
bourre-who-takes-the-pot = { $name } tar potten
bourre-nobody-takes-the-pot = Ingen tar potten ensam
bourre-form-result = Vem tar potten
bourre-form-taken = Antal stick
bourre-form-cards = Varje kort

bourre-row-tied = Flest stick
bourre-ask-tied = Vilka har flest stick?
bourre-row-bourre = Inget stick
bourre-row-passed = Passade
bourre-all-others-passed = Alla andra passade
bourre-all-passed = Alla passade
bourre-row-tricks = stick
bourre-ask-tricks = Vem tog de { $tricks } sticken?
bourre-hint-tricks = tomt: passade

bourre-row-ante = Ante denna giv
bourre-hint-ante = annars { $chips ->
    [1] { $chips } mark
   *[other] { $chips } marker
}
bourre-row-split = De delar potten
bourre-hint-split = Bara om flera har flest stick; annars ligger potten kvar
bourre-row-faults = Fel
bourre-fold-faults = Påtalades något fel?

bourre-choice-fault = { $fault ->
    [corrected] rättad revoke
    [out_of_turn] spelade utom tur
    [spoke_early] sa till utom tur
   *[renege] revoke
}
bourre-choice-fault-with-penalties = { bourre-choice-fault } ({ AND($penalties) })
bourre-fault-costs = { $penalty ->
    [pay] betalar som för bourré
    [bar] kan inte vinna
   *[lose_deal] mister en tur att ge
}
bourre-row-away = Borta
bourre-hint-away = Får inga kort och betalar ingen ante
bourre-fold-away = Är någon borta?

bourre-count-hands-played = Spelade givar
bourre-count-hands-stayed = Gått med
bourre-count-pots-won = Vunna potter
bourre-count-hands-lost = Bourréer
bourre-count-penalty-points = Straffmarker
bourre-ratio-pots-per-stay = Potter per gång med

bourre-due-ante = Betalt till potten före spelet
bourre-due-stay = Betalt för att gå med
bourre-due-bourre = Betalt för att gå med utan att få stick
bourre-due-fault = Betalt för brott mot reglerna
bourre-due-payout = Vunnet ur potten
bourre-due-out = De sista markerna från en spelare som är ute
bourre-due-left = En del av det som låg i potten på slutet
bourre-due-adjustment = Flyttat av domaren

bourre-pot-too-large = Då skulle det bli { $chips } marker i potten. Högst { $most } räknas: kom överens om en gräns, eller avsluta partiet och börja ett nytt.
bourre-score-too-large = Då skulle { $player } ha { $chips } marker. Högst { $most } räknas: kom överens om en gräns, eller avsluta partiet och börja ett nytt.

bourre-trick-refused = Stick { $trick }: { $reason } Ange det som revoke, eller ange att ingen påtalade det och att given gäller som den spelades.
bourre-tricks-of-a-hand = Alla har { $cards } kort, så det är { $cards } stick, inte { $given }.
bourre-does-not-stay = { $player } går inte med. I ett stick spelar { $players }.
bourre-did-not-play = { $players } spelade inte i det här sticket, så alla har inte lika många kort.

bourre-order-of-a-trick = I stick { $trick } spelar { $players } i den ordningen, inte { $given }.
bourre-upcard-of-nobody = Det uppvända kortet, { $card }, är ingens, men { $player } spelade det.
bourre-upcard-of-the-dealer = Det uppvända kortet, { $card }, hör till { $dealer }, som ger, men { $player } spelade det.
bourre-upcard-not-played = { $player } bytte inga kort och hade alltså det uppvända kortet, { $card }, men spelade det inte.
bourre-passed-without-winner = Ange bara tillsammans med winner vilka som passade; ange annars med stay vilka som går med.
bourre-threw-away-more = { $player } kastade { $cards } kort och fick { $drew } nya.
bourre-draws-at-most = Vid ett bord med { $players } får var och en byta 0 till { $most } kort, inte { $given }.
bourre-stock-too-small = { $cards } kort byttes, men talongen har { $stock }, och inget blandas in igen.
bourre-dealer-must-stay = { $must ->
    [dealer_with_ace] { $player } ger och måste gå med: den som ger måste gå med när det uppvända kortet är ett ess.
    [ace_holder] { $player } ger och måste gå med: den som har trumfess måste gå med.
   *[dealer] { $player } ger och måste gå med: den som ger måste alltid gå med.
}
bourre-tricks-of-two = Stick spelas av två eller fler; den som går med ensam tar potten utan.

bourre-cards-in-these-rules = Med de här reglerna har alla { $most } kort, inte { $given }.
bourre-cards-at-most = Med de här reglerna har alla högst { $most } kort, inte { $given }.
bourre-upcard-of-nobody-yet = Det uppvända kortet, { $card }, är ingens före bytet, men { $player } har det på handen.

bourre-upcard-of-a-holding = { $is ->
    [in] Det uppvända kortet, { $card }, hör till den som ger, men { $player } har det på handen.
   *[out] Det uppvända kortet, { $card }, hör till den som ger, men { $player } har det inte på handen.
}
bourre-players-of-a-table = De här reglerna är för { $fewest } till { $most } spelare, inte { $given }.
bourre-played-clockwise = Man spelar medurs: { $player } kommer inte efter { $other } i det här sticket.
bourre-in-the-holding-and-elsewhere = { $card } finns bara en gång i leken men har angetts både på handen och någon annanstans.
bourre-tricks-in-these-rules = Med de här reglerna har en giv { $tricks } stick, så ingen har tagit { $given }.
bourre-holding-missing = Ange handen, eller hur många kort den hade som holding_size.
bourre-holding-size = holding_size är { $given }, men handen har angetts med { $cards } kort.
bourre-not-in-the-holding = { $card } har spelats eller är känt, men finns inte på handen.

bourre-nobody-to-exempt = ante.by är dealer, så ingen annan betalar någon ante att slippa.
bourre-dealer-chooses = ante.by är dealer, men ante.chosen låter den som ger bestämma vad andra betalar.
bourre-fixed-without-chips = bourre.pays är fixed, men bourre.chips säger inte hur många.
bourre-chips-without-fixed = bourre.pays är pot, så bourre.chips betyder inget.
bourre-nothing-to-limit = bourre.pays är fixed, så det finns inget att begränsa.
bourre-out-and-to-stay = chips.short är out, som går efter den ante som alla betalar, men ante.to_stay är { $chips }.
bourre-out-and-chosen-ante = chips.short är out, som går efter den ante som alla betalar, men med ante.chosen kan den som ger välja vilken ante som helst.
bourre-out-and-dealer-antes = chips.short är out, som går efter den ante som alla betalar, men ante.by är dealer.
bourre-out-without-start = chips.short är out, men chips.start säger inte hur många marker det finns.
bourre-start-below-ante = chips.start är { $chips } och räcker inte till den första anten.
bourre-rebuys-without-start = chips.rebuys är { $rebuys }, men chips.start säger inte hur många marker man tar.
bourre-rebuys-of-nobody = chips.rebuys är { $rebuys }, men med chips.short owes åker ingen ut.

bourre-pack-too-small = { $players } spelare med { $each } kort var behöver { $cards } kort, och det finns { $available }{ $upcard ->
    [out] {" "}utan det uppvända kortet.
   *[in] .
}
bourre-more-drawn-than-dealt = draw.at_most är { $most }, men var och en får bara { $cards } kort.
bourre-more-drawn-at-larger-tables = Enligt draw.from får fler kort bytas än som ges ({ $cards }).
bourre-end-without-chips = end.when är { $when }, men chips.start ger ingen några marker.
bourre-target-missing = end.when är target, och det kräver ett end.target över chips.start.
bourre-target-otherwise = end.target är { $target }, men end.when är { $when }.
bourre-won-but-not-broken = play.lead har trump_if_won, som kräver trumf, men not_before_broken förbjuder det.
bourre-no-sure-tricks = play.cinch_trumping är always, men bara sure_tricks i play.cinch binder dem som spelar efter.
bourre-majority-is-carried = pot.won_by är majority, där en pott som ingen vinner ligger kvar, men pot.tie är { $tie }.
bourre-no-upcard-of-the-dealer = stay.must är dealer_with_ace, men med deal.trump { $trump } hör det uppvända kortet inte till den som ger.

bourre-suit = { $suit ->
    [C] klöver
    [D] ruter
    [H] hjärter
   *[S] spader
}
bourre-duty = { $duty ->
    [follow] måste bekänna färg
    [head] måste spela över när färgen bekänns
    [void] måste trumfa som reglerna säger
    [cinch] måste spela högsta trumf när mer än hälften av sticken är säkra
   *[lead] måste spela ut som reglerna säger
}
bourre-only-card = { $asker ->
    [you] { $card } är ditt enda kort, så det måste spelas.
   *[player] { $card } är spelarens enda kort, så det måste spelas.
}
bourre-any-card = Alla kort får spelas.
bourre-asks-for = { $may ->
    [yes] Det kräver { $cards }: { $card } får spelas.
   *[no] Det kräver { $cards }: { $card } får inte spelas.
}
bourre-follows = { $asker ->
    [you] Utspelet var { bourre-suit }, och det har du, så du måste bekänna färg.
   *[player] Utspelet var { bourre-suit }, och det har { $player }, som måste bekänna färg.
}
bourre-heads = { $asker ->
    [you] Du kan både bekänna färg och spela över, så du måste göra båda delarna.
   *[player] { $player } kan både bekänna färg och spela över och måste göra båda delarna.
}
bourre-void-without-trumps = { $asker ->
    [you] Du har ingen { bourre-suit } och ingen trumf heller.
   *[player] { $player } har ingen { bourre-suit } och ingen trumf heller.
}
bourre-void-without-winning-trump = { $asker ->
    [you] Du har ingen { bourre-suit } och ingen trumf som kan ta sticket.
   *[player] { $player } har ingen { bourre-suit } och ingen trumf som kan ta sticket.
}
bourre-void = { $asker ->
    [you] Du har ingen { bourre-suit }.
   *[player] { $player } har ingen { bourre-suit }.
}
bourre-void-trumps = { $asker ->
    [you] Du har ingen { bourre-suit } och måste trumfa.
   *[player] { $player } har ingen { bourre-suit } och måste trumfa.
}
bourre-void-highest-trump = { $asker ->
    [you] Du har ingen { bourre-suit } och måste spela din högsta trumf.
   *[player] { $player } har ingen { bourre-suit } och måste spela sin högsta trumf.
}
bourre-void-winning-trump = { $asker ->
    [you] Du har ingen { bourre-suit } och måste spela över med en trumf.
   *[player] { $player } har ingen { bourre-suit } och måste spela över med en trumf.
}
bourre-ace-king-queen = { $asker ->
    [you] Du har eller hade ess, kung och dam i trumf och måste spela ut dem i den ordningen.
   *[player] { $player } har eller hade ess, kung och dam i trumf och måste spela ut dem i den ordningen.
}
bourre-cinch = { $asker ->
    [you] Du har { $taken } av { $cards } stick och { $sure } till som är säkra i trumf. Med mer än hälften måste du spela din högsta trumf.
   *[player] { $player } har { $taken } av { $cards } stick och { $sure } till som är säkra i trumf. Med mer än hälften måste den högsta trumfen spelas.
}
bourre-may-lead = { $asker ->
    [you] Du får spela ut.
   *[player] { $player } får spela ut.
}
bourre-lead-duties = { $duties }.
bourre-lead-duty = { $duty ->
    [high_trump_first] { $place ->
        [first] Den som spelar ut till första sticket med ess, kung eller dam i trumf spelar ut högsta trumf
       *[later] den som spelar ut till första sticket med ess, kung eller dam i trumf spelar ut högsta trumf
    }
    [trump_ace] { $place ->
        [first] Den som spelar ut till första sticket med trumfess spelar ut det
       *[later] den som spelar ut till första sticket med trumfess spelar ut det
    }
    [trump_if_won] { $place ->
        [first] Den som har tagit ett stick spelar ut trumf till nästa, om det går
       *[later] den som har tagit ett stick spelar ut trumf till nästa, om det går
    }
    [not_before_broken] { $place ->
        [first] Trumf spelas inte ut förrän trumf har spelats, utom av en spelare som bara har trumf
       *[later] trumf spelas inte ut förrän trumf har spelats, utom av en spelare som bara har trumf
    }
   *[all_trumps_left] { $place ->
        [first] Den som har trumf och vet att alla andra trumf har fallit spelar ut trumf
       *[later] den som har trumf och vet att alla andra trumf har fallit spelar ut trumf
    }
}
bourre-may-be-played-whatever = Vilka de okända korten än är får { $card } spelas.
bourre-may-be-played-not-known = Om { $card } får spelas beror på kort som inte är kända.
bourre-convicted = { $asker ->
    [you] Du har { $cards } och { bourre-duty }: { $card } får inte spelas.
   *[player] { $player } har { $cards } och { bourre-duty }: { $card } får inte spelas.
}
bourre-convicted-whatever = { $asker ->
    [you] Vilka de okända korten än är får { $card } inte spelas: du { bourre-duty }.
   *[player] Vilka de okända korten än är får { $card } inte spelas: { $player } { bourre-duty }.
}
bourre-seeing-cards = Att se { $cards } på handen: då vore det mot reglerna.
bourre-any-of-suit = { $suit ->
    [C] en klöver
    [D] en ruter
    [H] en hjärter
   *[S] en spader
}
bourre-seeing-trumps = Att se alla trumf på handen.
bourre-played-by-the-rules = Alla kort spelades enligt reglerna.
bourre-in-a-trick = Stick { $trick }: { $explanation }
bourre-may-pass = { $player } får passa.
bourre-may-pass-in-play-off = { $player } får passa: ingen behöver gå med i en omspelning.
bourre-may-pass-not-known = Om { $player } får passa beror på sådant som inte är angivet.
bourre-must-stay = { $player } måste gå med.
bourre-must-stay-with = { $player } har { $cards } och måste därför gå med.
bourre-seeing-for-pass = { $what ->
    [upcard] Det uppvända kortet.
    [suit] Trumffärgen.
    [both] Trumffärgen och alla kort på handen.
   *[holding] Alla kort på handen.
}
bourre-may-draw = { $player } får byta högst { $most } kort vid ett bord med { $players }.

bourre-unit-chips = marker
bourre-column-winner = Vunnen av
bourre-column-pot = Pott
bourre-column-tricks = Stick
bourre-column-next-pot = Nästa pott
bourre-mark-won = vann potten
bourre-mark-bourre = bourré
bourre-mark-new-chips = får nya marker
bourre-drawing-chip = en överstruken mark
bourre-end-in-short = den som har { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} avslutar spelet

bourre-about = Stick om en pott, från Louisiana
bourre-variant-bourre = Fem kort, ett byte, trumftvång; den som går med men inte tar något stick betalar potten en gång till
bourre-variant-bourre-denexa = Bourré där en cinch binder alla och en revoke bara kostar marker
bourre-variant-boure = Alla säger till innan någon byter; trumfa bara om du kan vinna sticket, och ingen cinch
bourre-variant-boo-ray = Det uppvända kortet är ingens, fyra kort får bytas, och en hög trumf spelas ut först
bourre-variant-booray-winning-moves = 200 marker var; den som inte kan betala är ute, och 400 vinner
bourre-variant-boo-ray-four = Fyra kort, och ingen annan plikt än att bekänna färg
bourre-name-boo-ray-four = Boo-Ray med fyra kort
bourre-house-rule-limit = Högst 20 marker för en pott och för en bourré
bourre-house-rule-double-ante = Dubbel ante: att gå med kostar en till
bourre-house-rule-draw-four = Upp till fyra kort får bytas
bourre-house-rule-draw-fewer = Är man sex får fyra kort bytas, är man sju tre och är man åtta två
bourre-house-rule-three-from-seven = Tre kort får bytas från sju spelare och uppåt
bourre-house-rule-split = De som ligger lika delar potten
bourre-house-rule-agree = De som ligger lika får komma överens om att dela potten
bourre-house-rule-two-chips = En bourré kostar två marker
bourre-house-rule-tied-ante = Alla betalar ante utom den som fick en bourré
bourre-house-rule-trick-takers-exempt = Den som tog ett stick betalar ingen ante
bourre-house-rule-ace-king-queen = Ess, kung och dam i trumf spelas ut i den ordningen
bourre-house-rule-any-misplay = Varje felspel kostar
bourre-house-rule-majority = Mer än hälften av sticken vinner
bourre-house-rule-dealer-names = Den som ger bestämmer trumf
bourre-house-rule-broken-trumps = Trumf får inte spelas ut förrän trumf har spelats
bourre-house-rule-dealer-antes = Den som ger betalar ante för alla
bourre-house-rule-play-off = De som ligger lika spelar om potten
bourre-house-rule-dealers-pot = Om alla passar tar den som ger potten
bourre-house-rule-chosen-ante = Den som ger bestämmer anten
bourre-house-rule-dealers-sixth = Den som ger får ta det uppvända kortet ur talongen
bourre-house-rule-next-best = Den bästa av de andra vinner när den som har flest stick inte får vinna
bourre-house-rule-rebuys = Tjugo marker var, och tjugo nya en gång till den som är ute

bourre-body-stay = vilka som är med
bourre-body-taken = hur många stick var och en tog
bourre-body-tricks = alla kort
bourre-body-winner = vem som tar potten
bourre-body-card = kortet
bourre-body-cards = en lista med just det kortet
bourre-body-upcard = det uppvända kortet
bourre-body-suit = trumffärgen

bourre-claim-play = Får det här kortet spelas?
bourre-claim-pass = Får den här spelaren passa?
bourre-claim-draw = Får så många kort bytas?
bourre-claim-audit = Spelades given enligt reglerna?
