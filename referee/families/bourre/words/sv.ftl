# Swedish: lines of Bourré.

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
    [corrected] { $player } rättade en maskering och kan inte vinna den här potten.
    [out_of_turn] { $player } spelade utan att vara i tur och kan inte vinna den här potten.
    [spoke_early] { $player } sa till utan att vara i tur och kan inte vinna den här potten.
   *[renege] { $player } maskerade och kan inte vinna den här potten.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } rättade en maskering och betalar { $chips ->
        [one] { $chips } mark
       *[other] { $chips } marker
    }.
    [out_of_turn] { $player } spelade utan att vara i tur och betalar { $chips ->
        [one] { $chips } mark
       *[other] { $chips } marker
    }.
    [spoke_early] { $player } sa till utan att vara i tur och betalar { $chips ->
        [one] { $chips } mark
       *[other] { $chips } marker
    }.
   *[renege] { $player } maskerade och betalar { $chips ->
        [one] { $chips } mark
       *[other] { $chips } marker
    }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } rättade en maskering och mister nästa tur att ge.
    [out_of_turn] { $player } spelade utan att vara i tur och mister nästa tur att ge.
    [spoke_early] { $player } sa till utan att vara i tur och mister nästa tur att ge.
   *[renege] { $player } maskerade och mister nästa tur att ge.
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
