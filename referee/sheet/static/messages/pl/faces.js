/** Polish: the faces of people at a table, their colours and their marks. */
export default {
  "faces.title": "Kolory i znaki",
  "faces.hint":
    "Dotknij znaku gracza, żeby zmienić kolor lub symbol. Widać go na wszystkich telefonach, na wykresie i wydruku.",
  "faces.of": "Znak: {name}",
  "faces.colour": "Kolor",
  "faces.mark": "Symbol",
  "faces.initial": "Pierwsza litera, {sign}",
  "faces.other": "Inna litera lub emoji",
  "faces.done": "Gotowe",
  "faces.changed": "{name} ma nowy znak.",
  "faces.offline": "Brak połączenia, {name} ma znak taki jak dotąd.",
  "faces.blue": "Niebieski",
  "faces.orange": "Pomarańczowy",
  "faces.teal": "Morski",
  "faces.plum": "Śliwkowy",
  "faces.red": "Czerwony",
  "faces.violet": "Fioletowy",
  "faces.green": "Zielony",
  "faces.ink": "Atramentowy",
};
