# Swedish: refusals of cards in games of melds.

melds-not-in-pack = { $jokers ->
    [0] Kortet { $card } finns inte i den här leken. Den har ess till kung i fyra färger.
    [1] Kortet { $card } finns inte i den här leken. Den har ess till kung i fyra färger och { $jokers } joker.
   *[other] Kortet { $card } finns inte i den här leken. Den har ess till kung i fyra färger och { $jokers } jokrar.
}

melds-too-many-of-a-card = Av { $card } finns det { $has ->
    [1] bara ett
    [2] två
    [3] tre
    [4] fyra
   *[other] { $has }
}, och { $given ->
    [2] två
   *[other] { $given }
} har angetts{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-too-many-of-a-rank = Av { CARD($card, form: "several") } finns det { $has ->
    [1] en
    [2] två
    [3] tre
    [4] fyra
   *[other] { $has }
}, och { $given } har angetts{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-held-by = hos { $player }
melds-place = { $place ->
    [hand] på handen
    [laid] utlagt
    [on_pile] överst på högen
    [pile] i högen
   *[table] på bordet
}

melds-so-many-rounds = { $rounds ->
    [1] en omgång
   *[other] { $rounds } omgångar
}

melds-label-from = Varifrån
melds-label-melds = Kombinationer
melds-about-known = I stället: några av dem
