# Finnish: refusals of rules.

options-document = Sääntöasiakirja
options-given-object = objekti
options-given-list = { $count } kohdan luettelo
options-given-large-number = noin suuri luku
options-given-text = ”{ $text }”

options-must-be-true-or-false = { $option } on true tai false, ei { $given }.
options-must-be-whole = { $option } on kokonaisluku väliltä { $least }–{ $most }{ $or ->
    [null] {" "}tai null
   *[no] {""}
}, ei { $given }.
options-must-be-one-of = { $option } on jokin näistä: { $choices }, ei { $given }.
options-must-be-rank = { $option } on kortin arvo, esimerkiksi A, 7 tai joker, ei { $given }.
options-must-be-card = { $option } on yksi kortti, esimerkiksi 6C, ei { $given }.
options-must-be-list = { $option } on luettelo, jossa on enintään { $most } kohtaa, ei { $given }.
options-must-be-options = { $option } on objekti, jossa on asetuksia ({ $names }), ei { $given }.
options-must-be-record = { $option } on objekti, jossa on { $names }, ei { $given }.
options-must-be-table = { $option } on taulukko, jonka avaimina ovat { $names }, ei { $given }.
options-whole-table = { $option } annetaan kokonaan; puuttuu { $missing }.

options-did-you-mean = Asetusta { $option } ei ole. Tarkoititko: { $known }?
options-there-are = Asetusta { $option } ei ole. Nämä ovat: { $known }.

options-players = Pelaajia { $players }, mutta nämä säännöt ovat { $fewest }–{ $most } pelaajalle.
options-fewest-and-most = players.min ({ $fewest }) on suurempi kuin players.max ({ $most }).

options-no-such-variant = Muunnelmaa ”{ $name }” ei ole.

options-sentence = { SENTENCE($clause) }
options-setting = { $subject }: { $value }
options-difference = { $subject }. Ensimmäiset säännöt: { $first }; toiset: { $second }.
options-default = Ellei muunnelma toisin määrää: `{ $value }`.
options-text = { $text }
options-book = { $text }
options-book-in-english =
    Nämä säännöt ovat englanniksi.

    { $text }

options-target = tavoite
options-stake-each = { $stake } jokaiselta
options-stake-a-point = { $stake } pisteeltä
options-stake-a-chip = { $stake } merkiltä
options-stake-a-stake = { $stake } panokselta
options-house-rules-known = Tunnetut talon säännöt
