import type { TaxWords } from "../en/tax.ts"

export const ko: TaxWords = {
  included: "{tax} 포함",
  includedAt: "{tax} {percent} 포함",
  added: "{tax} 별도",
  addedAt: "{tax} {percent} 별도",
  vat: "부가가치세",
  gst: "상품서비스세",
  salesTax: "판매세",
  intraCommunity: "면세 역내 공급",
  export: "면세 수출: 배송 국가에서 세금과 관세가 부과될 수 있습니다",
  difference: "배송지 기준 세금 조정",
}
