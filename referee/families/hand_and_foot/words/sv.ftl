# Swedish: lines of Hand and Foot.

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
