import type { WordsOf } from "../../words.ts"

export const feedback: WordsOf["feedback"] = {
  feedbackTitle: "意见反馈",
  feedbackText: "欢迎批评，表扬我们会转达。",
  feedbackCountry: "国家/地区",
  feedbackChoose: "请选择",
  feedbackCountryHint: "以便由合适的人回复。",
  feedbackPhone: "电话",
  feedbackOptional: "选填",
  feedbackMessage: "留言",
  sendFeedback: "发送",
  feedbackSent: "我们已收到。",
  feedbackSentText: "谢谢。我们会回复到您填写的邮箱。",
  feedbackBack: "返回商店",
  writeAnother: "再写一条",
  quicker: "更快的方式",
  quickerText: "在 WhatsApp 上由真人回复。",
  aboutParcel: "关于包裹？",
  aboutParcelText: "无需写信即可查询订单。",
  feedbackFindOrder: "查找订单",
}
