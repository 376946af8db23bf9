# Finnish: lines of Escoba.

escoba-escobas = { $side }: { $escobas ->
    [one] { $escobas } escoba
   *[other] { $escobas } escobaa
}.

escoba-has = { $side } { $players ->
    [1] sai
   *[other] saivat
} { $category ->
    [cards] eniten kortteja
    [coins] eniten kolikoita
    [velo] kolikkoseiskan
    [setenta] parhaan setentan
    [sevens] eniten seiskoja
    [all_cards] kaikki kortit
    [all_coins] kaikki kolikot
   *[all_sevens] kaikki seiskat
}.
escoba-has-as-others = { $side } { $players ->
    [1] sai
   *[other] saivat
} { $category ->
    [cards] eniten kortteja
    [coins] eniten kolikoita
    [setenta] parhaan setentan
   *[sevens] eniten seiskoja
}, tasan muiden kanssa.
escoba-has-figure = { $side } { $players ->
    [1] sai
   *[other] saivat
} { $category ->
    [cards] eniten kortteja
    [coins] eniten kolikoita
    [setenta] parhaan setentan
   *[sevens] eniten seiskoja
}: { $figure } vastaan { AND($others) }.
escoba-has-figure-as-others = { $side } { $players ->
    [1] sai
   *[other] saivat
} { $category ->
    [cards] eniten kortteja
    [coins] eniten kolikoita
    [setenta] parhaan setentan
   *[sevens] eniten seiskoja
}, tasan muiden kanssa: { $figure } vastaan { AND($others) }.
escoba-under-ten = { $side }: pisteitä siitä, että muille jäi alle kymmenen korttia.

escoba-setenta = { $count ->
    [0] ei mitään
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Kukaan ei saa pisteitä korteista.
    [coins] Kukaan ei saa pisteitä kolikoista.
    [velo] Kukaan ei saa pisteitä kolikkoseiskasta.
    [setenta] Kukaan ei saa pisteitä setentasta.
   *[sevens] Kukaan ei saa pisteitä seiskoista.
}
escoba-equal = { $category ->
    [cards] { $sides } ovat tasan korteissa: kukaan ei saa pisteitä.
    [coins] { $sides } ovat tasan kolikoissa: kukaan ei saa pisteitä.
    [setenta] { $sides } ovat tasan setentassa: kukaan ei saa pisteitä.
   *[sevens] { $sides } ovat tasan seiskoissa: kukaan ei saa pisteitä.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } ovat tasan korteissa ({ $figure }): kukaan ei saa pisteitä.
    [coins] { $sides } ovat tasan kolikoissa ({ $figure }): kukaan ei saa pisteitä.
    [setenta] { $sides } ovat tasan setentassa ({ $figure }): kukaan ei saa pisteitä.
   *[sevens] { $sides } ovat tasan seiskoissa ({ $figure }): kukaan ei saa pisteitä.
}
