import { sql } from "drizzle-orm"
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core"
import {
  STOCK_HOLD_MINUTES,
  UNPAID_ORDER_HOURS,
  UNPAID_ORDERS_PER_BUYER,
  UNPAID_ORDERS_PER_NETWORK,
  UNPAID_PIECES_LEAST,
  UNPAID_STOCK_PERCENT,
} from "../../domain/constants.ts"
import { SITE_MODES } from "../../domain/site/site-mode.ts"
import { createdAt, id, moment } from "./columns.ts"
import { region } from "./region.ts"

/** One shop. Everything else hangs on it. */
export const site = pgTable(
  "site",
  {
    id: id(),
    name: text().notNull().unique(),
    title: text().notNull(),
    slogan: text().notNull().default(""),
    description: text().notNull().default(""),
    keywords: text().notNull().default(""),
    /** Only a `live` shop takes real money; the others take test money. */
    mode: text({ enum: SITE_MODES }).notNull().default("test"),
    type: smallint().notNull(),
    templateType: smallint().notNull(),
    template: text().notNull().default("default-modulized"),
    languageCode: text().notNull().default("en"),
    locales: text().array().notNull().default([]),
    /** By whose clocks its days begin and end: of reports, taxes, offers and whatever is shown as a day. */
    timeZone: text().notNull().default("UTC"),
    favicon: text().notNull().default(""),
    /** Its sign: a drawing takes the colour of the letters beside it, a picture stays as it is. */
    logo: text().notNull().default(""),
    sellerId: text().notNull().default(""),
    rightClickForbidden: boolean().notNull().default(false),
    copyForbidden: boolean().notNull().default(false),
    chatCode: text().notNull().default(""),
    adCode: text().notNull().default(""),
    /** What of these codes may run, by hash, as of when they were saved; the policy of public pages names it. */
    chatCodeHashes: text().array().notNull().default([]),
    adCodeHashes: text().array().notNull().default([]),
    /** The hosts that code of others loads from. */
    codeHosts: text().array().notNull().default([]),
    /** The container of the tag manager; only one seller has it. */
    tagManagerId: text().notNull().default(""),
    adConfig: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The home page as the site has put it together; null where the list of its template holds. */
    homeSections: jsonb(),
    /** What the shop has changed of its template: colours, families, parts of header and footer; null where nothing. */
    look: jsonb(),
    goodsPassword: text(),
    freeShipping: boolean().notNull().default(false),
    defaultRegionId: integer().references(() => region.id),
    /** Code of others is loaded only once the visitor has agreed. */
    consentRequired: boolean().notNull().default(false),
    /** Nobody registers or orders without having agreed to terms and privacy policy. */
    termsRequired: boolean().notNull().default(false),
    moderateReviews: boolean().notNull().default(false),
    orderExpiryHours: integer().notNull().default(UNPAID_ORDER_HOURS),
    /** How long an order that is to be paid online holds its pieces before a payment is begun. */
    stockHoldMinutes: integer().notNull().default(STOCK_HOLD_MINUTES),
    /** Whether orders may be paid by agreement with the shop; null: as is usual for its type. */
    byAgreement: boolean(),
    unpaidOrdersPerBuyer: integer().notNull().default(UNPAID_ORDERS_PER_BUYER),
    unpaidOrdersPerNetwork: integer().notNull().default(UNPAID_ORDERS_PER_NETWORK),
    /** Of one variant's stock, in one buyer's unpaid orders; but always so many pieces. */
    unpaidStockPercent: smallint().notNull().default(UNPAID_STOCK_PERCENT),
    unpaidPiecesLeast: integer().notNull().default(UNPAID_PIECES_LEAST),
    completionDays: integer().notNull().default(14),
    contactEmail: text().notNull().default(""),
    /** The merchant gets one mail an order: when it is paid, or a while after it was placed where it is not. */
    mailPaidOrders: boolean().notNull().default(true),
    mailUnpaidOrders: boolean().notNull().default(true),
    /** Whose name and address mails carry; empty: the shop's title, and the server's own address. */
    mailSenderName: text().notNull().default(""),
    mailSenderAddress: text().notNull().default(""),
    /** Where answers to mails go; empty: to the contact address. */
    mailReplyTo: text().notNull().default(""),
    /** What of the first steps its owner has settled by a decision that leaves nothing else behind. */
    stepsSettled: text().array().notNull().default([]),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index("site_of_default_region").on(t.defaultRegionId),
    uniqueIndex("site_one_default").on(t.isDefault).where(sql`${t.isDefault}`),
    check("site_name_shape", sql`${t.name} ~ '^[a-z0-9][a-z0-9-]{0,62}$'`),
    check("site_type_known", sql`${t.type} between 1 and 3 and ${t.templateType} between 1 and 3`),
    check("site_mode_known", sql`${t.mode} in ('live','test','demo')`),
    check(
      "site_times_positive",
      sql`${t.orderExpiryHours} > 0 and ${t.completionDays} > 0 and ${t.stockHoldMinutes} > 0`,
    ),
    check(
      "site_unpaid_limits",
      sql`${t.unpaidOrdersPerBuyer} > 0 and ${t.unpaidOrdersPerNetwork} > 0 and ${t.unpaidPiecesLeast} > 0
        and ${t.unpaidStockPercent} between 0 and 100`,
    ),
    check("site_password_not_empty", sql`${t.goodsPassword} <> ''`),
  ],
)

/** Every table with shop data carries its site. */
export const siteId = () =>
  integer()
    .notNull()
    .references(() => site.id, { onDelete: "cascade" })
