# Lines of Hand and Foot. $side is a player, or the players of a team. $each is what one counts; points and $each
# may be below 0.

hand_and_foot-melded = { $side }: the cards on the table count { $points }.
# A book is seven cards of a rank: clean without wild cards, dirty with some, wild with nothing else.
hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [1] { $books } clean book
       *[other] { $books } clean books
    }, { $each } each.
    [dirty] { $side }: { $books ->
        [1] { $books } dirty book
       *[other] { $books } dirty books
    }, { $each } each.
   *[wild] { $side }: { $books ->
        [1] { $books } wild book
       *[other] { $books } wild books
    }, { $each } each.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [1] { $threes } red three
   *[other] { $threes } red threes
} on the table, { $each } each.

hand_and_foot-held = { $side }: the cards still held count { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [1] { $threes } red three
   *[other] { $threes } red threes
} still held, { $each } each.

hand_and_foot-went-out = { $side } went out: { $points }.
# Before the deal the player took from the stock exactly as many cards as are dealt.
hand_and_foot-exact-cut = { $player } cut exactly: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side } went out though the partner had said no: { $points }.
    [cannot_go_out] { $side } asked to go out and could not: { $points }.
   *[pile_unusable] { $side } took the pile and could not use it: { $points }.
}
