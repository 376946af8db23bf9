# Icelandic: lines of Bourré.

bourre-short = { $sentence } Ekki er meira til en { $paid }.

bourre-antes = { $player } borgar ante: { $chips ->
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
}.
bourre-stays = { $player } er með og borgar fyrir það { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.

bourre-barred = { $fault ->
    [corrected] { $player } sveik lit en leiðrétti það og getur ekki unnið þennan pott.
    [out_of_turn] { $player } spilaði í rangri röð og getur ekki unnið þennan pott.
    [spoke_early] { $player } sagði í rangri röð og getur ekki unnið þennan pott.
   *[renege] { $player } sveik lit og getur ekki unnið þennan pott.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } sveik lit en leiðrétti það og borgar { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }.
    [out_of_turn] { $player } spilaði í rangri röð og borgar { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }.
    [spoke_early] { $player } sagði í rangri röð og borgar { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }.
   *[renege] { $player } sveik lit og borgar { $chips ->
       [one] { $chips } spilapening
      *[other] { $chips } spilapeninga
   }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } sveik lit en leiðrétti það og missir næstu gjöf.
    [out_of_turn] { $player } spilaði í rangri röð og missir næstu gjöf.
    [spoke_early] { $player } sagði í rangri röð og missir næstu gjöf.
   *[renege] { $player } sveik lit og missir næstu gjöf.
}
bourre-bourre = { $player } var með, fékk engan slag og borgar { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.
bourre-exempt = { $player } borgar ekki ante í næstu umferð.

bourre-wins = { $player } fékk { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagi
} og tekur { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.
bourre-wins-with-most-tricks = { $player } fékk flesta slagi og tekur { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.
bourre-wins-alone = Aðeins { $player } er með og tekur { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.
bourre-wins-as-dealer = Allir pössuðu og { $player }, sem gaf, tekur { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.
bourre-shares = Jafnt: { $player } fær { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.

bourre-carried-above-limit = Úr einum potti má vinna í mesta lagi { $most ->
    [one] { $most } spilapening
   *[other] { $most } spilapeninga
}: { $chips ->
    [one] { $chips } spilapeningur flyst
   *[other] { $chips } spilapeningar flytjast
} yfir í næstu umferð.
bourre-carried-as-all-pass = Allir pössuðu: { $chips ->
    [one] { $chips } spilapeningur flyst
   *[other] { $chips } spilapeningar flytjast
} yfir í næstu umferð.
bourre-carried-from-dealer = Allir pössuðu og { $dealer } getur ekki unnið: { $chips ->
    [one] { $chips } spilapeningur flyst
   *[other] { $chips } spilapeningar flytjast
} yfir í næstu umferð.
bourre-carried-by-tie = { $then ->
    [played_off] { $players } fengu jafnmarga slagi ({ $tricks }) og spila áfram um pottinn: { $chips ->
        [one] { $chips } spilapeningur flyst
       *[other] { $chips } spilapeningar flytjast
    } yfir í næstu umferð.
   *[left] { $players } fengu jafnmarga slagi ({ $tricks }): { $chips ->
       [one] { $chips } spilapeningur flyst
      *[other] { $chips } spilapeningar flytjast
   } yfir í næstu umferð.
}
bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } fengu jafnmarga slagi, flesta allra, og spila áfram um pottinn: { $chips ->
        [one] { $chips } spilapeningur flyst
       *[other] { $chips } spilapeningar flytjast
    } yfir í næstu umferð.
   *[left] { $players } fengu jafnmarga slagi, flesta allra: { $chips ->
       [one] { $chips } spilapeningur flyst
      *[other] { $chips } spilapeningar flytjast
   } yfir í næstu umferð.
}
bourre-carried-for-one = { $players } fengu jafnmarga slagi ({ $tricks }), en aðeins { $winner } getur unnið pottinn: { $chips ->
    [one] { $chips } spilapeningur flyst
   *[other] { $chips } spilapeningar flytjast
} yfir í næstu umferð.
bourre-carried-for-one-uncounted = { $players } fengu jafnmarga slagi, flesta allra, en aðeins { $winner } getur unnið pottinn: { $chips ->
    [one] { $chips } spilapeningur flyst
   *[other] { $chips } spilapeningar flytjast
} yfir í næstu umferð.
bourre-carried-from-barred = Enginn réttur til þessa potts: { $players }; { $chips ->
    [one] { $chips } spilapeningur flyst
   *[other] { $chips } spilapeningar flytjast
} yfir í næstu umferð.
bourre-carried-without-majority = Enginn fékk meira en helming slaganna: { $chips ->
    [one] { $chips } spilapeningur flyst
   *[other] { $chips } spilapeningar flytjast
} yfir í næstu umferð.

bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } getur ekki borgað næsta ante og er úr leik.
       *[other] { $player } getur ekki borgað næsta ante og er úr leik. Í pottinn fer það sem eftir er: { $chips ->
           [one] { $chips } spilapeningur
          *[other] { $chips } spilapeningar
       }.
    }
   *[short] { $chips ->
        [0] { $player } getur ekki borgað að fullu og er úr leik.
       *[other] { $player } getur ekki borgað að fullu og er úr leik. Í pottinn fer það sem eftir er: { $chips ->
           [one] { $chips } spilapeningur
          *[other] { $chips } spilapeningar
       }.
    }
}
bourre-gets-of-what-is-left = { $player } fær { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
} af því sem eftir er í pottinum.

bourre-takes-new-chips = { $player } tekur { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
} og spilar aftur.
bourre-adjustment-from-pot = Ákvörðun: { $player } fær { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
} úr pottinum. { $reason }
bourre-adjustment-into-pot = Ákvörðun: { $player } borgar { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
} í pottinn. { $reason }
bourre-joins = { $player } bætist við; unnir spilapeningar: 0.
bourre-leaves = { $status ->
    [in] { $player } fer frá borðinu og er úr leik.
   *[out] { $player } fer frá borðinu.
}

bourre-not-at-the-table = { $player } er ekki við borðið í þessari umferð. Við borðið: { $players }.
bourre-out-of-the-game = { $player } er úr leik. Við borðið: { $players }.
bourre-named-twice = { $player } er tvisvar á listanum.

bourre-not-in-pack = { CARD($card, form: "row") } er ekki til í þessum stokki. Í honum eru 52 spil, frá ási niður í tvist í fjórum sortum.
bourre-suit-missing = Af hvaða sort er { CARD($card, form: "tvistur") }? Skrifaðu { $cards }.
bourre-card-twice = { CARD($card, form: "tvistur") } er einu sinni í stokknum en tvisvar á listanum.
bourre-no-suit = „{ $text }“ er ekki sort. Skrifaðu C, D, H eða S, eða spilið sem snýr upp sem `card`.

bourre-only-one-at-the-table = Tveir þurfa að vera við borðið, og þar er aðeins { $player }.
bourre-nobody-at-the-table = Tveir þurfa að vera við borðið, og þar er enginn.
bourre-only-tied-stay = Aðeins { $tied } spila um pottinn. Ekki geta verið með: { $players }.
bourre-one-form = Gefðu upp eitt af þessu: taken, tricks eða winner. Uppgefið: { $given }.
bourre-no-form = Gefðu upp eitt af þessu: taken, tricks eða winner.
bourre-stayers-missing = Gefðu upp hverjir eru með, og slagi þeirra ef þeir eru tveir eða fleiri; stay er tómt ef allir pössuðu.
bourre-one-stays-without-tricks = Engir slagir eru spilaðir þegar aðeins { $player } er með; slepptu { $member }.
bourre-nobody-stays-without-tricks = Engir slagir eru spilaðir þegar enginn er með; slepptu { $member }.
bourre-tricks-of-all-who-stay = Gefðu upp slagi allra sem eru með og engra annarra. Með: { $players }.
bourre-fewer-than-no-tricks = Slagir geta ekki verið færri en 0: { $players }.
bourre-tricks-do-not-add-up = Slagir í umferð eru { $tricks }, en uppgefnir eru { $count }.
bourre-trump-missing = Hvaða sort er tromp? Gefðu upp spilið sem snýr upp eða sortina sem trump.
bourre-no-fault = „{ $text }“ er ekki brot. Brotin eru { $known }.
bourre-fault-without-cards = { $player } spilaði engu spili í þessari umferð.
bourre-fault-in-no-trick = { $player } getur ekki hafa gert það í slag { $trick }: slagirnir eru { $tricks }.
bourre-fault-without-trick = { $player } sveik lit, en í hvaða slag? Það vantar.
bourre-fault-was-none = { $player } spilaði eftir reglum í slag { $trick }.
bourre-nobody-tied = Ekki er hægt að semja um að skipta pottinum: enginn var jafn öðrum.
bourre-nothing-to-agree-on = Ekki er hægt að semja um að skipta pottinum: þessar reglur gefa ekkert til að semja um.
bourre-ante-is-fixed = Ante er { $chips } í þessum reglum; gjafarinn ákveður það ekki.
bourre-nobody-antes = { $players } spila áfram um pottinn og enginn borgar ante; slepptu því.

bourre-leader-follows = Af gjafaranum ræðst hver segir fyrst og á út; gefðu upp gjafara.
bourre-abandoned = Hætt var við spilið; ekki er hægt að skrá meira.
bourre-over = Spilinu er lokið. Sigur: { $winners }. Ekki er hægt að skrá meira.
bourre-no-new-chips = Í þessum reglum tekur enginn nýja spilapeninga.
bourre-has-left = { $player } fór frá borðinu.
bourre-is-in = { $player } er með; nýja spilapeninga taka aðeins þeir sem eru úr leik.
bourre-new-chips-already = { $player } hefur tekið nýja spilapeninga eins oft og þessar reglur leyfa.
bourre-pot-is-too-small = Í pottinum { $chips ->
    [one] er { $chips } spilapeningur
   *[other] eru { $chips } spilapeningar
}, og meira er ekki hægt að taka.
bourre-adjustment-of-nothing = Ákvörðun um 0 færir enga spilapeninga: gefðu upp hve margir koma úr pottinum, með mínus ef þeir fara í hann.
bourre-too-few-chips = { $player } er með { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
} og getur ekki borgað { $count }.
bourre-full = Þessar reglur eru fyrir mest { $most } spilara, og hér eru { $here }.
bourre-has-left-already = { $player } fór áður frá borðinu.

bourre-winner-stays-alone = { $players } tekur pottinn, því að aðeins { $stayers } er með.
bourre-winner-as-dealer = { $players } tekur pottinn, því að enginn er með.
bourre-no-winner-of-one = Enginn tekur pottinn, því að aðeins { $stayers } er með.
bourre-no-winner-of-none = Enginn tekur pottinn, því að enginn er með.
bourre-did-not-stay = Ekki með í spilinu: { $players }. Slagir eða engir slagir eiga aðeins við þá sem eru með.
bourre-winner-is-barred = { $player } getur ekki unnið þennan pott vegna brots.
bourre-winner-without-trick = { $player } getur ekki tekið pottinn án þess að fá slag.
bourre-winner-and-tie = { $player } tekur pottinn; slepptu tied.
bourre-tied-missing = Enginn einn tekur pottinn: gefðu upp með tied hverjir fengu flesta slagi.
bourre-tied-alone = Aðeins { $player } fékk flesta slagi og tekur pottinn.
bourre-tied-are-barred = Enginn réttur til þessa potts vegna brots: { $players }. Pottinn fær sá af hinum sem er með flesta slagi.
bourre-tied-without-trick = Ekki er hægt að fá bæði flesta slagi og engan: { $players }.
bourre-tricks-cannot-be-shared = { $count ->
    [1] Slagirnir { $tricks } skiptast ekki svona: flestir hjá { $players }, einhverjir hjá öðrum ({ $others }). Hver fékk engan?
   *[other] Slagirnir { $tricks } skiptast ekki svona: flestir og jafnmargir hjá { $players }, einhverjir hjá öðrum ({ $others }). Hver fékk engan?
}
