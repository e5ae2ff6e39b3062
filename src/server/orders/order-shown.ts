import type { OrderEntry, OrderLineShown } from "../../contract/order-shapes.ts"
import { goodsPath } from "../../domain/catalog/goods-address.ts"
import { type OrderViewer, shopperActions } from "../../domain/orders/order-actions.ts"
import {
  DISPLAY_STATUS,
  displayStatus,
  isOrderStatus,
  isPaymentStatus,
  progressStep,
} from "../../domain/orders/order-status.ts"
import { returnRunning } from "../../domain/orders/return-status.ts"
import { toChargedDecimal } from "../../domain/pricing/charged-amount.ts"
import { type Currency, shownAmount } from "../../domain/pricing/currency.ts"
import { toDecimal } from "../../domain/pricing/money.ts"
import { has, pictureUrl, type Shop } from "../shop.ts"
import type { LineRead, OrderRead } from "./order-read.ts"

/** An order as lists and its own page show it, with what this viewer may do. */
export async function orderShown(shop: Shop, order: OrderRead, viewer: OrderViewer): Promise<OrderEntry> {
  const { status, paymentStatus, currencyCode, currencySymbol, rate } = order
  return {
    id: order.id,
    order_no: order.orderNo,
    dStatus: status,
    amontStatus: paymentStatus,
    status: DISPLAY_STATUS[displayStatus(status, paymentStatus)],
    step: progressStep(status, paymentStatus),
    createTime: new Date(order.createdAt).toISOString(),
    total: toDecimal(order.total),
    shown: {
      code: currencyCode,
      symbol: currencySymbol,
      rate,
      total: toChargedDecimal(order.shownTotal, currencyCode),
    },
    returnId: runningReturn(order)?.id ?? 0,
    detail: order.lines.map((line) => lineShown(line, { code: currencyCode, rate })),
    actions: await actionsFor(shop, order, viewer),
  }
}

/** The return under way, if there is one. */
const runningReturn = ({ returns }: OrderRead) => returns.find(({ status }) => returnRunning(status))

async function actionsFor(shop: Shop, order: OrderRead, viewer: OrderViewer): Promise<OrderEntry["actions"]> {
  const { status, paymentStatus: payment } = order
  if (!isOrderStatus(status) || !isPaymentStatus(payment)) return []
  const isReturned = runningReturn(order) !== undefined
  const providers = await shop.payments.of(shop.site)
  const view = {
    status,
    payment,
    viewer,
    returnRunning: isReturned,
    remarksOn: has(shop, "remarks"),
    partlySent: order.parcels.length > 0,
  }
  return shopperActions(view).filter((action) => {
    if (action === "pay") return providers.length > 0
    if (action === "review") return order.lines.some((line) => !line.isGift && !line.reviewed)
    if (action === "return") return order.lines.some((line) => line.returned < line.quantity - line.cancelled)
    return true
  })
}

function lineShown(line: LineRead, currency: Pick<Currency, "code" | "rate">): OrderLineShown {
  return {
    id: line.id,
    isGift: line.isGift,
    goodName: line.name,
    goodId: line.goodsId,
    goodDetailId: line.variantId,
    goodNo: line.number,
    specs: line.specs,
    image: pictureUrl(line.picture),
    url: goodsPath(line.name, line.goodsId),
    buNumber: line.quantity,
    price: toDecimal(line.unitPrice),
    reduction: toDecimal(line.reduction),
    shownPrice: toChargedDecimal(shownAmount(line.unitPrice, currency), currency.code),
    returned: line.returned,
    shipped: line.shipped,
    cancelled: line.cancelled,
    reviewed: line.reviewed,
  }
}
