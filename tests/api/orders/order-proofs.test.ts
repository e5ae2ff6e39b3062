import { describe, expect, test } from "vitest"
import { signedValue } from "../../../src/server/signed-value.ts"
import { bought } from "../bought.ts"
import { newGuest, newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows } = shop
type Headers = Record<string, string>

const guestsOrder = (email = "robin@guest.example") => bought(shop, { guestKey: newGuest(shop).key, email })
const prove = (order: { orderNo: string; email: string }, headers: Headers = {}) =>
  ask("POST /api/order/prove", { body: { order_no: order.orderNo, email: order.email }, headers })
const cookieOf = ({ headers }: { headers: globalThis.Headers }) =>
  /guest_orders=[^;]*/.exec(headers.get("set-cookie") ?? "")?.[0] ?? ""
const viewer = async (order_no: string, headers: Headers, host?: string) => {
  const answer = await ask("GET /api/order/orderDetail", { query: { order_no }, headers, host })
  return answer.code === 1 ? answer.data.viewer : answer.reason
}
const listed = async (headers: Headers) =>
  (await get("GET /api/Order/lists", undefined, { headers })).list.map(({ order_no }) => order_no)
const idOf = async (orderNo: string) =>
  (await rows<{ id: number }>("select id from shop_order where order_no = $1", orderNo))[0]?.id ?? 0
const signed = (text: string) => ({ cookie: `guest_orders=${signedValue(shop.secret, "orderProofs", text)}` })
const LATER = Math.floor(Date.now() / 1000) + 3600

describe("a browser in which the buyer has entered the address", () => {
  test("is not asked again: it reads the order, finds it in its list and may do what a buyer may", async () => {
    const order = await guestsOrder()
    const answer = await prove(order)
    expect(answer).toMatchObject({ code: 1, data: { order_no: order.orderNo } })
    expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly/)
    expect(answer.headers.get("set-cookie")).toMatch(/Max-Age=2592000/)
    const headers = { cookie: cookieOf(answer) }
    expect(await viewer(order.orderNo, headers)).toBe("provenGuest")
    expect(await listed(headers)).toEqual([order.orderNo])
    const lines = await ask("GET /api/goods/remarkable", { query: { order_id: await idOf(order.orderNo) }, headers })
    expect(lines.code).toBe(1)
  })

  test("keeps several, beside those that it bought itself, each once", async () => {
    const own = newGuest(shop)
    const [mine, one, two] = [await bought(shop, { guestKey: own.key }), await guestsOrder(), await guestsOrder()]
    const first = cookieOf(await prove(one))
    const both = cookieOf(await prove(two, { cookie: first }))
    const again = cookieOf(await prove(one, { cookie: both }))
    const list = await listed({ cookie: `${own.headers.cookie}; ${again}` })
    expect(list.toSorted()).toEqual([mine.orderNo, one.orderNo, two.orderNo].toSorted())
  })

  test("is sent __Host- names by https", async () => {
    const order = await guestsOrder()
    const body = { order_no: order.orderNo, email: order.email }
    const answer = await ask("POST /api/order/prove", { body, protocol: "https" })
    expect(answer.headers.get("set-cookie")).toMatch(/^__Host-guest_orders=.*Secure/)
  })
})

describe("nobody else", () => {
  test("gets a proof by another address, and guessing is limited", async () => {
    const order = await guestsOrder()
    const wrong = await prove({ ...order, email: "eve@guest.example" })
    expect(wrong).toMatchObject({ status: 403, reason: "proofRequired" })
    expect(cookieOf(wrong)).toBe("")
    for (let guess = 0; guess < 9; guess++) await prove({ ...order, email: `eve${guess}@guest.example` })
    expect(await prove(order)).toMatchObject({ status: 429, reason: "tooMany" })
  })

  test("opens a member's order so, whatever address is known", async () => {
    const member = await newMember(shop)
    const order = await bought(shop, { memberId: member.id })
    expect(await prove(order)).toMatchObject({ status: 403, reason: "proofRequired" })
    const headers = signed(`1_${await idOf(order.orderNo)}-${LATER}`)
    expect(await viewer(order.orderNo, headers)).toBe("stranger")
    expect(await listed(headers)).toEqual([])
  })

  test("makes a proof: unsigned, signed for something else, changed, of another shop or over, it counts for nothing", async () => {
    const order = await guestsOrder()
    const other = await guestsOrder()
    const [id, otherId] = [await idOf(order.orderNo), await idOf(other.orderNo)]
    const real = cookieOf(await prove(order))
    const forged: [string, Headers][] = [
      ["unsigned", { cookie: `guest_orders=1_${id}-${LATER}` }],
      ["signed for a guest's key", { cookie: `guest_orders=${signedValue(shop.secret, "guest", `1_${id}-${LATER}`)}` }],
      [
        "signed by another",
        { cookie: `guest_orders=${signedValue("x".repeat(40), "orderProofs", `1_${id}-${LATER}`)}` },
      ],
      ["of another shop", signed(`2_${id}-${LATER}`)],
      ["over", signed(`1_${id}-${Math.floor(Date.now() / 1000) - 1}`)],
    ]
    for (const [what, headers] of forged) {
      expect(await viewer(order.orderNo, headers), what).toBe("stranger")
      expect(await listed(headers), what).toEqual([])
      const body = { order_no: order.orderNo }
      expect(await ask("POST /api/order/cancel", { body, headers }), what).toMatchObject({ reason: "proofRequired" })
    }
    const changed = { cookie: real.replace(`_${id}-`, `_${otherId}-`) }
    expect(changed.cookie).not.toBe(real)
    expect(await viewer(other.orderNo, changed)).toBe("stranger")
    expect(await viewer(order.orderNo, signed(`1_${id}-${LATER}`))).toBe("provenGuest")
  })

  test("uses a proof at another shop, or from the page of another site", async () => {
    const order = await guestsOrder()
    const headers = { cookie: cookieOf(await prove(order)) }
    expect(await viewer(order.orderNo, headers, "sport.localhost")).toBe("unknownOrder")
    const body = { order_no: order.orderNo }
    const forged = { ...headers, origin: "https://evil.example", "sec-fetch-site": "cross-site" }
    expect(await ask("POST /api/order/cancel", { body, headers: forged })).toMatchObject({ reason: "otherOrigin" })
  })

  test("finds anything where the shop no longer sells to guests", async () => {
    const order = await guestsOrder()
    const headers = { cookie: cookieOf(await prove(order)) }
    await shop.withoutApp(16, async () => expect(await listed(headers)).toEqual([]))
  })
})
