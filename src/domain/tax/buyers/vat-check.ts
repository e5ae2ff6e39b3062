import { DAY_MS, MINUTE_MS } from "../../time-units.ts"

/** Who can be asked whether a VAT number exists: nobody, or VIES, the register of the European Commission. */
export const VAT_CHECKERS = ["none", "vies"] as const

export const VAT_RESULTS = ["confirmed", "refused", "silent"] as const

/** What became of asking whether a VAT number exists, frozen on the order with it. Silent: nothing is known. */
export interface VatCheck {
  readonly result: (typeof VAT_RESULTS)[number]
  /** A configured checker, or the owner who asked elsewhere. */
  readonly by: "checker" | "hand"
  readonly at: Date
  /** What proves that it was asked: the checker's own number for the question, or what the owner has written down. */
  readonly reference: string | null
}

const ANSWER_KEPT_MS = DAY_MS
/** Long enough that a checkout does not wait for it with every change, and short enough that trying again helps. */
const SILENCE_KEPT_MS = MINUTE_MS

/** Whether an answer still counts: a checker's for a day, its silence for a minute, the owner's until it is taken back. */
export function stillCounts({ result, by, at }: VatCheck, now: Date): boolean {
  if (by === "hand") return true
  return now.getTime() - at.getTime() < (result === "silent" ? SILENCE_KEPT_MS : ANSWER_KEPT_MS)
}
