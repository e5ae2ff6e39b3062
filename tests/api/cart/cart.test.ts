import { describe, expect, test } from "vitest"
import { newGoods } from "../admin/catalog/shelf.ts"
import { newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask } = shop

const linesOf = (answer: { data: unknown }) =>
  (answer.data as { list: { goodDetailId: number; buNumber: number }[] }).list.map(({ goodDetailId, buNumber }) => [
    goodDetailId,
    buNumber,
  ])

describe("the cart of a member", () => {
  test("needs a sign-in", async () => {
    expect(await ask("GET /api/goods/cart")).toMatchObject({ status: 401, reason: "signInRequired" })
    const headers = { authorization: "Bearer nonsense" }
    expect(await ask("GET /api/goods/cart", { headers })).toMatchObject({ status: 401, reason: "sessionOver" })
  })

  test("adds to the line that is there, and reckons", async () => {
    const { headers } = await newMember(shop)
    const { variantId, goodsId } = await newGoods(shop, { price: 1_250, weight: 300 })
    const body = { goods_id: goodsId, detail_id: variantId, number: 2 }
    await ask("POST /api/goods/addCart", { headers, body })
    const answer = await ask("POST /api/goods/addCart", { headers, body: { ...body, number: 1 } })
    expect(answer).toMatchObject({
      code: 1,
      data: {
        list: [{ goodDetailId: variantId, goodId: goodsId, buNumber: 3, price: 12.5, stock: 100, problem: null }],
        subtotal: 37.5,
        weight: 900,
      },
    })
  })

  test("twenty additions at once are all counted", async () => {
    const { headers } = await newMember(shop)
    const { variantId } = await newGoods(shop)
    const add = () => ask("POST /api/goods/addCart", { headers, body: { detail_id: variantId, number: 1 } })
    const answers = await Promise.all(Array.from({ length: 20 }, add))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(linesOf(await ask("GET /api/goods/cart", { headers }))).toEqual([[variantId, 20]])
  })

  test.each([
    [{ stock: 3 }, 4, "outOfStock"],
    [{ price: 0 }, 1, "priceOnRequest"],
  ])("does not take %j in the number %d: %s", async (goods, number, reason) => {
    const { headers } = await newMember(shop)
    const { variantId } = await newGoods(shop, goods)
    const answer = await ask("POST /api/goods/addCart", { headers, body: { detail_id: variantId, number } })
    expect(answer).toMatchObject({ status: 409, reason })
  })

  test("does not take goods of another shop", async () => {
    const { headers } = await newMember(shop)
    const { variantId } = await newGoods(shop, { site: "sport" })
    const answer = await ask("POST /api/goods/addCart", { headers, body: { detail_id: variantId, number: 1 } })
    expect(answer).toMatchObject({ status: 404, reason: "unknownGoods" })
  })

  test.each([-1, 0, 1.5, 1e9, Number.NaN, "1e3", "2", null, [1], { a: 1 }])(
    "does not take %j pieces",
    async (number) => {
      const { headers } = await newMember(shop)
      const { variantId } = await newGoods(shop)
      const answer = await shop.send("/api/goods/addCart", {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ detail_id: variantId, number }),
      })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ reason: "invalidField", data: { fields: { number: "quantity" } } })
    },
  )

  test("changes, unselects and removes lines", async () => {
    const { headers } = await newMember(shop)
    const [one, two] = [await newGoods(shop, { price: 500 }), await newGoods(shop, { price: 700 })]
    for (const { variantId } of [one, two])
      await ask("POST /api/goods/addCart", { headers, body: { detail_id: variantId, number: 1 } })
    const edited = { detail_id: one.variantId, number: 4, selected: false }
    expect(await ask("POST /api/goods/editCart", { headers, body: edited })).toMatchObject({ data: { subtotal: 7 } })
    const gone = await ask("POST /api/goods/deleteCart", { headers, body: { detail_id: [two.variantId, 1] } })
    expect(linesOf(gone)).toEqual([[one.variantId, 4]])
    const again = await ask("POST /api/goods/deleteCart", { headers, body: { detail_id: two.variantId } })
    expect(again).toMatchObject({ status: 404, reason: "lineUnknown" })
  })

  test("selects, unselects and removes several lines at once", async () => {
    const { headers } = await newMember(shop)
    const goods = [await newGoods(shop, { price: 500 }), await newGoods(shop, { price: 700 }), await newGoods(shop)]
    const [one = 0, two = 0, three = 0] = goods.map(({ variantId }) => variantId)
    for (const detail_id of [one, two, three])
      await ask("POST /api/goods/addCart", { headers, body: { detail_id, number: 1 } })
    const edit = (body: { detail_id: number | number[]; number?: number; selected?: boolean }) =>
      ask("POST /api/goods/editCart", { headers, body })
    expect(await edit({ detail_id: [one, two], selected: false })).toMatchObject({
      data: { list: [{ selected: false, buNumber: 1 }, { selected: false }, { selected: true }] },
    })
    expect(await edit({ detail_id: [one, two, 2_000_000_000], selected: true })).toMatchObject({
      data: { list: [{ selected: true }, { selected: true }, { selected: true }] },
    })
    expect(await edit({ detail_id: one })).toMatchObject({ status: 422, data: { fields: { number: "required" } } })
    const both = { status: 422, data: { fields: { detail_id: "tooManyEntries" } } }
    expect(await edit({ detail_id: [one, two], number: 3 })).toMatchObject(both)
    expect(linesOf(await ask("POST /api/goods/deleteCart", { headers, body: { detail_id: [one, three] } }))).toEqual([
      [two, 1],
    ])
  })

  test("shows what can no longer be had, without reckoning with it", async () => {
    const { headers } = await newMember(shop)
    const [gone, short] = [await newGoods(shop), await newGoods(shop)]
    for (const { variantId } of [gone, short])
      await ask("POST /api/goods/addCart", { headers, body: { detail_id: variantId, number: 5 } })
    await shop.rows("update variant set on_sale = false where id = $1", gone.variantId)
    await shop.rows("update variant set stock = 2 where id = $1", short.variantId)
    expect(await ask("GET /api/goods/cart", { headers })).toMatchObject({
      data: { list: [{ problem: "offSale" }, { problem: "outOfStock", stock: 2 }], subtotal: 0, total: 0 },
    })
  })
})

describe("a guest's cart", () => {
  test("is reckoned for whoever asks, two lines of a variant as one", async () => {
    const { variantId } = await newGoods(shop, { price: 999 })
    const items = [
      { detail_id: variantId, number: 1 },
      { detail_id: variantId, number: 2 },
      { detail_id: 2_000_000_000, number: 1 },
    ]
    const answer = await ask("POST /api/goods/cartView", { body: { items } })
    expect(answer).toMatchObject({ data: { list: [{ goodDetailId: variantId, buNumber: 3 }], subtotal: 29.97 } })
  })

  test("is reckoned without the lines that are not selected", async () => {
    const [one, two] = [await newGoods(shop, { price: 500 }), await newGoods(shop, { price: 700 })]
    const items = [
      { detail_id: one.variantId, number: 2, selected: false },
      { detail_id: two.variantId, number: 1 },
    ]
    expect(await ask("POST /api/goods/cartView", { body: { items } })).toMatchObject({
      data: { list: [{ selected: false, buNumber: 2 }, { selected: true }], subtotal: 7 },
    })
  })

  test("comes along on sign-in, as far as it can be had", async () => {
    const { headers } = await newMember(shop)
    const [plenty, few, none] = [
      await newGoods(shop),
      await newGoods(shop, { stock: 3 }),
      await newGoods(shop, { stock: 0 }),
    ]
    await ask("POST /api/goods/addCart", { headers, body: { detail_id: few.variantId, number: 2 } })
    const items = [plenty, few, none].map(({ variantId }) => ({ detail_id: variantId, number: 2 }))
    const merged = linesOf(await ask("POST /api/goods/mergeCart", { headers, body: { items } }))
    expect(merged.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
      [plenty.variantId, 2],
      [few.variantId, 3],
    ])
  })
})

test("in a mixed shop the pieces of a product count together for tier and minimum", async () => {
  const site = "default-modulized"
  await shop.rows("update site set type = 3 where name = $1", site)
  const goods = await newGoods(shop, { price: 1_000, moq: 6, variants: 2, tiers: [{ begin: 5, price: 800 }] })
  const items = goods.variantIds.map((detail_id) => ({ detail_id, number: 3 }))
  const together = await ask("POST /api/goods/cartView", { body: { items } })
  expect(together).toMatchObject({ data: { list: [{ price: 8 }, { price: 8 }], subtotal: 48, shortages: [] } })
  const few = await ask("POST /api/goods/cartView", { body: { items: items.slice(0, 1) } })
  expect(few).toMatchObject({ data: { list: [{ price: 10 }], shortages: [{ missing: 3 }] } })

  await shop.rows("update site set type = 2 where name = $1", site)
  const wholesale = await ask("POST /api/goods/cartView", { body: { items } })
  expect(wholesale).toMatchObject({
    data: { list: [{ price: 10 }, { price: 10 }], shortages: [{ missing: 3 }, { missing: 3 }] },
  })
  await shop.rows("update site set type = 1 where name = $1", site)
})

test("a cart of twenty lines is seen with three queries, sign-in included", async () => {
  const { headers } = await newMember(shop)
  for (let line = 0; line < 20; line++) {
    const { variantId } = await newGoods(shop)
    await ask("POST /api/goods/addCart", { headers, body: { detail_id: variantId, number: 1 } })
  }
  const queries: string[] = []
  const { query } = shop.db.$client
  // Sites are looked up anew for each call in tests; the server remembers them.
  shop.db.$client.query = ((first: { text?: string } | string, ...rest: unknown[]) => {
    const text = typeof first === "string" ? first : (first.text ?? "")
    if (!/from "?site"?/.test(text)) queries.push(text)
    return Reflect.apply(query, shop.db.$client, [first, ...rest])
  }) as typeof query
  const answer = await ask("GET /api/goods/cart", { headers })
  shop.db.$client.query = query
  expect(linesOf(answer)).toHaveLength(20)
  expect(queries.length).toBeLessThanOrEqual(3)
})

describe("what a little more would bring", () => {
  const { rows } = shop
  /** The only order promotions of the shop while `act` runs. */
  const promoted = async (
    tiers: { type: number; amount: number; reduce?: number; discount?: number; gift?: number }[],
  ) => {
    await rows("delete from order_promotion where site_id = 1")
    for (const { type, amount, reduce = null, discount = null, gift } of tiers) {
      const [promotion] = await rows<{ id: number }>(
        `insert into order_promotion (site_id, name, type, begin_at, end_at)
         values (1, 'More', $1, now() - interval '1 day', now() + interval '1 day') returning id`,
        type,
      )
      const [tier] = await rows<{ id: number }>(
        `insert into order_promotion_tier (site_id, promotion_id, amount, reduce_money, discount, type)
         values (1, $1, $2, $3, $4, $5) returning id`,
        ...[promotion?.id, amount, reduce, discount, type],
      )
      if (gift)
        await rows(
          "insert into order_promotion_gift (site_id, tier_id, variant_id, number) values (1, $1, $2, 1)",
          ...[tier?.id, gift],
        )
    }
  }
  const guest = async (items: { detail_id: number; number: number; selected?: boolean }[]) => {
    const answer = await ask("POST /api/goods/cartView", { body: { items } })
    if (answer.code !== 1) throw new Error(answer.reason)
    return answer.data
  }

  test("is told to guest and member alike, and is true", async () => {
    const { variantId } = await newGoods(shop, { price: 1_000 })
    await promoted([{ type: 3, amount: 5_000, discount: 90 }])
    const view = await guest([{ detail_id: variantId, number: 2 }])
    expect(view.nextOffers).toEqual([
      {
        ...{ dnames: "More", type: 3, amount: 50, missing: 30, saving: 5 },
        ...{ reduceMoney: 0, discount: 90, goodsNumber: 0, goods: [] },
      },
    ])
    const { headers } = await newMember(shop)
    const cart = await ask("POST /api/goods/addCart", { headers, body: { detail_id: variantId, number: 2 } })
    expect(cart).toMatchObject({ data: { nextOffers: view.nextOffers } })
    const more = await guest([{ detail_id: variantId, number: 5 }])
    expect(more).toMatchObject({ nextOffers: [], total: 45, reductions: [{ amount: 5 }] })
  })

  test("counts only what is selected, and nothing where the app is off", async () => {
    const { variantId } = await newGoods(shop, { price: 1_000 })
    await promoted([{ type: 2, amount: 5_000, reduce: 700 }])
    const view = await guest([{ detail_id: variantId, number: 2, selected: false }])
    expect(view.nextOffers).toMatchObject([{ missing: 50, saving: 7 }])
    await shop.withoutApp(8, async () =>
      expect((await guest([{ detail_id: variantId, number: 2 }])).nextOffers).toEqual([]),
    )
  })

  test("names gifts while they are there, and not those that have run out", async () => {
    const [bought, gift] = [await newGoods(shop, { price: 1_000 }), await newGoods(shop, { stock: 1 })]
    await promoted([{ type: 1, amount: 5_000, gift: gift.variantId }])
    const offers = async () => (await guest([{ detail_id: bought.variantId, number: 1 }])).nextOffers
    expect(await offers()).toMatchObject([
      { type: 1, missing: 40, saving: 0, goodsNumber: 1, goods: [{ goodId: gift.goodsId, number: 1 }] },
    ])
    await rows("update variant set stock = 0 where id = $1", gift.variantId)
    expect(await offers()).toEqual([])
  })

  test("is told of each line where more pieces make each cheaper, as far as there are any", async () => {
    const { goodsId, variantId } = await newGoods(shop, { price: 1_000, stock: 12 })
    await rows(
      "insert into tier_price (site_id, goods_id, begin, price) values (1, $1, 10, 900), (1, $1, 50, 800)",
      goodsId,
    )
    const next = async (number: number) => (await guest([{ detail_id: variantId, number }])).list[0]?.nextPrice
    expect(await next(8)).toBeNull()
    await rows("update site set type = 2 where id = 1")
    expect(await next(8)).toEqual({ missing: 2, price: 9 })
    expect(await next(10)).toBeNull()
    await rows("update site set type = 1 where id = 1")
  })
})
