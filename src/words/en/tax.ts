/** What is said of taxes beside prices and below sums. */
export const en = {
  included: "incl. {tax}",
  includedAt: "incl. {percent} {tax}",
  added: "plus {tax}",
  addedAt: "plus {percent} {tax}",
  vat: "VAT",
  gst: "GST",
  salesTax: "sales tax",
  intraCommunity: "Exempt intra-Community supply",
  export: "Tax-free export; the country of delivery may charge taxes and duties of its own",
  difference: "Tax at the delivery address",
}

export type TaxWords = typeof en
