# Icelandic: refusals of rules.

options-document = Regluskjal
options-given-object = hlutur
options-given-list = listi með { $count }
options-given-large-number = svona há tala
options-given-text = „{ $text }“

options-must-be-true-or-false = { $option } er true eða false, ekki { $given }.
options-must-be-whole = { $option } er heil tala frá { $least } til { $most }{ $or ->
    [null] {" "}eða null
   *[no] {""}
}, ekki { $given }.
options-must-be-one-of = { $option } er eitt af þessu: { $choices }, ekki { $given }.
options-must-be-rank = { $option } er gildi spils, svo sem A, 7 eða joker, ekki { $given }.
options-must-be-card = { $option } er eitt spil, svo sem 6C, ekki { $given }.
options-must-be-list = { $option } er listi með í mesta lagi { $most }, ekki { $given }.
options-must-be-options = { $option } er hlutur með stillingum ({ $names }), ekki { $given }.
options-must-be-record = { $option } er hlutur með { $names }, ekki { $given }.
options-must-be-table = { $option } er tafla eftir { $names }, ekki { $given }.
options-whole-table = { $option } er gefið upp í heilu lagi; það vantar { $missing }.

options-did-you-mean = Stillingin { $option } er ekki til. Áttirðu við { $known }?
options-there-are = Stillingin { $option } er ekki til. Þessar eru til: { $known }.

options-players = Fjöldi spilara: { $players }, en þessar reglur eru fyrir { $fewest }–{ $most }.
options-fewest-and-most = players.min ({ $fewest }) er hærra en players.max ({ $most }).

options-no-such-variant = Afbrigðið „{ $name }“ er ekki til.

options-sentence = { SENTENCE($clause) }
options-setting = { $subject }: { $value }
options-difference = { $subject }. Fyrri reglurnar: { $first }; þær seinni: { $second }.
options-default = Nema afbrigðið segi annað: `{ $value }`.
options-text = { $text }
options-book = { $text }
options-book-in-english =
    Þessar reglur eru á ensku.

    { $text }

options-target = mark
options-stake-each = { $stake } á mann
options-stake-a-point = { $stake } á stig
options-stake-a-chip = { $stake } á spilapening
options-stake-a-stake = { $stake } á framlag
options-house-rules-known = Þekktar húsreglur
