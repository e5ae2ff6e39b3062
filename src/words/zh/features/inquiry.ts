import type { WordsOf } from "../../words.ts"

export const inquiry: WordsOf["inquiry"] = {
  inquiryText: "告诉我们数量，我们会回复报价。",
  inquiryWho: "我们该联系谁？",
  inquiryCompany: "公司",
  inquiryPhone: "电话或 WhatsApp",
  inquiryCountry: "所在国家",
  inquiryMessage: "留言",
  inquiryMessageHint: "颜色、包装、日期、目标价格",
  inquiryEmpty: "询价单还是空的。",
  inquiryEmptyHint: "在商品页点“询价”即可加入。",
  inquirySeeGoods: "去找商品",
  inquirySentTitle: "我们已收到询价 {number}",
  inquirySentText: "副本已发送到您的邮箱，我们会尽快回复。",
}
