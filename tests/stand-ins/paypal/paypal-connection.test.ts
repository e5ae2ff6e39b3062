import { describe, expect, test } from "vitest"
import type { PaypalStandIn } from "./paypal-stand-in.ts"
import { charged, IMPATIENT, newPayment, shopAtPaypal } from "./shop-at-paypal.ts"
import type { Fault } from "./stand-in-faults.ts"
import { PERSON } from "./stand-in-reply.ts"
import { MERCHANT, OTHER_MERCHANT } from "./test-merchants.ts"

const tokensAsked = ({ heard }: PaypalStandIn) => heard.filter(({ path }) => path === "/v1/oauth2/token").length

describe("access tokens of PayPal", () => {
  test("are asked for once by all who need one, and kept", async () => {
    const { paypal, provider, captured } = await shopAtPaypal()
    const { id } = await captured()
    await Promise.all(Array.from({ length: 10 }, () => provider.fetch(id)))
    expect(tokensAsked(paypal)).toBe(1)
  })

  test("are renewed before they end", async () => {
    const { paypal, provider, captured } = await shopAtPaypal({ tokenSeconds: 59 })
    const { id } = await captured()
    const before = tokensAsked(paypal)
    await provider.fetch(id)
    expect(tokensAsked(paypal)).toBe(before + 1)
  })

  test("that are refused are renewed once, and the call is made once", async () => {
    const { paypal, provider, approved } = await shopAtPaypal()
    const id = await approved()
    paypal.endTokens()
    expect(await provider.capture(id, "capture")).toMatchObject({ status: "captured" })
    expect(tokensAsked(paypal)).toBe(2)
    paypal.revokeKeys(MERCHANT.clientId)
    await expect(provider.fetch(id)).rejects.toThrow("PayPal refuses token: 401")
    expect(tokensAsked(paypal)).toBe(3)
  })

  test("that could not be had are asked for again", async () => {
    const { paypal, provider } = await shopAtPaypal()
    paypal.faults.add({ method: "POST", path: /token$/, what: "error" })
    await expect(provider.fetch("0AB12345CD678901E")).rejects.toThrow("token: status 503")
    expect(await provider.fetch("0AB12345CD678901E")).toBeNull()
  })
})

describe("what PayPal does not answer", () => {
  test.each<[Fault["what"], string]>([
    ["error", "status 503"],
    ["silence", "too late"],
    ["hangUp", "no connection"],
    ["garbage", "not as documented"],
  ])("is thrown (%s), and goes well the next time", async (what, said) => {
    const { paypal, provider, captured } = await shopAtPaypal({ limits: IMPATIENT })
    const { id } = await captured()
    paypal.faults.add({ method: "GET", path: /orders/, what })
    await expect(provider.fetch(id)).rejects.toThrow(said)
    expect(await provider.fetch(id)).toMatchObject({ status: "captured" })
  })

  test("is waited for as long as the limit says", async () => {
    const { paypal, provider, approved } = await shopAtPaypal()
    const id = await approved()
    paypal.faults.add({ method: "POST", path: /capture$/, what: "slow", slowMs: 600 })
    expect(await provider.capture(id, "capture")).toMatchObject({ status: "captured" })
  })

  test("says neither keys nor tokens nor whose it is", async () => {
    const { paypal, provider, providerOf, captured } = await shopAtPaypal({ limits: IMPATIENT })
    const { id, captureId } = await captured()
    const refund = { id, captureId, amount: charged("99.00", "EUR"), currencyCode: "EUR", requestKey: "refund 1" }
    const fail = (what: Fault["what"]) => paypal.faults.add({ method: "GET", path: /orders/, what })
    const failures: (() => Promise<unknown>)[] = [
      () => providerOf({ clientSecret: "wrong-secret" }).fetch(id),
      () => provider.refund(refund),
      () => provider.capture("0AB12345CD678901E", "capture"),
      () => providerOf({ merchantId: "NOBODY" }).create(newPayment("1.00", "EUR")),
      ...(["error", "silence", "hangUp", "garbage"] as const).map((what) => () => {
        fail(what)
        return provider.fetch(id)
      }),
    ]
    const secrets = [MERCHANT.clientSecret, "wrong-secret", MERCHANT.clientId, "A21AA", "Basic", "Bearer"]
    for (const ask of failures) {
      const thrown: unknown = await ask().then(
        () => new Error("It went well"),
        (failure: unknown) => failure,
      )
      // As a log shows it, with whatever caused it.
      const shown =
        thrown instanceof Error ? `${thrown.message} ${thrown.stack} ${thrown.cause} ${JSON.stringify(thrown)}` : ""
      expect(shown).toContain("PayPal")
      for (const secret of [...secrets, PERSON.email, PERSON.name.surname]) expect(shown).not.toContain(secret)
    }
  })
})

describe("testing the connection to PayPal", () => {
  test("finds nothing wrong where nothing is", async () => {
    const { provider } = await shopAtPaypal()
    expect(await provider.testConnection([])).toEqual({ problems: [], payee: MERCHANT.merchantId, walletHosts: [] })
  })

  test("tells what is wrong", async () => {
    const { providerOf } = await shopAtPaypal()
    const problemsOf = async (keys: Partial<typeof MERCHANT>) => (await providerOf(keys).testConnection([])).problems
    expect(await problemsOf({ clientSecret: "wrong" })).toEqual(["keyRefused"])
    expect(await problemsOf({ clientId: OTHER_MERCHANT.clientId })).toEqual(["keyRefused"])
    expect(await problemsOf({ merchantId: OTHER_MERCHANT.merchantId })).toEqual(["payeeUnknown"])
    expect(await problemsOf({ webhookId: OTHER_MERCHANT.webhookId })).toEqual(["webhookUnknown"])
    const { merchantId, webhookId } = OTHER_MERCHANT
    expect(await problemsOf({ merchantId, webhookId })).toEqual(["payeeUnknown", "webhookUnknown"])
  })

  test("notices keys that were good until now", async () => {
    const { paypal, provider } = await shopAtPaypal()
    await provider.testConnection([])
    paypal.revokeKeys(MERCHANT.clientId)
    expect((await provider.testConnection([])).problems).toEqual(["keyRefused"])
  })

  test("does not judge what the app may not ask", async () => {
    const { provider } = await shopAtPaypal({ merchant: { readsIdentity: false } })
    expect(await provider.testConnection([])).toEqual({ problems: [], payee: null, walletHosts: [] })
  })

  test("tells that the app may not read disputes", async () => {
    const { provider } = await shopAtPaypal({ merchant: { readsDisputes: false } })
    expect((await provider.testConnection([])).problems).toEqual(["disputesForbidden"])
  })

  test("says that PayPal is silent", async () => {
    const { paypal, provider } = await shopAtPaypal()
    paypal.faults.add({ method: "GET", path: /webhooks/, what: "hangUp" })
    expect((await provider.testConnection([])).problems).toEqual(["providerSilent"])
    await paypal.close()
    expect((await provider.testConnection([])).problems).toEqual(["providerSilent"])
  })
})
