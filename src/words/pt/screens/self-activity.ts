import type { WordsOf } from "../../words.ts"

export const selfActivity: WordsOf["selfActivity"] = {
  activityTitle: "A nossa escolha",
  activityText: "Artigos que promovemos nós mesmos, por algum tempo.",
  runByShop: "Da própria loja",
  noActivity: "De momento não há nada.",
  noActivityText: "Entretanto, dê uma vista de olhos.",
}
