# German: refusals of requests.

api-an-object = ein Objekt
api-a-list = eine Liste

api-must-be-given = Das muss angegeben werden.
api-must-not-be-null = Das darf nicht null sein.
api-field-unknown = Dieses Feld gibt es nicht.
api-no-object = Das muss ein Objekt sein.
api-no-list = Das muss eine Liste sein.
api-no-such-field = Ein Feld { $name } gibt es nicht.
api-did-you-mean = War { $name } gemeint?

api-must-be-text = Das muss ein Text sein, nicht { $given }.
api-must-be-whole-number = Das muss eine ganze Zahl sein, nicht { $given }.
api-must-be-amount = Das muss eine ganze Zahl in der kleinsten Einheit der Währung sein, etwa 500 für 5,00, nicht { $given }.
api-must-be-true-or-false = Das muss true oder false sein, nicht { $given }.
api-must-be-time = Das muss ein Zeitpunkt von 1900 bis 2199 mit seiner Abweichung von UTC sein, etwa 2026-11-20T19:30:00Z, nicht { $given }.
api-must-be-time-zone = Das muss eine Zeitzone wie Europe/Copenhagen sein, nicht { $given }.
api-must-be-uuid7 = Das muss eine UUID der Version 7 sein, nicht { $given }.
api-must-be-day = Das muss ein Tag wie 2026-11-20 sein, nicht { $given }.
api-must-be-list = Das muss eine Liste sein, nicht { $given }.
api-must-be-object = Das muss ein Objekt sein, nicht { $given }.
api-must-be-mark = Das muss ein einzelner Buchstabe, eine Ziffer oder ein Emoji sein, nicht { $given }.
api-must-be-currency = Das muss ein Code nach ISO 4217 wie DKK sein, nicht { $given }.
api-must-be-numbers = Das müssen Zahlen wie 6,7 sein, nicht { $given }.
api-one-of = Das muss eins von { $choices } sein, nicht { $given }.
api-number-in-range = Das muss von { $least } bis { $most } gehen, nicht { $given }.
api-counted = { $counts ->
    [cards] Karten sind ganze Zahlen von { $least } bis { $most }; { $given } ist keine.
    [chips] Chips sind ganze Zahlen von { $least } bis { $most }; { $given } ist keine.
   *[points] Punkte sind ganze Zahlen von { $least } bis { $most }; { $given } ist keine.
}
api-counted-otherwise = { $counts }: Das sind ganze Zahlen von { $least } bis { $most }; { $given } ist keine.

api-text-of-some-length = Das muss { $least } bis { $most } Zeichen haben, nicht { $given }.
api-text-of-any-length = Das darf höchstens { $most } Zeichen haben, nicht { $given }.
api-list-of-some-length = Das muss { $least } bis { $most } Einträge haben, nicht { $given }.
api-list-of-any-length = Das darf höchstens { $most } Einträge haben, nicht { $given }.
api-text-written-out = Das darf höchstens { $most } Zeichen haben, wenn Zeichen wie ﷺ ausgeschrieben sind, nicht { $given }.
api-text-visible = Darin muss etwas zu sehen sein.
api-text-with-a-character = Das Zeichen { $character } darf darin nicht vorkommen.
api-most-fields = Das darf höchstens { $most } Felder haben.
api-most-values = Das darf höchstens { $most } Werte enthalten.
api-most-depth = Das darf nicht tiefer als { $most } verschachtelt sein.
api-longest-names = Namen dürfen höchstens { $most } Zeichen haben.

api-name-or-member = Gib an, wer: ein Name oder ein Mitglied des Clubs.
api-player-of-a-link = { $scope ->
    [player] Gib an, wessen Link es ist: player nimmt eine Id oder einen Namen.
   *[other] Nur ein Link mit scope player gehört jemandem am Tisch.
}
api-name-and-member = Ein Mitglied hat schon einen Namen; lass eins von beiden weg.
api-to-or-split = Gib an, an wen es geht oder wie es geteilt wird, nicht beides.
api-parts-of-another-amount = Die Teile ergeben { $parts }, der Betrag ist aber { $amount }.
api-nothing-to-change = Gib an, was anders werden soll: { $known }.
api-period-without-days = Von { $begin } bis { $end } liegt kein Tag: from ist der erste, to der letzte.
api-hand-keeps-its-number = Das ist Runde { $number }, und die Nummer bleibt; Runde { $given } ist es nicht.

api-changed-since-it-was-shown = Wofür { $tags } galt, das hat sich inzwischen geändert: Ruf es noch einmal ab und entscheide neu.
api-made-for-another-version = Inzwischen gilt Version { $version }; die Änderung war für Version { $tags }.
api-no-version-in-if-match = Inzwischen gilt Version { $version }; If-Match nennt keine Version.

api-token-needed = Dafür braucht es ein Token: Authorization: Bearer <token>.
api-token-must-be-bearer = Authorization muss so lauten: Bearer <token>.
api-token-cut-off = Das Token ist nicht vollständig: abgeschnitten oder vertippt.

api-no-such-language = Die Sprache „{ $tag }“ gibt es hier nicht. Es gibt: { $known }.
api-key-of-another-request = Dieser Schlüssel wurde schon für eine andere Anfrage benutzt. Eine neue Anfrage braucht einen neuen.
api-accept-takes-none = Das gibt es als { $offered }, und Accept lässt nichts davon zu.
api-no-cursor = { $cursor } ist kein Cursor dieses Dienstes.
api-no-cursor-of-this-list = { $cursor } ist kein Cursor dieser Liste.
api-parameter-given-twice = { $name } ist { $times }-mal angegeben: { $given }. Einmal genügt.
api-body-of-another-family = Das ist für ein Spiel von { $other }. Dieses Spiel ist eins von { $family }, und es nimmt { $takes }.
api-act-of-another-family = { $kind } gibt es in dieser Familie nicht. Es gibt { $known }.
api-claim-lacks = Eine Frage der Art { $kind } braucht { $name }.
api-claim-takes-no = Eine Frage der Art { $kind } hat kein { $name }. Sie hat { $takes }.
api-send-json-instead = Schick application/json, nicht { $given }.
api-say-it-is-json = Schick application/json, und gib das in Content-Type an.
api-json-unreadable = { $reason }: Zeile { $line }, Spalte { $column }.
api-json-not-utf-8 = Byte { $byte } ist kein UTF-8.
api-json-key-twice = Der Schlüssel { $key } ist zweimal angegeben.
api-json-number-too-large = { $number } ist zu groß.
api-json-without-constants = { $constant } ist kein JSON.

api-address-must-exist = Unter dieser Adresse ist nichts.
api-body-must-be-given = Der Inhalt der Anfrage muss hier ein JSON-Objekt sein.
api-body-must-be-small = Der Inhalt der Anfrage ist größer, als diese Adresse zulässt.
api-outcome-must-be-known = Beim Speichern ist etwas schiefgegangen, und vielleicht ist es trotzdem gespeichert. Schick es noch einmal mit demselben Idempotency-Key: Es zählt so oder so nur einmal.
api-rate-must-be-kept = Zu viele Anfragen von dieser Adresse. `Retry-After` sagt, wie lange du warten musst.
api-request-must-arrive-in-time = Der Inhalt kam zu langsam oder brach ab, und die Verbindung wurde geschlossen. Nichts ist gespeichert: Schick es noch einmal.
api-service-must-be-ready = Der Dienst kann gerade nicht antworten. Versuch es nach `Retry-After` Sekunden noch einmal.
api-service-must-work = Bei uns ist etwas schiefgegangen; es ist festgehalten. Gespeichert ist nichts.
api-store-must-work = Das Speichern ist misslungen; nichts ist gespeichert. Versuch es bald noch einmal.
api-stream-must-find-room = Mehr Streams lässt dieser Server nicht zu. Versuch es nach `Retry-After` Sekunden noch einmal; ruf das Spiel bis dahin ab und zu mit `If-None-Match` ab.
api-turn-must-come = Was lange dauert, wird einzeln ausgerechnet, und es warten schon so viele Anfragen wie möglich, oder so viele von dir. Nichts ist geschehen. Versuch es nach `Retry-After` Sekunden noch einmal.
api-turn-to-write-must-come = Andere schreiben gerade, und eine Anfrage davon dauert zu lange. Nichts ist gespeichert. Versuch es nach `Retry-After` Sekunden noch einmal.

api-form = { $name } ({ $holds })
api-form-or = { $most } oder { $last }
api-form-and = { $most } und { $last }
api-one-form = { $count ->
    [0] Gib eins davon an: { $forms }. Angegeben ist keins.
   *[other] Gib nur eins davon an: { $forms }. Angegeben sind { $given }.
}
api-some-forms = Gib wenigstens eins davon an: { $forms }.
