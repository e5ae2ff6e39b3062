import type { WordsOf } from "../../words.ts"

export const signUp: WordsOf["signUp"] = {
  signUpText: "只需一分钟，购物车会保留。",
  signUpSide: "很高兴认识您。",
  couponAtOnce: "{coupon} 立即存入您的账户",
  gateFavourites: "收藏在每台设备上同步",
  gateReturns: "退货无需翻找邮件",
  iAgree: "我同意{terms}和{privacy}。",
  agreeTerms: "条款",
  agreePrivacy: "隐私政策",
  hereBefore: "已有账户？",
}
