import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core"
import { VAT_CHECKERS } from "../../domain/tax/buyers/vat-check.ts"
import { TAX_CLASSES } from "../../domain/tax/tax-class.ts"
import type { TaxRate } from "../../domain/tax/tax-rate.ts"
import { TAX_KINDS } from "../../domain/tax/tax-treatment.ts"
import type { Place } from "../../domain/tax/zones/eu-area.ts"
import { chargedMoney, id, moment, money } from "./columns.ts"
import { orderLine, shopOrder } from "./order.ts"
import { siteId } from "./site.ts"

/** A rate in millionths. */
const rate = () => integer().$type<TaxRate>()

/** What the owner says about taxes. A site without a row has nothing to do with them. */
export const taxSetting = pgTable(
  "tax_setting",
  {
    siteId: siteId().primaryKey(),
    /** Whether prices are entered with their tax or without. */
    prices: text({ enum: ["gross", "net"] }).notNull(),
    /** From where goods leave: a country, a part of it where that matters, a postcode. */
    country: text().notNull(),
    region: text().$type<Place["region"]>(),
    postcode: text().notNull().default(""),
    euSales: text({ enum: ["belowThreshold", "oss"] }).notNull(),
    /** Of prices with tax: which one is the same in every member state. */
    fixed: text({ enum: ["gross", "net"] })
      .notNull()
      .default("gross"),
    freightClass: text({ enum: ["asGoods", ...TAX_CLASSES] })
      .notNull()
      .default("asGoods"),
    rounding: text({ enum: ["line", "rate"] })
      .notNull()
      .default("rate"),
    /** How many days after delivery private buyers in the Union may withdraw; null where that is not offered. */
    withdrawalDays: smallint(),
    /** The shop's own number, with which checkers are asked. */
    vatNumber: text(),
    /** Who is asked whether a buyer's number exists. */
    vatChecker: text({ enum: VAT_CHECKERS }).notNull().default("none"),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    check("tax_setting_prices", sql`${t.prices} in ('gross','net') and ${t.fixed} in ('gross','net')`),
    check("tax_setting_country", sql`${t.country} ~ '^[A-Z]{2}$'`),
    check("tax_setting_eu_sales", sql`${t.euSales} in ('belowThreshold','oss')`),
    check("tax_setting_freight", sql`${t.freightClass} in ('asGoods','standard','reduced','zero','exempt')`),
    check("tax_setting_rounding", sql`${t.rounding} in ('line','rate')`),
    check("tax_setting_vat_checker", sql`${t.vatChecker} in ('none','vies')`),
    check("tax_setting_withdrawal", sql`${t.withdrawalDays} between 1 and 365`),
  ],
)

/** The owner's rates of an area from a day on. That no two contradict each other is checked when they are saved, all at once. */
export const taxZone = pgTable(
  "tax_zone",
  {
    id: id(),
    siteId: siteId(),
    country: text().notNull(),
    region: text(),
    postcodeFrom: text(),
    postcodeTo: text(),
    validFrom: date({ mode: "string" }).notNull(),
    standard: rate(),
    reduced: rate(),
    freightTaxed: boolean().notNull().default(true),
  },
  (t) => [
    index("tax_zone_of_site").on(t.siteId),
    check("tax_zone_country", sql`${t.country} ~ '^[A-Z]{2}$'`),
    check("tax_zone_postcodes", sql`(${t.postcodeFrom} is null) = (${t.postcodeTo} is null)`),
    check("tax_zone_rates", sql`${t.standard} between 0 and 1000000 and ${t.reduced} between 0 and 1000000`),
  ],
)

/** What one euro costs in the base currency at the end of a quarter ("2026-Q4"), as the owner entered it. */
export const euroRate = pgTable(
  "euro_rate",
  {
    siteId: siteId(),
    quarter: text().notNull(),
    rate: numeric({ precision: 18, scale: 8 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.quarter] }),
    check("euro_rate_quarter", sql`${t.quarter} ~ '^[0-9]{4}-Q[1-4]$'`),
    check("euro_rate_positive", sql`${t.rate} > 0`),
  ],
)

/** In the shop's currency, and in the one that the buyer has paid in. */
const taxedAmounts = () => ({
  net: money().notNull(),
  tax: money().notNull(),
  shownNet: chargedMoney().notNull(),
  shownTax: chargedMoney().notNull(),
})

/** How an order was taxed, frozen. An order of a shop without taxes has none. */
export const orderTax = pgTable(
  "order_tax",
  {
    orderId: integer().primaryKey(),
    siteId: siteId(),
    kind: text({ enum: TAX_KINDS }).notNull(),
    /** Whose tax was taken; null where none was. */
    country: text(),
    /** In which prices the order was entered. */
    prices: text({ enum: ["gross", "net"] }).notNull(),
    ...taxedAmounts(),
  },
  (t) => [
    foreignKey({
      name: "order_tax_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }).onDelete("cascade"),
    index("order_tax_of_site").on(t.siteId, t.kind),
    check(
      "order_tax_kind",
      sql`${t.kind} in ('domestic','origin','destination','intraCommunity','zone','export','untaxed')`,
    ),
    check("order_tax_prices", sql`${t.prices} in ('gross','net')`),
    check("order_tax_amounts", sql`least(${t.net}, ${t.tax}, ${t.shownNet}, ${t.shownTax}) >= 0`),
  ],
)

/** A line of an order, or a part of its freight, with its tax: net and tax sum to what the buyer paid for it. */
export const orderTaxPart = pgTable(
  "order_tax_part",
  {
    id: id(),
    siteId: siteId(),
    orderId: integer().notNull(),
    /** Null for freight, which has a part for each class of the goods that it follows. */
    orderLineId: integer(),
    taxClass: text({ enum: TAX_CLASSES }).notNull(),
    rate: rate().notNull(),
    ...taxedAmounts(),
  },
  (t) => [
    foreignKey({
      name: "order_tax_part_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "order_tax_part_line",
      columns: [t.siteId, t.orderId, t.orderLineId],
      foreignColumns: [orderLine.siteId, orderLine.orderId, orderLine.id],
    }).onDelete("cascade"),
    index("order_tax_part_of_order").on(t.siteId, t.orderId, t.orderLineId),
    check("order_tax_part_class", sql`${t.taxClass} in ('standard','reduced','zero','exempt')`),
    check("order_tax_part_rate", sql`${t.rate} between 0 and 1000000`),
    check("order_tax_part_amounts", sql`least(${t.net}, ${t.tax}, ${t.shownNet}, ${t.shownTax}) >= 0`),
  ],
)
