import type { WordsOf } from "../../words.ts"

export const selfActivity: WordsOf["selfActivity"] = {
  activityTitle: "Notre sélection",
  activityText: "Des articles que nous portons nous-mêmes, pour un temps.",
  runByShop: "Proposé par la boutique",
  noActivity: "Rien en ce moment.",
  noActivityText: "Faites un tour en attendant.",
}
