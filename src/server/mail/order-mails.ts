import { PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import { isOfflineWay, type OfflineWay } from "../../domain/orders/payment-way.ts"
import { greeting } from "./greeting.ts"
import type { OrderTold } from "./load-order.ts"
import type { MailContents } from "./mail-kinds.ts"
import type { MailPage, MailPart } from "./mail-page.ts"
import type { Writing } from "./mail-writing.ts"
import { addressPart, businessParts, orderButton, orderFacts, reckoningParts } from "./order-parts.ts"

type Step =
  | "orderPlaced"
  | "orderChanged"
  | "orderPaid"
  | "orderShipped"
  | "orderRestCancelled"
  | "orderCancelled"
  | "orderExpired"
  | "orderRefunded"

export const words = (text: string): MailPart => ({ part: "words", text })

export function orderPage(step: Step, order: OrderTold, writing: Writing, parts: MailPart[]): MailPage {
  const { say } = writing
  const { orderNo } = order
  return {
    subject: say(`${step}Subject`, { orderNo }),
    title: say(`${step}Title`),
    greeting: greeting(writing, order.address.contact),
    parts,
  }
}

export const wholeOrder = (order: OrderTold, writing: Writing): MailPart[] => [
  orderFacts(order, writing),
  ...reckoningParts(order, writing),
  addressPart(order, writing),
  ...businessParts(order, writing),
]

const WAITING = { offline: "orderPlacedOffline", online: "orderPlacedPayBy", agreement: "orderPlacedAgreed" } as const

const OFFLINE_NAME = { bankTransfer: "payBankTransfer", cash: "payCash", invoice: "payInvoice" } as const

/** Where the money goes, in the shop's own words, and the number that tells what it is for. */
function howToPay(way: OfflineWay, { instructions, orderNo }: OrderTold, { say }: Writing): MailPart[] {
  return [
    { part: "quote", title: say(OFFLINE_NAME[way]), text: instructions },
    { part: "facts", facts: [{ name: say("payReference"), value: orderNo, isLtr: true }] },
  ]
}

/** Gifts that were promised and could not be given. */
function goneGifts({ droppedGifts }: OrderTold, { say }: Writing): MailPart[] {
  if (droppedGifts.length === 0) return []
  return [words(say("droppedGifts", { gifts: droppedGifts.map(giftText).join(" · ") }))]
}

const giftText = ({ name, number }: OrderTold["droppedGifts"][number]) => (number > 1 ? `${name} × ${number}` : name)

/** With a link of its own where staff made the order: whoever has it is the buyer. */
export function orderPlacedPage(order: OrderTold, writing: Writing, ownLink?: string): MailPage {
  const { say, format } = writing
  const isOpen = order.paymentStatus === PAYMENT_STATUS.unpaid && order.expiresAt !== null
  const { paymentWay } = order
  const offline = isOfflineWay(paymentWay) ? paymentWay : null
  const time = isOpen && order.expiresAt ? format.moment(order.expiresAt) : null
  const waiting = WAITING[offline ? "offline" : paymentWay === "agreement" ? "agreement" : "online"]
  return orderPage("orderPlaced", order, writing, [
    words(time === null ? say("orderPlacedText") : say(waiting, { time })),
    ...goneGifts(order, writing),
    ...(isOpen && offline ? howToPay(offline, order, writing) : []),
    orderButton(order, writing, isOpen && paymentWay === "online" ? say("payNow") : say("viewOrder"), ownLink),
    ...wholeOrder(order, writing),
  ])
}

export function orderChangedPage(order: OrderTold, writing: Writing, ownLink?: string): MailPage {
  const { say } = writing
  const isOpen = order.paymentStatus === PAYMENT_STATUS.unpaid && order.paymentWay === "online"
  return orderPage("orderChanged", order, writing, [
    words(say("orderChangedText")),
    orderButton(order, writing, isOpen ? say("payNow") : say("viewOrder"), ownLink),
    ...wholeOrder(order, writing),
  ])
}

export function orderPaidPage(order: OrderTold, writing: Writing): MailPage {
  const { say } = writing
  // Not before it is paid: a guest could have the shop send any words to any address.
  const remark: MailPart[] = order.remark ? [{ part: "quote", title: say("remark"), text: order.remark }] : []
  return orderPage("orderPaid", order, writing, [
    words(say("orderPaidText")),
    orderButton(order, writing),
    ...wholeOrder(order, writing),
    ...remark,
  ])
}

/** To the merchant, who answers the buyer by replying. */
export function merchantPage(step: "merchantPaid" | "merchantUnpaid", order: OrderTold, writing: Writing): MailPage {
  const { say, format } = writing
  const { orderNo, email, remark } = order
  return {
    subject: say(`${step}Subject`, { orderNo }),
    title: say(`${step}Title`),
    parts: [
      ...(step === "merchantUnpaid" ? [words(say("merchantUnpaidText"))] : []),
      ...wholeOrder(order, writing),
      ...(remark ? [{ part: "quote" as const, title: say("remark"), text: remark }] : []),
      words(say("replyGoesTo", { email: format.ltr(email) })),
    ],
    replyTo: email,
  }
}

export function orderCancelledPage(order: OrderTold, writing: Writing): MailPage {
  const { say } = writing
  const { paid, refunded } = PAYMENT_STATUS
  const isPaid = order.total > 0 && (order.paymentStatus === paid || order.paymentStatus === refunded)
  return orderPage("orderCancelled", order, writing, [
    words(say("orderCancelledText")),
    ...(isPaid ? [words(say("orderCancelledMoney"))] : []),
    orderButton(order, writing),
    orderFacts(order, writing),
    ...reckoningParts(order, writing),
  ])
}

export function orderExpiredPage(order: OrderTold, writing: Writing): MailPage {
  const { say, link } = writing
  return orderPage("orderExpired", order, writing, [
    words(say("orderExpiredText")),
    words(say("orderExpiredAgain")),
    { part: "button", label: say("toShop"), link: link("/") },
    orderFacts(order, writing),
    ...reckoningParts(order, writing),
  ])
}

export function orderRefundedPage(
  order: OrderTold,
  { amount, currencyCode }: MailContents["orderRefunded"],
  writing: Writing,
): MailPage {
  const { say, format } = writing
  const symbol = currencyCode === order.currencyCode ? order.currencySymbol : `${currencyCode} `
  return orderPage("orderRefunded", order, writing, [
    words(say("orderRefundedText")),
    {
      part: "sums",
      sums: [{ name: say("refund"), amount: format.amount(amount, { code: currencyCode, symbol }), isTotal: true }],
    },
    orderFacts(order, writing),
    orderButton(order, writing),
  ])
}
