# Lines of Escoba. $side is a player, or the players of a team, $players is how many these are.
# $category is what a round scores for: most cards, most coins (or diamonds, with a French pack), the seven of coins
# (velo), the best setenta (a card of each suit), most sevens, or all of something. $figure is what a side has of it,
# and $others what the other sides have: a number, or the cards of a setenta.

escoba-escobas = { $side } made { $escobas ->
    [1] one escoba
    [2] two escobas
    [3] three escobas
    [4] four escobas
    [5] five escobas
    [6] six escobas
    [7] seven escobas
    [8] eight escobas
    [9] nine escobas
    [10] ten escobas
   *[other] { $escobas } escobas
}.

escoba-has = { $side } { $players ->
    [1] has
   *[other] have
} { $category ->
    [cards] most cards
    [coins] most coins
    [velo] the seven of coins
    [setenta] the setenta
    [sevens] most sevens
    [all_cards] all cards
    [all_coins] all coins
   *[all_sevens] all sevens
}.
escoba-has-as-others = { $side } { $players ->
    [1] has
   *[other] have
} { $category ->
    [cards] most cards
    [coins] most coins
    [setenta] the setenta
   *[sevens] most sevens
}, as others have.
escoba-has-figure = { $side } { $players ->
    [1] has
   *[other] have
} { $category ->
    [cards] most cards
    [coins] most coins
    [setenta] the setenta
   *[sevens] most sevens
}: { $figure } to { AND($others) }.
escoba-has-figure-as-others = { $side } { $players ->
    [1] has
   *[other] have
} { $category ->
    [cards] most cards
    [coins] most coins
    [setenta] the setenta
   *[sevens] most sevens
}, as others have: { $figure } to { AND($others) }.
escoba-under-ten = { $side } scored by leaving the others fewer than ten cards.

# The cards of a setenta as they lie, of which there are $count; $points are 0 where only the cards are compared.
escoba-setenta = { $count ->
    [0] nothing
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Nobody scores for most cards.
    [coins] Nobody scores for most coins.
    [velo] Nobody scores for the seven of coins.
    [setenta] Nobody scores for the setenta.
   *[sevens] Nobody scores for most sevens.
}
escoba-equal = { $category ->
    [cards] { $sides } are equal for most cards: nobody scores.
    [coins] { $sides } are equal for most coins: nobody scores.
    [setenta] { $sides } are equal for the setenta: nobody scores.
   *[sevens] { $sides } are equal for most sevens: nobody scores.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } are equal for most cards ({ $figure }): nobody scores.
    [coins] { $sides } are equal for most coins ({ $figure }): nobody scores.
    [setenta] { $sides } are equal for the setenta ({ $figure }): nobody scores.
   *[sevens] { $sides } are equal for most sevens ({ $figure }): nobody scores.
}
