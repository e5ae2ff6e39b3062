import { randomUUID } from "node:crypto"
import { afterAll, beforeEach } from "vitest"
import { viesStandIn } from "../stand-ins/vies/vies-stand-in.ts"
import { guestAddress, newGoods } from "./admin/catalog/shelf.ts"
import { atDesk, replied } from "./admin/desk/desk.ts"
import { testShop } from "./test-shop.ts"

export const GERMAN = {
  prices: "gross",
  country: "DE",
  postcode: "10115",
  euSales: "oss",
  vatNumber: "DE 123 456 789",
  vatChecker: "vies",
} as const
export const AUSTRIAN = "ATU12345678"
const VIENNA = { zip_code: "1010", city: "Wien", calling_code: "43", mobile: "0664 1234567" }
export const address = (region: string) => ({ ...guestAddress(undefined, region), ...(region === "AT" && VIENNA) })
export const business = (vat_number: string, more: object = {}) => ({ company: "Muster GmbH", vat_number, ...more })
export const BILLED_IN_PARIS = {
  billing_address: { region_code: "FR", city: "Paris", address_part: "1 rue de Rivoli", zip_code: "75001" },
}
export type From = { headers?: Record<string, string>; address?: string }

/** A German shop that asks VIES (a stand-in), with a lamp of 119.00 and nothing for sending it. Each test begins anew. */
export async function businessShop() {
  const vies = await viesStandIn()
  const shop = await testShop("demo", { viesUrl: vies.url })
  const { ask, get, rows } = shop
  const staff = await atDesk(shop)
  const { asOwner } = staff
  afterAll(() => {
    vies.close()
  })

  const settings = async (change: object = {}) =>
    replied(
      await ask("POST /api/admin/tax/settings", {
        body: { settings: { ...GERMAN, ...change }, zones: [] },
        ...asOwner,
      }),
    )

  /** 119.00 with German tax, and nothing for sending it. */
  const lamp = await newGoods(shop, { price: 11_900, weight: 0, stock: 1_000 })
  await rows("delete from order_promotion where site_id = 1")
  await rows("delete from shipping_promotion where site_id = 1")
  await rows("update freight_rate set first_fee = 0, free_above = null where site_id = 1")
  await rows(
    `insert into freight_rate (site_id, region_id, first_weight, first_fee, further_weight, further_fee)
     select 1, id, 1000, 0, 1000, 0 from region where code = 'AT' on conflict do nothing`,
  )
  await rows("update site set free_shipping = false, default_region_id = null where id = 1")
  const items = [{ detail_id: lamp.variantId, number: 1 }]

  const preview = async (region: string, vat_number: string, more: object = {}, from: From = {}) => {
    const { zip_code } = address(region)
    const body = { items, region_code: region, zip_code, business: { vat_number, ...more } }
    return replied(await ask("POST /api/order/preview", { body, ...from }))
  }

  /** A guest buys for a business, for what the preview said. */
  async function buys(region: string, vat_number: string, more: object = {}, { headers, ...from }: From = {}) {
    const { total } = await preview(region, vat_number, more, { ...from, ...(headers && { headers }) })
    return ask("POST /api/order/noUserCreateOrder", {
      ...from,
      headers: { ...headers, "idempotency-key": randomUUID() },
      body: { items, address: address(region), business: business(vat_number, more), expected_total: total },
    })
  }
  const orderOf = (order_no: string) => get("GET /api/admin/order/detail", { order_no }, asOwner)

  beforeEach(async () => {
    await settings()
    await rows("delete from vat_check")
    await rows("delete from attempt")
    Object.assign(vies.state, { trouble: null, delayMs: 0, raw: null })
    vies.registered.clear()
    vies.registered.add(AUSTRIAN)
    vies.asked.length = 0
  })
  return { shop, vies, staff, items, settings, preview, buys, orderOf }
}
