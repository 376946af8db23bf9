# Icelandic: refusals of games with melds.

melds-not-in-pack = { $jokers ->
    [0] Í þessum stokki er ekkert { $card }. Í honum eru fjórar sortir, frá ási upp í kóng.
   *[other] Í þessum stokki er ekkert { $card }. Í honum eru fjórar sortir, frá ási upp í kóng, og jókerar, { $jokers } alls.
}

melds-too-many-of-a-card = Í þessum stokki eru { $has } × { $card }, en nefnd eru { $given }{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-too-many-of-a-rank = Í þessum stokki eru { $has } × { CARD($card, form: "row") }, en nefnd eru { $given }{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-held-by = hjá { $player }
melds-place = { $place ->
    [hand] á hendi
    [laid] í samstæðum
    [on_pile] efst á bunkanum
    [pile] í bunkanum
   *[table] á borðinu
}

melds-so-many-rounds = { $rounds } { $rounds ->
    [one] umferð
   *[other] umferðir
}

melds-label-from = Hvaðan
melds-label-melds = Samstæður
melds-about-known = Í staðinn: sum þeirra
