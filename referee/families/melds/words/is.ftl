# Icelandic: refusals of games with melds.

melds-not-in-pack = { $jokers ->
    [0] Í þessum stokki er ekkert { $card }. Þar eru ás til kóngs í fjórum sortum.
   *[other] Í þessum stokki er ekkert { $card }. Þar eru ás til kóngs í fjórum sortum og jókerar, { $jokers } alls.
}

melds-too-many-of-a-card = Í þessum stokki er { $card } svona oft: { $has }, en nefnt svona oft: { $given }{ $named ->
    [0] .
   *[other] {" "}({ AND($places) }).
}
melds-too-many-of-a-rank = Í þessum stokki eru { CARD($card, form: "tvistar") } alls { $has }, en nefnt er { $given }{ $named ->
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
