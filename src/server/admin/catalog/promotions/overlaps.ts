import { sql } from "drizzle-orm"
import type { ExampleSent, ExampleShown } from "../../../../contract/admin/promotion-example.ts"
import { ORDER_PROMOTION_TYPE } from "../../../../domain/constants.ts"
import { isRefused } from "../../../../domain/refusal.ts"
import type { Shop } from "../../../shop.ts"
import { intList } from "../int-list.ts"
import { shopWindow } from "../shop-moment.ts"
import { NEW_DRAFT } from "./draft-at-work.ts"

type Overlap = ExampleShown["overlaps"][number]
type Row = { id: number; name: string; beginAt: string; endAt: string; goods: string[]; type: number }

const NAMES_SHOWN = 20

/** What else is on offer of that kind while this offer holds, and which of the two then counts. */
export async function overlapsOf({ db, site }: Shop, draft: ExampleSent["draft"]): Promise<Overlap[]> {
  if (draft.kind === "coupon") return []
  const window = shopWindow(site, draft.promotion)
  if (isRefused(window)) return []
  const id = draft.promotion.id ?? NEW_DRAFT
  const meets = sql`p.site_id = ${site.id} and p.id <> ${id}
    and p.begin_at < ${window.endAt.toISOString()} and p.end_at > ${window.beginAt.toISOString()} and p.end_at > now()`
  const { rows } = await db.execute<Row>(queryOf(draft, meets))
  return rows.map((row) => ({
    kind: draft.kind,
    id: row.id,
    dnames: row.name,
    beginTime: new Date(row.beginAt).toISOString(),
    endTime: new Date(row.endAt).toISOString(),
    goods: row.goods,
    effect: effectOf(draft, row),
  }))
}

type Dated = Exclude<ExampleSent["draft"], { kind: "coupon" }>

function queryOf(draft: Dated, meets: ReturnType<typeof sql>) {
  const shown = sql`p.id, p.name, p.begin_at as "beginAt", p.end_at as "endAt"`
  if (draft.kind === "order")
    return sql`select ${shown}, p.type, '{}'::text[] as goods from order_promotion p where ${meets} order by p.end_at, p.id`
  if (draft.kind === "goods") {
    const ids = draft.promotion.detail.map(({ goodId }) => goodId)
    return sql`
      select ${shown}, 0 as type, (array_agg(g.name order by g.id))[1:${sql.raw(String(NAMES_SHOWN))}] as goods
      from goods_promotion p join goods_promotion_line l on l.promotion_id = p.id join goods g on g.id = l.goods_id
      where ${meets} and l.goods_id = any(${intList(ids)}) group by p.id order by p.end_at, p.id`
  }
  const codes = draft.promotion.regions
  const named = sql`exists (select from shipping_promotion_region x join region r on r.id = x.region_id
    where x.promotion_id = p.id and (r.code = any(${sql.param(codes)}::text[])
      or split_part(r.code, '-', 1) = any(${sql.param(codes)}::text[])
      or r.code = any(select split_part(c, '-', 1) from unnest(${sql.param(codes)}::text[]) c)))`
  const everywhere = sql`not exists (select from shipping_promotion_region x where x.promotion_id = p.id)`
  return sql`select ${shown}, 0 as type, '{}'::text[] as goods from shipping_promotion p
    where ${meets} and (${codes.length === 0} or ${everywhere} or ${named}) order by p.end_at, p.id`
}

/** Gifts come beside everything; of money off the most counts; free freight is free once. */
function effectOf(draft: Dated, { type }: Row): Overlap["effect"] {
  if (draft.kind === "goods") return "lowest"
  if (draft.kind === "shipping") return "beside"
  const gift = ORDER_PROMOTION_TYPE.gift
  return draft.promotion.type === gift || type === gift ? "beside" : "best"
}
