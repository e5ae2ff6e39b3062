import { beforeEach, describe, expect, test } from "vitest"
import { bought } from "../bought.ts"
import { uploaded } from "../media/pictures.ts"
import { type Headers, newGuest, newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { parcel, returning, wishFor } from "./returning.ts"

const shop = await testShop()
const { ask, rows } = shop
const ada = await newMember(shop)
const { staff, wish, asked, detail, cancel } = await returning(shop, ada)

beforeEach(() => rows("delete from attempt"))

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
