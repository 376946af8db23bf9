# Norwegian: lines and refusals of Hand and Foot.

hand_and_foot-melded = { $side }: kortene på bordet teller { $points }.
hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [one] { $books } ren canasta
       *[other] { $books } rene canastaer
    }, { $each } for hver.
    [dirty] { $side }: { $books ->
        [one] { $books } uren canasta
       *[other] { $books } urene canastaer
    }, { $each } for hver.
   *[wild] { $side }: { $books ->
        [one] { $books } vill canasta
       *[other] { $books } ville canastaer
    }, { $each } for hver.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } rød treer
   *[other] { $threes } røde treere
} på bordet, { $each } for hver.

hand_and_foot-held = { $side }: kortene på hånden teller { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } rød treer
   *[other] { $threes } røde treere
} igjen på hånden, { $each } for hver.

hand_and_foot-went-out = { $side } gikk ut: { $points }.
hand_and_foot-exact-cut = { $player } tok nøyaktig riktig antall kort av: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side } gikk ut selv om makkeren hadde sagt nei: { $points }.
    [cannot_go_out] { $side } ba om å gå ut, men kunne ikke: { $points }.
   *[pile_unusable] { $side } tok bunken, men kunne ikke bruke den: { $points }.
}

hand_and_foot-out-missing = Hvem gikk ut? Oppgi out, eller "out": null hvis ingen gjorde det.
hand_and_foot-side-missing = Hva har { $side }? Oppgi sides for { $id }.
hand_and_foot-melded-missing = Hva har { $side } på bordet? Oppgi melded (poeng for alle kort der) eller melds (kortene).
hand_and_foot-held-missing = Hva har { $side } igjen på hånden? Oppgi held (poeng) eller held_cards; 0 hvis det ikke er noe.
hand_and_foot-melded-total = Kortene på bordet teller { $counted }, ikke { $given }.
hand_and_foot-held-total = { $count ->
    [0] Ingen kort teller { $counted }, ikke { $given }.
   *[other] { CARD($cards, form: "row") } teller { $counted }, ikke { $given }.
}
hand_and_foot-red-threes-total = Det er { $counted } røde treere blant dem, ikke { $given }.
hand_and_foot-books-total = { $kind ->
    [clean] Antallet rene canastaer her er { $counted }, ikke { $given }.
    [dirty] Antallet urene canastaer her er { $counted }, ikke { $given }.
   *[wild] Antallet ville canastaer her er { $counted }, ikke { $given }.
}
hand_and_foot-no-such-books = { $kind ->
    [dirty] Med disse reglene er det ingen urene canastaer. Utelat dirty.
   *[wild] Med disse reglene er det ingen ville canastaer. Utelat wild.
}
hand_and_foot-by-fives = { $side } kan ikke ha { $points }: { $unit } går opp i alle kort, så det er { $below } eller { $above }.
hand_and_foot-melded-too-little = { $side } har { $books }, og de kortene teller minst { $least }; { $points } er for lite.
hand_and_foot-some-books = { $kind ->
    [clean] { $books ->
        [one] { $books } ren canasta
       *[other] { $books } rene canastaer
    }
    [dirty] { $books ->
        [one] { $books } uren canasta
       *[other] { $books } urene canastaer
    }
   *[wild] { $books ->
        [one] { $books } vill canasta
       *[other] { $books } ville canastaer
    }
}
hand_and_foot-below-minimum = De første kombinasjonene må telle minst { $minimum } i denne runden, så { $side } kan ikke ha { $points }.
hand_and_foot-out-holds-nothing = { $player } har gått ut og har derfor ingenting på hånden.
hand_and_foot-cuts-once = { $player } tar bare av én gang per runde.
hand_and_foot-no-exact-cut = Med disse reglene gir det ingen poeng å ta nøyaktig riktig antall kort av. Utelat exact_cut.

hand_and_foot-too-many-red-threes = { $threes ->
    [one] Det er oppgitt { $threes } rød treer,
   *[other] Det er oppgitt { $threes } røde treere,
} men { $packs ->
    [one] { $packs } kortstokk
   *[other] { $packs } kortstokker
} har { $most }.
hand_and_foot-too-many-points = Alles kort teller til sammen { $points }, men alle kort i { $packs ->
    [one] { $packs } kortstokk
   *[other] { $packs } kortstokker
} { $most }.
hand_and_foot-too-many-books = { $kind ->
    [natural] Så mange canastaer krever minst { $cards } naturlige kort, men det finnes bare { $most }.
   *[wild] Så mange canastaer krever minst { $cards } ville kort, men det finnes bare { $most }.
}

hand_and_foot-teams-of-nobody = teams er { $teams }, men { $fewest } til { $most } spillere kan ikke deles slik.
hand_and_foot-teams-of-equal-size = Like store lag krever { $fit } spillere; det er { $players }.
hand_and_foot-pack-too-small = { $players } spillere med en hånd på { $hand } og en fot på { $foot } trenger { $cards } kort og ett å snu; { $packs ->
    [one] { $packs } kortstokk
   *[other] { $packs } kortstokker
} har { $size }.
hand_and_foot-no-wild-books = out.books.wild er { $books }, men melds.all_wild er false: det er ingen.
hand_and_foot-no-partner = { $option } er true, men teams er null, så ingen har noen makker.
hand_and_foot-minimum-empty = minimum er tom; der det ikke kreves noe av de første kombinasjonene, er det 0.
