import type { WordsOf } from "../../words.ts"

export const contact: WordsOf["contact"] = {
  contactTitle: "お問い合わせ先",
  contactText: "担当者が直接お答えします。ご質問に合った相手をお選びください。",
  peopleOnWhatsapp: "WhatsApp の担当者",
  otherWays: "その他の方法",
  openMap: "地図を開く",
  praiseAndBlame: "お褒めの言葉、ご不満、ご提案",
  feedbackForm: "ご意見フォーム",
}
