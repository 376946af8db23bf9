# French: the API.

api-an-object = un objet
api-a-list = une liste
api-must-be-given = Cette donnée est obligatoire.
api-must-not-be-null = Ici, null n’est pas possible.
api-field-unknown = Ce champ n’existe pas.
api-no-object = Il faut ici un objet.
api-no-list = Il faut ici une liste.
api-no-such-field = Il n’y a pas de champ { $name }.
api-did-you-mean = Voulais-tu dire { $name } ?
api-must-be-text = Il faut ici un texte, pas { $given }.
api-must-be-whole-number = Il faut ici un nombre entier, pas { $given }.
api-must-be-amount = Il faut ici un nombre entier de la plus petite unité de la monnaie, comme 500 pour 5,00, pas { $given }.
api-must-be-true-or-false = Il faut ici true ou false, pas { $given }.
api-must-be-time = Il faut ici une heure de 1900 à 2199 avec son décalage, comme 2026-11-20T19:30:00Z, pas { $given }.
api-must-be-time-zone = Il faut ici un fuseau horaire comme Europe/Copenhagen, pas { $given }.
api-must-be-uuid7 = Il faut ici un UUID de version 7, pas { $given }.
api-must-be-day = Il faut ici un jour comme 2026-11-20, pas { $given }.
api-must-be-list = Il faut ici une liste, pas { $given }.
api-must-be-object = Il faut ici un objet, pas { $given }.
api-must-be-mark = Il faut ici une seule lettre, un seul chiffre ou un seul emoji, pas { $given }.
api-must-be-currency = Il faut ici un code ISO 4217 comme DKK, pas { $given }.
api-must-be-numbers = Il faut ici des nombres comme 6,7, pas { $given }.
api-one-of = Il faut ici l’un de { $choices }, pas { $given }.
api-number-in-range = Il faut ici un nombre de { $least } à { $most }, pas { $given }.
api-counted =
    { $counts ->
        [cards] Les cartes sont des nombres entiers de { $least } à { $most } ; { $given } n’en est pas un.
        [chips] Les jetons sont des nombres entiers de { $least } à { $most } ; { $given } n’en est pas un.
       *[points] Les points sont des nombres entiers de { $least } à { $most } ; { $given } n’en est pas un.
    }
api-counted-otherwise = { $counts } : des nombres entiers de { $least } à { $most } ; { $given } n’en est pas un.
api-text-of-some-length = Il faut ici { $least } à { $most } caractères, pas { $given }.
api-text-of-any-length = Il faut ici { $most } caractères au plus, pas { $given }.
api-list-of-some-length = Il faut ici { $least } à { $most } éléments, pas { $given }.
api-list-of-any-length = Il faut ici { $most } éléments au plus, pas { $given }.
api-text-written-out = Il faut ici { $most } caractères au plus, en écrivant en entier les signes comme ﷺ, pas { $given }.
api-text-visible = Il faut ici quelque chose qui se voie.
api-text-with-a-character = Le caractère { $character } n’est pas admis ici.
api-most-fields = Il y a place ici pour { $most } champs au plus.
api-most-values = Il y a place ici pour { $most } valeurs au plus.
api-most-depth = On emboîte ici { $most } niveaux au plus.
api-longest-names = Les noms ont { $most } caractères au plus.
api-name-or-member = Dis qui : un nom, ou un membre du club.
api-player-of-a-link = { $scope ->
    [player] Dis à qui est le lien : player prend un id ou un nom.
   *[other] Seul un lien de scope player est à quelqu’un de la table.
}
api-name-and-member = Un membre a déjà un nom ; enlève l’un des deux.
api-to-or-split = Dis soit à qui cela va, soit comment cela se partage.
api-parts-of-another-amount = Les parts font { $parts }, et le montant est { $amount }.
api-nothing-to-change = Dis ce qui doit changer : { $known }.
api-period-without-days = De { $begin } à { $end }, il n’y a aucun jour : from est le premier, to le dernier.
api-hand-keeps-its-number = C’est la donne { $number }, et elle garde son numéro ; ce n’est pas la donne { $given }.
api-changed-since-it-was-shown = Ce pour quoi { $tags } a été montré a changé depuis : redemande-le, puis décide à nouveau.
api-made-for-another-version = On en est à la version { $version } ; le changement a été fait pour la version { $tags }.
api-no-version-in-if-match = On en est à la version { $version } ; If-Match n’en nomme aucune.
api-token-needed = Il faut une clé : Authorization: Bearer <token>.
api-token-must-be-bearer = Authorization doit être : Bearer <token>.
api-token-cut-off = Cette clé n’est pas entière : elle a été coupée ou mal tapée.
api-no-such-language = Il n’y a pas de langue « { $tag } » ici. Il y a : { $known }.
api-key-of-another-request = Cette clé a servi à une autre requête. À nouvelle requête, nouvelle clé.
api-accept-takes-none = On peut donner ceci comme { $offered }, et Accept n’en prend aucun.
api-no-cursor = { $cursor } n’est pas un curseur de ce service.
api-no-cursor-of-this-list = { $cursor } n’est pas un curseur de cette liste.
api-parameter-given-twice = { $name } est donné { $times } fois : { $given }. Ne le donne qu’une fois.
api-body-of-another-family = Ceci est pour une partie du jeu { $other }. Cette partie est du jeu { $family } et prend { $takes }.
api-act-of-another-family = { $kind } n’existe pas dans ce jeu. Il y a { $known }.
api-claim-lacks = Une question de type { $kind } demande { $name }.
api-claim-takes-no = Une question de type { $kind } n’a pas de { $name }. Elle a { $takes }.
api-send-json-instead = Envoie application/json, pas { $given }.
api-say-it-is-json = Envoie application/json, et dis-le dans Content-Type.
api-json-unreadable = { $reason } : ligne { $line }, colonne { $column }.
api-json-not-utf-8 = L’octet { $byte } n’est pas de l’UTF-8.
api-json-key-twice = La clé { $key } figure deux fois.
api-json-number-too-large = { $number } est trop grand.
api-json-without-constants = { $constant } n’est pas du JSON.
api-address-must-exist = Il n’y a rien à cette adresse.
api-body-must-be-given = Le corps de la requête doit être ici un objet JSON.
api-body-must-be-small = Le corps de la requête est plus grand que ce que prend cette adresse.
api-outcome-must-be-known = Le stockage a échoué pendant l’enregistrement, qui s’est peut-être fait quand même. Envoie-le de nouveau avec la même Idempotency-Key : cela ne se fera qu’une fois, dans un cas comme dans l’autre.
api-rate-must-be-kept = Trop de requêtes depuis cette adresse. `Retry-After` dit combien de temps attendre.
api-request-must-arrive-in-time = Le corps est arrivé trop lentement, ou s’est arrêté, et la connexion a été fermée. Rien n’a été gardé : envoie-le de nouveau.
api-service-must-be-ready = Le service ne peut pas répondre pour l’instant. Réessaie après les secondes de `Retry-After`.
api-service-must-work = Quelque chose a échoué de notre côté et a été consigné. Rien n’a été gardé.
api-store-must-work = Le stockage a échoué, et rien n’a été gardé. Réessaie bientôt.
api-stream-must-find-room = Il y a déjà autant de flux ouverts que ce serveur en permet. Réessaie après les secondes de `Retry-After` ; d’ici là, lis la partie avec `If-None-Match` de temps en temps.
api-turn-must-come = Ce qui prend du temps est calculé une chose après l’autre, et il en attend déjà autant qu’il se peut, ou autant des tiennes. Rien n’a été fait. Réessaie après les secondes de `Retry-After`.
api-turn-to-write-must-come = D’autres écritures sont en cours, dont une trop longue. Rien n’a été gardé. Réessaie après les secondes de `Retry-After`.

api-form = { $name } ({ $holds })
api-form-or = { $most } ou { $last }
api-form-and = { $most } et { $last }
api-one-form = { $count ->
    [0] Indique l’un de ces champs : { $forms }. La requête n’en contient aucun.
   *[other] Indique un seul de ces champs : { $forms }. La requête contient { $given }.
}
api-some-forms = Indique au moins l’un de ces champs : { $forms }.
