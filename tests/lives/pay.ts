import { SANDBOX_CARDS } from "../../src/contract/sandbox-cards.ts"
import { type Person, until } from "./person.ts"

export const CARD = { expiry: "12/34", cvc: "123" }

/** Begins to pay, and what the provider's sheet needs. */
export async function openSheet(person: Person, order_no: string, method: "card" | "wallet" = "card") {
  return person.ask("POST /api/order/createOrderPaySign", { body: { order_no, provider: "sandbox", method } })
}

/** Pays in the sandbox: with a card that works, or with the wallet, and tells the shop. */
export async function pay(person: Person, order_no: string, method: "card" | "wallet" = "card"): Promise<number> {
  const { token, paypal_id } = await openSheet(person, order_no, method)
  const card = method === "card" ? { number: SANDBOX_CARDS.success, ...CARD } : {}
  await person.ask("POST /api/pay/sandbox/confirm", { body: { token, ...card } })
  const { amontStatus } = await person.ask("POST /api/pay/callback", { body: { paypal_id, order_no } })
  return amontStatus
}

/** Waits for the shop to have given back what it owes. */
export async function untilRefunded(person: Person, order_no: string, amount: number): Promise<number> {
  return until(`${amount} given back for ${order_no}`, async () => {
    const { payment } = await person.ask("GET /api/order/orderDetail", { query: { order_no } })
    return payment && Math.round(payment.refunded * 100) >= Math.round(amount * 100) ? payment.refunded : null
  })
}
