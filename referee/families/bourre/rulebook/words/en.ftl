# The rules of Bourré: the sentences of the rule book, and what each option settles and may be set to.

# The sections.
bourre_rules-heading-deal = The deal
bourre_rules-heading-stay = Staying in
bourre_rules-heading-draw = Drawing cards
bourre_rules-heading-play = The play
bourre_rules-heading-ante = Antes
bourre_rules-heading-pot = The pot
bourre_rules-heading-bourre = Bourrés
bourre_rules-heading-faults = Faults
bourre_rules-heading-chips = Chips
bourre_rules-heading-end = The end of the game
bourre_rules-heading-money = Money
bourre_rules-heading-people = Coming and going

# Parts of sentences: so many cards, and so many chips.
bourre_rules-cards = { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
}
bourre_rules-chips = { $chips ->
    [1] { $chips } chip
   *[other] { $chips } chips
}

# The opening. $range: same ($fewest players and no others), next ($most is one more) or far. $by: most (tricks win
# the pot) or majority.
bourre_rules-opening = A game of tricks with trumps for { $range ->
    [same] { $fewest ->
        [2] two players
        [3] three players
        [4] four players
        [5] five players
        [6] six players
        [7] seven players
        [8] eight players
        [9] nine players
        [10] ten players
       *[other] { $fewest } players
    }
    [next] { $fewest } or { $most } players
   *[far] { $fewest } to { $most } players
}, played for a pot. Whoever takes { $by ->
    [majority] more than half of the tricks
   *[most] most tricks
} wins it, and whoever stays in and takes none pays for that: such a player is bourré.

# The players.
bourre_rules-players-min-title = The fewest players
bourre_rules-players-min-value = { $value }
bourre_rules-players-max-title = The most players
bourre_rules-players-max-value = { $value }

# The deal.
bourre_rules-deal-cards-title = Cards dealt to each
bourre_rules-deal-cards-value = { bourre_rules-cards }
bourre_rules-deal-trump-title = What names trumps
bourre_rules-deal-trump-dealers-last = the dealer's own last card is dealt face up, names trumps and stays in the dealer's holding
bourre_rules-deal-trump-next-card = the next card of the stock is turned face up, names trumps and belongs to nobody
bourre_rules-deal-trump-dealers-sixth = the next card of the stock is turned face up and names trumps, and a dealer who stays may take it into the holding and throw away one card more
bourre_rules-deal-trump-dealer-names = the dealer looks at the cards dealt and then names a suit as trumps
bourre_rules-deal-trump-shown-before = a card is shown before the deal, names trumps and is shuffled back into the pack
bourre_rules-one-pack = One pack of 52 cards. In each suit they rank A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2.
bourre_rules-dealt = Everyone at the table is dealt { bourre_rules-cards }; the rest is the stock.
# $upcard: out (it was turned from the stock and is nobody's) or in.
bourre_rules-stock = With { $players } players that leaves { bourre_rules-cards } in the stock{ $upcard ->
    [out] {" "}besides the upcard
   *[in] {""}
}.
bourre_rules-first-dealer = The table settles who deals the first hand. After each hand the deal passes to the next player to the left who is at the table. A player may be away for a hand: who is not dealt cards pays nothing.
bourre_rules-next-game = If the same table plays another game, the next player to the left of the last dealer deals first.

# Staying in.
bourre_rules-stay-how-title = How players say whether they stay
bourre_rules-stay-how-in-turn = each player in turn, beginning with the dealer's left neighbour, says whether they stay or pass
bourre_rules-stay-how-together = all players show at the same moment whether they stay or pass
bourre_rules-stay-must-title = Who must stay
bourre_rules-stay-must-nobody = nobody has to stay
bourre_rules-stay-must-dealer-with-ace = the dealer must stay when the upcard is an ace
bourre_rules-stay-must-dealer = the dealer must always stay
bourre_rules-stay-must-ace-holder = whoever holds the ace of trumps must stay
bourre_rules-stay-nobody-title = When nobody stays
bourre_rules-stay-nobody-carry = if all pass, the pot stays for the next hand
bourre_rules-stay-nobody-dealer = if all pass, the dealer takes the pot
bourre_rules-passes = Whoever passes throws the cards away, face down, and loses no more than the ante.
bourre_rules-ace-is-sure = The ace of trumps is a sure trick, so that a dealer who shows it has nothing to fear.
bourre_rules-nobody-must-stay = When a pot is played off, nobody has to stay.
bourre_rules-stays-alone = Whoever stays alone takes the pot at once, and no cards are played.

# Drawing cards.
bourre_rules-draw-when-title = When cards are drawn
bourre_rules-draw-when-at-once = whoever stays draws at once, before the next player speaks
bourre_rules-draw-when-after-all = when all have spoken, those who stay draw one after the other
bourre_rules-draw-at-most-title = Cards that each may draw
bourre_rules-draw-at-most-value = at most { $value }
bourre_rules-draw-from-title = Cards that each may draw at larger tables
bourre_rules-draw-from-none = the same at tables of any size
# $steps: 4 from 6 players on and 3 from 7 players on.
bourre_rules-draw-from-value = at larger tables at most { $steps }
bourre_rules-draw-step = { $most } from { $players } players on
bourre_rules-draw-from-part-players = At tables of so many or more
bourre_rules-draw-from-part-at-most = Cards that each may draw
bourre_rules-draw-reshuffle-title = When the stock runs out
bourre_rules-draw-reshuffle-yes = when the stock runs out, the cards passed and thrown away are shuffled and drawn from
bourre_rules-draw-reshuffle-no = only what the stock has can be drawn
# $players is the size of the table, or 0 where that is not known.
bourre_rules-throws-away = Whoever stays may throw away up to { bourre_rules-cards }{ $players ->
    [0] {""}
   *[other] {" "}at a table of { $players }
} and is dealt as many from the stock, or keeps all of them.
bourre_rules-other-tables = At other tables it is { $cards }.
bourre_rules-upcard-thrown = The dealer may throw away the upcard, too. It then lies face up and comes back to nobody.

# The play.
bourre_rules-play-head-title = Following suit
bourre_rules-play-head-yes = you must follow suit, with a card that beats the trick if you can
bourre_rules-play-head-no = you must follow suit, with whichever card you like
bourre_rules-play-void-title = When you cannot follow suit and have trumps
bourre_rules-play-void-overtrump = you must play a trump, and one that beats the trick if you have one
bourre_rules-play-void-highest-trump = you must play your highest trump
bourre_rules-play-void-trump = you must play a trump, whichever you like
bourre_rules-play-void-trump-to-win = you must play a trump that beats the trick if you have one, and else any card
bourre_rules-play-void-free = you may play any card
bourre_rules-play-cinch-title = Being sure of the pot
bourre_rules-play-cinch-none = being sure of the pot obliges to nothing
bourre_rules-play-cinch-sure-tricks = a player whose tricks taken and sure tricks in trumps are more than half of all has a cinch, and must play trumps from the top
bourre_rules-play-cinch-ace-king-queen = a player who holds or held ace, king and queen of trumps leads them in that order
bourre_rules-play-cinch-trumping-title = A cinch when others have led
bourre_rules-play-cinch-trumping-not-last = a cinch binds those who follow, too, but not whoever plays last to the trick
bourre_rules-play-cinch-trumping-always = a cinch binds everyone who follows, also whoever plays last to the trick
bourre_rules-play-lead-title = What must be led
bourre_rules-play-lead-none = any card may be led
bourre_rules-play-lead-value = { $duties }
# A duty of a player who leads.
bourre_rules-lead-duty = { $duty ->
    [high_trump_first] whoever leads to the first trick with ace, king or queen of trumps leads the highest trump
    [trump_ace] whoever leads to the first trick with the ace of trumps leads it
    [trump_if_won] whoever has won a trick leads a trump to the next, having one
    [not_before_broken] no trump is led until one has been played, except by a player who has only trumps
   *[all_trumps_left] whoever has trumps and knows every other one to be gone leads a trump
}
# One duty, or several, and a further one.
bourre_rules-then = { $first }; { $second }
bourre_rules-tricks = Those who stay play { $cards ->
    [3] three tricks
    [4] four tricks
    [5] five tricks
    [6] six tricks
   *[7] seven tricks
}. The first of them to the dealer's left leads to the first trick.
bourre_rules-others-follow = The others follow, clockwise, with a card each.
bourre_rules-with-suit = When you have cards of the suit led, { $head ->
    [yes] { bourre_rules-play-head-yes }
   *[no] { bourre_rules-play-head-no }
}.
bourre_rules-once-trumped = Once somebody has trumped a suit that is not trumps, any card of the suit led will do.
bourre_rules-without-suit = When you have none, but have trumps, { $void ->
    [overtrump] { bourre_rules-play-void-overtrump }
    [highest_trump] { bourre_rules-play-void-highest-trump }
    [trump] { bourre_rules-play-void-trump }
    [trump_to_win] { bourre_rules-play-void-trump-to-win }
   *[free] { bourre_rules-play-void-free }
}.
bourre_rules-no-higher-trump = If no trump of yours beats the trick, any trump will do.
bourre_rules-neither = When you have neither, you may play any card.
# $trick is what has been played, $held what you hold, $may what may be played of it: so many cards ($count).
bourre_rules-play-example = For example, with hearts as trumps, after { $trick }: holding { $held }, you { $count ->
    [1] must
   *[other] may
} play { $may }.
bourre_rules-takes = The highest trump takes the trick, and without trumps the highest card of the suit led.
bourre_rules-leads-next = Whoever takes a trick leads to the next.
bourre_rules-sure-tricks = A trick is sure in trumps if it is yours however the others lie. To count them, pair your lowest trump with the lowest higher one that is not yet played or thrown away by you, and so on upwards: your trumps without a partner are sure. Cards of other suits do not count.
bourre_rules-cinch-plays = On lead, play your highest trump. When others have led and one of your trumps may be played and beats the trick, play the highest such trump.
# $needed of $cards tricks are more than half. $held are cards that make a cinch, and $led is the highest of them.
bourre_rules-cinch-example = For example, { $needed } of { $cards } tricks are more than half: with { $held } as trumps you have a cinch from the first lead on, and lead { $led }.
# $cinch: yes (there is such a thing in these rules) or no.
bourre_rules-any-lead = { $cinch ->
    [yes] Without a cinch you may lead any card.
   *[no] You may lead any card.
}
bourre_rules-several-duties = Of several duties the one told first comes first; one that leaves no card is void.
bourre_rules-otherwise-any-lead = Otherwise you may lead any card.

# Antes.
bourre_rules-ante-chips-title = The ante
bourre_rules-ante-chips-value = { bourre_rules-chips }
bourre_rules-ante-chosen-title = Who sets the ante
bourre_rules-ante-chosen-yes = the dealer of each hand names the ante; if nothing is named, it is as always
bourre_rules-ante-chosen-no = it is the same in every hand
bourre_rules-ante-by-title = Who pays the ante
bourre_rules-ante-by-all = everyone at the table pays it, but for those who are exempt
bourre_rules-ante-by-dealer = the dealer pays one for everyone at the table
bourre_rules-ante-to-stay-title = What staying costs besides
bourre_rules-ante-to-stay-value = { $chips ->
    [0] staying costs nothing
   *[other] whoever stays pays { bourre_rules-chips } more
}
bourre_rules-ante-exempt-title = Who pays no ante in the next hand
bourre_rules-ante-exempt-none = nobody is exempt
bourre_rules-ante-exempt-value = { $exempt }
# Those who pay no ante, in a list.
bourre_rules-exempt = { $exempt ->
    [tied] those who tied, or led a hand that nobody won
    [bourre] whoever paid a penalty
   *[took_a_trick] whoever took a trick
}
bourre_rules-ante = Before the cards are dealt an ante of { bourre_rules-chips } goes into the pot.
bourre_rules-pay-no-ante = These pay no ante in the next hand: { $exempt }.
bourre_rules-away-and-exempt = Who is away for that hand has no use of it later.
bourre_rules-nobody-exempt = Nobody is exempt from the next ante.

# The pot.
bourre_rules-pot-won-by-title = What wins the pot
bourre_rules-pot-won-by-most = whoever takes more tricks than anybody else wins the pot
bourre_rules-pot-won-by-majority = whoever takes more than half of the tricks wins the pot
bourre_rules-pot-tie-title = A pot that nobody wins alone
bourre_rules-pot-tie-carry = it stays for the next hand
bourre_rules-pot-tie-split = those who tie for most tricks share it
bourre_rules-pot-tie-agree = those who tie for most tricks decide whether to share it, and it stays for the next hand if not
bourre_rules-pot-tie-play-off = it stays for the next hand, in which only those who tied may stay and nobody antes
bourre_rules-pot-at-most-title = How much of a pot is won
bourre_rules-pot-at-most-none = all of it is won
bourre_rules-pot-at-most-value = at most { bourre_rules-chips } of it are won, and the rest stays for the next hand
bourre_rules-pot-left-title = The pot when the game ends
bourre_rules-pot-left-split = what is still in the pot is shared equally by all who are in
bourre_rules-pot-left-most-chips = what is still in the pot goes to whoever has won most chips
bourre_rules-all-there = Everything that lies there when the play begins is the pot: what was left of the last hand, too.
bourre_rules-no-majority = If nobody does, the pot stays for the next hand.
bourre_rules-limit-alone = This holds for a player who stays alone, too.
bourre_rules-equally-many = If several take equally many, nobody wins the pot alone: { $tie ->
    [split] { bourre_rules-pot-tie-split }
    [agree] { bourre_rules-pot-tie-agree }
    [play_off] { bourre_rules-pot-tie-play-off }
   *[carry] { bourre_rules-pot-tie-carry }
}.
bourre_rules-play-off = Of those who tied whoever cannot win the pot, or leaves the table, takes no part in that. If only one of them remains, nobody else may stay, and that player takes the pot by staying.
bourre_rules-odd-chips = Chips that cannot be shared go one each in order of seats, from the first seat.
# $pot is how many chips are in it, $most and $others are tricks. $wins and $pays are chips.
bourre_rules-pot-example = For example, { $players } players sit down to a first hand, and three players stay. There are { $pot ->
    [1] { $pot } chip
   *[other] { $pot } chips
} in the pot. The first takes { $most } tricks, the second { $others }, the third none: the first wins { $wins ->
    [1] { $wins } chip
   *[other] { $wins } chips
}, and the third pays { $pays ->
    [1] { $pays } chip
   *[other] { $pays } chips
}.

# Bourrés.
bourre_rules-bourre-pays-title = What a bourré pays
bourre_rules-bourre-pays-pot = as many chips as were in the pot before anything was paid out
bourre_rules-bourre-pays-fixed = a fixed number of chips
bourre_rules-bourre-chips-title = The chips of a bourré, where they are fixed
bourre_rules-bourre-chips-none = none are
bourre_rules-bourre-chips-value = { bourre_rules-chips }
bourre_rules-bourre-at-most-title = The most that a bourré pays
bourre_rules-bourre-at-most-none = there is no limit
bourre_rules-bourre-at-most-value = { bourre_rules-chips }
bourre_rules-is-bourre = Whoever stays against somebody and takes no trick is bourré.
# $pays: pot, or fixed, which is so many $chips. $limit is the most chips that are paid, or 0 where there is no limit.
bourre_rules-paid-by-bourre = Such a player pays { $pays ->
    [fixed] { bourre_rules-chips }
   *[pot] { bourre_rules-bourre-pays-pot }
} into the next pot{ $limit ->
    [0] {""}
    [1] , but no more than { $limit } chip
   *[other] , but no more than { $limit } chips
}, as soon as the hand is over.
bourre_rules-several-bourres = Several who are bourré pay all of it each. It is paid whether the pot was won, shared or carried.

# Faults. $penalties is a list: pays like a bourré and cannot win this pot.
bourre_rules-penalty = { $penalty ->
    [pay] pays like a bourré
    [bar] cannot win this pot
   *[lose_deal] loses the next turn to deal
}
bourre_rules-faults-renege-title = A renege
bourre_rules-faults-renege-none = a player who plays against the rules and is found out later pays nothing for it
bourre_rules-faults-renege-value = a player who plays against the rules and is found out later { $penalties }
bourre_rules-faults-corrected-title = A renege put right before the next card
bourre_rules-faults-corrected-none = a player who plays against the rules and puts it right before the next card is played pays nothing for it
bourre_rules-faults-corrected-value = a player who plays against the rules and puts it right before the next card is played { $penalties }
bourre_rules-faults-out-of-turn-title = Playing out of turn
bourre_rules-faults-out-of-turn-none = a player who plays out of turn pays nothing for it
bourre_rules-faults-out-of-turn-value = a player who plays out of turn { $penalties }
bourre_rules-faults-spoke-early-title = Staying or passing out of turn
bourre_rules-faults-spoke-early-none = a player who stays or passes out of turn pays nothing for it
bourre_rules-faults-spoke-early-value = a player who stays or passes out of turn { $penalties }
bourre_rules-faults-barred-leader-title = When a barred player takes most tricks
bourre_rules-faults-barred-leader-carry = nobody wins when a player who is barred takes most tricks
bourre_rules-faults-barred-leader-next-best = players who are barred are left out when tricks are compared
bourre_rules-penalty-once = A penalty is paid once a hand, also by one who is bourré besides.
bourre_rules-tricks-stay = Tricks stay with those who took them.
bourre_rules-barred-alone = Who cannot win a pot does not win it by staying alone, either.

# Chips.
bourre_rules-chips-start-title = Chips to begin with
bourre_rules-chips-start-none = as many as anybody needs
bourre_rules-chips-start-value = { bourre_rules-chips } each
bourre_rules-chips-short-title = A player without enough chips
bourre_rules-chips-short-owes = whoever has too few chips owes the rest and plays on
bourre_rules-chips-short-out = whoever has too few chips pays those and is out
bourre_rules-chips-rebuys-title = New chips for players who are out
bourre_rules-chips-rebuys-value = { $value ->
    [0] whoever is out stays out
    [1] whoever is out may take new chips once
    [2] whoever is out may take new chips twice
   *[other] whoever is out may take new chips { $value } times
}
bourre_rules-begins = Everyone begins with { bourre_rules-chips }.
bourre_rules-cannot-ante = After each hand whoever is not exempt and cannot pay the next ante is out, too, and puts the last chips into the pot. If all go out at once, those who went out with that hand count as in when the game ends.
bourre_rules-new-chips = New chips are { $chips ->
    [1] one chip
    [2] two chips
    [3] three chips
    [4] four chips
    [5] five chips
    [6] six chips
    [7] seven chips
    [8] eight chips
    [9] nine chips
    [10] ten chips
   *[other] { $chips } chips
}, taken between hands.

# The end of the game.
bourre_rules-end-when-title = When the game ends
bourre_rules-end-when-agreed = the game ends when the table agrees to end it
bourre_rules-end-when-one-left = the game ends when only one player has chips left
bourre_rules-end-when-target = the game ends after a hand when somebody has enough chips
bourre_rules-end-target-title = Chips that end the game
bourre_rules-end-target-none = no number does
bourre_rules-end-target-value = { bourre_rules-chips }
bourre_rules-enough = Enough are { bourre_rules-chips }.
bourre_rules-or-agreed = The table may also agree to end it earlier.
bourre_rules-one-in = It ends, too, when only one player is in.
bourre_rules-most-chips-win = Then whoever has won most chips wins the game, and equal players share the win.

# Money.
bourre_rules-for-money = When a game is played for money, the stake is what one chip is worth.
bourre_rules-at-once = Every payment moves at once, from the player to the pot or from the pot to the player.
bourre_rules-abandoned = If the game is abandoned, everybody gets back what they paid, and gives back what they won.

# Coming and going.
bourre_rules-leaves = A player who leaves between hands keeps what was won or lost, and has no more claim to the pot. If one player is left, that player takes the pot, and the game ends.
# $chips is what everyone begins with, or 0 where nobody counts chips.
bourre_rules-joins = Between hands another player may join in a new last seat{ $chips ->
    [0] {""}
   *[other] {" "}with { bourre_rules-chips } to play with
}, as long as no more than { $most } are at the table, and antes from the next hand on.
