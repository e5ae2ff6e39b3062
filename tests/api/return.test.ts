import { pino } from "pino"
import { beforeEach, describe, expect, test } from "vitest"
import { moveReturn } from "../../src/server/returns/move-return.ts"
import type { Shop } from "../../src/server/shop.ts"
import { siteDirectory } from "../../src/server/sites/site-directory.ts"
import { type Bought, bought } from "./bought.ts"
import { type Headers, newGuest, newMember } from "./people.ts"
import { uploaded } from "./pictures.ts"
import { testShop } from "./test-shop.ts"

const shop = await testShop()
const { ask, get, rows, db } = shop
const ada = await newMember(shop)

beforeEach(() => rows("delete from attempt"))

const site = await siteDirectory(db).find(["default-modulized.localhost"])
const [currency] = site?.currencies ?? []
if (!site || !currency) throw new Error("There is no shop")
/** The shop as its staff use it. */
const backOffice = (): Shop => ({
  ...{
    db,
    log: pino({ level: "silent" }),
    site,
    currency,
    language: "en",
    region: null,
    unlocked: false,
    country: null,
  },
  ...{ address: "127.0.0.1", origin: "http://shop.example", now: new Date(), secret: shop.secret },
  ...{ dataFolder: shop.dataFolder, payments: shop.payments },
})
const staff = (id: number, step: "approve" | "refuse" | "confirm", extra?: Parameters<typeof moveReturn>[4]) =>
  moveReturn(backOffice(), id, step, "staff", extra)

const wishFor = ({ orderNo, lines }: Bought, number = 1) => ({
  ...{ order_no: orderNo, items: [{ detail_id: lines[0]?.variantId ?? 0, number }] },
  ...{ reason: "It is broken", content: "The lid does not close." },
})
type Wish = ReturnType<typeof wishFor> & { images?: string[]; email?: string }
const wish = (body: Wish, headers: Headers = ada.headers) => ask("POST /api/order/returned", { body, headers })
const asked = async (body: Wish, headers: Headers = ada.headers): Promise<number> => {
  const answer = await wish(body, headers)
  if (answer.code !== 1) throw new Error(`The return was refused: ${answer.reason}`)
  return answer.data.returned_id
}
const detail = (id: number, headers: Headers = ada.headers) => get("GET /api/order/returnedDetail", { id }, { headers })
const cancel = (id: number, headers = ada.headers) => ask("POST /api/order/returnedCancel", { body: { id }, headers })
const confirm = (id: number, headers = ada.headers) => ask("POST /api/order/returnedConfirm", { body: { id }, headers })
const parcel = { express_company: "DHL", express_no: "JD014600003" }
const send = (id: number, headers = ada.headers) =>
  ask("POST /api/order/returnedChangeInfo", { body: { id, ...parcel }, headers })

const mailsOf = (id: number) =>
  rows<{ kind: string; recipient: string; language: string }>(
    "select kind, recipient, language from mail_outbox where content ->> 'returnId' = $1 order by id",
    String(id),
  )
const refundsOf = (id: number) => rows("select amount::int, status from refund where cause = $1", `return ${id}`)
const stockOf = async (variantId = 0) => {
  const [row] = await rows<{ stock: number }>("select stock from variant where id = $1", variantId)
  return row?.stock ?? 0
}

describe("a return", () => {
  test("goes from the request to the money, step by step, and everybody is told", async () => {
    const lines = [
      { quantity: 3, price: 1000, reduction: 500 },
      { quantity: 1, price: 700 },
    ]
    const order = await bought(shop, { memberId: ada.id, email: ada.email, language: "fr", lines })
    const stock = await stockOf(order.lines[0]?.variantId)
    const images = [await uploaded(shop, ada.headers)]
    const id = await asked({ ...wishFor(order, 2), images })
    expect(await detail(id)).toMatchObject({
      ...{ id, order_no: order.orderNo, status: 1, reason: "It is broken", content: "The lid does not close." },
      ...{ images, refund: 16.67, refundMade: false, steps: ["cancel"] },
      items: [{ detail_id: order.lines[0]?.variantId, number: 2, isGift: false }],
    })
    expect(await send(id)).toMatchObject({ status: 409, reason: "notPossibleNow" })
    expect(await confirm(id)).toMatchObject({ status: 409, reason: "notPossibleNow" })

    expect(await staff(id, "approve", { answer: "Please send it back." })).toEqual({ id, status: 2 })
    expect(await detail(id)).toMatchObject({ status: 2, answer: "Please send it back.", steps: ["sendBack", "cancel"] })
    expect((await send(id)).data).toEqual({ id, status: 7 })
    expect(await detail(id)).toMatchObject({ status: 7, ...parcel, steps: ["sendBack"] })
    expect((await send(id)).code).toBe(1)
    expect(await cancel(id)).toMatchObject({ reason: "notPossibleNow" })
    expect(await confirm(id)).toMatchObject({ reason: "notPossibleNow" })

    expect(await staff(id, "confirm")).toEqual({ id, status: 4 })
    expect(await detail(id)).toMatchObject({ status: 4, refund: 16.67, refundMade: false, steps: [] })
    expect(await refundsOf(id)).toEqual([{ amount: 1667, status: "requested" }])
    expect(await stockOf(order.lines[0]?.variantId)).toBe(stock + 2)
    await rows("update refund set status = 'made' where cause = $1", `return ${id}`)
    expect(await detail(id)).toMatchObject({ refundMade: true })

    const kinds = ["returnRequested", "returnRequested", "returnApproved", "returnSentBack", "returnConfirmed"]
    const mails = await mailsOf(id)
    expect(mails.map(({ kind }) => kind)).toEqual(kinds)
    expect(mails[0]).toMatchObject({ recipient: ada.email, language: "fr" })
    expect(mails[1]).toMatchObject({ recipient: "hello@default-modulized.test", language: "en" })
    const events = await rows("select kind, detail from order_event where order_id = $1 order by id", order.id)
    expect(events.map(({ kind }) => kind)).toEqual([
      ...["returnRequested", "returnApproved", "returnSentBack", "returnSentBack", "returnConfirmed"],
    ])
    expect(events.at(-1)?.detail).toEqual({ returnId: id, by: "staff", refund: 1667, restock: true })
  })

  test("bit by bit gives back exactly what the line cost, and never the freight", async () => {
    const order = await bought(shop, {
      memberId: ada.id,
      lines: [{ quantity: 3, price: 1000, reduction: 1999 }],
      freight: 900,
    })
    const amounts: number[] = []
    for (let piece = 0; piece < 3; piece++) {
      const id = await asked(wishFor(order))
      await staff(id, "approve")
      await staff(id, "confirm")
      amounts.push((await detail(id)).refund)
    }
    expect(amounts.map((amount) => Math.round(amount * 100)).reduce((sum, cents) => sum + cents, 0)).toBe(1001)
    expect(await wish(wishFor(order))).toMatchObject({ status: 409, reason: "notReturnable" })
  })

  test("of a gift brings pieces back and no money", async () => {
    const order = await bought(shop, { memberId: ada.id, lines: [{ isGift: true }, {}] })
    const [gift] = order.lines
    const stock = await stockOf(gift?.variantId)
    const id = await asked(wishFor(order))
    await staff(id, "approve")
    expect(await staff(id, "confirm")).toMatchObject({ status: 4 })
    expect(await refundsOf(id)).toEqual([])
    expect(await detail(id)).toMatchObject({ refund: 0, items: [{ isGift: true }] })
    expect(await stockOf(gift?.variantId)).toBe(stock + 1)
  })

  test("of what was never paid gives nothing back", async () => {
    const order = await bought(shop, { memberId: ada.id, paymentStatus: 0 })
    const id = await asked(wishFor(order))
    await staff(id, "approve")
    await staff(id, "confirm")
    expect(await refundsOf(id)).toEqual([])
    expect(await detail(id)).toMatchObject({ status: 4, refund: 0 })
  })

  test("leaves the shelf alone where staff say that the pieces cannot be sold again", async () => {
    const order = await bought(shop, { memberId: ada.id })
    const stock = await stockOf(order.lines[0]?.variantId)
    const id = await asked(wishFor(order))
    await staff(id, "approve")
    await staff(id, "confirm", { restock: false })
    expect(await stockOf(order.lines[0]?.variantId)).toBe(stock)
  })

  test("puts goods that were sold out back on the list", async () => {
    const order = await bought(shop, { memberId: ada.id })
    const [line] = order.lines
    await rows("update variant set stock = 0 where goods_id = $1", line?.goodsId)
    await rows("update goods set in_stock = false where id = $1", line?.goodsId)
    const id = await asked(wishFor(order))
    await staff(id, "approve")
    await staff(id, "confirm")
    expect(await get("GET /api/goods/detail", { id: line?.goodsId })).toMatchObject({ inStock: true })
  })

  test("is confirmed by the shopper once the money is back", async () => {
    const order = await bought(shop, { memberId: ada.id })
    const id = await asked(wishFor(order))
    await staff(id, "approve")
    expect((await detail(id)).steps).not.toContain("confirm")
    await rows("update shop_order set payment_status = 2 where id = $1", order.id)
    expect((await detail(id)).steps).toContain("confirm")
    expect((await confirm(id)).data).toEqual({ id, status: 4 })
    expect(await refundsOf(id)).toEqual([])
  })

  test("that was refused or cancelled can be asked for anew, with the same picture", async () => {
    const order = await bought(shop, { memberId: ada.id })
    const images = [await uploaded(shop, ada.headers)]
    for (const end of ["cancel", "refuse"] as const) {
      const id = await asked({ ...wishFor(order), images })
      if (end === "cancel") expect((await cancel(id)).data).toEqual({ id, status: 5 })
      else expect(await staff(id, "refuse", { answer: "Worn." })).toEqual({ id, status: 3 })
      expect(await detail(id)).toMatchObject({ steps: [], refund: 0 })
      expect((await mailsOf(id)).at(-1)?.kind).toBe(end === "cancel" ? "returnCancelled" : "returnRefused")
    }
    expect((await wish({ ...wishFor(order), images })).code).toBe(1)
  })
})

describe("at the same time", () => {
  test("one return of an order is asked for", async () => {
    const order = await bought(shop, { memberId: ada.id, lines: [{ quantity: 50 }] })
    const answers = await Promise.all(Array.from({ length: 15 }, () => wish(wishFor(order))))
    expect(answers.filter(({ code }) => code === 1).length).toBe(1)
    for (const answer of answers.filter(({ code }) => code === 0))
      expect(answer).toMatchObject({ status: 409, reason: "notPossibleNow", data: { returnRunning: true } })
  })

  test("a return is confirmed once, paid once and put back on the shelf once", async () => {
    const order = await bought(shop, { memberId: ada.id })
    const stock = await stockOf(order.lines[0]?.variantId)
    const id = await asked(wishFor(order))
    await staff(id, "approve")
    const answers = await Promise.all(Array.from({ length: 15 }, () => staff(id, "confirm")))
    expect(answers.filter((answer) => "status" in answer).length).toBe(1)
    expect((await refundsOf(id)).length).toBe(1)
    expect(await stockOf(order.lines[0]?.variantId)).toBe(stock + 1)
    expect((await mailsOf(id)).filter(({ kind }) => kind === "returnConfirmed").length).toBe(1)
  })

  test("refusing and cancelling leave one of both", async () => {
    const order = await bought(shop, { memberId: ada.id })
    const id = await asked(wishFor(order))
    const [answer] = await Promise.all([staff(id, "refuse"), cancel(id)])
    expect((await detail(id)).status).toBe("status" in answer ? 3 : 5)
    expect((await mailsOf(id)).length).toBe(3)
  })
})

test("what is written beside a step is kept only with it", async () => {
  const order = await bought(shop, { memberId: ada.id })
  const id = await asked(wishFor(order))
  const also = () => Promise.reject(new Error("The audit log is full"))
  await expect(staff(id, "approve", { also })).rejects.toThrow("The audit log is full")
  expect((await detail(id)).status).toBe(1)
})

describe("cannot be returned", () => {
  test.each([
    ["an order that was not paid", 1],
    ["one that is being packed", 7],
    ["one that was cancelled", 2],
    ["one that expired", 6],
  ])("%s", async (_what, status) => {
    const order = await bought(shop, { memberId: ada.id, status })
    expect(await wish(wishFor(order))).toMatchObject({ status: 409, reason: "notPossibleNow" })
  })

  test("an order whose money is all back", async () => {
    const order = await bought(shop, { memberId: ada.id, paymentStatus: 2 })
    expect(await wish(wishFor(order))).toMatchObject({ status: 409, reason: "notPossibleNow" })
  })

  test("more pieces than there are, or what is not in the order", async () => {
    const order = await bought(shop, { memberId: ada.id, lines: [{ quantity: 2 }] })
    const few = { lines: [{ detail_id: order.lines[0]?.variantId, returnable: 2 }] }
    expect(await wish(wishFor(order, 3))).toMatchObject({ status: 409, reason: "notReturnable", data: few })
    const foreign = { ...wishFor(order), items: [{ detail_id: 999_999, number: 1 }] }
    expect(await wish(foreign)).toMatchObject({ reason: "notReturnable" })
  })

  test.each([
    [{ items: [] }, "items"],
    [{ items: [{ detail_id: 1, number: 0 }] }, "items.0.number"],
    [{ items: [{ detail_id: 1, number: -1 }] }, "items.0.number"],
    [{ items: [{ detail_id: 1, number: 1.5 }] }, "items.0.number"],
    [{ items: [{ detail_id: 1e12, number: 1 }] }, "items.0.detail_id"],
    [{ items: new Array(201).fill({ detail_id: 1, number: 1 }) }, "items"],
    [{ reason: " " }, "reason"],
    [{ reason: "x".repeat(201) }, "reason"],
    [{ content: "x".repeat(2001) }, "content"],
    [{ images: new Array(7).fill("x") }, "images"],
  ])("%o", async (wrong, field) => {
    const order = await bought(shop, { memberId: ada.id })
    const answer = await wish({ ...wishFor(order), ...wrong })
    expect(answer).toMatchObject({ status: 422, data: { fields: { [field]: expect.any(String) } } })
  })

  test("with a picture that is somebody else's", async () => {
    const [mine, theirs] = [await bought(shop, { memberId: ada.id }), await bought(shop, { memberId: ada.id })]
    const images = [await uploaded(shop)]
    expect((await wish({ ...wishFor(theirs), images })).code).toBe(1)
    expect(await wish({ ...wishFor(mine), images })).toMatchObject({ status: 422, reason: "unknownPicture" })
  })
})

describe("nobody sees or moves", () => {
  test("somebody else's return", async () => {
    const order = await bought(shop, { memberId: ada.id, email: ada.email })
    const id = await asked(wishFor(order))
    await staff(id, "approve")
    const others: [string, Headers, string?][] = [
      ["another member", (await newMember(shop)).headers],
      ["a guest", newGuest(shop).headers],
      ["nobody", {}],
      ["a member of another shop", (await newMember(shop, "sport")).headers, "sport.localhost"],
    ]
    for (const [who, headers, host] of others) {
      await rows("delete from attempt")
      for (const proof of [{}, { order_no: order.orderNo, email: ada.email }]) {
        const from = { headers, ...(host && { host }) }
        const answers = [
          await ask("GET /api/order/returnedDetail", { query: { id, ...proof }, ...from }),
          await ask("POST /api/order/returnedCancel", { body: { id, ...proof }, ...from }),
          await ask("POST /api/order/returnedConfirm", { body: { id, ...proof }, ...from }),
          await ask("POST /api/order/returnedChangeInfo", { body: { id, ...parcel, ...proof }, ...from }),
        ]
        for (const answer of answers) expect(answer, who).toMatchObject({ status: 404, reason: "unknownReturn" })
      }
      const theft = await ask("POST /api/order/returned", { body: wishFor(order), headers, ...(host && { host }) })
      expect(theft.code, who).toBe(0)
    }
    expect((await detail(id)).status).toBe(2)
  })

  test("a return that is not there", async () => {
    const missing = await ask("GET /api/order/returnedDetail", { query: { id: 999_999 }, headers: ada.headers })
    expect(missing).toMatchObject({ status: 404, reason: "unknownReturn" })
    expect(await staff(999_999, "approve")).toMatchObject({ refused: "unknownReturn" })
  })
})

describe("a guest", () => {
  test("returns from the browser that bought", async () => {
    const guest = newGuest(shop)
    const order = await bought(shop, { guestKey: guest.key })
    const id = await asked(wishFor(order), guest.headers)
    expect(await detail(id, guest.headers)).toMatchObject({ status: 1 })
    expect((await cancel(id, guest.headers)).data).toEqual({ id, status: 5 })
  })

  test("returns by order number and e-mail address; one of both is not enough", async () => {
    const order = await bought(shop, { guestKey: newGuest(shop).key })
    expect(await wish(wishFor(order), {})).toMatchObject({ status: 403, reason: "proofRequired" })
    const id = await asked({ ...wishFor(order), email: order.email }, {})
    const other = await bought(shop, { guestKey: newGuest(shop).key })
    for (const query of [
      {},
      { email: order.email },
      { order_no: order.orderNo },
      { order_no: other.orderNo, email: order.email },
    ])
      expect(
        await ask("GET /api/order/returnedDetail", { query: { id, ...query } }),
        JSON.stringify(query),
      ).toMatchObject({
        status: 404,
      })
    const proof = { order_no: order.orderNo, email: order.email }
    expect((await ask("GET /api/order/returnedDetail", { query: { id, ...proof } })).data).toMatchObject({ status: 1 })
    expect((await ask("POST /api/order/returnedCancel", { body: { id, ...proof } })).data).toEqual({ id, status: 5 })
  })

  test("is not found out by trying addresses", async () => {
    const order = await bought(shop, { guestKey: newGuest(shop).key })
    const id = await asked({ ...wishFor(order), email: order.email }, {})
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        ask("GET /api/order/returnedDetail", { query: { id, order_no: order.orderNo, email: `n${n}@people.example` } }),
      ),
    )
    expect(tries.every(({ status }) => status === 404 || status === 429)).toBe(true)
    expect(tries.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(10)
  })
})
