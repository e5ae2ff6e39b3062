import type { WordsOf } from "../../words.ts"

export const signUp: WordsOf["signUp"] = {
  signUpText: "1分で完了。カートはそのままです。",
  signUpSide: "はじめまして。",
  couponAtOnce: "{coupon}がすぐにアカウントに入ります",
  gateFavourites: "お気に入りをどの画面でも",
  gateReturns: "メールを探さずに返品",
  iAgree: "{terms}と{privacy}に同意します。",
  agreeTerms: "利用規約",
  agreePrivacy: "プライバシーポリシー",
  hereBefore: "アカウントをお持ちですか？",
}
