# Swedish: lines and refusals of Cucumber.

cucumber-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } gurka
       *[other] { $points } gurkor
    }
    [credit] { $points ->
        [one] { $points } kredit
       *[other] { $points } krediter
    }
   *[point] { $points } poäng
}

cucumber-took = { $face ->
    [up] { $player } tog sista sticket med { CARD($card, form: "ett") }: { cucumber-amount }. Kortet får ligga kvar öppet.
   *[down] { $player } tog sista sticket med { CARD($card, form: "ett") }: { cucumber-amount }.
}

cucumber-also-had = { $face ->
    [up] { $player } hade ett lika högt kort, { CARD($card, form: "ett") }: { cucumber-amount }. Kortet får ligga kvar öppet.
   *[down] { $player } hade ett lika högt kort, { CARD($card, form: "ett") }: { cucumber-amount }.
}

cucumber-took-and-lost = { $player } tog sista sticket och förlorade given.
cucumber-took-with-and-lost = { $player } tog sista sticket med { CARD($card, form: "ett") } och förlorade given.
cucumber-also-had-and-lost = { $player } hade ett lika högt kort, { CARD($card, form: "ett") }, och förlorade given.

cucumber-bonus = { $end ->
    [zero] { $player } hade ett lika högt kort, { CARD($card, form: "ett") }, och { $taker } tog sticket: { cucumber-amount } dras av. Poängen var { $score } och går inte under 0.
   *[above] { $player } hade ett lika högt kort, { CARD($card, form: "ett") }, och { $taker } tog sticket: { cucumber-amount } dras av.
}

cucumber-doubled-by-card = Det föll { CARD($rank, form: "ett") } i sista sticket: dubbelt straff.
cucumber-kontra = { $player } sa kontra: dubbelt straff.
cucumber-kontra-lost = { $player } sa kontra och förlorade: fyrdubbelt sammanlagt.

cucumber-rassi = { $times ->
    [4] { $player } dubblade igen: fyrdubbelt straff.
   *[2] { $player } dubblade: dubbelt straff.
}

cucumber-bet-lost = { $player } hade inte lägsta kortet och förlorar insatsen, { cucumber-amount }.

cucumber-bet-refused = { $by } dubblade, men { $player } ville inte vara med och förlorar insatsen som den var: { cucumber-amount }.

cucumber-showed = { $player } hade { CARD($card, form: "ett") }: { cucumber-amount }.

cucumber-declared-wrongly = { $how ->
    [equal] { $player } anmälde { CARD($card, form: "ett") } som lägsta kort, men { $other } hade ett lika lågt, { CARD($lower, form: "ett") }: { cucumber-amount }.
   *[lower] { $player } anmälde { CARD($card, form: "ett") } som lägsta kort, men { $other } hade ett lägre, { CARD($lower, form: "ett") }: { cucumber-amount }.
}
cucumber-nobody-declared = Ingen anmälde, och { $player } hade lägsta kortet, { CARD($card, form: "ett") }: { cucumber-amount }.

cucumber-fatal-card = { $player } betalade med ett kort som kostar spelet, och är ute på en gång.

cucumber-reset = { $kept ->
    [some] { $player } har exakt { $limit }: poängen går tillbaka till 0. De öppna korten läggs tillbaka i leken.
   *[none] { $player } har exakt { $limit }: poängen går tillbaka till 0.
}

cucumber-reincarnated = { $player } { $how ->
    [reached] nådde gränsen på
   *[over] gick över gränsen på
} { $limit } med { $points } och förlorar ett liv. Poängen blir { $score }, { $others ->
    [some] den högsta bland de andra som är kvar
   *[none] för ingen annan är kvar
}.

cucumber-half = { $player } { $how ->
    [reached] nådde gränsen på
   *[over] gick över gränsen på
} { $limit } med { $points }: en halv gurka. Alla öppna kort utom det högsta, { CARD($card, form: "ett") }, läggs tillbaka i leken.
cucumber-half-without-cards = { $player } { $how ->
    [reached] nådde gränsen på
   *[over] gick över gränsen på
} { $limit } med { $points }: en halv gurka. Alla öppna kort läggs tillbaka i leken.
cucumber-eliminated = { $player } { $how ->
    [reached] nådde gränsen på
   *[over] gick över gränsen på
} { $limit } med { $points } och är ute ur spelet.
cucumber-marked = { $player } { $how ->
    [reached] nådde gränsen på
   *[over] gick över gränsen på
} { $limit } med { $points } och spelar vidare, märkt.
cucumber-ends-game = { $player } { $how ->
    [reached] nådde gränsen på
   *[over] gick över gränsen på
} { $limit } med { $points }, och därmed är partiet slut.

cucumber-fall-paid = { $player } åkte ut på { CARD($card, form: "ett") } och betalar { $stakes ->
    [one] { $stakes } insats
   *[other] { $stakes } insatser
} till potten.
cucumber-fall-paid-without-card = { $player } åkte ut och betalar { $stakes ->
    [one] { $stakes } insats
   *[other] { $stakes } insatser
} till potten.

cucumber-restarted = { $status ->
    [in] Alla kort i sista sticket var lika höga: en ny omgång. { $player } börjar den på 0.
   *[out] Alla kort i sista sticket var lika höga: en ny omgång. { $player } är med igen, på 0.
}

cucumber-bought-in = { $player } köper in sig igen: poängen blir { $points }, den högsta bland de andra som är kvar.

cucumber-adjustment-added = Justering för { $player }: { cucumber-amount } läggs till. { $reason }
cucumber-adjustment-taken-off = Justering för { $player }: { cucumber-amount } dras av. { $reason }

cucumber-joins = { $because ->
    [highest] { $player } kommer med och börjar på { $points }, den högsta poängen bland dem som är med.
   *[fresh] { $player } kommer med och börjar på { $points }: inget har spelats än.
}

cucumber-joins-by-hands = { $player } kommer med och får { $hands ->
    [one] { $hands } förlorad giv
   *[other] { $hands } förlorade givar
}, lika många som den som har flest.

cucumber-leaves = { $status ->
    [in] { $player } lämnar bordet och är ute ur spelet.
   *[out] { $player } lämnar bordet.
}

cucumber-left-the-hand = { $player } är ute ur den här given. Kvar är { $others }.
cucumber-listed-twice = { $player } står två gånger i listan.
cucumber-listed-twice-in-trick = { $player } står två gånger i listan; var och en har ett kort i sista sticket.
cucumber-missing-in-trick = { $player } saknas. Kvar är { $others }, med ett kort var.

cucumber-order = { $way ->
    [backwards] Listan går moturs: efter { $before } kommer { $after }, till vänster, inte { $given }.
   *[mixed] Ordningen stämmer inte: efter { $before } kommer { $after }, till vänster, inte { $given }.
}

cucumber-not-in-pack = Kortet { $card } finns inte i den här leken. Leken går från { $low } till { $high }{ $jokers ->
    [0] {""}
    [one] {" "}och har { $jokers } joker
   *[other] {" "}och har { $jokers } jokrar
}.

cucumber-suit-missing = Ange färgen på { CARD($rank, form: "row") }: { $cards } går över alla andra kort, så här spelar den roll.
cucumber-too-many-of-a-card = { $count } × { $card } i det här sticket, men det finns bara { $holds }.

cucumber-card-lies-face-up = { $count } × { $card } i det här sticket, men det kan bara vara { $left }: det finns { $holds }, och öppna kort ligger framför { $owners }.
cucumber-owner = { $player } ({ $count })

cucumber-other-calls = I de här reglerna finns inte { $call }. De har { $known }.
cucumber-no-calls = I de här reglerna finns varken { $call } eller något annat att säga.
cucumber-multiplier = Multiplikatorn är 1, 2 (dubblat) eller 4 (dubblat igen), inte { $given }.
cucumber-no-exchange = Med de här reglerna byter man inte kort.

cucumber-taker-missing = Vem tog sista sticket? I den korta formen måste det anges.
cucumber-card-missing = Med vilket kort togs sista sticket? Med de här reglerna spelar det roll.
cucumber-tied-twice = { $player } nämns två gånger bland dem som hade det högsta kortet.
cucumber-doubling-missing = Spelades { CARD($rank, form: "ett") } i sista sticket? Det ger dubbelt straff här.
cucumber-no-doubling = Med de här reglerna är det inget kort som ger dubbelt straff.
cucumber-doubling-cannot-be = Ingen kan ha spelat { CARD($rank, form: "ett") }: ingen hade ett lägre kort.
cucumber-doubling-must-be = Någon måste ha spelat { CARD($rank, form: "ett") }: det finns inget annat kort kvar.
cucumber-lowest-missing = Vem hade lägsta kortet, den första av dem om det var flera? Den spelaren ger nästa gång.

cucumber-lowest-cannot-be = { $why ->
    [highest] { $player } hade det högsta kortet och var alltså inte först med det lägsta.
   *[last] { $player } spelade det sista av de lika höga korten och var alltså inte först med det lägsta.
}

cucumber-too-many-equal = { $kept ->
    [0] { $count } spelare kan inte ha haft { CARD($card, form: "ett") } eller ett lika högt kort: det finns { $holds }.
   *[other] { $count } spelare kan inte ha haft { CARD($card, form: "ett") } eller ett lika högt kort: det finns { $holds }, och { $kept } av dem ligger öppet.
}

cucumber-too-few-lower = { $lower ->
    [0] { $players } måste ha haft lägre kort än { $card }, men inget kort är lägre. Vem mer hade { CARD($rank, form: "ett") }?
   *[other] { $players } måste ha haft lägre kort än { $card }, men bara { $lower } kort är lägre. Vem mer hade { CARD($rank, form: "ett") }?
}
cucumber-different-equal-cards = Här är olika kort lika höga och får ligga kvar öppna: skriv in sista sticket kort för kort.
cucumber-last-trick-unknown = Sista sticket måste vara känt kort för kort, och inget före det får saknas.
cucumber-all-have-refused = Alla andra har sagt nej, så { $player } har vunnit: det blir inget sista stick.
cucumber-winner-missing = Vem hade lägsta kortet, den första av dem om det var flera? Den spelaren vinner given.

cucumber-declaration-missing = Anmälde någon? Ange vem, eller null om ingen gjorde det.
cucumber-cards-instead-of-outcome = Här räknas allas sista kort: ange dem som last_trick, eller inga alls om ingen anmälde.
cucumber-cards-missing = Alla visar sina kort, och varje kort räknas: ange allas sista kort.

cucumber-nobody-deals-at-first = Med de här reglerna är det ingen som ger; ange vem som spelar ut.
cucumber-leader-follows = Med de här reglerna följer det av vem som ger vem som spelar ut ({ $rule }).
cucumber-abandoned = Partiet är avbrutet; inget mer kan skrivas in.
cucumber-over = Partiet är slut: { $winners } vann efter { $hands ->
    [one] { $hands } giv
   *[other] { $hands } givar
}. Inget mer kan skrivas in.
cucumber-pack-is-too-small = { $kept } kort ligger öppna och { $stock } är kvar: det räcker inte till en giv till.
cucumber-no-buy-ins = Med de här reglerna kan ingen köpa in sig igen.
cucumber-has-left = { $player } har lämnat bordet.
cucumber-bought-in-already = { $player } har redan köpt in sig igen; de här reglerna tillåter det högst { $most ->
    [one] { $most } gång
   *[other] { $most } gånger
} per parti.

cucumber-buy-in-needs-others = { $player } får köpa in sig igen så länge minst { $needed ->
    [one] { $needed } annan
   *[other] { $needed } andra
} är med; nu är det { $others }.
cucumber-buy-in-is-no-better = { $player } är med på { $score }; att köpa in sig igen skulle ge { $points }, och det är inte bättre.
cucumber-nobody-deals = Med de här reglerna är det ingen som ger.
cucumber-not-among-drawers = { $player } är inte bland dem som drar om given: { $players }.
cucumber-cannot-deal = { $player } är ute och kan inte ge.
cucumber-no-score = Med de här reglerna räknas inga poäng.
cucumber-adjustment-too-large = { $player } har { $score }: en justering är inte 0 och drar av högst { $score }.
cucumber-full = De här reglerna är för högst { $most } spelare, och det är { $here }.
cucumber-pack-serves-too-few = Leken räcker inte till { $players } spelare.
cucumber-has-left-already = { $player } har redan lämnat bordet.

cucumber-ask-taker = Vem tog sista sticket?
cucumber-tap-taker = Tryck på den som tog sista sticket
cucumber-who-took = { $name } tog sista sticket
cucumber-ask-loser = Vem förlorade given?
cucumber-tap-loser = Tryck på den som förlorade given
cucumber-who-lost = { $name } förlorade given
cucumber-ask-lowest = Vem hade lägsta kortet?
cucumber-tap-lowest = Tryck på den som hade lägsta kortet
cucumber-who-had-the-lowest = { $name } hade lägsta kortet
cucumber-ask-leader = Vem spelade ut till sista sticket?
cucumber-tap-leader = Tryck på den som hade sista utspelet
cucumber-who-led = { $name } spelade ut till sista sticket
cucumber-ask-declarer = Vem anmälde lägsta kortet?
cucumber-tap-declarer = Tryck på den som anmälde lägsta kortet
cucumber-who-declared = { $name } anmälde lägsta kortet
cucumber-form-nobody-declared = Ingen anmälde
cucumber-form-taker = Vem tog det
cucumber-form-loser = Vem förlorade
cucumber-form-lowest = Vem hade lägst
cucumber-form-cards = Varje kort

cucumber-row-card-of-taker = Med
cucumber-ask-card-of-taker = Med vilket kort tog { $name } det?

cucumber-row-tied = Samma kort
cucumber-row-lowest = Lägst

cucumber-row-doubling-card = Det föll { CARD($rank, form: "ett") }
cucumber-ask-doubling-card = Föll det { CARD($rank, form: "ett") } i sticket?
cucumber-row-card = Kort
cucumber-ask-card = Vad spelade { $name }?
cucumber-row-leader = Näst sista sticket
cucumber-ask-winner-before = Vem tog näst sista sticket?
cucumber-row-kontra = Kontra
cucumber-fold-kontra = Sa någon kontra?

cucumber-fold-rassi = Kastade någon in eller dubblade?
cucumber-row-rassi-free = Kastade in
cucumber-hint-rassi-free = gratis
cucumber-row-rassi-times = Gånger
cucumber-hint-rassi-times = dubblat 2, dubblat igen 4
cucumber-row-doubles = Dubblar
cucumber-ask-doubles = Vem dubblade?

cucumber-row-double-after = efter stick
cucumber-ask-refused = Vem sa nej?
cucumber-row-exchange = Bytte kort
cucumber-fold-exchange = Bytte någon kort?
cucumber-ask-exchange = Vem bytte kort?

cucumber-row-changed = kort

cucumber-count-hands-played = Spelade givar
cucumber-count-hands-lost = Förlorade givar
cucumber-count-penalty-points = Minuspoäng
cucumber-count-cucumbers = Gurkor
cucumber-count-buy-ins = Köpt in sig igen
cucumber-count-longest-run = Givar i rad utan straff
cucumber-ratio-average-penalty = Poäng per giv

cucumber-due-buy-in = Betalt för att köpa in sig igen
cucumber-due-fall = Betalt för att åka ut
cucumber-form-missing = Ange en av last_trick (allas kort), outcome (vem som tog sticket och med vad) eller tricks (alla stick).
cucumber-infractions = { $count ->
    [1] Det finns { $count } regelbrott, av { $players }. Skicka accept_infractions för att anteckna det.
   *[other] Det finns { $count } regelbrott, av { $players }. Skicka accept_infractions för att anteckna dem.
}
cucumber-no-trick-any-more = Alla andra har avstått, så { $players } har vunnit: inget mer stick spelas.
cucumber-plays-once = { $player } spelar bara en gång till varje stick.
cucumber-as-many-as-led = { $led } kort spelades ut, så alla spelar { $led }, inte { $given }.
cucumber-did-not-play = { $players } har inte spelat till det här sticket, så händerna är olika stora. Kort som inte antecknats anges som null.
cucumber-more-than-dealt = Sticken har { $cards } kort av var och en, men { $dealt } delades ut.
cucumber-last-trick-of-one-card = Alla behåller ett kort till sista sticket, men flera spelades till det.
cucumber-pack-cannot-deal = Leken räcker inte till { $cards } kort åt { $players } spelare.
cucumber-more-than-the-pack = Leken har bara { $holds } × { $card }; här är det fler.
cucumber-plays-once-to-the-trick = { $player } spelar bara en gång till sticket.
cucumber-comes-to-the-left = Efter { $before } kommer { $due }, åt vänster, inte { $player }.
cucumber-one-card-led = Enligt de här reglerna spelas ett kort ut, inte { $given }.
cucumber-holding-size = Handen har { $cards } kort, men holding_size är { $given }.
cucumber-holding-missing = Ange handen eller holding_size: hur många kort handen hade före spelet.
cucumber-holding-too-small = Handen kan inte ha { $given } kort: { $cards } av dem är nämnda.
cucumber-holding-too-large = Handen kan inte ha { $given } kort: var och en fick { $cards }.
cucumber-one-card-left = I sista sticket har alla ett kort kvar.
cucumber-not-in-the-holding = { $held ->
    [0] Handen har inte { $card }, men { $needed } × { $card } måste ha funnits där.
   *[other] Handen har { $held } × { $card }, men { $needed } × { $card } måste ha funnits där.
}
cucumber-another-won-the-trick = { $winner } tog stick { $trick }, så { $player } kan inte ha dubblat då.
cucumber-goes-first = { $player } är först: ange hur många kort { $player } bytte, 0 om inga.
cucumber-changes-once = { $player } har redan haft sin tur; var och en byter kort en gång.
cucumber-comes-before = { $player } kommer före { $other }, medurs.
cucumber-changes-next = Efter { $before } kommer { $player }: ange hur många kort { $player } bytte, 0 om inga.
cucumber-more-often-than-the-pack = Handen har { $card } fler gånger än leken.
cucumber-each-is-dealt = Var och en får { $cards } kort, inte { $given }.
cucumber-asked-for-this-double = { $player } begärde själv den här dubblingen och kan inte avstå.
cucumber-cannot-refuse = { $player } är inte med i given längre eller är nämnd två gånger och kan inte avstå.
cucumber-credit-twice = { $player } är nämnd två gånger, med { $first } och med { $second }.
cucumber-keep-highest-without-cards = limit.falls har keep_highest, men inga kort sparas: det kräver score face_up.
cucumber-face-up-and-reward = last_trick.payers är taker_rewards_tied, som drar av poäng, och det kan summan av de öppna korten inte visa.
cucumber-face-up-and-reincarnation = limit.falls har reincarnate, som ger någon annans poäng, och det kan summan av de öppna korten inte visa.
cucumber-face-up-and-buy-ins = stakes.buy_ins.each är { $times }: att köpa in sig ger någon annans poäng, och det kan summan av de öppna korten inte visa.
cucumber-face-up-and-doubling-card = last_trick.doubled_by dubblar straffet, och det kan summan av de öppna korten inte visa.
cucumber-face-up-and-calls = last_trick.calls mångdubblar straffet, och det kan summan av de öppna korten inte visa.
cucumber-face-up-without-points = score är face_up, men med points none finns ingen poäng att spara kort för.
cucumber-cucumbers-of-another-deck = points är cucumbers, och gurkor har bara leken five_cucumbers.
cucumber-deck-without-prices = pack.deck är five_cucumbers, vars kort inte kostar { $points }.
cucumber-no-fall-ends = end.when är falls, men inget i limit.falls är end_game.
cucumber-fall-ends-otherwise = limit.falls har end_game, men end.when är { $when }.
cucumber-no-fall-marks = end.when är one_unmarked, men inget i limit.falls är mark.
cucumber-no-fall-eliminates = end.when är one_left, men inget i limit.falls är eliminate: ingen skulle någonsin åka ut.
cucumber-loser-and-all-win = end.winner är not_the_loser, så någon förlorar, men end.all_out är all_win.
cucumber-falls-without-limit = limit.points är null, så ingen kan komma över, men limit.falls säger vad som händer då.
cucumber-end-without-limit = limit.points är null, så spelet slutar bara när alla är överens, inte med { $when }.
cucumber-limit-without-falls = limit.points är { $points }, men limit.falls säger inte vad som händer när den passeras.
cucumber-leader-without-dealer = deal.leader är { $leader }, men deal.dealer är nobody.
cucumber-match-without-dealer = exchange är match_dealer, där den som ger är först, men deal.dealer är nobody.
cucumber-wild-without-sets = pack.joker_rank är wild, som bara gäller i grupper, men play.sets är false.
cucumber-deck-without-jokers = pack.jokers är { $jokers }, men leken { $deck } har inga jokrar.
cucumber-deck-without-aces = Leken { $deck } har inga ess att stoppa med.
cucumber-deck-without-pictures = exchange är rassi, men leken { $deck } har inga klädda kort.
cucumber-no-such-rank = Valören { $rank } finns inte i den här leken.
cucumber-empty-group = En grupp av högsta kort nämner minst ett kort.
cucumber-no-such-top-card = Kortet { $card } finns inte i den här leken och kan inte sättas över allt annat.
cucumber-top-card-without-suit = Vilken färg har { $rank }? Ett högsta kort är ett enda, till exempel { $rank }C.
cucumber-top-card-twice = { $card } står på mer än ett ställe i top_cards.
cucumber-pack-too-small = { $players } spelare med { $each } kort var behöver { $cards } kort; leken har { $size }.
cucumber-no-score-limit = points är none, så inga poäng förs, men limit.points sätter en gräns för dem.
cucumber-no-score-calls = points är none, så inga poäng förs, men last_trick.calls mångdubblar dem.
cucumber-no-score-doubled = points är none, så inga poäng förs, men doubled_by dubblar dem.
cucumber-no-score-reward = points är none, så inga poäng förs, men taker_rewards_tied drar av poäng.
cucumber-no-score-deal = points är none, så inga poäng förs, men deal.then losing_card ger efter kortets poäng.
cucumber-no-score-payout = points är none, så inga poäng förs, men stakes.payout differences betalar efter dem.
cucumber-bet-without-lowest = points är bet, som alla förlorar utom den med lägsta kortet.
cucumber-lowest-without-bet = last_trick.payers är all_but_lowest, som alla förlorar insatsen.
cucumber-bet-without-credits = points är bet, som dras från krediterna i limit.points, men det är null.
cucumber-doubling-without-bet = last_trick.calls är doubling, men points är { $points }: det finns ingen insats att dubbla.
cucumber-bet-and-low-cards = points är bet, så inget kort har ett pris, men pack.low_in_last_trick ger några kort ett.
cucumber-bet-and-calls = points är bet, så inget kort har ett pris, men last_trick.calls mångdubblar det.
cucumber-bet-and-differences = points är bet: krediter förloras, och ingen vinner dem.
cucumber-bet-and-reincarnation = points är bet: den som har förlorat alla krediter kan inte fortsätta med någon annans.
cucumber-bet-and-buy-ins = points är bet: förlorade krediter köps inte tillbaka.
cucumber-no-card-decides-doubling = { $because ->
    [bet] points är bet, så inget kort har ett pris, men last_trick.doubled_by dubblar det.
   *[declared] Man anmäler vem som har lägsta kortet, så inget kort avgör given, men last_trick.doubled_by dubblar den.
}
cucumber-no-card-decides-face-up = { $because ->
    [bet] points är bet, så inget kort har ett pris, men score är face_up, som sparar kortet man betalar med.
   *[declared] Man anmäler vem som har lägsta kortet, så inget kort avgör given, men score är face_up, som sparar kortet man betalar med.
}
cucumber-no-card-decides-deal = { $because ->
    [bet] points är bet, så inget kort har ett pris, men deal.then är losing_card, som ger efter det avgörande kortet.
   *[declared] Man anmäler vem som har lägsta kortet, så inget kort avgör given, men deal.then är losing_card, som ger efter det avgörande kortet.
}
cucumber-declarer-without-declaration = last_trick.payers är by_declaration, men last_trick.calls låter ingen anmäla.
cucumber-declaration-without-declarer = last_trick.calls är declaration, men last_trick.payers är { $payers }.
cucumber-declaration-without-points = last_trick.payers är by_declaration, som räknar poäng, men points är none.
cucumber-declaration-and-sets = Man anmäler om ett enda sista kort, men play.sets låter flera kort spelas ut.
cucumber-nobody-takes-dealer = deal.dealer är { $dealer }, men ingen tar sista sticket: last_trick.payers är { $payers }.
cucumber-nobody-takes-leader = deal.leader är payer, men ingen tar sista sticket: last_trick.payers är { $payers }.
cucumber-nobody-takes-equal = last_trick.all_equal är { $all_equal }, men ingen tar sista sticket: last_trick.payers är { $payers }.
cucumber-kille-points-of-another-deck = points är { $points }, som bara finns med leken kille.
cucumber-kille-without-prices = pack.deck är kille, vars kort inte kostar { $points }.
cucumber-kille-and-low-cards = pack.deck är kille, vars kort räknas i sista sticket som i alla andra.
cucumber-restart-without-elimination = last_trick.all_equal är { $all_equal }, som tar tillbaka dem som är ute, men limit.falls slår inte ut någon.
cucumber-restart-and-buy-ins = last_trick.all_equal är { $all_equal }, och efter det behöver ingen köpa in sig.
cucumber-restart-and-face-up = last_trick.all_equal är { $all_equal }, och efter det har alla 0 poäng, men score är face_up: korten ligger kvar.
cucumber-most-without-exchange = exchange_at_most är { $most }, men ingen byter kort: exchange är null.
cucumber-most-above-the-deal = exchange_at_most är { $most }, men alla får { $cards } kort.
cucumber-silence-for-nothing = last_trick.declaration har lowest_pays, men wrong är 0, så inget skulle betalas.
cucumber-buy-ins-without-pot = stakes.payout är differences, där ingen betalar till en pott, men det är tillåtet att köpa in sig.
cucumber-no-entry-anyway = stakes.entry är 0, men med stakes.payout differences betalar ingen i början ändå.
cucumber-nobody-ever-pays = stakes.entry är 0 och stakes.falls är null, så ingen betalar någonsin något.
cucumber-falls-without-pot = stakes.payout är differences, där ingen betalar till en pott, men stakes.falls låter dem betala.
cucumber-cards = { $count ->
    [1] { CARD($cards, form: "ett") }
   *[other] { CARD($cards, form: "play") }
}
cucumber-cards-first = { $count ->
    [1] { CARD($cards, form: "Ett") }
   *[other] { CARD($cards, form: "Play") }
}
cucumber-target = { $count ->
    [1] { CARD($target, form: "ett") }
   *[other] { CARD($target, form: "play") }
}
cucumber-lowest-cards = { $count ->
    [1] lägsta kortet, { CARD($lowest, form: "ett") }
   *[other] de lägsta korten, { CARD($lowest, form: "play") }
}
cucumber-what-beats = { $count ->
    [1] { $how ->
        [higher] ett högre kort än { CARD($target, form: "ett") }
        [highest] { CARD($target, form: "ett") } eller ett lika högt kort
       *[equal] { CARD($target, form: "ett") } eller något högre
    }
   *[other] { $how ->
        [higher] { $count } kort som kort för kort är högre än { CARD($target, form: "play") }
       *[equal] { $count } kort som kort för kort är minst lika höga som { CARD($target, form: "play") }
    }
}
cucumber-beating = { $how ->
    [same] { cucumber-cards-first } är lika { $count ->
        [1] högt
       *[other] höga
    } som { cucumber-target }, och det räcker
    [higher] { cucumber-cards-first } är kort för kort högre än { cucumber-target }
    [least] { cucumber-cards-first } är kort för kort minst lika höga som { cucumber-target }
   *[beats] { cucumber-cards-first } slår { cucumber-target }
}
cucumber-only-card = { $asker ->
    [you] Det är ditt enda kort, så det måste spelas.
   *[player] Det är det enda kortet på handen, så det måste spelas.
}
cucumber-nothing-but-jokers = { $asker ->
    [you] Du har bara jokrar. Då får de spelas, och de räknas som ess.
   *[player] { $player } har bara jokrar. Då får de spelas, och de räknas som ess.
}
cucumber-may-lead = { $sets ->
    [several] { $asker ->
        [you] Du får spela ut vilket kort som helst, eller flera av samma valör om minst ett blir kvar.
       *[player] { $player } får spela ut vilket kort som helst, eller flera av samma valör om minst ett blir kvar.
    }
   *[one] { $asker ->
        [you] Du får spela ut vilket kort som helst.
       *[player] { $player } får spela ut vilket kort som helst.
    }
}
cucumber-must-lead-lowest = { $sets ->
    [several] { $asker ->
        [you] Du måste spela ut ditt lägsta kort, { CARD($lowest, form: "ett") }, ensamt eller med andra av den valören om minst ett blir kvar.
       *[player] { $player } måste spela ut lägsta kortet, { CARD($lowest, form: "ett") }, ensamt eller med andra av den valören om minst ett blir kvar.
    }
   *[one] { $asker ->
        [you] Du måste spela ut ditt lägsta kort, { CARD($lowest, form: "ett") }.
       *[player] { $player } måste spela ut lägsta kortet, { CARD($lowest, form: "ett") }.
    }
}
cucumber-nothing-beats-an-ace = { $asker ->
    [you] Ingenting slår ett ess här, så du måste spela { cucumber-lowest-cards }.
   *[player] Ingenting slår ett ess här, så { $player } måste spela { cucumber-lowest-cards }.
}
cucumber-cannot-beat = { $asker ->
    [you] Du kan inte slå { cucumber-target }, så du måste spela { cucumber-lowest-cards }.
   *[player] { $player } kan inte slå { cucumber-target }, så { $player } måste spela { cucumber-lowest-cards }.
}
cucumber-may-play = { $asker ->
    [you] Du får spela { cucumber-what-beats }, eller { cucumber-lowest-cards }.
   *[player] { $player } får spela { cucumber-what-beats }, eller { cucumber-lowest-cards }.
}
cucumber-must-beat = { $asker ->
    [you] Du kan slå { cucumber-target }, så du måste göra det: med { cucumber-what-beats }.
   *[player] { $player } kan slå { cucumber-target } och måste därför göra det: med { cucumber-what-beats }.
}
cucumber-must-play-lowest-that-beats = { $count ->
    [1] { $asker ->
        [you] Du måste spela det lägsta kortet som slår { CARD($target, form: "ett") }: { CARD($least, form: "ett") }.
       *[player] { $player } måste spela det lägsta kortet som slår { CARD($target, form: "ett") }: { CARD($least, form: "ett") }.
    }
   *[other] { $asker ->
        [you] Du måste spela de lägsta korten som slår { CARD($target, form: "play") }: { CARD($least, form: "play") }.
       *[player] { $player } måste spela de lägsta korten som slår { CARD($target, form: "play") }: { CARD($least, form: "play") }.
    }
}
cucumber-must-play-the-same = { $count ->
    [1] { $asker ->
        [you] Du har { CARD($same, form: "ett") }, detsamma som skulle slås, och måste spela det.
       *[player] { $player } har { CARD($same, form: "ett") }, detsamma som skulle slås, och måste spela det.
    }
   *[other] { $asker ->
        [you] Du har { CARD($same, form: "play") }, detsamma som skulle slås, och måste spela det.
       *[player] { $player } har { CARD($same, form: "play") }, detsamma som skulle slås, och måste spela det.
    }
}
cucumber-may-be-led = { cucumber-cards-first } får spelas ut.
cucumber-is-the-lowest = { cucumber-cards-first } är { $count ->
    [1] det
   *[other] de
} lägsta.
cucumber-is-not-the-lowest = { cucumber-cards-first } är inte { $count ->
    [1] det
   *[other] de
} lägsta.
cucumber-is-their-lowest = { $asker ->
    [you] { cucumber-cards-first } är { $count ->
        [1] det
       *[other] de
    } lägsta du har.
   *[player] { cucumber-cards-first } är { $count ->
        [1] det
       *[other] de
    } lägsta på handen.
}
cucumber-beats = { cucumber-beating }.
cucumber-wins-nothing = De vinner ingenting: det gör bara kort av samma valör.
cucumber-is-that = { cucumber-cards-first } är det.
cucumber-beats-but-is-not-that = { cucumber-beating }, men är inte { $count ->
    [1] det
   *[other] de
} kort som måste spelas.
cucumber-is-neither = { cucumber-cards-first } är ingetdera.
cucumber-does-not = { cucumber-cards-first } gör det inte.
cucumber-is-no-such-lead = { CARD($cards, form: "Play") } är inget sådant utspel.
cucumber-joker-needs-a-card = En joker spelas bara tillsammans med ett vanligt kort.
cucumber-one-card-is-led = Till varje stick spelas ett kort ut, och { CARD($cards, form: "play") } är { $count }.
cucumber-not-of-one-rank = { CARD($cards, form: "Play") } är inte av samma valör, och bara sådana kort spelas ut tillsammans.
cucumber-joker-alone = { $asker ->
    [you] En joker spelas utan ett vanligt kort bara om du inte hade annat än jokrar.
   *[player] En joker spelas utan ett vanligt kort bara om { $player } inte hade annat än jokrar.
}
cucumber-lowest-must-be-led = Lägsta kortet måste spelas ut, så inget lägre än { cucumber-cards } kan ha funnits på handen.
cucumber-must-be-the-lowest = { $asker ->
    [you] Ingenting slår ett ess här, så { cucumber-cards } måste vara { $count ->
        [1] det
       *[other] de
    } lägsta du har.
   *[player] Ingenting slår ett ess här, så { cucumber-cards } måste vara { $count ->
        [1] det
       *[other] de
    } lägsta på handen.
}
cucumber-beats-where-not-the-same = { $asker ->
    [you] { cucumber-beating }, och det är tillåtet bara om du inte kan spela detsamma.
   *[player] { cucumber-beating }, och det är tillåtet bara om { $player } inte kan spela detsamma.
}
cucumber-beats-where-nothing-lower-does = { $asker ->
    [you] { cucumber-beating }, och det är tillåtet bara om inget lägre på din hand gör det.
   *[player] { cucumber-beating }, och det är tillåtet bara om inget lägre på handen gör det.
}
cucumber-does-not-beat = { cucumber-cards-first } slår inte { cucumber-target } och är { $count ->
    [1] tillåtet bara som det
   *[other] tillåtna bara som de
} lägsta på handen{ $duty ->
    [same] { $asker ->
        [you] , och bara om du varken kan slå { cucumber-target } eller spela detsamma.
       *[player] , och bara om { $player } varken kan slå { cucumber-target } eller spela detsamma.
    }
    [beat] { $asker ->
        [you] , och bara om du inte kan slå { cucumber-target }.
       *[player] , och bara om { $player } inte kan slå { cucumber-target }.
    }
   *[choice] .
}
cucumber-rest-does-not-matter = { $asker ->
    [you] Vad du annars hade spelar ingen roll.
   *[player] Vad { $player } annars hade spelar ingen roll.
}
cucumber-all-is-accounted-for = Man vet var varje kort finns som skulle tala emot det.
cucumber-but-held = { $asker ->
    [you] Men du hade { $cards }, så det var inte tillåtet.
   *[player] Men { $player } hade { $cards }, så det var inte tillåtet.
}
cucumber-but-could-have-played = { $asker ->
    [you] Men du kunde ha spelat { CARD($cards, form: "play") }, så det var inte tillåtet.
   *[player] Men { $player } kunde ha spelat { CARD($cards, form: "play") }, så det var inte tillåtet.
}
cucumber-no-holding = Det kan inte ha skett med någon hand som korten ännu tillåter.
cucumber-not-all-known = { $asker ->
    [you] Inte alla dina kort är kända.
   *[player] Inte alla kort på handen är kända.
}
cucumber-seeing-a-card = { $asker ->
    [you] Om du också hade { $open ->
        [lower] ett lägre kort än { CARD($cards, form: "ett") }
       *[cards] { $cards }
    }; i så fall var det inte tillåtet.
   *[player] Om { $player } också hade { $open ->
        [lower] ett lägre kort än { CARD($cards, form: "ett") }
       *[cards] { $cards }
    }; i så fall var det inte tillåtet.
}
cucumber-seeing-able-cards = { $asker ->
    [you] Om dina kort tillsammans kunde { cucumber-able }; i så fall var det inte tillåtet.
   *[player] Om korten på handen tillsammans kunde { cucumber-able }; i så fall var det inte tillåtet.
}
cucumber-seeing-a-card-or-able-cards = { $asker ->
    [you] Om du också hade { $open ->
        [lower] ett lägre kort än { CARD($cards, form: "ett") }
       *[cards] { $cards }
    }, eller om dina kort tillsammans kunde { cucumber-able }; i så fall var det inte tillåtet.
   *[player] Om { $player } också hade { $open ->
        [lower] ett lägre kort än { CARD($cards, form: "ett") }
       *[cards] { $cards }
    }, eller om korten tillsammans kunde { cucumber-able }; i så fall var det inte tillåtet.
}
cucumber-seeing-an-ordinary-card = { $asker ->
    [you] Om du också hade ett kort som inte är en joker; i så fall var det inte tillåtet.
   *[player] Om { $player } också hade ett kort som inte är en joker; i så fall var det inte tillåtet.
}
cucumber-a-card = { CARD($card, form: "ett") }
cucumber-able = { $able ->
    [fewer] slå { CARD($target, form: "play") } med färre jokrar
    [make] bilda { CARD($target, form: "play") }
    [either] bilda eller slå { CARD($target, form: "play") }
   *[beat] slå { CARD($target, form: "play") }
}
cucumber-settled-by-sizes = Hur många kort varje stick före det här hade.
cucumber-settled-by-cards-before = De kort som spelades före i det här sticket.
cucumber-had-to-lead-first = { $leader } skulle spela ut till första sticket, inte { $player }.
cucumber-had-to-lead-next = { $leader } tog sticket före och skulle spela ut, inte { $player }.
cucumber-out-of-turn = Efter { $before } var det { $due } i tur, åt vänster, inte { $player }.
cucumber-never-allowed = { $lower ->
    [held] Vad som än spelades före utan att antecknas var { $card } inte tillåtet: { $player } hade lägre kort.
   *[unknown] Vad som än spelades före utan att antecknas fick { $player } inte spela { $card }.
}
cucumber-nobody-changes = Enligt de här reglerna byter ingen kort.
cucumber-need-not-change = Ingen behöver byta kort.
cucumber-holding-is-smaller = En hand har { $holding } kort, så { $count } kan inte bytas.
cucumber-most-to-change = Ingen får byta fler än { $most } kort.
cucumber-stock-left = { $enough ->
    [yes] I talongen finns { $left } kort kvar, tillräckligt för { $count }.
   *[no] I talongen finns { $left } kort kvar, för få för { $count }.
}
cucumber-first-changed-none = Den första bytte inga, så ingen annan får byta.
cucumber-stock-is-used-up = Talongen är slut, så ingen får byta mer.
cucumber-as-many-or-none = Den första bytte { $first }: lika många eller inga.
cucumber-whole-stock-or-none = Den första bytte { $first }, och i talongen finns bara { $left } kvar: alla eller inga.
cucumber-dealer-keeps-two = Den som ger behåller minst två kort; här skulle det bli { $left } kvar.
cucumber-no-more-than-first = Den första bytte { $first }, och ingen får byta fler.
cucumber-before-changed-none = Den närmast före bytte inga, så ingen får byta mer.
cucumber-no-more-than-before = Den närmast före bytte { $before }, och ingen får byta fler.
cucumber-cannot-have-been = Det kan inte ha skett.
cucumber-whole-holding-is-changed = Man byter bara hela handen, alla { $holding } kort.
cucumber-three-changes = En hand byts högst tre gånger: gratis, dubblat och dubblat igen.
cucumber-third-change = En tredje gång får man byta bara om den första var gratis.
cucumber-seeing-first-holding = Den första handen: om den hade en kung, en dam eller en knekt; i så fall var det inte tillåtet.
cucumber-change-doubles = En hand får bytas för att dubbla, och en gång till för att dubbla igen.
cucumber-nobody-throws-in = Enligt de här reglerna kastar ingen handen gratis.
cucumber-has-a-picture = Det finns ett klätt kort på handen: { $card }.
cucumber-no-picture-yet = { $count } av { $each } kort är kända, och inget klätt ännu.
cucumber-seeing-the-others = De andra korten: om det finns en kung, en dam eller en knekt bland dem.
cucumber-no-picture = { $also ->
    [high] Det finns varken kung, dam eller knekt på handen, och ess och jokrar räknas inte som klädda kort.
   *[none] Det finns varken kung, dam eller knekt på handen.
}
cucumber-bets-are-not-doubled = Enligt de här reglerna dubblas det inte.
cucumber-hand-is-won = Alla andra har avstått, så { $player } har vunnit: given är slut.
cucumber-alone-in-the-hand = Bara { $player } är med, så det finns ingen giv att dubbla i.
cucumber-out-of-the-hand = { $player } är inte med i given längre. Med är { $others }.
cucumber-doubled-last = { $player } dubblade senast; någon annan måste dubbla först.
cucumber-double-between-tricks = Det går inte att dubbla efter stick { $trick }. Man dubblar mellan två stick: efter stick 1 till { $last }.
cucumber-double-comes-later = Det går inte att dubbla efter stick { $trick }. Mellan två stick dubblas det en gång, och den förra kom efter stick { $before }.
cucumber-double-needs = Alla i given behöver { cucumber-amount } för den här dubblingen; { $have }.
cucumber-has = { $player } har { $points }
cucumber-only-winner-doubles = Bara den som tog sticket före får dubbla, och det var inte { $player }.
cucumber-may-double = { $player } får dubbla: alla i given har { cucumber-amount } till det.
cucumber-nobody-declares = Enligt de här reglerna anmäler ingen.
cucumber-all-have-declined = Alla har avstått, så ingen anmäler.
cucumber-word-of-another = { $player } har ordet: alla tillfrågas i tur och ordning, först den som tog sista sticket.
cucumber-may-declare = { $player } har ordet och får därför anmäla.

cucumber-unit-hands-lost = förlorade givar
cucumber-unit-credits = krediter
cucumber-column-taker = Sticket till
cucumber-column-card = Kort
cucumber-mark-fell = blev gurka
cucumber-mark-half = en halv gurka
cucumber-mark-reset = tillbaka till 0
cucumber-mark-anew = ny omgång
cucumber-mark-bought-in = köpte in sig igen
cucumber-act-buys-in = köper in sig
cucumber-drawing-whole = en gurka
cucumber-drawing-half = en halv gurka
cucumber-why-rampo = Alla kort i sista sticket var lika höga: en ny omgång.
cucumber-why-silent = Ingen anmälde.
cucumber-why-declared = { $player } anmälde, och ingen betalade.
cucumber-limit = gräns
cucumber-limit-in-short = { $reached ->
    [credits] inga krediter kvar: { $falls }
    [safe] mer än { $limit }: { $falls }
    [reset] exakt { $limit } går tillbaka till 0; mer: { $falls }
   *[out] { $limit } eller mer: { $falls }
}
cucumber-then = { $first }, sedan { $then }
cucumber-fall-in-short = { $fall ->
    [reincarnate] ett förlorat liv
    [keep_highest] en halv gurka
    [eliminate] ute
    [mark] ett märke
   *[end_game] spelet slutar
}

cucumber-name = Gurka
cucumber-about = Undvik att ta sista sticket
cucumber-variant-agurk = Sju kort, två liv; andra med ett lika högt kort i sista sticket får dra av poäng
cucumber-variant-agurk-denexa = Agurk där du måste slå med ett högre kort när du kan, och jämnt 21 går bra
cucumber-variant-gurka = Sex kort, ute vid 30; en gång per parti får du köpa in dig igen
cucumber-variant-gurka-modern = Gurka där bara föregående kort räknas och inget slår ett ess
cucumber-variant-ogorek = Sex kort, ute vid 50; du måste slå om du kan, och esset är lägst i sista sticket
cucumber-variant-ogorek-classic = Ogórek som det var förr: ute vid 21
cucumber-variant-ogorek-kontra = Ogórek där en spelare får dubbla straffet, men själv betalar fyrdubbelt vid förlust
cucumber-variant-kurkku = Sex kort; partiet slutar när någon når 30, och lägst poäng vinner
cucumber-variant-matapesa = Hela leken, inga poäng: den som tar sista sticket ger igen
cucumber-variant-kurko = Jokrar är ess, båda lägst i sista sticket; spela tills alla utom en har 30
cucumber-variant-rassi = Kasta en hand utan klädda kort, dubbla sedan, eller dubbla igen; ute vid 50
cucumber-variant-gurka-norway = Sju kort, ute direkt vid 21, inget extra liv
cucumber-variant-norwegian = Det förlorande kortet avgör hur många som ges nästa gång; den med lägsta kortet ger och spelar ut
cucumber-variant-gurka-iceland = Tio kort, sedan nio, sedan åtta; flera lika får spelas ut; 6♣ slår allt, och jämnt 21 blir noll
cucumber-variant-concombre = Förlorande kort ligger kvar öppna och avgör hur många som ges nästa gång; med den andra halva gurkan har du förlorat
cucumber-variant-five-cucumbers = Frieses spel med kort från 1 till 15: med fler än fem gurkor är du ute
cucumber-variant-twenty-two = Flera lika får spelas ut och kort får bytas; korten du förlorar med ligger kvar öppna: med 22 är du ute
cucumber-variant-twenty-two-rasmussen = Twenty-Two där de utspelade korten måste slås om det går, med poängen på papper
cucumber-variant-twenty-six = Twenty-Two med två kortlekar och fyra vilda jokrar, ute vid 26
cucumber-variant-minibluff = Lägsta kortet vinner given: tio krediter var, och insatser som dubblas eller avböjs
cucumber-variant-krypkille = Med killekort: inget att välja under spelet, och på slutet anmäler du ditt sista kort som lägst
cucumber-variant-rokkar = Den som åker ut betalar, dubbelt på ett klätt kort; är de sista korten lika höga börjar en ny omgång
cucumber-variant-vidivallagurka = Sju kort, flera lika åt gången, de svarta sjuorna överst; byt högst så många kort som spelaren före
cucumber-name-agurk-denexa = Gurka (Denexa)
cucumber-name-gurka-modern = Gurka som det spelas nu
cucumber-name-ogorek-classic = Ogórek till 21
cucumber-name-ogorek-kontra = Ogórek med kontra
cucumber-name-gurka-norway = Gurka (Norge)
cucumber-name-norwegian = Norsk gurka
cucumber-name-five-cucumbers = Five Cucumbers
cucumber-house-rule-three-jokers = Tre jokrar över essen, 15 poäng var
cucumber-house-rule-exchange = Förhanden får byta kort; de andra byter lika många eller inga
cucumber-house-rule-kept-cards = Förlorande kort ligger kvar öppna, inget avdrag, ett liv, ute över 21
cucumber-house-rule-all-tied-pay = Alla med lika högt kort i sista sticket betalar
cucumber-house-rule-first-over-21-loses = Partiet slutar när någon kommer över 21 och därmed förlorar
cucumber-house-rule-exactly-21-resets = Jämnt 21 går tillbaka till noll
cucumber-house-rule-losing-card-deal = Det förlorande kortet avgör hur många kort som ges nästa gång
cucumber-house-rule-previous-card = Bara föregående spelares kort måste slås
cucumber-house-rule-must-beat = Den som kan slå måste slå
cucumber-house-rule-same-rank-first = Den som har ett kort av samma valör som det som ska slås spelar det
cucumber-house-rule-ace-stops = Inget slår ett ess
cucumber-house-rule-lead-lowest = Man måste spela ut sitt lägsta kort
cucumber-house-rule-to-20 = Ute vid 20
cucumber-house-rule-free-rebuy = Köp in dig igen gratis en gång, fast insats
cucumber-house-rule-three-jokers-kurko = Tre jokrar i stället för två
cucumber-house-rule-jokers-as-aces = Två jokrar är extra ess
cucumber-house-rule-exchange-up-to = Förhanden får byta kort; de andra högst lika många
cucumber-house-rule-six-of-clubs-fatal = Den som betalar med 6♣ är ute direkt
cucumber-house-rule-black-sevens-equal = De svarta sjuorna är högst och lika höga, 21 poäng var; 6♣ är en vanlig sexa
cucumber-house-rule-black-sevens-ranked = 7♠ (16 poäng) är högst, sedan 7♣ (15); 6♣ är en vanlig sexa
cucumber-house-rule-five-cards = Fem kort var i varje giv
cucumber-house-rule-zigzag = Sex kort ner till ett, upp till fem, ner till ett, upp till fyra, och så vidare
cucumber-house-rule-prague-must-beat = Den som kan slå högsta kortet måste
cucumber-house-rule-prague-previous = Slå föregående kort eller spela ditt lägsta
cucumber-house-rule-prague-previous-must-beat = Den som kan slå föregående kort måste
cucumber-house-rule-prague-lowest-that-beats = Spela det lägsta kort som slår det föregående, annars ditt lägsta: bara utspelet är fritt
cucumber-house-rule-prague-all-tied-pay = Alla med lika högt kort i sista sticket betalar
cucumber-house-rule-prague-taker-pays = Bara den som tar sista sticket betalar
cucumber-house-rule-all-win = Åker de sista ut samtidigt vinner de alla
cucumber-house-rule-lowest-total-wins = Åker de sista ut samtidigt vinner den av dem som har lägst poäng
cucumber-house-rule-varmland = Som i Värmland: högst tre kort byts, harlekin kostar 50, ute vid 100; den som tiger med lägsta kortet betalar 10 (en gissning)
cucumber-house-rule-wrong-adds = En felaktig anmälan kostar 10 utöver kortet
cucumber-house-rule-first-to-fall-pays = Bara den som först åker ut betalar, och alla som åker ut i samma giv
cucumber-house-rule-equal-only-if-all-fall = Med lika höga sista kort börjar en ny omgång bara när alla annars skulle åka ut på dem

cucumber-body-last-trick = allas kort
cucumber-body-outcome = vem som tog sticket och med vad
cucumber-body-tricks = alla stick
cucumber-body-no-last-trick = slutade utan ett sista stick

cucumber-claim-play = Får de här korten spelas?
cucumber-claim-audit = Spelades given enligt reglerna?
cucumber-claim-exchange = Får så många kort bytas?
cucumber-claim-rassi = Får en hand kastas in (Rassi)?
cucumber-claim-double = Får insatsen dubblas?
cucumber-claim-declare = Vem får anmäla det lägsta kortet?
