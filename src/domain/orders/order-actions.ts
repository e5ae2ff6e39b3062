import {
  hasShipped,
  mayMoveOrder,
  ORDER_STATUS,
  type OrderStatus,
  PAYMENT_STATUS,
  type PaymentStatus,
} from "./order-status.ts"

const { cancelled, placed, invalid, preparing, shipped, delivered, completed } = ORDER_STATUS

/** The member whose order it is, a guest who proved to be the buyer, or anyone who knows the number. */
export type OrderViewer = "member" | "provenGuest" | "stranger"

export type ShopperAction = "pay" | "cancel" | "confirm" | "return" | "review"
export type StaffAction = "accept" | "prepare" | "ship" | "deliver" | "complete" | "cancel" | "refund"

export type OrderState = {
  status: OrderStatus
  payment: PaymentStatus
  /** A return of this order is requested, approved or on its way back. */
  returnRunning: boolean
  /** Whether goods were added to it by an order that waits for its money: they leave together. */
  held?: boolean
}

export type ShopperView = OrderState & {
  viewer: OrderViewer
  remarksOn: boolean
  /** Whether a parcel has left: then only the shop can cancel the rest. */
  partlySent?: boolean
}

/**
 * Pay: while payment is 0 and the order stands, also once it is shipped, as one that was accepted unpaid may be; only the
 * buyer, since whoever begins a payment ends the one before.
 */
const mayPay = (order: ShopperView) =>
  order.viewer !== "stranger" &&
  order.status !== cancelled &&
  order.status !== invalid &&
  order.payment === PAYMENT_STATUS.unpaid

/** Return: shipped (8), delivered (9) or completed (10), nothing refunded in full, one return at a time. */
const mayReturn = (order: OrderState) =>
  hasShipped(order.status) && order.payment !== PAYMENT_STATUS.refunded && !order.returnRunning

const SHOPPER_RULES: Record<ShopperAction, (view: ShopperView) => boolean> = {
  pay: mayPay,
  cancel: (view) => view.viewer !== "stranger" && mayMoveOrder(view.status, cancelled) && !view.partlySent,
  confirm: (view) => view.viewer !== "stranger" && mayMoveOrder(view.status, completed) && !view.returnRunning,
  return: (view) => view.viewer !== "stranger" && mayReturn(view),
  review: (view) => view.viewer !== "stranger" && hasShipped(view.status) && view.remarksOn,
}

/** Nobody has paid for it any more: it must not be sent by mistake. Where a part was given back the rest is wanted. */
const isRefunded = (order: OrderState) => order.payment === PAYMENT_STATUS.refunded

const STAFF_RULES: Record<StaffAction, (order: OrderState) => boolean> = {
  accept: (order) => mayMoveOrder(order.status, placed),
  prepare: (order) => mayMoveOrder(order.status, preparing) && !isRefunded(order),
  ship: (order) => mayMoveOrder(order.status, shipped) && !isRefunded(order) && !order.held,
  deliver: (order) => mayMoveOrder(order.status, delivered),
  complete: (order) => mayMoveOrder(order.status, completed) && !order.returnRunning,
  cancel: (order) => mayMoveOrder(order.status, cancelled),
  refund: (order) => order.payment === PAYMENT_STATUS.paid,
}

/** Whether this shopper may do this with this order now; all of it needs the member or proof of being the buyer. */
export function shopperMay(action: ShopperAction, view: ShopperView): boolean {
  return SHOPPER_RULES[action](view)
}

/** Whether the shop's staff may do this with this order now. */
export function staffMay(action: StaffAction, order: OrderState): boolean {
  return STAFF_RULES[action](order)
}

const SHOPPER_ACTIONS = ["pay", "cancel", "confirm", "return", "review"] as const
const STAFF_ACTIONS = ["accept", "prepare", "ship", "deliver", "complete", "cancel", "refund"] as const

/** Everything this shopper may do with this order now. */
export function shopperActions(view: ShopperView): ShopperAction[] {
  return SHOPPER_ACTIONS.filter((action) => shopperMay(action, view))
}

/** Everything the shop's staff may do with this order now. */
export function staffActions(order: OrderState): StaffAction[] {
  return STAFF_ACTIONS.filter((action) => staffMay(action, order))
}

/** A paid order that was cancelled (2) or became invalid (6) is refunded. */
export function owesRefund(status: number, payment: number): boolean {
  return (status === cancelled || status === invalid) && payment === PAYMENT_STATUS.paid
}
