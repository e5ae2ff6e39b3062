import { z } from "zod"
import type { Calls } from "../call.ts"
import { amount, amountText, email, filled, id, idText, keywordsText, listOf, moment } from "../fields.ts"
import { days } from "./days.ts"
import { pages } from "./fields.ts"
import { adminOrderEntry } from "./order-shapes.ts"

const NOTE_MAX = 2000

const kind = z.enum(["private", "business", "confirmedBusiness"])

const memberEntry = z.object({
  id,
  userName: z.string(),
  email: z.string(),
  kind,
  language: z.string(),
  orders: z.number().int(),
  /** Of paid orders, in the base currency. */
  spent: amount,
  lastOrderTime: moment.nullable(),
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

const memberAddress = z.object({
  id,
  contacter: z.string(),
  phone: z.string(),
  address: z.string(),
  isDefault: z.boolean(),
})

const memberInquiry = z.object({ id, number: z.string(), answered: z.boolean(), createTime: moment })

const memberReview = z.object({
  id,
  state: z.enum(["waiting", "shown", "hidden"]),
  goodId: id,
  goodName: z.string(),
  stars: z.number().int(),
  content: z.string(),
  createTime: moment,
})

const memberNote = z.object({ id, staffName: z.string(), content: z.string(), createTime: moment })

/** All that the shop holds about somebody, table by table, as it is kept; nothing that opens anything. */
const personalData = z.object({
  email: z.string(),
  time: moment,
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})

export const adminMemberCalls = {
  "GET /api/admin/member/lists": {
    summary: "Members, newest first, with what they ordered",
    who: "staff",
    query: z.object({
      keywords: keywordsText.optional(),
      kind: kind.optional(),
      orders: z.enum(["none", "one", "several"]).optional(),
      /** At least this much, in the base currency. */
      spent: amountText.optional(),
      language: filled(10).optional(),
      ...days,
      ...pages,
    }),
    reply: listOf(memberEntry),
  },
  "GET /api/admin/member/detail": {
    summary: "One member with addresses, coupons, latest orders, inquiries, reviews and what staff noted",
    who: "staff",
    query: z.object({ id: idText }),
    reply: memberEntry.extend({
      coupons: z.array(memberCoupon),
      latestOrders: z.array(adminOrderEntry),
      addresses: z.array(memberAddress),
      inquiries: z.array(memberInquiry),
      reviews: z.array(memberReview),
      notes: z.array(memberNote),
      passkeys: z.number().int(),
      lastSeenTime: moment.nullable(),
    }),
    refusals: ["unknownRow"],
  },
  "POST /api/admin/member/note": {
    summary: "A note among colleagues about a member, who never sees it (but gets it with the data they ask for)",
    who: "staff",
    body: z.object({ id, content: filled(NOTE_MAX, "contentRequired") }),
    reply: memberNote,
    refusals: ["unknownRow", "tooMany"],
  },
  "POST /api/admin/member/removeNote": {
    summary: "Takes a note away",
    who: "staff",
    body: z.object({ id }),
    reply: z.object({ id }),
    refusals: ["unknownRow"],
  },
  "POST /api/admin/member/export": {
    summary: "Everything that the shop holds about a member, for whoever asks for their own data",
    who: "staff",
    body: z.object({ id }),
    reply: personalData,
    refusals: ["unknownRow"],
  },
  "POST /api/admin/member/erase": {
    summary:
      "Erases a member: what the law wants kept (orders, with the address on them) stays until its time, all else goes at once and cannot be brought back. `email` is typed again, so that nobody is erased by mistake",
    who: "staff",
    body: z.object({ id, email }),
    reply: z.object({ id, orders: z.number().int() }),
    refusals: ["unknownRow", "notPossibleNow"],
  },
} as const satisfies Calls
