import { z } from "zod"
import type { Calls } from "../call.ts"
import { amount, filled, id, idText, listOf, moment } from "../fields.ts"
import { days, dayText } from "./days.ts"
import { pages } from "./fields.ts"

const AUDIT_WORD_MAX = 200
const count = z.number().int().min(0)

const auditEntry = z.object({
  id: z.number().int(),
  /** Nothing where they are gone; the name stays. */
  staff_id: id.nullable(),
  staffName: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
  createTime: moment,
})

/** Something that waits for a hand. `id`: an order's number, else that of the row. */
const waiting = z.object({
  kind: z.enum(["toAccept", "toShip", "returnToAnswer", "returnToReceive", "inquiry", "review", "access", "money"]),
  id: z.string(),
  who: z.string(),
  /** Where to, why, for which company, about which good; `refund` or `dispute` for money. */
  about: z.string(),
  pieces: count.nullable(),
  amount: amount.nullable(),
  stars: count.nullable(),
  image: z.string().nullable(),
  since: moment,
  /** When it is too late. */
  until: moment.nullable(),
})

export const adminOverviewCalls = {
  "GET /api/admin/audit/lists": {
    summary: "What staff did, latest first",
    who: "staff",
    query: z.object({
      staff_id: idText.optional(),
      action: filled(AUDIT_WORD_MAX).optional(),
      subject: filled(AUDIT_WORD_MAX).optional(),
      ...days,
      ...pages,
    }),
    reply: listOf(auditEntry),
  },
  "GET /api/admin/desk/today": {
    summary: "What waits to be done, and what the last 30 days brought in (days end at midnight UTC)",
    who: "staff",
    reply: z.object({
      toAccept: count,
      toShip: count,
      returnsToAnswer: count,
      returnsToReceive: count,
      inquiriesWaiting: count,
      accessRequestsWaiting: count,
      reviewsWaiting: count,
      /** Refunds that failed and disputes that are open. */
      moneyWaiting: count,
      /** The first of each, oldest first. */
      waiting: z.array(waiting),
      /** Of paid orders, less what was given back, in the base currency, on the day of the order. */
      revenueToday: amount,
      revenueYesterday: amount,
      revenue7Days: amount,
      revenue30Days: amount,
      days: z.array(z.object({ day: dayText, orders: count, revenue: amount })),
      /** By pieces, in the last 30 days. */
      soldMost: z.array(z.object({ goodId: id, goodName: z.string(), image: z.string().nullable(), pieces: count })),
      /** Variants of which few are left or none, those of goods that sell best first. */
      runningOut: z.array(
        z.object({
          detail_id: id,
          goodId: id,
          goodName: z.string(),
          goodNo: z.string(),
          specs: z.string(),
          image: z.string().nullable(),
          stock: count,
          sold: count,
        }),
      ),
    }),
  },
} as const satisfies Calls
