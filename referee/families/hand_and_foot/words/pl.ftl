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

hand_and_foot-threes-not-melded = { CARD($cards, form: "row") } to nie układ: trójek się nie wykłada.
hand_and_foot-meld-of-several-ranks = { CARD($cards, form: "row") } to nie układ: karty układu są jednej wysokości.
hand_and_foot-meld-too-small = { $count ->
    [0] Bez kart nie ma układu: układ to co najmniej trzy karty.
   *[other] { CARD($cards, form: "row") } to nie układ: układ to co najmniej trzy karty.
}
hand_and_foot-only-wild = { CARD($cards, form: "row") } to tu nie układ: dzikie karty dokłada się do naturalnych.
hand_and_foot-meld-too-large = { CARD($cards, form: "row") } to za dużo: kanasta ma { $book } kart i większych układów nie ma.
hand_and_foot-too-many-wilds = { $most ->
    [0] { CARD($cards, form: "row") } to tu nie układ: kart jest { $count }, dzikich { $wilds }, a nie może być żadnej.
   *[other] { CARD($cards, form: "row") } to tu nie układ: kart jest { $count }, dzikich { $wilds }, a może ich być { $most }.
}
hand_and_foot-several-open-melds = Niepełnych układów z kart { CARD($rank, form: "row") } podano { $melds }; póki nie ma z nich kanasty, to jeden układ.
hand_and_foot-several-open-wild-melds = Niepełnych układów z dzikich kart podano { $melds }; póki nie ma z nich kanasty, to jeden układ.
hand_and_foot-which-suit = W jakim kolorze jest { CARD($rank, form: "kto") }? Czerwone trójki liczą się inaczej niż czarne.

hand_and_foot-needs-books = Na zamknięcie potrzeba kanast: { AND($needed) }; { $players ->
    [0] ta strona
   *[other] { $side }
}: { AND($has) }.
hand_and_foot-books-of-kind = { $kind ->
    [clean] { $books ->
        [one] { $books } czysta
        [few] { $books } czyste
       *[many] { $books } czystych
    }
    [dirty] { $books ->
        [one] { $books } mieszana
        [few] { $books } mieszane
       *[many] { $books } mieszanych
    }
   *[wild] { $books ->
       [one] { $books } z dzikich kart
      *[many] { $books } z dzikich kart
   }
}
hand_and_foot-only-books = { $kind ->
    [clean] { $books ->
        [0] ani jednej czystej
        [one] tylko { $books } czysta
        [few] tylko { $books } czyste
       *[many] tylko { $books } czystych
    }
    [dirty] { $books ->
        [0] ani jednej mieszanej
        [one] tylko { $books } mieszana
        [few] tylko { $books } mieszane
       *[many] tylko { $books } mieszanych
    }
   *[wild] { $books ->
        [0] ani jednej z dzikich kart
       *[other] tylko { $books } z dzikich kart
   }
}

hand_and_foot-round-missing = Która to runda? Dopóki strona nic nie wykłada, pierwsze układy mają minimum.
hand_and_foot-also-not-held = Nie wszystkie karty z also podano na ręku: { $ranks }.
hand_and_foot-open-meld-of-another-rank = open_meld to układ tej strony z kart takich jak wierzchnia; pomiń to, jeśli takiego nie ma.
hand_and_foot-books-of-the-packs = Kanasta ma { $cards } kart, więc z tych talii kanast może być najwyżej { $most }.

hand_and_foot-ask-out = Kto zamyka?
hand_and_foot-tap-out = Dotknij, kto zamyka
hand_and_foot-who-went-out = { $name } zamyka
hand_and_foot-nobody-out = Nikt nie zamyka
hand_and_foot-form-figures = Kanasty i punkty
hand_and_foot-row-books = { $kind ->
    [clean] Czyste
    [dirty] Mieszane
   *[wild] Z dzikich
}
hand_and_foot-row-threes = Trójki czerw.
hand_and_foot-row-held-threes = Trójki na ręku
hand_and_foot-hint-each = po { FIGURE($points) }
hand_and_foot-row-melded = Na stole
hand_and_foot-hint-melded = punkty, z kanastami
hand_and_foot-ask-melded = Ile warte są wszystkie karty na stole: { $name }?
hand_and_foot-row-held = Na ręku
hand_and_foot-hint-held = punkty
hand_and_foot-ask-held = Ile warte są karty na ręku: { $name }?
hand_and_foot-row-exact-cut = Równe zdjęcie
hand_and_foot-fold-exact-cut = Czy ktoś zdejmuje dokładnie?
hand_and_foot-row-penalties = Kary
hand_and_foot-fold-penalties = Czy była kara?
hand_and_foot-choice-penalty = { $kind ->
    [out_refused] zamknięcie mimo odmowy
    [cannot_go_out] pytanie bez możliwości zamknięcia
   *[pile_unusable] wzięcie stosu nie do użycia
}

hand_and_foot-count-went-out = Zamknięcia
hand_and_foot-count-books = Kanasty

hand_and_foot-claim-draw = Czy można tak dobrać na początku ruchu?
hand_and_foot-claim-meld = Czy można wyłożyć te karty?
hand_and_foot-claim-open = Czy te pierwsze układy wystarczą?
hand_and_foot-claim-take-pile = Czy można wziąć stos?
hand_and_foot-claim-go-out = Czy można teraz zamknąć?
hand_and_foot-claim-book = Jaka to kanasta?

hand_and_foot-from-stock = Z talii
hand_and_foot-from-pile = Ze stosu
hand_and_foot-label-drawn = Dobrane karty
hand_and_foot-about-drawn = Ile kart dobrano, bez czerwonych trójek
hand_and_foot-label-on = Dokładane do
hand_and_foot-about-on = Niepełny układ strony, jeśli karty się do niego dokłada
hand_and_foot-label-round = Runda
hand_and_foot-about-round = Od 1; minimum rośnie z rundami
hand_and_foot-label-top = Wierzchnia karta
hand_and_foot-about-top = Karta na wierzchu stosu
hand_and_foot-about-holding = Wszystkie karty na ręku
hand_and_foot-label-opened = Już wyłożone
hand_and_foot-about-opened = Czy strona coś już wyłożyła w tej rundzie
hand_and_foot-about-round-needed = Potrzebna, jeśli strona nic nie wyłożyła
hand_and_foot-label-open-meld = Niepełny układ
hand_and_foot-about-open-meld = Niepełny układ strony z kart takich jak wierzchnia; jeśli jest, strona już wyłożyła
hand_and_foot-label-also = Także
hand_and_foot-about-also = Inne układy z ręki wykładane razem z tym
hand_and_foot-label-books = Kanasty
hand_and_foot-about-books = Ile kanast każdego rodzaju.
hand_and_foot-label-clean = Czyste
hand_and_foot-about-clean = Bez dzikich kart
hand_and_foot-label-dirty = Mieszane
hand_and_foot-about-dirty = Z dzikimi kartami
hand_and_foot-label-wild = Z dzikich
hand_and_foot-about-wild = Z samych dzikich kart
hand_and_foot-label-partner-in-foot = Partner przy stopie
hand_and_foot-about-partner-in-foot = Czy partner ma już swoją stopę
hand_and_foot-label-partner-said = Zgoda partnera
hand_and_foot-about-partner-said = Co odpowiada partner: tak czy nie

hand_and_foot-is-meld = { $kind ->
    [clean] { CARD($cards, form: "row") } to czysta kanasta.
    [dirty] { CARD($cards, form: "row") } to mieszana kanasta.
    [wild] { CARD($cards, form: "row") } to kanasta z samych dzikich kart.
   *[open] { CARD($cards, form: "row") } to niepełny układ.
}
hand_and_foot-first-melds = To razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; w tej rundzie pierwsze układy są warte co najmniej { $minimum }.

hand_and_foot-three-on-top = Stosu z trójką na wierzchu się nie bierze.
hand_and_foot-takes-pile = { CARD($card, form: "row") } tworzy układ z dwiema kartami z ręki, a stos można wziąć.
hand_and_foot-no-room = Miejsc w niepełnym układzie jest { $room }, a do wierzchniej karty dochodzą dwie.
hand_and_foot-too-little-for-the-pile = Wierzchnia karta, dwie obok niej i reszta wyłożonych to razem { $points }; w tej rundzie pierwsze układy są warte co najmniej { $minimum }.
hand_and_foot-pair-to-take-pile = { $wild ->
    [yes] Żeby wziąć stos, do { CARD($card, form: "row") } wykłada się z ręki dwie karty { CARD($rank, form: "row") } albo jedną i dziką.
   *[no] Żeby wziąć stos, do { CARD($card, form: "row") } wykłada się z ręki dwie karty { CARD($rank, form: "row") }.
}
hand_and_foot-seeing-pair = { $wild ->
    [yes] Dwie karty { CARD($rank, form: "row") } na ręku albo jedna i dzika.
   *[no] Dwie karty { CARD($rank, form: "row") } na ręku.
}

hand_and_foot-stock-or-pile = Ruch zaczyna się od dwóch kart z talii albo od stosu, a nie od obu po trochu.
hand_and_foot-may-begin-with-pile = Ruch może się zacząć od stosu, jeśli jego wierzchnią kartę da się od razu wyłożyć.
hand_and_foot-stock-used-up = Zamiast dwóch kart w talii jest { $cards }; gra toczy się dalej ze stosem, aż nikt go nie weźmie.
hand_and_foot-two-cards-not = Ruch zaczyna się od dwóch kart z talii, a nie od { $drawn }; czerwoną trójkę się wykłada i dobiera nową kartę.
hand_and_foot-two-cards = Ruch zaczyna się od dwóch kart z talii; czerwoną trójkę się wykłada i dobiera nową kartę.

hand_and_foot-may-go-out = Ta strona ma potrzebne kanasty i nic innego nie stoi na przeszkodzie.
hand_and_foot-partner-needs-foot = Najpierw partner musi wziąć swoją stopę.
hand_and_foot-seeing-the-foot = Czy partner ma już swoją stopę.
hand_and_foot-partner-must-agree = Partner musi powiedzieć, że można zamknąć.
hand_and_foot-word-of-partner = Co mówi partner.

hand_and_foot-column-out = Zamyka
hand_and_foot-column-books = Kanasty czyste, mieszane i z dzikich

hand_and_foot-about = Kanasty z siedmiu kart, ręka i stopa
hand_and_foot-variant-hand-and-foot = Dwie drużyny wykładają równe karty na kanasty z siedmiu, czyste, mieszane i z dzikich kart; każda osoba ma rękę i stopę
hand_and_foot-variant-hand-and-foot-pagat = Ręka i stopa po trzynaście kart; za zdjęcie dokładnie tylu kart, ile trzeba, nie ma punktów
hand_and_foot-variant-hand-and-foot-bicycle = W układzie z dzikimi kartami są cztery naturalne, a wystarczą jedna czysta i jedna mieszana kanasta
hand_and_foot-variant-hand-and-foot-alone = Od dwóch do sześciu osób, każda dla siebie; czerwone trójki kosztują 500, gdziekolwiek są
hand_and_foot-name-hand-and-foot-pagat = Hand and Foot, po 13 kart
hand_and_foot-name-hand-and-foot-bicycle = Hand and Foot, cztery naturalne karty
hand_and_foot-name-hand-and-foot-alone = Hand and Foot bez drużyn (Simpson)
hand_and_foot-house-rule-black-threes-0 = Czarne trójki się nie liczą
hand_and_foot-house-rule-four-to-nine-five = Karty od 4 do 9 liczą się po pięć
hand_and_foot-house-rule-red-threes-500 = Czerwone trójki kosztują 500, gdziekolwiek są
hand_and_foot-house-rule-three-wilds = Trzy dzikie karty w kanaście, mniej niż naturalnych
hand_and_foot-house-rule-whole-pile = Bierze się cały stos
hand_and_foot-house-rule-wild-in-the-pair = Jedna z dwóch kart do wzięcia stosu może być dzika
hand_and_foot-house-rule-one-clean-one-dirty = Do zamknięcia jedna czysta i jedna mieszana kanasta
hand_and_foot-house-rule-last-discard = Ostatnią kartę trzeba odrzucić
hand_and_foot-house-rule-no-exact-cut = Za zdjęcie dokładnie tylu kart, ile trzeba, nie ma punktów
hand_and_foot-house-rule-minimum-from-60 = Pierwsze układy od 60, 90, 120 i 150
hand_and_foot-house-rule-to-10000 = Do 10 000 punktów

hand_and_foot-body-sides = oraz kto zamyka
