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
