import type { WordsOf } from "../../words.ts"

export const selfActivity: WordsOf["selfActivity"] = {
  activityTitle: "Nuestra selección",
  activityText: "Artículos que promovemos nosotros mismos, por un tiempo.",
  runByShop: "De la propia tienda",
  noActivity: "Ahora mismo no hay nada.",
  noActivityText: "Eche un vistazo mientras tanto.",
}
