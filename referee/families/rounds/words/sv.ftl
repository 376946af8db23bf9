# Swedish: lines and refusals of every game by rounds.

rounds-begins = { $side } börjar med { $points }.

rounds-points = { $side }: { $points } poäng.
rounds-points-on-paper = { $side }: { $points } poäng, räknat på papper.

rounds-adjustment-added = Justering för { $side }: { $points } poäng läggs till. { $reason }
rounds-adjustment-taken-off = Justering för { $side }: { $points } poäng dras av. { $reason }

rounds-joins = { $because ->
    [fresh] { $player } kommer med och börjar på { $points }: inget har spelats än.
    [first] { $player } kommer med och börjar på { $points }, som alla andra.
    [balanced] { $player } kommer med och börjar på { $points }: det som några vinner förlorar de andra.
   *[last] { $player } kommer med och börjar på { $points }, lika mycket som den som ligger sist.
}
rounds-leaves = { $player } lämnar bordet med { $points } och spelar inte mer.

rounds-players-at-the-start = De här reglerna är för { $seats } spelare; det är { $players }.
rounds-players-with-one-more = De här reglerna är för { $seats } spelare; då skulle det bli { $players }.
rounds-players-stay = Det är samma spelare som vid starten; avsluta partiet och börja ett nytt.
rounds-teams-stay = Lagen går inte att ändra; avsluta partiet i stället.
rounds-left-already = { $player } har redan lämnat bordet.
rounds-leader-follows = Med de här reglerna följer det av vem som ger vem som spelar ut.
rounds-nobody-deals = Med de här reglerna är det ingen som ger.

rounds-abandoned = Partiet är avbrutet; inget mer kan skrivas in.

rounds-over = Partiet är slut: { $winners } vann efter { $rounds } { $rounds ->
    [one] { $noun ->
        [round] omgång
       *[hand] giv
    }
   *[other] { $noun ->
        [round] omgångar
       *[hand] givar
    }
}. Inget mer kan skrivas in.

rounds-points-missing = Hur många poäng fick { $side }? Skriv poäng för { $id }; 0 om det inte blev något.

rounds-points-say-all = Poängen säger allt om omgången. Utelämna { $name } eller poängen.
rounds-adjustment-by-nothing = En justering lägger till poäng, eller drar av med minus framför; 0 ändrar inget.

rounds-no-such-team = Här finns inget lag { $name }; lagen är { $teams }.
rounds-team = { $id } ({ $side })

rounds-form-points = Bara poängen
rounds-row-points = poäng
rounds-ask-points = Hur många poäng fick { $name }?

rounds-to-target = till { $target }
rounds-so-many = { $rounds } { $noun ->
    [deal] { $rounds ->
        [one] giv
       *[other] givar
    }
   *[round] { $rounds ->
        [one] omgång
       *[other] omgångar
    }
}
rounds-target-or-rounds = till { $target } eller { $rounds }

rounds-body-points = bara poängen
