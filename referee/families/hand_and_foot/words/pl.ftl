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
