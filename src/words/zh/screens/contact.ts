import type { WordsOf } from "../../words.ts"

export const contact: WordsOf["contact"] = {
  contactTitle: "联系我们",
  contactText: "由真人回复。请选择最适合解答您问题的人。",
  peopleOnWhatsapp: "WhatsApp 联系人",
  otherWays: "其他方式",
  openMap: "打开地图",
  praiseAndBlame: "表扬、批评、建议",
  feedbackForm: "反馈表",
}
