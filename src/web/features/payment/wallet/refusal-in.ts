import type { StripeExpressCheckoutElementConfirmEvent } from "@stripe/stripe-js"
import type { Failure } from "../../../../contract/envelope.ts"
import { fill } from "../../../shell/fill.ts"
import type { WordsNamed } from "../../../shell/words-store.ts"

export type WalletWords = WordsNamed<"checkOut" | "pay" | "purchase" | "addresses">

type Reason = NonNullable<
  NonNullable<Parameters<StripeExpressCheckoutElementConfirmEvent["paymentFailed"]>[0]>["reason"]
>
/** Why nothing was ordered, in words for the page, and as the wallet's sheet is told it. */
export type WalletRefusal = { refused: string; reason: Reason }

/** What the shop has refused: its own sentence, or which parts of the wallet's address are to be looked at. */
export function refusalIn(refusal: Failure | Record<string, string>, words: WalletWords): WalletRefusal {
  const fields = isFailure(refusal) ? fieldsIn(refusal) : refusal
  const names = Object.keys(fields).flatMap((field) => nameOf(field, words) ?? [])
  if (names.length > 0)
    return { refused: fill(words.payWalletAddress, { fields: names.join(", ") }), reason: "invalid_shipping_address" }
  if (!isFailure(refusal) || refusal.reason === "serviceUnavailable")
    return { refused: words.payWalletSilent, reason: "fail" }
  const reason = refusal.reason === "noShipping" ? "address_unserviceable" : "fail"
  return { refused: `${refusal.msg} ${words.payNothingCharged}`, reason }
}

const isFailure = (refusal: Failure | Record<string, string>): refusal is Failure => "msg" in refusal

function fieldsIn({ data }: Failure): Record<string, unknown> {
  const fields: unknown = typeof data === "object" && data !== null && "fields" in data ? data.fields : null
  return typeof fields === "object" && fields !== null ? { ...fields } : {}
}

function nameOf(field: string, words: WalletWords): string | undefined {
  const names = new Map([
    ["address.region_code", words.regionState],
    ["address.contact", words.addressName],
    ["address.mobile", words.addressPhone],
    ["address.city", words.addressCity],
    ["address.address_part", words.addressStreet],
    ["address.zip_code", words.postcode],
    ["address.email", words.contactEmail],
  ])
  return names.get(field)
}
