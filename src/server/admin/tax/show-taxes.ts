import { eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { site } from "../../../db/schema/site.ts"
import { taxSetting } from "../../../db/schema/tax.ts"
import { dayIn } from "../../../domain/calendar-day.ts"
import { toChargedDecimal } from "../../../domain/pricing/charged-amount.ts"
import { thresholdState } from "../../../domain/tax/oss/eu-threshold.ts"
import { percentText, type TaxRate } from "../../../domain/tax/tax-rate.ts"
import type { Shop } from "../../shop.ts"
import { siteTax } from "../../sites/site-tax.ts"
import { ossEntries } from "./oss-entries.ts"

type Taxes = CallReply<"GET /api/admin/tax/settings">

/** As they stand now: a site that is remembered may be a moment behind what was just saved. */
export async function showTaxes(shop: Shop): Promise<Taxes> {
  const savedAt = sql<Date | null>`(select updated_at from tax_setting t where t.site_id = ${site.id})`.mapWith(
    taxSetting.updatedAt,
  )
  const [row] = await shop.db.select({ tax: siteTax, savedAt }).from(site).where(eq(site.id, shop.site.id))
  if (!row?.tax) return { settings: null, zones: [], threshold: null, updated_at: null }
  const { seller, zones, ...settings } = row.tax
  return {
    settings: { ...settings, ...seller },
    zones: zones.map((zone) => ({ ...zone, standard: percentOf(zone.standard), reduced: percentOf(zone.reduced) })),
    threshold: await threshold(shop),
    updated_at: row.savedAt?.toISOString() ?? null,
  }
}

const percentOf = (rate: TaxRate | null) => (rate === null ? null : percentText(rate))

async function threshold(shop: Shop): Promise<Taxes["threshold"]> {
  const euro = shop.site.currencies.find(({ code }) => code === "EUR")
  if (!euro) return null
  const today = dayIn(shop.now, shop.site.timeZone)
  const since = `${Number(today.slice(0, 4)) - 1}-01-01`
  const entries = await ossEntries(
    shop,
    sql`x.kind in ('origin', 'destination') and o.created_at >= ${since}::date - 1`,
  )
  const { thisYear, lastYear, state } = thresholdState(entries, today, euro.rate)
  return { thisYear: toChargedDecimal(thisYear, "EUR"), lastYear: toChargedDecimal(lastYear, "EUR"), state }
}
