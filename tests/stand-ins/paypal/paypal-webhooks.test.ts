import { createServer } from "node:http"
import { describe, expect, onTestFinished, test } from "vitest"
import { shopAtPaypal } from "./shop-at-paypal.ts"
import { PERSON } from "./stand-in-reply.ts"
import type { Delivery } from "./stand-in-webhooks.ts"
import { OTHER_MERCHANT } from "./test-merchants.ts"

const EUR = (value: string) => ({ currency_code: "EUR", value })
const request = ({ text, headers }: Delivery) => ({ text, headers: new Headers(headers) })

/** A shop to which something was told: an approval and a capture. */
async function toldShop() {
  const shop = await shopAtPaypal()
  const paid = await shop.captured()
  const [approval, capture] = shop.paypal.events
  if (!approval || !capture) throw new Error("Nothing was told")
  return { ...shop, paid, approval, capture }
}

describe("a webhook of PayPal", () => {
  test("says what it is about", async () => {
    const { paypal, provider, paid } = await toldShop()
    paypal.refund(paid.captureId, EUR("1.00"))
    paypal.refund(paid.captureId, EUR("1.00"), "PENDING")
    paypal.endDispute(paypal.openDispute(paid.captureId).id, "RESOLVED_SELLER_FAVOUR")
    const read = await Promise.all(paypal.events.map((event) => provider.readWebhook(request(paypal.signed(event)))))
    const payment = { payment: paid.id }
    const capture = { capture: paid.captureId }
    expect(read.map((event) => [event?.kind, event?.about])).toEqual([
      ["CHECKOUT.ORDER.APPROVED", payment],
      ["PAYMENT.CAPTURE.COMPLETED", payment],
      ["PAYMENT.CAPTURE.REFUNDED", capture],
      ["PAYMENT.REFUND.PENDING", capture],
      ["CUSTOMER.DISPUTE.CREATED", capture],
      ["CUSTOMER.DISPUTE.RESOLVED", capture],
    ])
    expect(read.map((event) => event?.eventId)).toEqual(paypal.events.map(({ id }) => id))
  })

  test("told twice has the same number, so that it is known", async () => {
    const { paypal, provider, capture } = await toldShop()
    const delivery = paypal.signed(capture)
    const all = [delivery, delivery, paypal.signed(capture)]
    const read = await Promise.all(all.map((one) => provider.readWebhook(request(one))))
    expect(read.map((event) => event?.eventId)).toEqual([capture.id, capture.id, capture.id])
  })

  test("reaches PayPal letter by letter", async () => {
    const { paypal, provider, capture } = await toldShop()
    expect(JSON.stringify(JSON.parse(capture.text))).not.toBe(capture.text)
    await provider.readWebhook(request(paypal.signed(capture)))
    expect(paypal.heard.at(-1)?.text.endsWith(`,"webhook_event":${capture.text}}`)).toBe(true)
  })

  test("that is not PayPal's is no event", async () => {
    const { paypal, provider, approval, capture, paid } = await toldShop()
    const good = paypal.signed(capture)
    const without = (name: string) => Object.fromEntries(Object.entries(good.headers).filter(([key]) => key !== name))
    const forged: Record<string, Delivery> = {
      "another order": { ...good, text: good.text.replaceAll(paid.id, "0AB12345CD678901E") },
      "another amount": { ...good, text: good.text.replaceAll("12.30", "99.30") },
      "another space": { ...good, text: good.text.replace("\n", "") },
      "the signature of another event": { ...good, headers: paypal.signed(approval).headers },
      "another webhook of the same PayPal": paypal.signed(capture, OTHER_MERCHANT.webhookId),
      "another time": { ...good, headers: { ...good.headers, "paypal-transmission-time": "2026-01-01T00:00:00Z" } },
      "another number": {
        ...good,
        headers: { ...good.headers, "paypal-transmission-id": "69cd13f0-d67a-11e5-baa3-778b53f4ae55" },
      },
      "no real signature": { ...good, headers: { ...good.headers, "paypal-transmission-sig": "QUFB" } },
      "no real time": { ...good, headers: { ...good.headers, "paypal-transmission-time": "yesterday" } },
      "a huge signature": { ...good, headers: { ...good.headers, "paypal-transmission-sig": "A".repeat(100_000) } },
      "no JSON": { ...good, text: "pay" },
      "a list": { ...good, text: "[]" },
      nothing: { ...good, text: "" },
      "more than one value": { ...good, text: `{},"webhook_id":"${OTHER_MERCHANT.webhookId}"` },
    }
    for (const name of Object.keys(good.headers).filter((key) => key.startsWith("paypal-")))
      forged[`no ${name}`] = { ...good, headers: without(name) }
    for (const [what, delivery] of Object.entries(forged))
      expect(await provider.readWebhook(request(delivery)), what).toBeNull()
    expect(await provider.readWebhook(request(good))).not.toBeNull()
  })

  test("of another shop is not taken, whatever its signature", async () => {
    const { paypal, providerOf, capture } = await toldShop()
    const delivery = request(paypal.signed(capture))
    expect(await providerOf(OTHER_MERCHANT).readWebhook(delivery)).toBeNull()
    expect(await providerOf({ webhookId: OTHER_MERCHANT.webhookId }).readWebhook(delivery)).toBeNull()
  })

  test("that cannot be checked now is told again later, and nothing of it is said", async () => {
    const { paypal, provider, capture } = await toldShop()
    const delivery = request(paypal.signed(capture))
    paypal.faults.add({ method: "POST", path: /verify/, what: "error" })
    const failure = await provider.readWebhook(delivery).catch((thrown: unknown) => thrown)
    expect(String(failure)).toContain("status 503")
    expect(String(failure)).not.toContain(PERSON.email)
    expect(await provider.readWebhook(delivery)).toMatchObject({ eventId: capture.id })
  })

  test("goes to the shop's address by itself, and again when it is asked to", async () => {
    const came: { text: string; headers: Headers }[] = []
    const server = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(Buffer.from(part))
      const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      came.push({ text: Buffer.concat(parts).toString(), headers })
      response.writeHead(204).end()
    })
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const address = server.address()
    const port = typeof address === "object" && address ? address.port : 0
    const { paypal, provider, captured } = await shopAtPaypal({ merchant: { webhookUrl: `http://127.0.0.1:${port}/` } })
    const { id } = await captured()
    await expect.poll(() => came.length).toBe(2)
    const [first] = paypal.events
    if (!first) throw new Error("Nothing was told")
    expect(await paypal.deliver(first)).toBe(204)
    const read = await Promise.all(came.map((one) => provider.readWebhook(one)))
    expect(read.map((event) => event?.about)).toEqual([{ payment: id }, { payment: id }, { payment: id }])
    expect(new Set(read.map((event) => event?.eventId)).size).toBe(2)
  })
})
