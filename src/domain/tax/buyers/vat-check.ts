/** What became of asking whether a VAT number exists, frozen on the order with it. */
export type VatCheck =
  /** By a configured checker, or by the owner who asked elsewhere. */
  | {
      readonly result: "confirmed"
      readonly by: "checker" | "hand"
      readonly at: Date
      readonly reference: string | null
    }
  | { readonly result: "refused"; readonly at: Date; readonly reference: string | null }
  /** The checker did not answer: nothing is known. */
  | { readonly result: "silent"; readonly at: Date }

export type BuyerKind = "private" | "business" | "confirmedBusiness"

/** Whoever names a number is a business, and a confirmed one only if it was confirmed: form or silence prove nothing. */
export function buyerKind(vatNumber: string | null, check: VatCheck | null): BuyerKind {
  if (vatNumber === null) return "private"
  return check?.result === "confirmed" ? "confirmedBusiness" : "business"
}
