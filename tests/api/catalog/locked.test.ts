import { describe, expect, test } from "vitest"
import { testShop } from "../test-shop.ts"

const { ask, get, rows, withoutApp, send } = await testShop()

type Id = { id: number }
const goodsWith = async (condition: string) => {
  const [row] = await rows<Id & { name: string }>(`select id, name from goods where site_id = 1 and ${condition}`)
  return row ?? { id: 0, name: "" }
}
const locked = await goodsWith("encrypted")
const list = async (query: Parameters<typeof get<"GET /api/goods/lists">>[1]) =>
  get("GET /api/goods/lists", { page_size: 100, ...query })
const idsOf = (entries: readonly Id[]) => entries.map(({ id }) => id)

/** Locks a good that is open in the demo shop, for as long as `act` takes. */
async function whileLocked(number: string, act: (id: number) => Promise<void>): Promise<void> {
  const [good] = await rows<Id>("update goods set encrypted = true where number = $1 returning id", number)
  await act(good?.id ?? 0).finally(() => rows("update goods set encrypted = false where number = $1", number))
}

describe("a locked good", () => {
  test("shows its name in plain lists and nothing else", async () => {
    const { list: entries } = await list({})
    expect(entries.find(({ id }) => id === locked.id)).toEqual({
      id: locked.id,
      dnames: locked.name,
      url: expect.stringContaining(String(locked.id)),
      isEncrypted: true,
      subtitle: "",
      dno: "",
      image: null,
      images: [],
      price: 0,
      minPrice: 0,
      maxPrice: 0,
      orginPrice: null,
      moq: 1,
      containSpec: "0",
      onSale: true,
      inStock: false,
      rating: null,
      remarkCount: 0,
      tags: [],
      pifaPrice: [],
    })
  })

  test.each([
    { keywords: locked.name },
    { keywords: "wreath" },
    { min: "0" },
    { max: "9999" },
    { min: "46", max: "46" },
    { onSale: "1" },
    { sort: "priceAsc", min: "0" },
  ] as const)("is absent where the list would tell of it: %o", async (query) => {
    expect(idsOf((await list(query)).list)).not.toContain(locked.id)
  })

  test.each(["newest", "priceAsc", "priceDesc", "sold", "rating"] as const)(
    "follows behind all others where the order would tell of it: %s",
    async (sort) => {
      const plain = await list({})
      const sorted = await list({ sort })
      expect(sorted.total).toBe(plain.total)
      expect(sorted.facets).toEqual(plain.facets)
      expect(idsOf(sorted.list).toSorted()).toEqual(idsOf(plain.list).toSorted())
      expect(sorted.list.findIndex(({ isEncrypted }) => isEncrypted)).toBe(
        sorted.total - plain.list.filter(({ isEncrypted }) => isEncrypted).length,
      )
      const pages = Math.ceil(sorted.total / 7)
      const paged = await Promise.all(
        Array.from({ length: pages }, (_, at) => list({ sort, page_size: 7, current_page: at + 1 })),
      )
      expect(paged.flatMap((page) => idsOf(page.list))).toEqual(idsOf(sorted.list))
    },
  )

  test("is absent where goods are picked by a spec value", async () => {
    const [value] = await rows<Id>(
      "select spec_value_id as id from goods_spec_value v join goods g on g.id = v.goods_id where g.number = '20377'",
    )
    expect((await list({ specs: String(value?.id) })).total).toBe(1)
    await whileLocked("20377", async () => expect((await list({ specs: String(value?.id) })).total).toBe(0))
  })

  test("leaves no price and no spec value behind in what the list can be narrowed by", async () => {
    const [teapots] = await rows<Id>("select id from category where name = 'Teapots'")
    await whileLocked("20377", async () => {
      const { total, facets } = await list({ categoryId: teapots?.id })
      expect(total).toBe(1)
      expect(facets).toMatchObject({ price: null, specs: [] })
    })
  })

  test("is suggested to nobody", async () => {
    for (const keywords of [locked.name, "wreath", "winter"])
      expect(idsOf((await get("GET /api/goods/suggest", { keywords })).goods)).not.toContain(locked.id)
  })

  test("has no page and no remarks", async () => {
    const page = await ask("GET /api/goods/detail", { query: { id: locked.id } })
    const remarks = await ask("GET /api/goods/remarks", { query: { goods_id: locked.id } })
    for (const answer of [page, remarks]) expect(answer).toMatchObject({ status: 404, reason: "unknownGoods" })
  })

  test("is not told of by a promotion", async () => {
    await whileLocked("20640", async (id) => {
      const { list: promotions } = await get("GET /api/goods/promationGoods")
      expect(promotions.flatMap(({ detail }) => detail.map(({ goodId }) => goodId))).not.toContain(id)
    })
  })

  test("keeps its name and loses its picture as a gift", async () => {
    await whileLocked("22210", async (id) => {
      const steps = (await get("GET /api/order/orderPromation")).list.flatMap(({ ladderArea }) => ladderArea)
      const gifts = steps.flatMap(({ goods }) => goods).filter(({ goodId }) => goodId === id)
      expect(gifts.length).toBeGreaterThan(0)
      for (const gift of gifts) expect(gift).toMatchObject({ image: null })
    })
  })

  test("stands beside another good as a name only", async () => {
    await whileLocked("20377", async (id) => {
      const mug = await goodsWith("number = '20418'")
      const { relations } = await get("GET /api/goods/detail", { id: mug.id })
      expect(relations.find((entry) => entry.id === id)).toMatchObject({ price: 0, image: null, dno: "" })
    })
  })

  test("tells nothing of itself in the text of any reply", async () => {
    const secret = "UNTOLD-7731"
    await rows("update goods set number = $1, picture = $1 || '.webp' where id = $2", secret, locked.id)
    await rows("update variant set number = $1 || id where goods_id = $2", secret, locked.id)
    await rows("update goods_text set description = $1, seo_title = $1 where goods_id = $2", secret, locked.id)
    const paths = ["lists?page_size=100", "selfactivity", "promationGoods", "category", `suggest?keywords=${secret}`]
    for (const path of [...paths, `detail?id=${locked.id}`, `lists?keywords=${secret}`])
      expect(await (await send(`/api/goods/${path}`)).text(), path).not.toContain(secret)
  })

  test("is like any other while the app is off", async () => {
    await withoutApp(20, async () => {
      expect(await get("GET /api/goods/detail", { id: locked.id })).toMatchObject({ dnames: locked.name, price: 46 })
      expect(idsOf((await list({ sort: "priceAsc" })).list)).toContain(locked.id)
    })
  })
})

describe("area prices", async () => {
  const mug = await goodsWith("number = '20418'")
  const priceIn = async (country?: string) => {
    const { pifaPrice, details } = await get("GET /api/goods/detail", { id: mug.id }, { country })
    const listed = (await list({ keywords: "20418" })).list[0]
    expect(listed?.pifaPrice.map(({ begin }) => begin)).toEqual(pifaPrice.map(({ begin }) => begin))
    return { tier: pifaPrice.find(({ begin }) => begin === 24)?.areaPrice, piece: details[0]?.price }
  }

  test("a retail shop has none, whatever apps are on", async () => {
    await rows("insert into site_app (site_id, app_id) values (1, 21)")
    expect(await priceIn("GB")).toEqual({ tier: undefined, piece: 16 })
  })

  test.each([
    ["GB", 12.8, 15.5],
    ["DE", 13.9, 15],
    ["FR", 13.5, 15],
    ["XX", 13.5, 15],
    ["T1", 13.5, 15],
    ["<script>", 13.5, 15],
    [undefined, 13.5, 15],
  ])("in a mixed shop a visitor from %s pays %d from 24 pieces on and %d for one", async (country, tier, piece) => {
    await rows("update site set type = 3, template_type = 3 where id = 1")
    await rows(
      "insert into tier_price (site_id, goods_id, begin, price) values (1, $1, 1, 1500) on conflict do nothing",
      mug.id,
    )
    await rows(
      `insert into tier_region_price (site_id, tier_id, region_id, price)
      select 1, t.id, r.id, 1550 from tier_price t, region r
      where t.goods_id = $1 and t.begin = 1 and r.code = 'GB' on conflict do nothing`,
      mug.id,
    )
    expect(await priceIn(country)).toEqual({ tier, piece })
  })

  test("the shop's own region counts where the visitor's is unknown", async () => {
    await rows("update site set default_region_id = (select id from region where code = 'GB') where id = 1")
    expect(await priceIn()).toEqual({ tier: 12.8, piece: 15.5 })
    expect(await priceIn("DE")).toEqual({ tier: 13.9, piece: 15 })
  })

  test("without the app the tier's own price counts everywhere", async () => {
    await withoutApp(21, async () => expect(await priceIn("GB")).toEqual({ tier: 13.5, piece: 15 }))
  })
})
