# Spanish: the API.

api-an-object = un objeto
api-a-list = una lista
api-must-be-given = Este dato es obligatorio.
api-must-not-be-null = Aquí no vale null.
api-field-unknown = Este campo no existe.
api-no-object = Aquí va un objeto.
api-no-list = Aquí va una lista.
api-no-such-field = No hay ningún campo { $name }.
api-did-you-mean = ¿Querías decir { $name }?
api-must-be-text = Aquí va un texto, no { $given }.
api-must-be-whole-number = Aquí va un número entero, no { $given }.
api-must-be-amount = Aquí va un número entero de la unidad más pequeña de la moneda, como 500 para 5,00, no { $given }.
api-must-be-true-or-false = Aquí va true o false, no { $given }.
api-must-be-time = Aquí va una hora de 1900 a 2199 con su desfase, como 2026-11-20T19:30:00Z, no { $given }.
api-must-be-time-zone = Aquí va una zona horaria como Europe/Copenhagen, no { $given }.
api-must-be-uuid7 = Aquí va un UUID de versión 7, no { $given }.
api-must-be-day = Aquí va un día como 2026-11-20, no { $given }.
api-must-be-list = Aquí va una lista, no { $given }.
api-must-be-object = Aquí va un objeto, no { $given }.
api-must-be-mark = Aquí va una sola letra, cifra o emoji, no { $given }.
api-must-be-currency = Aquí va un código ISO 4217 como DKK, no { $given }.
api-must-be-numbers = Aquí van números como 6,7, no { $given }.
api-one-of = Aquí va uno de estos: { $choices }; no { $given }.
api-number-in-range = Aquí va un número de { $least } a { $most }, no { $given }.
api-counted =
    { $counts ->
        [cards] Las cartas son números enteros de { $least } a { $most }; { $given } no lo es.
        [chips] Las fichas son números enteros de { $least } a { $most }; { $given } no lo es.
       *[points] Los puntos son números enteros de { $least } a { $most }; { $given } no lo es.
    }
api-counted-otherwise = { $counts }: números enteros de { $least } a { $most }; { $given } no lo es.
api-text-of-some-length = Aquí van de { $least } a { $most } caracteres, no { $given }.
api-text-of-any-length = Aquí van { $most } caracteres como mucho, no { $given }.
api-list-of-some-length = Aquí van de { $least } a { $most } elementos, no { $given }.
api-list-of-any-length = Aquí van { $most } elementos como mucho, no { $given }.
api-text-written-out = Aquí van { $most } caracteres como mucho, contando enteros los signos como ﷺ, no { $given }.
api-text-visible = Aquí tiene que haber algo que se vea.
api-text-with-a-character = Aquí no puede ir el carácter { $character }.
api-most-fields = Aquí van { $most } campos como mucho.
api-most-values = Aquí caben { $most } valores como mucho.
api-most-depth = Aquí se anidan { $most } niveles como mucho.
api-longest-names = Los nombres tienen { $most } caracteres como mucho.
api-name-or-member = Di quién: un nombre o un miembro del club.
api-player-of-a-link = { $scope ->
    [player] Di de quién es el enlace: player lleva un id o un nombre.
   *[other] Solo un enlace de scope player es de alguien de la mesa.
}
api-name-and-member = Un miembro ya tiene nombre; quita una de las dos cosas.
api-to-or-split = Di a quién va o cómo se reparte, no ambas cosas.
api-parts-of-another-amount = Las partes suman { $parts }, y el importe es { $amount }.
api-nothing-to-change = Di qué ha de cambiar: { $known }.
api-period-without-days = De { $begin } a { $end } no hay ningún día: from es el primero; to, el último.
api-hand-keeps-its-number = Esta es la mano { $number } y conserva su número; no es la mano { $given }.
api-changed-since-it-was-shown = Aquello para lo que se mostró { $tags } ha cambiado: pídelo otra vez y vuelve a decidir.
api-made-for-another-version = Esto va ya por la versión { $version }; el cambio se hizo para la versión { $tags }.
api-no-version-in-if-match = Esto va ya por la versión { $version }; If-Match no nombra ninguna versión.
api-token-needed = Hace falta una clave: Authorization: Bearer <token>.
api-token-must-be-bearer = Authorization tiene que decir: Bearer <token>.
api-token-cut-off = Esta clave no está entera: se cortó o se escribió mal.
api-no-such-language = Aquí no hay ningún idioma «{ $tag }». Hay: { $known }.
api-key-of-another-request = Esta clave ya se usó para otra petición. Una petición nueva lleva una clave nueva.
api-accept-takes-none = Esto se puede dar como { $offered }, y Accept no admite ninguno.
api-no-cursor = { $cursor } no es un cursor de este servicio.
api-no-cursor-of-this-list = { $cursor } no es un cursor de esta lista.
api-parameter-given-twice = { $name } se da { $times } veces: { $given }. Dalo una sola vez.
api-body-of-another-family = Esto es para una partida de { $other }. Esta es de { $family } y admite { $takes }.
api-act-of-another-family = En este juego no existe { $kind }. Hay: { $known }.
api-claim-lacks = A una consulta de tipo { $kind } le hace falta { $name }.
api-claim-takes-no = Una consulta de tipo { $kind } no lleva { $name }. Lleva { $takes }.
api-send-json-instead = Envía application/json, no { $given }.
api-say-it-is-json = Envía application/json, y dilo en Content-Type.
api-json-unreadable = { $reason }: línea { $line }, columna { $column }.
api-json-not-utf-8 = El byte { $byte } no es UTF-8.
api-json-key-twice = La clave { $key } aparece dos veces.
api-json-number-too-large = { $number } es demasiado grande.
api-json-without-constants = { $constant } no es JSON.
api-address-must-exist = En esta dirección no hay nada.
api-body-must-be-given = El cuerpo de la petición debe ser aquí un objeto JSON.
api-body-must-be-small = El cuerpo de la petición es mayor de lo que admite esta dirección.
api-outcome-must-be-known = El almacén falló mientras guardaba esto, y quizá lo haya guardado. Envíalo otra vez con la misma Idempotency-Key: se hará una sola vez en cualquier caso.
api-rate-must-be-kept = Demasiadas peticiones desde esta dirección. `Retry-After` dice cuánto hay que esperar.
api-request-must-arrive-in-time = El cuerpo llegó demasiado despacio o se cortó, y la conexión se cerró. No se ha guardado nada: envíalo otra vez.
api-service-must-be-ready = El servicio no puede responder ahora. Prueba otra vez pasados los segundos de `Retry-After`.
api-service-must-work = Algo ha fallado por nuestra parte y ha quedado registrado. No se ha guardado nada.
api-store-must-work = El almacén ha fallado y no se ha guardado nada. Prueba otra vez dentro de poco.
api-stream-must-find-room = Ya hay tantos flujos abiertos como admite este servidor. Prueba otra vez pasados los segundos de `Retry-After`; mientras tanto, lee la partida con `If-None-Match` de vez en cuando.
api-turn-must-come = Lo que lleva mucho tiempo se calcula de uno en uno, y ya no caben más en la cola, o ya tienes en ella todas las que puedes. No se ha hecho nada. Prueba otra vez pasados los segundos de `Retry-After`.
api-turn-to-write-must-come = Hay otras escrituras en curso, y una tarda demasiado. No se ha guardado nada. Prueba otra vez pasados los segundos de `Retry-After`.

api-form = { $name } ({ $holds })
api-form-or = { $most } { VOWEL($last) ->
    [o] u
   *[other] o
} { $last }
api-form-and = { $most } { VOWEL($last) ->
    [i] e
   *[other] y
} { $last }
api-one-form = { $count ->
    [0] Da uno de estos campos: { $forms }. La petición no trae ninguno.
   *[other] Da solo uno de estos campos: { $forms }. La petición trae { $given }.
}
api-some-forms = Da al menos uno de estos campos: { $forms }.
