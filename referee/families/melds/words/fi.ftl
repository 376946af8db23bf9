# Finnish: refusals of games with melds.

melds-not-in-pack = { $jokers ->
    [0] Tässä pakassa ei ole korttia { $card }. Siinä on neljä maata ässästä kuninkaaseen.
    [1] Tässä pakassa ei ole korttia { $card }. Siinä on neljä maata ässästä kuninkaaseen ja { $jokers } jokeri.
   *[other] Tässä pakassa ei ole korttia { $card }. Siinä on neljä maata ässästä kuninkaaseen ja { $jokers } jokeria.
}

melds-too-many-of-a-card = Tässä pakassa on { $has } × { $card }, mutta annettu on { $given }{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-too-many-of-a-rank = Tässä pakassa on { $has } × { CARD($card, form: "row") }, mutta annettu on { $given }{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-held-by = { $player }
melds-place = { $place ->
    [hand] kädessä
    [laid] laskettuna
    [on_pile] pinon päällä
    [pile] pinossa
   *[table] pöydällä
}

melds-so-many-rounds = { $rounds ->
    [1] yksi kierros
   *[other] { $rounds } kierrosta
}

melds-label-from = Mistä
melds-label-melds = Yhdistelmät
melds-about-known = Sen sijaan: osa niistä
