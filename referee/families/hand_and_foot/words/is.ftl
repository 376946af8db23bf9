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

hand_and_foot-out-missing = Hver lokaði? Gefðu upp out, eða "out": null ef enginn gerði það.
hand_and_foot-side-missing = { $side }: niðurstaðan er óskráð. Gefðu upp sides fyrir { $id }.
hand_and_foot-melded-missing = { $side }: hvað er á borðinu? Gefðu upp melded (stig allra spila þar) eða melds (spilin).
hand_and_foot-held-missing = { $side }: hvað er enn á hendi? Gefðu upp held (stig) eða held_cards; 0 ef ekkert.
hand_and_foot-melded-total = Spilin á borðinu gilda { $counted }, ekki { $given }.
hand_and_foot-held-total = { $count ->
    [0] Engin spil gilda { $counted }, ekki { $given }.
   *[other] { CARD($cards, form: "row") } gilda { $counted }, ekki { $given }.
}
hand_and_foot-red-threes-total = Rauðir þristar þar á meðal eru { $counted }, ekki { $given }.
hand_and_foot-books-total = { $kind ->
    [clean] Hreinar kanöstur eru hér { $counted }, ekki { $given }.
    [dirty] Blandaðar kanöstur eru hér { $counted }, ekki { $given }.
   *[wild] Kanöstur úr lausaspilum eru hér { $counted }, ekki { $given }.
}
hand_and_foot-no-such-books = { $kind ->
    [dirty] Í þessum reglum eru engar blandaðar kanöstur. Slepptu dirty.
   *[wild] Í þessum reglum eru engar kanöstur úr lausaspilum. Slepptu wild.
}
hand_and_foot-by-fives = { $side }: { $points } gengur ekki upp. Gildi allra spila eru margfeldi af { $unit }, svo að talan er { $below } eða { $above }.
hand_and_foot-melded-too-little = { $side }: { $books }. Þau spil gilda minnst { $least }; { $points } er of lítið.
hand_and_foot-some-books = { $kind ->
    [clean] { $books ->
        [one] { $books } hrein kanasta
       *[other] { $books } hreinar kanöstur
    }
    [dirty] { $books ->
        [one] { $books } blönduð kanasta
       *[other] { $books } blandaðar kanöstur
    }
   *[wild] { $books ->
       [one] { $books } kanasta úr lausaspilum
      *[other] { $books } kanöstur úr lausaspilum
   }
}
hand_and_foot-below-minimum = { $side }: { $points } er of lítið. Í þessari umferð gilda fyrstu samstæður minnst { $minimum }.
hand_and_foot-out-holds-nothing = { $player } lokaði og á því ekkert eftir á hendi.
hand_and_foot-cuts-once = { $player } tekur aðeins einu sinni af stokknum í umferð.
hand_and_foot-no-exact-cut = Í þessum reglum fást engin stig fyrir að taka nákvæmlega rétt mörg spil. Slepptu exact_cut.

hand_and_foot-too-many-red-threes = Uppgefnir rauðir þristar eru { $threes }, en í { $packs ->
    [one] { $packs } stokki
   *[other] { $packs } stokkum
} eru þeir { $most }.
hand_and_foot-too-many-points = Spil allra gilda samtals { $points }, en öll spil í { $packs ->
    [one] { $packs } stokki
   *[other] { $packs } stokkum
} gilda { $most }.
hand_and_foot-too-many-books = { $kind ->
    [natural] Í svo margar kanöstur þarf minnst { $cards } venjuleg spil, en í stokkunum eru { $most }.
   *[wild] Í svo margar kanöstur þarf minnst { $cards } lausaspil, en í stokkunum eru { $most }.
}

hand_and_foot-teams-of-nobody = teams er { $teams }, en { $fewest }–{ $most } spilurum er ekki hægt að skipta þannig.
hand_and_foot-teams-of-equal-size = Í jafnstór lið þarf { $fit } spilara; hér eru { $players }.
hand_and_foot-pack-too-small = { $players } spilarar með hönd ({ $hand }) og fót ({ $foot }) þurfa { $cards } spil og eitt til að snúa upp; í { $packs ->
    [one] { $packs } stokki
   *[other] { $packs } stokkum
} eru { $size }.
hand_and_foot-no-wild-books = out.books.wild er { $books }, en melds.all_wild er false: slíkar kanöstur eru ekki til.
hand_and_foot-no-partner = { $option } er true, en teams er null, svo að enginn á félaga.
hand_and_foot-minimum-empty = minimum er tómt; ef einskis er krafist af fyrstu samstæðum er það 0.
