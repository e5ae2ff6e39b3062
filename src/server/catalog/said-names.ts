import { sql } from "drizzle-orm"
import { saidLocale } from "../said.ts"
import type { Shop } from "../shop.ts"
import { rememberedFor } from "../sites/remembered-for.ts"

const KINDS = ["spec", "spec_value", "category", "tag", "goods_promotion"] as const
type Kind = (typeof KINDS)[number]
type Named = { id: number; name: string }

/** What things are called in the visitor's language that many goods share: read once, not with each of them. */
const names = rememberedFor(async (shop): Promise<ReadonlyMap<string, string>> => {
  const locale = saidLocale(shop)
  if (locale === null) return new Map()
  const { rows } = await shop.db.execute<Named & { kind: Kind }>(sql`
    select kind, entity_id as id, texts ->> 'name' as name from translation
    where site_id = ${shop.site.id} and kind = any(${sql.param([...KINDS])}) and locale = ${locale}`)
  return new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
})

/** Tells such a name, in the shop's own language where it was not translated. */
export async function saidNames(shop: Shop): Promise<(kind: Kind, own: Named) => string> {
  const said = await names(shop)
  return (kind, { id, name }) => said.get(`${kind} ${id}`) ?? name
}
