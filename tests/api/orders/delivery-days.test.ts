import { expect, test } from "vitest"
import { newAddress, newGoods } from "../admin/catalog/shelf.ts"
import { guestBuys, orderNoOf } from "../buying.ts"
import { newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { goodsId, variantId } = await newGoods(shop)
const items = [{ detail_id: variantId, number: 1 }]

const setDays = (region: string, min: number | null, max: number | null) =>
  rows(
    `update freight_rate f set min_days = $2, max_days = $3 from region r, site s
     where r.id = f.region_id and r.code = $1 and s.id = f.site_id and s.name = 'default-modulized'`,
    ...[region, min, max],
  )
await setDays("US", 2, 4)
await setDays("DE", 5, 8)
await setDays("FR", 6, 6)
await setDays("JP", null, null)

const german = { countryName: "Germany", min: 5, max: 8 }
const american = { countryName: "United States", min: 2, max: 4 }
type From = { country?: string; headers?: Record<string, string> }
const told = async (query: { region_code?: string } = {}, from: From = {}) =>
  (await get("GET /api/goods/stock", { id: goodsId, ...query }, from)).delivery

test.each([
  ["to where the visitor is", { country: "DE" }, {}, german],
  ["to the shop's own country where nobody knows", {}, {}, american],
  ["to the shop's own country where the proxy does not know", { country: "XX" }, {}, american],
  ["to the place that was named", { country: "DE" }, { region_code: "FR" }, { countryName: "France", min: 6, max: 6 }],
  ["to a part as to its country", {}, { region_code: "US-OR" }, american],
  ["not where the row does not say", { country: "JP" }, {}, null],
  ["not where the shop does not ship", { country: "KP" }, {}, null],
])("how long it takes is told %s", async (_what, from, query, delivery) => {
  expect(await told(query, from)).toEqual(delivery)
})

test("to a member it is told by the address, in the reader's language", async () => {
  const member = await newMember(shop)
  await newAddress(shop, member.id, "DE")
  const headers = { ...member.headers, "accept-language": "fr" }
  expect(await told({}, { headers, country: "US" })).toEqual({ ...german, countryName: "Allemagne" })
})

test("a page that all visitors share is told the shop's own, wherever it is asked from", async () => {
  const { delivery } = await get("GET /api/goods/detail", { id: goodsId }, { country: "DE" })
  expect(delivery).toEqual(american)
})

test("the preview tells it, and the order keeps what was told", async () => {
  const body = { items, region_code: "DE" }
  expect(await ask("POST /api/order/preview", { body })).toMatchObject({
    data: { freight: { days: { min: 5, max: 8 } } },
  })
  expect(await ask("POST /api/order/computeFreightFee", { body })).toMatchObject({ data: { days: { min: 5, max: 8 } } })
  const email = "waiting@guest.example"
  const order_no = orderNoOf(await guestBuys(shop, items, { email }))
  await setDays("DE", 20, 30)
  const { days } = await get("GET /api/order/orderDetail", { order_no, email })
  await setDays("DE", 5, 8)
  expect(days).toEqual({ min: 5, max: 8 })
})

test("what does not ship free is not promised a day", async () => {
  await rows("update site set free_shipping = true where name = 'default-modulized'")
  await rows(
    "insert into free_shipping_region (site_id, region_id) select s.id, r.id from site s, region r where s.name = 'default-modulized' and r.code = 'US'",
  )
  const [home, abroad] = [await told({}, { country: "US" }), await told({}, { country: "DE" })]
  await rows("update site set free_shipping = false where name = 'default-modulized'")
  await rows("delete from free_shipping_region")
  expect([home, abroad]).toEqual([american, null])
})
