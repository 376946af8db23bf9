# Refusals of what is asked for, beside those of a game's rules.

# $reason is the sentence, or the sentences, that an act of a game is refused with.
service-record-must-replay = The record does not replay: { $reason }
# $expected and $given are numbers of events. $id, $status and $stated are written as in documents.
service-event-numbers = Events are numbered from 2 without gaps: { $expected } was expected, not { $given }.
service-record-score = By its events { $id } has { $score }, not { $stated }.
service-record-status = By its events the game is { $status }, not { $stated }.
service-nobody-in-the-record = Nobody in this game is “{ $name }”.
# “origin” is a field of a record, as documents write it: the phone's own name of a game.
service-origin-of-a-game-here = A game was made of this origin already. Send the same record with the same Idempotency-Key to get it, or leave origin out.
service-origin-of-another-record = A game was made of this origin by another record. Send that one again, or leave origin out.
service-rule-set-of-other-rules = No version of “{ $name }” has the variant and the house rules of this record.

service-no-such-game = There is no game “{ $id }”.
service-no-such-club = There is no club “{ $id }”.
service-player-by-id = Nobody in this game is “{ $name }”. The address takes the id: { $ids }.
# $kind is what somebody tried to record, $known is all that can be, both as requests name it.
service-act-of-another-family = { $family } knows no { $kind }. A game of it can have recorded: { $known }.
service-most-events = { $most } events are all a game can have. Its rematch goes on with the same table.

service-lock-without-club = This game is no club's: there are no admins to leave it to.
service-lock-too-early = This game still goes on. End it, or play it to its end, before it is locked.
service-locked-already = This game is locked already.
service-not-locked = This game is not locked.
service-game-is-locked = This game is locked: only an admin of the club may change it, or unlock it.

service-take-back-others = Event { $event } is this hand itself; take_back names others.
service-reason-for-a-correction = A correction in a club's game needs a reason: reason=…, which its log keeps.
service-two-seats = { $player } would have two seats.
service-rematch-too-early = This game still goes on. End it, or play it to its end, before the next one.
service-rematch-there-already = The rematch of this game was created already.

# Links: a token opens a game or a club, for watching or for scoring. $at is a time as documents write it.
service-token-unknown = This token is not known here.
service-token-revoked = This token has been revoked.
service-token-expired = This token expired at { $at }.
service-token-of-another-game = This token is for another game.
service-token-of-a-game = This token is for a game, not for its club.
service-token-for-watching = This token is for watching; writing needs one for scoring.
service-token-of-a-player = This link is a player's: it enters hands and asks the referee; everything else takes one for scoring.
service-player-of-the-link-has-left = The player whose link this is has left the table.
service-link-of-somebody-gone = { $player } has left the table: a link is for somebody who plays.
service-last-token-for-scoring = This is the last token that may score; without it nobody could go on with the game.
service-last-admin-token = This is the club's last admin token that does not expire; make another one first.
service-link-of-somebody-else = This link was not made with yours. Whoever began the game can withdraw it.
service-expiry-in-the-past = This is in the past: it is { $at } now.
service-expiry-after-its-maker = The token that makes it expires at { $at }, and so must this one by then.
# $purpose is what needs the token: token (a look at it), private_game, game (writing to it) or club.
service-token-needed = { $purpose ->
    [token] Looking at a token needs a token: Authorization: Bearer <token>.
    [private_game] Reading this private game needs a token: Authorization: Bearer <token>.
    [game] Writing to a game needs a token: Authorization: Bearer <token>.
   *[club] This club needs a token: Authorization: Bearer <token>.
}
# $owner: game or club.
service-no-such-token = { $owner ->
    [game] This game has no such token, or it is revoked.
   *[club] This club has no such token, or it is revoked.
}
# Roles in a club: admin, treasurer (keeps the books), scorer (records games), viewer. $needed is the lowest that may.
service-role-needed = This takes { $needed ->
    [admin] an admin
    [treasurer] a treasurer
    [scorer] a scorer
   *[viewer] a viewer
} of the club; this token is for { $role ->
    [admin] an admin
    [treasurer] a treasurer
    [scorer] a scorer
   *[viewer] a viewer
}.
# $new is the role of the token to be made.
service-role-above-ones-own = { $new ->
    [admin] A token for an admin takes an admin to make it;
    [treasurer] A token for a treasurer takes a treasurer to make it;
    [scorer] A token for a scorer takes a scorer to make it;
   *[viewer] A token for a viewer takes a viewer to make it;
} this token is for { $role ->
    [admin] an admin
    [treasurer] a treasurer
    [scorer] a scorer
   *[viewer] a viewer
}.
# $state is that of the other token: revoked or valid.
service-label-in-use = { $state ->
    [revoked] Another token of the club is labelled “{ $label }”, and is revoked; the books could not tell who did what. “{ $free }” is free.
   *[valid] Another token of the club is labelled “{ $label }”; the books could not tell who did what. “{ $free }” is free.
}

service-hand-recorded-already = Hand { $number } is recorded already.
service-hand-too-early = Hand { $number } cannot come now: the next one is hand { $following }.

# Hands that another person confirms or disputes. $hand is the number of one, $hands are several numbers.
service-game-without-confirmations = In this game hands are not confirmed.
service-hand-of-ones-own = Whoever entered hand { $hand } cannot confirm it: that is for somebody else.
service-hand-of-somebody-else = A player's link corrects only what it has entered itself.
service-hand-has-changed = Hand { $hand } has been corrected since event { $event }. Look at it again.
service-dispute-of-somebody-else = Somebody disputes hand { $hand }: they close that themselves, or whoever began the game does.
service-dispute-is-closed = Whoever began the game has decided about hand { $hand }. Only a correction opens it again.
service-hands-disputed = { $count ->
    [one] Hand { $hands } is disputed
   *[other] Hands { $hands } are disputed
}: nothing is settled before that is closed.

service-variants-of-two-families = { $first } is of the family { $first_family }, and { $second } of { $second_family }; they share no options.

# Members of a club, and guests, who are none. $name and $member are names that somebody has typed. $instead and
# $reference are written as requests are.
service-name-of-an-account = “{ $name }” could be taken for an account or a seat. Write a name other than m1, p1, pot, bank, cash box or guest:… instead.
service-name-to-write-otherwise = “{ $name }” could be taken for an account or a seat. Write { $instead } instead.
service-guest-named-as-a-member = { $member } is a member: write { $reference }, or give the guest another name.
service-begin-a-new-game = Begin a new game.
service-nobody-in-the-club = Nobody in this club is “{ $name }”. Say an id or a name of /members.
# $choices are ids with “or”, such as: m2 or m5 (retired).
service-several-members = More than one member is called “{ $name }”; say { $choices }.
service-retired-member = { $id } (retired)
service-no-such-member = There is no member “{ $name }” in this club.
service-no-such-rule-set = There is no rule set “{ $name }” in this club.
service-address-takes-the-id = The address takes the id: { $ids }.
service-member-retired = { $member } has retired from the club. An admin may take { $member } back.
# $id is the seat that the member had in the game before.
service-member-of-the-table-retired = { $member } has retired from the club. Begin a new game without { $id }.
service-member-sits-twice = { $member } sits at this table already.
service-member-has-a-seat = { $member } has a seat in this game already.
service-guests-named-alike = Two guests are called “{ $name }”; the club's books could not tell them apart.
service-guest-of-this-name-here = A guest called “{ $name }” is here; the club's books could not tell them apart.
service-no-such-guest = No guest of the books is “{ $name }”.
service-guest-has-not-played = No guest called “{ $name }” has played in this club.
service-member-name-in-use = “{ $name }” is a member already: { $id }. Names must tell members apart.
service-most-members = A club has { $most } members at most.

# Rules of a club. A rule set is a variant with house rules, under a name.
service-most-rule-sets = A club has { $most } rule sets at most.
service-club-without-this-rule-set = This club has no rule set “{ $name }”.
service-rule-set-named-as-an-id = “{ $name }” could be taken for the id of a rule set. Write another name.
service-rule-set-name-in-use = The rule set { $id } is called “{ $name }” already.
service-rules-from-two-places = A rule set says the variant and the house rules; leave these out, or leave it out.
service-name-a-variant = Name a variant.
service-name-a-variant-or-a-rule-set = Name a variant or a rule set; the club has no rule set by default.
service-house-rules-without-variant = House rules need a variant that they change.
# $thing: event, rule_set or member. $given is one that was named, though the game has no club.
service-only-in-a-club = { $thing ->
    [event] An event such as “{ $given }” is a club's: name the club under club.
    [rule_set] A rule set such as “{ $given }” is a club's: name the club under club.
   *[member] A member such as “{ $given }” is a club's: name the club under club.
}
service-game-without-members = This game is no club's, and has no members. Write a name.

# The books of a club. $currency is a code such as DKK, $holds and $amount count its smallest unit.
service-currency-of-the-club = The club's books are in { $currency }.
service-currency-in-use = The club plays for { $currency } already; that cannot change to { $other } any more.
service-pays-oneself = Nobody can pay themselves: from and to are the same account.
service-cash-box-holds-less = The cash box holds { $holds } minor units of { $currency }, and { $amount } cannot come out.
service-no-such-booking = There is no booking { $number } in this club.
service-booking-of-a-game = A game moved this; correct the game, and its books follow.
service-booking-takes-back = This takes back another booking; book what is right anew instead.
service-booking-taken-back = Booking { $number } has taken this back already.
service-settlement-has-changed = The settlement is another by now: ask for it again, and decide anew.
service-payment-not-suggested = The settlement suggests no such payment. Leave “settles” out to book it all the same.
service-games-disputed = { $count ->
    [one] Hands of a game are disputed
   *[other] Hands of { $count } games are disputed
}: nothing is settled before that is closed.

# Standings. $by is what members should be ranked by, $common what they can be ranked by in any game, both as requests
# name it; $counting are the families whose games count it, by their ids.
service-no-ratings = This server keeps no ratings. Whoever runs it can: pip install '.[ratings]', and restart.
service-not-ranked-by = These games are of { $families }, and members can be ranked by { $by } in games of { $counting } only. Ask for ?family={ $first }, or rank by { $common }.

# Notes in the books on a correction that moved money: hand 2 amended, event 7 taken back: $reason, which somebody has
# typed. Notes begin small, as those do that people type.
service-hand-amended = hand { $hand } amended
service-hand-removed = hand { $hand } removed
service-event-taken-back = event { $event } taken back
# $corrections are some of the three above with commas, $more how many there are besides.
service-corrections-and-more = { $corrections } and { $more } more
service-correction-for-a-reason = { $corrections }: { $reason }

# The ledger as CSV. In English it is named as in documents, by $key, so that programs read it; other languages have
# titles. $key of a column: number, at, from, from_name, to, to_name, amount, currency, reason, is_cash, game, event,
# reverses (another booking), by (who booked it), note; of a reason: reversal, payment, adjustment, or why money moves in a
# game, of which $title tells; of cash: true or false. $account: pot, bank, cash_box.
service-ledger-column = { $key }
service-ledger-reason = { $key }
service-ledger-is-cash = { $key }
service-ledger-account = { $key }
