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
  vatConfirmed: "VAT 번호 {number}이(가) 확인되었습니다.",
  vatRefused: "VAT 번호 {number}을(를) 확인할 수 없어 부가가치세가 부과됩니다. 번호를 확인해 주세요.",
  vatSilent:
    "지금은 VAT 번호 {number}을(를) 조회할 수 없어 부가가치세가 부과됩니다. 그대로 주문하시거나 나중에 다시 시도해 주세요.",
  vatUnchecked: "이 상점은 VAT 번호를 직접 확인합니다. {number}이(가) 확인될 때까지 부가가치세가 부과됩니다.",
}
