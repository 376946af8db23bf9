# Norwegian: refusals of cards in games of melds.

melds-not-in-pack = { $jokers ->
    [0] Kortet { $card } finnes ikke i denne kortstokken. Kortstokken går fra ess til konge i fire farger.
    [1] Kortet { $card } finnes ikke i denne kortstokken. Kortstokken går fra ess til konge i fire farger, med { $jokers } joker.
   *[other] Kortet { $card } finnes ikke i denne kortstokken. Kortstokken går fra ess til konge i fire farger, med { $jokers } jokere.
}

melds-too-many-of-a-card = Av { $card } finnes det { $has ->
    [1] bare ett
    [2] to
    [3] tre
    [4] fire
   *[other] { $has }
}, og kortet er oppgitt { $given ->
    [2] to ganger
   *[other] { $given } ganger
}{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-too-many-of-a-rank = Det finnes { $has ->
    [1] bare én
    [2] to
    [3] tre
    [4] fire
   *[other] { $has }
} av { CARD($card, form: "several") }, og det er oppgitt { $given }{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-held-by = hos { $player }
melds-place = { $place ->
    [hand] på hånden
    [laid] lagt ut
    [on_pile] på kastebunken
    [pile] i kastebunken
   *[table] på bordet
}

melds-so-many-rounds = { $rounds ->
    [1] én runde
   *[other] { $rounds } runder
}

melds-label-from = Hvorfra
melds-label-melds = Kombinasjoner
melds-about-known = I stedet: noen av dem
