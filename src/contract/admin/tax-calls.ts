import { z } from "zod"
import { WITHDRAWAL_DAYS } from "../../domain/constants.ts"
import { isRate } from "../../domain/pricing/currency.ts"
import { VAT_CHECKERS } from "../../domain/tax/buyers/vat-check.ts"
import { TAX_CLASSES } from "../../domain/tax/tax-class.ts"
import type { Calls } from "../call.ts"
import { amountChange, chargedChange, key, moment, text } from "../fields.ts"
import { readOrNew } from "./fields.ts"

const ZONES_MAX = 500
const WITHDRAWAL_DAYS_MAX = 365
const POSTCODE_MAX = 20
const REGION_MAX = 10
const VAT_NUMBER_MAX = 40

const settings = z.object({
  /** Whether prices are entered with their tax or without. */
  prices: z.enum(["gross", "net"], key("invalid")),
  /** From where goods leave; the region and the postcode where taxes depend on them. */
  country: text(2),
  region: text(REGION_MAX).nullable().default(null),
  postcode: text(POSTCODE_MAX).default(""),
  /** Sales to private buyers in other member states: at home rates below the threshold, else at those of where they go. */
  euSales: z.enum(["belowThreshold", "oss"], key("invalid")),
  /** Of prices with tax: which one is the same in every member state. */
  fixed: z.enum(["gross", "net"], key("invalid")).default("gross"),
  freightClass: z.enum(["asGoods", ...TAX_CLASSES], key("invalid")).default("asGoods"),
  /** Tax is rounded on every line, or once for each rate. */
  rounding: z.enum(["line", "rate"], key("invalid")).default("rate"),
  /** Days after delivery; null where the shop does not offer withdrawal. */
  withdrawalDays: z
    .number(key("wholeNumber"))
    .int(key("wholeNumber"))
    .min(1, key("invalid"))
    .max(WITHDRAWAL_DAYS_MAX, key("invalid"))
    .nullable()
    .default(WITHDRAWAL_DAYS),
  /** The shop's own number: a checker is asked in its name, and gives a reference for it. */
  vatNumber: text(VAT_NUMBER_MAX).nullable().default(null),
  /** Who is asked whether the number of a business exists; with nobody only the owner can confirm one. */
  vatChecker: z.enum(VAT_CHECKERS, key("invalid")).default("none"),
})

const percentSent = z.union([z.number(), z.string()], key("taxRate")).nullable()

const zoneSent = z.object({
  country: text(2),
  region: text(REGION_MAX).nullable().default(null),
  postcodes: z
    .object({ from: text(POSTCODE_MAX), to: text(POSTCODE_MAX) })
    .nullable()
    .default(null),
  /** The first day, "2026-01-01". */
  validFrom: text(10),
  /** In percent; null: the rate that ships with the shop. */
  standard: percentSent.default(null),
  reduced: percentSent.default(null),
  freightTaxed: z.boolean().default(true),
})

const zone = z.object({
  country: z.string(),
  region: z.string().nullable(),
  postcodes: z.object({ from: z.string(), to: z.string() }).nullable(),
  validFrom: z.string(),
  standard: z.string().nullable(),
  reduced: z.string().nullable(),
  freightTaxed: z.boolean(),
})

const taxes = z.object({
  /** Null: the shop has nothing to do with taxes. */
  settings: settings.nullable(),
  zones: z.array(zone),
  /** When they were saved; null where there are none. */
  updated_at: moment.nullable(),
  /** The shop's net sales to private buyers in other member states, in euro; null where it knows no rate of the euro. */
  threshold: z
    .object({ thisYear: chargedChange, lastYear: chargedChange, state: z.enum(["below", "near", "above"]) })
    .nullable(),
})

const quarter = z.string().regex(/^\d{4}-Q[1-4]$/, key("invalid"))

const ossRow = z.object({
  quarter: z.string(),
  country: z.string(),
  percent: z.string(),
  net: amountChange,
  tax: amountChange,
  /** Null until the rate of its quarter is entered. */
  euro: z.object({ net: chargedChange, tax: chargedChange }).nullable(),
})

const ossTable = z.object({
  quarter: z.string(),
  sales: z.array(ossRow),
  /** What was given back of earlier quarters: below zero. */
  corrections: z.array(ossRow),
  tax: amountChange,
  euroTax: chargedChange.nullable(),
})

export const adminTaxCalls = {
  "GET /api/admin/tax/settings": {
    summary: "What the shop says about taxes, its own rates, and how near it is to the threshold of the Union",
    who: "staff",
    reply: taxes,
  },
  "POST /api/admin/tax/settings": {
    summary: "Replaces settings and rates together; without settings the shop has nothing to do with taxes",
    who: "staff",
    body: z.object({
      settings: settings.nullable(),
      zones: z.array(zoneSent).max(ZONES_MAX, key("tooManyEntries")).default([]),
      ...readOrNew,
    }),
    reply: taxes,
    refusals: ["notPossibleNow"],
  },
  "GET /api/admin/tax/oss": {
    summary:
      "What was taxed in other member states in a quarter, by country and rate, in the base currency and in euro",
    who: "staff",
    query: z.object({ quarter }),
    reply: ossTable,
  },
  "POST /api/admin/tax/euroRate": {
    summary: "Enters what one euro costs in the base currency at the end of a quarter",
    who: "staff",
    body: z.object({ quarter, rate: z.string().trim().refine(isRate, key("invalid")) }),
    reply: z.object({ quarter: z.string(), rate: z.string() }),
  },
} as const satisfies Calls
