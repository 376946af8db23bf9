# Danish: refusals of cards in games of melds.

melds-not-in-pack = { $jokers ->
    [0] Kortet { $card } findes ikke her. Der er es til konge i fire kulører.
    [1] Kortet { $card } findes ikke her. Der er es til konge i fire kulører og { $jokers } joker.
   *[other] Kortet { $card } findes ikke her. Der er es til konge i fire kulører og { $jokers } jokere.
}

melds-too-many-of-a-card = Af { $card } findes der { $has ->
    [1] kun ét
    [2] to
    [3] tre
    [4] fire
   *[other] { $has }
}, og der er angivet { $given ->
    [2] to
   *[other] { $given }
}{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-too-many-of-a-rank = Af { CARD($card, form: "several") } findes der { $has ->
    [1] én
    [2] to
    [3] tre
    [4] fire
   *[other] { $has }
}, og der er angivet { $given }{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-held-by = hos { $player }
melds-place = { $place ->
    [hand] på hånden
    [laid] lagt ud
    [on_pile] øverst i bunken
    [pile] i bunken
   *[table] på bordet
}

melds-so-many-rounds = { $rounds ->
    [1] én runde
   *[other] { $rounds } runder
}

melds-label-from = Hvorfra
melds-label-melds = Kombinationer
melds-about-known = I stedet: nogle af dem
