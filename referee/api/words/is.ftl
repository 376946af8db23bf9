# Icelandic: refusals of the API.

api-an-object = hlutur
api-a-list = listi

api-must-be-given = Þetta vantar.
api-must-not-be-null = Þetta má ekki vera null.
api-field-unknown = Slíkur reitur er ekki til.
api-no-object = Hér á að vera hlutur.
api-no-list = Hér á að vera listi.
api-no-such-field = Reiturinn { $name } er ekki til.
api-did-you-mean = Áttirðu við { $name }?

api-must-be-text = Hér á að vera texti, ekki { $given }.
api-must-be-whole-number = Hér á að vera heil tala, ekki { $given }.
api-must-be-amount = Hér á að vera heil tala í minnstu einingu gjaldmiðilsins, t.d. 500 fyrir 5,00, ekki { $given }.
api-must-be-true-or-false = Hér á að vera true eða false, ekki { $given }.
api-must-be-time = Hér á að vera tími frá 1900 til 2199 með tímamun, t.d. 2026-11-20T19:30:00Z, ekki { $given }.
api-must-be-time-zone = Hér á að vera tímabelti, t.d. Europe/Copenhagen, ekki { $given }.
api-must-be-uuid7 = Hér á að vera UUID af útgáfu 7, ekki { $given }.
api-must-be-day = Hér á að vera dagur, t.d. 2026-11-20, ekki { $given }.
api-must-be-list = Hér á að vera listi, ekki { $given }.
api-must-be-object = Hér á að vera hlutur, ekki { $given }.
api-must-be-mark = Hér á að vera einn stafur, tala eða tjákn, ekki { $given }.
api-must-be-currency = Hér á að vera kóði úr ISO 4217, t.d. DKK, ekki { $given }.
api-must-be-numbers = Hér eiga að vera tölur, t.d. 6,7, ekki { $given }.

api-one-of = Hér á að vera eitt af þessu: { $choices }, ekki { $given }.
api-number-in-range = Þetta á að vera { $least }–{ $most }, ekki { $given }.

api-counted = { $counts ->
    [cards] Spil eru heil tala, { $least }–{ $most }, ekki { $given }.
    [chips] Spilapeningar eru heil tala, { $least }–{ $most }, ekki { $given }.
   *[points] Stig eru heil tala, { $least }–{ $most }, ekki { $given }.
}

api-counted-otherwise = { $counts }: heil tala, { $least }–{ $most }, ekki { $given }.

api-text-of-some-length = Hér eiga að vera { $least }–{ $most } stafir, ekki { $given }.
api-text-of-any-length = Hér mega vera mest { $most } stafir, ekki { $given }.
api-list-of-some-length = Hér eiga að vera { $least }–{ $most } atriði, ekki { $given }.
api-list-of-any-length = Hér mega vera mest { $most } atriði, ekki { $given }.

api-text-written-out = Hér mega vera mest { $most } stafir þegar ﷺ og slík tákn eru skrifuð út, ekki { $given }.
api-text-visible = Hér verður eitthvað að sjást.

api-text-with-a-character = Hér má ekki vera stafurinn { $character }.
api-most-fields = Hér mega reitir mest vera { $most }.
api-most-values = Hér mega gildi mest vera { $most }.
api-most-depth = Hér mega þrep hvert inni í öðru mest vera { $most }.
api-longest-names = Í nöfnum mega mest vera { $most } stafir.

api-name-or-member = Segðu hver: nafn, eða félagi í klúbbnum.
api-player-of-a-link = { $scope ->
    [player] Segðu hver á hlekkinn: player tekur auðkenni eða nafn.
   *[other] Aðeins hlekkur með scope player hefur spilara.
}
api-name-and-member = Félagi hefur þegar nafn; slepptu öðru af þessu.
api-to-or-split = Segðu annaðhvort hver fær þetta eða hvernig því er skipt.

api-parts-of-another-amount = Hlutarnir eru samtals { $parts } en upphæðin er { $amount }.

api-nothing-to-change = Segðu hvað á að breytast: { $known }.

api-period-without-days = Frá { $begin } til { $end } er enginn dagur: from er fyrsti dagurinn, to sá síðasti.
api-hand-keeps-its-number = Þetta er umferð { $number } og heldur númerinu; hún er ekki { $given }.

api-changed-since-it-was-shown = Það sem { $tags } sýndi hefur breyst síðan: sæktu það aftur og ákveddu á ný.
api-made-for-another-version = Útgáfan er nú { $version }; breytingin var gerð fyrir útgáfu { $tags }.
api-no-version-in-if-match = Útgáfan er nú { $version }; If-Match nefnir enga útgáfu.

api-token-needed = Til þess þarf lykil: Authorization: Bearer <token>.
api-token-must-be-bearer = Authorization á að vera: Bearer <token>.
api-token-cut-off = Lykillinn er ekki heill: hann er klipptur eða rangt sleginn inn.

api-no-such-language = Tungumálið „{ $tag }“ er ekki til hér. Til eru: { $known }.
api-key-of-another-request = Þessi lykill var notaður í annarri beiðni. Ný beiðni þarf nýjan lykil.
api-accept-takes-none = Þetta fæst sem { $offered }, og Accept tekur við engu af því.
api-no-cursor = { $cursor } er ekki bendill þessarar þjónustu.
api-no-cursor-of-this-list = { $cursor } er ekki bendill þessa lista.
api-parameter-given-twice = { $name } er gefið upp oftar en einu sinni ({ $times }): { $given }. Gefðu það einu sinni.

api-body-of-another-family = Þetta á við { $other }. Þetta spil er { $family } og tekur við { $takes }.
api-act-of-another-family = Hér er { $kind } ekki til. Til eru { $known }.
api-claim-lacks = Spurningin { $kind } þarf { $name }.
api-claim-takes-no = Í spurningunni { $kind } er ekki { $name }. Þar eru { $takes }.
api-send-json-instead = Sendu application/json, ekki { $given }.
api-say-it-is-json = Sendu application/json og segðu það í Content-Type.

api-json-unreadable = { $reason }: lína { $line }, dálkur { $column }.
api-json-not-utf-8 = Bætið { $byte } er ekki UTF-8.
api-json-key-twice = Lykillinn { $key } er gefinn tvisvar.
api-json-number-too-large = { $number } er of há tala.
api-json-without-constants = { $constant } er ekki JSON.

api-address-must-exist = Á þessari slóð er ekkert.
api-body-must-be-given = Meginmál beiðninnar þarf hér að vera JSON-hlutur.
api-body-must-be-small = Beiðnin er stærri en þessi slóð tekur við.
api-outcome-must-be-known = Geymslan bilaði meðan þetta var vistað, og óvíst er hvort það tókst. Sendu aftur með sama Idempotency-Key: þá er það gert einu sinni, hvort heldur var.
api-rate-must-be-kept = Of margar beiðnir frá þessari slóð. `Retry-After` segir hve lengi á að bíða.
api-request-must-arrive-in-time = Beiðnin kom of hægt eða stöðvaðist, og tengingunni var lokað. Ekkert var vistað: sendu aftur.
api-service-must-be-ready = Þjónustan getur ekki svarað núna. Reyndu aftur eftir `Retry-After` sekúndur.
api-service-must-work = Eitthvað bilaði hjá okkur og er skráð. Ekkert var vistað.
api-store-must-work = Geymslan bilaði og ekkert var vistað. Reyndu fljótt aftur.
api-stream-must-find-room = Svo margir straumar eru opnir sem þjónninn leyfir. Reyndu aftur eftir `Retry-After` sekúndur; sæktu spilið þangað til af og til með `If-None-Match`.
api-turn-must-come = Það sem tekur langan tíma er reiknað eitt í einu, og þegar bíða eins mörg og mega, eða eins mörg frá þér. Ekkert var gert. Reyndu aftur eftir `Retry-After` sekúndur.
api-turn-to-write-must-come = Aðrir eru að vista, og eitthvað af því tekur of langan tíma. Ekkert var vistað. Reyndu aftur eftir `Retry-After` sekúndur.

api-form = { $name } ({ $holds })
api-form-or = { $most } eða { $last }
api-form-and = { $most } og { $last }
api-one-form = { $count ->
    [0] Gefðu upp eitt af þessu: { $forms }. Í beiðninni er ekkert þeirra.
   *[other] Gefðu aðeins upp eitt af þessu: { $forms }. Í beiðninni eru { $given }.
}
api-some-forms = Gefðu upp að minnsta kosti eitt af þessu: { $forms }.
