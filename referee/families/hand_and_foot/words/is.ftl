# Icelandic: lines of Hand and Foot.

hand_and_foot-melded = { $side }: spilin á borðinu gilda { $points }.
hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [one] { $books } hrein kanasta
       *[other] { $books } hreinar kanöstur
    }, { $each } hver.
    [dirty] { $side }: { $books ->
        [one] { $books } blönduð kanasta
       *[other] { $books } blandaðar kanöstur
    }, { $each } hver.
   *[wild] { $side }: { $books ->
       [one] { $books } kanasta
      *[other] { $books } kanöstur
   } úr lausaspilum, { $each } hver.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } rauður þristur
   *[other] { $threes } rauðir þristar
} á borðinu, { $each } hver.

hand_and_foot-held = { $side }: spilin sem eftir voru á hendi gilda { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } rauður þristur
   *[other] { $threes } rauðir þristar
} enn á hendi, { $each } hver.

hand_and_foot-went-out = { $side }: lokun, { $points }.
hand_and_foot-exact-cut = { $player } tók nákvæmlega rétt mörg spil af stokknum: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side }: lokað þótt félaginn hefði sagt nei, { $points }.
    [cannot_go_out] { $side }: spurt um að loka þótt það væri ekki hægt, { $points }.
   *[pile_unusable] { $side }: bunkinn tekinn án þess að hann nýttist, { $points }.
}
