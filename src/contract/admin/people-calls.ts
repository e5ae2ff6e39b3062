import { z } from "zod"
import type { Calls } from "../call.ts"
import { amount, email, filled, id, idText, keywordsText, listOf, moment } from "../fields.ts"
import { pages } from "./fields.ts"
import { adminOrderEntry } from "./order-shapes.ts"

const NAME_MAX = 100

const memberEntry = z.object({
  id,
  userName: z.string(),
  email: z.string(),
  orders: z.number().int(),
  /** Of paid orders, in the base currency. */
  spent: amount,
  createTime: moment,
})

const memberCoupon = z.object({
  id,
  dnames: z.string(),
  state: z.enum(["used", "expired", "available"]),
  receiveTime: moment,
  /** Absent means permanent. */
  endTime: moment.nullable(),
})

const role = z.enum(["owner", "clerk"])

const staffEntry = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  /** Has not come in by the link yet. */
  invited: z.boolean(),
  createTime: moment,
})

export const adminPeopleCalls = {
  "GET /api/admin/member/lists": {
    summary: "Members, newest first, with what they ordered",
    who: "staff",
    query: z.object({ keywords: keywordsText.optional(), ...pages }),
    reply: listOf(memberEntry),
  },
  "GET /api/admin/member/detail": {
    summary: "One member with coupons and the latest orders",
    who: "staff",
    query: z.object({ id: idText }),
    reply: memberEntry.extend({
      language: z.string(),
      coupons: z.array(memberCoupon),
      latestOrders: z.array(adminOrderEntry),
    }),
    refusals: ["unknownRow"],
  },
  "GET /api/admin/staff/lists": {
    summary: "Who works for this shop",
    who: "staff",
    query: z.object({ ...pages }),
    reply: listOf(staffEntry),
  },
  "POST /api/admin/staff/add": {
    summary: "Takes somebody on and mails a one-time link to come in by",
    who: "staff",
    body: z.object({ name: filled(NAME_MAX, "nameRequired"), email, role }),
    reply: z.object({ id }),
    refusals: ["emailTaken"],
  },
  "POST /api/admin/staff/link": {
    summary: "Mails a new one-time link; the ones before are worth nothing any more",
    who: "staff",
    body: z.object({ id }),
    reply: z.object({ id }),
    refusals: ["unknownRow"],
  },
  "POST /api/admin/staff/role": {
    summary: "Makes a clerk an owner or an owner a clerk; the last owner stays one",
    who: "staff",
    body: z.object({ id, role }),
    reply: z.object({ id, role }),
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "POST /api/admin/staff/remove": {
    summary: "Lets somebody go: all their sessions end; the last owner cannot go",
    who: "staff",
    body: z.object({ id }),
    reply: z.object({ id }),
    refusals: ["unknownRow", "notPossibleNow"],
  },
} as const satisfies Calls
