import { sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { cents, toDecimal } from "../../../domain/pricing/money.ts"
import type { Shop } from "../../shop.ts"
import { summedAt } from "./report-span.ts"

type Row = { key: number; label: string; variants: number; pieces: number; amount: number }

/** What lies on the shelf, as the job has summed it. Goods without a category are in the sum of all only. */
export async function stockReport(shop: Shop): Promise<CallReply<"GET /api/admin/report/stock">> {
  const { rows } = await shop.db.execute<Row>(sql`
    select s.category_id as key, coalesce(c.name, '') as label, s.variants, s.pieces, s.amount
    from report_stock s left join category c on c.site_id = s.site_id and c.id = s.category_id
    where s.site_id = ${shop.site.id} order by s.amount desc, s.category_id`)
  const shown = ({ key: _, label: __, amount, ...row }: Row) => ({ ...row, amount: toDecimal(cents(amount)) })
  const all = rows.find(({ key }) => key === 0) ?? { key: 0, label: "", variants: 0, pieces: 0, amount: 0 }
  return {
    asOf: await summedAt(shop, "stockAt"),
    list: rows.filter((row) => row !== all).map((row) => ({ key: String(row.key), label: row.label, ...shown(row) })),
    all: shown(all),
  }
}
