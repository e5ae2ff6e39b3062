import { providerShops } from "../provider-shops.ts"
import type { Begun, Delivery, PaymentWorld } from "./payment-world.ts"
import { paypalWorld } from "./paypal-world.ts"
import { sandboxWorld } from "./sandbox-world.ts"
import { stripeWorld } from "./stripe-world.ts"
import { newWatch, watched } from "./watched.ts"

/** One shop that takes money with every provider there is, and the world around each. */
export async function guardedShop() {
  const watch = newWatch()
  const shops = await providerShops({ wrap: watched(watch) })
  const { shop, stripe, desk } = shops
  const [atStripe, atPaypal] = [await shops.withStripe(), await shops.withPaypal()]
  const worlds: PaymentWorld[] = [
    sandboxWorld(shops, watch),
    paypalWorld(shops, atPaypal.address),
    stripeWorld(stripe, atStripe.account, atStripe.address),
  ]

  /** The status that a webhook is answered with. */
  const tell = async ({ address }: PaymentWorld, { text, headers }: Delivery) =>
    (await shop.send(address, { method: "POST", body: text, headers })).status
  const tellAll = async (world: PaymentWorld, payment: Begun) => {
    const statuses: number[] = []
    for (const delivery of await world.deliveries(payment)) statuses.push(await tell(world, delivery))
    return statuses
  }

  /** An order whose buyer has opened the provider's sheet. */
  async function begunOrder(world: PaymentWorld, wish: Parameters<typeof desk.newOrder>[0] = {}) {
    const order = await desk.newOrder(wish)
    return { ...order, payment: await begin(world, order.orderNo) }
  }
  const begin = (world: PaymentWorld, orderNo: string) => desk.begun(orderNo, world.method, { provider: world.name })

  /** And one whose buyer has paid; nobody has told the shop. */
  async function paidOrder(world: PaymentWorld, wish: Parameters<typeof desk.newOrder>[0] = {}) {
    const order = await begunOrder(world, wish)
    await world.pays(order.payment)
    return order
  }

  /** How the shop has written it down; the provider's side is in its books. */
  async function told(orderId: number) {
    const found = await desk.told(orderId)
    if (!found) throw new Error(`There is no order ${orderId}`)
    const { captures: _atSandbox, ...rest } = found
    return rest
  }

  return { ...shops, atStripe, atPaypal, watch, worlds, tell, tellAll, begin, begunOrder, paidOrder, told }
}

/** Paid exactly once, as the shop has it. */
export const PAID = { status: 5, amontStatus: 1, captured: 1, paid: 1, mails: 1 }
export const NOT_PAID = { status: 1, amontStatus: 0, captured: 0, paid: 0, mails: 0 }
