import { beforeAll, describe, expect, test } from "vitest"
import { SCREEN_NAMES, SCREENS, type ScreenName } from "../../../src/domain/site/screens.ts"
import { keeping } from "../admin/catalog/staff-calls.ts"
import { atDesk } from "../admin/desk/desk.ts"
import { testShop } from "../test-shop.ts"
import { edgeShop, html } from "./edge-shop.ts"

const shop = await testShop()
const owner = keeping(shop, (await atDesk(shop)).asOwner)
/** Every page says that it may be cached: what is cached must follow the shop's accounts too. */
const edge = await edgeShop({
  db: shop.db,
  render: (_request, page) => {
    page.cache(["list"])
    return html("<p>a page</p>")
  },
})

async function policyOf(screen: ScreenName, host?: string): Promise<Record<string, string[]>> {
  const path = SCREENS[screen].path
    .replace(/\{name\}/, "x")
    .replace(/\{orderNo\}/, "20260314-7KQ2M9XWAR4TZ")
    .replace(/\{\w+\}/g, "1")
  const reply = await edge.visit(path, host ? { headers: { host } } : {})
  const parts = String(reply.headers["content-security-policy"]).split("; ")
  return Object.fromEntries(parts.map((part) => part.split(" ")).map(([name = "", ...sources]) => [name, sources]))
}
const othersIn = (policy: Record<string, string[]>) =>
  ["script-src", "frame-src", "connect-src"]
    .flatMap((name) => policy[name] ?? [])
    .filter((source) => /^https:/.test(source))

const LETTERS = "4eC39HqLyjWDarjtT1zdp7dc"
const stripeKeys = {
  publishableKey: `pk_test_${LETTERS}`,
  secretKey: `sk_test_${LETTERS}`,
  accountId: "acct_1032D82eZvKYlo2C",
}
const paypalKeys = {
  clientId: `A${LETTERS}${LETTERS}`,
  clientSecret: `E${LETTERS}${LETTERS}`,
  merchantId: "8XHVLJ3B6DQNS",
}

const save = "POST /api/admin/paymentAccount/save"
const ids: Record<string, number> = {}
const turn = async (provider: "paypal" | "stripe", isOn: boolean) => {
  await owner.does("POST /api/admin/paymentAccount/switch", { id: ids[provider] ?? 0, isOn })
  await edge.hasHeard()
}
beforeAll(async () => {
  ids.stripe = (await owner.does(save, { provider: "stripe", mode: "test", keys: stripeKeys })).id
  ids.paypal = (await owner.does(save, { provider: "paypal", mode: "test", keys: paypalKeys })).id
  await edge.hasHeard()
})

const PAYING: ScreenName[] = ["checkOut", "orderDetail"]
const EXPRESS: ScreenName[] = ["cart", "item"]
const others = SCREEN_NAMES.filter((screen) => !PAYING.includes(screen) && !EXPRESS.includes(screen))

describe("hosts of payment providers", () => {
  test("are named nowhere while no provider is on", async () => {
    for (const screen of SCREEN_NAMES) expect(othersIn(await policyOf(screen)), screen).toEqual([])
  })

  test("are named where an order is paid: exactly those of the providers that are on", async () => {
    await turn("stripe", true)
    for (const screen of PAYING) {
      const policy = await policyOf(screen)
      expect(policy["script-src"]).toEqual(expect.arrayContaining(["https://js.stripe.com"]))
      expect(policy["frame-src"]).toEqual(expect.arrayContaining(["'self'", "https://js.stripe.com"]))
      expect(policy["connect-src"]).toEqual(expect.arrayContaining(["'self'", "https://api.stripe.com"]))
      expect(othersIn(policy).filter((source) => !source.endsWith(".stripe.com"))).toEqual([])
    }
    await turn("paypal", true)
    expect(othersIn(await policyOf("checkOut")).join()).toContain("paypal.com")
    await turn("stripe", false)
    expect(othersIn(await policyOf("checkOut")).join()).not.toContain("stripe.com")
    await turn("paypal", false)
  })

  test("are named on cart and item only where a wallet can be shown, and cached pages follow", async () => {
    await turn("stripe", true)
    await turn("paypal", true)
    for (const screen of EXPRESS) {
      const named = othersIn(await policyOf(screen)).join()
      expect(named).toContain("https://js.stripe.com")
      expect(named).not.toContain("paypal")
    }
    await owner.does(save, { provider: "stripe", mode: "test", methods: ["card"] })
    await edge.hasHeard()
    for (const screen of EXPRESS) expect(othersIn(await policyOf(screen)), screen).toEqual([])
    await owner.does(save, { provider: "stripe", mode: "test", methods: ["card", "wallet"] })
    await edge.hasHeard()
    expect(othersIn(await policyOf("item"))).not.toEqual([])
  })

  test("are named on no other page, and in no other shop", async () => {
    for (const screen of others) expect(othersIn(await policyOf(screen)), screen).toEqual([])
    expect(othersIn(await policyOf("checkOut", "sport.localhost"))).toEqual([])
  })
})
