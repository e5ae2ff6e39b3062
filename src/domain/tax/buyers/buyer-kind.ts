import type { VatCheck } from "./vat-check.ts"

export const BUYER_KINDS = ["private", "business", "confirmedBusiness"] as const

/** A business is a confirmed one only if its VAT number was confirmed: form or silence prove nothing. */
export type BuyerKind = (typeof BUYER_KINDS)[number]

/** What a business is by the check of its number; one that was not checked is not confirmed. */
export function businessKind(check: Pick<VatCheck, "result"> | null): "business" | "confirmedBusiness" {
  return check?.result === "confirmed" ? "confirmedBusiness" : "business"
}
