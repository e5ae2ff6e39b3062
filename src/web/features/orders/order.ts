import type { OrderViewer, ShopperAction } from "../../../domain/orders/order-actions.ts"
import type { DisplayStatus } from "../../../domain/orders/order-status.ts"
import type { PaymentWay } from "../../../domain/orders/payment-way.ts"
import type { ChargedAmount } from "../../../domain/pricing/charged-amount.ts"
import type { Money } from "../../../domain/pricing/money.ts"
import type { ShownTax } from "./read-tax.ts"

/** In which currency an order was placed; its amounts stay in it, whatever the visitor has chosen since. */
export type OrderCurrency = { code: string; symbol: string; rate: string }

export type OrderLine = {
  id: number
  goodsId: number
  variantId: number
  name: string
  goodsNumber: string
  specs: string
  image: string | null
  url: string
  isGift: boolean
  quantity: number
  /** Of one piece and of all, before reductions, as they were shown. */
  price: ChargedAmount
  sum: ChargedAmount
  /** What all pieces cost after reductions, in the shop's base currency: refunds are reckoned from it. */
  paid: Money
  /** Pieces in returns that were not refused or taken back. */
  returned: number
  /** Pieces that will not be sent, though others were. */
  cancelled: number
  isReviewed: boolean
  /** Where its review is written. */
  reviewUrl: string
}

/** An order as a list shows it. */
export type OrderEntry = {
  id: number
  number: string
  status: DisplayStatus
  /** Created, confirmed, shipped, completed; null where it has ended without being sold. */
  step: number | null
  placedAt: string
  total: ChargedAmount
  currency: OrderCurrency
  isReturning: boolean
  lines: OrderLine[]
  actions: ShopperAction[]
}

export type OrderAddress = {
  name: string
  phone: string
  email: string
  street: string
  city: string
  postcode: string
  region: string
  country: string
}

export type Order = OrderEntry & {
  viewer: OrderViewer
  isPaymentProcessing: boolean
  confirmedAt: string | null
  shippedAt: string | null
  completedAt: string | null
  cancelledAt: string | null
  paymentWay: PaymentWay
  payBefore: string | null
  endReason: "cancelled" | "notPaidInTime" | null
  subtotal: ChargedAmount
  reductions: { name: string; amount: ChargedAmount }[]
  /** Gifts that had run out when it was placed. */
  droppedGifts: { variantId: number; name: string; quantity: number }[]
  freight: ChargedAmount
  tax: ShownTax
  /** How many days delivery was said to take. */
  days: { min: number; max: number } | null
  address: OrderAddress
  /** Where the bill goes, in the name of the business; null where somebody bought it for themselves. */
  bill: { address: OrderAddress; vatNumber: string } | null
  remark: string
  carrier: { company: string; number: string } | null
  /** What has left so far, with what is in it. */
  parcels: { id: number; company: string; number: string; lines: { id: number; name: string; quantity: number }[] }[]
  /** Whether some pieces are still to leave after others have. */
  restFollows: boolean
  payment: {
    provider: string
    method: string
    isPaid: boolean
    refunded: ChargedAmount
    amount: ChargedAmount
    code: string
  } | null
  returnId: number | null
  events: { kind: string; happenedAt: string }[]
}
