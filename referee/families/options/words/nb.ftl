# Norwegian: refusals of rules.

options-document = Et regeldokument
options-given-object = et objekt
options-given-list = en liste med { $count }
options-given-large-number = et så stort tall
options-given-text = «{ $text }»

options-must-be-true-or-false = { $option } er true eller false, ikke { $given }.
options-must-be-whole = { $option } er et helt tall fra { $least } til { $most }{ $or ->
    [null] , eller null
   *[no] {""}
}, ikke { $given }.
options-must-be-one-of = { $option } er en av { $choices }, ikke { $given }.
options-must-be-rank = { $option } er en kortverdi som A, 7 eller joker, ikke { $given }.
options-must-be-card = { $option } er ett enkelt kort som 6C, ikke { $given }.
options-must-be-list = { $option } er en liste med høyst { $most }, ikke { $given }.
options-must-be-options = { $option } er et objekt med innstillinger ({ $names }), ikke { $given }.
options-must-be-record = { $option } er et objekt med { $names }, ikke { $given }.
options-must-be-table = { $option } er en tabell etter { $names }, ikke { $given }.
options-whole-table = { $option } oppgis som en helhet; det mangler noe for { $missing }.

options-did-you-mean = Innstillingen { $option } finnes ikke. Mente du { $known }?
options-there-are = Innstillingen { $option } finnes ikke. Disse finnes: { $known }.

options-players = { $players } spillere, men disse reglene er for { $fewest } til { $most }.
options-fewest-and-most = players.min ({ $fewest }) er mer enn players.max ({ $most }).

options-no-such-variant = Varianten «{ $name }» finnes ikke.

options-sentence = { SENTENCE($clause) }
options-setting = { $subject }: { $value }
options-difference = { $subject }. De første reglene: { $first }; de andre: { $second }.
options-default = Hvis varianten ikke sier noe annet: `{ $value }`.
options-text = { $text }
options-book = { $text }
options-book-in-english =
    Disse reglene er på engelsk.

    { $text }

options-target = mål
options-stake-each = { $stake } hver
options-stake-a-point = { $stake } per poeng
options-stake-a-chip = { $stake } per sjetong
options-stake-a-stake = { $stake } per innsats
options-house-rules-known = Kjente husregler
