# Icelandic: lines of Cucumber.

cucumber-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } gúrka
       *[other] { $points } gúrkur
    }
    [credit] { $points ->
        [one] { $points } eining
       *[other] { $points } einingar
    }
   *[point] { $points } stig
}

cucumber-took = { $face ->
    [up] { $player } tók síðasta slaginn með { CARD($card, form: "tvisti") }: { cucumber-amount }. Spilið liggur áfram opið.
   *[down] { $player } tók síðasta slaginn með { CARD($card, form: "tvisti") }: { cucumber-amount }.
}
cucumber-also-had = { $face ->
    [up] { $player } átti líka { CARD($card, form: "tvist") }: { cucumber-amount }. Spilið liggur áfram opið.
   *[down] { $player } átti líka { CARD($card, form: "tvist") }: { cucumber-amount }.
}
cucumber-took-and-lost = { $player } tók síðasta slaginn og tapaði umferðinni.
cucumber-took-with-and-lost = { $player } tók síðasta slaginn með { CARD($card, form: "tvisti") } og tapaði umferðinni.
cucumber-also-had-and-lost = { $player } átti líka { CARD($card, form: "tvist") } og tapaði umferðinni.

cucumber-bonus = { $end ->
    [zero] { $player } átti líka { CARD($card, form: "tvist") } og { $taker } tók slaginn: { cucumber-amount } í frádrátt. Staðan var { $score } og fer ekki neðar en í 0.
   *[above] { $player } átti líka { CARD($card, form: "tvist") } og { $taker } tók slaginn: { cucumber-amount } í frádrátt.
}

cucumber-doubled-by-card = Í síðasta slag var spilað { CARD($rank, form: "tvisti") }: tvöföld refsing.
cucumber-kontra = { $player } sagði kontra: tvöföld refsing.
cucumber-kontra-lost = { $player } sagði kontra og tapaði: fjórföld refsing alls.
cucumber-rassi = { $times ->
    [4] { $player } redoblaði: fjórföld refsing.
   *[2] { $player } doblaði: tvöföld refsing.
}

cucumber-bet-lost = { $player } átti ekki lægsta spilið og tapar því sem lagt var undir: { cucumber-amount }.
cucumber-bet-refused = { $by } doblaði, en { $player } sagði nei og tapar því sem áður var undir: { cucumber-amount }.

cucumber-showed = { $player } átti { CARD($card, form: "tvist") }: { cucumber-amount }.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } sagði { CARD($card, form: "tvist") } vera lægsta spilið, en { $other } átti { CARD($lower, form: "tvist") }, jafnlágt spil: { cucumber-amount }.
   *[lower] { $player } sagði { CARD($card, form: "tvist") } vera lægsta spilið, en { $other } átti { CARD($lower, form: "tvist") }, lægra spil: { cucumber-amount }.
}
cucumber-nobody-declared = Enginn sagði, og { $player } átti lægsta spilið, { CARD($card, form: "tvist") }: { cucumber-amount }.

cucumber-fatal-card = { $player } fékk á sig banvænt spil og er strax úr leik.
cucumber-reset = { $kept ->
    [some] { $player } er með nákvæmlega { $limit }: staðan fer aftur í 0. Spilin sem voru geymd fara aftur í stokkinn.
   *[none] { $player } er með nákvæmlega { $limit }: staðan fer aftur í 0.
}
cucumber-reincarnated = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig: eitt líf farið. Staðan verður { $score }, { $others ->
    [some] hæstu stig hinna sem eru enn með
   *[none] því að enginn annar er enn með
}.
cucumber-half = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig: hálf gúrka. Af geymdu spilunum verður aðeins það hæsta eftir, { CARD($card, form: "tvistur") }; hin fara aftur í stokkinn.
cucumber-half-without-cards = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig: hálf gúrka. Öll geymdu spilin fara aftur í stokkinn.
cucumber-eliminated = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig, og er úr leik.
cucumber-marked = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig, og spilar áfram með merki.
cucumber-ends-game = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig, og þar með lýkur spilinu.

cucumber-fall-paid = { $player } datt út á { CARD($card, form: "tvisti") } og borgar { $stakes ->
    [one] { $stakes } framlag
   *[other] { $stakes } framlög
} í pottinn.
cucumber-fall-paid-without-card = { $player } datt út og borgar { $stakes ->
    [one] { $stakes } framlag
   *[other] { $stakes } framlög
} í pottinn.

cucumber-restarted = { $status ->
    [in] Öll spilin í síðasta slag voru jafnhá: ný lota. { $player } byrjar hana í 0.
   *[out] Öll spilin í síðasta slag voru jafnhá: ný lota. { $player } er aftur með og byrjar í 0.
}

cucumber-bought-in = { $player } kaupir sig inn aftur: staðan verður { $points }, hæstu stig hinna sem eru enn með.
cucumber-adjustment-added = Ákvörðun, { $player }: { cucumber-amount } í viðbót. { $reason }
cucumber-adjustment-taken-off = Ákvörðun, { $player }: { cucumber-amount } í frádrátt. { $reason }
cucumber-joins = { $because ->
    [highest] { $player } bætist við með { $points }, hæstu stig þeirra sem eru með.
   *[fresh] { $player } bætist við með { $points }, því að ekkert hefur verið spilað enn.
}
cucumber-joins-by-hands = { $player } bætist við og telst hafa tapað { $hands ->
    [one] { $hands } umferð
   *[other] { $hands } umferðum
}, mesta fjöldanum meðal þeirra sem eru með.
cucumber-leaves = { $status ->
    [in] { $player } fer frá borðinu og er úr leik.
   *[out] { $player } fer frá borðinu.
}

cucumber-left-the-hand = { $player } er ekki lengur með í umferðinni. Enn með: { $others }.
cucumber-listed-twice = { $player } er tvisvar á listanum.
cucumber-listed-twice-in-trick = { $player } er tvisvar á listanum; hver á eitt spil í síðasta slag.
cucumber-missing-in-trick = { $player } er ekki á listanum. Með eitt spil hver: { $others }.
cucumber-order = { $way ->
    [backwards] Listinn gengur rangsælis: á eftir { $before } kemur { $after }, til vinstri, en ekki { $given }.
   *[mixed] Listinn er ekki í réttri röð: á eftir { $before } kemur { $after }, til vinstri, en ekki { $given }.
}

cucumber-not-in-pack = { CARD($card, form: "row") } er ekki til í þessum stokki. Í honum eru { $jokers ->
    [0] { CARD($low, form: "row") }–{ CARD($high, form: "row") }
    [one] { CARD($low, form: "row") }–{ CARD($high, form: "row") } og { $jokers } jóker
   *[other] { CARD($low, form: "row") }–{ CARD($high, form: "row") } og { $jokers } jókerar
}.
cucumber-suit-missing = Hvaða { CARD($rank, form: "tvistur") }? { $cards } { $count ->
    [one] vinnur
   *[other] vinna
} öll önnur spil, svo að hér þarf sortina.
cucumber-too-many-of-a-card = Í þessum slag eru { $count } × { CARD($card, form: "row") }, en í stokknum { $holds }.
cucumber-card-lies-face-up = Í þessum slag eru { $count } × { CARD($card, form: "row") }, en geta mest verið { $left }: í stokknum { $holds }, og þar af liggja opin: { $owners }.
cucumber-owner = { $player } ({ $count })

cucumber-other-calls = { $call } er ekki til í þessum reglum. Til er: { $known }.
cucumber-no-calls = { $call } er ekki til í þessum reglum, og ekkert annað má segja.
cucumber-multiplier = Margfaldarinn er 1, 2 (doblað) eða 4 (redoblað), ekki { $given }.
cucumber-no-exchange = Í þessum reglum er ekki skipt á spilum.

cucumber-taker-missing = Hver tók síðasta slaginn? Það þarf að koma fram í stuttu formi.
cucumber-card-missing = Með hvaða spili var síðasti slagurinn tekinn? Það skiptir máli í þessum reglum.
cucumber-tied-twice = { $player } er tvisvar meðal þeirra sem áttu hæsta spilið.
cucumber-doubling-missing = Var spilað { CARD($rank, form: "tvisti") } í síðasta slag? Það tvöfaldar refsinguna hér.
cucumber-no-doubling = Í þessum reglum tvöfaldar ekkert spil refsinguna.
cucumber-doubling-cannot-be = Enginn getur hafa spilað { CARD($rank, form: "tvisti") }: enginn átti lægra spil.
cucumber-doubling-must-be = Einhver hlýtur að hafa spilað { CARD($rank, form: "tvisti") }: ekkert annað spil er eftir.
cucumber-lowest-missing = Hver átti lægsta spilið, það fyrsta ef þau voru fleiri? Sá spilari gefur næst.
cucumber-lowest-cannot-be = { $why ->
    [highest] { $player } átti hæsta spilið, og þar með ekki það fyrsta af þeim lægstu.
   *[last] { $player } spilaði síðast jafnhárra spila, og átti þar með ekki það fyrsta af þeim lægstu.
}
cucumber-too-many-equal = { $kept ->
    [0] { CARD($card, form: "row") } eða jafnhátt spil getur ekki hafa verið hjá { $count } spilurum: í stokknum eru { $holds }.
   *[other] { CARD($card, form: "row") } eða jafnhátt spil getur ekki hafa verið hjá { $count } spilurum: í stokknum eru { $holds }, og þar af liggja { $kept } opin.
}
cucumber-too-few-lower = { $lower ->
    [0] Ekkert spil er lægra en { CARD($card, form: "tvistur") }; þó ættu að hafa átt lægra spil: { $players }. Hver annar átti { CARD($rank, form: "tvist") }?
    [one] Aðeins { $lower } spil er lægra en { CARD($card, form: "tvistur") }; þó ættu að hafa átt lægra spil: { $players }. Hver annar átti { CARD($rank, form: "tvist") }?
   *[other] Aðeins { $lower } spil eru lægri en { CARD($card, form: "tvistur") }; þó ættu að hafa átt lægra spil: { $players }. Hver annar átti { CARD($rank, form: "tvist") }?
}
cucumber-different-equal-cards = Hér eru ólík spil jafnhá og liggja áfram opin: skráðu síðasta slaginn spil fyrir spil.
cucumber-last-trick-unknown = Síðasta slaginn þarf að skrá spil fyrir spil, og engu má sleppa á undan honum.
cucumber-all-have-refused = Allir aðrir sögðu nei, svo að { $player } vinnur: það er enginn síðasti slagur.
cucumber-winner-missing = Hver átti lægsta spilið, það fyrsta ef þau voru fleiri? Sá spilari vinnur umferðina.
cucumber-declaration-missing = Sagði einhver lægsta spilið? Gefðu upp hver, eða null ef enginn gerði það.
cucumber-cards-instead-of-outcome = Hér telur hvert síðasta spil: skráðu þau sem last_trick, eða engin ef enginn sagði lægsta spilið.
cucumber-cards-missing = Allir sýna spilin og hvert spil telur: skráðu síðasta spil allra.

cucumber-nobody-deals-at-first = Í þessum reglum gefur enginn; gefðu upp hver á út.
cucumber-leader-follows = Í þessum reglum ræðst af gjafaranum hver á út ({ $rule }).
cucumber-abandoned = Hætt var við spilið; ekki er hægt að skrá meira.
cucumber-over = Spilinu er lokið eftir { $hands ->
    [one] { $hands } umferð
   *[other] { $hands } umferðir
}. Sigur: { $winners }. Ekki er hægt að skrá meira.
cucumber-pack-is-too-small = Opin spil eru { $kept } og eftir eru { $stock }: stokkurinn dugar ekki í fleiri umferðir.
cucumber-no-buy-ins = Í þessum reglum kaupir enginn sig inn aftur.
cucumber-has-left = { $player } fór frá borðinu.
cucumber-bought-in-already = { $player } hefur þegar keypt sig inn aftur; í þessum reglum má það mest { $most ->
    [1] einu sinni
    [one] { $most } sinni
   *[other] { $most } sinnum
} í spili.
cucumber-buy-in-needs-others = { $player } má kaupa sig inn aftur ef aðrir sem eru með eru minnst { $needed }; nú eru þeir { $others }.
cucumber-buy-in-is-no-better = { $player } er með og staðan er { $score }; við kaup yrði hún { $points }, sem er ekki betra.
cucumber-nobody-deals = Í þessum reglum gefur enginn.
cucumber-not-among-drawers = { $player } tekur ekki þátt í drættinum um hver gefur. Með: { $players }.
cucumber-cannot-deal = { $player } er úr leik og getur ekki gefið.
cucumber-no-score = Í þessum reglum eru ekki talin stig.
cucumber-adjustment-too-large = { $player }: staðan er { $score }. Ákvörðun er ekki 0 og dregur mest frá { $score }.
cucumber-full = Þessar reglur eru fyrir mest { $most } spilara, og hér eru { $here }.
cucumber-pack-serves-too-few = Stokkurinn dugar ekki fyrir { $players } spilara.
cucumber-has-left-already = { $player } fór áður frá borðinu.

cucumber-ask-taker = Hver tók síðasta slaginn?
cucumber-tap-taker = Ýttu á þann sem tók síðasta slag
cucumber-who-took = { $name } tók síðasta slaginn
cucumber-ask-loser = Hver tapaði umferðinni?
cucumber-tap-loser = Ýttu á þann sem tapaði
cucumber-who-lost = { $name } tapaði umferðinni
cucumber-ask-lowest = Hver átti lægsta spilið?
cucumber-tap-lowest = Ýttu á þann sem átti lægsta spilið
cucumber-who-had-the-lowest = { $name } átti lægsta spilið
cucumber-ask-leader = Hver átti út í síðasta slag?
cucumber-tap-leader = Ýttu á þann sem átti síðast út
cucumber-who-led = { $name } átti út í síðasta slag
cucumber-ask-declarer = Hver sagðist eiga lægsta spilið?
cucumber-tap-declarer = Ýttu á þann sem sagði
cucumber-who-declared = { $name } sagði lægsta spilið
cucumber-form-nobody-declared = Enginn sagði
cucumber-form-taker = Hver tók hann
cucumber-form-loser = Hver tapaði
cucumber-form-lowest = Hver átti lægst
cucumber-form-cards = Hvert spil

cucumber-row-card-of-taker = Með
cucumber-ask-card-of-taker = Með hvaða spili tók { $name } slaginn?

cucumber-row-tied = Sama spil
cucumber-row-lowest = Lægst

cucumber-row-doubling-card = Þar var { CARD($rank, form: "tvistur") }
cucumber-ask-doubling-card = Var þar { CARD($rank, form: "tvistur") }?
cucumber-row-card = Spil
cucumber-ask-card = Hverju spilaði { $name }?
cucumber-row-leader = Vann slag á undan
cucumber-ask-winner-before = Hver vann slaginn á undan?
cucumber-row-kontra = Kontra
cucumber-fold-kontra = Sagði einhver kontra?

cucumber-fold-rassi = Gaf einhver sig eða doblaði?
cucumber-row-rassi-free = Gaf sig
cucumber-hint-rassi-free = ókeypis
cucumber-row-rassi-times = Margfalt
cucumber-hint-rassi-times = doblað 2, redoblað 4
cucumber-row-doubles = Dobl
cucumber-ask-doubles = Hver doblaði?

cucumber-row-double-after = eftir slag
cucumber-ask-refused = Hver sagði nei?
cucumber-row-exchange = Skipti
cucumber-fold-exchange = Skipti einhver um spil?
cucumber-ask-exchange = Hver skipti um spil?

cucumber-row-changed = spil

cucumber-count-hands-played = Spilaðar umferðir
cucumber-count-hands-lost = Tapaðar umferðir
cucumber-count-penalty-points = Refsistig
cucumber-count-cucumbers = Gúrkur
cucumber-count-buy-ins = Keypt sig inn aftur
cucumber-count-longest-run = Umferðir í röð án refsingar
cucumber-ratio-average-penalty = Stig á umferð

cucumber-due-buy-in = Borgað fyrir að koma aftur inn
cucumber-due-fall = Borgað fyrir að detta út

cucumber-form-missing = Gefðu upp eitt af þessu: last_trick (spil allra), outcome (hver tók og spilið) eða tricks (allir slagir).
cucumber-infractions = { $count ->
    [1] Brot er { $count }: { $players }. Sendu accept_infractions til að skrá það.
   *[other] Brot eru { $count }: { $players }. Sendu accept_infractions til að skrá þau.
}
cucumber-no-trick-any-more = Allir aðrir hafa sagt nei, svo að { $players } vinnur: enginn slagur er spilaður lengur.
cucumber-plays-once = { $player } spilar aðeins einu sinni í slag.
cucumber-as-many-as-led = { $led ->
    [1] { $led } spil kom út, svo að allir spila { $led }, ekki { $given }.
   *[other] { $led } spil komu út, svo að allir spila { $led }, ekki { $given }.
}
cucumber-did-not-play = Í þennan slag spiluðu ekki: { $players }. Hendurnar eru því misstórar. Spil sem ekki voru skráð eru null.
cucumber-more-than-dealt = Í slögunum eru { $cards } spil hjá hverjum, en gefin voru { $dealt }.
cucumber-last-trick-of-one-card = Allir eiga eitt spil eftir í síðasta slag, en í hann fóru fleiri.
cucumber-pack-cannot-deal = Stokkurinn dugar ekki til að gefa { $players } spilurum { $cards } spil.
cucumber-more-than-the-pack = Í stokknum eru aðeins { $holds } × { $card }; hér eru nefnd fleiri.

cucumber-plays-once-to-the-trick = { $player } spilar aðeins einu sinni í slaginn.
cucumber-comes-to-the-left = Á eftir { $before } kemur { $due }, til vinstri, ekki { $player }.
cucumber-one-card-led = Í þessum reglum kemur eitt spil út í hvern slag, ekki { $given }.
cucumber-holding-size = Á hendi eru { $cards } spil, en holding_size er { $given }.
cucumber-holding-missing = Gefðu upp höndina, eða holding_size: hve mörg spil voru á hendi.
cucumber-holding-too-small = Á hendi geta ekki verið { $given }: af henni eru nefnd { $cards } spil.
cucumber-holding-too-large = Á hendi geta ekki verið { $given }: hver fékk { $cards } spil.
cucumber-one-card-left = Í síðasta slag eiga allir eitt spil eftir.
cucumber-not-in-the-holding = { $held ->
    [0] Á hendi er ekkert { $card }, en þar hljóta að hafa verið { $needed } × { $card }.
   *[other] Á hendi eru { $held } × { $card }, en þar hljóta að hafa verið { $needed } × { $card }.
}
cucumber-another-won-the-trick = { $winner } vann slag { $trick }, svo að { $player } getur ekki hafa doblað þá.
cucumber-goes-first = { $player } byrjar: segðu um hve mörg spil { $player } skipti, 0 ef engin.
cucumber-changes-once = { $player } hefur þegar skipt; hver skiptir einu sinni.
cucumber-comes-before = { $player } er á undan { $other }, réttsælis.
cucumber-changes-next = Á eftir { $before } kemur { $player }: segðu um hve mörg spil { $player } skipti, 0 ef engin.
cucumber-more-often-than-the-pack = { $card } er oftar á hendinni en í stokknum.
cucumber-each-is-dealt = Hver fær { $cards } spil, ekki { $given }.
cucumber-asked-for-this-double = { $player } bað um þetta dobl og getur ekki sagt nei.
cucumber-cannot-refuse = { $player } getur ekki sagt nei: ekki lengur með, eða á listanum tvisvar.
cucumber-credit-twice = { $player } er á listanum tvisvar, með { $first } og með { $second }.
cucumber-no-such-rank = Í þessum stokki er ekkert { $rank }.
cucumber-empty-group = Í hópi hæstu spila er minnst eitt spil.
cucumber-no-such-top-card = Í þessum stokki er ekkert { $card } sem gæti verið hæst.
cucumber-top-card-without-suit = Hvaða { $rank }? Hæsta spil er eitt spil, t.d. { $rank }C.
cucumber-top-card-twice = { $card } er á fleiri en einum stað í top_cards.
cucumber-pack-too-small = { $players } spilarar með { $each } spil hver þurfa { $cards }; í stokknum eru { $size }.
cucumber-settled-by-sizes = Hve mörg spil voru í hverjum slag á undan þessum.
cucumber-settled-by-cards-before = Spilin sem komu á undan í þessum slag.
cucumber-had-to-lead-first = { $leader } átti út í fyrsta slag, ekki { $player }.
cucumber-had-to-lead-next = { $leader } tók slaginn á undan og átti út, ekki { $player }.
cucumber-out-of-turn = Á eftir { $before } átti { $due } leik, til vinstri, ekki { $player }.
cucumber-nobody-changes = Í þessum reglum er ekki skipt á spilum.
cucumber-need-not-change = Enginn þarf að skipta um spil.
cucumber-holding-is-smaller = Á hendi eru { $holding } spil, svo að ekki er hægt að skipta um { $count }.
cucumber-most-to-change = Enginn má skipta um fleiri en { $most ->
    [1] { $most } spil
   *[other] { $most } spil
}.
cucumber-stock-left = { $enough ->
    [yes] Í stokknum eru { $left } eftir, nóg fyrir { $count }.
   *[no] Í stokknum eru { $left } eftir, of fá fyrir { $count }.
}
cucumber-first-changed-none = Fyrsti spilarinn skipti ekki, svo að enginn má það.
cucumber-stock-is-used-up = Stokkurinn er búinn, svo að enginn má skipta lengur.
cucumber-as-many-or-none = Fyrsti spilarinn skipti um { $first }: jafnmörg, eða engin.
cucumber-whole-stock-or-none = Fyrsti spilarinn skipti um { $first }, en í stokknum eru aðeins { $left } eftir: öll þau, eða engin.
cucumber-dealer-keeps-two = Gjafarinn heldur minnst tveimur spilum; þetta skildi eftir { $left }.
cucumber-no-more-than-first = Fyrsti spilarinn skipti um { $first }, og enginn má skipta um fleiri.
cucumber-before-changed-none = Spilarinn á undan skipti ekki, svo að enginn má það lengur.
cucumber-no-more-than-before = Spilarinn á undan skipti um { $before }, og enginn má skipta um fleiri.
cucumber-cannot-have-been = Svo getur það ekki hafa verið.
cucumber-whole-holding-is-changed = Aðeins er skipt um alla höndina, öll { $holding } spilin.
cucumber-three-changes = Um hönd er mest skipt þrisvar: ókeypis, með doblun og með redoblun.
cucumber-third-change = Þriðju skipti eru aðeins leyfð ef þau fyrstu voru ókeypis.
cucumber-seeing-first-holding = Ef fyrsta höndin sæist: hvort þar var kóngur, drottning eða gosi; ef svo er var þetta ekki leyfilegt.
cucumber-change-doubles = Skipta má um hönd til að dobla, og einu sinni enn til að redobla.
cucumber-nobody-throws-in = Í þessum reglum er ekki skipt ókeypis um hönd.
cucumber-has-a-picture = Á hendi er mannspil, { $card }.
cucumber-no-picture-yet = Þekkt eru { $count } af { $each } spilum, og ekkert mannspil enn.
cucumber-seeing-the-others = Ef hin spilin sæjust: hvort þar er kóngur, drottning eða gosi.
cucumber-no-picture = { $also ->
    [high] Á hendi er hvorki kóngur, drottning né gosi, og ásar og jókerar eru ekki mannspil.
   *[none] Á hendi er hvorki kóngur, drottning né gosi.
}
cucumber-bets-are-not-doubled = Í þessum reglum er ekki doblað.
cucumber-hand-is-won = Allir hinir sögðu nei, svo að { $player } hefur unnið: umferðinni er lokið.
cucumber-alone-in-the-hand = Aðeins { $player } er með, svo að engin umferð er til að dobla í.
cucumber-out-of-the-hand = { $player } er ekki lengur með í umferðinni. Með eru { $others }.
cucumber-doubled-last = { $player } doblaði síðast; einhver annar verður að dobla á undan.
cucumber-double-between-tricks = Ekki er hægt að dobla eftir slag { $trick }. Doblað er milli tveggja slaga: eftir slag 1 til { $last }.
cucumber-double-comes-later = Ekki er hægt að dobla eftir slag { $trick }. Milli tveggja slaga er doblað einu sinni, og síðast var doblað eftir slag { $before }.
cucumber-has = { $player } á { $points }
cucumber-only-winner-doubles = Aðeins sá sem tók slaginn á undan má dobla, og það var ekki { $player }.
cucumber-nobody-declares = Í þessum reglum segir enginn.
cucumber-all-have-declined = Allir hafa sleppt því að segja, svo að enginn segir.
cucumber-word-of-another = { $player } á að segja: allir eru spurðir í röð, fyrst sá sem tók síðasta slag.
cucumber-may-declare = Röðin er komin: { $player } má segja.
