import { sql } from "drizzle-orm"
import { check, index, integer, pgTable, primaryKey, smallint, unique } from "drizzle-orm/pg-core"
import { DELIVERY_DAYS_MAX } from "../../domain/pricing/delivery-days.ts"
import { id, moment, money } from "./columns.ts"
import { region } from "./region.ts"
import { siteId } from "./site.ts"

/** What sending costs: the first weight and its fee, then every further weight begun. A region without a row is not delivered to. */
export const freightRate = pgTable(
  "freight_rate",
  {
    id: id(),
    siteId: siteId(),
    regionId: integer()
      .notNull()
      .references(() => region.id),
    firstWeight: integer().notNull(),
    firstFee: money().notNull(),
    furtherWeight: integer().notNull(),
    furtherFee: money().notNull(),
    freeAbove: money(),
    /** How many days it takes to arrive; null where the shop does not say. */
    minDays: smallint(),
    maxDays: smallint(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("freight_rate_region").on(t.siteId, t.regionId),
    index("freight_rate_of_region").on(t.regionId),
    check("freight_rate_weights", sql`${t.firstWeight} > 0 and ${t.furtherWeight} > 0`),
    check("freight_rate_fees", sql`${t.firstFee} >= 0 and ${t.furtherFee} >= 0 and ${t.freeAbove} > 0`),
    check(
      "freight_rate_days",
      sql`(${t.minDays} is null) = (${t.maxDays} is null) and ${t.minDays} > 0
        and ${t.maxDays} between ${t.minDays} and ${sql.raw(String(DELIVERY_DAYS_MAX))}`,
    ),
  ],
)

/** Regions that a site with free shipping delivers to. */
export const freeShippingRegion = pgTable(
  "free_shipping_region",
  {
    siteId: siteId(),
    regionId: integer()
      .notNull()
      .references(() => region.id),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.regionId] }), index("free_shipping_region_of_region").on(t.regionId)],
)
