import type { VatNumber } from "../domain/tax/buyers/vat-number.ts"

/** What a checker says of a number; silent: it said nothing, and `why` is for the log. */
export type VatAnswer =
  | { result: "confirmed" | "refused"; reference: string | null }
  | { result: "silent"; reference: null; why: string }

/** Asks whether a number exists, in the name of the shop's own. Never throws, and answers in time. */
export type VatChecker = (number: VatNumber, requester: VatNumber | null) => Promise<VatAnswer>
