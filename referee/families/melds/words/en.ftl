# Refusals of cards in games of melds: Rummy, Gin, Rummy 500, Hand and Foot and their like.

# The pack has $jokers.
melds-not-in-pack = { $jokers ->
    [0] This pack has no { $card }. It has ace to king in four suits.
    [1] This pack has no { $card }. It has ace to king in four suits, and { $jokers } joker.
   *[other] This pack has no { $card }. It has ace to king in four suits, and { $jokers } jokers.
}

# A card that was given too often: the pack has it $has times, and $given were told of. $named of the $places where
# they are were told: several of melds-held-by and melds-place, as a list.
melds-too-many-of-a-card = This pack has { $has ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $has }
} { $card }, and it is told { $given ->
    [2] twice
   *[other] { $given } times
}{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-too-many-of-a-rank = This pack has { $has ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $has }
} { CARD($card, form: "several") }, and { $given } are told{ $named ->
    [0] .
   *[other] : { AND($places) }.
}
melds-held-by = for { $player }
melds-place = { $place ->
    [hand] in hand
    [laid] laid down
    [on_pile] on the pile
    [pile] in the pile
   *[table] on the table
}

# How a game ends, in a few words, for paper.
melds-so-many-rounds = { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
}

# Fields of questions to the referee: a label, what stands small below it, and what can be chosen.
melds-label-from = From
melds-label-melds = Melds
melds-about-known = Instead: some of them
