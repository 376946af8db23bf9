# German: refusals of the service.

service-record-must-replay = Die Aufzeichnung lässt sich nicht nachspielen: { $reason }
service-event-numbers = Ereignisse sind ab 2 lückenlos nummeriert: { $expected } wäre dran, nicht { $given }.
service-record-score = Nach den Ereignissen hat { $id } { $score }, nicht { $stated }.
service-record-status = Nach den Ereignissen ist das Spiel { $status }, nicht { $stated }.
service-nobody-in-the-record = In diesem Spiel heißt niemand „{ $name }“.
service-origin-of-a-game-here = Zu diesem origin gibt es schon ein Spiel. Sende dieselbe Aufzeichnung mit demselben Idempotency-Key, um es zu bekommen, oder lass origin weg.
service-origin-of-another-record = Zu diesem origin gibt es ein Spiel aus einer anderen Aufzeichnung. Sende sie noch einmal, oder lass origin weg.
service-rule-set-of-other-rules = Keine Fassung von „{ $name }“ hat die Variante und die Hausregeln dieser Aufzeichnung.

service-no-such-game = Ein Spiel „{ $id }“ gibt es nicht.
service-no-such-club = Einen Club „{ $id }“ gibt es nicht.
service-player-by-id = In diesem Spiel heißt niemand „{ $name }“. In die Adresse gehört die Id: { $ids }.
service-act-of-another-family = Bei { $family } gibt es kein { $kind }. Eintragen lassen sich: { $known }.
service-most-events = Mehr als { $most } Ereignisse kann ein Spiel nicht haben. Die Revanche geht am selben Tisch weiter.

service-lock-without-club = Dieses Spiel gehört keinem Club: Admins, denen man es überlassen könnte, gibt es nicht.
service-lock-too-early = Dieses Spiel läuft noch. Beende es oder spiel es zu Ende, dann lässt es sich sperren.
service-locked-already = Dieses Spiel ist schon gesperrt.
service-not-locked = Dieses Spiel ist nicht gesperrt.
service-game-is-locked = Dieses Spiel ist gesperrt: Nur ein Admin des Clubs darf es ändern oder entsperren.

service-take-back-others = Ereignis { $event } ist diese Runde selbst; take_back nennt andere.
service-reason-for-a-correction = Eine Korrektur in einem Spiel des Clubs braucht einen Grund: reason=…; er steht dann im Protokoll.
service-two-seats = { $player } hätte zwei Plätze.
service-rematch-too-early = Dieses Spiel läuft noch. Beende es oder spiel es zu Ende, bevor das nächste beginnt.
service-rematch-there-already = Die Revanche zu diesem Spiel gibt es schon.

service-token-unknown = Dieses Token ist hier nicht bekannt.
service-token-revoked = Dieses Token wurde gesperrt.
service-token-expired = Dieses Token ist abgelaufen, am { $at }.
service-token-of-another-game = Dieses Token ist für ein anderes Spiel.
service-token-of-a-game = Dieses Token ist für ein Spiel, nicht für dessen Club.
service-token-for-watching = Dieses Token ist zum Zusehen; zum Eintragen braucht es eins zum Mitschreiben.
service-token-of-a-player = Dieser Link gehört jemandem, der mitspielt: Er trägt Runden ein und fragt den Schiedsrichter; alles andere braucht einen zum Mitschreiben.
service-player-of-the-link-has-left = Wem dieser Link gehört, der hat den Tisch verlassen.
service-link-of-somebody-gone = { $player } hat den Tisch verlassen: Ein Link ist für jemanden, der mitspielt.
service-last-token-for-scoring = Das ist das letzte Token zum Mitschreiben; ohne es könnte niemand das Spiel weiterführen.
service-last-admin-token = Das ist das letzte unbefristete Token zum Leiten des Clubs; mach zuerst ein anderes.
service-link-of-somebody-else = Dieser Link wurde nicht mit deinem gemacht. Sperren kann ihn, wer das Spiel begonnen hat.
service-expiry-in-the-past = Das liegt in der Vergangenheit: Jetzt ist { $at }.
service-expiry-after-its-maker = Das Token, mit dem es gemacht wird, läuft ab: { $at }. Länger kann auch dieses nicht gelten.
service-token-needed = { $purpose ->
    [token] Um ein Token anzusehen, braucht es ein Token: Authorization: Bearer <token>.
    [private_game] Um dieses private Spiel zu sehen, braucht es ein Token: Authorization: Bearer <token>.
    [game] Um in einem Spiel mitzuschreiben, braucht es ein Token: Authorization: Bearer <token>.
   *[club] Für diesen Club braucht es ein Token: Authorization: Bearer <token>.
}
service-no-such-token = { $owner ->
    [game] Ein solches Token hat dieses Spiel nicht, oder es ist gesperrt.
   *[club] Ein solches Token hat dieser Club nicht, oder es ist gesperrt.
}
service-role-needed = Dafür braucht es ein Token { $needed ->
    [admin] zum Leiten des Clubs
    [treasurer] für die Kasse des Clubs
    [scorer] zum Aufschreiben im Club
   *[viewer] zum Zusehen im Club
}; dieses ist { $role ->
    [admin] zum Leiten
    [treasurer] für die Kasse
    [scorer] zum Aufschreiben
   *[viewer] zum Zusehen
}.
service-role-above-ones-own = { $new ->
    [admin] Ein Token zum Leiten des Clubs macht nur, wer selbst eins hat;
    [treasurer] Ein Token für die Kasse macht nur, wer selbst eins hat oder mehr darf;
    [scorer] Ein Token zum Aufschreiben macht nur, wer selbst eins hat oder mehr darf;
   *[viewer] Ein Token zum Zusehen macht nur, wer selbst eins hat oder mehr darf;
} dieses ist { $role ->
    [admin] zum Leiten
    [treasurer] für die Kasse
    [scorer] zum Aufschreiben
   *[viewer] zum Zusehen
}.
service-label-in-use = { $state ->
    [revoked] Ein anderes Token des Clubs hieß „{ $label }“ und ist gesperrt; im Kassenbuch ließe sich nicht unterscheiden, wer was getan hat. Frei ist „{ $free }“.
   *[valid] Ein anderes Token des Clubs heißt „{ $label }“; im Kassenbuch ließe sich nicht unterscheiden, wer was getan hat. Frei ist „{ $free }“.
}

service-hand-recorded-already = Runde { $number } ist schon eingetragen.
service-hand-too-early = Runde { $number } ist noch nicht dran: Die nächste ist Runde { $following }.

# Hands that another person confirms or disputes. $hand is the number of one, $hands are several numbers.
service-game-without-confirmations = In diesem Spiel werden Runden nicht bestätigt.
service-hand-of-ones-own = Wer Runde { $hand } eingetragen hat, bestätigt sie nicht: Das macht jemand anderes.
service-hand-of-somebody-else = Ein Link zum Mitspielen korrigiert nur, was mit ihm eingetragen wurde.
service-hand-has-changed = Runde { $hand } wurde seit Ereignis { $event } korrigiert. Sieh sie dir noch einmal an.
service-dispute-of-somebody-else = Jemand bestreitet Runde { $hand }: Das klärt dieselbe Person oder wer das Spiel begonnen hat.
service-dispute-is-closed = Über Runde { $hand } hat entschieden, wer das Spiel begonnen hat. Nur eine Korrektur öffnet sie wieder.
service-hands-disputed = { $count ->
    [one] Runde { $hands } ist bestritten
   *[other] Die Runden { $hands } sind bestritten
}: Bis das geklärt ist, wird nichts abgerechnet.

service-variants-of-two-families = { $first } gehört zur Familie { $first_family }, { $second } zu { $second_family }; gemeinsame Optionen haben sie nicht.

service-name-of-an-account = „{ $name }“ ließe sich mit einem Konto oder einem Platz verwechseln. Schreib einen anderen Namen als m1, p1, pot, bank, cash box oder guest:….
service-name-to-write-otherwise = „{ $name }“ ließe sich mit einem Konto oder einem Platz verwechseln. Schreib stattdessen { $instead }.
service-guest-named-as-a-member = { $member } ist Mitglied: Schreib { $reference }, oder gib dem Gast einen anderen Namen.
service-begin-a-new-game = Beginn ein neues Spiel.
service-nobody-in-the-club = In diesem Club heißt niemand „{ $name }“. Gib eine Id oder einen Namen aus /members an.
service-several-members = „{ $name }“ heißt im Club mehr als ein Mitglied; schreib { $choices }.
service-retired-member = { $id } (ausgetreten)
service-no-such-member = Ein Mitglied „{ $name }“ gibt es in diesem Club nicht.
service-no-such-rule-set = Einen Regelsatz „{ $name }“ gibt es in diesem Club nicht.
service-address-takes-the-id = In die Adresse gehört die Id: { $ids }.
service-member-retired = { $member } ist aus dem Club ausgetreten. Wieder aufnehmen kann { $member } nur ein Admin.
service-member-of-the-table-retired = { $member } ist aus dem Club ausgetreten. Beginn ein neues Spiel ohne { $id }.
service-member-sits-twice = { $member } sitzt schon an diesem Tisch.
service-member-has-a-seat = { $member } hat schon einen Platz in diesem Spiel.
service-guests-named-alike = Zwei Gäste heißen „{ $name }“; das Kassenbuch des Clubs könnte sie nicht unterscheiden.
service-guest-of-this-name-here = Ein Gast namens „{ $name }“ ist schon da; das Kassenbuch des Clubs könnte die beiden nicht unterscheiden.
service-no-such-guest = Ein Gast „{ $name }“ steht nicht im Kassenbuch.
service-guest-has-not-played = Ein Gast namens „{ $name }“ hat in diesem Club nicht gespielt.
service-member-name-in-use = „{ $name }“ heißt schon ein Mitglied: { $id }. Mitglieder müssen sich am Namen unterscheiden lassen.
service-most-members = Ein Club hat höchstens { $most } Mitglieder.

service-most-rule-sets = Ein Club hat höchstens { $most } Regelsätze.
service-club-without-this-rule-set = Dieser Club hat keinen Regelsatz „{ $name }“.
service-rule-set-named-as-an-id = „{ $name }“ ließe sich mit der Id eines Regelsatzes verwechseln. Wähl einen anderen Namen.
service-rule-set-name-in-use = „{ $name }“ heißt schon der Regelsatz { $id }.
service-rules-from-two-places = Ein Regelsatz legt Variante und Hausregeln fest; lass diese weg, oder den Regelsatz.
service-name-a-variant = Gib eine Variante an.
service-name-a-variant-or-a-rule-set = Gib eine Variante oder einen Regelsatz an; einen Regelsatz als Vorgabe hat der Club nicht.
service-house-rules-without-variant = Hausregeln brauchen eine Variante, die sie ändern.
service-only-in-a-club = { $thing ->
    [event] Einen Anlass wie „{ $given }“ gibt es nur im Club: Gib den Club als club an.
    [rule_set] Einen Regelsatz wie „{ $given }“ gibt es nur im Club: Gib den Club als club an.
   *[member] Ein Mitglied wie „{ $given }“ gibt es nur im Club: Gib den Club als club an.
}
service-game-without-members = Dieses Spiel gehört keinem Club und hat keine Mitglieder. Schreib einen Namen.

service-currency-of-the-club = Das Kassenbuch des Clubs ist in { $currency }.
service-currency-in-use = Der Club spielt schon um { $currency }; auf { $other } lässt sich das nicht mehr ändern.
service-pays-oneself = Niemand zahlt an sich selbst: from und to sind dasselbe Konto.
service-cash-box-holds-less = In der Kasse sind { $holds } kleinste Einheiten { $currency }; { $amount } lassen sich nicht herausnehmen.
service-no-such-booking = Eine Buchung { $number } gibt es in diesem Club nicht.
service-booking-of-a-game = Das hat ein Spiel gebucht; korrigiere das Spiel, dann folgt das Kassenbuch.
service-booking-takes-back = Das nimmt eine andere Buchung zurück; buche stattdessen neu, was richtig ist.
service-booking-taken-back = Buchung { $number } hat das schon zurückgenommen.
service-settlement-has-changed = Die Abrechnung ist inzwischen eine andere: Ruf sie noch einmal ab und entscheide neu.
service-payment-not-suggested = Diese Zahlung schlägt die Abrechnung nicht vor. Lass „settles“ weg, um sie trotzdem zu buchen.
service-games-disputed = { $count ->
    [one] Runden eines Spiels sind bestritten
   *[other] Runden von { $count } Spielen sind bestritten
}: Bis das geklärt ist, wird nichts abgerechnet.

service-no-ratings = Dieser Server führt keine Wertungen. Wer ihn betreibt, kann das ändern: pip install '.[ratings]', dann neu starten.
service-not-ranked-by = Das sind Spiele von { $families }; nach { $by } lässt sich nur bei Spielen von { $counting } sortieren. Frag mit ?family={ $first }, oder sortiere nach { $common }.

service-hand-amended = Runde { $hand } korrigiert
service-hand-removed = Runde { $hand } entfernt
service-event-taken-back = Ereignis { $event } zurückgenommen
service-corrections-and-more = { $corrections } und { $more } weitere
service-correction-for-a-reason = { $corrections }: { $reason }

service-ledger-column = { $key ->
    [number] Nr.
    [at] Zeit
    [from] von
    [from_name] von (Name)
    [to] an
    [to_name] an (Name)
    [amount] Betrag
    [currency] Währung
    [reason] Grund
    [is_cash] bar
    [game] Spiel
    [event] Ereignis
    [reverses] nimmt zurück
    [by] durch
   *[note] Notiz
}
service-ledger-reason = { $key ->
    [reversal] zurückgenommen
    [payment] Zahlung
    [adjustment] Korrektur
   *[other] { $title }
}
service-ledger-is-cash = { $key ->
    [true] ja
   *[false] nein
}
service-ledger-account = { $account ->
    [pot] Pott
    [bank] Bank
   *[cash_box] Kasse
}
