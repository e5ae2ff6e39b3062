import type { WordsOf } from "../../words.ts"

export const signIn: WordsOf["signIn"] = {
  signInToKeep: "로그인하고 찜하기",
  keptRightAfter: "{name}이(가) 바로 찜 목록에 들어갑니다.",
  signInText: "주문, 주소, 쿠폰이 여기에서 기다립니다.",
  signInSide: "다시 만나 반갑습니다.",
  gateParcels: "모든 소포를 추적",
  gateCoupons: "기다리고 있는 쿠폰",
  gateAddresses: "주소는 한 번만 입력",
  newHere: "처음이신가요?",
  findGuestOrder: "비회원 주문 찾기",
  passwordSet: "새 비밀번호가 설정되었습니다. 이제 로그인할 수 있습니다.",
  signInByPasskey: "패스키로 로그인",
  orElse: "또는",
  noPasskey: "응답한 패스키가 없습니다",
  noPasskeyText: "취소되었거나 이 기기에 저희 패스키가 없습니다. 비밀번호는 그대로 사용할 수 있습니다.",
}
