# Swedish: refusals of rules.

options-document = Ett regeldokument
options-given-object = ett objekt
options-given-list = en lista med { $count }
options-given-large-number = ett så stort tal
options-given-text = ”{ $text }”

options-must-be-true-or-false = { $option } är true eller false, inte { $given }.
options-must-be-whole = { $option } är ett heltal från { $least } till { $most }{ $or ->
    [null] , eller null
   *[no] {""}
}, inte { $given }.
options-must-be-one-of = { $option } är något av { $choices }, inte { $given }.
options-must-be-rank = { $option } är en valör som A, 7 eller joker, inte { $given }.
options-must-be-card = { $option } är ett enda kort som 6C, inte { $given }.
options-must-be-list = { $option } är en lista med högst { $most }, inte { $given }.
options-must-be-options = { $option } är ett objekt med inställningar ({ $names }), inte { $given }.
options-must-be-record = { $option } är ett objekt med { $names }, inte { $given }.
options-must-be-table = { $option } är en tabell efter { $names }, inte { $given }.
options-whole-table = { $option } anges som en helhet; det saknas något för { $missing }.

options-did-you-mean = Inställningen { $option } finns inte. Menade du { $known }?
options-there-are = Inställningen { $option } finns inte. De som finns: { $known }.

options-players = { $players } spelare, men de här reglerna är för { $fewest } till { $most }.
options-fewest-and-most = players.min ({ $fewest }) är mer än players.max ({ $most }).

options-no-such-variant = Varianten ”{ $name }” finns inte.

options-sentence = { SENTENCE($clause) }
options-setting = { $subject }: { $value }
options-difference = { $subject }. De första reglerna: { $first }; de andra: { $second }.
options-default = Om varianten inte säger annat: `{ $value }`.
options-text = { $text }
options-book = { $text }
options-book-in-english =
    De här reglerna är på engelska.

    { $text }

options-target = mål
options-stake-each = { $stake } var
options-stake-a-point = { $stake } per poäng
options-stake-a-chip = { $stake } per mark
options-stake-a-stake = { $stake } per insats
options-house-rules-known = Kända husregler
