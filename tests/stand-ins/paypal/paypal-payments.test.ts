import { describe, expect, test } from "vitest"
import { charged, newPayment, shopAtPaypal } from "./shop-at-paypal.ts"
import type { Fate, OrderStatus } from "./stand-in-books.ts"
import { MERCHANT, OTHER_MERCHANT } from "./test-merchants.ts"

describe("a payment at PayPal", () => {
  test.each([
    ["USD", "10.99", "10.99"],
    ["EUR", "1234.50", "1234.50"],
    ["JPY", "1230", "1230"],
    ["HUF", "1234.00", "1234"],
  ])("is created and captured in %s with %s, to the unit", async (currencyCode, value, sent) => {
    const { paypal, provider } = await shopAtPaypal()
    const amount = charged(value, currencyCode)
    expect(provider.canCharge(amount, currencyCode)).toBe(true)
    const { id, browser } = await provider.create(newPayment(value, currencyCode))
    expect(paypal.order(id)).toMatchObject({
      amount: { currency_code: currencyCode, value: sent },
      payee: MERCHANT.merchantId,
    })
    expect(browser).toEqual({
      token: id,
      clientId: MERCHANT.clientId,
      merchantId: MERCHANT.merchantId,
      environment: "sandbox",
      currency: currencyCode,
      intent: "capture",
    })
    paypal.approve(id)
    const told = { id, amount, currencyCode, reference: "20261118-0042", payee: MERCHANT.merchantId }
    expect(await provider.fetch(id)).toEqual({ ...told, status: "approved", captureId: null })
    const captured = await provider.capture(id, "capture")
    expect(captured).toEqual({ ...told, status: "captured", captureId: paypal.order(id).captures[0]?.id })
    expect(await provider.fetch(id)).toEqual(captured)
  })

  test.each([
    ["HUF", "1234.50"],
    ["TWD", "99.90"],
    ["KWD", "1.230"],
    ["EUR", "0"],
  ])("is not offered in %s with %s, and never asked for", async (currencyCode, value) => {
    const { paypal, provider } = await shopAtPaypal()
    expect(provider.canCharge(charged(value, currencyCode), currencyCode)).toBe(false)
    await expect(provider.create(newPayment(value, currencyCode))).rejects.toThrow("exactly")
    expect(paypal.heard).toEqual([])
  })

  test("is one payment for one key, also for those who ask at the same time", async () => {
    const { paypal, provider } = await shopAtPaypal()
    const wish = newPayment("5.00", "USD")
    const begun = await Promise.all([provider.create(wish), provider.create(wish), provider.create(wish)])
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
    expect((await provider.create(newPayment("5.00", "USD"))).id).not.toBe(begun[0]?.id)
    expect(paypal.heard.filter(({ path }) => path === "/v1/oauth2/token")).toHaveLength(1)
  })

  test("by card asks for 3-D Secure where it is due, and for no address by wallet", async () => {
    const { paypal, provider } = await shopAtPaypal()
    await provider.create(newPayment("5.00", "USD", "card"))
    await provider.create(newPayment("5.00", "USD", "paypal"))
    const [card, wallet] = paypal.heard
      .filter(({ path }) => path === "/v2/checkout/orders")
      .map(({ text }) => JSON.parse(text))
    expect(card.payment_source.card.attributes.verification.method).toBe("SCA_WHEN_REQUIRED")
    expect(wallet.payment_source.paypal.experience_context).toMatchObject({
      shipping_preference: "NO_SHIPPING",
      return_url: "https://shop.example/Center/Order/20261118-0042",
    })
    await expect(provider.create(newPayment("5.00", "USD", "cheque"))).rejects.toThrow("no method cheque")
  })

  test.each<[OrderStatus, string]>([
    ["CREATED", "open"],
    ["SAVED", "open"],
    ["PAYER_ACTION_REQUIRED", "open"],
    ["APPROVED", "approved"],
    ["VOIDED", "cancelled"],
  ])("in PayPal's status %s is %s", async (status, expected) => {
    const { paypal, provider } = await shopAtPaypal()
    const { id } = await provider.create(newPayment("5.00", "USD"))
    paypal.order(id).status = status
    expect(await provider.fetch(id)).toMatchObject({ status: expected, captureId: null })
    expect(await provider.cancel(id, "cancel")).toMatchObject({ status: expected })
  })

  test.each([
    ["COMPLETED", "captured"],
    ["PARTIALLY_REFUNDED", "captured"],
    ["REFUNDED", "captured"],
    ["PENDING", "processing"],
    ["DECLINED", "declined"],
    ["FAILED", "declined"],
  ] as const)("whose capture is %s is %s", async (status, expected) => {
    const { paypal, provider, captured } = await shopAtPaypal()
    const { id } = await captured()
    for (const capture of paypal.order(id).captures) capture.status = status
    expect(await provider.fetch(id)).toMatchObject({ status: expected })
  })

  test("that nobody knows is null, and so is one of another shop", async () => {
    const { provider, providerOf, captured } = await shopAtPaypal()
    const { id } = await captured()
    expect(await provider.fetch("0AB12345CD678901E")).toBeNull()
    expect(await provider.fetch("../../v1/oauth2/token")).toBeNull()
    expect(await providerOf(OTHER_MERCHANT).fetch(id)).toBeNull()
  })

  test("that PayPal has forgotten can be given up", async () => {
    const { paypal, provider } = await shopAtPaypal()
    const { id } = await provider.create(newPayment("5.00", "USD"))
    paypal.forget(id)
    expect(await provider.cancel(id, "cancel")).toBeNull()
  })

  test("for an unknown payee is refused", async () => {
    const { providerOf } = await shopAtPaypal()
    const refused = providerOf({ merchantId: "NOBODY" }).create(newPayment("5.00", "USD"))
    await expect(refused).rejects.toThrow(/422 UNPROCESSABLE_ENTITY PAYEE_ACCOUNT_INVALID \(debug id/)
  })
})

describe("a capture at PayPal", () => {
  test("is made once, however often and however parallel it is asked for", async () => {
    const { paypal, provider, approved } = await shopAtPaypal()
    const id = await approved()
    const all = await Promise.all(Array.from({ length: 20 }, () => provider.capture(id, "capture")))
    expect(new Set(all.map(({ status, captureId }) => `${status} ${captureId}`)).size).toBe(1)
    expect(paypal.order(id).captures).toHaveLength(1)
  })

  test("whose answer was lost is found again", async () => {
    const { paypal, provider, approved } = await shopAtPaypal()
    const id = await approved()
    paypal.faults.add({ method: "POST", path: /capture$/, what: "hangUp", when: "after" })
    await expect(provider.capture(id, "capture")).rejects.toThrow("does not answer")
    expect(await provider.capture(id, "capture")).toMatchObject({ status: "captured" })
    expect(paypal.order(id).captures).toHaveLength(1)
  })

  test("with a declined instrument is over, though PayPal goes on calling the order approved", async () => {
    const { paypal, provider, approved } = await shopAtPaypal()
    const id = await approved("instrumentDeclined")
    expect(await provider.capture(id, "capture")).toMatchObject({ status: "declined", captureId: null })
    expect(paypal.order(id).status).toBe("APPROVED")
    expect(paypal.order(id).declines).toBe(1)
  })

  test.each<[Fate, string]>([
    ["refused", "declined"],
    ["declined", "declined"],
    ["pending", "processing"],
  ])("that is %s makes the payment %s", async (fate, expected) => {
    const { provider, approved } = await shopAtPaypal()
    expect(await provider.capture(await approved(fate), "capture")).toMatchObject({ status: expected })
  })

  test("that was pending and ends is told by the order", async () => {
    const { paypal, provider, approved } = await shopAtPaypal()
    const id = await approved("pending")
    const { captureId } = await provider.capture(id, "capture")
    paypal.endCapture(captureId ?? "", "COMPLETED")
    expect(await provider.fetch(id)).toMatchObject({ status: "captured", captureId })
  })

  test("of a payment that is not approved leaves it as it stands", async () => {
    const { provider } = await shopAtPaypal()
    const { id } = await provider.create(newPayment("5.00", "USD"))
    expect(await provider.capture(id, "capture")).toMatchObject({ status: "open" })
    await expect(provider.capture("0AB12345CD678901E", "capture")).rejects.toThrow("404")
  })
})
