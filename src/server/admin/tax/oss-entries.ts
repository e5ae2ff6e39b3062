import { type SQL, sql } from "drizzle-orm"
import { type Day, dayIn } from "../../../domain/calendar-day.ts"
import { type ChargedAmount, charged } from "../../../domain/pricing/charged-amount.ts"
import { cents } from "../../../domain/pricing/money.ts"
import type { OssEntry } from "../../../domain/tax/oss/oss-entry.ts"
import { type RefundedPart, refundedTax } from "../../../domain/tax/reckoning/refund-tax.ts"
import { grossWith } from "../../../domain/tax/reckoning/taxed-amount.ts"
import type { TaxRate } from "../../../domain/tax/tax-rate.ts"
import type { Shop } from "../../shop.ts"

type Part = { lineId: number | null; rate: TaxRate; net: number; tax: number; shownNet: number; shownTax: number }
type Given = {
  amount: ChargedAmount
  at: string
  /** The day that staff have written down; null where the shop has given it back itself. */
  day: Day | null
  /** In the base currency; all that is not for lines or freight is for everything. */
  lines: { id: number; amount: number }[]
  freight: number
}
type Row = { country: string; paidAt: string; parts: Part[]; given: Given[] }

/**
 * What paid orders were taxed, and what went back of them, each by its rate. The day of a sale is the one on which it was
 * paid. `where` speaks of `x` (order_tax) and `o` (shop_order).
 */
export async function ossEntries({ db, site }: Shop, where: SQL): Promise<OssEntry[]> {
  const { rows } = await db.execute<Row>(sql`
    select coalesce(x.country, '') as country, coalesce((
        select min(e.created_at) from order_event e
        where e.site_id = o.site_id and e.order_id = o.id and e.kind = 'paid'), o.created_at) as "paidAt", (
        select coalesce(json_agg(json_build_object('lineId', p.order_line_id, 'rate', p.rate, 'net', p.net, 'tax', p.tax,
          'shownNet', p.shown_net, 'shownTax', p.shown_tax) order by p.id), '[]')
        from order_tax_part p where p.site_id = o.site_id and p.order_id = o.id) as parts, (
        select coalesce(json_agg(json_build_object('amount', g.amount, 'at', g.at, 'day', g.day, 'lines', g.lines, 'freight', g.freight)
          order by g.at), '[]')
        from (
          select r.amount, coalesce(r.made_at, r.created_at) as at, null as day, r.freight, (
              select coalesce(json_agg(json_build_object('id', l.order_line_id, 'amount', l.amount)), '[]')
              from refund_line l where l.site_id = r.site_id and l.refund_id = r.id) as lines
          from refund r where r.site_id = o.site_id and r.order_id = o.id and r.status = 'made'
          union all
          select h.amount, h.day::timestamptz, h.day::text, 0, '[]'::json from hand_money h
          where h.site_id = o.site_id and h.order_id = o.id and h.kind = 'givenBack'
        ) g) as given
    from order_tax x join shop_order o on o.site_id = x.site_id and o.id = x.order_id
    where x.site_id = ${site.id} and o.payment_status in (1, 2) and ${where}`)
  return rows.flatMap((row) => entriesOf(row, site.timeZone))
}

function entriesOf({ country, paidAt, parts, given }: Row, timeZone: string): OssEntry[] {
  const soldOn = dayIn(new Date(paidAt), timeZone)
  const frozen = parts.map(({ net, tax, shownNet, shownTax }) => ({
    base: grossWith(net + tax, tax, cents),
    shown: grossWith(shownNet + shownTax, shownTax, charged),
  }))
  const sold = byRate(parts, frozen, { kind: "sale", country, soldOn, bookedOn: soldOn })
  const refunds = refundedTax(
    frozen,
    given.map((refund) => ({ amount: refund.amount, weights: weightsOf(refund, parts) })),
  )
  const back = refunds.flatMap((refund, index) => {
    const refunded = given[index]
    const bookedOn = refunded?.day ?? dayIn(new Date(refunded?.at ?? paidAt), timeZone)
    return byRate(parts, refund, { kind: "refund", country, soldOn, bookedOn })
  })
  return [...sold, ...back]
}

/** Freight that goes back goes back by its parts. */
function weightsOf({ lines, freight }: Given, parts: readonly Part[]): number[] | null {
  if (lines.length === 0 && freight === 0) return null
  const ofFreight = parts.filter(({ lineId }) => lineId === null)
  const fee = ofFreight.reduce((all, { net, tax }) => all + net + tax, 0)
  return parts.map(({ lineId, net, tax }) => {
    if (lineId !== null) return lines.find(({ id }) => id === lineId)?.amount ?? 0
    return fee === 0 ? 0 : Math.round((freight * (net + tax)) / fee)
  })
}

type Booking = { kind: OssEntry["kind"]; country: string; soldOn: Day; bookedOn: Day }

function byRate(parts: readonly Part[], amounts: readonly RefundedPart[], booking: Booking): OssEntry[] {
  const rates = Map.groupBy(parts.keys(), (index) => parts[index]?.rate)
  return [...rates].flatMap(([rate, same]) => {
    if (rate === undefined) return []
    const count = (of: "net" | "tax") => cents(same.reduce((all, index) => all + (amounts[index]?.base[of] ?? 0), 0))
    return [{ ...booking, rate, net: count("net"), tax: count("tax") }]
  })
}
