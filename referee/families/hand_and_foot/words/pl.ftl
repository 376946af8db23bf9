# Polish: lines of Hand and Foot.

hand_and_foot-melded = { $side }: karty na stole są warte { $points }.
hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [one] { $books } czysta kanasta
        [few] { $books } czyste kanasty
       *[many] { $books } czystych kanast
    }, po { $each }.
    [dirty] { $side }: { $books ->
        [one] { $books } mieszana kanasta
        [few] { $books } mieszane kanasty
       *[many] { $books } mieszanych kanast
    }, po { $each }.
   *[wild] { $side }: { $books ->
       [one] { $books } kanasta
       [few] { $books } kanasty
      *[many] { $books } kanast
   } z samych dzikich kart, po { $each }.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } czerwona trójka
    [few] { $threes } czerwone trójki
   *[many] { $threes } czerwonych trójek
} na stole, po { $each }.

hand_and_foot-held = { $side }: karty na ręku są warte { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } czerwona trójka
    [few] { $threes } czerwone trójki
   *[many] { $threes } czerwonych trójek
} na ręku, po { $each }.

hand_and_foot-went-out = { $side }: zamknięcie, { $points }.
hand_and_foot-exact-cut = { $player } zdejmuje z talii dokładnie tyle kart, ile trzeba: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side }: zamknięcie mimo odmowy partnera, { $points }.
    [cannot_go_out] { $side }: pytanie o zamknięcie, choć nie dało się zamknąć, { $points }.
   *[pile_unusable] { $side }: wzięty stos, którego nie dało się użyć, { $points }.
}

hand_and_foot-out-missing = Kto zamyka? Podaj out albo "out": null, jeśli nikt.
hand_and_foot-side-missing = { $side }: brakuje wyniku. Podaj sides dla { $id }.
hand_and_foot-melded-missing = { $side }: co jest na stole? Podaj melded (punkty wszystkich kart) albo melds (karty).
hand_and_foot-held-missing = { $side }: co zostaje na ręku? Podaj held (punkty) albo held_cards; 0, jeśli nic.
hand_and_foot-melded-total = Karty na stole są warte { $counted }, a nie { $given }.
hand_and_foot-held-total = { $count ->
    [0] Brak kart jest wart { $counted }, a nie { $given }.
   *[other] { CARD($cards, form: "row") } to razem { $counted }, a nie { $given }.
}
hand_and_foot-red-threes-total = Czerwonych trójek jest wśród nich { $counted }, a nie { $given }.
hand_and_foot-books-total = { $kind ->
    [clean] Czystych kanast jest tu { $counted }, a nie { $given }.
    [dirty] Mieszanych kanast jest tu { $counted }, a nie { $given }.
   *[wild] Kanast z samych dzikich kart jest tu { $counted }, a nie { $given }.
}
hand_and_foot-no-such-books = { $kind ->
    [dirty] W tych zasadach nie ma mieszanych kanast. Pomiń dirty.
   *[wild] W tych zasadach nie ma kanast z samych dzikich kart. Pomiń wild.
}
hand_and_foot-by-fives = { $side }: { $points } to niemożliwe. Wartości wszystkich kart dzielą się przez { $unit }, więc wynik to { $below } albo { $above }.
hand_and_foot-melded-too-little = { $side }: { $books }. Te karty są warte co najmniej { $least }; { $points } to za mało.
hand_and_foot-some-books = { $kind ->
    [clean] { $books ->
        [one] { $books } czysta kanasta
        [few] { $books } czyste kanasty
       *[many] { $books } czystych kanast
    }
    [dirty] { $books ->
        [one] { $books } mieszana kanasta
        [few] { $books } mieszane kanasty
       *[many] { $books } mieszanych kanast
    }
   *[wild] { $books ->
       [one] { $books } kanasta z samych dzikich kart
       [few] { $books } kanasty z samych dzikich kart
      *[many] { $books } kanast z samych dzikich kart
   }
}
hand_and_foot-below-minimum = { $side }: { $points } to za mało. W tej rundzie pierwsze układy są warte co najmniej { $minimum }.
hand_and_foot-out-holds-nothing = { $player } zamyka, więc nie ma nic na ręku.
hand_and_foot-cuts-once = { $player } zdejmuje z talii tylko raz w rundzie.
hand_and_foot-no-exact-cut = W tych zasadach za zdjęcie z talii dokładnej liczby kart nie ma punktów. Pomiń exact_cut.

hand_and_foot-too-many-red-threes = Czerwonych trójek podano { $threes }, a { $packs ->
    [one] { $packs } talia ma
    [few] { $packs } talie mają
   *[many] { $packs } talii ma
} { $most }.
hand_and_foot-too-many-points = Podane karty są warte razem { $points }, a wszystkie karty z { $packs } talii tylko { $most }.
hand_and_foot-too-many-books = { $kind ->
    [natural] Na tyle kanast trzeba co najmniej { $cards } naturalnych kart, a w taliach jest ich { $most }.
   *[wild] Na tyle kanast trzeba co najmniej { $cards } dzikich kart, a w taliach jest ich { $most }.
}

hand_and_foot-teams-of-nobody = teams to { $teams }, ale { $fewest }–{ $most } graczy nie da się tak podzielić.
hand_and_foot-teams-of-equal-size = Równe drużyny są możliwe, gdy graczy jest { $fit }; teraz jest { $players }.
hand_and_foot-pack-too-small = Gdy graczy jest { $players }, po { $hand } na rękę i { $foot } na stopę, trzeba { $cards } kart i jednej do odkrycia; { $packs ->
    [one] { $packs } talia ma
    [few] { $packs } talie mają
   *[many] { $packs } talii ma
} { $size }.
hand_and_foot-no-wild-books = out.books.wild to { $books }, ale melds.all_wild to false: takich nie ma.
hand_and_foot-no-partner = { $option } to true, ale teams to null, więc nikt nie ma partnera.
hand_and_foot-minimum-empty = minimum jest puste; gdy od pierwszych układów nic się nie wymaga, to 0.
