import { sql } from "drizzle-orm"
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core"
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
    type: smallint().notNull(),
    templateType: smallint().notNull(),
    template: text().notNull().default("default-modulized"),
    languageCode: text().notNull().default("en"),
    locales: text().array().notNull().default([]),
    favicon: text().notNull().default(""),
    sellerId: text().notNull().default(""),
    rightClickForbidden: boolean().notNull().default(false),
    copyForbidden: boolean().notNull().default(false),
    chatCode: text().notNull().default(""),
    adCode: text().notNull().default(""),
    adConfig: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The home page as the site has put it together; null where the list of its template holds. */
    homeSections: jsonb(),
    goodsPassword: text(),
    freeShipping: boolean().notNull().default(false),
    defaultRegionId: integer().references(() => region.id),
    consentRequired: boolean().notNull().default(false),
    moderateReviews: boolean().notNull().default(false),
    orderExpiryHours: integer().notNull().default(24),
    completionDays: integer().notNull().default(14),
    contactEmail: text().notNull().default(""),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index("site_of_default_region").on(t.defaultRegionId),
    uniqueIndex("site_one_default").on(t.isDefault).where(sql`${t.isDefault}`),
    check("site_name_shape", sql`${t.name} ~ '^[a-z0-9][a-z0-9-]{0,62}$'`),
    check("site_type_known", sql`${t.type} between 1 and 3 and ${t.templateType} between 1 and 3`),
    check("site_times_positive", sql`${t.orderExpiryHours} > 0 and ${t.completionDays} > 0`),
    check("site_password_not_empty", sql`${t.goodsPassword} <> ''`),
  ],
)

/** Every table with shop data carries its site. */
export const siteId = () =>
  integer()
    .notNull()
    .references(() => site.id, { onDelete: "cascade" })
