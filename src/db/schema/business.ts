import { sql } from "drizzle-orm"
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { BUYER_KINDS } from "../../domain/tax/buyers/buyer-kind.ts"
import { VAT_RESULTS } from "../../domain/tax/buyers/vat-check.ts"
import { createdAt, moment } from "./columns.ts"
import { member } from "./member.ts"
import { type FrozenAddress, shopOrder } from "./order.ts"
import { siteId } from "./site.ts"

/** Where the bill goes, if not to where the goods go. Whom it is for is the company. */
export type BillingAddress = Pick<
  FrozenAddress,
  "regionCode" | "regionName" | "countryName" | "city" | "street" | "zipCode"
>

/** Who buys for a business, and what became of asking whether its VAT number exists. */
const business = () => ({
  company: text().notNull().default(""),
  /** With its prefix and nothing between. */
  vatNumber: text(),
  /** Null: the address of delivery. */
  billing: jsonb().$type<BillingAddress>(),
  checkResult: text({ enum: VAT_RESULTS }),
  checkedBy: text({ enum: ["checker", "hand"] }),
  checkedAt: moment(),
  checkReference: text(),
})

/** What a member has said about the business, and what kind of buyer staff or a confirmed number make of them. */
export const memberBusiness = pgTable(
  "member_business",
  {
    siteId: siteId(),
    memberId: integer().notNull(),
    kind: text({ enum: BUYER_KINDS }).notNull().default("private"),
    ...business(),
    /** Who of the staff has last decided something here; null where nobody has. */
    staffName: text(),
    changedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.memberId] }),
    foreignKey({
      name: "member_business_member",
      columns: [t.siteId, t.memberId],
      foreignColumns: [member.siteId, member.id],
    }).onDelete("cascade"),
    check("member_business_kind", sql`${t.kind} in ('private','business','confirmedBusiness')`),
    check(
      "member_business_confirmed",
      sql`${t.kind} <> 'confirmedBusiness' or (${t.vatNumber} is not null and ${t.checkResult} is not distinct from 'confirmed')`,
    ),
    check(
      "member_business_check",
      sql`num_nonnulls(${t.checkResult}, ${t.checkedBy}, ${t.checkedAt}) in (0, 3)
        and ${t.checkResult} in ('confirmed','refused','silent') and ${t.checkedBy} in ('checker','hand')`,
    ),
  ],
)

/** The business that has bought an order, frozen. A private buyer's order has none. */
export const orderBusiness = pgTable(
  "order_business",
  {
    orderId: integer().primaryKey(),
    siteId: siteId(),
    kind: text({ enum: ["business", "confirmedBusiness"] }).notNull(),
    ...business(),
  },
  (t) => [
    foreignKey({
      name: "order_business_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }).onDelete("cascade"),
    index("order_business_of_site").on(t.siteId, t.orderId),
    check("order_business_company", sql`${t.company} <> ''`),
    check(
      "order_business_kind",
      sql`${t.kind} = 'business'
        or (${t.kind} = 'confirmedBusiness' and ${t.vatNumber} is not null and ${t.checkResult} is not distinct from 'confirmed')`,
    ),
    check(
      "order_business_check",
      sql`num_nonnulls(${t.checkResult}, ${t.checkedBy}, ${t.checkedAt}) in (0, 3)
        and ${t.checkResult} in ('confirmed','refused','silent') and ${t.checkedBy} in ('checker','hand')`,
    ),
  ],
)

/** What is known of a VAT number: a checker's answer for a while, or that the owner does not believe in it. */
export const vatCheck = pgTable(
  "vat_check",
  {
    siteId: siteId(),
    vatNumber: text().notNull(),
    result: text({ enum: VAT_RESULTS }).notNull(),
    by: text({ enum: ["checker", "hand"] }).notNull(),
    at: moment().notNull(),
    reference: text(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.vatNumber] }),
    index("vat_check_by_age").on(t.at).where(sql`${t.by} = 'checker'`),
    check("vat_check_result", sql`${t.result} in ('confirmed','refused','silent')`),
    check("vat_check_by", sql`${t.by} = 'checker' or (${t.by} = 'hand' and ${t.result} = 'refused')`),
  ],
)
