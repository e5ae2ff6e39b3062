import { afterAll, describe, expect, test } from "vitest"
import { hearChanges } from "../../../src/db/hear-changes.ts"
import { cachedReplies } from "../../../src/server/api/cached-replies.ts"
import { directCalls } from "../../../src/server/direct-calls.ts"
import { siteDirectory } from "../../../src/server/sites/site-directory.ts"
import { testShop } from "../test-shop.ts"

const { get, rows, db, log, secret, dataFolder, payments } = await testShop()

type Id = { id: number }
type ListQuery = NonNullable<Parameters<typeof get<"GET /api/goods/lists">>[1]>

/** More than are counted, so that lists have to look for their goods instead of sorting all of them. */
const GOODS = 45_000
const BATCH = 4_000
const COUNTED = 10_000

const [site = { id: 0 }] = await rows<Id>("select id from site where is_default")
const [spec = { id: 0 }] = await rows<Id>("insert into spec (site_id, name) values ($1, 'Many') returning id", site.id)
const [value = { id: 0 }] = await rows<Id>(
  "insert into spec_value (site_id, spec_id, name) values ($1, $2, 'One') returning id",
  ...[site.id, spec.id],
)
const category = async (name: string) => {
  const [made] = await rows<Id>("insert into category (site_id, name) values ($1, $2) returning id", site.id, name)
  return made?.id ?? 0
}
/** How they lie decides how they are looked for: among the oldest goods (i up to 500), by price, anywhere. */
const kinds = {
  "every other one": [await category("Often"), "i % 2 = 0"],
  "a quarter": [await category("Quarter"), "i % 4 = 1"],
  "none of the oldest": [await category("Late"), "i > 30000"],
  "few of the oldest": [await category("Few"), "i % 10 = 0 and i <= 500 or i > 32000"],
  "the dearest": [await category("Dear"), "price > 30000 and (i > 500 or i % 7 = 0)"],
  "the cheapest": [await category("Cheap"), "price < 12000"],
  "those in the middle": [await category("Middle"), "price between 15000 and 32000"],
} as const

// Some at a time: a statement must end in time on any machine.
for (let from = 1; from <= GOODS; from += BATCH)
  await rows(
    `insert into goods (site_id, name, number, rank, sold_count, rating, min_price, max_price, in_stock, encrypted,
     created_at, category_ids, spec_value_ids, search)
   select $1, 'Good ' || i, 'MANY' || i, i * 104729::bigint % 44987, i % 3571, i % 500, price, price, i % 5 > 0, i % 97 = 0,
     now() - make_interval(secs => i * 7::bigint % 40009), array_remove(array[${Object.values(kinds)
       .map(([id, rule]) => `case when ${rule} then ${id} end`)
       .join(", ")}], null), array[$2::int], to_tsvector('simple', 'good manifold')
   from (select i, (i * 7919::bigint % ${GOODS})::int as price from generate_series(${from}, least(${from + BATCH - 1}, ${GOODS})) as i) as made`,
    ...[site.id, value.id],
  )
await rows("analyze goods")

const orders = {
  default: "rank desc, id desc",
  newest: "created_at desc, id desc",
  priceAsc: "nullif(min_price, 0) nulls last, id",
  priceDesc: "min_price desc, id desc",
  sold: "sold_count desc, id desc",
  rating: "rating desc, id desc",
} as const

/** The same by plain SQL: all that fit are sorted. */
async function expected({ sort = "default", current_page = 1, page_size = 24, ...query }: ListQuery) {
  const [page, size] = [Number(current_page), Number(page_size)]
  const tells = sort !== "default" || query.specs || query.min || query.onSale
  const fitting = `site_id = $1 and on_sale and ($2::int is null or category_ids @> array[$2::int])
    and ($3::int is null or spec_value_ids @> array[$3::int]) ${query.onSale ? "and in_stock and min_price > 0" : ""}
    ${tells ? "and not encrypted" : ""}`
  const ranged = `${fitting} and ($4::bigint is null or min_price between $4 and $5)`
  const cents = (price: ListQuery["min"]) => (price === undefined ? null : Number(price) * 100)
  const kind = [site.id, query.categoryId ?? null, query.specs ?? null]
  const range = [cents(query.min), cents(query.max)]
  const order = orders[sort as keyof typeof orders]
  const goods = await rows<Id>(
    `select id from goods where ${ranged} order by ${order} limit ${size} offset ${(page - 1) * size}`,
    ...[...kind, ...range],
  )
  const [span] = await rows<{ min: number; max: number }>(
    `select min(min_price)::int as min, max(min_price)::int as max from goods where ${fitting} and min_price > 0 and not encrypted`,
    ...kind,
  )
  return { ids: goods.map(({ id }) => id), price: { min: (span?.min ?? 0) / 100, max: (span?.max ?? 0) / 100 } }
}

const changes = await hearChanges(db)
const replies = cachedReplies(changes)
const found = await siteDirectory(db, changes).find(["default-modulized.localhost"])
if (!found) throw new Error("There is no demo shop")
const visitor = { host: "", authority: "", protocol: "http", address: "", country: null } as const
const ask = directCalls({ db, log, secret, dataFolder, payments }, replies)(found, visitor)
afterAll(async () => {
  replies.close()
  await changes.close()
})

/** What a loader gets when somebody has looked at another page of the list before, so that it is counted already. */
async function countedBefore(query: ListQuery): Promise<number[]> {
  const list = (part: ListQuery) =>
    ask("GET /api/goods/lists", { query: { ...query, ...part } }, { cookies: null, language: "en" })
  await list({ current_page: 1, page_size: 1 })
  const reply = await list({})
  return reply.code === 1 ? reply.data.list.map(({ id }) => id) : []
}

describe.each(Object.entries(kinds))("of %s", (_, [categoryId]) => {
  const asked: [string, ListQuery][] = [
    ...Object.keys(orders).map((sort): [string, ListQuery] => [`by ${sort}`, { sort: sort as keyof typeof orders }]),
    ["on a deep page", { current_page: 90 }],
    ["on a deep page by price", { current_page: 90, sort: "priceAsc" }],
    ["on the last page that is shown", { current_page: 416, sort: "priceDesc" }],
    ["with a spec", { specs: String(value.id) }],
    ["with a spec, by price", { specs: String(value.id), sort: "priceDesc" }],
    ["with a spec, on a deep page", { specs: String(value.id), current_page: 60, sort: "sold" }],
    ["in a price range", { min: "20", max: "400" }],
    ["in a price range, by price", { min: "20", max: "400", sort: "priceDesc" }],
    ["in stock, by price", { onSale: "1", sort: "priceAsc" }],
  ]
  test.each(asked)("%s: the goods and the price span that plain SQL finds", async (_, query) => {
    const reply = await get("GET /api/goods/lists", { categoryId: String(categoryId), ...query })
    const { ids, price } = await expected({ categoryId: String(categoryId), ...query })
    expect(reply.list.map(({ id }) => id)).toEqual(ids)
    expect(await countedBefore({ categoryId: String(categoryId), ...query })).toEqual(ids)
    expect(reply.facets.price).toEqual(price)
    if (!query.min && !query.onSale) expect(reply).toMatchObject({ total: COUNTED, isCapped: true })
  })
})

describe("of all", () => {
  test.each([
    ["by rank", {}],
    ["on a deep page", { current_page: 400 }],
    ["by price", { sort: "priceDesc" }],
    ["in a price range", { min: "100", max: "400" }],
    ["in stock", { onSale: "1" }],
  ] as [string, ListQuery][])("%s: the goods and the price span that plain SQL finds", async (_, query) => {
    const reply = await get("GET /api/goods/lists", query)
    const { ids, price } = await expected(query)
    expect(reply.list.map(({ id }) => id)).toEqual(ids)
    expect(await countedBefore(query)).toEqual(ids)
    expect(reply).toMatchObject({ facets: { price }, total: COUNTED, isCapped: true })
  })
})
