import { describe, expect, test } from "vitest"
import { siteTypeCode } from "../../../../src/domain/site/site-type.ts"
import { guestBuys, orderNoOf } from "../../buying.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { newGoods } from "./shelf.ts"
import { keeping } from "./staff-calls.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const desk = await atDesk(shop)
const owner = keeping(shop, desk.asOwner)

const settings = () => owner.reads("GET /api/admin/site/settings")
type Sent = Omit<Parameters<typeof owner.does<"POST /api/admin/site/settings">>[1] & object, "updated_at">
const change = async (sent: Sent) =>
  owner.does("POST /api/admin/site/settings", { ...sent, updated_at: (await settings()).updated_at })
const attempt = async (sent: Sent) =>
  owner.tries("POST /api/admin/site/settings", { ...sent, updated_at: (await settings()).updated_at })

describe("settings", () => {
  test("that are sent change at once, the others stay", async () => {
    const before = await settings()
    const sent = {
      title: "Lantern & Son",
      slogan: "Since dusk",
      description: "Lamps",
      keywords: "lamps",
      languageCode: "de" as const,
      locales: ["de" as const, "fr" as const, "de" as const],
      rightclickForbidden: true,
      isSaveAs: true,
      chatCode: "<script>chat()</script>",
      isFreeShipping: true,
      freeshippingRegion: ["FR", "DE"],
      contactEmail: "Hello@Lantern.example",
    }
    const after = await change(sent)
    expect(after).toEqual({
      ...before,
      ...sent,
      locales: ["de", "fr"],
      freeshippingRegion: ["DE", "FR"],
      contactEmail: "hello@lantern.example",
      updated_at: after.updated_at,
    })
    expect(await get("GET /api/site/config")).toMatchObject({
      title: "Lantern & Son",
      slogan: "Since dusk",
      languageCode: "de",
      rightclickForbidden: "1",
      isSaveAs: "1",
      chatCode: "<script>chat()</script>",
      isFreeShipping: true,
      freeshippingRegion: ["DE", "FR"],
      locales: [{ code: "de" }, { code: "fr" }],
    })
    const noted = (await desk.noted("site")).at(-1)
    expect(noted).toMatchObject({ action: "site.settings", staff_id: desk.owner.id })
    expect(new Set(Object(noted?.detail.fields))).toEqual(new Set(Object.keys(sent)))
    await change({ isFreeShipping: false, freeshippingRegion: [], languageCode: "en", locales: [] })
  })

  test("of orders, reviews, consent and places hold too", async () => {
    const sent = {
      moderateReviews: true,
      orderExpiryHours: 2,
      stockHoldMinutes: 45,
      byAgreement: true,
      completionDays: 30,
      consentRequired: true,
      defaultRegion: "US-CA",
      ad_code: "<b>ad</b>",
      favico: "/media/icon.png",
      logo: "/media/sign.svg",
    }
    expect(await change(sent)).toMatchObject(sent)
    const { variantId } = await newGoods(shop)
    const minutes = async (payment_way: "online" | "agreement") => {
      const order = orderNoOf(await guestBuys(shop, [{ detail_id: variantId, number: 1 }], { payment_way }))
      const [row] = await rows<{ minutes: number }>(
        "select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from shop_order where order_no = $1",
        order,
      )
      return row?.minutes
    }
    expect([await minutes("online"), await minutes("agreement")]).toEqual([45, 120])
    const back = { defaultRegion: null, byAgreement: null }
    expect(await change(back)).toMatchObject(back)
  })

  test("a password opens the encrypted goods, and another one closes them again; the log does not tell it", async () => {
    await change({ goodsPassword: "open sesame" })
    expect((await get("GET /api/site/config")).hasGoodsPassword).toBe(true)
    const unlock = (password: string) => ask("POST /api/goods/unlock", { body: { password } })
    expect((await unlock("open sesame")).code).toBe(1)
    await change({ goodsPassword: "shut" })
    expect(await unlock("open sesame")).toMatchObject({ reason: "pwdIncorrect" })
    expect((await change({ goodsPassword: null })).goodsPassword).toBeNull()
    const log = await rows("select from audit_entry where detail::text ~ 'sesame|shut'")
    expect(log).toEqual([])
  })

  test("the template brings its kind, the type its prices", async () => {
    const { goodsId } = await newGoods(shop, { tiers: [{ begin: 10, price: 600 }] })
    const price = async () => (await get("GET /api/goods/detail", { id: goodsId })).minPrice
    expect(await price()).toBe(10)
    await change({ template: "wholesale", type: 2 })
    expect(await get("GET /api/site/config")).toMatchObject({ template: "wholesale", templateType: 2, type: 2 })
    expect(await price()).toBe(6)
    await change({ template: "default-modulized", type: 1 })
    expect(await price()).toBe(10)
  })

  test("are not overwritten by an owner who has read them before", async () => {
    const { updated_at } = await settings()
    const tried = await Promise.all(
      ["One", "Two", "Three", "Four"].map((title) =>
        owner.tries("POST /api/admin/site/settings", { title, updated_at }),
      ),
    )
    expect(tried.map(({ reason }) => reason).toSorted()).toEqual(["done", ...Array(3).fill("notPossibleNow")])
    const late = await owner.tries("POST /api/admin/site/settings", { title: "Late", updated_at })
    const now = await settings()
    expect(late).toMatchObject({ status: 409, details: { updated_at: now.updated_at } })
    expect(now.title).not.toBe("Late")
  })

  test.each<[string, Sent, string]>([
    ["no title", { title: " " }, "title"],
    ["a type that is none", { type: 4 }, "type"],
    ["no hours", { orderExpiryHours: 0 }, "orderExpiryHours"],
    ["no days", { completionDays: 1e9 }, "completionDays"],
    ["an address that is none", { contactEmail: "here" }, "contactEmail"],
    ["an icon that acts", { favico: "javascript:x()" }, "favico"],
    ["a sign that acts", { logo: "javascript:x()" }, "logo"],
    ["an empty password", { goodsPassword: "" }, "goodsPassword"],
    ["a place that is none", { defaultRegion: "ZZ" }, "defaultRegion"],
    ["free places that are none", { freeshippingRegion: ["DE", "ZZ"] }, "freeshippingRegion"],
  ])("with %s are refused", async (_what, sent, field) => {
    const before = await settings()
    const tried = await attempt({ slogan: "Changed", ...sent })
    expect(tried).toMatchObject({
      status: 422,
      reason: "invalidField",
      details: { fields: { [field]: expect.any(String) } },
    })
    expect(await settings()).toEqual(before)
  })
})

describe("apps", () => {
  test("are switched on and off, everywhere at once", async () => {
    const off = await owner.does("POST /api/admin/site/apps", { app_id: 16, on: false })
    expect(off.list.find(({ id }) => id === 16)).toEqual({ id: 16, name: "guestPurchase", on: false, problems: [] })
    expect(await get("GET /api/site/config")).toMatchObject({ enableGuestPurchaseApp: false })
    for (let twice = 0; twice < 2; twice++) await owner.does("POST /api/admin/site/apps", { app_id: 16, on: true })
    expect(await get("GET /api/site/config")).toMatchObject({ enableGuestPurchaseApp: true })
    const { list } = await owner.reads("GET /api/admin/site/apps")
    expect(list).toContainEqual({ id: 16, name: "guestPurchase", on: true, problems: [] })
    expect((await desk.noted("app 16")).map(({ action }) => action)).toEqual(["app.off", "app.on", "app.on"])
  })

  test("area prices say that they have no effect in a retail shop, and nothing in others", async () => {
    const areaPrices = async () =>
      (await owner.does("POST /api/admin/site/apps", { app_id: 21, on: true })).list.find(({ id }) => id === 21)
    const type = async (number: number) => rows("update site set type = $1 where id = 1", number)
    const [before] = await rows<{ type: number }>("select type from site where id = 1")
    await type(siteTypeCode("retail"))
    expect(await areaPrices()).toMatchObject({
      on: true,
      problems: [
        { reason: "noEffectInRetail", msg: "In a retail shop this app has no effect: everyone pays the same there." },
      ],
    })
    await type(siteTypeCode("mixed"))
    expect(await areaPrices()).toMatchObject({ on: true, problems: [] })
    await type(before?.type ?? 0)
    await owner.does("POST /api/admin/site/apps", { app_id: 21, on: false })
  })

  test("goods promotions take their prices out of lists with them", async () => {
    const { goodsId } = await newGoods(shop)
    const hour = 3_600_000
    await owner.does("POST /api/admin/goodsPromotion/save", {
      dnames: "Now",
      detail: [{ goodId: goodsId, salePrice: 4 }],
      beginTime: new Date(Date.now() - hour).toISOString(),
      endTime: new Date(Date.now() + hour).toISOString(),
    })
    const price = async () => (await get("GET /api/goods/detail", { id: goodsId })).minPrice
    expect(await price()).toBe(4)
    await owner.does("POST /api/admin/site/apps", { app_id: 7, on: false })
    expect(await price()).toBe(10)
    await owner.does("POST /api/admin/site/apps", { app_id: 7, on: true })
    expect(await price()).toBe(4)
  })

  test.each([0, 5, 1e9, 1.5])("there is no app %d", async (app_id) => {
    expect(await owner.tries("POST /api/admin/site/apps", { app_id, on: true })).toMatchObject({ status: 422 })
  })
})

describe("currencies", () => {
  const list = async () => (await owner.reads("GET /api/admin/currency/lists")).list

  test("come with their rate, change it and go, though orders were made in them", async () => {
    const sent = { code: "CHF", symbol: "Fr.", position: 9 }
    const franc = await owner.does("POST /api/admin/currency/save", { ...sent, rate: "1.1" })
    expect(franc).toEqual({ ...sent, id: franc.id, rate: "1.1", isBase: false, updated_at: franc.updated_at })
    expect((await get("GET /api/site/config")).rate).toContainEqual({
      id: franc.id,
      code: "CHF",
      symbol: "Fr.",
      rate: "1.1",
      isBase: false,
    })
    const { variantId } = await newGoods(shop)
    const headers = { cookie: `rate=${franc.id}` }
    const order = orderNoOf(await guestBuys(shop, [{ detail_id: variantId, number: 1 }], { headers }))
    await owner.does("POST /api/admin/currency/save", { id: franc.id, ...sent, rate: "0.99" })
    await owner.does("POST /api/admin/currency/remove", { id: franc.id })
    expect(
      await rows("select currency_code, trim_scale(rate)::text as rate from shop_order where order_no = $1", order),
    ).toEqual([{ currency_code: "CHF", rate: "1.1" }])
    expect((await desk.noted(`currency ${franc.id}`)).map(({ action }) => action)).toEqual([
      "currency.add",
      "currency.change",
      "currency.remove",
    ])
  })

  test("the base stays, and stays 1", async () => {
    const base = (await list()).find(({ isBase }) => isBase)
    const { id = 0, code = "", symbol = "" } = base ?? {}
    expect(await owner.tries("POST /api/admin/currency/remove", { id })).toMatchObject({ status: 409, reason: "inUse" })
    expect(await owner.tries("POST /api/admin/currency/save", { id, code, symbol, rate: "1.2" })).toMatchObject({
      status: 422,
      details: { fields: { rate: "invalid" } },
    })
    await owner.does("POST /api/admin/currency/save", { id, code, symbol: "€€", rate: "1.0" })
    expect((await list())[0]).toMatchObject({ id, symbol: "€€", rate: "1", isBase: true })
  })

  test("each code once; those of another shop are not there", async () => {
    const [{ code = "" } = {}] = await list()
    const sent = { code, symbol: "x", rate: "2" }
    expect(await owner.tries("POST /api/admin/currency/save", sent)).toMatchObject({ reason: "alreadyThere" })
    const [theirs] = await rows<{ id: number }>("select id from currency where site_id <> 1 and not is_base limit 1")
    const id = theirs?.id ?? 0
    const unknown = { status: 404, reason: "unknownRow" }
    expect(
      await owner.tries("POST /api/admin/currency/save", { id, code: "XXX", symbol: "x", rate: "2" }),
    ).toMatchObject(unknown)
    expect(await owner.tries("POST /api/admin/currency/remove", { id })).toMatchObject(unknown)
  })

  test.each(["0", "-1", "1e3", "NaN", "", "0.0000001", "1000000.01", "1.123456789", "1,5", "Infinity"])(
    "a rate of %j is refused",
    async (rate) => {
      const tried = await owner.tries("POST /api/admin/currency/save", { code: "BAD", symbol: "b", rate })
      expect(tried).toMatchObject({ status: 422, details: { fields: { rate: "invalid" } } })
    },
  )
})

describe("freight", () => {
  const rate = { firstWeight: 1000, firstFee: 4.5, furtherWeight: 500, furtherFee: 1.25 }

  test("to a region is set, replaced and ended", async () => {
    const { variantId: detail_id } = await newGoods(shop, { weight: 1_200 })
    const fee = async () => {
      const body = { region_code: "IS", items: [{ detail_id, number: 1 }] }
      const answer = await ask("POST /api/order/computeFreightFee", { body })
      return answer.code === 1 ? answer.data.fee : answer.reason
    }
    await rows("delete from freight_rate f using region r where r.id = f.region_id and r.code = 'IS'")
    expect(await fee()).toBe("noShipping")
    expect(await owner.does("POST /api/admin/freight/save", { region_code: "IS", ...rate })).toEqual({
      region_code: "IS",
      regionName: "Iceland",
      ...rate,
      freeAbove: null,
      days: null,
      updated_at: expect.any(String),
    })
    expect(await fee()).toBe(5.75)
    await owner.does("POST /api/admin/freight/save", {
      region_code: "IS",
      ...rate,
      freeAbove: 10,
      days: { min: 4, max: 6 },
    })
    expect(await fee()).toBe(0)
    const { list } = await owner.reads("GET /api/admin/freight/lists")
    expect(list.filter(({ region_code }) => region_code === "IS")).toMatchObject([
      { freeAbove: 10, days: { min: 4, max: 6 } },
    ])
    await owner.does("POST /api/admin/freight/remove", { region_code: "IS" })
    expect(await fee()).toBe("noShipping")
    expect(await owner.tries("POST /api/admin/freight/remove", { region_code: "IS" })).toMatchObject({ status: 404 })
    expect(await desk.noted("freight IS")).toHaveLength(3)
  })

  test.each([
    ["region_code", { region_code: "ZZ" }],
    ["region_code", { region_code: "france" }],
    ["firstWeight", { firstWeight: 0 }],
    ["firstFee", { firstFee: -1 }],
    ["furtherFee", { furtherFee: 1e9 }],
    ["freeAbove", { freeAbove: 0 }],
    ["days.min", { days: { min: 0, max: 3 } }],
    ["days.min", { days: { min: 1.5, max: 3 } }],
    ["days.max", { days: { min: 5, max: 3 } }],
    ["days.max", { days: { min: 1, max: 366 } }],
  ])("%s that is %j is refused", async (field, sent) => {
    const tried = await owner.tries("POST /api/admin/freight/save", { region_code: "IS", ...rate, ...sent })
    expect(tried).toMatchObject({ status: 422, details: { fields: { [field]: expect.any(String) } } })
  })
})

test("the hosts of the shop are told, the primary one first", async () => {
  const { list: domains } = await owner.reads("GET /api/admin/site/domains")
  expect(domains[0]).toMatchObject({ isPrimary: true })
  expect(domains.map(({ host }) => host)).toContain("default-modulized.localhost")
})
