import type { Database } from "../src/db/database.ts"
import type { Figure } from "./figure.ts"
import { shopApi } from "./shop-api.ts"

const DETAIL_QUERIES_MAX = 4

/** How many statements a call sends. Of the demo shop, where all that can hang on a good hangs on some. */
export async function queryCounts(db: Database): Promise<Figure[]> {
  const { statementsOf } = shopApi(db, "default-modulized")
  const { rows } = await db.$client.query<{ id: number }>(
    `select goods_id as id from goods_relation join site on site.id = site_id where name = 'default-modulized'
     order by goods_id limit 1`,
  )
  const count = async (path: string) => (await statementsOf(path)).length
  const told = async (name: string, path: string): Promise<Figure> => {
    return { name: `Queries of ${name}`, limit: "–", measured: String(await count(path)), ok: true }
  }
  const detail = await count(`/api/goods/detail?id=${rows[0]?.id}`)
  return [
    {
      name: "Queries of a detail call",
      limit: String(DETAIL_QUERIES_MAX),
      measured: String(detail),
      ok: detail <= DETAIL_QUERIES_MAX,
    },
    await told("a list call", "/api/goods/lists"),
    await told("a list call with words, a spec and prices", "/api/goods/lists?keywords=mug&specs=1&min=1&max=900"),
    await told("a suggest call", "/api/goods/suggest?keywords=mug"),
    await told("a config call", "/api/site/config"),
  ]
}
