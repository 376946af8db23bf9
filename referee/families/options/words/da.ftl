# Danish: refusals of rules.

options-document = Et regeldokument
options-given-object = et objekt
options-given-list = en liste med { $count }
options-given-large-number = et så stort tal
options-given-text = »{ $text }«

options-must-be-true-or-false = { $option } er true eller false, ikke { $given }.
options-must-be-whole = { $option } er et helt tal fra { $least } til { $most }{ $or ->
    [null] , eller null
   *[no] {""}
}, ikke { $given }.
options-must-be-one-of = { $option } er en af { $choices }, ikke { $given }.
options-must-be-rank = { $option } er en kortværdi som A, 7 eller joker, ikke { $given }.
options-must-be-card = { $option } er et enkelt kort som 6C, ikke { $given }.
options-must-be-list = { $option } er en liste med højst { $most }, ikke { $given }.
options-must-be-options = { $option } er et objekt med indstillinger ({ $names }), ikke { $given }.
options-must-be-record = { $option } er et objekt med { $names }, ikke { $given }.
options-must-be-table = { $option } er en tabel efter { $names }, ikke { $given }.
options-whole-table = { $option } angives som en helhed; der mangler noget for { $missing }.

options-did-you-mean = Der er ingen indstilling { $option }. Mente du { $known }?
options-there-are = Der er ingen indstilling { $option }. Der er: { $known }.

options-players = { $players } spillere, men disse regler er for { $fewest } til { $most }.
options-fewest-and-most = players.min ({ $fewest }) er mere end players.max ({ $most }).

options-no-such-variant = Der er ingen variant »{ $name }«.

options-sentence = { SENTENCE($clause) }
options-setting = { $subject }: { $value }
options-difference = { $subject }. De første regler: { $first }; de andre: { $second }.
options-default = Medmindre varianten siger andet: `{ $value }`.
options-text = { $text }
options-book = { $text }
options-book-in-english =
    Disse regler er på engelsk.

    { $text }

options-target = mål
options-stake-each = { $stake } hver
options-stake-a-point = { $stake } pr. point
options-stake-a-chip = { $stake } pr. jeton
options-stake-a-stake = { $stake } pr. indskud
options-house-rules-known = Kendte husregler
