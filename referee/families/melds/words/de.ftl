# German: refusals of cards in games of melds.

melds-not-in-pack = { $jokers ->
    [0] { $card } gibt es in diesem Kartenspiel nicht. Es hat Ass bis König in vier Farben.
    [1] { $card } gibt es in diesem Kartenspiel nicht. Es hat Ass bis König in vier Farben und { $jokers } Joker.
   *[other] { $card } gibt es in diesem Kartenspiel nicht. Es hat Ass bis König in vier Farben und { $jokers } Joker.
}

melds-too-many-of-a-card = { $card } gibt es hier { $has ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $has }-mal
}, genannt ist die Karte { $given ->
    [2] zweimal
   *[other] { $given }-mal
}{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-too-many-of-a-rank = { CARD($card, form: "mehrere") } gibt es hier { $has ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $has }-mal
}, genannt sind { $given }{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-held-by = bei { $player }
melds-place = { $place ->
    [hand] auf der Hand
    [laid] ausgelegt
    [on_pile] auf der Ablage
    [pile] in der Ablage
   *[table] auf dem Tisch
}

melds-so-many-rounds = { $rounds ->
    [1] eine Runde
   *[other] { $rounds } Runden
}

melds-label-from = Woher
melds-label-melds = Meldungen
melds-about-known = Stattdessen: einige davon
