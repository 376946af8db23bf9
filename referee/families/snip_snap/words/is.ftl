# Icelandic: lines of Snip Snap Snorem.

snip_snap-out-first = { $player } losnaði fyrst við spilin.

snip_snap-ante = { $player } leggur { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
} í pottinn.
snip_snap-short-hand = { $player } fékk { $cards } spil, aðrir { $others }: { $chips ->
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
} í viðbót.
snip_snap-passes = { $player } passaði { $passes ->
    [1] einu sinni
    [one] { $passes } sinni
   *[other] { $passes } sinnum
}: { $chips ->
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
}.
snip_snap-passes-shared = Enginn taldi hverjir pössuðu: { $player } leggur til sinn hlut, { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.
snip_snap-takes-pot = { $player } losnaði fyrst við spilin og tekur pottinn.

snip_snap-cards-left = { $player } átti { $cards } spil eftir: { $counters ->
    [one] { $counters } spilapeningur
   *[other] { $counters } spilapeningar
}.
snip_snap-collects = { $player } fær { $counters ->
    [one] { $counters } spilapening
   *[other] { $counters } spilapeninga
}; { $payer } borgar.

snip_snap-begins = { $player } byrjar með { $counters ->
    [one] { $counters } spilapening
   *[other] { $counters } spilapeninga
}.
snip_snap-fines = { $player } borgaði { $counters ->
    [one] { $counters } spilapening
   *[other] { $counters } spilapeninga
} í sjóðinn.
snip_snap-out-of-counters = { $player } á enga spilapeninga eftir og er úr leik.
snip_snap-takes-pool = Aðeins { $player } á enn spilapeninga og tekur sjóðinn.
snip_snap-shares-pool = { $player } fær hlut úr sjóðnum.

snip_snap-not-in-pack = { CARD($card, form: "row") } er ekki til í þessum stokki. Í honum eru fjórar sortir, frá tvisti upp í ás.
snip_snap-which-suit = Af hvaða sort er { CARD($card, form: "tvistur") }? Gefðu sortina upp.
snip_snap-card-or-cards = Gefðu upp card, eða cards ef mörgum er spilað í einu, en ekki hvort tveggja.
snip_snap-out-missing = Hver losnaði fyrst við spilin? Gefðu upp out.
snip_snap-passes-missing = Hve oft passaði { $side }? Gefðu upp passes fyrir { $id } (0 ef aldrei) eða pot, alla spilapeninga í pottinum.
snip_snap-left-missing = Hvað átti { $side } eftir? Gefðu upp left fyrir { $id }: hve mörg spil eða hver.
snip_snap-paid-missing = Hvað borgaði { $side }? Gefðu upp paid fyrir { $id } (0 ef ekkert).

snip_snap-too-many-left = { $led ->
    [1] { $player } fékk { $cards } spil og spilaði út einu; { $left } geta ekki verið eftir.
   *[other] { $player } fékk { $cards } spil; { $left } geta ekki verið eftir.
}
snip_snap-out-with-cards = { $player } losnaði við spilin en á { $cards } spil eftir. Hver losnaði fyrst?
snip_snap-others-have-cards = { $player } losnaði fyrst við spilin, svo að { $other } á minnst eitt spil eftir.

snip_snap-no-fines = Í þessum reglum borgar enginn sektir með spilapeningum (chips.kind: { $kind }).
snip_snap-counters-to-pay = { $player } á { $counters ->
    [one] { $counters } spilapening
   *[other] { $counters } spilapeninga
} og getur ekki borgað meira.
snip_snap-counters-to-take-off = { $player } á { $counters ->
    [one] { $counters } spilapening
   *[other] { $counters } spilapeninga
}; ekki er hægt að draga frá { $points }.
snip_snap-fines-of-a-deal = { $counters ->
    [one] Borgaður var { $counters } spilapeningur
   *[other] Borgaðir voru { $counters } spilapeningar
}; umferð með { $ranks } gildum kostar mest { $most }.

snip_snap-no-pot = Í þessum reglum fara engir spilapeningar í pott (chips.kind: { $kind }).
snip_snap-pot-by-passes = Miðað við hve oft var passað eru spilapeningarnir í pottinum { $counted }, ekki { $given }.
snip_snap-pot-too-small = Í pottinum { $chips ->
    [one] er { $chips } spilapeningur
   *[other] eru { $chips } spilapeningar
} áður en nokkur spilar; { $pot } getur ekki verið allt.
snip_snap-pot-without-passes = Í þessum reglum kostar ekkert að passa: í pottinum { $chips ->
    [one] er { $chips } spilapeningur
   *[other] eru { $chips } spilapeningar
}, ekki { $pot }.
snip_snap-pot-of-no-passes = Að passa kostar { $each ->
    [one] { $each } spilapening
   *[other] { $each } spilapeninga
}, svo að { $least } og { $more } í viðbót gengur ekki upp.

snip_snap-left-by-turns = Samkvæmt leiknum á { $player } eftir { $counted } spil, ekki { $given }.
snip_snap-count-by-turns = Samkvæmt leiknum er talan { $counted }, ekki { $given }: { $player }.
snip_snap-turns-go-on = { $kind ->
    [fines] Eftir þetta getur einhver enn spilað. Gefðu upp öll spil sem spilað var, eða í stuttu formi hvað var borgað.
   *[other] Eftir þetta hefur enginn losnað við spilin. Gefðu upp öll spil sem spilað var, eða í stuttu formi hver losnaði.
}
snip_snap-out-by-turns = Samkvæmt leiknum losnaði { $player } fyrst við spilin.
snip_snap-nobody-out-by-turns = Samkvæmt leiknum áttu allir spil eftir; slepptu out.

snip_snap-target-with-fines = Með sektum lýkur spilinu með spilapeningunum, ekki með stigamarki (chips.kind: fines).
snip_snap-several-with-fines = Með sektum er einu spili spilað í einu, annars er óljóst hver borgar (chips.kind: fines).
snip_snap-three-fines = Í chips.fines eru þrjár tölur, fyrir snip, snap og snorem, ekki { $count }.
snip_snap-deals-pay-nothing = Umferð ein og sér gefur engum neitt (chips.kind: { $kind }).
snip_snap-pack-too-small = { $cards } spil á hvern af { $players } spilurum eru fleiri en þau { $size } sem eru í stokknum.

snip_snap-ask-out = Hver kláraði spilin fyrst?
snip_snap-tap-out = Ýttu á þann sem kláraði fyrst
snip_snap-was-out = { $name } kláraði fyrst
snip_snap-form-out = Hver kláraði fyrst
snip_snap-form-out-and-left = Og spil sem eftir voru
snip_snap-form-left = Spil eftir
snip_snap-form-pot = Spilapeningar í potti
snip_snap-form-passes = Pöss hvers og eins
snip_snap-form-fines = Borgaðir spilapeningar
snip_snap-row-left = spil eftir
snip_snap-ask-left = Hve mikið átti { $name } eftir?
snip_snap-fold-left = Hvað áttu hin eftir?
snip_snap-row-passes = pöss
snip_snap-ask-passes = Hve oft sagði { $name } pass?
snip_snap-row-fines = sektir
snip_snap-ask-fines = Hve mikið borgaði { $name }?
snip_snap-row-pot = Í pottinum
snip_snap-ask-pot = Hve margir spilapeningar eru í pottinum?

snip_snap-count-first-out = Kláraði fyrst

snip_snap-due-chips = Borgað í spilapeningum fyrir umferð

snip_snap-claim-play = Má spila þessu spili?
snip_snap-claim-pass = Má segja pass?
snip_snap-claim-word = Hvað er sagt, og hver á út?
snip_snap-claim-fine = Hvað kostar að fá sama spil á sig?
snip_snap-claim-audit = Var umferðin spiluð eftir reglum?

snip_snap-label-pile = Á borðinu
snip_snap-about-pile = Það sem liggur á borðinu, efsta spilið síðast; autt við útspil
snip_snap-about-card = Spilið sem er spilað
snip_snap-about-card-or-pass = Spilið sem var spilað; ekkert við pass
snip_snap-about-cards = Í staðinn, ef nokkrum spilum er spilað í einu
snip_snap-about-holding = Öll spil á hendi
snip_snap-about-holding-played = Öll spil á hendi, líka þau sem spilað er
snip_snap-label-passes = Pöss
snip_snap-about-passes = Pöss síðan síðasta spil kom; skiptir aðeins máli ef ekki eru öll spil gefin
snip_snap-label-seen = Séð spil
snip_snap-about-seen = Spil sem sáust annars staðar: spilað áður eða sýnd
snip_snap-about-player = Hver spilaði efsta spilinu
snip_snap-label-word = Orð
snip_snap-about-word = Það sem var sagt
snip_snap-label-counters = Spilapeningar
snip_snap-about-counters = Spilapeningar þess sem borgar
snip_snap-label-turns = Leikir
snip_snap-about-turns = Allir leikir í röð
snip_snap-about-turn = Spil eða pass.
snip_snap-about-leader = Hver átti fyrst út; annars eins og í spilinu
snip_snap-label-left = Eftir
snip_snap-about-left = Það sem spilarar eiga eftir í lokin: spilin, eða hve mörg

snip_snap-card-twice = Í þessum stokki er eitt { $card }; það er nefnt tvisvar: { $first } og { $second }.
snip_snap-left-with = eftir hjá { $player }
snip_snap-played-by = spilað: { $player }
snip_snap-place = { $place ->
    [hand] á hendi
   *[pile] í bunkanum
}

snip_snap-turn-refused = Leikur { $number }: { $reason }
snip_snap-left-of-dealt = { $player } fékk { $dealt } spil og spilaði { $played }; eftir geta ekki verið { $left }.
snip_snap-card-missing = Segðu hvaða spili er spilað.
snip_snap-counters-in-all = Hver byrjar með { $counters ->
    [one] { $counters } spilapening
   *[other] { $counters } spilapeninga
}, svo að þeir eru mest { $most }.
snip_snap-any-card-may-lead = Út má spila hvaða spili sem er.
snip_snap-matches = { $cards } er sama gildi og { $card }.
snip_snap-not-held = { $cards }: því er ekki hægt að spila, það er ekki á hendi.
snip_snap-one-card-at-a-turn = Einu spili er spilað í einu.
snip_snap-rank-to-match = { $cards }: því er ekki hægt að spila. Nú á að spila gildinu { $rank } þar til öll fjögur eru komin.
snip_snap-these-too = Öllum spilum af sama gildi er spilað í einu, { $cards } líka.
snip_snap-all-four-out = Með { $cards } eru öll fjögur komin.
snip_snap-hand-not-known = Öllum spilum af sama gildi er spilað í einu, og ekki er vitað hvað er á hendi.
snip_snap-another-would-settle = Spilin á hendi skæru úr: hvort þar er annað spil af gildinu { $rank }.
snip_snap-leader-plays = Sá sem á út spilar spili, hvaða spili sem er.
snip_snap-pass-at-will = Í þessum reglum má passa að vild.
snip_snap-must-match = Sá sem getur spilað sama gildi verður að gera það: { $cards } á að fara út.
snip_snap-none-in-the-hand = Á hendi er ekkert spil af gildinu { $rank }.
snip_snap-all-seen-elsewhere = Öll fjögur spil af gildinu { $rank } sjást annars staðar.
snip_snap-rank-not-known = Ekki er vitað hvort spil af gildinu { $rank } er á hendi.
snip_snap-hand-would-settle = Spilin á hendi skæru úr, og eins ef spil af gildinu { $rank } sést síðar í leik eða á hendi sama spilara.
snip_snap-no-word = Við fyrsta spil af hverju gildi er ekkert sagt.
snip_snap-word = { $word ->
    [snip] Snip: { $count } spil af gildinu { $rank } eru komin.
    [snap] Snap: { $count } spil af gildinu { $rank } eru komin.
   *[snorem] Snorem: { $count } spil af gildinu { $rank } eru komin.
}
snip_snap-leads = { $player } á út og spilar hvaða spili sem er.
snip_snap-leads-who-played-it = Sá sem spilaði því á út og spilar hvaða spili sem er.
snip_snap-match-costs-nothing = Í þessum reglum borgar enginn þótt næsti spili sama gildi.
snip_snap-fine = { $word ->
    [snip] Snip kostar { $counters ->
        [1] { $counters } spilapening
       *[other] { $counters } spilapeninga
    }í sjóðinn.
    [snap] Snap kostar { $counters ->
        [1] { $counters } spilapening
       *[other] { $counters } spilapeninga
    }í sjóðinn.
   *[snorem] Snorem kostar { $counters ->
        [1] { $counters } spilapening
       *[other] { $counters } spilapeninga
    }í sjóðinn.
}
snip_snap-only-so-many = Aðeins er hægt að borga { $counters ->
    [1] { $counters } spilapening
   *[other] { $counters } spilapeninga
}.
snip_snap-out-without-counters = Sá sem á enga eftir er úr leik.
snip_snap-every-turn-allowed = Alltaf var spilað samkvæmt reglunum.
snip_snap-passes-not-settled = Eftir því sem vitað er var ekkert gegn reglunum, en ekki er víst að alltaf hafi mátt passa.
snip_snap-cards-would-settle = Spilin sem { $player } á enn skæru úr um hvort mátti passa á { $card }.
snip_snap-turn-of-another = { $turn } átti leik, ekki { $player }.
snip_snap-had-to-lead = { $player } átti út og varð að spila einhverju spili.
snip_snap-played-several = Einu spili er spilað í einu; { $player } spilaði { $cards }.
snip_snap-played-another-rank = { $player } spilaði { $cards }, en þar átti að koma gildið { $rank }.
snip_snap-played-them-all = { $player } fékk { $cards } spil og hefur spilað þeim öllum.
snip_snap-deal-was-over = Umferðinni var lokið áður en röðin kom að þessum spilara: { $player }.
snip_snap-no-counters-left = { $player } átti enga spilapeninga eftir og er ekki lengur með.
snip_snap-passed-and = { $player } passaði á { $card } og { $proofs }.
snip_snap-played-alone-and = { $player } spilaði aðeins { $cards } og { $proofs }.
snip_snap-proof = { $how ->
    [held] átti { $card } allt til enda
   *[played] spilaði { $card } síðar
}

snip_snap-column-out = Kláraði fyrst
snip_snap-column-cards-left = Spil eftir
snip_snap-column-passes = Pöss
snip_snap-column-pot = Pottur
snip_snap-column-fines = Sektir

snip_snap-about = Spilaðu sama gildi og liggur á borðinu
snip_snap-variant-snip-snap-snorem = Spilað er sama gildi og liggur á borðinu; sá sem klárar fyrst vinnur
snip_snap-variant-snip-snap-pot = Spilapeningur fyrir gjöf og fyrir hvert pass; sá sem klárar fyrst fær pottinn
snip_snap-variant-snip-snap-counters = Sá sem klárar fyrst fær borgað fyrir spilin sem hinir eiga eftir
snip_snap-variant-snip-snap-fines = Sá sem fær snip, snap eða snorem á sig frá þeim næsta borgar; sá sem síðast á spilapeninga vinnur
snip_snap-name-snip-snap-pot = Snip Snap Snorem með potti
snip_snap-name-snip-snap-counters = Snip Snap Snorem, spilapeningur fyrir hvert spil sem eftir er
snip_snap-name-snip-snap-fines = Snip Snap Snorem með fimm spilapeningum á mann
snip_snap-house-rule-several = Mörg spil í einu
snip_snap-house-rule-pass-at-will = Passa má að vild
snip_snap-house-rule-no-short-hand = Enginn aukaspilapeningur fyrir færri spil á hendi
snip_snap-house-rule-three-counters = Þrír spilapeningar á mann
snip_snap-house-rule-ten-counters = Tíu spilapeningar á mann
snip_snap-house-rule-equal-fines = Hver sekt er einn spilapeningur
snip_snap-house-rule-five-cards = Fimm spil á mann

snip_snap-body-out = hver kláraði fyrst
snip_snap-body-paid = spilapeningar greiddir í sekt
snip_snap-body-turns = leik fyrir leik
