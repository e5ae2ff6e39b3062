import { z } from "zod"
import type { Calls } from "../call.ts"
import { amount, moment } from "../fields.ts"
import { days, dayText } from "./days.ts"
import { pages } from "./fields.ts"

/** By time, each with its own length, or by what was sold and to whom. */
export const REPORT_TIMES = ["day", "week", "month"] as const
export const SALES_BY = [...REPORT_TIMES, "goods", "category", "country", "coupon"] as const

const count = z.number().int().min(0)
/** When the sums were made; null where that is still to come. */
const asOf = moment.nullable()

const sale = z.object({
  /** The first day, the id of what was sold, or a country. */
  key: z.string(),
  /** Its name; of a country and a day the key says it. */
  label: z.string(),
  orders: count,
  pieces: z.number().int(),
  /** Less what went back since. */
  amount,
  reduction: amount,
})

const step = z.object({ key: dayText, opened: count, placed: count, paid: count })

export const adminReportCalls = {
  "GET /api/admin/report/sales": {
    summary:
      "What was sold by day, week, month, good, category, country or coupon: paid orders on the day they were placed, less what went back; the last 30 days where none are named",
    who: "staff",
    query: z.object({ by: z.enum(SALES_BY).default("day"), ...days, ...pages }),
    reply: z.object({
      asOf,
      from: dayText,
      to: dayText,
      list: z.array(sale),
      total: count,
      all: sale.omit({ key: true, label: true }),
    }),
  },
  "GET /api/admin/report/stock": {
    summary: "What lies on the shelf at today's prices, of each category and of all",
    who: "staff",
    reply: z.object({
      asOf,
      list: z.array(
        z.object({ key: z.string(), label: z.string(), variants: count, pieces: z.number().int(), amount }),
      ),
      all: z.object({ variants: count, pieces: z.number().int(), amount }),
    }),
  },
  "GET /api/admin/report/funnel": {
    summary: "How often the checkout was opened, how many orders were placed in it, and how many of these are paid",
    who: "staff",
    query: z.object({ by: z.enum(REPORT_TIMES).default("day"), ...days }),
    reply: z.object({ asOf, from: dayText, to: dayText, list: z.array(step), all: step.omit({ key: true }) }),
  },
  "GET /api/admin/report/export": {
    summary: "A report as a CSV file",
    who: "staff",
    query: z.object({ report: z.enum(["sales", "stock", "funnel"]), by: z.enum(SALES_BY).default("day"), ...days }),
    reply: z.object({ name: z.string(), csv: z.string() }),
  },
} as const satisfies Calls
