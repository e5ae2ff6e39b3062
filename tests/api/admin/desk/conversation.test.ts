import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { testShop } from "../../test-shop.ts"
import { atDesk, replied } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { asOwner, asClerk, elsewhere, noted, mails } = await atDesk(shop)

const NEXT_YEAR = `${new Date().getFullYear() + 1}-03-14`

async function inquired() {
  const email = `${randomUUID()}@asks.example`
  const [variant] = await rows<{ id: number; goodsId: number }>(
    `select v.id, v.goods_id as "goodsId" from variant v join goods g on g.id = v.goods_id
     where v.site_id = 1 and v.on_sale and g.on_sale and not g.encrypted order by v.id limit 1`,
  )
  const items = [{ id: variant?.goodsId ?? 0, detail_id: variant?.id, total: 40 }]
  const body = { items, name: "Karin", email, company: "Hotel Lindqvist", content: "How much for forty?" }
  const { number } = replied(await ask("POST /api/goods/inquiry", { body, address: randomUUID() }))
  const [row] = await rows<{ id: number }>("select id from inquiry where number = $1", number)
  await rows("delete from attempt")
  return { id: row?.id ?? 0, number, email, variantId: variant?.id ?? 0 }
}

const write = (id: number, seen: number, content = "Ten a piece", quote?: object, as = quote ? asOwner : asClerk) =>
  ask("POST /api/admin/inquiry/message", { body: { id, seen, content, ...(quote && { quote }) } as never, ...as })
const detail = (id: number) => get("GET /api/admin/inquiry/detail", { id }, asClerk)
const tokenOf = async (id: number) => new URL((await detail(id)).link).searchParams.get("token") ?? ""
const read = (token: string, from = {}) => ask("GET /api/goods/conversation", { query: { token }, ...from })
const reply = (token: string, content: string, from = {}) =>
  ask("POST /api/goods/conversation", { body: { token, content }, ...from })
const quoteOf = (variantId: number, price = 11.9) => ({
  lines: [{ detail_id: variantId, number: 40, price }],
  freight: 18,
  validUntil: NEXT_YEAR,
})

describe("an inquiry is a conversation", () => {
  test("the shop answers many times, the sender by the link, and it waits again", async () => {
    const { id, number, email } = await inquired()
    const first = replied(await write(id, 0, "Which colour?"))
    expect(await mails(email, "inquiryAnswered")).toMatchObject([
      { content: { inquiryId: id, messageId: first.message_id, link: expect.stringMatching(/^\/inquiry\?token=/) } },
    ])
    const token = await tokenOf(id)
    const seen = replied(await read(token))
    expect(seen).toMatchObject({
      number,
      messages: [
        { by: "shopper", name: "Karin", content: "How much for forty?" },
        { by: "staff", content: "Which colour?", quote: null },
      ],
    })
    expect(JSON.stringify(seen)).not.toContain("Sam")
    expect(
      (await get("GET /api/admin/inquiry/lists", { state: "waiting" }, asClerk)).list.map((each) => each.id),
    ).not.toContain(id)
    replied(await reply(token, "Blue, please"))
    const { list } = await get("GET /api/admin/inquiry/lists", { state: "waiting", keywords: "lindqvist" }, asClerk)
    expect(list[0]).toMatchObject({ id, lastContent: "Blue, please", lastBy: "shopper", answerTime: null })
    const again = await detail(id)
    expect(again.messages.map(({ by, content }) => [by, content])).toEqual([
      ["staff", "Which colour?"],
      ["shopper", "Blue, please"],
    ])
    const last = again.messages.at(-1)?.id ?? 0
    expect((await write(id, last, "Blue it is")).code).toBe(1)
    expect(await mails(email, "inquiryAnswered")).toHaveLength(2)
    expect(await noted(`inquiry ${number}`)).toMatchObject([
      { action: "inquiry.message", detail: { content: "Which colour?" } },
      { action: "inquiry.message", detail: { content: "Blue it is" } },
    ])
  })

  test("nobody writes past a colleague, or past what the sender wrote meanwhile", async () => {
    const { id } = await inquired()
    const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => write(id, 0, `Answer ${n}`)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.find(({ code }) => code !== 1)).toMatchObject({ status: 409, data: { why: "newMessage" } })
    const { messages } = await detail(id)
    replied(await reply(await tokenOf(id), "One more thing"))
    expect(await write(id, messages.at(-1)?.id ?? 0, "Too late")).toMatchObject({ status: 409 })
  })

  test("a message can be taken back while its mail is held; the quote before it stands again", async () => {
    const { id, email, variantId } = await inquired()
    const first = replied(await write(id, 0, "Our offer", quoteOf(variantId)))
    const second = replied(await write(id, first.message_id, "A better one", quoteOf(variantId, 9)))
    expect((await detail(id)).messages.map(({ quote }) => quote?.state)).toEqual(["withdrawn", "open"])
    const token = second.undo?.token ?? ""
    expect((await ask("POST /api/admin/step/undo", { body: { token }, ...asOwner })).code).toBe(1)
    const { messages } = await detail(id)
    expect(messages).toMatchObject([{ content: "Our offer", quote: { state: "open", total: 494 } }])
    expect(await mails(email, "inquiryAnswered")).toHaveLength(1)
  })
})

describe("a quote", () => {
  test("is data: lines, freight and how long it holds, for both sides", async () => {
    const { id, variantId } = await inquired()
    replied(await write(id, 0, "Our offer", quoteOf(variantId)))
    const quote = {
      state: "open",
      lines: [{ goodDetailId: variantId, number: 40, price: 11.9, total: 476 }],
      goodsTotal: 476,
      freight: 18,
      total: 494,
      validUntil: NEXT_YEAR,
      order_no: null,
    }
    expect((await detail(id)).messages).toMatchObject([{ quote }])
    expect(replied(await read(await tokenOf(id))).messages[1]).toMatchObject({ quote })
    const { list } = await get("GET /api/admin/inquiry/lists", { state: "quoted" }, asClerk)
    expect(list.find((each) => each.id === id)).toMatchObject({ quote: "open" })
    await rows("update inquiry_quote set valid_until = '2020-01-01' where inquiry_id = $1", id)
    expect((await detail(id)).messages).toMatchObject([{ quote: { state: "expired" } }])
    expect((await ask("POST /api/admin/inquiry/withdrawQuote", { body: { id }, ...asClerk })).code).toBe(1)
    expect((await detail(id)).messages).toMatchObject([{ quote: { state: "withdrawn" } }])
    expect(await ask("POST /api/admin/inquiry/withdrawQuote", { body: { id }, ...asClerk })).toMatchObject({
      status: 409,
    })
  })

  test("names goods of this shop, each once, at a price, until a day to come", async () => {
    const { id, variantId } = await inquired()
    const [foreign] = await rows<{ id: number }>("select id from variant where site_id <> 1 order by id limit 1")
    const line = { detail_id: variantId, number: 1, price: 10 }
    const sent = (quote: object) =>
      write(id, 0, "Our offer", { freight: 0, validUntil: NEXT_YEAR, lines: [line], ...quote })
    expect(await sent({ lines: [{ ...line, detail_id: foreign?.id }] })).toMatchObject({ reason: "unknownGoods" })
    expect(await sent({ lines: [line, line] })).toMatchObject({ status: 422 })
    expect(await sent({ lines: [] })).toMatchObject({ status: 422 })
    expect(await sent({ lines: [{ ...line, price: 0 }] })).toMatchObject({ status: 422 })
    expect(await sent({ validUntil: "2020-01-01" })).toMatchObject({
      data: { fields: { "quote.validUntil": "invalid" } },
    })
    expect((await detail(id)).messages).toEqual([])
  })
})

describe("a quote that is accepted", () => {
  const address = {
    region_code: "DE",
    contact: "Karin Lindqvist",
    calling_code: "49",
    mobile: "3012345678",
    city: "Berlin",
    address_part: "7 Quiet Street",
    zip_code: "10115",
  }
  async function quoted(number = 4) {
    const asked = await inquired()
    await rows("update variant set stock = 1000 where id = $1", asked.variantId)
    const quote = { ...quoteOf(asked.variantId), lines: [{ detail_id: asked.variantId, number, price: 11.9 }] }
    replied(await write(asked.id, 0, "Our offer", quote))
    const token = await tokenOf(asked.id)
    const quote_id = (await detail(asked.id)).messages[0]?.quote?.id ?? 0
    return { ...asked, token, quote_id }
  }
  const accept = (token: string, quote_id: number, to: typeof address = address) =>
    ask("POST /api/goods/acceptQuote", { body: { token, quote_id, address: to } })

  test("becomes one order at its prices, however often it is accepted at once", async () => {
    const { id, email, token, quote_id, variantId } = await quoted()
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token, quote_id)))
    const numbers = new Set(answers.map((answer) => replied(answer).order_no))
    expect(numbers.size).toBe(1)
    const [orderNo = ""] = numbers
    expect(
      await rows("select email, subtotal, freight, total, status from shop_order where email = $1", email),
    ).toEqual([{ email, subtotal: 4760, freight: 1800, total: 6560, status: 1 }])
    expect(await rows("select stock from variant where id = $1", variantId)).toEqual([{ stock: 996 }])
    expect((await detail(id)).messages).toMatchObject([{ quote: { state: "accepted", order_no: orderNo } }])
    expect(await ask("POST /api/admin/inquiry/withdrawQuote", { body: { id }, ...asOwner })).toMatchObject({
      status: 409,
    })
  })

  test("is refused when it is over, another's, made up, without an address or without the goods", async () => {
    const [one, two] = [await quoted(), await quoted()]
    expect(await accept(one.token, two.quote_id)).toMatchObject({ reason: "linkInvalid" })
    expect(await accept("made up", one.quote_id)).toMatchObject({ reason: "linkInvalid" })
    expect(await accept(one.token, one.quote_id, { ...address, contact: " " })).toMatchObject({ status: 422 })
    await rows("update inquiry_quote set valid_until = '2020-01-01' where id = $1", one.quote_id)
    expect(await accept(one.token, one.quote_id)).toMatchObject({ status: 409, data: { why: "expired" } })
    await rows("update variant set stock = 1 where id = $1", two.variantId)
    expect(await accept(two.token, two.quote_id)).toMatchObject({ status: 409, reason: "outOfStock" })
    expect((await detail(two.id)).messages).toMatchObject([{ quote: { state: "open" } }])
  })

  test("is made by the owner: its prices are a promise", async () => {
    const { id, variantId } = await inquired()
    expect(await write(id, 0, "Mine", quoteOf(variantId), asClerk)).toMatchObject({ status: 403, reason: "ownerOnly" })
  })
})

describe("the link", () => {
  test("is worth nothing when it was made up, is another's or is used at another shop", async () => {
    const [one, two] = [await inquired(), await inquired()]
    const [token, other] = [await tokenOf(one.id), await tokenOf(two.id)]
    const mixed = `${token.split(".")[0]}.${other.split(".")[1]}`
    for (const bad of ["made up", mixed, "1-1.x", `${token}x`])
      expect(await read(bad)).toMatchObject({ status: 403, reason: "linkInvalid" })
    expect(await reply(mixed, "Hello")).toMatchObject({ reason: "linkInvalid" })
    expect(await read(token, { host: "sport.localhost" })).toMatchObject({ reason: "linkInvalid" })
    expect(replied(await read(token)).messages).toHaveLength(1)
  })

  test("bears ten messages in an hour, from however many places, none empty and none a book", async () => {
    const { id } = await inquired()
    const token = await tokenOf(id)
    expect(await reply(token, "  ")).toMatchObject({ data: { fields: { content: "contentRequired" } } })
    expect(await reply(token, "x".repeat(4001))).toMatchObject({ data: { fields: { content: "tooLong" } } })
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => reply(token, `Message ${n}`, { address: `10.0.0.${n}` })),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect((await detail(id)).messages).toHaveLength(10)
  })

  test("shows markup as what was typed, and nothing to the staff of another shop", async () => {
    const { id } = await inquired()
    const content = `<script>alert(1)</script> 🙂`
    replied(await reply(await tokenOf(id), content))
    expect((await detail(id)).messages).toMatchObject([{ content }])
    const unknown = { status: 404, reason: "unknownRow" }
    expect(await write(id, 0, "Mine", undefined, elsewhere)).toMatchObject(unknown)
    expect(await ask("POST /api/admin/inquiry/withdrawQuote", { body: { id }, ...elsewhere })).toMatchObject(unknown)
  })
})
