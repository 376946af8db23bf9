# Danish: lines and refusals of Hand and Foot.

hand_and_foot-melded = { $side }: kortene på bordet tæller { $points }.

hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [one] { $books } ren canasta
       *[other] { $books } rene canastaer
    }, { $each } for hver.
    [dirty] { $side }: { $books ->
        [one] { $books } uren canasta
       *[other] { $books } urene canastaer
    }, { $each } for hver.
   *[wild] { $side }: { $books ->
        [one] { $books } vild canasta
       *[other] { $books } vilde canastaer
    }, { $each } for hver.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } rød treer
   *[other] { $threes } røde treere
} på bordet, { $each } for hver.

hand_and_foot-held = { $side }: kortene på hånden tæller { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } rød treer
   *[other] { $threes } røde treere
} stadig på hånden, { $each } for hver.

hand_and_foot-went-out = { $side } gik ud: { $points }.

hand_and_foot-exact-cut = { $player } tog præcis det rigtige antal kort af: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side } gik ud, selv om makkeren havde sagt nej: { $points }.
    [cannot_go_out] { $side } bad om at gå ud og kunne ikke: { $points }.
   *[pile_unusable] { $side } tog bunken og kunne ikke bruge den: { $points }.
}

hand_and_foot-out-missing = Hvem gik ud? Angiv out, eller "out": null, hvis ingen gjorde.
hand_and_foot-side-missing = Hvad har { $side }? Angiv sides for { $id }.
hand_and_foot-melded-missing = Hvad har { $side } på bordet? Angiv melded (point for alle kort der) eller melds (kortene).
hand_and_foot-held-missing = Hvad har { $side } stadig på hånden? Angiv held (point) eller held_cards; 0, hvis det er ingenting.
hand_and_foot-melded-total = Kortene på bordet tæller { $counted }, ikke { $given }.
hand_and_foot-held-total = { $count ->
    [0] Ingen kort tæller { $counted }, ikke { $given }.
   *[other] { CARD($cards, form: "row") } tæller { $counted }, ikke { $given }.
}
hand_and_foot-red-threes-total = Der er { $counted } røde treere blandt dem, ikke { $given }.
hand_and_foot-books-total = { $kind ->
    [clean] Antallet af rene canastaer her er { $counted }, ikke { $given }.
    [dirty] Antallet af urene canastaer her er { $counted }, ikke { $given }.
   *[wild] Antallet af vilde canastaer her er { $counted }, ikke { $given }.
}
hand_and_foot-no-such-books = { $kind ->
    [dirty] I disse regler er der ingen urene canastaer. Udelad dirty.
   *[wild] I disse regler er der ingen vilde canastaer. Udelad wild.
}
hand_and_foot-by-fives = { $side } kan ikke have { $points }: { $unit } går op i alle kort, så det er { $below } eller { $above }.

hand_and_foot-melded-too-little = { $side } har { $books }, og de kort tæller mindst { $least }; { $points } er for lidt.
hand_and_foot-some-books = { $kind ->
    [clean] { $books ->
        [one] { $books } ren canasta
       *[other] { $books } rene canastaer
    }
    [dirty] { $books ->
        [one] { $books } uren canasta
       *[other] { $books } urene canastaer
    }
   *[wild] { $books ->
        [one] { $books } vild canasta
       *[other] { $books } vilde canastaer
    }
}
hand_and_foot-below-minimum = De første kombinationer skal tælle mindst { $minimum } i denne runde, så { $side } kan ikke have { $points }.
hand_and_foot-out-holds-nothing = { $player } er gået ud og har derfor intet på hånden.
hand_and_foot-cuts-once = { $player } tager kun af én gang pr. runde.
hand_and_foot-no-exact-cut = I disse regler giver det ingen point at tage præcis det rigtige antal kort af. Udelad exact_cut.

hand_and_foot-too-many-red-threes = { $threes ->
    [one] Der er angivet { $threes } rød treer,
   *[other] Der er angivet { $threes } røde treere,
} men { $packs } spil kort har { $most }.
hand_and_foot-too-many-points = Alles kort tæller tilsammen { $points }, men alle kort i { $packs } spil kort { $most }.
hand_and_foot-too-many-books = { $kind ->
    [natural] Så mange canastaer kræver mindst { $cards } naturlige kort, men der findes kun { $most }.
   *[wild] Så mange canastaer kræver mindst { $cards } vilde kort, men der findes kun { $most }.
}

hand_and_foot-teams-of-nobody = teams er { $teams }, men { $fewest } til { $most } spillere kan ikke deles sådan.
hand_and_foot-teams-of-equal-size = Lige store hold kræver { $fit } spillere; der er { $players }.
hand_and_foot-pack-too-small = { $players } spillere med en hånd på { $hand } og en fod på { $foot } skal bruge { $cards } kort og ét at vende; { $packs } spil kort har { $size }.
hand_and_foot-no-wild-books = out.books.wild er { $books }, men melds.all_wild er false: der er ingen.
hand_and_foot-no-partner = { $option } er true, men teams er null, så ingen har en makker.
hand_and_foot-minimum-empty = minimum er tom; hvor der ikke kræves noget af de første kombinationer, er det 0.

hand_and_foot-threes-not-melded = { CARD($cards, form: "row") } er ingen kombination: treere kan ikke lægges ud.
hand_and_foot-meld-of-several-ranks = { CARD($cards, form: "row") } er ingen kombination: kortene skal have samme værdi.
hand_and_foot-meld-too-small = { $count ->
    [0] Uden kort er det ingen kombination: der skal være mindst tre kort.
   *[other] { CARD($cards, form: "row") } er ingen kombination: der skal være mindst tre kort.
}
hand_and_foot-only-wild = { CARD($cards, form: "row") } er ingen kombination her: vilde kort lægges sammen med naturlige.
hand_and_foot-meld-too-large = { CARD($cards, form: "row") } er for meget: { $book } kort er en canasta, og ingen kombination er større.
hand_and_foot-too-many-wilds = { $most ->
    [0] { CARD($cards, form: "row") } er ingen kombination her: af { $count } kort må ingen være vilde, ikke { $wilds }.
   *[other] { CARD($cards, form: "row") } er ingen kombination her: af { $count } kort må { $most } være vilde, ikke { $wilds }.
}
hand_and_foot-several-open-melds = Der ligger { $melds } åbne kombinationer af { CARD($rank, form: "several") }; indtil der er en canasta, er de én kombination.
hand_and_foot-several-open-wild-melds = Der ligger { $melds } åbne kombinationer af vilde kort; indtil der er en canasta, er de én kombination.
hand_and_foot-which-suit = Hvilken kulør har { $rank }? Røde treere tæller anderledes end sorte.

hand_and_foot-needs-books = For at gå ud kræves { AND($needed) } { $last ->
    [1] canasta
   *[other] canastaer
}; { $players ->
    [0] siden har
   *[other] { $side } har
} { AND($has) }.
hand_and_foot-books-of-kind = { $kind ->
    [clean] { $books ->
        [1] { $books } ren
       *[other] { $books } rene
    }
    [dirty] { $books ->
        [1] { $books } uren
       *[other] { $books } urene
    }
   *[wild] { $books ->
        [1] { $books } vild
       *[other] { $books } vilde
    }
}
hand_and_foot-only-books = { $kind ->
    [clean] { $books ->
        [0] ingen ren
        [1] kun { $books } ren
       *[other] kun { $books } rene
    }
    [dirty] { $books ->
        [0] ingen uren
        [1] kun { $books } uren
       *[other] kun { $books } urene
    }
   *[wild] { $books ->
        [0] ingen vild
        [1] kun { $books } vild
       *[other] kun { $books } vilde
    }
}

hand_and_foot-round-missing = Hvilken runde er det? Når siden ikke har lagt ud endnu, gælder der et minimum for de første kombinationer.
hand_and_foot-also-not-held = Ikke alle kort i also er på hånden: { $ranks }.
hand_and_foot-open-meld-of-another-rank = open_meld er sidens kombination med samme værdi som det øverste kort; udelad den, hvis der ikke er nogen.
hand_and_foot-books-of-the-packs = En canasta har { $cards } kort, så kortene rækker højst til { $most } canastaer.

hand_and_foot-ask-out = Hvem gik ud?
hand_and_foot-tap-out = Tryk på den, der gik ud
hand_and_foot-who-went-out = { $name } gik ud
hand_and_foot-nobody-out = Ingen gik ud
hand_and_foot-form-figures = Canastaer og point
hand_and_foot-row-books = { $kind ->
    [clean] Rene canastaer
    [dirty] Urene canastaer
   *[wild] Vilde canastaer
}
hand_and_foot-row-threes = Røde treere
hand_and_foot-row-held-threes = Røde treere på hånden

hand_and_foot-hint-each = { FIGURE($points) } for hver
hand_and_foot-row-melded = På bordet
hand_and_foot-hint-melded = point, med canastaer
hand_and_foot-ask-melded = Hvor mange point har { $name } på bordet?
hand_and_foot-row-held = På hånden
hand_and_foot-hint-held = point
hand_and_foot-ask-held = Hvor mange point har { $name } på hånden?
hand_and_foot-row-exact-cut = Tog præcis af
hand_and_foot-fold-exact-cut = Tog nogen præcis rigtigt af?
hand_and_foot-row-penalties = Straf
hand_and_foot-fold-penalties = Var der straf?

hand_and_foot-choice-penalty = { $kind ->
    [out_refused] gik ud trods nej
    [cannot_go_out] bad om at gå ud og kunne ikke
   *[pile_unusable] tog en bunke, der ikke kunne bruges
}

hand_and_foot-count-went-out = Gik ud
hand_and_foot-count-books = Canastaer

hand_and_foot-claim-draw = Må en tur begynde med at trække sådan?
hand_and_foot-claim-meld = Må disse kort lægges ud?
hand_and_foot-claim-open = Tæller de første kombinationer nok?
hand_and_foot-claim-take-pile = Må bunken med smidte kort tages?
hand_and_foot-claim-go-out = Må denne spiller gå ud?
hand_and_foot-claim-book = Hvilken slags canasta er disse kort?

hand_and_foot-from-stock = Talonen
hand_and_foot-from-pile = Bunken
hand_and_foot-label-drawn = Trukne kort
hand_and_foot-about-drawn = Hvor mange kort der blev trukket, uden røde treere
hand_and_foot-label-on = Lægges til
hand_and_foot-about-on = Sidens åbne kombination, hvis de lægges til en
hand_and_foot-label-round = Runde
hand_and_foot-about-round = Fra 1; kravet stiger med den
hand_and_foot-label-top = Øverste kort
hand_and_foot-about-top = Kortet øverst i bunken
hand_and_foot-about-holding = Alle kort på hånden
hand_and_foot-label-opened = Har lagt ud
hand_and_foot-about-opened = Om siden har lagt noget ud i denne runde
hand_and_foot-about-round-needed = Skal angives, hvis siden ikke har lagt ud
hand_and_foot-label-open-meld = Åben kombination
hand_and_foot-about-open-meld = Sidens åbne kombination med samme værdi som det øverste kort; har siden en, har den lagt ud
hand_and_foot-label-also = Desuden
hand_and_foot-about-also = Andre kombinationer fra hånden, der lægges ud samtidig
hand_and_foot-label-books = Canastaer
hand_and_foot-about-books = Hvor mange canastaer af hver slags.
hand_and_foot-label-clean = Rene
hand_and_foot-about-clean = Uden vilde kort
hand_and_foot-label-dirty = Urene
hand_and_foot-about-dirty = Med vilde kort
hand_and_foot-label-wild = Vilde
hand_and_foot-about-wild = Kun vilde kort
hand_and_foot-label-partner-in-foot = Makker på foden
hand_and_foot-about-partner-in-foot = Om makkeren har taget sin fod op
hand_and_foot-label-partner-said = Makker siger ja
hand_and_foot-about-partner-said = Hvad makkeren svarede: ja eller nej

hand_and_foot-is-meld = { $kind ->
    [clean] { CARD($cards, form: "row") } er en ren canasta.
    [dirty] { CARD($cards, form: "row") } er en uren canasta.
    [wild] { CARD($cards, form: "row") } er en vild canasta.
   *[open] { CARD($cards, form: "row") } er en åben kombination.
}
hand_and_foot-first-melds = Det giver { $points } point; de første kombinationer skal give mindst { $minimum } i denne runde.
hand_and_foot-three-on-top = En bunke med en treer øverst må ikke tages.
hand_and_foot-takes-pile = { $card } lægges ud med to kort fra hånden, og bunken tages.
hand_and_foot-no-room = Den åbne kombination har plads til { $room } kort, og det øverste kort følges af to.
hand_and_foot-too-little-for-the-pile = Det øverste kort, de to ved siden af og resten af det, der lægges ud, giver { $points }; de første kombinationer skal give mindst { $minimum } i denne runde.
hand_and_foot-pair-to-take-pile = { $wild ->
    [yes] For at tage bunken lægges to { CARD($rank, form: "several") }, eller én og et vildt kort, ud fra hånden sammen med { $card }.
   *[no] For at tage bunken lægges to { CARD($rank, form: "several") } ud fra hånden sammen med { $card }.
}
hand_and_foot-seeing-pair = { $wild ->
    [yes] At se to { CARD($rank, form: "several") } på hånden, eller én og et vildt kort.
   *[no] At se to { CARD($rank, form: "several") } på hånden.
}
hand_and_foot-stock-or-pile = En tur begynder med to kort fra talonen eller med bunken, ikke med lidt af begge.
hand_and_foot-may-begin-with-pile = En tur må begynde med bunken, hvis det øverste kort kan lægges ud med det samme.
hand_and_foot-stock-used-up = Talonen har { $cards } af de to kort; der spilles videre med bunken, indtil ingen tager den.
hand_and_foot-two-cards-not = En tur begynder med to kort fra talonen, ikke { $drawn }; en rød treer lægges ud og erstattes.
hand_and_foot-two-cards = En tur begynder med to kort fra talonen; en rød treer blandt dem lægges ud og erstattes.
hand_and_foot-may-go-out = Siden har de canastaer, der kræves, og intet andet hindrer spilleren i at gå ud.
hand_and_foot-partner-needs-foot = Makkeren skal først have taget sin fod op.
hand_and_foot-seeing-the-foot = Om makkeren har taget sin fod op.
hand_and_foot-partner-must-agree = Makkeren skal have sagt, at spilleren må gå ud.
hand_and_foot-word-of-partner = Hvad makkeren sagde.

hand_and_foot-column-out = Gik ud
hand_and_foot-column-books = Rene, urene og vilde canastaer

hand_and_foot-about = Canastaer på syv kort, en hånd og en fod
hand_and_foot-variant-hand-and-foot = To hold samler canastaer på syv kort, rene, urene eller vilde; hver spiller har en hånd og en fod
hand_and_foot-variant-hand-and-foot-pagat = Hånd og fod på tretten kort; at tage præcis af giver ingen point
hand_and_foot-variant-hand-and-foot-bicycle = Kombinationer med vilde kort har mindst fire naturlige, og én ren og én uren canasta er nok
hand_and_foot-variant-hand-and-foot-alone = To til seks spiller hver for sig, og røde treere koster 500, hvor de end er
hand_and_foot-name-hand-and-foot-pagat = Hand and Foot, 13 kort i hver
hand_and_foot-name-hand-and-foot-bicycle = Hand and Foot, fire naturlige kort
hand_and_foot-name-hand-and-foot-alone = Hand and Foot, hver for sig (Simpson)
hand_and_foot-house-rule-black-threes-0 = Sorte treere tæller ingenting
hand_and_foot-house-rule-four-to-nine-five = Kort fra 4 til 9 tæller fem
hand_and_foot-house-rule-red-threes-500 = Røde treere koster 500, hvor de end er
hand_and_foot-house-rule-three-wilds = Tre vilde kort i en canasta, men færre end naturlige
hand_and_foot-house-rule-whole-pile = Hele bunken tages
hand_and_foot-house-rule-wild-in-the-pair = Ét af de to kort til bunken må være vildt
hand_and_foot-house-rule-one-clean-one-dirty = Én ren og én uren canasta for at gå ud
hand_and_foot-house-rule-last-discard = Det sidste kort skal smides
hand_and_foot-house-rule-no-exact-cut = At tage præcis af giver ingen point
hand_and_foot-house-rule-minimum-from-60 = Første kombinationer på mindst 60, 90, 120 og 150
hand_and_foot-house-rule-to-10000 = Til 10.000

hand_and_foot-body-sides = også hvem der gik ud
