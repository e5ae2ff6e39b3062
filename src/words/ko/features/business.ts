import type { WordsOf } from "../../words.ts"

export const business: WordsOf["business"] = {
  business: "사업자",
  buyForBusiness: "사업자로 구매합니다",
  company: "회사명",
  vatNumber: "VAT 번호",
  vatHint: "국가 코드를 포함해 입력해 주세요(예: ATU12345678)",
  billedElsewhere: "청구지가 다른 주소입니다",
  billingAddress: "청구지 주소",
  businessHint: "주문할 때 자동으로 입력됩니다. 회사명이 없으면 아무것도 저장되지 않습니다.",
  saveBusiness: "저장",
  businessSaved: "사업자 정보를 저장했습니다.",
  numberConfirmed: "확인된 VAT 번호입니다.",
  numberNotConfirmed: "확인되지 않은 VAT 번호입니다.",
}
