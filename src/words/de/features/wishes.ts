import type { WordsOf } from "../../words.ts"

export const wishes: WordsOf["wishes"] = {
  wishesTitle: "Wieder vorrätig",
  wishNotedTitle: "Notiert.",
  wishNotedText: "Wir schreiben Ihnen einmal, sobald es wieder da ist. Die E-Mail hat einen Link, der das beendet.",
  wishesForgetText: "Sollen wir alles vergessen, worauf diese Adresse noch wartet?",
  wishesForget: "Vergessen",
  wishesForgotten: "Vergessen.",
  wishesForgottenText: "Es kommen keine solchen E-Mails mehr zu Ihnen. Sie können jederzeit wieder fragen.",
  wishLinkUnknown: "Dieser Link gilt nicht mehr.",
  wishLinkUnknownText: "Er ist zu alt geworden. Eine neuere E-Mail hat einen neueren Link.",
}
