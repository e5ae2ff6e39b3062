import type { CallReply } from "../../../contract/calls.ts"
import type { OrderDetail } from "../../../contract/order-shapes.ts"
import { PAYMENT_STATUS } from "../../../domain/orders/order-status.ts"
import type { PaymentWay } from "../../../domain/orders/payment-way.ts"
import { fromChargedDecimal } from "../../../domain/pricing/charged-amount.ts"
import type { OnlineMethod, PayMethod, Payment, PayProvider } from "./payment.ts"

/** The ways to pay that the shop offers now, each by itself. Stripe's form has cards and wallets in one. */
export const readMethods = ({ list }: CallReply<"GET /api/pay/methods">): PayMethod[] =>
  list.flatMap(({ provider, methods, payment_way, isTest, instructions }) =>
    (provider === "stripe" ? methods.slice(0, 1) : methods).map((method) => ({
      provider,
      method,
      way: payment_way,
      isTest,
      instructions,
    })),
  )

/** Of these the ones that this storefront has a part for. */
export const readOnline = ({ list }: CallReply<"GET /api/pay/methods">): OnlineMethod[] =>
  list.flatMap(({ provider, methods, isTest, publicKeys }) =>
    isPayProvider(provider) ? methods.map((method) => ({ provider, method, isTest, publicKeys })) : [],
  )

/** And those in which nothing is paid here. */
export const readOtherWays = ({ list }: CallReply<"GET /api/pay/methods">): PaymentWay[] =>
  list.flatMap(({ payment_way }) => (payment_way === "online" ? [] : [payment_way]))

const isPayProvider = (name: string): name is PayProvider =>
  name === "sandbox" || name === "paypal" || name === "stripe"

type Told = Pick<
  OrderDetail,
  | "order_no"
  | "amontStatus"
  | "actions"
  | "shown"
  | "payment_way"
  | "secondsLeft"
  | "address"
  | "detail"
  | "isMasked"
  | "byHand"
>

/** How the payment of an order stands; null where there is nothing to pay and nobody to thank. */
export function readPayment(
  order: Told,
  { methods, otherWays, chosen, isFresh }: Pick<Payment, "methods" | "otherWays" | "chosen"> & { isFresh: boolean },
): Payment | null {
  const state = stateOf(order, { isFresh, paysOnline: chosen !== "" })
  if (!state) return null
  const { code, symbol } = order.shown
  return {
    state,
    number: order.order_no,
    total: fromChargedDecimal(order.shown.total, code),
    currency: { code, symbol },
    buyer: order.isMasked ? "" : order.address.contacter,
    secondsLeft: order.secondsLeft,
    isPaid: order.amontStatus === PAYMENT_STATUS.paid,
    byHand: order.byHand && {
      way: order.payment_way,
      instructions: order.byHand.instructions,
      received: fromChargedDecimal(order.byHand.received, code),
      owed: fromChargedDecimal(order.byHand.owed, code),
    },
    lines: order.detail.map(({ id, goodName, image, buNumber }) => ({
      id,
      name: goodName,
      image,
      quantity: buNumber,
    })),
    methods,
    otherWays: otherWays.filter((way) => way !== order.payment_way),
    chosen,
  }
}

type Asked = { isFresh: boolean; paysOnline: boolean }

function stateOf(
  { amontStatus, actions, payment_way, byHand }: Told,
  { isFresh, paysOnline }: Asked,
): Payment["state"] | null {
  if (amontStatus === PAYMENT_STATUS.processing) return "processing"
  const isOwed = actions.includes("pay")
  // Who has chosen another way may pay online after all.
  if (byHand && !(isOwed && paysOnline)) return isFresh ? "done" : "offline"
  if (isOwed && (payment_way === "online" || byHand)) return "open"
  if (isFresh && (isOwed || amontStatus === PAYMENT_STATUS.paid)) return "done"
  return isOwed ? "agreed" : null
}

/** Whether the money has come, after the provider was asked. */
export const isPaid = ({ amontStatus }: CallReply<"POST /api/pay/callback">) => amontStatus === PAYMENT_STATUS.paid

/** `unpaid`: the provider has no money for the order yet, so that it can be paid another way. */
export type Finished = "paid" | "processing" | "unpaid"

/** How an order stands once its buyer is done at the provider. */
export function readFinished(told: CallReply<"POST /api/pay/callback">): Finished {
  if (told.amontStatus === PAYMENT_STATUS.unpaid) return "unpaid"
  return isPaid(told) ? "paid" : "processing"
}
