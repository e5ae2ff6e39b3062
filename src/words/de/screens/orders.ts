import type { WordsOf } from "../../words.ts"

export const orders: WordsOf["orders"] = {
  orderCount: "Bisher {count} {count:Bestellung|Bestellungen}. Je voller das Zeichen, desto weiter das Paket.",
  status: "Bestellstatus",
  statusAll: "Alle",
  searchOwnOrders: "Eigene Bestellungen durchsuchen",
  searchOwnPlaceholder: "Nummer, Ware oder Name",
  range: "{from} bis {to} von {count}",
  emptyTitle: "Hier sind keine Bestellungen.",
  emptyStatus: "Zurzeit hat keine diesen Status.",
  emptyFound: "Nichts passt zu „{keywords}“.",
  emptyYet: "Was Sie kaufen, steht hier, mit Paket, Rückgaben und Bewertungen.",
  startShopping: "Zum Einkaufen",
}
