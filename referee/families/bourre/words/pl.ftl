# Polish: lines of Bourré.

bourre-short = { $sentence } Na to jest tylko { $paid }.

bourre-antes = { $player } wpłaca ante: { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
bourre-stays = { $player } płaci za grę { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.

bourre-barred = { $fault ->
    [corrected] { $player } poprawia fałszywy renons i nie może wygrać tej puli.
    [out_of_turn] { $player } zagrywa poza kolejnością i nie może wygrać tej puli.
    [spoke_early] { $player } odzywa się poza kolejnością i nie może wygrać tej puli.
   *[renege] { $player } popełnia fałszywy renons i nie może wygrać tej puli.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } poprawia fałszywy renons i płaci { $chips ->
        [one] { $chips } żeton
        [few] { $chips } żetony
       *[many] { $chips } żetonów
    }.
    [out_of_turn] { $player } zagrywa poza kolejnością i płaci { $chips ->
        [one] { $chips } żeton
        [few] { $chips } żetony
       *[many] { $chips } żetonów
    }.
    [spoke_early] { $player } odzywa się poza kolejnością i płaci { $chips ->
        [one] { $chips } żeton
        [few] { $chips } żetony
       *[many] { $chips } żetonów
    }.
   *[renege] { $player } popełnia fałszywy renons i płaci { $chips ->
       [one] { $chips } żeton
       [few] { $chips } żetony
      *[many] { $chips } żetonów
   }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } poprawia fałszywy renons i traci następną kolej rozdawania.
    [out_of_turn] { $player } zagrywa poza kolejnością i traci następną kolej rozdawania.
    [spoke_early] { $player } odzywa się poza kolejnością i traci następną kolej rozdawania.
   *[renege] { $player } popełnia fałszywy renons i traci następną kolej rozdawania.
}
bourre-bourre = { $player } gra, nie bierze ani jednej lewy i płaci { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
bourre-exempt = { $player } nie wpłaca ante w następnym rozdaniu.

bourre-wins = { $player } ma { $tricks ->
    [one] { $tricks } lewę
    [few] { $tricks } lewy
   *[many] { $tricks } lew
} i bierze { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
bourre-wins-with-most-tricks = { $player } ma najwięcej lew i bierze { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
bourre-wins-alone = Gra tylko { $player } i bierze { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
bourre-wins-as-dealer = Wszyscy pasują, a { $player } rozdaje i bierze { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
bourre-shares = { $player } remisuje i dostaje { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.

bourre-carried-above-limit = Z jednej puli można wygrać najwyżej { $most ->
    [one] { $most } żeton
    [few] { $most } żetony
   *[many] { $most } żetonów
}: na następne rozdanie { $chips ->
    [one] zostaje { $chips } żeton
    [few] zostają { $chips } żetony
   *[many] zostaje { $chips } żetonów
}.
bourre-carried-as-all-pass = Wszyscy pasują: na następne rozdanie { $chips ->
    [one] zostaje { $chips } żeton
    [few] zostają { $chips } żetony
   *[many] zostaje { $chips } żetonów
}.
bourre-carried-from-dealer = Wszyscy pasują, a { $dealer } nie może wygrać: na następne rozdanie { $chips ->
    [one] zostaje { $chips } żeton
    [few] zostają { $chips } żetony
   *[many] zostaje { $chips } żetonów
}.
bourre-carried-by-tie = { $then ->
    [played_off] { $players } mają po { $tricks ->
        [one] { $tricks } lewie
        [few] { $tricks } lewy
       *[many] { $tricks } lew
    } i grają o pulę dalej: na następne rozdanie { $chips ->
        [one] zostaje { $chips } żeton
        [few] zostają { $chips } żetony
       *[many] zostaje { $chips } żetonów
    }.
   *[left] { $players } mają po { $tricks ->
       [one] { $tricks } lewie
       [few] { $tricks } lewy
      *[many] { $tricks } lew
   }: na następne rozdanie { $chips ->
       [one] zostaje { $chips } żeton
       [few] zostają { $chips } żetony
      *[many] zostaje { $chips } żetonów
   }.
}
bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } mają najwięcej lew, po tyle samo, i grają o pulę dalej: na następne rozdanie { $chips ->
        [one] zostaje { $chips } żeton
        [few] zostają { $chips } żetony
       *[many] zostaje { $chips } żetonów
    }.
   *[left] { $players } mają najwięcej lew, po tyle samo: na następne rozdanie { $chips ->
       [one] zostaje { $chips } żeton
       [few] zostają { $chips } żetony
      *[many] zostaje { $chips } żetonów
   }.
}
bourre-carried-for-one = { $players } mają po { $tricks ->
    [one] { $tricks } lewie
    [few] { $tricks } lewy
   *[many] { $tricks } lew
}, a pulę może wygrać tylko { $winner }: na następne rozdanie { $chips ->
    [one] zostaje { $chips } żeton
    [few] zostają { $chips } żetony
   *[many] zostaje { $chips } żetonów
}.
bourre-carried-for-one-uncounted = { $players } mają najwięcej lew, po tyle samo, a pulę może wygrać tylko { $winner }: na następne rozdanie { $chips ->
    [one] zostaje { $chips } żeton
    [few] zostają { $chips } żetony
   *[many] zostaje { $chips } żetonów
}.
bourre-carried-from-barred = Bez prawa do tej puli: { $players }; na następne rozdanie { $chips ->
    [one] zostaje { $chips } żeton
    [few] zostają { $chips } żetony
   *[many] zostaje { $chips } żetonów
}.
bourre-carried-without-majority = Nikt nie ma więcej niż połowy lew: na następne rozdanie { $chips ->
    [one] zostaje { $chips } żeton
    [few] zostają { $chips } żetony
   *[many] zostaje { $chips } żetonów
}.

bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } nie może wpłacić następnego ante i odpada.
       *[other] { $player } nie może wpłacić następnego ante i odpada. { $chips ->
           [one] Ostatni żeton trafia
           [few] Ostatnie { $chips } żetony trafiają
          *[many] Ostatnie { $chips } żetonów trafia
       } do puli.
    }
   *[short] { $chips ->
        [0] { $player } nie może zapłacić całości i odpada.
       *[other] { $player } nie może zapłacić całości i odpada. { $chips ->
           [one] Ostatni żeton trafia
           [few] Ostatnie { $chips } żetony trafiają
          *[many] Ostatnie { $chips } żetonów trafia
       } do puli.
    }
}
bourre-gets-of-what-is-left = { $player } dostaje { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
} z tego, co zostało w puli.

bourre-takes-new-chips = { $player } bierze { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
} i gra znowu.
bourre-adjustment-from-pot = Decyzja: { $player } dostaje { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
} z puli. { $reason }
bourre-adjustment-into-pot = Decyzja: { $player } wpłaca { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
} do puli. { $reason }
bourre-joins = { $player } dosiada się; wygrane żetony: 0.
bourre-leaves = { $status ->
    [in] { $player } odchodzi od stołu i odpada z gry.
   *[out] { $player } odchodzi od stołu.
}
