# Norwegian: lines of Hand and Foot.

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
