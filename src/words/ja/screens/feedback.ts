import type { WordsOf } from "../../words.ts"

export const feedback: WordsOf["feedback"] = {
  feedbackTitle: "ご意見",
  feedbackText: "ご不満は歓迎、お褒めの言葉は担当者に伝えます。",
  feedbackCountry: "国または地域",
  feedbackChoose: "選択してください",
  feedbackCountryHint: "適した担当者がお答えするためです。",
  feedbackPhone: "電話番号",
  feedbackOptional: "任意",
  feedbackMessage: "メッセージ",
  sendFeedback: "送信",
  feedbackSent: "受け取りました。",
  feedbackSentText: "ありがとうございます。ご記入のアドレスにお返事します。",
  feedbackBack: "ショップに戻る",
  writeAnother: "続けて送る",
  quicker: "お急ぎの方",
  quickerText: "WhatsApp では担当者が直接お答えします。",
  aboutParcel: "お荷物についてですか？",
  aboutParcelText: "ご注文の状況は、ご連絡なしでも確認できます。",
  feedbackFindOrder: "注文を探す",
}
