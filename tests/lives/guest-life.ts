import { randomBytes } from "node:crypto"
import { addUp, type Balance } from "./balance.ts"
import { pay, untilRefunded } from "./pay.ts"
import { newPerson, type Scene } from "./person.ts"
import { goodsToBuy, onShelf, staffOf } from "./staff.ts"

/** A guest buys with a wallet, looks at the order, changes their mind and gets the money back. */
export async function guestLife(scene: Scene): Promise<Balance> {
  const { say } = scene
  const [ben, stranger, staff] = [newPerson(scene), newPerson(scene), await staffOf(scene)]
  const { goods, variant } = await goodsToBuy(ben, 5, 1)
  const before = await onShelf(staff, goods.id, variant.id)
  const items = [{ detail_id: variant.id, number: 2 }]
  const seen = await ben.ask("POST /api/order/preview", { body: { items, region_code: "DE" } })
  const email = `ben.${randomBytes(4).toString("hex")}@people.example`
  const { order_no } = await ben.ask("POST /api/order/noUserCreateOrder", {
    body: {
      items,
      expected_total: seen.total,
      address: {
        region_code: "DE",
        contact: "Ben Berg",
        calling_code: "49",
        mobile: "0151 23456789",
        city: "Bonn",
        address_part: "Am Rhein 7",
        zip_code: "53111",
        email,
      },
    },
  })
  say(`Ben orders 2 × "${goods.dnames}" as a guest for ${seen.total}: ${order_no}`)
  say(`He pays with his wallet: payment status ${await pay(ben, order_no, "wallet")}`)

  const masked = await stranger.ask("GET /api/order/orderDetail", { query: { order_no } })
  const proven = await stranger.ask("GET /api/order/orderDetail", { query: { order_no, email } })
  say(`Somebody else sees "${masked.address.contacter}"; with his address "${proven.address.contacter}"`)
  const refusal = await stranger.refused("POST /api/order/cancel", { body: { order_no } })
  await ben.ask("POST /api/order/cancel", { body: { order_no } })
  const given = await untilRefunded(ben, order_no, seen.shown.total)
  say(`A stranger may not cancel it (${refusal}); he may, and ${given} come back`)

  const order = await ben.ask("GET /api/order/orderDetail", { query: { order_no } })
  const after = await onShelf(staff, goods.id, variant.id)
  return addUp("Ben", order, { before, after, bought: 2, back: 2, refund: given, couponIsUsed: null })
}
