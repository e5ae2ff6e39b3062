import { eq, type SQL, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { euroRate } from "../../../db/schema/tax.ts"
import { toChargedDecimal } from "../../../domain/pricing/charged-amount.ts"
import { toDecimal } from "../../../domain/pricing/money.ts"
import { type OssRow, ossTable } from "../../../domain/tax/oss/oss-table.ts"
import { percentText } from "../../../domain/tax/tax-rate.ts"
import type { Refused } from "../../api/handlers.ts"
import type { Shop } from "../../shop.ts"
import { auditedTransaction, type StaffContext } from "../catalog/audited-transaction.ts"
import { ossEntries } from "./oss-entries.ts"

const MONTHS = 3

type Table = CallReply<"GET /api/admin/tax/oss">

/** The table of a quarter: what was sold in it, and what was given back in it of earlier ones. */
export async function showOss(shop: Shop, quarter: string): Promise<Table> {
  const rates = await shop.db.select().from(euroRate).where(eq(euroRate.siteId, shop.site.id))
  const isEuro = shop.site.currencies.some(({ code, isBase }) => isBase && code === "EUR")
  const entries = await ossEntries(shop, sql`x.kind = 'destination' and ${isAbout(quarter)}`)
  const quarters = new Map(rates.map(({ quarter: of, rate }) => [of, rate]))
  const euroRates = isEuro ? { get: () => "1" } : quarters
  const { sales, corrections, tax, euroTax } = ossTable(entries, quarter, euroRates)
  return {
    quarter,
    sales: sales.map(rowShown),
    corrections: corrections.map(rowShown),
    tax: toDecimal(tax),
    euroTax: euroTax === null ? null : toChargedDecimal(euroTax, "EUR"),
  }
}

/** Orders that may have been paid in a quarter, or of which something went back in it: not all there ever were. */
function isAbout(quarter: string): SQL {
  const from = sql`make_date(${Number(quarter.slice(0, 4))}, ${Number(quarter.slice(6)) * MONTHS - 2}, 1)`
  return sql`(o.created_at >= ${from} - interval '1 year'
    or exists (select from refund r where r.site_id = o.site_id and r.order_id = o.id and r.made_at >= ${from} - 1)
    or exists (select from hand_money h where h.site_id = o.site_id and h.order_id = o.id and h.day >= ${from}))`
}

function rowShown({ quarter, country, rate, net, tax, euro }: OssRow): Table["sales"][number] {
  return {
    quarter,
    country,
    percent: percentText(rate),
    net: toDecimal(net),
    tax: toDecimal(tax),
    euro: euro && { net: toChargedDecimal(euro.net, "EUR"), tax: toChargedDecimal(euro.tax, "EUR") },
  }
}

type EuroRate = { quarter: string; rate: string }

/** What a euro costs at the end of a quarter; entered again it replaces what was there. */
export async function saveEuroRate(context: StaffContext, { quarter, rate }: EuroRate): Promise<EuroRate | Refused> {
  return auditedTransaction(context, async (tx, note) => {
    await tx
      .insert(euroRate)
      .values({ siteId: context.shop.site.id, quarter, rate })
      .onConflictDoUpdate({ target: [euroRate.siteId, euroRate.quarter], set: { rate } })
    await note("tax.euroRate", `euroRate ${quarter}`, { rate })
    return { quarter, rate }
  })
}
