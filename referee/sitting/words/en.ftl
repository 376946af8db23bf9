# Refusals of corrections. $reason is the sentence, or the sentences, that the later round or act is refused with.

# $round is what the family calls a round: hand, round, deal, or another word; $title is the same for an English sentence.
sitting-round-breaks = { $title } { $number } would no longer fit: { $reason }
# $act is its kind: dealer, adjustment, join, withdrawal, end, buy_in, or another; $title is the same for an English sentence.
sitting-act-breaks = The { $title } before { $round } { $number } would no longer fit: { $reason } If it should not count, take it back in the same request: take_back={ $event }.
sitting-another-seat = { $name } would get another seat.
sitting-no-such-hand = There is no hand { $number } in this game.
# An event is an act as it was recorded, counted from the beginning of the game.
sitting-no-such-act = Event { $event } brought nothing onto the score sheet that could be corrected.
