# Swedish: lines and refusals of Hand and Foot.

hand_and_foot-melded = { $side }: korten på bordet är värda { $points }.
hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [one] { $books } ren canasta
       *[other] { $books } rena canastor
    }, { $each } för varje.
    [dirty] { $side }: { $books ->
        [one] { $books } oren canasta
       *[other] { $books } orena canastor
    }, { $each } för varje.
   *[wild] { $side }: { $books ->
        [one] { $books } vild canasta
       *[other] { $books } vilda canastor
    }, { $each } för varje.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } röd trea
   *[other] { $threes } röda treor
} på bordet, { $each } för varje.

hand_and_foot-held = { $side }: korten kvar på handen är värda { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } röd trea
   *[other] { $threes } röda treor
} kvar på handen, { $each } för varje.

hand_and_foot-went-out = { $side } gick ut: { $points }.
hand_and_foot-exact-cut = { $player } tog exakt rätt antal kort till given: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side } gick ut fast medspelaren hade sagt nej: { $points }.
    [cannot_go_out] { $side } frågade om att gå ut men kunde inte: { $points }.
   *[pile_unusable] { $side } tog högen men kunde inte använda den: { $points }.
}

hand_and_foot-out-missing = Vem gick ut? Ange out, eller "out": null om ingen gjorde det.
hand_and_foot-side-missing = Vad har { $side }? Ange sides för { $id }.
hand_and_foot-melded-missing = Vad har { $side } på bordet? Ange melded (poängen för alla kort där) eller melds (korten).
hand_and_foot-held-missing = Vad har { $side } kvar på handen? Ange held (poäng) eller held_cards; 0 om det inte är något.
hand_and_foot-melded-total = Korten på bordet är värda { $counted }, inte { $given }.
hand_and_foot-held-total = { $count ->
    [0] Inga kort är värda { $counted }, inte { $given }.
   *[other] { CARD($cards, form: "row") } är värda { $counted }, inte { $given }.
}
hand_and_foot-red-threes-total = De röda treorna bland dem är { $counted }, inte { $given }.
hand_and_foot-books-total = { $kind ->
    [clean] De rena canastorna här är { $counted }, inte { $given }.
    [dirty] De orena canastorna här är { $counted }, inte { $given }.
   *[wild] De vilda canastorna här är { $counted }, inte { $given }.
}
hand_and_foot-no-such-books = { $kind ->
    [dirty] Med de här reglerna finns inga orena canastor. Utelämna dirty.
   *[wild] Med de här reglerna finns inga vilda canastor. Utelämna wild.
}
hand_and_foot-by-fives = { $side } kan inte ha { $points }: alla kortvärden är delbara med { $unit }, så det är { $below } eller { $above }.
hand_and_foot-melded-too-little = { $side } har { $books }, och de korten är värda minst { $least }; { $points } är för lite.
hand_and_foot-some-books = { $kind ->
    [clean] { $books ->
        [one] { $books } ren canasta
       *[other] { $books } rena canastor
    }
    [dirty] { $books ->
        [one] { $books } oren canasta
       *[other] { $books } orena canastor
    }
   *[wild] { $books ->
        [one] { $books } vild canasta
       *[other] { $books } vilda canastor
    }
}
hand_and_foot-below-minimum = De första kombinationerna måste vara värda minst { $minimum } i den här omgången, så { $side } kan inte ha { $points }.
hand_and_foot-out-holds-nothing = { $player } har gått ut och har därför inget på handen.
hand_and_foot-cuts-once = { $player } tar kort till given bara en gång per omgång.
hand_and_foot-no-exact-cut = Med de här reglerna ger det inga poäng att ta exakt rätt antal kort till given. Utelämna exact_cut.

hand_and_foot-too-many-red-threes = { $threes ->
    [one] { $threes } röd trea har angetts,
   *[other] { $threes } röda treor har angetts,
} men { $packs ->
    [one] { $packs } lek
   *[other] { $packs } lekar
} har { $most }.
hand_and_foot-too-many-points = Allas kort är tillsammans värda { $points }, men alla kort i { $packs ->
    [one] { $packs } lek
   *[other] { $packs } lekar
} { $most }.
hand_and_foot-too-many-books = { $kind ->
    [natural] Så många canastor kräver minst { $cards } naturliga kort, men det finns bara { $most }.
   *[wild] Så många canastor kräver minst { $cards } vilda kort, men det finns bara { $most }.
}

hand_and_foot-teams-of-nobody = teams är { $teams }, men { $fewest } till { $most } spelare kan inte delas så.
hand_and_foot-teams-of-equal-size = Lika stora lag kräver { $fit } spelare; det är { $players }.
hand_and_foot-pack-too-small = { $players } spelare med en hand på { $hand } och en fot på { $foot } behöver { $cards } kort och ett att vända upp; { $packs ->
    [one] { $packs } lek
   *[other] { $packs } lekar
} har { $size }.
hand_and_foot-no-wild-books = out.books.wild är { $books }, men melds.all_wild är false: det finns inga.
hand_and_foot-no-partner = { $option } är true, men teams är null, så ingen har någon medspelare.
hand_and_foot-minimum-empty = minimum är tom; där inget krävs av de första kombinationerna är det 0.
