import { describe, expect, test } from "vitest"
import { newGoods } from "../admin/catalog/shelf.ts"
import { cookieHeader, cookiesOf, newEmail } from "../members/sessions.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask } = shop
const FROM_SHOP = { "sec-fetch-site": "same-origin" }
const password = "eight or more letters"

const register = (cookie: string, from: Record<string, string> = FROM_SHOP, email = newEmail()) =>
  ask("POST /api/login/register", { headers: { ...from, cookie }, body: { user_name: "Ada", email, password } })

const cartOf = async (cookie: string) => {
  const { list } = await shop.get("GET /api/goods/cart", undefined, { headers: { cookie, ...FROM_SHOP } })
  return list.map(({ goodDetailId, buNumber, selected }) => [goodDetailId, buNumber, selected])
}

describe("the cart in a guest's cookie", () => {
  test("is merged on sign-up and on sign-in, and then cleared", async () => {
    const [lamp, mug] = [await newGoods(shop), await newGoods(shop, { stock: 3 })]
    const email = newEmail()
    const signedUp = await register(`cart=${lamp.variantId}.2_${mug.variantId}.1!_broken`, FROM_SHOP, email)
    expect(cookiesOf(signedUp.headers).get("cart")).toEqual({
      value: "",
      attributes: "Max-Age=0; Path=/; SameSite=Lax",
    })
    expect(await cartOf(cookieHeader(signedUp.headers))).toEqual([
      [lamp.variantId, 2, true],
      [mug.variantId, 1, false],
    ])

    const again = await ask("POST /api/login/account", {
      headers: { ...FROM_SHOP, cookie: `cart=${mug.variantId}.9_${lamp.variantId}.1!` },
      body: { email, password },
    })
    expect(cookiesOf(again.headers).get("cart")?.value).toBe("")
    expect(await cartOf(cookieHeader(again.headers))).toEqual([
      [lamp.variantId, 3, true],
      [mug.variantId, 3, true],
    ])
  })

  test("of nonsense does not stand in the way, and is cleared too", async () => {
    const answer = await register("cart=%00..__!")
    expect(answer).toMatchObject({ code: 1 })
    expect(cookiesOf(answer.headers).get("cart")?.value).toBe("")
  })

  test("is left alone by a program, and by a sign-in that fails", async () => {
    const { variantId } = await newGoods(shop)
    const program = await register(`cart=${variantId}.2`, {})
    expect(cookiesOf(program.headers).has("cart")).toBe(false)
    const failed = await ask("POST /api/login/account", {
      headers: { ...FROM_SHOP, cookie: `cart=${variantId}.2` },
      body: { email: newEmail(), password },
    })
    expect(failed.status).toBe(401)
    expect(cookiesOf(failed.headers).has("cart")).toBe(false)
  })

  test("is cleared on sign-out", async () => {
    const { variantId } = await newGoods(shop)
    const session = cookieHeader((await register("")).headers)
    const headers = { ...FROM_SHOP, cookie: `${session}; cart=${variantId}.2` }
    const out = await ask("POST /api/login/logout", { headers })
    expect(cookiesOf(out.headers).get("cart")?.value).toBe("")
  })
})
