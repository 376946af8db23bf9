# Finnish: lines of Hand and Foot.

hand_and_foot-melded = { $side }: pöydällä olevien korttien arvo on { $points }.
hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [one] { $books } puhdas canasta
       *[other] { $books } puhdasta canastaa
    }, { $each } kustakin.
    [dirty] { $side }: { $books ->
        [one] { $books } sekacanasta
       *[other] { $books } sekacanastaa
    }, { $each } kustakin.
   *[wild] { $side }: { $books ->
       [one] { $books } jokericanasta
      *[other] { $books } jokericanastaa
   }, { $each } kustakin.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } punainen kolmonen
   *[other] { $threes } punaista kolmosta
} pöydällä, { $each } kustakin.

hand_and_foot-held = { $side }: käteen jääneiden korttien arvo on { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } punainen kolmonen
   *[other] { $threes } punaista kolmosta
} vielä kädessä, { $each } kustakin.

hand_and_foot-went-out = { $side }: lopetuksesta { $points }.
hand_and_foot-exact-cut = { $player } nosti pakasta juuri oikean määrän: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side }: lopetus, vaikka pari oli kieltänyt: { $points }.
    [cannot_go_out] { $side }: lupa lopettaa pyydetty, mutta lopetus ei ollut mahdollinen: { $points }.
   *[pile_unusable] { $side }: poistopakka otettu, mutta sitä ei voinut käyttää: { $points }.
}
