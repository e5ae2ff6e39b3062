import { describe, expect, test } from "vitest"
import { guestBuys, orderNoOf } from "../../buying.ts"
import { newLantern } from "../../catalog/lantern.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { stockOf } from "./shelf.ts"
import { keeping, picturesOf } from "./staff-calls.ts"

const shop = await testShop()
const { get, rows } = shop
const desk = await atDesk(shop)
const clerk = keeping(shop, desk.asClerk)
const [picture, second] = await picturesOf(shop)

const found = async (keywords: string) => (await get("GET /api/goods/lists", { keywords })).list.map(({ id }) => id)
const kept = (id: number) => clerk.reads("GET /api/admin/goods/detail", { id })

describe("variants", () => {
  test("without tiers may have prices per region, which hold in shop and lists of shops by quantity", async () => {
    const { id, dno, moss } = await newLantern(clerk)
    const variant = { id: moss, goodNo: `${dno}-moss`, price: 40, weight: 900, specs: [] }
    const german = [{ region_code: "DE", price: 35 }]
    const save = (region_prices?: typeof german) =>
      clerk.does("POST /api/admin/goods/variants", {
        goods_id: id,
        variants: [{ ...variant, ...(region_prices && { region_prices }) }],
      })
    await save(german)
    await save()
    const sold = async () => (await kept(id)).variants.find((each) => each.id === moss)
    expect(await sold()).toMatchObject({ price: 40, region_prices: german })
    const unknown = { ...variant, region_prices: [{ region_code: "XX", price: 1 }] }
    expect(await clerk.tries("POST /api/admin/goods/variants", { goods_id: id, variants: [unknown] })).toMatchObject({
      reason: "invalidField",
    })
    const [before] = await rows<{ type: number }>("select type from site where id = 1")
    await rows("update site set type = 3 where id = 1")
    await rows("insert into site_app (site_id, app_id) values (1, 21) on conflict do nothing")
    const priceIn = async (country: string) =>
      (await get("GET /api/goods/detail", { id }, { country })).details.find((each) => each.id === moss)?.price
    expect([await priceIn("DE"), await priceIn("FR")]).toEqual([35, 40])
    await rows("delete from site_app where site_id = 1 and app_id = 21")
    await rows("update site set type = $1 where id = 1", before?.type)
    expect(await priceIn("DE")).toBe(40)
    await save([])
    expect(await sold()).toMatchObject({ region_prices: [] })
  })

  test("kept ones change, new ones come, missing ones go; lists follow", async () => {
    const { id, dno, moss } = await newLantern(clerk)
    await clerk.does("POST /api/admin/goods/variants", {
      goods_id: id,
      specs: [
        { name: "Colour", values: [{ name: "Moss", media_id: picture?.id }, { name: "Chalk" }] },
        { name: "Size", values: [{ name: "Tiny" }] },
      ],
      variants: [
        {
          goodNo: `${dno}-chalk`,
          price: 90,
          weight: 1000,
          first_stock: 1,
          specs: [
            { name: "Colour", value: "Chalk" },
            { name: "Size", value: "Tiny" },
          ],
        },
        {
          id: moss,
          goodNo: `${dno}-m`,
          price: 45,
          weight: 950,
          media_id: second?.id,
          specs: [
            { name: "Size", value: "Tiny" },
            { name: "Colour", value: "Moss" },
          ],
        },
      ],
    })
    const detail = await get("GET /api/goods/detail", { id })
    expect(detail).toMatchObject({ minPrice: 45, maxPrice: 90, containSpec: "1" })
    expect(detail.specs).toEqual([
      {
        name: "Colour",
        values: [
          { name: "Moss", image: picture?.url },
          { name: "Chalk", image: null },
        ],
      },
      { name: "Size", values: [{ name: "Tiny", image: null }] },
    ])
    expect(detail.details.map(({ id: _, ...variant }) => variant)).toMatchObject([
      { goodNo: `${dno}-chalk`, price: 90, stock: 1 },
      { goodNo: `${dno}-m`, price: 45, stock: 7, weight: 950, image: second?.url },
    ])
    const { facets } = await get("GET /api/goods/lists", { keywords: `lantern ${dno}` })
    expect(facets.specs.map(({ name, values }) => [name, values.map((value) => value.name).toSorted()])).toEqual([
      ["Colour", ["Chalk", "Moss"]],
      ["Size", ["Tiny"]],
    ])
    expect(await found(`chalk ${dno}`)).toContain(id)
    expect(await found(`rust ${dno}`)).not.toContain(id)
    expect(await kept(id)).toMatchObject({ variants: [{ onSale: true }, { id: moss }] })
  })

  test("have the colour that the merchant gives a value, until they give it another or none", async () => {
    const { id, dno } = await newLantern(clerk)
    const colourAfter = async (colour?: string | null) => {
      const value = { name: `Dusk ${dno}`, ...(colour !== undefined && { colour }) }
      await clerk.does("POST /api/admin/goods/variants", {
        goods_id: id,
        specs: [{ name: "Colour", values: [value] }],
        variants: [
          { goodNo: `${dno}-d`, price: 9, weight: 10, specs: [{ name: "Colour", value: value.name }], first_stock: 1 },
        ],
      })
      return (await kept(id)).specs[0]?.values[0]?.colour
    }
    expect(await colourAfter("#6A5ACD")).toBe("#6a5acd")
    expect(await colourAfter()).toBe("#6a5acd")
    expect(await colourAfter("#000000")).toBe("#000000")
    expect(await colourAfter(null)).toBeNull()
  })

  test("one that was ordered is taken off sale instead, and comes back by its number with its stock", async () => {
    const { id, dno, moss, rust } = await newLantern(clerk)
    orderNoOf(await guestBuys(shop, [{ detail_id: rust, number: 2 }]))
    const only = { goodNo: `${dno}-Moss`, price: 40, weight: 900, specs: [{ name: "Colour", value: "Moss" }] }
    const colour = { name: "Colour", values: [{ name: "Moss" }] }
    await clerk.does("POST /api/admin/goods/variants", {
      goods_id: id,
      specs: [colour],
      variants: [{ id: moss, ...only }],
    })
    expect((await get("GET /api/goods/detail", { id })).details.map((variant) => variant.id)).toEqual([moss])
    expect((await kept(id)).variants).toMatchObject([{ id: moss }, { id: rust, onSale: false, specs: [] }])
    const back = await clerk.does("POST /api/admin/goods/variants", {
      goods_id: id,
      specs: [{ ...colour, values: [{ name: "Moss" }, { name: "Rust" }] }],
      variants: [{ ...only, goodNo: `${dno}-Rust`, specs: [{ name: "Colour", value: "Rust" }] }, only],
    })
    expect(back.variants.map((variant) => variant.id)).toEqual([rust, moss])
    expect(await stockOf(shop, rust)).toBe(5)
  })

  test("may swap their numbers, but not take one of another good", async () => {
    const [one, other] = [await newLantern(clerk), await newLantern(clerk)]
    const swapped = (first: string, last: string) => ({
      goods_id: one.id,
      specs: [{ name: "Colour", values: [{ name: "Moss" }, { name: "Rust" }] }],
      variants: [
        { id: one.moss, goodNo: first, price: 1, weight: 0, specs: [{ name: "Colour", value: "Moss" }] },
        { id: one.rust, goodNo: last, price: 1, weight: 0, specs: [{ name: "Colour", value: "Rust" }] },
      ],
    })
    await clerk.does("POST /api/admin/goods/variants", swapped(`${one.dno}-Rust`, `${one.dno}-Moss`))
    expect((await kept(one.id)).variants.map(({ goodNo }) => goodNo)).toEqual([`${one.dno}-Rust`, `${one.dno}-Moss`])
    const taken = swapped(`${other.dno}-Moss`, `${one.dno}-Moss`)
    expect(await clerk.tries("POST /api/admin/goods/variants", taken)).toMatchObject({ reason: "alreadyThere" })
    expect((await kept(one.id)).variants[0]?.goodNo).toBe(`${one.dno}-Rust`)
  })

  test("are not replaced by whoever has read them before a change", async () => {
    const { id, dno, moss } = await newLantern(clerk)
    const { updated_at } = await kept(id)
    await clerk.does("POST /api/admin/goods/price", { detail_id: moss, price: 41 })
    const variants = [{ goodNo: dno, price: 1, weight: 1 }]
    const tried = await clerk.tries("POST /api/admin/goods/variants", { goods_id: id, updated_at, variants })
    expect(tried).toMatchObject({ status: 409, reason: "notPossibleNow" })
    expect((await kept(id)).variants).toHaveLength(2)
  })

  test("of many goods at once with the same new choices all are saved", async () => {
    const goods = await Promise.all(Array.from({ length: 8 }, () => newLantern(clerk)))
    const names = ["Amber", "Basalt", "Copper"]
    const saved = await Promise.all(
      goods.map(({ id, dno }, at) => {
        const values = at % 2 === 0 ? names : names.toReversed()
        return clerk.tries("POST /api/admin/goods/variants", {
          goods_id: id,
          specs: [
            { name: at % 2 === 0 ? "Shade" : "Tone", values: values.map((name) => ({ name })) },
            { name: at % 2 === 0 ? "Tone" : "Shade", values: [{ name: "Any" }] },
          ],
          variants: values.map((value) => ({
            goodNo: `${dno}-${value}`,
            price: 3,
            weight: 1,
            specs: [
              { name: at % 2 === 0 ? "Shade" : "Tone", value },
              { name: at % 2 === 0 ? "Tone" : "Shade", value: "Any" },
            ],
          })),
        })
      }),
    )
    expect(saved.map(({ reason }) => reason)).toEqual(goods.map(() => "done"))
    const { list: specs } = await clerk.reads("GET /api/admin/spec/lists")
    expect(specs.find(({ name }) => name === "Shade")?.values.toSorted()).toEqual([...names, "Any"].toSorted())
  })
})

describe("prices", () => {
  test("change in lists and on the page at once; what was before can go and stay", async () => {
    const { id, moss } = await newLantern(clerk)
    await clerk.does("POST /api/admin/goods/price", { detail_id: moss, price: 30, orgin_price: 60 })
    expect(await get("GET /api/goods/detail", { id })).toMatchObject({ minPrice: 30, maxPrice: 40, orginPrice: 60 })
    await clerk.does("POST /api/admin/goods/price", { detail_id: moss, price: 31 })
    expect(await get("GET /api/goods/detail", { id })).toMatchObject({ minPrice: 31, orginPrice: 60 })
    await clerk.does("POST /api/admin/goods/price", { detail_id: moss, price: 31, orgin_price: null })
    expect(await get("GET /api/goods/detail", { id })).toMatchObject({ minPrice: 31, orginPrice: null })
    const list = await get("GET /api/goods/lists", { min: "31", max: "31" })
    expect(list.list.map((entry) => entry.id)).toContain(id)
    expect((await desk.noted(`variant ${moss}`)).map(({ detail }) => [detail.before, detail.after])).toEqual([
      [40, 30],
      [30, 31],
      [31, 31],
    ])
  })

  test("of 0 mean on request", async () => {
    const { id, moss, rust } = await newLantern(clerk)
    for (const detail_id of [moss, rust]) await clerk.does("POST /api/admin/goods/price", { detail_id, price: 0 })
    expect(await get("GET /api/goods/detail", { id })).toMatchObject({ price: 0, minPrice: 0 })
  })

  test("by quantity count where the shop is not a retail shop, by region too", async () => {
    const { id, moss } = await newLantern(clerk)
    const tiers = [
      { begin: 1, price: 38, region_prices: [{ region_code: "DE", price: 37.5 }] },
      { begin: 10, price: 29.99 },
    ]
    await clerk.does("POST /api/admin/goods/tiers", { goods_id: id, tiers })
    await clerk.does("POST /api/admin/goods/tiers", { goods_id: id, detail_id: moss, tiers: [{ begin: 5, price: 20 }] })
    expect((await kept(id)).tiers).toEqual([
      { detail_id: null, begin: 1, price: 38, region_prices: [{ region_code: "DE", price: 37.5 }] },
      { detail_id: null, begin: 10, price: 29.99, region_prices: [] },
      { detail_id: moss, begin: 5, price: 20, region_prices: [] },
    ])
    const detail = await get("GET /api/goods/detail", { id })
    expect(detail.minPrice).toBe(40)
    await rows("update site set type = 2 where id = 1")
    await clerk.does("POST /api/admin/goods/tiers", { goods_id: id, detail_id: moss, tiers: [{ begin: 5, price: 19 }] })
    expect((await get("GET /api/goods/detail", { id })).minPrice).toBe(19)
    await clerk.does("POST /api/admin/goods/tiers", { goods_id: id, detail_id: moss, tiers: [] })
    expect((await get("GET /api/goods/detail", { id })).minPrice).toBe(29.99)
    await rows("update site set type = 1 where id = 1")
  })
})
