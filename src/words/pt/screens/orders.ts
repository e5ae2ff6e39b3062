import type { WordsOf } from "../../words.ts"

export const orders: WordsOf["orders"] = {
  orderCount: "{count} {count:encomenda|encomendas} até agora. Quanto mais cheio o sinal, mais longe vai o pacote.",
  status: "Estado",
  statusAll: "Todas",
  searchOwnOrders: "Procurar nas suas encomendas",
  searchOwnPlaceholder: "Número, artigo ou nome",
  range: "{from} a {to} de {count}",
  emptyTitle: "Aqui não há encomendas.",
  emptyStatus: "De momento nenhuma tem este estado.",
  emptyFound: "Nada corresponde a “{keywords}”.",
  emptyYet: "O que comprar aparece aqui, com pacote, devoluções e avaliações.",
  startShopping: "Começar a comprar",
}
