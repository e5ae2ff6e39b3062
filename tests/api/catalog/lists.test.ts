import { describe, expect, test } from "vitest"
import { testShop } from "../test-shop.ts"

const { get, rows, withoutApp } = await testShop()

type Id = { id: number }
const [shop = { id: 0 }] = await rows<Id>("select id from site where is_default")
const idsOf = (entries: readonly Id[]) => entries.map(({ id }) => id)
const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

/** Ids by plain SQL over the tables that the merchant writes, never over the columns derived from them. */
const recount = async (statement: string, ...values: unknown[]) =>
  sorted(idsOf(await rows<Id>(statement, shop.id, ...values)))

type ListQuery = Parameters<typeof get<"GET /api/goods/lists">>[1]
const list = (query?: ListQuery) => get("GET /api/goods/lists", { page_size: 100, ...query })
const open = `select g.id from goods g where g.site_id = $1 and g.on_sale and not g.encrypted`
const goodsBelow = `with recursive below as (
    select id from category where site_id = $1 and id = $2
    union select c.id from category c join below b on c.parent_id = b.id)
  select distinct g.id from goods g join goods_category gc on gc.goods_id = g.id
  where g.on_sale and gc.category_id in (select id from below)`
const goodsWithValue = `${open} and exists (
  select from goods_spec_value v where v.goods_id = g.id and v.spec_value_id = any($2))`

const whole = await list()
const categories = await get("GET /api/goods/category")
const valueId = async (spec: string, value: string) => {
  const [row] = await rows<Id>(
    "select v.id from spec_value v join spec s on s.id = v.spec_id where s.site_id = $1 and s.name = $2 and v.name = $3",
    ...[shop.id, spec, value],
  )
  return row?.id ?? 0
}

describe("categories", () => {
  test.each(categories.map((category) => [category.dnames, category] as const))(
    "%s lists its own goods and those of the categories below it",
    async (_name, category) => {
      const { list: entries, total, facets } = await list({ categoryId: category.id })
      expect(sorted(idsOf(entries))).toEqual(await recount(goodsBelow, category.id))
      expect(total).toBe(entries.length)
      for (const below of facets.categories)
        expect(below.count, below.dnames).toBe((await recount(goodsBelow, below.id)).length)
      expect(idsOf(facets.categories)).toEqual(idsOf(category.sub))
    },
  )
})

describe("keywords", () => {
  test.each([
    ["harbour mug", "Harbour mug"],
    ["HARBOUR", "Harbour mug"],
    ["harb", "Harbour mug"],
    ["wal boa", "Walnut board"],
    ["harbor", "Harbour mug"],
    ["hrabour", "Harbour mug"],
    ["teapto", "Marsh teapot"],
    ["20418", "Harbour mug"],
    ["  walnut \t board ", "Walnut board"],
  ])("%j finds %s", async (keywords, name) => {
    const { list: entries } = await list({ keywords })
    expect(entries[0]?.dnames).toBe(name)
  })

  test("a word that nothing is called by finds nothing", async () => {
    expect(await list({ keywords: "xylophonist" })).toMatchObject({ list: [], total: 0, facets: { price: null } })
  })

  test("all words are wanted, not any of them", async () => {
    expect((await list({ keywords: "harbour walnut" })).total).toBe(0)
  })

  test("what fits better stands first, on every page", async () => {
    const best = await rows<Id>(
      `select id from goods, to_tsquery('simple', 'b:*') as asked
       where site_id = $1 and on_sale and not encrypted and search @@ asked
       order by ts_rank(search, asked) desc, rank desc, id desc`,
      shop.id,
    )
    const pages = await Promise.all([1, 2, 3].map((page) => list({ keywords: "b", page_size: 5, current_page: page })))
    expect(pages.flatMap((page) => idsOf(page.list))).toEqual(idsOf(best).slice(0, 15))
  })
})

describe("tags", () => {
  test.each([2, 3, 4, 6])("type %i lists the goods that carry such a tag", async (type) => {
    const expected = await recount(
      `select distinct g.id from goods g join goods_tag x on x.goods_id = g.id join tag t on t.id = x.tag_id
       where g.site_id = $1 and g.on_sale and t.type = $2`,
      type,
    )
    const { list: entries } = await list({ type })
    expect(expected).not.toEqual([])
    expect(sorted(idsOf(entries))).toEqual(expected)
    for (const entry of entries) expect(entry.tags.map((tag) => tag.type)).toContain(type)
  })

  test("the merchant's own tags are gone from lists and cards while their app is off", async () => {
    const [custom] = await rows<Id>("select id from tag where site_id = $1 and type = 6", shop.id)
    expect((await list({ tag: custom?.id })).total).toBeGreaterThan(0)
    await withoutApp(15, async () => {
      expect((await list({ tag: custom?.id })).total).toBe(0)
      expect((await list({ type: "6" })).total).toBe(0)
      expect((await list()).list.flatMap(({ tags }) => tags).filter(({ type }) => type === 6)).toEqual([])
    })
  })

  test("an unknown tag lists nothing", async () => expect((await list({ tag: 999_999 })).total).toBe(0))
})

describe("spec values", async () => {
  const [navy, olive, plain] = [
    await valueId("Colour", "Navy"),
    await valueId("Colour", "Olive"),
    await valueId("Page", "Plain"),
  ]

  test.each([
    ["one value", [navy], [[navy]]],
    ["two values of one spec: either will do", [navy, olive], [[navy, olive]]],
    ["values of two specs: both are wanted", [navy, plain], [[navy], [plain]]],
    ["both at once", [navy, olive, plain], [[navy, olive], [plain]]],
  ])("%s", async (_name, chosen, wanted) => {
    const fitting = await Promise.all(wanted.map((values) => recount(goodsWithValue, values)))
    const expected = fitting.reduce((all, some) => all.filter((id) => some.includes(id)))
    expect(sorted(idsOf((await list({ specs: chosen.join() })).list))).toEqual(expected)
  })

  test("values beside the chosen one keep their counts, values of other specs are counted within the choice", async () => {
    const { facets } = await list({ specs: String(navy) })
    const inNavy = await recount(goodsWithValue, [navy])
    for (const { name, values } of facets.specs) {
      for (const value of values) {
        const all = await recount(goodsWithValue, [value.id])
        const expected = name === "Colour" ? all : all.filter((id) => inNavy.includes(id))
        expect(value.count, `${name} ${value.name}`).toBe(expected.length)
        expect(value.selected).toBe(value.id === navy)
      }
    }
  })

  test("a value that this shop does not know lists nothing", async () => {
    expect((await list({ specs: "999999" })).total).toBe(0)
    const [foreign] = await rows<Id>("select id from spec_value where site_id <> $1 limit 1", shop.id)
    expect((await list({ specs: String(foreign?.id) })).total).toBe(0)
  })

  test("facets that are not wanted are not counted; goods and their number stay the same", async () => {
    const { facets, ...goods } = await list({})
    const { categories } = facets
    const nothing = { categories: [], price: null, specs: [], isCapped: facets.isCapped }
    expect(await list({ facets: "none" })).toEqual({ ...goods, facets: nothing })
    expect(await list({ facets: "categories" })).toEqual({ ...goods, facets: { ...nothing, categories } })
    expect(categories.length).toBeGreaterThan(1)
  })

  test("without a choice every value is counted as plain SQL counts it", async () => {
    expect(whole.facets.specs.length).toBeGreaterThan(1)
    for (const value of whole.facets.specs.flatMap(({ values }) => values))
      expect(value.count, value.name).toBe((await recount(goodsWithValue, [value.id])).length)
  })
})

describe("prices", () => {
  const priced = whole.list.filter((entry) => !entry.isEncrypted && entry.price > 0)

  test.each([
    { min: 20, max: 50 },
    { min: 20.01 },
    { max: 19.99 },
    { min: 18, max: 18 },
    { min: 50, max: 20 },
    { min: 9_999_999_999.99 },
  ])("a range of %o holds exactly the goods in it, and the span of all stays in sight", async (range) => {
    const { min = 0, max = Number.POSITIVE_INFINITY } = range
    const asked = { min: range.min?.toFixed(2), max: range.max?.toFixed(2) }
    const { list: entries, total, facets } = await list(asked)
    const expected = priced.filter((entry) => entry.price >= min && entry.price <= max)
    expect(sorted(idsOf(entries))).toEqual(sorted(idsOf(expected)))
    expect(total).toBe(expected.length)
    expect(facets.price).toEqual(whole.facets.price)
  })

  test("the span runs from the cheapest to the dearest good", () => {
    const prices = priced.map(({ price }) => price)
    expect(whole.facets.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) })
  })

  test("onSale=1 leaves what can be bought: in stock and with a price", async () => {
    const { list: entries } = await list({ onSale: "1" })
    const expected = await recount(`${open} and exists (
      select from variant v where v.goods_id = g.id and v.on_sale and v.stock > 0) and exists (
      select from variant v where v.goods_id = g.id and v.on_sale and v.price > 0)`)
    expect(sorted(idsOf(entries))).toEqual(expected)
    expect(entries.length).toBeLessThan(priced.length + 1)
    for (const entry of entries) expect(entry).toMatchObject({ inStock: true, onSale: true })
  })
})

describe("stars", () => {
  test("rating=4 leaves what was rated with four stars and more", async () => {
    const { list: entries, total } = await list({ rating: "4" })
    const rated = whole.list.filter(({ rating }) => rating !== null && rating >= 4)
    expect(sorted(idsOf(entries))).toEqual(sorted(idsOf(rated)))
    expect(total).toBe(rated.length)
    expect(rated.length).toBeGreaterThan(0)
    expect(rated.length).toBeLessThan(whole.total)
  })

  test("a shop that shows no reviews is not narrowed by them", async () => {
    await withoutApp(2, async () => expect((await list({ rating: "4" })).total).toBe(whole.total))
  })
})

describe("a colour", () => {
  const values = whole.facets.specs.flatMap((spec) => spec.values)

  test("is told where the merchant has named it, and never guessed", () => {
    expect(values.find(({ name }) => name === "Jade")?.colour).toBe("#3d9296")
    expect(values.find(({ name }) => name === "350 ml")?.colour).toBeNull()
  })

  test("that is asked for is the one in the picture", async () => {
    const coral = values.find(({ name }) => name === "Coral")
    const [entry] = (await list({ specs: String(coral?.id) })).list
    const plain = whole.list.find(({ id }) => id === entry?.id)
    expect(entry?.image).not.toBe(plain?.image)
    expect(entry?.images).toEqual([entry?.image, plain?.image])
  })
})

describe("order", () => {
  const ordered = (by: string) =>
    rows<Id>(`select id from goods where site_id = $1 and on_sale order by encrypted, ${by}`, shop.id)

  test.each([
    ["newest", "created_at desc, id desc"],
    ["sold", "sold_count desc, id desc"],
    ["rating", "rating desc, id desc"],
  ] as const)("%s", async (sort, by) => {
    expect(idsOf((await list({ sort })).list)).toEqual(idsOf(await ordered(by)))
  })

  test("priceAsc and priceDesc go by the shown price, up and down; what is on request comes last", async () => {
    const up = (await list({ sort: "priceAsc" })).list.map(({ price }) => price)
    const down = (await list({ sort: "priceDesc" })).list.map(({ price }) => price)
    const asked = up.filter((price) => price > 0)
    const onRequest = up.filter((price) => price === 0)
    expect(onRequest.length).toBeGreaterThan(0)
    expect(up).toEqual([...asked.toSorted((one, other) => one - other), ...onRequest])
    expect(down).toEqual([...asked.toSorted((one, other) => other - one), ...onRequest])
  })

  test("the shop's own order goes by rank", async () => {
    expect(idsOf(whole.list)).toEqual(
      idsOf(await rows<Id>("select id from goods where site_id = $1 and on_sale order by rank desc, id desc", shop.id)),
    )
  })
})

describe("pages", () => {
  test.each([1, 7, 24, 100])("of %i goods hold every good once, and the total is their sum", async (page_size) => {
    const number = Math.ceil(whole.total / page_size)
    const pages = await Promise.all(
      Array.from({ length: number }, (_, page) => list({ page_size, current_page: page + 1 })),
    )
    expect(pages.flatMap((page) => idsOf(page.list))).toEqual(idsOf(whole.list))
    for (const page of pages) expect(page).toMatchObject({ total: whole.total, page_size, isCapped: false })
  })

  test.each([3, 1000, 999_999_999_999])("page %i beyond the end is empty and still tells the total", async (page) => {
    expect(await list({ current_page: page })).toMatchObject({ list: [], total: whole.total, current_page: page })
  })

  test("without a size there are 24 on a page", async () => {
    const first = await get("GET /api/goods/lists")
    expect(first).toMatchObject({ page_size: 24, current_page: 1 })
    expect(first.list).toHaveLength(24)
  })

  test("goods that are off sale are in no list", async () => {
    const [first] = whole.list
    await rows("update goods set on_sale = false where id = $1", first?.id)
    expect((await list()).total).toBe(whole.total - 1)
    expect(idsOf((await list({ keywords: first?.dnames })).list)).not.toContain(first?.id)
    await rows("update goods set on_sale = true where id = $1", first?.id)
  })
})

describe("a search that finds nothing", () => {
  test.each([
    // Too far from any word to be put right, and still like one.
    ["snowglobes", "snow"],
    ["harbourmugs", "harbour"],
    ["teapotteapot", "teapot"],
    // Each is a word of the shop, and no good has both.
    ["teapot kettlebells", "teapot"],
  ])("%s may mean something like %s, which finds something", async (keywords, like) => {
    const { total, suggestion } = await list({ keywords })
    expect(total).toBe(0)
    expect(suggestion).toContain(like)
    expect((await list({ keywords: suggestion ?? "" })).total).toBeGreaterThan(0)
  })

  test.each(["xqzxqzxqz", "🙂", "%", "' or 1=1 --", "…"])("%s means nothing", async (keywords) => {
    expect(await list({ keywords })).toMatchObject({ suggestion: null })
  })

  test("a search that finds something suggests nothing, nor does one that only a filter empties", async () => {
    expect(await list({ keywords: "harbour" })).toMatchObject({ suggestion: null })
    expect(await list({ keywords: "harbour", min: "99999" })).toMatchObject({ total: 0, suggestion: null })
  })

  test("what only locked goods are called is not suggested", async () => {
    const [secret] = await rows<{ name: string }>(
      "update goods set encrypted = true where site_id = $1 and name = 'Village snow globe' returning name",
      shop.id,
    )
    const { suggestion } = await list({ keywords: "snowglobes" })
    const found = suggestion === null ? [] : (await list({ keywords: suggestion })).list
    await rows("update goods set encrypted = false where name = $1", secret?.name)
    expect(suggestion === null || found.length > 0).toBe(true)
  })
})
