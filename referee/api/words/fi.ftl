# Finnish: refusals of the API.

api-an-object = objekti
api-a-list = luettelo

api-must-be-given = Tämä on annettava.
api-must-not-be-null = Tämä ei voi olla null.
api-field-unknown = Tällaista kenttää ei ole.
api-no-object = Tässä pitää olla objekti.
api-no-list = Tässä pitää olla luettelo.
api-no-such-field = Kenttää { $name } ei ole.
api-did-you-mean = Tarkoititko: { $name }?

api-must-be-text = Tässä pitää olla teksti, ei { $given }.
api-must-be-whole-number = Tässä pitää olla kokonaisluku, ei { $given }.
api-must-be-amount = Tässä pitää olla kokonaisluku valuutan pienimpinä yksikköinä, esimerkiksi 500, kun summa on 5,00; ei { $given }.
api-must-be-true-or-false = Tässä pitää olla true tai false, ei { $given }.
api-must-be-time = Tässä pitää olla aika vuosilta 1900–2199 ja sen aikaero, esimerkiksi 2026-11-20T19:30:00Z, ei { $given }.
api-must-be-time-zone = Tässä pitää olla aikavyöhyke, esimerkiksi Europe/Copenhagen, ei { $given }.
api-must-be-uuid7 = Tässä pitää olla version 7 UUID, ei { $given }.
api-must-be-day = Tässä pitää olla päivä, esimerkiksi 2026-11-20, ei { $given }.
api-must-be-list = Tässä pitää olla luettelo, ei { $given }.
api-must-be-object = Tässä pitää olla objekti, ei { $given }.
api-must-be-mark = Tässä pitää olla yksi kirjain, numero tai emoji, ei { $given }.
api-must-be-currency = Tässä pitää olla ISO 4217 -koodi, esimerkiksi DKK, ei { $given }.
api-must-be-numbers = Tässä pitää olla lukuja, esimerkiksi 6,7, ei { $given }.

api-one-of = Tässä pitää olla jokin näistä: { $choices }, ei { $given }.
api-number-in-range = Tämän pitää olla { $least }–{ $most }, ei { $given }.

api-counted = { $counts ->
    [cards] Kortit annetaan kokonaislukuna { $least }–{ $most }; { $given } ei käy.
    [chips] Merkit annetaan kokonaislukuna { $least }–{ $most }; { $given } ei käy.
   *[points] Pisteet annetaan kokonaislukuna { $least }–{ $most }; { $given } ei käy.
}

api-counted-otherwise = { $counts }: kokonaisluku { $least }–{ $most }; { $given } ei käy.

api-text-of-some-length = Merkkejä pitää olla { $least }–{ $most }, ei { $given }.
api-text-of-any-length = Merkkejä saa olla enintään { $most }, ei { $given }.
api-list-of-some-length = Luettelossa pitää olla { $least }–{ $most } kohtaa, ei { $given }.
api-list-of-any-length = Luettelossa saa olla enintään { $most } kohtaa, ei { $given }.

api-text-written-out = Merkkejä saa olla enintään { $most }, kun ﷺ ja muut sellaiset kirjoitetaan auki, ei { $given }.
api-text-visible = Tässä pitää olla jotain näkyvää.

api-text-with-a-character = Tässä ei saa olla merkkiä { $character }.
api-most-fields = Kenttiä saa olla enintään { $most }.
api-most-values = Arvoja saa olla enintään { $most }.
api-most-depth = Sisäkkäisiä tasoja saa olla enintään { $most }.
api-longest-names = Nimissä saa olla enintään { $most } merkkiä.

api-name-or-member = Kerro kuka: nimi tai kerhon jäsen.
api-player-of-a-link = { $scope ->
    [player] Kerro kenen linkki se on: player on tunnus tai nimi.
   *[other] Vain linkillä, jonka scope on player, on pelaaja.
}
api-name-and-member = Jäsenellä on jo nimi; jätä toinen pois.
api-to-or-split = Kerro joko, kenelle summa menee, tai miten se jaetaan.

api-parts-of-another-amount = Osien summa on { $parts }, mutta koko summa on { $amount }.

api-nothing-to-change = Kerro, mitä muutetaan: { $known }.

api-period-without-days = Väliin { $begin }–{ $end } ei jää yhtään päivää: from on ensimmäinen, to viimeinen.
api-hand-keeps-its-number = Tämä on jako { $number } ja sellaisena pysyy; numero ei ole { $given }.

api-changed-since-it-was-shown = Se, mitä { $tags } koski, on sittemmin muuttunut: hae se uudelleen ja päätä sitten.
api-made-for-another-version = Versio on nyt { $version }; muutos tehtiin versioon { $tags }.
api-no-version-in-if-match = Versio on nyt { $version }; If-Match ei kerro versiota.

api-token-needed = Tähän tarvitaan avain: Authorization: Bearer <token>.
api-token-must-be-bearer = Muoto on Authorization: Bearer <token>.
api-token-cut-off = Avain ei ole kokonainen: se on katkennut, tai siinä on kirjoitusvirhe.

api-no-such-language = Kieltä ”{ $tag }” ei ole täällä. Kielet ovat { $known }.
api-key-of-another-request = Tätä avainta on jo käytetty toisessa pyynnössä. Uusi pyyntö tarvitsee uuden.
api-accept-takes-none = Tämän saa muodossa { $offered }, mutta mikään niistä ei kelpaa: Accept.
api-no-cursor = { $cursor } ei ole tämän palvelun kursori.
api-no-cursor-of-this-list = { $cursor } ei ole tämän luettelon kursori.
api-parameter-given-twice = { $name } on annettu { $times } kertaa: { $given }. Anna se kerran.

api-body-of-another-family = Tämä on pelin { $other } muotoa. Tämän pelin perhe on { $family }, ja siihen käy { $takes }.
api-act-of-another-family = Tässä peliperheessä ei ole tapahtumaa { $kind }. Ne ovat { $known }.
api-claim-lacks = Kysymykseen { $kind } tarvitaan { $name }.
api-claim-takes-no = Kysymyksessä { $kind } ei ole kohtaa { $name }. Kohdat ovat { $takes }.
api-send-json-instead = Lähetä application/json, ei { $given }.
api-say-it-is-json = Lähetä application/json ja kerro se otsakkeessa Content-Type.

api-json-unreadable = { $reason }: rivi { $line }, sarake { $column }.
api-json-not-utf-8 = Tavu { $byte } ei ole UTF-8:aa.
api-json-key-twice = Avain { $key } on annettu kahdesti.
api-json-number-too-large = { $number } on liian suuri.
api-json-without-constants = { $constant } ei ole JSONia.

api-address-must-exist = Tässä osoitteessa ei ole mitään.
api-body-must-be-given = Pyynnön sisällön on oltava tässä JSON-objekti.
api-body-must-be-small = Pyynnön sisältö on liian suuri tälle osoitteelle.
api-outcome-must-be-known = Tallennus epäonnistui kesken, eikä ole varmaa, jäikö tieto talteen. Lähetä pyyntö uudelleen samalla Idempotency-Key-otsakkeella: se tehdään vain kerran.
api-rate-must-be-kept = Tästä osoitteesta tulee liian monta pyyntöä. `Retry-After` kertoo, kauanko pitää odottaa.
api-request-must-arrive-in-time = Pyynnön sisältö tuli liian hitaasti tai katkesi, ja yhteys suljettiin. Mitään ei tallennettu: lähetä uudelleen.
api-service-must-be-ready = Palvelu ei nyt pysty vastaamaan. Yritä uudelleen: `Retry-After` kertoo, monenko sekunnin päästä.
api-service-must-work = Vika on meillä, ja se on kirjattu lokiin. Mitään ei tallennettu.
api-store-must-work = Tallennus epäonnistui, eikä mitään jäänyt talteen. Yritä pian uudelleen.
api-stream-must-find-room = Avoimia virtoja on jo niin monta kuin palvelin sallii. Yritä uudelleen, kun `Retry-After` sekuntia on kulunut; hae siihen asti peli silloin tällöin otsakkeella `If-None-Match`.
api-turn-must-come = Pitkät laskut tehdään yksi kerrallaan, ja jonossa on jo niin monta kuin saa olla, tai niin monta sinulta. Mitään ei tehty. Yritä uudelleen, kun `Retry-After` sekuntia on kulunut.
api-turn-to-write-must-come = Muut tallentavat, ja jollakulla se kestää. Mitään ei tallennettu. Yritä uudelleen, kun `Retry-After` sekuntia on kulunut.

api-form = { $name } ({ $holds })
api-form-or = { $most } tai { $last }
api-form-and = { $most } ja { $last }
api-one-form = { $count ->
    [0] Anna yksi näistä: { $forms }. Nyt ei annettu yhtään.
   *[other] Anna vain yksi näistä: { $forms }. Nyt annettiin { $given }.
}
api-some-forms = Anna ainakin yksi näistä: { $forms }.
