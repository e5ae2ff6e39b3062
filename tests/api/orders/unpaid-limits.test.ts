import { randomUUID } from "node:crypto"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { addSite } from "../../../src/server/sites/add-site.ts"
import { guestAddress, newGoods, stockOf } from "../admin/catalog/shelf.ts"
import { guestTotal, orderNoOf } from "../buying.ts"
import { newGuest, newMember, newStaff } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, rows } = shop
const owner = await newStaff(shop)

type Item = { detail_id: number; number: number }
type Who = { email?: string; address?: string; headers?: Record<string, string> }

async function setLimits(limits: object): Promise<void> {
  const kept = await shop.get("GET /api/admin/site/settings", undefined, { headers: owner.headers })
  const body = { ...limits, updated_at: kept.updated_at }
  const saved = await ask("POST /api/admin/site/settings", { headers: owner.headers, body })
  expect(saved).toMatchObject({ code: 1, data: limits })
}

const PROMISED = { unpaidOrdersPerBuyer: 5, unpaidOrdersPerNetwork: 20, unpaidStockPercent: 25, unpaidPiecesLeast: 5 }

beforeEach(() => setLimits(PROMISED))
// Every test has a day and a shop of its own.
afterEach(async () => void (await rows("delete from shop_order")))

let networks = 0
/** Somebody else's network: documentation addresses, one after another. */
const elsewhere = () => `198.51.${100 + Math.floor(networks / 250)}.${1 + (networks++ % 250)}`

async function buyer() {
  const { variantId } = await newGoods(shop, { stock: 1_000 })
  const items = [{ detail_id: variantId, number: 1 }]
  const expected_total = await guestTotal(shop, items)
  return { variantId, place: (who: Who = {}) => place(items, expected_total, who) }
}

const place = (items: Item[], expected_total: number, { email, address = elsewhere(), headers }: Who) =>
  ask("POST /api/order/noUserCreateOrder", {
    address,
    headers: { ...headers, "idempotency-key": randomUUID() },
    body: { items, address: guestAddress(email), expected_total },
  })

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))
const placed = (answers: { code: number }[]) => answers.filter(({ code }) => code === 1).length
const refusedOnes = (answers: { code: number; status: number; reason?: string; headers: Headers }[]) =>
  answers.filter(({ code }) => code !== 1)

test("a new shop has the limits that are promised, and the owner changes them", async () => {
  const wanted = { name: "new-shop", title: "New", host: "new.example", template: "arts", type: "retail" } as const
  await addSite(shop.db, { ...wanted, owner: "o@new.example", currency: { code: "USD", symbol: "$" } })
  const [row] = await rows(
    `select mode, unpaid_orders_per_buyer as buyer, unpaid_orders_per_network as network,
       unpaid_stock_percent as percent, unpaid_pieces_least as least, stock_hold_minutes as hold
     from site where name = 'new-shop'`,
  )
  expect(row).toEqual({ mode: "test", buyer: 5, network: 20, percent: 25, least: 5, hold: 30 })
  const { place } = await buyer()
  await setLimits({ unpaidOrdersPerBuyer: 2 })
  const { headers } = newGuest(shop)
  expect(placed(await times(4, () => place({ headers })))).toBe(2)
})

describe("of twelve orders at once", () => {
  test("a member gets five, and the rest is told to wait, in words", async () => {
    const { variantId, place } = await buyer()
    const { headers } = await newMember(shop)
    const answers = await times(12, () => place({ headers }))
    expect(placed(answers)).toBe(5)
    expect(await stockOf(shop, variantId)).toBe(995)
    for (const answer of refusedOnes(answers)) {
      expect(answer).toMatchObject({ status: 429, reason: "tooManyUnpaid", data: { max: 5 } })
      const wait = Number(answer.headers.get("retry-after"))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(30 * 60)
    }
    const german = await place({ headers: { ...headers, "accept-language": "de" } })
    expect(german).toMatchObject({ status: 429, msg: expect.stringContaining("warten auf Zahlung") })
  })

  test("a guest's browser gets five, to whomever it sends them", async () => {
    const { place } = await buyer()
    const { headers } = newGuest(shop)
    expect(placed(await times(12, () => place({ headers })))).toBe(5)
  })

  test("what was paid or accepted by the shop leaves room for more, what was cancelled too", async () => {
    const { place } = await buyer()
    const { headers } = newGuest(shop)
    const numbers = (await times(5, () => place({ headers }))).map(orderNoOf)
    expect(await place({ headers })).toMatchObject({ status: 429 })
    await rows("update shop_order set status = 5, payment_status = 1 where order_no = $1", numbers[0])
    await rows("update shop_order set status = 5 where order_no = $1", numbers[1])
    await ask("POST /api/order/cancel", { headers, body: { order_no: numbers[2] ?? "" } })
    expect(placed(await times(12, () => place({ headers })))).toBe(3)
  })

  test("that are the first after the owner changed something, none waits for what another holds", async () => {
    const { place } = await buyer()
    await setLimits({ unpaidOrdersPerNetwork: 40 })
    const answers = await times(40, () => place())
    expect(placed(answers)).toBe(40)
  })

  test("a network gets twenty of thirty, in IPv6 the whole /64; others are not concerned", async () => {
    const { place } = await buyer()
    const four = await times(30, () => place({ address: "203.0.113.7" }))
    expect(placed(four)).toBe(20)
    expect(refusedOnes(four)[0]).toMatchObject({ status: 429, reason: "tooManyUnpaid", data: { max: 20 } })
    const six = await times(30, (host) => place({ address: `2001:db8:1:2::${(host + 1).toString(16)}` }))
    expect(placed(six)).toBe(20)
    expect(await place({ address: "2001:db8:1:3::1" })).toMatchObject({ code: 1 })
  })
})

describe("a stranger's mailbox", () => {
  const mailsTo = async (email: string) =>
    Number((await rows("select count(*) from mail_outbox where recipient = $1", email))[0]?.count)

  test("gets 5 mails where 67 orders from 67 networks name it at once", async () => {
    const { place } = await buyer()
    const email = "stranger@victim.example"
    const answers = await times(67, () => place({ email }))
    console.log(`67 orders to one address: ${placed(answers)} placed, ${await mailsTo(email)} mails`)
    expect(placed(answers)).toBe(5)
    expect(await mailsTo(email)).toBe(5)
  })

  test("is not filled by placing and cancelling in turns either", async () => {
    const { place } = await buyer()
    const email = "again@victim.example"
    for (let round = 0; round < 15; round++) {
      const answer = await place({ email })
      if (answer.code !== 1) expect(answer).toMatchObject({ status: 429, reason: "tooManyUnpaid" })
      else await ask("POST /api/order/cancel", { body: { order_no: answer.data.order_no, email } })
    }
    expect(await mailsTo(email)).toBe(20)
  })

  test("being used by others does not keep its owner from ordering as a member", async () => {
    const { place } = await buyer()
    const { email, headers } = await newMember(shop)
    expect(placed(await times(8, () => place({ email })))).toBe(5)
    expect(await place({ headers })).toMatchObject({ code: 1 })
  })
})

describe("pieces in unpaid orders", () => {
  test("one client cannot empty 26 variants, however many buyers it plays", async () => {
    const { variantIds } = await newGoods(shop, { stock: 40, variants: 26 })
    const items = variantIds.map((detail_id) => ({ detail_id, number: 10 }))
    const expected_total = await guestTotal(shop, items)
    const begin = performance.now()
    const answers = await times(30, () => place(items, expected_total, { address: "203.0.113.9" }))
    for (const detail_id of variantIds) {
      const one = [{ detail_id, number: 5 }]
      answers.push(await place(one, await guestTotal(shop, one), { address: "203.0.113.9" }))
    }
    const left = await Promise.all(variantIds.map((id) => stockOf(shop, id)))
    console.log(
      `26 variants of 40: ${placed(answers)} order in ${Math.round(performance.now() - begin)} ms, 30 of each left`,
    )
    expect(placed(answers)).toBe(1)
    expect(new Set(left)).toEqual(new Set([30]))
    expect(refusedOnes(answers)[0]).toMatchObject({ status: 429, reason: "tooManyPieces" })
  })

  test("are a quarter of the stock, told with what is still possible; others can buy", async () => {
    const { variantId } = await newGoods(shop, { stock: 100 })
    const many = [{ detail_id: variantId, number: 26 }]
    const total = await guestTotal(shop, many)
    const { headers } = newGuest(shop)
    const refused = await place(many, total, { headers })
    expect(refused).toMatchObject({ status: 429, data: { lines: [{ goodDetailId: variantId, available: 25 }] } })
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    const fewer = [{ detail_id: variantId, number: 20 }]
    const price = await guestTotal(shop, fewer)
    expect(await place(fewer, price, { headers })).toMatchObject({ code: 1 })
    expect(await place(fewer, price, { headers })).toMatchObject({ data: { lines: [{ available: 5 }] } })
    expect(await place(fewer, price, {})).toMatchObject({ code: 1 })
  })

  test.each([
    [1, true, false],
    [2, true, true],
    [2, false, false],
    [3, true, true],
  ])("in a shop of type %i, member %s: 60 of 100 are sold %s", async (type, isMember, isSold) => {
    await rows("update site set type = $1 where name = 'default-modulized'", type)
    const { variantId } = await newGoods(shop, { stock: 100 })
    const items = [{ detail_id: variantId, number: 60 }]
    const who = isMember ? { headers: (await newMember(shop)).headers } : {}
    const answer = await place(items, await guestTotal(shop, items), who)
    await rows("update site set type = 1 where name = 'default-modulized'")
    expect(answer.code === 1).toBe(isSold)
  })

  test("never are fewer than the smallest quantity that is sold", async () => {
    const { variantId } = await newGoods(shop, { stock: 100, moq: 40 })
    const items = [{ detail_id: variantId, number: 40 }]
    expect(await place(items, await guestTotal(shop, items), {})).toMatchObject({ code: 1 })
  })
})
