# Lists of names, and what is said where a list has none.

common-and = { $most } and { $last }
common-nobody = nobody

# Cards. $rank is a number, A, K, Q, J, joker, or the name of a Kille card, which is Swedish in most languages;
# $suit is C (♣), D (♦), H (♥), S (♠), or none where only the rank is named. $form is what a message has asked
# for by CARD($card, form: "a"), by names that each language gives its own forms: here with an article, at the
# beginning of a sentence (A), several of the rank (several), and without anything. Every language has the form
# row, of cards that lie side by side, with letters also where no suit is named (K♥ K 3). The letters are those
# on the cards of the country.

common-letter = { $rank ->
    [A] A
    [K] K
    [Q] Q
    [J] J
   *[other] { common-rank }
}
common-rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
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
    [a] { $rank ->
        [A] an
        [8] an
        [11] an
       *[other] a
    } { common-face }
    [A] { $rank ->
        [A] An
        [8] An
        [11] An
       *[other] A
    } { common-face }
    [several] { common-rank }s
    [row] { $suit ->
        [none] { common-letter }
       *[other] { common-face }
    }
   *[plain] { common-face }
}
