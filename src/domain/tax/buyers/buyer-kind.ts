/** A business is a confirmed one only if its VAT number was confirmed: form or silence prove nothing. */
export type BuyerKind = "private" | "business" | "confirmedBusiness"
