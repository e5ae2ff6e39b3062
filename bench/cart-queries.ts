import { DEMO_MEMBER } from "../demo/demo-passwords.ts"
import type { BenchServer } from "./bench-server.ts"
import type { Figure } from "./figure.ts"
import { shopApi } from "./shop-api.ts"
import { signedIn } from "./signed-in.ts"

const QUERIES_MAX = 3
const LINES = 20
const SITE = "default-modulized"

/** How many statements a member's cart takes, the look at who asks included. */
export async function cartQueries(server: BenchServer): Promise<Figure[]> {
  const db = await server.anew("bench_cart")
  const api = shopApi(db, SITE)
  const headers = await signedIn(api, "/api/login/account", DEMO_MEMBER)
  await db.$client.query("delete from cart_line")
  const { rows } = await db.$client.query<{ id: number }>(
    `select min(v.id) as id from variant v join goods g on g.site_id = v.site_id and g.id = v.goods_id
     join site s on s.id = g.site_id where s.name = $1 and g.on_sale and g.moq <= 1 and v.stock > 0 and v.price > 0
     group by g.id limit $2`,
    [SITE, LINES],
  )
  for (const { id } of rows) await api.ask("/api/goods/addCart", { headers, body: { detail_id: id, number: 1 } })
  const { text } = await api.ask("/api/goods/cart", { headers })
  const lines = JSON.parse(text).data.list.length
  const queries = (await api.statementsOf("/api/goods/cart", { headers })).length
  return [
    {
      name: `Queries of a cart with ${lines} lines, sign-in included`,
      limit: String(QUERIES_MAX),
      measured: String(queries),
      ok: lines === LINES && queries <= QUERIES_MAX,
    },
  ]
}
