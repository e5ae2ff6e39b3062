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
      /** Of paid orders, less what was given back, in the base currency, on the day of the order. */
      revenueToday: amount,
      revenue30Days: amount,
      days: z.array(z.object({ day: dayText, orders: count, revenue: amount })),
    }),
  },
} as const satisfies Calls
