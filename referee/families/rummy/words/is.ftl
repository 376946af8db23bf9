# Icelandic: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } lokaði, og { $player } er enn með { $points } stig á hendi.
   *[other] { $winner } lokaði, og { $player } er enn með { CARD($cards, form: "row") } á hendi, { $points } stig.
}
rummy-melded = { $player } er með { $points } stig á borðinu.
rummy-held = { $count ->
    [0] { $player } er enn með { $points } stig á hendi.
   *[other] { $player } er enn með { CARD($cards, form: "row") } á hendi, { $points } stig.
}
rummy-out = { $player } lokaði: { $points } stig í viðbót.

rummy-rummy = { $points ->
    [0] { $player } lagði öll spilin niður í einu: umferðin gildir { $times ->
        [one] { $times } sinni
       *[other] { $times } sinnum
    }.
   *[other] { $times ->
        [1] { $player } lagði öll spilin niður í einu: { $points } stig í viðbót.
       *[other] { $player } lagði öll spilin niður í einu: umferðin gildir { $times ->
           [one] { $times } sinni
          *[other] { $times } sinnum
       }, og { $points } stig í viðbót.
    }
}

rummy-nobody-out = Enginn lokaði, svo að enginn fær stig.
rummy-blocked = { $count ->
    [0] Enginn lokaði, og { $player } er enn með { $points } stig á hendi.
   *[other] Enginn lokaði, og { $player } er enn með { CARD($cards, form: "row") } á hendi, { $points } stig.
}
rummy-fewest = { $count ->
    [0] Enginn lokaði, og { $player } er enn með { $points } stig á hendi, fæst allra: { $won } stig.
   *[other] Enginn lokaði, og { $player } er enn með { CARD($cards, form: "row") } á hendi, { $points } stig, fæst allra: { $won } stig.
}
rummy-not-fewest = { $count ->
    [0] { $player } er enn með { $points } stig á hendi, ekki fæst.
   *[other] { $player } er enn með { CARD($cards, form: "row") } á hendi, { $points } stig, ekki fæst.
}
rummy-equal = Enginn lokaði, og { $players } eru með jafnfá stig á hendi, svo að enginn fær stig.

rummy-gin = { $player } er með gin, og { $other } með { $points } stig í lausum spilum.
rummy-knock = { $player } bankaði með { $deadwood }, og { $other } er með { $against }.
rummy-undercut = { $player } bankaði með { $deadwood }, en { $other } er aðeins með { $against }.
rummy-undercut-equal = { $player } bankaði með { $deadwood }, og { $other } er með jafnmikið, ekki meira.
rummy-bonus = { $kind ->
    [gin] Gin, { $player }: { $points } stig.
    [big_gin] Stórt gin, { $player }: { $points } stig.
   *[undercut] Lægra en bankað var með, { $player }: { $points } stig.
}
rummy-nobody-knocked = Enginn bankaði, svo að enginn fær stig.

rummy-box = { $player } vann { $rounds ->
    [one] { $rounds } umferð
   *[other] { $rounds } umferðir
}: { $points } stig.
rummy-shutout = { $player } vinnur, og enginn annar fékk nokkurn tíma stig: { $points } stig.
rummy-game = { $player } vinnur spilið: { $points } stig.

rummy-out-missing = Hver lokaði? Gefðu upp out, eða "out": null ef enginn gerði það.
rummy-rummy-without-out = Aðeins sá sem lokar leggur allt í einu; nefndu hver það var sem out.
rummy-held-missing = Gefðu upp left (spilin) eða deadwood (stig þeirra) fyrir alla sem lokuðu ekki.
rummy-points-held-missing = Hvað átti { $side } á hendi? Gefðu upp deadwood fyrir { $id }.
rummy-out-holds-no-card = { $player } lokaði og á því ekkert spil á hendi.
rummy-out-holds-nothing = { $player } lokaði og á því ekkert á hendi, ekki { $points } stig.
rummy-more-than-dealt = { $player } er með { $cards } spil, en hver fékk { $dealt }.
rummy-holds-a-card = { $player } lokaði ekki og á því minnst eitt spil.
rummy-cards-total = { $count ->
    [0] Engin spil gilda { $counted }, ekki { $given }.
   *[other] { CARD($cards, form: "row") } gilda { $counted }, ekki { $given }.
}
rummy-total-too-large = { $player } getur ekki verið með { $points }: { $cards } spil gilda mest { $most }.

rummy-total-between = { $player } getur ekki verið með { $points }: næst kemst { $nearest }.
rummy-all-too-much = Allt er það samtals { $points }, en { $cards } spil úr þessum stokki gilda mest { $most }.
rummy-table-missing = Gefðu upp melds (spilin á borðinu) eða melded (stig þeirra) fyrir alla.
rummy-melded-missing = Hvað á { $side } á borðinu? Gefðu upp melded fyrir { $id }; 0 ef ekkert.
rummy-melded-total = { $player }: spilin á borðinu gilda { $counted }, ekki { $given }.
rummy-out-without-melds = { $player } lokaði og hefur því lagt spil niður; á borðinu er ekkert frá þessum spilara.
rummy-whose-meld = Hver lagði þessa samstæðu? Gefðu upp player.
rummy-paid-by-holdings = Hver umferð er borguð eftir því sem er á hendi. Gefðu upp hver lokaði, og hendurnar.

rummy-nobody-knocks = Í þessum reglum er ekki bankað. Slepptu { $name }.
rummy-no-knock = Enginn bankaði. Slepptu { $name }.
rummy-ends-by-a-knock = Umferð í gini lýkur með banki. Slepptu { $name }.
rummy-table-scores-nothing = Í þessum reglum gefa spil á borðinu engin stig. Slepptu { $name }.

rummy-knock-missing = Hver bankaði? Gefðu upp knock, eða "knock": null ef enginn gerði það.
rummy-deadwood-missing = Hvað á { $side } í lausum spilum? Gefðu upp deadwood fyrir { $id }, eða spilin.
rummy-knocked-with-too-much = { $knock ->
    [big_gin] { $player } bankaði með { $deadwood }; í stóru gini má mest eiga { $most }.
   *[plain] { $player } bankaði með { $deadwood }; mest má eiga { $most }.
}
rummy-cards-at-the-end = { $player } er hér með { $cards } spil, en í lok umferðar eru þau { $dealt }.

rummy-melds-of-another = Þessar samstæður á { $player }, ekki { $given }.
rummy-laid-off-in-answer = Það sem bætist við samstæður þess sem bankaði er í answer. Slepptu laid_off hér.
rummy-nothing-laid-off = Við gin er engu bætt.
rummy-no-such-meld = Sýndar samstæður eru hér { $melds }, svo að samstæða { $number } er ekki til.
rummy-jokers-stay = Jókerar liggja kyrrir.

rummy-meld-too-small = { $count ->
    [0] Ekkert er ekki samstæða: í henni eru minnst þrjú spil.
   *[other] { CARD($cards, form: "row") } er ekki samstæða: í henni eru minnst þrjú spil.
}
rummy-jokers-alone = Jókerar einir eru ekki samstæða.
rummy-set-of-equal-suits = { CARD($cards, form: "row") } er ekki sett hér: spilin eiga að vera af ólíkum sortum.
rummy-set-too-large = { CARD($cards, form: "row") } er ekki sett hér: mest eru { $most } spil.
rummy-set-of-several-ranks = { CARD($cards, form: "row") } er ekki sett: spilin eiga að hafa sama gildi.
rummy-run-of-several-suits = { CARD($cards, form: "row") } er ekki röð: spilin eiga að vera af sömu sort.
rummy-run-round-the-corner = { $ace ->
    [low] { CARD($cards, form: "row") } er ekki röð hér: ásinn er lægstur.
   *[either] { CARD($cards, form: "row") } er ekki röð hér: engin röð fer yfir ásinn.
}
rummy-run-with-gaps = { CARD($cards, form: "row") } er ekki röð: í henni má ekkert vanta.
rummy-meld-must-stay-one = { $kinds ->
    [set] { CARD($cards, form: "row") } er sett og verður að vera það áfram með jókerana á sínum stað.
    [run] { CARD($cards, form: "row") } er röð og verður að vera það áfram með jókerana á sínum stað.
   *[set_or_run] { CARD($cards, form: "row") } er sett eða röð og verður að vera það áfram með jókerana á sínum stað.
}
rummy-which-suit = Af hvaða sort er { $rank }? Hér skiptir sortin máli.
rummy-which-suit-of-meld = Af hvaða sort er { $rank }? Í samstæðum skiptir sortin máli.
rummy-which-suit-with-jokers = Af hvaða sort er { $rank }? Með jókerum getur það verið röð.

rummy-not-held = { CARD($cards, form: "row") } á að fara en er ekki á hendinni.
rummy-holding-before-the-discard = Áður en kastað er eru { $cards } spil á hendi; nefnd eru { $given }.
rummy-pile-not-so-deep = Í kastbunkanum eru { $cards } spil, svo að enginn nær niður á dýpt { $depth }.
rummy-two-play-gin = players.max er { $players }, en score.method er gin, og það spila tveir.
rummy-no-deal = deal.cards segir ekki hve mörg spil hver fær af { $players } spilurum; það segir það um { $named }.
rummy-pack-too-small = { $players } spilarar með { $each } spil hver þurfa { $cards } spil og eitt til að snúa upp; í stokknum eru { $size }.
rummy-everybody-wants-points = end.best er lowest, en með { $method } vilja allir fá stig.
rummy-nobody-wants-points = end.best er highest, en með penalties vill enginn fá stig.
rummy-paid-each-round = stakes.payout er each_round, en með { $method } fær enginn stig fyrir það sem hinir eru með á hendi.
rummy-no-equal-cards = melds.suits er any, en í einum stokki eru engin tvö eins spil.
rummy-rummy-doubles-nothing = score.rummy.times er { $times }, en með { $method } tvöfaldast ekkert við að leggja allt niður í einu.
rummy-no-bonus = { $method ->
    [penalties] { $option } er { $points }, en með penalties vill enginn fá stig.
   *[gin] { $option } er { $points }, en með gin lýkur umferð þegar bankað er.
}
rummy-every-ace-low = score.ace_low_run er { $points }, en ace er low, svo að allir ásar eru lágir.
rummy-table-not-counted = score.ace_low_run er { $points }, en með { $method } eru spilin á borðinu ekki talin.
rummy-blocked-in-its-own-way = score.blocked er { $blocked }, en með { $method } er umferð sem enginn lokar talin á sinn hátt.
rummy-knock-without-gin = out.knock er { $deadwood }, en score.method er { $method }.
rummy-gin-without-knock = out.knock er null, en score.method er gin, og þar lýkur umferð þegar bankað er.

rummy-ask-out = Hver lokaði?
rummy-tap-out = Ýttu á þann sem lokaði
rummy-who-went-out = { $name } lokaði
rummy-form-nobody-went-out = Enginn lokaði
rummy-ask-knock = Hver bankaði?
rummy-tap-knock = Ýttu á þann sem bankaði
rummy-who-knocked = { $name } bankaði
rummy-form-nobody-knocked = Enginn bankaði: enginn fær stig.
rummy-form-points = Stig á hendi
rummy-form-cards = Spil á hendi
rummy-form-deadwood = Laus spil

rummy-row-held = á hendi
rummy-hint-points = stig
rummy-ask-points = Hve mörg stig er { $name } með á hendi?
rummy-ask-cards = Hvaða spil er { $name } með á hendi?

rummy-row-melded = á borði
rummy-ask-melded = Hvað á { $name } á borðinu?
rummy-row-rummy = Allt í einu
rummy-hint-rummy = Allt lagt í einu, og engin samstæða áður
rummy-row-deadwood = laus spil
rummy-ask-deadwood = Hve mikið á { $name } í lausum spilum?

rummy-zero-gin = Gin
rummy-row-big-gin = Stórt gin
rummy-hint-big-gin = Öll ellefu spilin í samstæðum

rummy-count-ended = Lauk umferð
rummy-count-at-one-go = Allt í einu eða gin
rummy-ratio-share-ended = Hlutfall umferða sem lauk

rummy-due-paid = Borgað fyrir laus spil þeim sem vann umferð

rummy-claim-meld = Eru þessi spil samstæða?
rummy-claim-lay-off = Má bæta þessum við samstæðuna?
rummy-claim-draw = Má draga þaðan núna?
rummy-claim-take = Má taka svona mörg úr kastbunka?
rummy-claim-discard = Má kasta þessu spili?
rummy-claim-go-out = Lokar spilarinn með þessu?
rummy-claim-knock = Má banka með þessa hönd?
rummy-claim-deadwood = Hve lítið getur verið í lausum spilum?

rummy-label-meld = Samstæða
rummy-about-meld = Samstæðan eins og hún liggur á borðinu
rummy-about-added = Það sem bætt er við
rummy-about-laid-on = Spil sem bætt er við samstæðu.
rummy-label-player-has-melded = Hefur lagt niður
rummy-about-player-has-melded = Í þessari umferð; sumar reglur krefjast þess
rummy-from-stock = Úr stokknum
rummy-from-pile = Úr kastbunka
rummy-label-pile = Kastbunki
rummy-about-pile-size = Spil í kastbunkanum
rummy-label-drawn = Hefur dregið
rummy-about-drawn = Hvort spilarinn hefur þegar dregið í þessum leik
rummy-label-melded = Hefur lagt niður
rummy-about-melded = Hvort spilarinn hefur þegar lagt niður í þessum leik
rummy-about-pile = Kastbunkinn, efsta spilið síðast
rummy-label-depth = Fjöldi spila
rummy-about-depth = Hve mörg spil eru tekin ofan af
rummy-about-holding-before = Öll spil á hendi fyrir það
rummy-about-melds = Samstæðurnar á borðinu
rummy-label-taken = Spil sem var tekið
rummy-about-taken = Spilið sem var tekið úr kastbunkanum í þessum leik, ef eitthvert var
rummy-about-holding-drawn = Öll spil eftir dráttinn, líka þau í samstæðum og það sem kastað er
rummy-about-laid-down = Það sem lagt er niður
rummy-label-laid-off = Bætt við
rummy-label-discard = Kastað spil
rummy-label-melded-before = Lagt niður áður
rummy-about-melded-before = Hvort spilarinn hefur lagt niður eða bætt við fyrr í umferðinni
rummy-about-holding-of-knock = Öll spil eftir dráttinn, einu fleiri en gefin voru
rummy-label-shown = Sýndar samstæður
rummy-about-shown = Samstæður þess sem bankaði, til að bæta við; engar við gin
rummy-nobody-goes-out = Í þessum reglum lokar enginn; umferð lýkur þegar bankað er.
rummy-goes-out = { $rummy ->
    [yes] Öll spilin fara löglega: spilarinn lokar og leggur allt niður í einu.
    [perhaps] Öll spilin fara löglega: spilarinn lokar, og leggur allt niður í einu ef ekkert var lagt niður áður.
   *[no] Öll spilin fara löglega: spilarinn lokar.
}
rummy-last-card-discarded = Síðasta spilinu verður að kasta.
rummy-cards-would-be-left = { CARD($cards, form: "row") } yrði eftir, en sá sem lokar á ekkert spil eftir.
rummy-one-meld-a-turn = Í hverjum leik má leggja niður eina samstæðu; fleiri leggur aðeins sá sem lokar í einum leik.
rummy-melded-before = Hvort spilarinn hefur lagt niður eða bætt við samstæðu fyrr í umferðinni.

rummy-no-knocking = Í þessum reglum er ekki bankað.
rummy-too-much-deadwood = Í lausum spilum eru minnst { $deadwood } stig án { $card }; til að banka má mest eiga { $most }.
rummy-may-knock = Þegar { $card } fer eru { $deadwood } stig eftir í lausum spilum; til að banka má mest eiga { $most }.
rummy-is-big-gin = Öll spilin ({ $cards }) eru í samstæðum: stórt gin.
rummy-least-deadwood = Í lausum spilum eru minnst { $points ->
    [1] { $points } stig
   *[other] { $points } stig
}: { $parts }.
rummy-arranged = { $place ->
    [melded] { CARD($cards, form: "row") } í samstæðu
    [laid_off] { CARD($cards, form: "row") } bætt við samstæðu
   *[left] { CARD($cards, form: "row") } eftir
}
rummy-nothing-left = ekkert eftir

rummy-is-meld = { $kinds ->
    [set] { CARD($cards, form: "row") } er sett.
    [run] { CARD($cards, form: "row") } er röð.
   *[set_or_run] { CARD($cards, form: "row") } er sett eða röð.
}
rummy-is-still-meld = { $when ->
    [after_knock] { $kind ->
        [set] { CARD($cards, form: "row") } er enn sett, og það má gera eftir að bankað hefur verið, nema það sé gin.
       *[run] { CARD($cards, form: "row") } er enn röð, og það má gera eftir að bankað hefur verið, nema það sé gin.
    }
   *[any] { $kind ->
        [set] { CARD($cards, form: "row") } er enn sett.
       *[run] { CARD($cards, form: "row") } er enn röð.
    }
}
rummy-no-laying-off = Í þessum reglum er engu bætt við samstæður.
rummy-own-meld-first = Aðeins má bæta við ef eigin samstæða hefur verið lögð í umferðinni.
rummy-own-meld-not-told = Aðeins sá sem hefur lagt niður samstæðu í þessari umferð má bæta við aðrar, og ekki er sagt hvort svo er.
rummy-melded-in-this-round = Hvort spilarinn hefur lagt samstæðu í þessari umferð.

rummy-top-discard-may-be-taken = Efsta spil kastbunkans, { $card }, má taka.
rummy-taken-and-used = { $above ->
    [0] { $card } má taka og verður að leggja strax niður eða bæta við samstæðu, og það er hægt.
   *[other] { $card } má taka með öllu sem liggur ofan á og verður að leggja strax niður eða bæta við samstæðu, og það er hægt.
}
rummy-only-the-top-discard = Aðeins má taka efsta spil kastbunkans.
rummy-cannot-be-used = { $card } er ekki hægt að leggja strax niður eða bæta við samstæðu, svo að bunkann má ekki taka þaðan.
rummy-use-not-known = { $card } verður að leggja strax niður eða bæta við samstæðu; af því sem vitað er sést ekki hvort það er hægt.
rummy-melded-to-lay-off = Hvort spilarinn hefur lagt niður samstæðu í þessari umferð og má því bæta við aðrar.
rummy-seeing-a-meld = Ef á hendi sæjust spil sem mynda samstæðu með { $card }.
rummy-card-in-hand = { CARD($card, form: "tvistur") } á hendi.
rummy-one-in-hand = Eitt af þessu á hendi: { CARD($cards, form: "row") }.

rummy-one-draw-a-turn = Aðeins er dregið einu sinni í hverjum leik, og það er búið.
rummy-draw-comes-first = Fyrst er dregið, áður en nokkuð er lagt niður.
rummy-may-be-drawn = { $from ->
    [stock] Leikur hefst á því að draga eitt spil, og efsta spilið í stokknum má draga.
    [pile_if_used] Leikur hefst á því að draga eitt spil, og efsta spilið í kastbunkanum má draga ef það er strax lagt niður eða bætt við samstæðu.
   *[pile] Leikur hefst á því að draga eitt spil, og efsta spilið í kastbunkanum má draga.
}
rummy-stock-ends-gin = Þegar { $cards } spil eru eftir í stokknum er umferðinni lokið, og enginn hefur bankað.
rummy-pile-empty = Kastbunkinn er tómur.
rummy-stock-ends-round = Stokkurinn er búinn: umferðinni lýkur ef sá sem á leik tekur ekki úr kastbunkanum.
rummy-nothing-to-shuffle = Stokkurinn er búinn, og undir efsta spilinu í kastbunkanum er ekkert til að stokka.
rummy-stock-and-pile-empty = Stokkurinn er búinn og kastbunkinn líka.
rummy-stock-renewed-first = { $how ->
    [turn] Stokkurinn er búinn: fyrst er kastbunkanum snúið við án þess að stokka, eða efsta spilið í honum tekið.
   *[shuffle] Stokkurinn er búinn: fyrst er allur kastbunkinn nema efsta spilið stokkaður, eða efsta spilið í honum tekið.
}

rummy-may-be-discarded = { $card } má fara í kastbunkann.
rummy-taken-in-this-turn = { $card } var tekið úr kastbunkanum í þessum leik og má því ekki fara þangað strax aftur.
rummy-equal-card-may-go = { $card } sem var tekið má ekki fara aftur í sama leik, en annað eins spil má það.
rummy-another-held = Hvort spilarinn átti annað eins spil fyrir: { $card }.

rummy-column-ended-by = Lauk
rummy-column-how = Hvernig
rummy-ended-how = { $how ->
    [points] stig
    [blocked] fast
    [big_gin] stórt gin
    [knock] bank
    [gin] gin
    [rummy] allt í einu
   *[out] lokað
}

rummy-about = Leggðu niður sett og raðir
rummy-variant-rummy = Sá sem lokar fær það sem allir aðrir eiga á hendi; allt í einu telur tvöfalt
rummy-variant-rummy-block = Farið er einu sinni í gegnum stokkinn; þegar hann er búinn geta allir tapað því sem þeir eiga á hendi
rummy-variant-rummy-penalty = Allir fá á sig það sem þeir eiga eftir á hendi, og lægsta staðan vinnur
rummy-variant-rummy-500 = Spil á borðinu telja með þér, spil á hendi á móti; allur kastbunkinn liggur opinn
rummy-variant-gin = Tveir spila og halda samstæðum á hendi; sá sem bankar með fá stig í lausum spilum fær mismuninn
rummy-name = Rommí
rummy-name-rummy = Rommí (einfalt)
rummy-name-rummy-penalty = Rommí, fæst stig vinna
rummy-name-rummy-500 = Rommí 500
rummy-name-gin = Gin-rommí
rummy-house-rule-ace-high-or-low-11 = Ásinn er hár eða lágur og gildir 11
rummy-house-rule-ace-high-or-low-15 = Ásinn er hár eða lágur og gildir 15
rummy-house-rule-round-the-corner = Raðir mega fara yfir ásinn
rummy-house-rule-spots-count-five = Spil frá 2 til 9 gilda fimm
rummy-house-rule-aces-always-15 = Ásar gilda alltaf 15
rummy-house-rule-several-melds = Leggja má margar samstæður í einu
rummy-house-rule-lay-off-after-own = Aðeins má bæta við eftir að hafa lagt eigin samstæðu
rummy-house-rule-last-discard = Kasta verður síðasta spilinu
rummy-house-rule-ten-for-rummy = Tíu stig fyrir allt í einu
rummy-house-rule-25-for-going-out = 25 stig fyrir að loka
rummy-house-rule-two-jokers = Tveir jókerar í stokknum
rummy-house-rule-top-discard-used = Efsta spil kastbunkans verður líka að nota strax
rummy-house-rule-shuffle-the-pile = Kastbunkinn er stokkaður þegar stokkurinn klárast
rummy-house-rule-lowest-wins-blocked = Ef enginn lokar vinnur sá sem á fæst stig á hendi
rummy-house-rule-to-200 = Upp í 200 stig
rummy-house-rule-to-300 = Upp í 300 stig
rummy-house-rule-to-1000 = Upp í 1000 stig
rummy-house-rule-ten-rounds = Tíu umferðir
rummy-house-rule-north-american = Norður-amerísk stig: 25 fyrir gin, 25 fyrir að vera lægri en sá sem bankar, 31 fyrir stórt gin

rummy-body-out = hver lokaði
rummy-body-knock = í gini: hver bankaði
