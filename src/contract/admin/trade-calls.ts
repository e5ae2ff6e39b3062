import { z } from "zod"
import { OFFLINE_WAYS } from "../../domain/orders/payment-way.ts"
import { isRate } from "../../domain/pricing/currency.ts"
import { DELIVERY_DAYS_MAX } from "../../domain/pricing/delivery-days.ts"
import type { Calls } from "../call.ts"
import { amount, filled, id, key, listOf, moment, regionCode, text } from "../fields.ts"
import { days } from "../order-shapes.ts"
import { currency } from "../site-calls.ts"
import { position, priceAsked, priceSent, readOrNew, removed, WEIGHT_MAX_GRAMS } from "./fields.ts"

/** Beyond these a price of the shop could become more than money can hold, or nothing. */
const RATE_MIN = 0.000001
const RATE_MAX = 1_000_000

const rateSent = z
  .string()
  .trim()
  .refine((rate) => isRate(rate) && Number(rate) >= RATE_MIN && Number(rate) <= RATE_MAX, key("invalid"))

const adminCurrency = currency.extend({ position: z.number().int(), updated_at: moment })

const weight = z.number(key("wholeNumber")).int(key("wholeNumber")).min(1).max(WEIGHT_MAX_GRAMS)
const wholeDays = z.number(key("wholeNumber")).int(key("wholeNumber")).min(1).max(DELIVERY_DAYS_MAX)
const daysSent = z
  .object({ min: wholeDays, max: wholeDays })
  .refine(({ min, max }) => min <= max, { error: key("invalid"), path: ["max"] })
const adminFreight = z.object({
  region_code: z.string(),
  regionName: z.string(),
  firstWeight: z.number().int(),
  firstFee: amount,
  furtherWeight: z.number().int(),
  furtherFee: amount,
  freeAbove: amount.nullable(),
  days: days.nullable(),
  updated_at: moment,
})

const INSTRUCTIONS_MAX = 2000
const OFFLINE_HOURS_MAX = 24 * 90

const offlineWay = z.object({
  way: z.enum(OFFLINE_WAYS),
  isOn: z.boolean(),
  /** What the buyer is told: the account, where to come, when to pay. Plain text. */
  instructions: z.string(),
  expiryHours: z.number().int(),
  /** Null where it was never set. */
  updated_at: moment.nullable(),
})

export const adminTradeCalls = {
  "GET /api/admin/offlineWay/lists": {
    summary: "The ways to pay that need no provider, and which of them are offered",
    who: "staff",
    reply: listOf(offlineWay),
  },
  "POST /api/admin/offlineWay/save": {
    summary: "Offers a way to pay without a provider, or no longer; an order that is paid so waits for its hours",
    who: "staff",
    body: z
      .object({
        way: z.enum(OFFLINE_WAYS, key("invalid")),
        isOn: z.boolean(),
        instructions: text(INSTRUCTIONS_MAX),
        expiryHours: z.number(key("wholeNumber")).int(key("wholeNumber")).min(1).max(OFFLINE_HOURS_MAX),
        ...readOrNew,
      })
      .refine(({ isOn, instructions }) => !isOn || instructions !== "", {
        path: ["instructions"],
        message: key("required"),
      }),
    reply: offlineWay,
    refusals: ["notPossibleNow"],
  },
  "GET /api/admin/currency/lists": {
    summary: "The currencies of the shop",
    who: "staff",
    reply: listOf(adminCurrency),
  },
  "POST /api/admin/currency/save": {
    summary:
      "Adds or replaces a currency; the rate is what one unit costs in the base currency, whose own rate stays 1",
    who: "staff",
    body: z.object({
      id: id.optional(),
      code: z
        .string()
        .trim()
        .regex(/^[A-Z]{3}$/, key("invalid")),
      symbol: filled(8),
      rate: rateSent,
      position: position.default(0),
      ...readOrNew,
    }),
    reply: adminCurrency,
    refusals: ["unknownRow", "alreadyThere", "notPossibleNow"],
  },
  "POST /api/admin/currency/remove": {
    summary: "Removes a currency; orders keep the one they were made in. The base currency stays",
    who: "staff",
    body: z.object({ id }),
    reply: removed,
    refusals: ["unknownRow", "inUse"],
  },
  "GET /api/admin/freight/lists": {
    summary: "What sending costs and how many days it takes, by region; weights in grams",
    who: "staff",
    reply: listOf(adminFreight),
  },
  "POST /api/admin/freight/save": {
    summary: "Sets what sending to a region costs and how many days it takes; without `days` nothing is said of these",
    who: "staff",
    body: z.object({
      region_code: regionCode,
      firstWeight: weight,
      firstFee: priceSent,
      furtherWeight: weight,
      furtherFee: priceSent,
      freeAbove: priceAsked.nullable().default(null),
      days: daysSent.nullable().default(null),
      ...readOrNew,
    }),
    reply: adminFreight,
    refusals: ["notPossibleNow"],
  },
  "POST /api/admin/freight/remove": {
    summary: "Stops sending to a region",
    who: "staff",
    body: z.object({ region_code: regionCode }),
    reply: z.object({ region_code: z.string() }),
    refusals: ["unknownRow"],
  },
} as const satisfies Calls
