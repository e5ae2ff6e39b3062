import type { Day } from "../../calendar-day.ts"
import { type ChargedAmount, charged } from "../../pricing/charged-amount.ts"
import { shownAmount } from "../../pricing/currency.ts"
import { cents } from "../../pricing/money.ts"
import type { OssEntry } from "./oss-entry.ts"

/** In cents of a euro, net: from so much on in a year, sales to other member states are taxed where they go. */
const EU_THRESHOLD = charged(1_000_000)
const WARNED_FROM = charged(800_000)

export interface ThresholdState {
  readonly thisYear: ChargedAmount
  readonly lastYear: ChargedAmount
  /** `near`: from 8,000 euro on in either year; `above`: more than 10,000. The owner decides what follows from it. */
  readonly state: "below" | "near" | "above"
}

/**
 * The shop's own net sales to private buyers in other member states, at whatever rate, less what was given back of them:
 * in euro, by what one costs in the base currency.
 */
export function thresholdState(
  entries: readonly Pick<OssEntry, "kind" | "soldOn" | "net">[],
  today: Day,
  euroRate: string,
): ThresholdState {
  const soldIn = (year: number) => {
    const sales = entries.filter(({ soldOn }) => Number(soldOn.slice(0, 4)) === year)
    const net = sales.reduce((all, entry) => all + (entry.kind === "sale" ? entry.net : -entry.net), 0)
    return shownAmount(cents(net), { code: "EUR", rate: euroRate })
  }
  const year = Number(today.slice(0, 4))
  const [thisYear, lastYear] = [soldIn(year), soldIn(year - 1)]
  const most = Math.max(thisYear, lastYear)
  return { thisYear, lastYear, state: most > EU_THRESHOLD ? "above" : most >= WARNED_FROM ? "near" : "below" }
}
