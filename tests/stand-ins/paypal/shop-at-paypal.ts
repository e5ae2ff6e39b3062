import { onTestFinished } from "vitest"
import type { ChargedAmount } from "../../../src/domain/pricing/charged-amount.ts"
import { readCharged } from "../../../src/domain/pricing/charged-amount.ts"
import { paypalProvider } from "../../../src/server/payments/paypal/paypal-provider.ts"
import { startPaypalStandIn } from "./paypal-stand-in.ts"
import type { Fate, Merchant } from "./stand-in-books.ts"
import { MERCHANT, OTHER_MERCHANT } from "./test-merchants.ts"

const PATIENT = { readMs: 10_000, writeMs: 10_000 }
/** For tests that wait until the adapter gives up. */
export const IMPATIENT = { readMs: 400, writeMs: 400 }

type Wish = { merchant?: Partial<Merchant>; tokenSeconds?: number; limits?: typeof PATIENT }

/** A stand-in with two merchants, and the adapter of the first one. */
export async function shopAtPaypal({ merchant, tokenSeconds, limits = PATIENT }: Wish = {}) {
  const merchants = [{ ...MERCHANT, ...merchant }, { ...OTHER_MERCHANT }]
  const paypal = await startPaypalStandIn({ merchants, ...(tokenSeconds !== undefined && { tokenSeconds }) })
  onTestFinished(() => paypal.close())
  const account = (keys: Partial<typeof MERCHANT> = {}) => ({
    mode: "test" as const,
    ...MERCHANT,
    methods: ["paypal", "card"],
    baseUrl: paypal.url,
    ...keys,
  })
  const provider = paypalProvider(account(), limits)
  /** A payment that the buyer has approved. */
  const approved = async (fate?: Fate, value = "12.30", currencyCode = "EUR") => {
    const { id } = await provider.create(newPayment(value, currencyCode))
    paypal.approve(id, fate)
    return id
  }
  /** And one whose money came. */
  const captured = async (value = "12.30", currencyCode = "EUR") => {
    const id = await approved("complete", value, currencyCode)
    const { captureId } = await provider.capture(id, `capture ${id}`)
    if (captureId === null) throw new Error("Nothing was captured")
    return { id, captureId }
  }
  return {
    paypal,
    provider,
    approved,
    captured,
    providerOf: (keys: Partial<typeof MERCHANT>) => paypalProvider(account(keys), limits),
  }
}

let payments = 0

export function newPayment(value: string, currencyCode: string, method = "paypal") {
  return {
    reference: "20261118-0042",
    amount: charged(value, currencyCode),
    currencyCode,
    method,
    requestKey: `payment ${++payments} 20261118-0042`,
    returnUrl: "https://shop.example/Center/Order/20261118-0042",
  }
}

export function charged(value: string, currencyCode: string): ChargedAmount {
  const amount = readCharged(value, currencyCode)
  if (amount === null) throw new Error(`${value} is no amount of ${currencyCode}`)
  return amount
}
