import type { Day } from "../../calendar-day.ts"
import type { Money } from "../../pricing/money.ts"
import type { TaxRate } from "../tax-rate.ts"

/** What one order was taxed at one rate, or what a refund gave back of it, as frozen with them. Days are the shop's. */
export interface OssEntry {
  readonly kind: "sale" | "refund"
  /** When the sale was made. */
  readonly soldOn: Day
  /** When it was given back; of a sale the day of the sale. */
  readonly bookedOn: Day
  /** The member state where the goods went, or XI. */
  readonly country: string
  readonly rate: TaxRate
  readonly net: Money
  readonly tax: Money
}
