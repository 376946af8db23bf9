# Swedish: lines of Escoba.

escoba-escobas = { $side } tog { $escobas ->
    [1] en escoba
    [2] två escobor
    [3] tre escobor
    [4] fyra escobor
    [5] fem escobor
    [6] sex escobor
    [7] sju escobor
    [8] åtta escobor
    [9] nio escobor
    [10] tio escobor
   *[other] { $escobas } escobor
}.

escoba-has = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mynt
    [velo] myntsjuan
    [setenta] setentan
    [sevens] flest sjuor
    [all_cards] alla kort
    [all_coins] alla mynt
   *[all_sevens] alla sjuor
}.
escoba-has-as-others = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mynt
    [setenta] setentan
   *[sevens] flest sjuor
}, men inte { $players ->
    [1] ensam
   *[other] ensamma
}.
escoba-has-figure = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mynt
    [setenta] setentan
   *[sevens] flest sjuor
}: { $figure } mot { AND($others) }.
escoba-has-figure-as-others = { $side } har { $category ->
    [cards] flest kort
    [coins] flest mynt
    [setenta] setentan
   *[sevens] flest sjuor
}, men inte { $players ->
    [1] ensam
   *[other] ensamma
}: { $figure } mot { AND($others) }.
escoba-under-ten = { $side } får poäng för att de andra har färre än tio kort.

escoba-setenta = { $count ->
    [0] inget
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Ingen får poäng för flest kort.
    [coins] Ingen får poäng för flest mynt.
    [velo] Ingen får poäng för myntsjuan.
    [setenta] Ingen får poäng för setentan.
   *[sevens] Ingen får poäng för flest sjuor.
}
escoba-equal = { $category ->
    [cards] { $sides } har lika många kort: ingen får poäng.
    [coins] { $sides } har lika många mynt: ingen får poäng.
    [setenta] { $sides } har lika hög setenta: ingen får poäng.
   *[sevens] { $sides } har lika många sjuor: ingen får poäng.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } har lika många kort ({ $figure }): ingen får poäng.
    [coins] { $sides } har lika många mynt ({ $figure }): ingen får poäng.
    [setenta] { $sides } har lika hög setenta ({ $figure }): ingen får poäng.
   *[sevens] { $sides } har lika många sjuor ({ $figure }): ingen får poäng.
}
