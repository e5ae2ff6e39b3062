import { type AllCalls, calls } from "../../src/contract/calls.ts"
import type { testShop } from "./test-shop.ts"

export type GetName = Extract<keyof AllCalls, `GET ${string}`>
export type PostName = Extract<keyof AllCalls, `POST ${string}`>

const isGet = (name: string): name is GetName => name in calls && name.startsWith("GET ")
const isPost = (name: string): name is PostName => name in calls && name.startsWith("POST ")
export const getNames = Object.keys(calls).filter(isGet)
export const postNames = Object.keys(calls).filter(isPost)

export const pathOf = (name: string) => name.split(" ")[1] ?? ""

/** A query that each reading call answers in the default demo shop. A call that is new in the contract does not compile until it is here. */
export async function goodQueries({
  rows,
}: Awaited<ReturnType<typeof testShop>>): Promise<Record<GetName, Record<string, string>>> {
  const first = async (table: "goods" | "news") => {
    const [row] = await rows<{ id: number }>(
      `select t.id from ${table} t join site s on s.id = t.site_id where s.is_default order by t.id limit 1`,
    )
    return String(row?.id)
  }
  const [goods, news] = [await first("goods"), await first("news")]
  const [page] = await rows<{ slug: string }>("select slug from content_page where site_id = 1 limit 1")
  return {
    "GET /api/site/config": {},
    "GET /api/site/regions": {},
    "GET /api/news/lists": {},
    "GET /api/news/detail": { id: news },
    "GET /api/content/page": { slug: page?.slug ?? "" },
    "GET /api/goods/lists": {},
    "GET /api/goods/detail": { id: goods },
    "GET /api/goods/suggest": { keywords: "mug" },
    "GET /api/goods/category": {},
    "GET /api/goods/promationGoods": {},
    "GET /api/order/orderPromation": {},
    "GET /api/goods/selfactivity": {},
    "GET /api/goods/remarks": { goods_id: goods },
    "GET /api/goods/latestRemarks": {},
    "GET /api/goods/stock": { id: goods },
  }
}
