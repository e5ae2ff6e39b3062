import type { WordsOf } from "../../words.ts"

export const selfActivity: WordsOf["selfActivity"] = {
  activityTitle: "La nostra scelta",
  activityText: "Articoli che proponiamo noi stessi, per un po’.",
  runByShop: "Dal negozio stesso",
  noActivity: "Al momento non c’è nulla.",
  noActivityText: "Nel frattempo dai un’occhiata in giro.",
}
