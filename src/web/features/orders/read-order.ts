import type { CallReply } from "../../../contract/calls.ts"
import type { OrderDetail, OrderLineShown, OrderEntry as SentEntry } from "../../../contract/order-shapes.ts"
import { DISPLAY_STATUS, type DisplayStatus, hasShipped, PAYMENT_STATUS } from "../../../domain/orders/order-status.ts"
import { type ChargedDecimal, chargedTimes, fromChargedDecimal } from "../../../domain/pricing/charged-amount.ts"
import { fromDecimal, minus, times } from "../../../domain/pricing/money.ts"
import { remarkPath } from "../../../domain/site/route-address.ts"
import type { Order, OrderEntry, OrderLine } from "./order.ts"
import { readTax } from "./read-tax.ts"

const STATUSES = ["confirmed", "unpaid", "shipped", "cancelled", "completed"] as const satisfies DisplayStatus[]

type ListView = { status: DisplayStatus | null; keywords: string; page: number }

/** What is asked for: a page of the orders with a status, or of all. */
export const ordersQuery = ({ status, keywords, page }: ListView) => ({
  query: {
    ...(status && { status: STATUS_CODES[status] }),
    ...(keywords && { keywords }),
    current_page: page,
  },
})
const STATUS_CODES = { confirmed: "0", unpaid: "1", shipped: "2", cancelled: "3", completed: "4" } as const

export type OrderCounts = Record<DisplayStatus | "all", number>

/** How many orders there are of each status. */
export function readCounts({ counts }: CallReply<"GET /api/Order/lists">): OrderCounts {
  const { all, 0: confirmed, 1: unpaid, 2: shipped, 3: cancelled, 4: completed } = counts
  return { all, confirmed, unpaid, shipped, cancelled, completed }
}

export function readOrderEntry(sent: SentEntry): OrderEntry {
  const { code, symbol, rate } = sent.shown
  return {
    id: sent.id,
    number: sent.order_no,
    status: STATUSES.find((status) => DISPLAY_STATUS[status] === sent.status) ?? "confirmed",
    step: sent.step,
    placedAt: sent.createTime,
    total: fromChargedDecimal(sent.shown.total, code),
    currency: { code, symbol, rate },
    isReturning: sent.returnId > 0,
    lines: sent.detail.map((line) => readLine(sent.id, line, code)),
    actions: sent.actions,
  }
}

function readLine(orderId: number, line: OrderLineShown, code: string): OrderLine {
  const price = fromChargedDecimal(line.shownPrice, code)
  return {
    id: line.id,
    goodsId: line.goodId,
    variantId: line.goodDetailId,
    name: line.goodName,
    goodsNumber: line.goodNo,
    specs: line.specs,
    image: line.image,
    url: line.url,
    isGift: line.isGift,
    quantity: line.buNumber,
    price,
    sum: chargedTimes(price, line.buNumber),
    paid: minus(times(fromDecimal(line.price), line.buNumber), fromDecimal(line.reduction)),
    returned: line.returned,
    cancelled: line.cancelled,
    isReviewed: line.reviewed,
    reviewUrl: remarkPath({ orderId, goodId: line.goodId, goodDetailId: line.goodDetailId }),
  }
}

/** Without an address of its own the bill goes where the goods go. */
function readBill({ business, address }: OrderDetail): Order["bill"] {
  if (!business) return null
  const { addressPart, city, zipCode, reginName, countryName } = business.billing ?? address
  return {
    address: {
      name: business.company,
      phone: "",
      email: "",
      street: addressPart,
      city,
      postcode: zipCode,
      region: reginName,
      country: countryName,
    },
    vatNumber: business.vat_number,
  }
}

export function readOrder(sent: OrderDetail): Order {
  const { address, payment, shown } = sent
  const read = (amount: ChargedDecimal) => fromChargedDecimal(amount, shown.code)
  return {
    ...readOrderEntry(sent),
    viewer: sent.viewer,
    isPaymentProcessing: sent.amontStatus === PAYMENT_STATUS.processing,
    confirmedAt: sent.checkTime,
    shippedAt: sent.deliveryTime,
    completedAt: sent.completeTime,
    cancelledAt: sent.cancelTime,
    paymentWay: sent.payment_way,
    payBefore: sent.expireTime,
    endReason: sent.endReason,
    subtotal: read(shown.subtotal),
    reductions: shown.reductions.map(({ dnames, amount }) => ({ name: dnames, amount: read(amount) })),
    droppedGifts: sent.dropped_gifts.map(({ goodDetailId, goodName, buNumber }) => ({
      variantId: goodDetailId,
      name: goodName,
      quantity: buNumber,
    })),
    freight: read(shown.freight),
    tax: readTax(shown),
    days: sent.days,
    address: {
      name: address.contacter,
      phone: [address.callingCodes && `+${address.callingCodes}`, address.mobile].filter(Boolean).join(" "),
      email: address.email,
      street: address.addressPart,
      city: address.city,
      postcode: address.zipCode,
      region: address.reginName,
      country: address.countryName,
    },
    bill: readBill(sent),
    remark: sent.remark,
    carrier: sent.carrier,
    parcels: sent.parcels.map(({ id, company, number, lines }) => ({
      id,
      company,
      number,
      lines: lines.map((line) => ({
        id: line.id,
        name: sent.detail.find((each) => each.id === line.id)?.goodName ?? "",
        quantity: line.buNumber,
      })),
    })),
    restFollows: sent.parcels.length > 0 && !hasShipped(sent.dStatus),
    payment: payment && {
      provider: payment.provider,
      method: payment.method,
      isPaid: payment.status === "captured" || payment.status === "refunded",
      refunded: fromChargedDecimal(payment.refunded, payment.code),
      amount: fromChargedDecimal(payment.amount, payment.code),
      code: payment.code,
    },
    returnId: sent.return?.id ?? null,
    events: sent.timeline.map(({ kind, createTime }) => ({ kind, happenedAt: createTime })),
  }
}
