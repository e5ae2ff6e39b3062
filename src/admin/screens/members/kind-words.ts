import type { BuyerKind } from "../../../domain/tax/buyers/buyer-kind.ts"

/** How each kind of buyer is called. */
export const KIND_WORDS = {
  private: "kindPrivate",
  business: "kindBusiness",
  confirmedBusiness: "kindConfirmed",
} as const satisfies Record<BuyerKind, string>
