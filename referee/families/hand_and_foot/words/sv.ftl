# Swedish: lines and refusals of Hand and Foot.

hand_and_foot-melded = { $side }: korten på bordet är värda { $points }.

hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [one] { $books } ren canasta
       *[other] { $books } rena canastor
    }, { $each } för varje.
    [dirty] { $side }: { $books ->
        [one] { $books } oren canasta
       *[other] { $books } orena canastor
    }, { $each } för varje.
   *[wild] { $side }: { $books ->
        [one] { $books } vild canasta
       *[other] { $books } vilda canastor
    }, { $each } för varje.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } röd trea
   *[other] { $threes } röda treor
} på bordet, { $each } för varje.

hand_and_foot-held = { $side }: korten kvar på handen är värda { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } röd trea
   *[other] { $threes } röda treor
} kvar på handen, { $each } för varje.

hand_and_foot-went-out = { $side } gick ut: { $points }.

hand_and_foot-exact-cut = { $player } tog exakt rätt antal kort till given: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side } gick ut fast partnern hade sagt nej: { $points }.
    [cannot_go_out] { $side } frågade om att gå ut men kunde inte: { $points }.
   *[pile_unusable] { $side } tog högen men kunde inte använda den: { $points }.
}

hand_and_foot-out-missing = Vem gick ut? Ange out, eller "out": null om ingen gjorde det.
hand_and_foot-side-missing = Vad har { $side }? Ange sides för { $id }.
hand_and_foot-melded-missing = Vad har { $side } på bordet? Ange melded (poängen för alla kort där) eller melds (korten).
hand_and_foot-held-missing = Vad har { $side } kvar på handen? Ange held (poäng) eller held_cards; 0 om det inte är något.
hand_and_foot-melded-total = Korten på bordet är värda { $counted }, inte { $given }.
hand_and_foot-held-total = { $count ->
    [0] Inga kort är värda { $counted }, inte { $given }.
   *[other] { CARD($cards, form: "row") } är värda { $counted }, inte { $given }.
}
hand_and_foot-red-threes-total = De röda treorna bland dem är { $counted }, inte { $given }.
hand_and_foot-books-total = { $kind ->
    [clean] De rena canastorna här är { $counted }, inte { $given }.
    [dirty] De orena canastorna här är { $counted }, inte { $given }.
   *[wild] De vilda canastorna här är { $counted }, inte { $given }.
}
hand_and_foot-no-such-books = { $kind ->
    [dirty] Med de här reglerna finns inga orena canastor. Utelämna dirty.
   *[wild] Med de här reglerna finns inga vilda canastor. Utelämna wild.
}
hand_and_foot-by-fives = { $side } kan inte ha { $points }: alla kortvärden är delbara med { $unit }, så det är { $below } eller { $above }.

hand_and_foot-melded-too-little = { $side } har { $books }, och de korten är värda minst { $least }; { $points } är för lite.
hand_and_foot-some-books = { $kind ->
    [clean] { $books ->
        [one] { $books } ren canasta
       *[other] { $books } rena canastor
    }
    [dirty] { $books ->
        [one] { $books } oren canasta
       *[other] { $books } orena canastor
    }
   *[wild] { $books ->
        [one] { $books } vild canasta
       *[other] { $books } vilda canastor
    }
}
hand_and_foot-below-minimum = De första kombinationerna måste vara värda minst { $minimum } i den här omgången, så { $side } kan inte ha { $points }.
hand_and_foot-out-holds-nothing = { $player } har gått ut och har därför inget på handen.
hand_and_foot-cuts-once = { $player } tar kort till given bara en gång per omgång.
hand_and_foot-no-exact-cut = Med de här reglerna ger det inga poäng att ta exakt rätt antal kort till given. Utelämna exact_cut.

hand_and_foot-too-many-red-threes = { $threes ->
    [one] { $threes } röd trea har angetts,
   *[other] { $threes } röda treor har angetts,
} men { $packs ->
    [one] { $packs } lek
   *[other] { $packs } lekar
} har { $most }.
hand_and_foot-too-many-points = Allas kort är tillsammans värda { $points }, men alla kort i { $packs ->
    [one] { $packs } lek
   *[other] { $packs } lekar
} { $most }.
hand_and_foot-too-many-books = { $kind ->
    [natural] Så många canastor kräver minst { $cards } naturliga kort, men det finns bara { $most }.
   *[wild] Så många canastor kräver minst { $cards } vilda kort, men det finns bara { $most }.
}

hand_and_foot-teams-of-nobody = teams är { $teams }, men { $fewest } till { $most } spelare kan inte delas så.
hand_and_foot-teams-of-equal-size = Lika stora lag kräver { $fit } spelare; det är { $players }.
hand_and_foot-pack-too-small = { $players } spelare med en hand på { $hand } och en fot på { $foot } behöver { $cards } kort och ett att vända upp; { $packs ->
    [one] { $packs } lek
   *[other] { $packs } lekar
} har { $size }.
hand_and_foot-no-wild-books = out.books.wild är { $books }, men melds.all_wild är false: det finns inga.
hand_and_foot-no-partner = { $option } är true, men teams är null, så ingen har någon partner.
hand_and_foot-minimum-empty = minimum är tom; där inget krävs av de första kombinationerna är det 0.

hand_and_foot-threes-not-melded = { CARD($cards, form: "row") } är ingen kombination: treor kan inte läggas ut.
hand_and_foot-meld-of-several-ranks = { CARD($cards, form: "row") } är ingen kombination: korten måste ha samma valör.
hand_and_foot-meld-too-small = { $count ->
    [0] Utan kort är det ingen kombination: det måste vara minst tre kort.
   *[other] { CARD($cards, form: "row") } är ingen kombination: det måste vara minst tre kort.
}
hand_and_foot-only-wild = { CARD($cards, form: "row") } är ingen kombination här: vilda kort läggs tillsammans med naturliga.
hand_and_foot-meld-too-large = { CARD($cards, form: "row") } är för mycket: { $book } kort är en canasta, och ingen kombination är större.
hand_and_foot-too-many-wilds = { $most ->
    [0] { CARD($cards, form: "row") } är ingen kombination här: av { $count } kort får inget vara vilt, inte { $wilds }.
   *[other] { CARD($cards, form: "row") } är ingen kombination här: av { $count } kort får { $most } vara vilda, inte { $wilds }.
}
hand_and_foot-several-open-melds = Där ligger { $melds } öppna kombinationer av { CARD($rank, form: "several") }; tills någon är en canasta är de en enda kombination.
hand_and_foot-several-open-wild-melds = Där ligger { $melds } öppna kombinationer av vilda kort; tills någon är en canasta är de en enda kombination.
hand_and_foot-which-suit = Vilken färg har { $rank }? Röda treor räknas annorlunda än svarta.

hand_and_foot-needs-books = För att gå ut krävs { AND($needed) } { $last ->
    [1] canasta
   *[other] canastor
}; { $players ->
    [0] sidan har
   *[other] { $side } har
} { AND($has) }.
hand_and_foot-books-of-kind = { $kind ->
    [clean] { $books ->
        [1] { $books } ren
       *[other] { $books } rena
    }
    [dirty] { $books ->
        [1] { $books } oren
       *[other] { $books } orena
    }
   *[wild] { $books ->
        [1] { $books } vild
       *[other] { $books } vilda
    }
}
hand_and_foot-only-books = { $kind ->
    [clean] { $books ->
        [0] ingen ren
        [1] bara { $books } ren
       *[other] bara { $books } rena
    }
    [dirty] { $books ->
        [0] ingen oren
        [1] bara { $books } oren
       *[other] bara { $books } orena
    }
   *[wild] { $books ->
        [0] ingen vild
        [1] bara { $books } vild
       *[other] bara { $books } vilda
    }
}

hand_and_foot-round-missing = Vilken omgång är det? När sidan inte har lagt ut än gäller ett minimum för de första kombinationerna.
hand_and_foot-also-not-held = Inte alla kort i also finns på handen: { $ranks }.
hand_and_foot-open-meld-of-another-rank = open_meld är sidans kombination med samma valör som översta kortet; utelämna den om det inte finns någon.
hand_and_foot-books-of-the-packs = En canasta har { $cards } kort, så lekarna räcker till högst { $most } canastor.

hand_and_foot-ask-out = Vem gick ut?
hand_and_foot-tap-out = Tryck på den som gick ut
hand_and_foot-who-went-out = { $name } gick ut
hand_and_foot-nobody-out = Ingen gick ut
hand_and_foot-form-figures = Canastor och poäng
hand_and_foot-row-books = { $kind ->
    [clean] Rena canastor
    [dirty] Orena canastor
   *[wild] Vilda canastor
}
hand_and_foot-row-threes = Röda treor
hand_and_foot-row-held-threes = Röda treor på handen

hand_and_foot-hint-each = { FIGURE($points) } för varje
hand_and_foot-row-melded = På bordet
hand_and_foot-hint-melded = poäng, med canastor
hand_and_foot-ask-melded = Hur många poäng har { $name } på bordet?
hand_and_foot-row-held = På handen
hand_and_foot-hint-held = poäng
hand_and_foot-ask-held = Hur många poäng har { $name } på handen?
hand_and_foot-row-exact-cut = Tog exakt rätt
hand_and_foot-fold-exact-cut = Tog någon exakt rätt antal kort?
hand_and_foot-row-penalties = Straff
hand_and_foot-fold-penalties = Blev det något straff?

hand_and_foot-choice-penalty = { $kind ->
    [out_refused] gick ut trots nej
    [cannot_go_out] bad att få gå ut och kunde inte
   *[pile_unusable] tog en hög som inte kunde användas
}

hand_and_foot-count-went-out = Gick ut
hand_and_foot-count-books = Canastor

hand_and_foot-claim-draw = Får en tur börja med att dra så?
hand_and_foot-claim-meld = Får de här korten läggas ut?
hand_and_foot-claim-open = Räcker de första kombinationerna?
hand_and_foot-claim-take-pile = Får kasthögen tas?
hand_and_foot-claim-go-out = Får spelaren gå ut?
hand_and_foot-claim-book = Vilken sorts canasta är de här korten?

hand_and_foot-from-stock = Talongen
hand_and_foot-from-pile = Kasthögen
hand_and_foot-label-drawn = Dragna kort
hand_and_foot-about-drawn = Hur många kort som drogs, utan röda treor
hand_and_foot-label-on = Läggs till
hand_and_foot-about-on = Sidans öppna kombination, om de läggs till en
hand_and_foot-label-round = Omgång
hand_and_foot-about-round = Från 1; kravet stiger med den
hand_and_foot-label-top = Översta kortet
hand_and_foot-about-top = Kortet överst i kasthögen
hand_and_foot-about-holding = Alla kort på handen
hand_and_foot-label-opened = Har lagt ut
hand_and_foot-about-opened = Om sidan har lagt ut något i den här omgången
hand_and_foot-about-round-needed = Behövs om sidan inte har lagt ut
hand_and_foot-label-open-meld = Öppen kombination
hand_and_foot-about-open-meld = Sidans öppna kombination med samma valör som översta kortet; har sidan en, har den lagt ut
hand_and_foot-label-also = Dessutom
hand_and_foot-about-also = Andra kombinationer från handen som läggs ut samtidigt
hand_and_foot-label-books = Canastor
hand_and_foot-about-books = Hur många canastor av varje sort.
hand_and_foot-label-clean = Rena
hand_and_foot-about-clean = Utan vilda kort
hand_and_foot-label-dirty = Orena
hand_and_foot-about-dirty = Med vilda kort
hand_and_foot-label-wild = Vilda
hand_and_foot-about-wild = Bara vilda kort
hand_and_foot-label-partner-in-foot = Partnern på foten
hand_and_foot-about-partner-in-foot = Om partnern har tagit upp sin fot
hand_and_foot-label-partner-said = Partnern säger ja
hand_and_foot-about-partner-said = Vad partnern svarade: ja eller nej

hand_and_foot-is-meld = { $kind ->
    [clean] { CARD($cards, form: "row") } är en ren canasta.
    [dirty] { CARD($cards, form: "row") } är en oren canasta.
    [wild] { CARD($cards, form: "row") } är en vild canasta.
   *[open] { CARD($cards, form: "row") } är en öppen kombination.
}
hand_and_foot-first-melds = Det ger { $points } poäng; de första kombinationerna ska ge minst { $minimum } i den här omgången.
hand_and_foot-three-on-top = En hög med en trea överst får inte tas.
hand_and_foot-takes-pile = { $card } läggs ut med två kort från handen, och högen tas.
hand_and_foot-no-room = Den öppna kombinationen har plats för { $room } kort, och med översta kortet följer två till.
hand_and_foot-too-little-for-the-pile = Översta kortet, de två bredvid det och det övriga som läggs ut ger { $points }; de första kombinationerna ska ge minst { $minimum } i den här omgången.
hand_and_foot-pair-to-take-pile = { $wild ->
    [yes] För att ta högen lägger man ut två { CARD($rank, form: "several") }, eller en och ett vilt kort, från handen med { $card }.
   *[no] För att ta högen lägger man ut två { CARD($rank, form: "several") } från handen med { $card }.
}
hand_and_foot-seeing-pair = { $wild ->
    [yes] Att se två { CARD($rank, form: "several") } på handen, eller en och ett vilt kort.
   *[no] Att se två { CARD($rank, form: "several") } på handen.
}
hand_and_foot-stock-or-pile = En tur börjar med två kort ur talongen eller med högen, inte med lite av båda.
hand_and_foot-may-begin-with-pile = En tur får börja med högen, om översta kortet kan läggas ut genast.
hand_and_foot-stock-used-up = Talongen har { $cards } av de två korten; spelet går vidare med högen tills ingen tar den.
hand_and_foot-two-cards-not = En tur börjar med två kort ur talongen, inte { $drawn }; en röd trea läggs ut och ersätts.
hand_and_foot-two-cards = En tur börjar med två kort ur talongen; en röd trea bland dem läggs ut och ersätts.
hand_and_foot-may-go-out = Sidan har de canastor som krävs, och inget annat hindrar spelaren från att gå ut.
hand_and_foot-partner-needs-foot = Partnern måste först ha tagit upp sin fot.
hand_and_foot-seeing-the-foot = Om partnern har tagit upp sin fot.
hand_and_foot-partner-must-agree = Partnern måste ha sagt att spelaren får gå ut.
hand_and_foot-word-of-partner = Vad partnern sade.

hand_and_foot-column-out = Gick ut
hand_and_foot-column-books = Rena, orena och vilda canastor

hand_and_foot-about = Canastor på sju kort, en hand och en fot
hand_and_foot-variant-hand-and-foot = Två lag samlar canastor på sju kort, rena, orena eller vilda; varje spelare har en hand och en fot
hand_and_foot-variant-hand-and-foot-pagat = Händer och fötter på tretton kort; att ta exakt rätt antal kort ger inga poäng
hand_and_foot-variant-hand-and-foot-bicycle = Kombinationer med vilda kort har minst fyra naturliga, och en ren och en oren canasta räcker
hand_and_foot-variant-hand-and-foot-alone = Två till sex spelar var för sig, och röda treor kostar 500 var de än är
hand_and_foot-name-hand-and-foot-pagat = Hand and Foot, 13 kort i varje
hand_and_foot-name-hand-and-foot-bicycle = Hand and Foot, fyra naturliga kort
hand_and_foot-name-hand-and-foot-alone = Hand and Foot, var för sig (Simpson)
hand_and_foot-house-rule-black-threes-0 = Svarta treor är inte värda något
hand_and_foot-house-rule-four-to-nine-five = Kort från 4 till 9 är värda fem
hand_and_foot-house-rule-red-threes-500 = Röda treor kostar 500 var de än är
hand_and_foot-house-rule-three-wilds = Tre vilda kort i en canasta, men färre än de naturliga
hand_and_foot-house-rule-whole-pile = Hela högen tas
hand_and_foot-house-rule-wild-in-the-pair = Ett av de två korten till högen får vara vilt
hand_and_foot-house-rule-one-clean-one-dirty = En ren och en oren canasta för att gå ut
hand_and_foot-house-rule-last-discard = Det sista kortet måste kastas
hand_and_foot-house-rule-no-exact-cut = Att ta exakt rätt antal kort ger inga poäng
hand_and_foot-house-rule-minimum-from-60 = Första kombinationer på minst 60, 90, 120 och 150
hand_and_foot-house-rule-to-10000 = Till 10 000

hand_and_foot-body-sides = även vem som gick ut
