import { describe, expect, test } from "vitest"
import type { CategoryNode } from "../../../src/contract/goods-shapes.ts"
import { promotionTurnover } from "../../../src/db/promotion-turnover.ts"
import { testShop } from "../test-shop.ts"

const { db, ask, get, rows, withoutApp } = await testShop()

type Id = { id: number }
const idsOf = (entries: readonly Id[]) => entries.map(({ id }) => id)
const goodsId = async (number: string) => {
  const [row] = await rows<Id>("select id from goods where number = $1", number)
  return row?.id ?? 0
}
const detail = (id: number) => get("GET /api/goods/detail", { id })
const mug = await goodsId("20418")
const reduced = await goodsId("20640")

describe("the item page", () => {
  test("a good offers its variants with their own price, stock, weight and choices", async () => {
    const { details, specs, containSpec } = await detail(mug)
    const variants = await rows<{ id: number; goodNo: string; stock: number; weight: number; price: number }>(
      `select id, number as "goodNo", stock, weight, (price / 100.0)::float as price from variant
       where goods_id = $1 order by position`,
      mug,
    )
    expect(details).toMatchObject(variants)
    expect(containSpec).toBe("1")
    expect(specs.map(({ name }) => name)).toEqual(["Colour", "Size"])
    for (const variant of details) expect(variant.specs.map(({ name }) => name)).toEqual(["Colour", "Size"])
    const combinations = details.map((variant) => variant.specs.map(({ value }) => value).join())
    expect(new Set(combinations).size).toBe(details.length)
  })

  test("tier prices stand in the order of their quantities", async () => {
    const tiers = [
      { begin: 4, price: 15, areaPrice: 15 },
      { begin: 24, price: 13.5, areaPrice: 13.5 },
      { begin: 100, price: 11.9, areaPrice: 11.9 },
    ]
    await rows("update site set type = 3 where is_default")
    const { pifaPrice, details } = await detail(mug)
    expect(pifaPrice).toEqual(tiers)
    expect(details[0]?.pifaPrice).toEqual(tiers)
    await rows("update site set type = 1 where is_default")
  })

  test("a retail shop shows no tier prices, because it does not sell by them", async () => {
    const { pifaPrice, details } = await detail(mug)
    expect([pifaPrice, details[0]?.pifaPrice]).toEqual([[], []])
  })

  test("an original price shows only where it is higher than the price", async () => {
    const { details } = await detail(mug)
    const before = Object.fromEntries(details.map(({ goodNo, orginPrice }) => [goodNo, orginPrice]))
    expect(before).toMatchObject({ "20418-J2": null, "20418-J3": 24, "20418-S3": null })
  })

  test("a variant that is off sale is not offered", async () => {
    await rows("update variant set on_sale = false where number = '20418-J2'")
    expect((await detail(mug)).details.map(({ goodNo }) => goodNo)).not.toContain("20418-J2")
    await rows("update variant set on_sale = true where number = '20418-J2'")
  })

  test("the way to a good leads from the widest category to its own", async () => {
    expect((await detail(mug)).categories.map(({ dnames }) => dnames)).toEqual(["Kitchen & table", "Mugs & cups"])
  })

  test("related goods are there with their app and gone without it", async () => {
    const related = await rows<Id>(
      `select r.related_id as id from goods_relation r join goods g on g.id = r.related_id
       where r.goods_id = $1 and g.on_sale order by r.position`,
      mug,
    )
    expect(idsOf((await detail(mug)).relations)).toEqual(idsOf(related))
    await withoutApp(9, async () => expect((await detail(mug)).relations).toEqual([]))
  })

  test.each([
    ["<script>alert(1)</script><p>Good</p>", "<p>Good</p>"],
    ['<img src="/media/a.webp" onerror="alert(1)">', '<img src="/media/a.webp" loading="lazy" />'],
    ['<a href="javascript:alert(1)">here</a>', "<a>here</a>"],
    ['<a href="jAvA&#115;cript:alert(1)">here</a>', "<a>here</a>"],
    ['<a href="data:text/html,x" onclick="x()">here</a>', "<a>here</a>"],
    ["<iframe src=https://evil.example></iframe><svg onload=alert(1)></svg>", ""],
    ['<p style="position:fixed" class="x">Good</p>', "<p>Good</p>"],
    ["<p>Good <strong>and</strong> <em>clean</em></p>", "<p>Good <strong>and</strong> <em>clean</em></p>"],
  ])("a description of %j is shown as %j", async (written, shown) => {
    await rows("update goods_text set description = $1 where goods_id = $2", written, mug)
    expect((await detail(mug)).description).toBe(shown)
  })

  test("what is not sold is unknown", async () => {
    await rows("update goods set on_sale = false where id = $1", mug)
    expect(await ask("GET /api/goods/detail", { query: { id: mug } })).toMatchObject({
      status: 404,
      reason: "unknownGoods",
    })
    expect(await ask("GET /api/goods/remarks", { query: { goods_id: mug } })).toMatchObject({ status: 404 })
    await rows("update goods set on_sale = true where id = $1", mug)
  })
})

describe("goods promotions", () => {
  const listed = async () => (await get("GET /api/goods/lists", { keywords: "20640" })).list[0]
  const promoted = async () =>
    (await get("GET /api/goods/promationGoods")).list.flatMap((promotion) =>
      promotion.detail.map(({ goodId }) => goodId),
    )
  const window = (begin: string, end: string) =>
    rows(
      `update goods_promotion p set begin_at = now() + $1::interval, end_at = now() + $2::interval
      from goods_promotion_line l where l.promotion_id = p.id and l.goods_id = ${reduced}`,
      begin,
      end,
    )

  test("while one runs the good costs the promotion price, and what it cost before is told", async () => {
    const { details, promotion } = await detail(reduced)
    expect(details[0]).toMatchObject({ price: 21.75, orginPrice: 29 })
    expect(promotion).toMatchObject({ dnames: "Quarter-end sale" })
    expect(await listed()).toMatchObject({ price: 21.75, orginPrice: 29 })
    expect(await promoted()).toContain(reduced)
  })

  test.each([
    ["that has ended", "-9 days", "-1 minute"],
    ["that has not begun", "5 minutes", "9 days"],
  ])("one %s changes nothing", async (_when, begin, end) => {
    await window(begin, end)
    const { details, promotion } = await detail(reduced)
    expect(promotion).toBeNull()
    expect(details[0]).toMatchObject({ price: 29, orginPrice: null })
    expect(await promoted()).not.toContain(reduced)
    await window("-1 days", "4 days")
  })

  test("when its end comes the list shows the ordinary price again", async () => {
    await window("-9 days", "-1 minute")
    await promotionTurnover(db)
    expect(await listed()).toMatchObject({ price: 29, orginPrice: null })
    await window("-1 minute", "4 days")
    await promotionTurnover(db)
    expect(await listed()).toMatchObject({ price: 21.75, orginPrice: 29 })
  })

  test("without their app there are none", async () => {
    await withoutApp(7, async () => {
      expect(await promoted()).toEqual([])
      expect(await detail(reduced)).toMatchObject({ promotion: null, details: [{ price: 29, orginPrice: null }] })
    })
  })
})

describe("order promotions", () => {
  test("running ones show their ladder from the lowest step up", async () => {
    const { list: promotions } = await get("GET /api/order/orderPromation")
    expect(promotions.map(({ type }) => type).toSorted()).toEqual([1, 2, 3])
    for (const { ladderArea } of promotions) {
      const steps = ladderArea.map(({ amount }) => amount)
      expect(steps).toEqual(steps.toSorted((one, other) => one - other))
    }
  })

  test("an ended one is absent, and without the app all are", async () => {
    await rows("update order_promotion set begin_at = now() - interval '2 days', end_at = now() where type = 2")
    expect((await get("GET /api/order/orderPromation")).list.map(({ type }) => type).toSorted()).toEqual([1, 3])
    await withoutApp(8, async () => expect((await get("GET /api/order/orderPromation")).list).toEqual([]))
  })
})

describe("suggestions", () => {
  const suggest = (keywords: string) => get("GET /api/goods/suggest", { keywords })

  test("at most eight goods, the best sold first, and four categories", async () => {
    await rows(`insert into category (site_id, name, position)
      select id, 'Bags ' || n, 100 + n from site, generate_series(1, 9) n where is_default`)
    const { goods, categories, corrected } = await suggest("b")
    expect(goods).toHaveLength(8)
    expect(categories).toHaveLength(4)
    expect(corrected).toBeNull()
    const sold = goods.map(({ soldCount = 0 }) => soldCount)
    expect(sold).toEqual(sold.toSorted((one, other) => other - one))
    await rows("delete from category where position > 100")
  })

  test.each([
    ["kitchn", "kitchen"],
    ["lapm", "lamp"],
    ["teapot", null],
  ])("%s is read as %s", async (keywords, corrected) => {
    const suggestions = await suggest(keywords)
    expect(suggestions.corrected).toBe(corrected)
    expect(suggestions.goods.length).toBeGreaterThan(0)
  })

  test.each(["   ", "&", "'", "\u0000"])("nothing is suggested for %j", async (keywords) => {
    expect(await suggest(keywords)).toEqual({ goods: [], categories: [], corrected: null })
  })
})

test("the category tree holds every category of the shop once, below its parent", async () => {
  type Row = { id: number; parent: number | null }
  const flat = (nodes: readonly CategoryNode[], parent: number | null): Row[] =>
    nodes.flatMap((node) => [{ id: node.id, parent }, ...flat(node.sub, node.id)])
  const stored = await rows<Row>(
    "select c.id, c.parent_id as parent from category c join site s on s.id = c.site_id where s.is_default order by c.id",
  )
  const shown = flat(await get("GET /api/goods/category"), null)
  expect(shown.toSorted((one, other) => one.id - other.id)).toEqual(stored)
})

test("self-run activity lists its goods like any list", async () => {
  const active = await rows<Id>(
    `select g.id from goods g join site s on s.id = g.site_id
     where s.is_default and g.self_activity and g.on_sale order by g.rank desc`,
  )
  const activity = await get("GET /api/goods/selfactivity")
  expect(idsOf(activity.list)).toEqual(idsOf(active))
  expect(activity).toMatchObject({ total: active.length, isCapped: false, page_size: 24 })
  const beyond = await get("GET /api/goods/selfactivity", { current_page: 9 })
  expect(beyond).toMatchObject({ list: [], total: active.length })
})

describe("remarks", () => {
  const remarks = (query: { stars?: number; page_size?: number; current_page?: number } = {}) =>
    get("GET /api/goods/remarks", { goods_id: mug, page_size: 100, ...query })
  type Shown = { id: number; stars: number }
  const shown = () =>
    rows<Shown>("select id, stars from review where goods_id = $1 and state = 1 order by created_at desc, id desc", mug)

  test("pending and hidden ones are neither shown nor counted", async () => {
    await rows(`update review set state = case when id % 3 = 0 then 0 else 2 end where goods_id = ${mug} and id in (
      select id from review where goods_id = ${mug} order by id limit 2)`)
    const expected = await shown()
    const { list, total, summary } = await remarks()
    expect(idsOf(list)).toEqual(idsOf(expected))
    expect(total).toBe(expected.length)
    expect(summary.count).toBe(expected.length)
    expect(summary.stars).toEqual([1, 2, 3, 4, 5].map((star) => expected.filter(({ stars }) => stars === star).length))
    const points = expected.reduce((sum, { stars }) => sum + stars, 0)
    expect(summary.average).toBeCloseTo(points / expected.length, 2)
  })

  test.each([1, 2, 3, 4, 5])("with %i stars only those, while the summary stays that of all", async (stars) => {
    const { list, total, summary } = await remarks({ stars })
    expect(idsOf(list)).toEqual(idsOf((await shown()).filter((review) => review.stars === stars)))
    expect(total).toBe(list.length)
    expect(summary).toEqual((await remarks()).summary)
  })

  test("pages hold each once", async () => {
    const { total } = await remarks()
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 2) }, (_, page) => remarks({ page_size: 2, current_page: page + 1 })),
    )
    expect(pages.flatMap(({ list }) => idsOf(list))).toEqual(idsOf(await shown()))
  })

  test("without their app the call is refused and cards show no rating", async () => {
    await withoutApp(2, async () => {
      const refusal = await ask("GET /api/goods/remarks", { query: { goods_id: mug } })
      expect(refusal).toMatchObject({ status: 403, reason: "appOff" })
      expect(await detail(mug)).toMatchObject({ rating: null, remarkCount: 0 })
    })
  })
})

test.each([
  ["sold", 1, "soldCount"],
  ["view", 3, "viewCount"],
] as const)("the %s count shows only with its app", async (_name, app, field) => {
  expect((await detail(mug))[field]).toBeGreaterThan(0)
  await withoutApp(app, async () => {
    const entries = (await get("GET /api/goods/lists")).list
    for (const entry of [await detail(mug), ...entries]) expect(entry).not.toHaveProperty(field)
  })
})
