import type { WordsOf } from "../../words.ts"

export const selfActivity: WordsOf["selfActivity"] = {
  activityTitle: "مختاراتنا",
  activityText: "منتجات نقدمها بأنفسنا لفترة.",
  runByShop: "من المتجر نفسه",
  noActivity: "لا شيء الآن.",
  noActivityText: "تجول في المتجر حتى ذلك الحين.",
}
