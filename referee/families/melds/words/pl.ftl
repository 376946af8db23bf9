# Polish: refusals of cards in games of melds.

melds-not-in-pack = W tej talii nie ma karty { CARD($card, form: "row") }. Są w niej karty od asa do króla w czterech kolorach{ $jokers ->
    [0] .
    [one] {" "}i { $jokers } joker.
    [few] {" "}i { $jokers } jokery.
   *[many] {" "}i { $jokers } jokerów.
}

melds-too-many-of-a-card = W talii jest { $has } × { CARD($card, form: "row") }, a podano { $given }{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-too-many-of-a-rank = W talii jest { $has } × { CARD($card, form: "row") }, a podano { $given }{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-held-by = na ręku ({ $player })
melds-place = { $place ->
    [hand] na ręku
    [laid] wśród wyłożonych
    [on_pile] na stosie
    [pile] w stosie
   *[table] na stole
}

melds-so-many-rounds = { $rounds } { $rounds ->
    [one] runda
    [few] rundy
   *[many] rund
}

melds-label-from = Skąd
melds-label-melds = Układy
melds-about-known = Zamiast tego: niektóre z nich
