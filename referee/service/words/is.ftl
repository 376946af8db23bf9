# Icelandic: refusals of the service.

service-record-must-replay = Ekki er hægt að spila skrána aftur: { $reason }

service-event-numbers = Atburðir eru tölusettir frá 2 án eyðu: hér á að vera { $expected }, ekki { $given }.
service-record-score = Samkvæmt atburðunum er { $id } með { $score }, ekki { $stated }.
service-record-status = Samkvæmt atburðunum er staða spilsins { $status }, ekki { $stated }.
service-nobody-in-the-record = Í þessu spili heitir enginn „{ $name }“.
service-origin-of-a-game-here = Spil hefur þegar verið búið til með þessu origin. Sendu sömu skrá með sama Idempotency-Key til að fá það, eða slepptu origin.
service-origin-of-another-record = Spil hefur verið búið til með þessu origin eftir annarri skrá. Sendu hana aftur, eða slepptu origin.
service-rule-set-of-other-rules = Engin útgáfa af „{ $name }“ hefur afbrigði og húsreglur þessarar skrár.

service-no-such-game = Spilið „{ $id }“ er ekki til.
service-no-such-club = Klúbburinn „{ $id }“ er ekki til.
service-player-by-id = Í þessu spili heitir enginn „{ $name }“. Í slóðinni á að vera auðkennið: { $ids }.

service-act-of-another-family = Í { $family } er { $kind } ekki til. Skrá má: { $known }.
service-most-events = Atburðir í spili geta mest verið { $most }. Haldið áfram í nýju spili við sama borð.

service-lock-without-club = Enginn klúbbur á þetta spil: hér er enginn stjórnandi sem gæti opnað það.
service-lock-too-early = Spilinu er ekki lokið. Ljúktu því eða spilið það til enda áður en því er læst.
service-locked-already = Spilið er þegar læst.
service-not-locked = Spilið er ekki læst.
service-game-is-locked = Spilið er læst: aðeins stjórnandi klúbbsins getur breytt því eða opnað það.

service-take-back-others = Atburður { $event } er þessi umferð sjálf; take_back nefnir aðra.
service-reason-for-a-correction = Leiðrétting í spili klúbbs þarf ástæðu: reason=…; hún geymist í skránni.
service-two-seats = { $player } fengi tvö sæti.
service-rematch-too-early = Spilinu er ekki lokið. Ljúktu því eða spilið það til enda á undan því næsta.
service-rematch-there-already = Næsta spil var þegar búið til.

service-token-unknown = Þessi lykill er ekki þekktur hér.
service-token-revoked = Þessi lykill hefur verið ógiltur.
service-token-expired = Þessi lykill rann út: { $at }.
service-token-of-another-game = Þessi lykill er að öðru spili.
service-token-of-a-game = Þessi lykill er að spili, ekki að klúbbnum.
service-token-for-watching = Með þessum lykli má aðeins fylgjast með; til að skrá þarf annan.
service-token-of-a-player = Þetta er hlekkur spilara: með honum má skrá umferðir og spyrja dómarann; til alls annars þarf hlekk til að skrá spilið.
service-player-of-the-link-has-left = Sá spilari sem á þennan hlekk er farinn frá borðinu.
service-link-of-somebody-gone = { $player } fór frá borðinu: hlekkur er fyrir þann sem spilar.
service-last-token-for-scoring = Þetta er síðasti lykillinn sem má skrá; án hans gæti enginn haldið spilinu áfram.
service-last-admin-token = Þetta er síðasti stjórnandalykill klúbbsins sem rennur ekki út; búðu fyrst til annan.
service-link-of-somebody-else = Þessi hlekkur var ekki búinn til með þínum. Sá lykill sem hóf spilið getur ógilt hann.
service-expiry-in-the-past = Þetta er liðið: nú er { $at }.
service-expiry-after-its-maker = Lykillinn sem býr þetta til rennur út { $at }, og þessi verður að gera það fyrir þann tíma.

service-token-needed = { $purpose ->
    [token] Til að skoða lykil þarf lykil: Authorization: Bearer <token>.
    [private_game] Til að sjá þetta lokaða spil þarf lykil: Authorization: Bearer <token>.
    [game] Til að skrá í spil þarf lykil: Authorization: Bearer <token>.
   *[club] Að þessum klúbbi þarf lykil: Authorization: Bearer <token>.
}

service-no-such-token = { $owner ->
    [game] Þetta spil á ekki þennan lykil, eða hann er ógiltur.
   *[club] Þessi klúbbur á ekki þennan lykil, eða hann er ógiltur.
}

service-role-needed = Til þess þarf lykil { $needed ->
    [admin] stjórnanda
    [treasurer] gjaldkera
    [scorer] ritara
   *[viewer] áhorfanda
} í klúbbnum; þessi er lykill { $role ->
    [admin] stjórnanda
    [treasurer] gjaldkera
    [scorer] ritara
   *[viewer] áhorfanda
}.

service-role-above-ones-own = { $new ->
    [admin] Lykil stjórnanda býr aðeins stjórnandi til;
    [treasurer] Lykil gjaldkera býr aðeins gjaldkeri til;
    [scorer] Lykil ritara býr aðeins ritari til;
   *[viewer] Lykil áhorfanda býr aðeins áhorfandi til;
} þessi er lykill { $role ->
    [admin] stjórnanda
    [treasurer] gjaldkera
    [scorer] ritara
   *[viewer] áhorfanda
}.

service-label-in-use = { $state ->
    [revoked] Annar lykill klúbbsins heitir „{ $label }“, og er ógiltur; bókhaldið gæti ekki greint þá að. „{ $free }“ er laust.
   *[valid] Annar lykill klúbbsins heitir „{ $label }“; bókhaldið gæti ekki greint þá að. „{ $free }“ er laust.
}

service-hand-recorded-already = Umferð { $number } er þegar skráð.
service-hand-too-early = Umferð { $number } getur ekki komið núna: næst er umferð { $following }.

# Hands that another person confirms or disputes. $hand is the number of one, $hands are several numbers.
service-game-without-confirmations = Í þessu spili eru umferðir ekki staðfestar.
service-hand-of-ones-own = Sá sem skráði umferð { $hand } getur ekki staðfest hana: það gerir annar.
service-hand-of-somebody-else = Hlekkur spilara leiðréttir aðeins það sem skráð var með honum.
service-hand-has-changed = Umferð { $hand } var leiðrétt eftir atburð { $event }. Skoðaðu hana aftur.
service-dispute-of-somebody-else = Ágreiningur er um umferð { $hand }: sá sem er ósammála útkljáir hann, eða sá sem hóf spilið.
service-dispute-is-closed = Sú manneskja sem hóf spilið hefur skorið úr um umferð { $hand }. Aðeins leiðrétting opnar hana aftur.
service-hands-disputed = { $count ->
    [one] Ágreiningur er um umferð { $hands }
   *[other] Ágreiningur er um umferðir { $hands }
}: ekkert er gert upp fyrr en því er lokið.

service-variants-of-two-families = { $first } er { $first_family } og { $second } er { $second_family }; þau eiga engar reglur sameiginlegar.

service-name-of-an-account = „{ $name }“ gæti verið reikningur eða sæti. Skrifaðu annað nafn en m1, p1, pot, bank, cash box eða guest:….
service-name-to-write-otherwise = „{ $name }“ gæti verið reikningur eða sæti. Skrifaðu heldur { $instead }.
service-guest-named-as-a-member = { $member } er í klúbbnum: skrifaðu { $reference }, eða gefðu gestinum annað nafn.
service-begin-a-new-game = Byrjaðu nýtt spil.
service-nobody-in-the-club = Í þessum klúbbi heitir enginn „{ $name }“. Gefðu upp auðkenni eða nafn úr /members.

service-several-members = Fleiri en einn félagi heita „{ $name }“; skrifaðu { $choices }.
service-retired-member = { $id } (hætti)
service-no-such-member = Enginn félagi í klúbbnum heitir „{ $name }“.
service-no-such-rule-set = Klúbburinn á engar reglur sem heita „{ $name }“.
service-address-takes-the-id = Í slóðinni á að vera auðkennið: { $ids }.
service-member-retired = { $member } hefur hætt í klúbbnum. Stjórnandi getur tekið aftur við: { $member }.

service-member-of-the-table-retired = { $member } hefur hætt í klúbbnum. Byrjaðu nýtt spil án { $id }.
service-member-sits-twice = { $member } situr þegar við þetta borð.
service-member-has-a-seat = { $member } á þegar sæti í þessu spili.
service-guests-named-alike = Tveir gestir heita „{ $name }“; bókhald klúbbsins gæti ekki greint þá að.
service-guest-of-this-name-here = Hér er gestur sem heitir „{ $name }“; bókhald klúbbsins gæti ekki greint þá að.
service-no-such-guest = Enginn gestur í bókhaldinu heitir „{ $name }“.
service-guest-has-not-played = Enginn gestur sem heitir „{ $name }“ hefur spilað í klúbbnum.
service-member-name-in-use = „{ $name }“ er þegar í klúbbnum: { $id }. Nöfn verða að greina félaga að.
service-most-members = Félagar í klúbbi geta mest verið { $most }.

service-most-rule-sets = Klúbbur getur mest átt { $most } reglusöfn.
service-club-without-this-rule-set = Klúbburinn á engar reglur sem heita „{ $name }“.
service-rule-set-named-as-an-id = „{ $name }“ gæti verið auðkenni reglna. Skrifaðu annað nafn.
service-rule-set-name-in-use = Reglurnar { $id } heita þegar „{ $name }“.
service-rules-from-two-places = Reglur klúbbsins segja afbrigði og húsreglur; slepptu þeim, eða reglum klúbbsins.
service-name-a-variant = Nefndu afbrigði.
service-name-a-variant-or-a-rule-set = Nefndu afbrigði eða reglur klúbbsins; klúbburinn hefur engar sjálfgefnar reglur.
service-house-rules-without-variant = Húsreglur þurfa afbrigði sem þær breyta.

service-only-in-a-club = { $thing ->
    [event] Viðburðurinn „{ $given }“ tilheyrir klúbbi: nefndu hann í club.
    [rule_set] Reglurnar „{ $given }“ tilheyra klúbbi: nefndu hann í club.
   *[member] Félaginn „{ $given }“ tilheyrir klúbbi: nefndu hann í club.
}
service-game-without-members = Enginn klúbbur á þetta spil, og í því eru engir félagar. Skrifaðu nafn.

service-currency-of-the-club = Bókhald klúbbsins er í { $currency }.
service-currency-in-use = Klúbburinn spilar þegar um { $currency }; því er ekki lengur hægt að breyta í { $other }.
service-pays-oneself = Enginn getur borgað sjálfum sér: from og to eru sami reikningur.
service-cash-box-holds-less = Í sjóðnum eru { $holds } ({ $currency }, í minnstu einingu), og því er ekki hægt að taka { $amount }.
service-no-such-booking = Bókun { $number } er ekki til í klúbbnum.
service-booking-of-a-game = Þetta kom úr spili; leiðréttu spilið og bókhaldið fylgir.
service-booking-takes-back = Þetta bakfærir aðra bókun; bókaðu heldur það rétta á ný.
service-booking-taken-back = Bókun { $number } hefur þegar bakfært þetta.
service-settlement-has-changed = Uppgjörið hefur breyst: sæktu það aftur og ákveddu á ný.
service-payment-not-suggested = Uppgjörið stingur ekki upp á slíkri greiðslu. Slepptu „settles“ til að bóka hana samt.
service-games-disputed = { $count ->
    [one] Ágreiningur er um umferðir í { $count } spili
   *[other] Ágreiningur er um umferðir í { $count } spilum
}: ekkert er gert upp fyrr en því er lokið.

service-no-ratings = Þessi þjónn reiknar ekki styrkleika. Til þess þarf: pip install '.[ratings]', og ræsa aftur.
service-not-ranked-by = Þessi spil eru { $families }, og aðeins má raða eftir { $by } í { $counting }. Biddu um ?family={ $first }, eða raðaðu eftir { $common }.

service-hand-amended = umferð { $hand } leiðrétt
service-hand-removed = umferð { $hand } fjarlægð
service-event-taken-back = atburður { $event } afturkallaður

service-corrections-and-more = { $corrections } og { $more } í viðbót
service-correction-for-a-reason = { $corrections }: { $reason }

service-ledger-column = { $key ->
    [number] nr.
    [at] tími
    [from] frá
    [from_name] frá nafni
    [to] til
    [to_name] til nafns
    [amount] upphæð
    [currency] gjaldmiðill
    [reason] ástæða
    [is_cash] reiðufé
    [game] spil
    [event] atburður
    [reverses] bakfærir
    [by] skráði
   *[note] athugasemd
}
service-ledger-reason = { $key ->
    [reversal] bakfært
    [payment] greiðsla
    [adjustment] ákvörðun
   *[other] { $title }
}
service-ledger-is-cash = { $key ->
    [true] já
   *[false] nei
}
service-ledger-account = { $account ->
    [pot] pottur
    [bank] banki
   *[cash_box] sjóður
}
