import type { TaxWords } from "../en/tax.ts"

export const zh: TaxWords = {
  included: "含{tax}",
  includedAt: "含 {percent} {tax}",
  added: "另加{tax}",
  addedAt: "另加 {percent} {tax}",
  vat: "增值税",
  gst: "商品及服务税",
  salesTax: "销售税",
  intraCommunity: "免税的欧盟内部供应",
  export: "免税出口；收货国可能另收税费和关税",
  difference: "按收货地址调整的税额",
  vatConfirmed: "增值税号 {number} 已确认。",
  vatRefused: "增值税号 {number} 未能确认，因此需缴增值税。请核对该税号。",
  vatSilent: "目前无法核验增值税号 {number}，因此需缴增值税。您仍可下单，或稍后再试。",
  vatUnchecked: "本店人工确认增值税号。在 {number} 获得确认之前需缴增值税。",
}
