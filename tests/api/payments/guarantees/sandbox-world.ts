import { webhookSignature } from "../../../../src/server/payments/sandbox/sandbox-signature.ts"
import type { providerShops } from "../provider-shops.ts"
import { OTHER_ORDER, type PaymentWorld } from "./payment-world.ts"
import type { Watch } from "./watched.ts"

const CHANGES = {
  amount: "amount = amount - 1",
  currency: "currency_code = 'XXX'",
  reference: `reference = '${OTHER_ORDER}'`,
  payee: "payee = 'somebody else'",
}

export function sandboxWorld(
  { shop, desk }: Pick<Awaited<ReturnType<typeof providerShops>>, "shop" | "desk">,
  watch: Watch,
): PaymentWorld {
  const { rows, secret } = shop
  const tellings = async (paypalId: string, key: string) => {
    const events = await rows<{ id: number; kind: string }>(
      "select id, kind from sandbox_event where payment_id = $1 order by id",
      paypalId,
    )
    return events.map(({ id, kind }) => {
      const text = JSON.stringify({ id: String(id), kind, payment: paypalId })
      return { text, headers: { "sandbox-signature": webhookSignature(key, text, new Date()) } }
    })
  }
  const entry = async (paypalId: string) => {
    const [found] = await rows<{ status: string; amount: number; refunded: number; refunds: number; captures: number }>(
      `select status, amount, refunded,
         (select count(*) from sandbox_refund r where r.payment_id = s.id) as refunds,
         (select count(*) from sandbox_event e where e.payment_id = s.id and e.kind = 'payment.captured') as captures
       from sandbox_payment s where id = $1`,
      paypalId,
    )
    if (!found) throw new Error(`${paypalId} is not known`)
    return found
  }
  return {
    name: "sandbox",
    method: "card",
    address: "/api/pay/webhook/sandbox",
    // It takes whatever a shop can ask for, as it is.
    written: {
      "USD 4217": "4217",
      "EUR 1099": "1099",
      "JPY 1234": "1234",
      "HUF 123400": "123400",
      "HUF 123450": "123450",
      "KWD 12340": "12340",
      "KWD 12345": "12345",
    },
    pays: async ({ token }) => void (await desk.confirm(token)),
    declines: async ({ token }) => void (await desk.confirm(token, "decline")),
    paysSlowly: async ({ token }) => void (await desk.confirm(token, "slow")),
    finishes: async ({ paypalId }) =>
      void (await rows("update sandbox_payment set approves_at = now() where id = $1", paypalId)),
    deliveries: ({ paypalId }) => tellings(paypalId, secret),
    misSigned: ({ paypalId }) => tellings(paypalId, "another secret, of thirty-two letters"),
    books: async ({ paypalId }) => {
      const { captures, amount, ...rest } = await entry(paypalId)
      return { ...rest, captures, captured: captures > 0 ? amount : 0 }
    },
    charged: async ({ paypalId }) => String((await entry(paypalId)).amount),
    alter: async ({ paypalId }, what) =>
      void (await rows(`update sandbox_payment set ${CHANGES[what]} where id = $1`, paypalId)),
    setDown: (isDown) => {
      watch.isSandboxDown = isDown
    },
  }
}
