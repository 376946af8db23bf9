# Polish: lines that every game by rounds has.

rounds-begins = { $side }: na początku { $points }.

rounds-points = { $side }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
rounds-points-on-paper = { $side }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, policzone na papierze.

rounds-adjustment-added = Decyzja, { $side }: dodano { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. { $reason }
rounds-adjustment-taken-off = Decyzja, { $side }: odjęto { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. { $reason }

rounds-joins = { $because ->
    [fresh] { $player } dosiada się z wynikiem { $points }, bo nic jeszcze nie rozegrano.
    [first] { $player } dosiada się z wynikiem { $points }, jak wszyscy na początku.
    [balanced] { $player } dosiada się z wynikiem { $points }, bo co jedni wygrywają, to inni przegrywają.
   *[last] { $player } dosiada się z wynikiem { $points }, takim jak na ostatnim miejscu.
}
rounds-leaves = { $player } odchodzi od stołu z wynikiem { $points } i już nie gra.

rounds-players-at-the-start = Te zasady są dla { $seats } graczy, a jest ich { $players }.
rounds-players-with-one-more = Te zasady są dla { $seats } graczy, a byłoby ich { $players }.
rounds-players-stay = Skład zostaje taki jak na początku; zakończ grę i zacznij nową.
rounds-teams-stay = Drużyny zostają takie, jakie są; zamiast tego zakończ grę.
rounds-left-already = { $player } już nie siedzi przy stole.
rounds-leader-follows = W tych zasadach to, kto wychodzi, zależy od tego, kto rozdaje.
rounds-nobody-deals = W tych zasadach nikt nie rozdaje.

rounds-abandoned = Gra została przerwana; nic więcej nie można wpisać.
rounds-over = Gra jest skończona, po { $noun ->
    [round] { $rounds ->
        [one] { $rounds } rundzie
        [few] { $rounds } rundach
       *[many] { $rounds } rundach
    }
   *[other] { $rounds ->
       [one] { $rounds } rozdaniu
       [few] { $rounds } rozdaniach
      *[many] { $rounds } rozdaniach
   }
} wygrywa: { $winners }. Nic więcej nie można wpisać.

rounds-points-missing = { $side }: ile punktów? Podaj punkty dla { $id }; 0, jeśli nie było żadnych.
rounds-points-say-all = Punkty mówią o rundzie wszystko. Pomiń { $name } albo punkty.
rounds-adjustment-by-nothing = Decyzja dodaje punkty albo z minusem je odejmuje; 0 niczego nie zmienia.
rounds-no-such-team = Nie ma tu drużyny { $name }; drużyny to { $teams }.
rounds-team = { $id } ({ $side })

rounds-form-points = Same punkty
rounds-row-points = punkty
rounds-ask-points = Ile punktów zdobywa { $name }?

rounds-to-target = do { $target }
rounds-so-many = { $rounds } { $noun ->
    [deal] { $rounds ->
        [one] rozdanie
        [few] rozdania
       *[many] rozdań
    }
   *[round] { $rounds ->
        [one] runda
        [few] rundy
       *[many] rund
    }
}
rounds-target-or-rounds = do { $target } albo { $rounds }

rounds-body-points = same punkty
