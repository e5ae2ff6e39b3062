import { type SQL, sql } from "drizzle-orm"
import type { PictureUse } from "../../../../contract/admin/media-calls.ts"
import type { Queries } from "../../../../db/database.ts"

type Picture = { siteId: number; id: number; path: string }

/** By its id it is known to these. */
const TABLES: [PictureUse, string][] = [
  ["goods", "goods_picture"],
  ["variants", "variant"],
  ["specs", "goods_spec_value"],
  ["categories", "category"],
  ["news", "news"],
  ["reviews", "review_picture"],
  ["returns", "return_picture"],
]

/** What shows a picture: what refers to it, and every text that names its address. Frozen orders keep showing theirs too. */
export async function pictureUses(tx: Queries, { siteId, id, path }: Picture): Promise<PictureUse[]> {
  const named = (...texts: string[]) =>
    sql`strpos(concat_ws(' ', ${sql.join(
      texts.map((text) => sql.raw(text)),
      sql`, `,
    )}), ${path}) > 0`
  const found: [PictureUse, SQL][] = [
    ...TABLES.map(([use, table]): [PictureUse, SQL] => [
      use,
      sql`select from ${sql.raw(table)} u where u.site_id = ${siteId} and u.media_id = ${id}`,
    ]),
    ["goods", sql`select from goods_text t where t.site_id = ${siteId} and ${named("t.description", "t.video")}`],
    ["news", sql`select from news n where n.site_id = ${siteId} and ${named("n.content")}`],
    ["pages", sql`select from content_page p where p.site_id = ${siteId} and ${named("p.content")}`],
    ["policies", sql`select from site_policy p where p.site_id = ${siteId} and ${named("p.policy", "p.logo")}`],
    [
      "site",
      sql`select from site s where s.id = ${siteId} and ${named("s.favicon", "s.logo", "s.ad_config::text", "s.home_sections::text")}`,
    ],
    ["orders", sql`select from order_line l where l.site_id = ${siteId} and l.picture = ${path}`],
  ]
  const columns = found.map(([, query], at) => sql`exists (${query}) as ${sql.identifier(`use_${at}`)}`)
  const { rows } = await tx.execute<Record<string, boolean>>(sql`select ${sql.join(columns, sql`, `)}`)
  return [...new Set(found.filter((_, at) => rows[0]?.[`use_${at}`]).map(([use]) => use))]
}
