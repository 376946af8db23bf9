# French: lines of Hand and Foot.

hand_and_foot-melded = { $side } : les cartes posées comptent { $points }.
hand_and_foot-books = { $kind ->
    [clean] { $side } : { $books ->
        [one] { $books } canasta pure
       *[other] { $books } canastas pures
    }, { $each } par canasta.
    [dirty] { $side } : { $books ->
        [one] { $books } canasta mixte
       *[other] { $books } canastas mixtes
    }, { $each } par canasta.
   *[wild] { $side } : { $books ->
       [one] { $books } canasta de jokers
      *[other] { $books } canastas de jokers
   }, { $each } par canasta.
}
hand_and_foot-red-threes = { $side } : { $threes ->
    [one] { $threes } trois rouge
   *[other] { $threes } trois rouges
} sur la table, { $each } par carte.

hand_and_foot-held = { $side } : les cartes encore en main comptent { $points }.
hand_and_foot-held-red-threes = { $side } : { $threes ->
    [one] { $threes } trois rouge
   *[other] { $threes } trois rouges
} encore en main, { $each } par carte.

hand_and_foot-went-out = { $side } : { $points } pour avoir fini.
hand_and_foot-exact-cut = { $player } a coupé juste : { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side } : { $points } pour avoir fini malgré un non dans l’équipe.
    [cannot_go_out] { $side } : { $points } pour avoir demandé à finir sans pouvoir le faire.
   *[pile_unusable] { $side } : { $points } pour avoir pris la défausse sans pouvoir s’en servir.
}
