common-and = { $most } og { $last }
common-or = { $most } eller { $last }
common-comma = { $first }, { $second }
common-nobody = ingen
common-range = { $first } til { $last }

common-sentences = { $sentences }
common-more = Og { $count } mere.

common-name-of-several = “{ $name }” hedder { $count } spillere. Skriv hvem: { $players }.
common-nobody-is = Her er ingen, der hedder “{ $name }”. Spillerne er { $players }.
common-named-once = { $side } må kun nævnes én gang.

# Former af et kort: CARD($card, form: "et") har artikel, "Et" det samme først i en sætning.

common-letter = { $rank ->
    [A] E
    [K] K
    [Q] D
    [J] B
   *[other] { common-rank }
}
common-rank = { $rank ->
    [A] es
    [K] konge
    [Q] dame
    [J] knægt
    [joker] joker
    [blaren] blaren
    [blompottan] blompottan
    [kransen] kransen
    [vardshus] värdshus
    [kavall] kavall
    [husu] husu
    [husar] husar
    [kuku] kuku
    [harlekin] harlekin
   *[other] { $rank }
}
common-face = { $suit ->
    [C] { common-letter }♣
    [D] { common-letter }♦
    [H] { common-letter }♥
    [S] { common-letter }♠
   *[none] { common-rank }
}
common-card = { $form ->
    [et] { $rank ->
        [A] et
       *[other] en
    } { common-face }
    [Et] { $rank ->
        [A] Et
       *[other] En
    } { common-face }
    [row] { $suit ->
        [none] { common-letter }
       *[other] { common-face }
    }
   *[plain] { common-face }
}
