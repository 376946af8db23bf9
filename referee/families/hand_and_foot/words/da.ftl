# Danish: lines of Hand and Foot.

hand_and_foot-melded = { $side }: kortene på bordet tæller { $points }.
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
        [one] { $books } vild canasta
       *[other] { $books } vilde canastaer
    }, { $each } for hver.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } rød treer
   *[other] { $threes } røde treere
} på bordet, { $each } for hver.

hand_and_foot-held = { $side }: kortene på hånden tæller { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } rød treer
   *[other] { $threes } røde treere
} stadig på hånden, { $each } for hver.

hand_and_foot-went-out = { $side } gik ud: { $points }.
hand_and_foot-exact-cut = { $player } tog præcis det rigtige antal kort af: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side } gik ud, selv om makkeren havde sagt nej: { $points }.
    [cannot_go_out] { $side } bad om at gå ud og kunne ikke: { $points }.
   *[pile_unusable] { $side } tog bunken og kunne ikke bruge den: { $points }.
}
