# Icelandic: lines of Escoba.

escoba-escobas = { $side }: { $escobas ->
    [one] { $escobas } escoba
   *[other] { $escobas } escobur
}.

escoba-has = { $side } { $players ->
    [1] er
   *[other] eru
} með { $category ->
    [cards] flest spil
    [coins] flest myntspil
    [velo] myntsjöuna
    [setenta] bestu setentuna
    [sevens] flestar sjöur
    [all_cards] öll spilin
    [all_coins] öll myntspilin
   *[all_sevens] allar sjöurnar
}.
escoba-has-as-others = { $side } { $players ->
    [1] er
   *[other] eru
} með { $category ->
    [cards] flest spil
    [coins] flest myntspil
    [setenta] bestu setentuna
   *[sevens] flestar sjöur
}, til jafns við aðra.
escoba-has-figure = { $side } { $players ->
    [1] er
   *[other] eru
} með { $category ->
    [cards] flest spil
    [coins] flest myntspil
    [setenta] bestu setentuna
   *[sevens] flestar sjöur
}: { $figure } gegn { AND($others) }.
escoba-has-figure-as-others = { $side } { $players ->
    [1] er
   *[other] eru
} með { $category ->
    [cards] flest spil
    [coins] flest myntspil
    [setenta] bestu setentuna
   *[sevens] flestar sjöur
}, til jafns við aðra: { $figure } gegn { AND($others) }.
escoba-under-ten = { $side }: stig fyrir að aðrir sátu eftir með færri en tíu spil.

escoba-setenta = { $count ->
    [0] ekkert
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Enginn fær stig fyrir flest spil.
    [coins] Enginn fær stig fyrir flest myntspil.
    [velo] Enginn fær stig fyrir myntsjöuna.
    [setenta] Enginn fær stig fyrir setentuna.
   *[sevens] Enginn fær stig fyrir flestar sjöur.
}
escoba-equal = { $category ->
    [cards] { $sides } eru með jafnmörg spil: enginn fær stig.
    [coins] { $sides } eru með jafnmörg myntspil: enginn fær stig.
    [setenta] { $sides } eru með jafngóða setentu: enginn fær stig.
   *[sevens] { $sides } eru með jafnmargar sjöur: enginn fær stig.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } eru með jafnmörg spil ({ $figure }): enginn fær stig.
    [coins] { $sides } eru með jafnmörg myntspil ({ $figure }): enginn fær stig.
    [setenta] { $sides } eru með jafngóða setentu ({ $figure }): enginn fær stig.
   *[sevens] { $sides } eru með jafnmargar sjöur ({ $figure }): enginn fær stig.
}
