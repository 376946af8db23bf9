# German: lines of Hand and Foot.

hand_and_foot-melded = { $side }: Die Karten auf dem Tisch zählen { $points }.
hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [one] { $books } reines Canasta
       *[other] { $books } reine Canastas
    }, je { $each }.
    [dirty] { $side }: { $books ->
        [one] { $books } gemischtes Canasta
       *[other] { $books } gemischte Canastas
    }, je { $each }.
   *[wild] { $side }: { $books ->
       [one] { $books } wildes Canasta
      *[other] { $books } wilde Canastas
   }, je { $each }.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } rote Drei
   *[other] { $threes } rote Dreien
} auf dem Tisch, je { $each }.

hand_and_foot-held = { $side }: Die Karten, die noch auf der Hand sind, zählen { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } rote Drei
   *[other] { $threes } rote Dreien
} noch auf der Hand, je { $each }.

hand_and_foot-went-out = { $side }: { $points } fürs Schlussmachen.
hand_and_foot-exact-cut = { $player } hat genau abgehoben: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side }: { $points } fürs Schlussmachen trotz des Neins im eigenen Team.
    [cannot_go_out] { $side }: { $points } für die Frage nach dem Schlussmachen, das dann nicht möglich war.
   *[pile_unusable] { $side }: { $points } für den genommenen Stapel, der nicht zu gebrauchen war.
}
