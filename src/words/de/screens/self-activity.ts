import type { WordsOf } from "../../words.ts"

export const selfActivity: WordsOf["selfActivity"] = {
  activityTitle: "Unsere Aktion",
  activityText: "Artikel, hinter denen wir selbst stehen, für eine Weile.",
  runByShop: "Vom Shop selbst",
  noActivity: "Zurzeit läuft nichts.",
  noActivityText: "Sehen Sie sich solange um.",
}
