import { beforeEach, describe, expect, test } from "vitest"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, rows, send, withoutApp } = shop

beforeEach(() => rows("delete from attempt"))

type Id = { id: number }
const idOf = async (statement: string) => (await rows<Id>(statement))[0]?.id ?? 0
const mug = await idOf("select id from goods where site_id = 1 and number = '20418'")
const variant = await idOf("select v.id from variant v join goods g on g.id = v.goods_id where g.number = '20418'")
const locked = await idOf("select id from goods where site_id = 1 and encrypted")
const foreign = await idOf("select g.id from goods g join site s on s.id = g.site_id where s.name = 'sport'")
const otherVariant = await idOf(
  "select v.id from variant v join goods g on g.id = v.goods_id where g.site_id = 1 and g.number <> '20418'",
)

const sender = { name: "Ada", email: "ada@buyers.example", content: "Do you have 500 of these in blue?" }
const body = { ...sender, items: [{ id: mug, detail_id: variant, total: 500 }] }
const inquire = (sent = body, headers = {}) => ask("POST /api/goods/inquiry", { body: sent, headers })
const outbox = () =>
  rows<{ kind: string; recipient: string; language: string; content: Record<string, unknown> }>(
    "delete from mail_outbox returning kind, recipient, language, content",
  )

describe("an inquiry", () => {
  test("is kept for the merchant and mailed to both, each in their language", async () => {
    await rows("update site set locales = '{en,de}' where id = 1")
    const items = [
      { id: mug, detail_id: variant, total: 500 },
      { id: mug, total: 1 },
    ]
    const answer = await ask("POST /api/goods/inquiry", {
      body: { ...sender, email: "Ada@Buyers.example", phone: "0123", country: "Germany", company: "Mugs & Co", items },
      headers: { "accept-language": "de" },
    })
    expect(answer.data).toEqual({ number: expect.stringMatching(/^Q\d{8}-[2-9A-HJKMNP-TV-Z]{13}$/) })
    const [kept] = await rows("select * from inquiry")
    expect(kept).toMatchObject({
      name: "Ada",
      email: "ada@buyers.example",
      phone: "0123",
      country: "Germany",
      company: "Mugs & Co",
      content: sender.content,
      language: "de",
      answer: "",
    })
    expect(answer.data).toEqual({ number: kept?.number })
    const lines = await rows("select goods_id, variant_id, total from inquiry_line order by id")
    expect(lines).toEqual([
      { goods_id: mug, variant_id: variant, total: 500 },
      { goods_id: mug, variant_id: null, total: 1 },
    ])
    const content = { inquiryId: kept?.id, origin: "http://default-modulized.localhost" }
    expect(await outbox()).toEqual([
      { kind: "inquiryReceived", recipient: "ada@buyers.example", language: "de", content },
      { kind: "inquiry", recipient: "hello@default-modulized.test", language: "en", content },
    ])
  })

  test("goes to the sender alone where the shop has no address", async () => {
    await rows("update site set contact_email = '' where id = 1")
    await inquire()
    await rows("update site set contact_email = 'hello@default-modulized.test' where id = 1")
    expect((await outbox()).map(({ kind }) => kind)).toEqual(["inquiryReceived"])
  })

  test.each([
    ["another shop's goods", { id: foreign, total: 1 }],
    ["goods that are not there", { id: 999_999, total: 1 }],
    ["locked goods", { id: locked, total: 1 }],
    ["a variant of other goods", { id: mug, detail_id: otherVariant, total: 1 }],
    ["a variant that is not there", { id: mug, detail_id: 999_999, total: 1 }],
  ])("about %s is refused, and which they are is said", async (_what, item) => {
    const answer = await ask("POST /api/goods/inquiry", { body: { ...sender, items: [...body.items, item] } })
    expect(answer).toMatchObject({ status: 404, reason: "unknownGoods", data: { ids: [item.id] } })
    expect(await outbox()).toEqual([])
  })

  test("about goods that are no longer sold is refused", async () => {
    await rows("update goods set on_sale = false where id = $1", mug)
    expect(await inquire()).toMatchObject({ status: 404, reason: "unknownGoods" })
    await rows("update goods set on_sale = true where id = $1", mug)
  })

  test.each([
    ["name", { ...body, name: " " }, "nameRequired"],
    ["email", { ...body, email: "" }, "emaiLRequired"],
    ["email", { ...body, email: "ada" }, "emailInvalid"],
    ["content", { ...body, content: "" }, "contentRequired"],
    ["content", { ...body, content: "x".repeat(4001) }, "tooLong"],
    ["items", { ...body, items: [] }, "required"],
    ["items", { ...body, items: new Array(201).fill({ id: mug, total: 1 }) }, "tooManyEntries"],
    ["items.0.total", { ...body, items: [{ id: mug, detail_id: variant, total: 0 }] }, "quantity"],
    ["items.0.total", { ...body, items: [{ id: mug, detail_id: variant, total: 1.5 }] }, "quantity"],
    ["items.0.total", { ...body, items: [{ id: mug, detail_id: variant, total: 1e9 }] }, "quantity"],
  ])("whose %s is wrong is refused by it", async (field, sent, key) => {
    expect(await inquire(sent)).toMatchObject({ status: 422, data: { fields: { [field]: key } } })
  })
})

describe("nobody sends mail through the shop", () => {
  test("by 40 inquiries from one place", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => inquire({ ...body, email: `n${n}@buyers.example` })),
    )
    expect(answers.filter(({ code }) => code === 1).length).toBe(20)
    const refused = answers.find(({ code }) => code === 0)
    expect(refused).toMatchObject({ status: 429, reason: "tooMany", data: { retryAfter: expect.any(Number) } })
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0)
    expect((await outbox()).length).toBe(40)
  })

  test("to one person from many places", async () => {
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) {
      await rows("delete from attempt where key like '% from %'")
      statuses.push((await inquire()).status)
    }
    expect(statuses.filter((status) => status === 200).length).toBe(10)
    await outbox()
  })

  test("by feedback and requests for access either", async () => {
    const feedback = await Promise.all(
      Array.from({ length: 22 }, () => ask("POST /api/content/feedback", { body: { ...sender, country: "" } })),
    )
    expect(feedback.filter(({ status }) => status === 429).length).toBe(2)
    const wishes = await Promise.all(
      Array.from({ length: 22 }, () => ask("POST /api/goods/applyGoodsPassword", { body: sender })),
    )
    expect(wishes.filter(({ status }) => status === 429).length).toBe(2)
    await outbox()
  })

  test("but after an hour one may again, and another shop counts by itself", async () => {
    await rows(
      "insert into attempt (site_id, key, count, ends_at) values (1, 'inquiry from 127.0.0.1', 99, now() + interval '9 s')",
    )
    expect((await inquire()).status).toBe(429)
    const there = { ...sender, items: [{ id: foreign, total: 1 }] }
    expect((await ask("POST /api/goods/inquiry", { body: there, host: "sport.localhost" })).status).toBe(200)
    await rows("update attempt set ends_at = now()")
    expect((await inquire()).status).toBe(200)
    await outbox()
  })
})

describe("a request for access", () => {
  const wish = (sent = sender) => ask("POST /api/goods/applyGoodsPassword", { body: sent })

  test("is kept as it was typed and mailed to the shop only", async () => {
    const answer = await wish()
    const [kept] = await rows("select * from access_request order by id desc limit 1")
    expect(kept).toMatchObject({ ...sender, handled_at: null, granted: false })
    expect(answer.data).toEqual({ id: kept?.id })
    expect((await outbox()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["accessRequest", "hello@default-modulized.test"],
    ])
  })

  test.each([
    ["name", { ...sender, name: "" }, "nameRequired"],
    ["email", { ...sender, email: " " }, "emaiLRequired"],
    ["email", { ...sender, email: "ada@" }, "emailInvalid"],
  ])("whose %s is wrong is refused by it", async (field, sent, key) => {
    expect(await wish(sent)).toMatchObject({ status: 422, data: { fields: { [field]: key } } })
  })

  test("may say nothing", async () => {
    expect((await wish({ ...sender, content: "" })).code).toBe(1)
    const bare = { method: "POST", headers: { "content-type": "application/json" } }
    const text = JSON.stringify({ name: "Ada", email: sender.email })
    expect((await send("/api/goods/applyGoodsPassword", { ...bare, body: text })).status).toBe(200)
    await outbox()
  })

  test("is for shops that lock something", async () => {
    await withoutApp(20, async () => expect(await wish()).toMatchObject({ status: 403, reason: "appOff" }))
    const [before] = await rows("select goods_password as password from site where id = 1")
    await rows("update site set goods_password = null where id = 1")
    expect(await wish()).toMatchObject({ status: 403, reason: "appOff" })
    await rows("update site set goods_password = $1 where id = 1", before?.password)
  })
})
