import type { Page } from "@playwright/test"
import { DEMO_MEMBER } from "../../demo/demo-passwords.ts"
import type { CallReply } from "../../src/contract/calls.ts"
import { at } from "./shops.ts"

/** Signs the demo member in, without the screen for it. */
export async function signInDemo(page: Page, shop: string): Promise<void> {
  await page.goto(at(shop, "/sign-in"))
  const status = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" }
    return (await fetch("/api/login/account", { method: "POST", headers, body })).status
  }, JSON.stringify(DEMO_MEMBER))
  if (status !== 200) throw new Error(`The demo member cannot sign in: ${status}`)
}

type Order = CallReply<"GET /api/Order/lists">["list"][number]
type Address = CallReply<"GET /api/address/lists">["list"][number]

export const demoOrders = (shop: string): Promise<Order[]> => listOfDemo(shop, "Order/lists?page_size=50")
export const demoAddresses = (shop: string): Promise<Address[]> => listOfDemo(shop, "address/lists")

/** What the demo member has. Node does not know *.localhost as browsers do; the API finds its shop by the referer. */
async function listOfDemo<Row>(shop: string, path: string): Promise<Row[]> {
  const api = `http://127.0.0.1:${process.env.PORT}/api`
  const referer = at(shop)
  const headers = { referer, "content-type": "application/json" }
  const entered = await fetch(`${api}/login/account`, { method: "POST", headers, body: JSON.stringify(DEMO_MEMBER) })
  // A client that is no page of the shop is given tokens instead of cookies.
  const authorization = `Bearer ${(await entered.json()).data.access_token}`
  const reply = await fetch(`${api}/${path}`, { headers: { referer, authorization } })
  return (await reply.json()).data.list
}
