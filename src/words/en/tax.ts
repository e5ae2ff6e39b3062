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
  vatConfirmed: "VAT number {number} is confirmed.",
  vatRefused: "VAT number {number} could not be confirmed, so VAT is charged. Please check it.",
  vatSilent:
    "VAT number {number} cannot be checked at the moment, so VAT is charged. You can order all the same, or try again later.",
  vatUnchecked: "This shop confirms VAT numbers by hand. Until {number} is confirmed, VAT is charged.",
}

export type TaxWords = typeof en
