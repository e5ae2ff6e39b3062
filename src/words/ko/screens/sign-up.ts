import type { WordsOf } from "../../words.ts"

export const signUp: WordsOf["signUp"] = {
  signUpText: "1분이면 됩니다. 장바구니는 그대로입니다.",
  signUpSide: "만나서 반갑습니다.",
  couponAtOnce: "{coupon}이(가) 바로 계정에 들어갑니다",
  gateFavourites: "모든 화면에서 보는 찜 목록",
  gateReturns: "메일을 뒤지지 않는 반품",
  iAgree: "{terms} 및 {privacy}에 동의합니다.",
  agreeTerms: "이용 약관",
  agreePrivacy: "개인정보 처리방침",
  hereBefore: "이미 계정이 있으신가요?",
}
