import type { WordsOf } from "../../words.ts"

export const orders: WordsOf["orders"] = {
  orderCount: "{count} {count:pedido|pedidos} hasta ahora. Cuanto más lleno el signo, más avanzado el paquete.",
  status: "Estado",
  statusAll: "Todos",
  searchOwnOrders: "Buscar en tus pedidos",
  searchOwnPlaceholder: "Número, artículo o nombre",
  range: "{from} a {to} de {count}",
  emptyTitle: "Aquí no hay pedidos.",
  emptyStatus: "Ninguno tiene este estado por ahora.",
  emptyFound: "Nada coincide con «{keywords}».",
  emptyYet: "Lo que compres aparece aquí, con su paquete, devoluciones y valoraciones.",
  startShopping: "Empezar a comprar",
}
