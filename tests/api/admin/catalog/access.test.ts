import { describe, expect, test } from "vitest"
import type { z } from "zod"
import { adminCatalogCalls } from "../../../../src/contract/admin/catalog-calls.ts"
import { isOwners } from "../../../../src/contract/admin/staff-rights.ts"
import type { Call } from "../../../../src/contract/call.ts"
import { type Headers, newMember } from "../../people.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { newGoods } from "./shelf.ts"
import { keeping, picturesOf } from "./staff-calls.ts"

const shop = await testShop()
const { ask, rows, send } = shop
const desk = await atDesk(shop)
const owner = keeping(shop, desk.asOwner)
const member = await newMember(shop)

type Name = keyof typeof adminCatalogCalls
const isName = (name: string): name is Name => name in adminCatalogCalls
const names = Object.keys(adminCatalogCalls).filter(isName)
const callOf = (name: Name): Call => adminCatalogCalls[name]
const [pathOf, methodOf] = [(name: Name) => name.split(" ")[1] ?? "", (name: Name) => name.split(" ")[0] ?? ""]

async function sent(name: Name, body: unknown, headers: Headers) {
  const response = await send(pathOf(name), {
    method: methodOf(name),
    headers: { ...headers, ...(methodOf(name) === "POST" && { "content-type": "application/json" }) },
    ...(methodOf(name) === "POST" && { body: JSON.stringify(body) }),
  })
  const { reason, data }: { reason?: string; data: { fields?: Record<string, string> } | null } = await response.json()
  return { status: response.status, reason, fields: data?.fields }
}

const noted = async () => {
  const [row] = await rows<{ count: number }>("select count(*)::int as count from audit_entry")
  return row?.count ?? 0
}

describe.each(names)("%s", (name) => {
  test("is for the staff of this shop", async () => {
    const elsewhere = { ...desk.elsewhere.headers }
    expect(await sent(name, {}, {})).toMatchObject({ status: 401, reason: "signInRequired" })
    expect(await sent(name, {}, { authorization: "Bearer nonsense" })).toMatchObject({ reason: "sessionOver" })
    expect(await sent(name, {}, member.headers)).toMatchObject({ status: 401, reason: "sessionOver" })
    expect(await sent(name, {}, elsewhere)).toMatchObject({ status: 401, reason: "sessionOver" })
    const byClerk = await sent(name, {}, desk.clerk.headers)
    if (isOwners(name)) expect(byClerk).toMatchObject({ status: 403, reason: "ownerOnly" })
    else expect(byClerk.status).not.toBe(403)
  })
})

const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const window = { beginTime: at(-1), endTime: at(1) }
const [picture] = await picturesOf(shop)

/** A body that each changing call takes, made when it is needed. A call that is new does not compile until it is here. */
type Body = Record<string, unknown>
type Changing = Exclude<
  Extract<Name, `POST ${string}`>,
  "POST /api/admin/media/upload" | "POST /api/admin/media/replace" | "POST /api/admin/promotion/example"
>
const goods = () => newGoods(shop, { variants: 1 })
const madeBy = async (name: Changing) => {
  const answer: { code: number; data: unknown } = await (
    await send(pathOf(name), {
      method: "POST",
      headers: { ...desk.owner.headers, "content-type": "application/json" },
      body: JSON.stringify(await bodies[name]()),
    })
  ).json()
  return Number(Object(answer.data).id)
}
let count = 0
const fresh = () => `${process.pid}-${++count}`

/** What saves a look, and a draft that stands at one. */
const looked = async () => {
  const { published, draft } = await owner.reads("GET /api/admin/look")
  return { version: draft?.version ?? 0, look: { ...published, content: { ...published.content, ticker: [fresh()] } } }
}
const drafted = async () => {
  const { draft } = await owner.does("POST /api/admin/look/save", await looked())
  return { version: draft?.version ?? 0 }
}

const bodies: Record<Changing, () => Promise<Body>> = {
  "POST /api/admin/goods/save": async () => ({ dnames: "Door", dno: fresh(), moq: 1, pictures: [picture?.id] }),
  "POST /api/admin/goods/variants": async () => ({
    goods_id: (await goods()).goodsId,
    specs: [{ name: "Size", values: [{ name: "S" }] }],
    variants: [{ goodNo: fresh(), price: 1, weight: 1, specs: [{ name: "Size", value: "S" }] }],
  }),
  "POST /api/admin/goods/bulk": async () => {
    const { goodsId: id, variantId: detail_id } = await goods()
    const [row] = await rows<{ updated_at: string }>("select updated_at from goods where id = $1", id)
    const updated_at = new Date(row?.updated_at ?? 0).toISOString()
    return { faults: "refuse", rows: [{ id, detail_id, updated_at, moq: 3, price: 4, change: 2 }] }
  },
  "POST /api/admin/goods/copy": async () => ({ id: (await goods()).goodsId, dno: fresh() }),
  "POST /api/admin/goods/price": async () => ({ detail_id: (await goods()).variantId, price: 3, orgin_price: 4 }),
  "POST /api/admin/goods/stock": async () => ({ detail_id: (await goods()).variantId, change: 3 }),
  "POST /api/admin/goods/tiers": async () => ({
    goods_id: (await goods()).goodsId,
    tiers: [{ begin: 1, price: 2, region_prices: [{ region_code: "DE", price: 1 }] }],
  }),
  "POST /api/admin/goods/onSale": async () => ({ ids: [(await goods()).goodsId], on: false }),
  "POST /api/admin/goods/remove": async () => ({ ids: [(await goods()).goodsId] }),
  "POST /api/admin/translation/save": async () => ({
    kind: "goods",
    id: (await goods()).goodsId,
    locale: "de",
    texts: { name: "Tür" },
  }),
  "POST /api/admin/translation/remove": async () => {
    const { goodsId: id } = await goods()
    await rows(
      `insert into translation (site_id, kind, entity_id, locale, texts)
       select site_id, 'goods', id, 'de', '{"name": "Tür"}' from goods where id = $1`,
      id,
    )
    return { kind: "goods", id, locale: "de" }
  },
  "POST /api/admin/category/save": async () => ({ dnames: fresh() }),
  "POST /api/admin/category/move": async () => ({
    id: await madeBy("POST /api/admin/category/save"),
    parent_id: null,
    position: 0,
  }),
  "POST /api/admin/category/remove": async () => ({ id: await madeBy("POST /api/admin/category/save") }),
  "POST /api/admin/tag/save": async () => ({ dnames: fresh(), position: 1 }),
  "POST /api/admin/tag/remove": async () => ({ id: await madeBy("POST /api/admin/tag/save") }),
  "POST /api/admin/media/save": async () => ({ id: picture?.id, alt: "A door" }),
  "POST /api/admin/media/remove": async () => {
    const [row] = await rows<{ id: number }>(
      `insert into media (site_id, path, mime, width, height, bytes) values (1, $1, 'image/webp', 1, 1, 1) returning id`,
      `default-modulized/${fresh()}.webp`,
    )
    return { id: row?.id }
  },
  "POST /api/admin/goodsPromotion/save": async () => ({
    dnames: "Door",
    ...window,
    detail: [{ goodId: (await goods()).goodsId, salePrice: 1 }],
  }),
  "POST /api/admin/goodsPromotion/remove": async () => ({ id: await madeBy("POST /api/admin/goodsPromotion/save") }),
  "POST /api/admin/orderPromotion/save": async () => ({
    dnames: "Door",
    type: 2,
    ...window,
    ladderArea: [{ amount: 900_000, reduceMoney: 1 }],
  }),
  "POST /api/admin/orderPromotion/remove": async () => ({ id: await madeBy("POST /api/admin/orderPromotion/save") }),
  "POST /api/admin/shippingPromotion/save": async () => ({ dnames: "Door", above: 1, ...window, regions: ["DE"] }),
  "POST /api/admin/shippingPromotion/remove": async () => ({
    id: await madeBy("POST /api/admin/shippingPromotion/save"),
  }),
  "POST /api/admin/promotion/pause": async () => ({
    kind: "order",
    id: await madeBy("POST /api/admin/orderPromotion/save"),
    isPaused: true,
  }),
  "POST /api/admin/coupon/save": async () => ({ dnames: "Door", type: "1", amount: 1, receiveType: "2" }),
  "POST /api/admin/coupon/remove": async () => ({ id: await madeBy("POST /api/admin/coupon/save") }),
  "POST /api/admin/coupon/give": async () => ({
    coupon_id: await madeBy("POST /api/admin/coupon/save"),
    email: member.email,
  }),
  "POST /api/admin/news/save": async () => ({ title: "Door", content: "Open" }),
  "POST /api/admin/news/remove": async () => ({ id: await madeBy("POST /api/admin/news/save") }),
  "POST /api/admin/page/save": async () => ({ slug: fresh(), title: "Door", content: "Open" }),
  "POST /api/admin/page/remove": async () => ({ id: await madeBy("POST /api/admin/page/save") }),
  "POST /api/admin/navigation/save": async () => ({ navigation: [{ type: 3, id: 1, dnames: "Home", url: "/" }] }),
  "POST /api/admin/paymentAccount/save": async () => ({ provider: "stripe", mode: "test", methods: ["card"] }),
  "POST /api/admin/paymentAccount/switch": async () => ({
    id: await madeBy("POST /api/admin/paymentAccount/save"),
    isOn: false,
  }),
  "POST /api/admin/paymentAccount/test": async () => ({ id: await madeBy("POST /api/admin/paymentAccount/save") }),
  "POST /api/admin/paymentAccount/remove": async () => ({ id: await madeBy("POST /api/admin/paymentAccount/save") }),
  "POST /api/admin/policy/save": async () => ({ kind: "service", policy: "We serve", summary: "Served" }),
  "POST /api/admin/friendLink/save": async () => ({ friendLinks: [{ title: "F", url: "https://f.example" }] }),
  "POST /api/admin/whatsapp/save": async () => ({ whatsapp: [{ country: "F", account: "1", nickName: "A" }] }),
  "POST /api/admin/home/content": async () => ({ ad_config: { ticker: ["Door"] } }),
  "POST /api/admin/home/sections": async () => ({ sections: [{ section: "hero" }] }),
  "POST /api/admin/look/save": looked,
  "POST /api/admin/look/undo": drafted,
  "POST /api/admin/look/redo": async () => {
    const { draft } = await owner.does("POST /api/admin/look/undo", await drafted())
    return { version: draft?.version }
  },
  "POST /api/admin/look/discard": drafted,
  "POST /api/admin/look/publish": drafted,
  "POST /api/admin/look/schedule": async () => ({ ...(await drafted()), at: at(1) }),
  "POST /api/admin/look/restore": async () => {
    await owner.does("POST /api/admin/look/publish", await drafted())
    const { list } = await owner.reads("GET /api/admin/look/revisions")
    return { version: 0, id: list[0]?.id }
  },
  "POST /api/admin/look/share": async () => ({ ...(await drafted()), days: 7 }),
  "POST /api/admin/site/settings": async () => {
    const { updated_at } = await owner.reads("GET /api/admin/site/settings")
    return { updated_at, slogan: fresh() }
  },
  "POST /api/admin/site/apps": async () => ({ app_id: 3, on: true }),
  "POST /api/admin/offlineWay/save": async () => ({
    way: "cash",
    isOn: true,
    instructions: "At the counter",
    expiryHours: 48,
  }),
  "POST /api/admin/tax/settings": async () => ({
    settings: { prices: "gross", country: "DE", euSales: "oss" },
    zones: [],
  }),
  "POST /api/admin/tax/euroRate": async () => ({ quarter: "2026-Q4", rate: "1.08" }),
  "POST /api/admin/currency/save": async () => {
    const letters = String.fromCharCode(65 + (count % 26), 65 + (++count % 26), 65 + Math.floor((count / 26) % 26))
    return { code: letters, symbol: "D", rate: "2.5" }
  },
  "POST /api/admin/currency/remove": async () => ({ id: await madeBy("POST /api/admin/currency/save") }),
  "POST /api/admin/freight/save": async () => ({
    region_code: "IS",
    firstWeight: 1,
    firstFee: 1,
    furtherWeight: 1,
    furtherFee: 1,
  }),
  "POST /api/admin/freight/remove": async () => {
    await madeBy("POST /api/admin/freight/save")
    return { region_code: "IS" }
  },
}
const changing = Object.keys(bodies)
  .filter(isName)
  .filter((name): name is Changing => name in bodies)

const deep = JSON.parse(`${"[".repeat(400)}${"]".repeat(400)}`)
const nonsense: unknown[] = [
  ...[null, true, -1, 0, 1e9, 1.5, 1e-7, 2_000_000_000, Number.MAX_VALUE, "", " ", "1e3", "NaN", "x".repeat(60_000)],
  ...[[], {}, deep, [[[[1]]]], [null], ["x"], [{}], { $gt: "" }, { length: 1e9 }, "\u0000", "\ud83d", "';--"],
  Array.from({ length: 10_000 }, (_, n) => n + 1),
]
const unknownIds = ["id", "detail_id", "goods_id", "coupon_id"]

describe.each(changing)("%s", (name) => {
  const shape: z.ZodObject | undefined = callOf(name).body

  test("is noted in the audit log when it is done", async () => {
    const body = await bodies[name]()
    const before = await noted()
    expect(await sent(name, body, desk.owner.headers)).toMatchObject({ status: 200 })
    const entries = await rows<{ staff_id: number; site_id: number; action: string }>(
      "select staff_id, site_id, action from audit_entry order by id desc limit $1",
      (await noted()) - before,
    )
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries) expect(entry).toMatchObject({ staff_id: desk.owner.id, site_id: 1 })
  })

  test("names what is missing", async () => {
    const before = await noted()
    const { status, fields } = await sent(name, {}, desk.owner.headers)
    expect(status).toBe(422)
    expect(Object.keys(shape?.shape ?? {})).toEqual(expect.arrayContaining(Object.keys(fields ?? {})))
    expect(await noted()).toBe(before)
  })

  test("takes no harm from nonsense in any field", async () => {
    const body = await bodies[name]()
    let known = await noted()
    for (const field of Object.keys(shape?.shape ?? {})) {
      for (const value of nonsense) {
        const { status, reason } = await sent(name, { ...body, [field]: value }, desk.owner.headers)
        const where = `${field} = ${JSON.stringify(value)?.slice(0, 60)} → ${status} ${reason}`
        expect(status, where).toBeLessThan(500)
        const now = status === 422 ? known : await noted()
        if (status !== 200) expect(now, where).toBe(known)
        known = now
      }
    }
    expect(await noted()).toBe(known)
  }, 120_000)

  test.each(unknownIds.filter((id) => id in (shape?.shape ?? {})))("knows no %s that is not there", async (id) => {
    const before = await noted()
    const body = { ...(await bodies[name]()), updated_at: at(0), [id]: 2_000_000_000 }
    const made = await noted()
    expect(await sent(name, body, desk.owner.headers)).toMatchObject({ status: 404 })
    expect(await noted(), `${before} before`).toBe(made)
  })
})

describe("amounts and lists that are refused by name", () => {
  const priced = async (price: unknown) =>
    sent("POST /api/admin/goods/price", { detail_id: (await goods()).variantId, price }, desk.owner.headers)
  test.each([-1, -0.01, 1e9, 10_000_000, 1.005, 1e-7, "5", null, [5], { amount: 5 }])(
    "a price of %j",
    async (price) => {
      expect(await priced(price)).toEqual({ status: 422, reason: "invalidField", fields: { price: "amount" } })
    },
  )
  test.each([0, 0.01, 9_999_999.99])("but not a price of %j", async (price) => {
    expect(await priced(price)).toMatchObject({ status: 200 })
  })

  test.each([
    [{}, "change"],
    [{ set: 1, change: 1 }, "change"],
    [{ set: -1 }, "set"],
    [{ set: 1.5 }, "set"],
    [{ set: 10_000_000 }, "set"],
    [{ change: "3" }, "change"],
  ])("pieces of %j", async (pieces, field) => {
    const { variantId: detail_id } = await goods()
    const answer = await sent("POST /api/admin/goods/stock", { detail_id, ...pieces }, desk.owner.headers)
    expect(answer).toMatchObject({ status: 422, fields: { [field]: expect.any(String) } })
  })

  const two = [
    { name: "Size", values: [{ name: "S" }, { name: "M" }] },
    { name: "Ink", values: [{ name: "Red" }] },
  ]
  const variant = (goodNo: string, specs: [string, string][], more = {}) => ({
    goodNo,
    price: 1,
    weight: 1,
    specs: specs.map(([name, value]) => ({ name, value })),
    ...more,
  })
  const red: [string, string] = ["Ink", "Red"]
  test.each([
    ["two variants without choices", [], [variant("A", []), variant("B", [])], "variants.1.specs"],
    ["a choice that is not made", two, [variant("A", [["Size", "S"]])], "variants.0.specs"],
    ["a value that is not offered", two, [variant("A", [["Size", "XL"], red])], "variants.0.specs"],
    ["a choice that is made twice", two, [variant("A", [["Size", "S"], ["Size", "M"], red])], "variants.0.specs"],
    [
      "one combination twice",
      two,
      [variant("A", [["Size", "S"], red]), variant("B", [red, ["Size", "S"]])],
      "variants.1.specs",
    ],
    [
      "one number twice",
      two,
      [variant("A", [["Size", "S"], red]), variant("A", [["Size", "M"], red])],
      "variants.1.goodNo",
    ],
    [
      "one id twice",
      two,
      [variant("A", [["Size", "S"], red], { id: 1 }), variant("B", [["Size", "M"], red], { id: 1 })],
      "variants.1.id",
    ],
    ["one choice twice", [two[0], two[0]], [], "specs.1.name"],
    ["one value twice", [{ name: "Size", values: [{ name: "S" }, { name: "S" }] }], [], "specs.0.values.1.name"],
  ])("variants with %s", async (_what, specs, variants, field) => {
    const { goodsId: goods_id } = await goods()
    const answer = await sent("POST /api/admin/goods/variants", { goods_id, specs, variants }, desk.owner.headers)
    expect(answer).toEqual({ status: 422, reason: "invalidField", fields: { [field]: "invalid" } })
  })

  test.each([
    ["a gift that is money", 1, { amount: 1, reduceMoney: 1 }, "ladderArea.0.reduceMoney"],
    ["a gift that is nothing", 1, { amount: 1 }, "ladderArea.0.goods"],
    ["money that is a percentage", 2, { amount: 1, discount: 50 }, "ladderArea.0.discount"],
    ["a percentage of all", 3, { amount: 1, discount: 100 }, "ladderArea.0.discount"],
    ["a percentage of nothing", 3, { amount: 1, discount: 0 }, "ladderArea.0.discount"],
  ])("an order promotion with %s", async (_what, type, step, field) => {
    const body = { dnames: "X", type, ...window, ladderArea: [step] }
    const { status, fields } = await sent("POST /api/admin/orderPromotion/save", body, desk.owner.headers)
    expect(status).toBe(422)
    expect(Object.keys(fields ?? {})).toContain(field)
  })

  test.each(["goodsPromotion", "orderPromotion", "shippingPromotion"] as const)(
    "a %s that ends before it begins",
    async (kind) => {
      const name = `POST /api/admin/${kind}/save` as const
      const body = { ...(await bodies[name]()), beginTime: at(2), endTime: at(1) }
      expect(await sent(name, body, desk.owner.headers)).toMatchObject({ status: 422, fields: { endTime: "invalid" } })
      const long = { ...(await bodies[name]()), endTime: "9999-01-01T00:00:00Z" }
      expect(await sent(name, long, desk.owner.headers)).toMatchObject({ status: 422, fields: { endTime: "invalid" } })
    },
  )

  test("a menu that is deeper than three levels loses the rest", async () => {
    const entry = (sub: object[]) => ({ type: 3, id: 1, dnames: "X", url: "/", sub })
    const body = { navigation: [entry([entry([entry([entry([])])])])] }
    expect(await sent("POST /api/admin/navigation/save", body, desk.owner.headers)).toMatchObject({ status: 200 })
    expect(await rows("select from navigation_entry where site_id = 1")).toHaveLength(3)
  })

  test("a price that is asked at another shop's door changes nothing here", async () => {
    const { variantId } = await goods()
    const body = { detail_id: variantId, price: 1 }
    const answer = await ask("POST /api/admin/goods/price", { body, ...desk.elsewhere })
    expect(answer).toMatchObject({ status: 404, reason: "unknownRow" })
    expect(await rows("select price from variant where id = $1", variantId)).toEqual([{ price: 1000 }])
  })
})
