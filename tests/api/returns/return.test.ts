import { beforeEach, describe, expect, test } from "vitest"
import { stockOf } from "../admin/catalog/shelf.ts"
import { bought } from "../bought.ts"
import { uploaded } from "../media/pictures.ts"
import { newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { parcel, returning, wishFor } from "./returning.ts"

const shop = await testShop()
const { get, rows } = shop
const ada = await newMember(shop)
const { staff, wish, asked, detail, cancel, confirm, send } = await returning(shop, ada)

beforeEach(() => rows("delete from attempt"))

const mailsOf = (id: number) =>
  rows<{ kind: string; recipient: string; language: string }>(
    "select kind, recipient, language from mail_outbox where content ->> 'returnId' = $1 order by id",
    String(id),
  )
const refundsOf = (id: number) => rows("select amount::int, status from refund where cause = $1", `return ${id}`)
const pieces = (line?: { variantId: number }) => stockOf(shop, line?.variantId ?? 0)

describe("a return", () => {
  test("goes from the request to the money, step by step, and everybody is told", async () => {
    const lines = [
      { quantity: 3, price: 1000, reduction: 500 },
      { quantity: 1, price: 700 },
    ]
    const order = await bought(shop, { memberId: ada.id, email: ada.email, language: "fr", lines })
    const stock = await pieces(order.lines[0])
    const images = [await uploaded(shop, ada.headers)]
    const id = await asked({ ...wishFor(order, 2), images })
    expect(await detail(id)).toMatchObject({
      id,
      order_no: order.orderNo,
      status: 1,
      reason: "It is broken",
      content: "The lid does not close.",
      images,
      refund: 16.67,
      refundMade: false,
      steps: ["cancel"],
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
    expect(await pieces(order.lines[0])).toBe(stock + 2)
    await rows("update refund set status = 'made' where cause = $1", `return ${id}`)
    expect(await detail(id)).toMatchObject({ refundMade: true })

    const kinds = ["returnRequested", "returnRequested", "returnApproved", "returnSentBack", "returnConfirmed"]
    const mails = await mailsOf(id)
    expect(mails.map(({ kind }) => kind)).toEqual(kinds)
    expect(mails[0]).toMatchObject({ recipient: ada.email, language: "fr" })
    expect(mails[1]).toMatchObject({ recipient: "hello@default-modulized.test", language: "en" })
    const events = await rows("select kind, detail from order_event where order_id = $1 order by id", order.id)
    expect(events.map(({ kind }) => kind)).toEqual([
      "returnRequested",
      "returnApproved",
      "returnSentBack",
      "returnSentBack",
      "returnConfirmed",
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
    const stock = await pieces(gift)
    const id = await asked(wishFor(order))
    await staff(id, "approve")
    expect(await staff(id, "confirm")).toMatchObject({ status: 4 })
    expect(await refundsOf(id)).toEqual([])
    expect(await detail(id)).toMatchObject({ refund: 0, items: [{ isGift: true }] })
    expect(await pieces(gift)).toBe(stock + 1)
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
    const stock = await pieces(order.lines[0])
    const id = await asked(wishFor(order))
    await staff(id, "approve")
    await staff(id, "confirm", { restock: false })
    expect(await pieces(order.lines[0])).toBe(stock)
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
    const stock = await pieces(order.lines[0])
    const id = await asked(wishFor(order))
    await staff(id, "approve")
    const answers = await Promise.all(Array.from({ length: 15 }, () => staff(id, "confirm")))
    expect(answers.filter((answer) => "status" in answer).length).toBe(1)
    expect((await refundsOf(id)).length).toBe(1)
    expect(await pieces(order.lines[0])).toBe(stock + 1)
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
