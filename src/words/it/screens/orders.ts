import type { WordsOf } from "../../words.ts"

export const orders: WordsOf["orders"] = {
  orderCount: "{count} {count:ordine|ordini} finora. Più il segno è pieno, più il pacco è avanti.",
  status: "Stato",
  statusAll: "Tutti",
  searchOwnOrders: "Cerca tra i tuoi ordini",
  searchOwnPlaceholder: "Numero, articolo o nome",
  range: "Da {from} a {to} di {count}",
  emptyTitle: "Qui non ci sono ordini.",
  emptyStatus: "Al momento nessuno ha questo stato.",
  emptyFound: "Nulla corrisponde a “{keywords}”.",
  emptyYet: "Ciò che compri compare qui, con pacco, resi e recensioni.",
  startShopping: "Inizia gli acquisti",
}
