import { afterAll, beforeAll, expect, test } from "vitest"
import { newGoods, stockOf } from "../admin/catalog/shelf.ts"
import { guestBuys, memberWithCart } from "../buying.ts"
import { newStaff } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const config = async (host?: string) => {
  const { termsRequired, consentRequired } = await get("GET /api/site/config", undefined, { host })
  return { termsRequired, consentRequired }
}
const set = (termsRequired: boolean) => rows("update site set terms_required = $1 where id = 1", termsRequired)
const refusal = { status: 422, reason: "termsNotAgreed" }

beforeAll(() => set(true))
afterAll(() => set(false))

test("the owner decides, and pages are told; other shops are not concerned", async () => {
  const owner = await newStaff(shop)
  const { updated_at } = await get("GET /api/admin/site/settings", undefined, { headers: owner.headers })
  const body = { consentRequired: true, termsRequired: true, updated_at }
  const saved = await ask("POST /api/admin/site/settings", { headers: owner.headers, body })
  expect(saved).toMatchObject({ code: 1, data: { consentRequired: true, termsRequired: true } })
  expect(await config()).toEqual({ termsRequired: true, consentRequired: true })
  expect(await config("sport.localhost")).toEqual({ termsRequired: false, consentRequired: false })
})

test("nobody becomes a member without having agreed", async () => {
  const body = { user_name: "Ada", email: "ada@terms.example", password: "a lamp of brass" }
  const register = (agreed?: boolean) =>
    ask("POST /api/login/register", { body: { ...body, agreed }, headers: { "accept-language": "de" } })
  for (const agreed of [undefined, false]) expect(await register(agreed)).toMatchObject(refusal)
  expect(await rows("select from member where email = $1", body.email)).toEqual([])
  expect(await register(true)).toMatchObject({ code: 1 })
})

test("nobody orders without having agreed, member or guest, and nothing is taken from the shelf", async () => {
  const { variantId } = await newGoods(shop, { stock: 5 })
  const items = [{ detail_id: variantId, number: 1 }]
  expect(await guestBuys(shop, items)).toMatchObject(refusal)
  const member = await memberWithCart(shop, items)
  const refused = await member.order()
  expect(refused).toMatchObject({ ...refusal, msg: "Please agree to the terms and the privacy policy first." })
  expect(await stockOf(shop, variantId)).toBe(5)
  expect(await guestBuys(shop, items, { agreed: true })).toMatchObject({ code: 1 })
  expect(await member.order({ agreed: true })).toMatchObject({ code: 1 })
  expect(await stockOf(shop, variantId)).toBe(3)
})

test("a refused order may be sent again under its key once the buyer has agreed", async () => {
  const { variantId } = await newGoods(shop)
  const items = [{ detail_id: variantId, number: 1 }]
  const key = "terms-and-key-1"
  expect(await guestBuys(shop, items, { key })).toMatchObject(refusal)
  expect(await guestBuys(shop, items, { key, agreed: true })).toMatchObject({ code: 1 })
})

test("a shop that does not ask for it takes orders as before", async () => {
  await set(false)
  const { variantId } = await newGoods(shop)
  expect(await guestBuys(shop, [{ detail_id: variantId, number: 1 }])).toMatchObject({ code: 1 })
  await set(true)
})
