import type { CallReply } from "../../../contract/calls.ts"
import type { OrderDetail } from "../../../contract/order-shapes.ts"
import { PAYMENT_STATUS } from "../../../domain/orders/order-status.ts"
import { fromDecimal } from "../../../domain/pricing/money.ts"
import type { OnlineMethod, PayMethod, Payment, PayProvider } from "./payment.ts"

/** The ways to pay that the shop offers now, each by itself. Stripe's form has cards and wallets in one. */
export const readMethods = ({ list }: CallReply<"GET /api/pay/methods">): PayMethod[] =>
  list.flatMap(({ provider, methods, payment_way, isTest }) =>
    (provider === "stripe" ? methods.slice(0, 1) : methods).map((method) => ({
      provider,
      method,
      way: payment_way,
      isTest,
    })),
  )

/** Of these the ones that this storefront has a part for. */
export const readOnline = ({ list }: CallReply<"GET /api/pay/methods">): OnlineMethod[] =>
  list.flatMap(({ provider, methods, isTest, publicKeys }) =>
    isPayProvider(provider) ? methods.map((method) => ({ provider, method, isTest, publicKeys })) : [],
  )

const isPayProvider = (name: string): name is PayProvider =>
  name === "sandbox" || name === "paypal" || name === "stripe"

type Told = Pick<
  OrderDetail,
  "order_no" | "amontStatus" | "actions" | "shown" | "payment_way" | "secondsLeft" | "address" | "detail" | "isMasked"
>

/** How the payment of an order stands; null where there is nothing to pay and nobody to thank. */
export function readPayment(
  order: Told,
  { methods, chosen, isFresh }: Pick<Payment, "methods" | "chosen"> & { isFresh: boolean },
): Payment | null {
  const state = stateOf(order, isFresh)
  if (!state) return null
  return {
    state,
    number: order.order_no,
    total: fromDecimal(order.shown.total),
    symbol: order.shown.symbol,
    currencyCode: order.shown.code,
    buyer: order.isMasked ? "" : order.address.contacter,
    secondsLeft: order.secondsLeft,
    isPaid: order.amontStatus === PAYMENT_STATUS.paid,
    lines: order.detail.map(({ id, goodName, image, buNumber }) => ({
      id,
      name: goodName,
      image,
      quantity: buNumber,
    })),
    methods,
    chosen,
  }
}

function stateOf({ amontStatus, actions, payment_way }: Told, isFresh: boolean): Payment["state"] | null {
  if (amontStatus === PAYMENT_STATUS.processing) return "processing"
  const isOwed = actions.includes("pay")
  if (isOwed && payment_way === "online") return "open"
  if (isFresh && (isOwed || amontStatus === PAYMENT_STATUS.paid)) return "done"
  return isOwed ? "agreed" : null
}

/** Whether the money has come, after the provider was asked. */
export const isPaid = ({ amontStatus }: CallReply<"POST /api/pay/callback">) => amontStatus === PAYMENT_STATUS.paid
