# French: refusals of rules.

options-document = Un document de règles
options-given-object = un objet
options-given-list = une liste de { $count }
options-given-large-number = un nombre aussi grand
options-given-text = « { $text } »

options-must-be-true-or-false = { $option } est true ou false, pas { $given }.
options-must-be-whole = { $option } est un nombre entier de { $least } à { $most }{ $or ->
    [null] {" "}ou null
   *[no] {""}
}, pas { $given }.
options-must-be-one-of = { $option } est l’un de { $choices }, pas { $given }.
options-must-be-rank = { $option } est une valeur de carte comme A, 7 ou joker, pas { $given }.
options-must-be-card = { $option } est une seule carte comme 6C, pas { $given }.
options-must-be-list = { $option } est une liste de { $most } au plus, pas { $given }.
options-must-be-options = { $option } est un objet d’options ({ $names }), pas { $given }.
options-must-be-record = { $option } est un objet avec { $names }, pas { $given }.
options-must-be-table = { $option } est une table par { $names }, pas { $given }.
options-whole-table = { $option } se donne en entier ; il manque { $missing }.

options-did-you-mean = Il n’y a pas d’option { $option }. Voulais-tu dire { $known } ?
options-there-are = Il n’y a pas d’option { $option }. Il y a : { $known }.

options-players = Vous êtes { $players }, mais ces règles se jouent de { $fewest } à { $most }.
options-fewest-and-most = players.min ({ $fewest }) est plus grand que players.max ({ $most }).

options-no-such-variant = Il n’y a pas de variante « { $name } ».

options-sentence = { SENTENCE($clause) }
options-setting = { $subject } : { $value }
options-difference = { $subject }. Premières règles : { $first } ; secondes règles : { $second }.
options-default = Sauf indication contraire de la variante : `{ $value }`.
options-text = { $text }
options-book = { $text }
options-book-in-english =
    Ces règles sont en anglais.

    { $text }

options-target = objectif
options-stake-each = { $stake } par personne
options-stake-a-point = { $stake } le point
options-stake-a-chip = { $stake } le jeton
options-stake-a-stake = { $stake } la mise
options-house-rules-known = Règles maison connues
