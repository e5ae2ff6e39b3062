import { expect, test } from "vitest"
import { goodsNumber } from "../../catalog/lantern.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { newGoods } from "./shelf.ts"
import { keeping, picturesOf } from "./staff-calls.ts"

const shop = await testShop()
const desk = await atDesk(shop)
const clerk = keeping(shop, desk.asClerk)
const [picture] = await picturesOf(shop)

type Query = Parameters<typeof clerk.reads<"GET /api/admin/goods/lists">>[1]
const listed = async (query: Query) =>
  (await clerk.reads("GET /api/admin/goods/lists", { page_size: "100", ...query })).list
const ids = async (query: Query) => (await listed(query)).map(({ id }) => id)

test("staff find goods by what is missing of them, and see what can be changed in the list", async () => {
  const { goodsId: id, variantId } = await newGoods(shop, { encrypted: true, stock: 0, price: 1_250 })
  const { goodsId: many } = await newGoods(shop, { variants: 3 })
  expect(await ids({ picture: "0" })).toEqual(expect.arrayContaining([id, many]))
  expect(await ids({ picture: "1" })).not.toContain(id)
  expect(await ids({ locked: "1" })).toContain(id)
  expect(await ids({ locked: "0" })).not.toContain(id)
  expect(await ids({ stock: "out" })).toContain(id)
  expect(await ids({ stock: "low" })).toContain(id)
  const found = (await listed({ stock: "out" })).find((row) => row.id === id)
  expect(found).toMatchObject({ detail_id: variantId, price: 12.5, lowStock: true, categories: [] })
  expect((await listed({})).find((row) => row.id === many)).toMatchObject({ detail_id: null, price: null })
})

test("goods that say nothing in a language are found until they are translated", async () => {
  const { goodsId: id } = await newGoods(shop)
  expect(await ids({ missing: "fr" })).toContain(id)
  await clerk.does("POST /api/admin/translation/save", { kind: "goods", id, locale: "fr", texts: { name: "Pièce" } })
  expect(await ids({ missing: "fr" })).not.toContain(id)
  expect(await ids({ missing: "de" })).toContain(id)
})

test("lists stand in the order that is asked for", async () => {
  const [one, two] = [await newGoods(shop), await newGoods(shop)]
  const order = async (sort: "newest" | "oldest" | "changed" | "name" | "nameDesc" | "number") => {
    const both = (await ids({ sort })).filter((id) => id === one.goodsId || id === two.goodsId)
    return both[0] === one.goodsId ? "one" : "two"
  }
  expect(await order("newest")).toBe("two")
  await clerk.does("POST /api/admin/goods/onSale", { ids: [one.goodsId], on: false })
  expect(await order("changed")).toBe("one")
  const names = (await listed({ sort: "name" })).map(({ dnames }) => dnames)
  const backwards = (await listed({ sort: "nameDesc" })).map(({ dnames }) => dnames)
  expect(names.slice(0, 3)).not.toEqual(backwards.slice(0, 3))
})

test("a good is copied with all that hangs on it, off sale, without pieces", async () => {
  const { goodsId: id } = await newGoods(shop, { tiers: [{ begin: 5, price: 900 }] })
  const { updated_at } = await clerk.reads("GET /api/admin/goods/detail", { id })
  await clerk.does("POST /api/admin/goods/save", {
    id,
    updated_at,
    subtitle: "Oak",
    description: "<p>Old</p>",
    pictures: [picture?.id ?? 0],
    attributes: [{ name: "Wood", value: "Oak" }],
  })
  const own = await clerk.reads("GET /api/admin/goods/detail", { id })
  await clerk.does("POST /api/admin/goods/variants", {
    goods_id: id,
    specs: [{ name: "Size", values: [{ name: "S" }, { name: "M" }] }],
    variants: ["S", "M"].map((value, at) => ({
      goodNo: `${own.dno}-${value}`,
      price: 10 + at,
      weight: 5,
      first_stock: 3,
      specs: [{ name: "Size", value }],
      region_prices: [{ region_code: "DE", price: 7 }],
    })),
  })
  const model = await clerk.reads("GET /api/admin/goods/detail", { id })
  const detail_id = model.variants[1]?.id ?? 0
  const tiers = [{ begin: 9, price: 4, region_prices: [{ region_code: "DE", price: 3 }] }]
  await clerk.does("POST /api/admin/goods/tiers", { goods_id: id, detail_id, tiers })
  const dno = goodsNumber()
  const { id: copyId } = await clerk.does("POST /api/admin/goods/copy", { id, dno })
  const copy = await clerk.reads("GET /api/admin/goods/detail", { id: copyId })
  expect(copy).toMatchObject({ dno, onSale: false, subtitle: "Oak", description: "<p>Old</p>", dnames: model.dnames })
  expect(copy.attributes).toEqual(model.attributes)
  expect(copy.pictures).toEqual(model.pictures)
  expect(copy.specs).toEqual(model.specs)
  const like = ({ price, weight, specs, region_prices }: (typeof model.variants)[number]) => ({
    price,
    weight,
    specs,
    region_prices,
  })
  expect(copy.variants.map(like)).toEqual(model.variants.filter(({ onSale }) => onSale).map(like))
  expect(copy.variants.map(({ stock, goodNo }) => [stock, goodNo])).toEqual([
    [0, `${dno}-1`],
    [0, `${dno}-2`],
  ])
  expect(copy.tiers).toEqual([
    { detail_id: null, begin: 5, price: 9, region_prices: [] },
    { ...tiers[0], detail_id: copy.variants[1]?.id },
  ])
  expect(await clerk.tries("POST /api/admin/goods/copy", { id, dno })).toMatchObject({ reason: "alreadyThere" })
  const { goodsId: foreign } = await newGoods(shop, { site: "sport" })
  expect(await clerk.tries("POST /api/admin/goods/copy", { id: foreign, dno: goodsNumber() })).toMatchObject({
    reason: "unknownGoods",
  })
})

test("ten thousand variants are refused in words that say how many there can be", async () => {
  const { goodsId: goods_id } = await newGoods(shop)
  const variants = Array.from({ length: 600 }, (_, at) => ({ goodNo: `n${at}`, price: 1, weight: 1 }))
  const refused = await clerk.tries("POST /api/admin/goods/variants", { goods_id, variants })
  expect(refused).toMatchObject({ reason: "invalidField", details: { fields: { variants: "tooManyVariants" } } })
})
