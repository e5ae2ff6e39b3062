import type { StripeExpressCheckoutElementConfirmEvent } from "@stripe/stripe-js"
import { SUCCESS } from "../../../../contract/envelope.ts"
import { orderPath } from "../../../../domain/site/route-address.ts"
import { donePath, payPath, REFUSED_QUERY } from "../pay-address.ts"
import { readFinished } from "../read-payment.ts"
import { refusalIn, type WalletRefusal, type WalletWords } from "./refusal-in.ts"
import type { Express } from "./use-express-element.ts"
import type { WalletCalls } from "./use-wallet-calls.ts"
import { walletAddress, walletRegion } from "./wallet-address.ts"

const METHOD = "stripe/wallet"

type Paying = {
  express: Express
  calls: WalletCalls
  event: StripeExpressCheckoutElementConfirmEvent
  lines: string
  key: string
  expected: number
  agreed: boolean
  email: string
  words: WalletWords
  /** An address of the shop as others find it. */
  hrefOf: (path: string) => string
  onPlaced: () => void
}

/** Where the order is shown. Not paid yet, it is paid there, in a document that lets its provider in. */
type Leads = { to: string; isPaidThere: boolean }

/** The order is made, then paid. Whatever is refused before it is made leaves nothing behind. */
export async function payByWallet(paying: Paying): Promise<WalletRefusal | Leads> {
  const { express, calls, event, words } = paying
  const checked = await express.elements.submit()
  if (checked.error) return { refused: checked.error.message ?? words.payFailed, reason: "fail" }
  const { country = "", state = "" } = event.shippingAddress?.address ?? {}
  const region = walletRegion(await calls.regions(), { country, state })
  if (region === null) return refusalIn({ "address.region_code": "regionUnknown" }, words)
  const placed = await calls.placeOrder({ ...paying, address: walletAddress(event, region, paying.email) })
  if (placed.code !== SUCCESS) return refusalIn(placed, words)
  paying.onPlaced()
  return payPlaced(paying, placed.data.order_no)
}

async function payPlaced({ express, calls, hrefOf }: Paying, orderNo: string): Promise<Leads> {
  const unpaid = payPath(orderNo, METHOD)
  const begun = await calls.begin(orderNo)
  if (begun.code !== SUCCESS) return { to: unpaid, isPaidThere: true }
  if (begun.data.provider === "none") return { to: donePath(orderNo), isPaidThere: false }
  const { error } = await express.stripe.confirmPayment({
    elements: express.elements,
    clientSecret: begun.data.token,
    confirmParams: { return_url: hrefOf(unpaid) },
    redirect: "if_required",
  })
  if (error?.type === "card_error") return { to: `${unpaid}&${REFUSED_QUERY}=card`, isPaidThere: true }
  // Whatever else it says, it may have been paid meanwhile: the shop asks.
  const told = await calls.finish(orderNo, begun.data.paypal_id)
  const finished = told.code === SUCCESS ? readFinished(told.data) : "processing"
  if (finished === "unpaid") return { to: `${unpaid}&${REFUSED_QUERY}=1`, isPaidThere: true }
  return { to: finished === "paid" ? donePath(orderNo) : orderPath(orderNo), isPaidThere: false }
}
