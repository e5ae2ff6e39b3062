import type { adminCalls } from "./calls.ts"

export type StaffRole = "owner" | "clerk"

type AdminCalls = typeof adminCalls
type StaffCall = {
  [Name in keyof AdminCalls]: AdminCalls[Name] extends { who: "staff" } ? Name : never
}[keyof AdminCalls]

const ALL: readonly StaffRole[] = ["owner", "clerk"]
const OWNER: readonly StaffRole[] = ["owner"]

/**
 * Who of the staff may make which call: the one place that decides it. A call without a row does not compile. The rule:
 * money that goes back, or is promised to somebody, by decision; what the shop is, and who works for it; what was done by
 * whom: those are the owner's. What serves people and fills the shop is everybody's, prices and public offers included.
 */
export const staffRights: Record<StaffCall, readonly StaffRole[]> = {
  "POST /api/admin/login/logout": ALL,
  "GET /api/admin/me": ALL,
  "GET /api/admin/audit/lists": OWNER,
  "GET /api/admin/desk/today": ALL,
  "GET /api/admin/order/lists": ALL,
  "GET /api/admin/order/detail": ALL,
  "POST /api/admin/order/accept": ALL,
  "POST /api/admin/order/prepare": ALL,
  "POST /api/admin/order/ship": ALL,
  "POST /api/admin/order/deliver": ALL,
  "POST /api/admin/order/complete": ALL,
  "POST /api/admin/order/cancel": ALL,
  "POST /api/admin/order/refund": OWNER,
  "POST /api/admin/order/received": ALL,
  "POST /api/admin/order/givenBack": OWNER,
  "POST /api/admin/order/note": ALL,
  "GET /api/admin/return/lists": ALL,
  "GET /api/admin/return/detail": ALL,
  "POST /api/admin/return/approve": ALL,
  "POST /api/admin/return/refuse": ALL,
  "POST /api/admin/return/receive": ALL,
  "GET /api/admin/inquiry/lists": ALL,
  "GET /api/admin/inquiry/detail": ALL,
  "POST /api/admin/inquiry/answer": ALL,
  "GET /api/admin/access/lists": ALL,
  "POST /api/admin/access/grant": ALL,
  "POST /api/admin/access/dismiss": ALL,
  "GET /api/admin/feedback/lists": ALL,
  "GET /api/admin/review/lists": ALL,
  "POST /api/admin/review/show": ALL,
  "POST /api/admin/review/hide": ALL,
  "POST /api/admin/review/answer": ALL,
  "GET /api/admin/member/lists": ALL,
  "GET /api/admin/member/detail": ALL,
  "GET /api/admin/member/business": ALL,
  "POST /api/admin/member/kind": ALL,
  "POST /api/admin/member/vatNumber": OWNER,
  "GET /api/admin/staff/lists": OWNER,
  "POST /api/admin/staff/add": OWNER,
  "POST /api/admin/staff/link": OWNER,
  "POST /api/admin/staff/role": OWNER,
  "POST /api/admin/staff/remove": OWNER,
  "GET /api/admin/goods/lists": ALL,
  "GET /api/admin/goods/detail": ALL,
  "POST /api/admin/goods/save": ALL,
  "POST /api/admin/goods/variants": ALL,
  "POST /api/admin/goods/price": ALL,
  "POST /api/admin/goods/stock": ALL,
  "POST /api/admin/goods/tiers": ALL,
  "POST /api/admin/goods/onSale": ALL,
  "POST /api/admin/goods/remove": ALL,
  "GET /api/admin/translation/lists": ALL,
  "POST /api/admin/translation/save": ALL,
  "POST /api/admin/translation/remove": ALL,
  "GET /api/admin/category/lists": ALL,
  "POST /api/admin/category/save": ALL,
  "POST /api/admin/category/move": ALL,
  "POST /api/admin/category/remove": ALL,
  "GET /api/admin/tag/lists": ALL,
  "POST /api/admin/tag/save": ALL,
  "POST /api/admin/tag/remove": ALL,
  "GET /api/admin/spec/lists": ALL,
  "GET /api/admin/media/lists": ALL,
  "POST /api/admin/media/upload": ALL,
  "POST /api/admin/media/save": ALL,
  "POST /api/admin/media/remove": ALL,
  "GET /api/admin/goodsPromotion/lists": ALL,
  "POST /api/admin/goodsPromotion/save": ALL,
  "POST /api/admin/goodsPromotion/remove": ALL,
  "GET /api/admin/orderPromotion/lists": ALL,
  "POST /api/admin/orderPromotion/save": ALL,
  "POST /api/admin/orderPromotion/remove": ALL,
  "GET /api/admin/shippingPromotion/lists": ALL,
  "POST /api/admin/shippingPromotion/save": ALL,
  "POST /api/admin/shippingPromotion/remove": ALL,
  "GET /api/admin/coupon/lists": ALL,
  "POST /api/admin/coupon/save": OWNER,
  "POST /api/admin/coupon/remove": OWNER,
  "POST /api/admin/coupon/give": OWNER,
  "GET /api/admin/news/lists": ALL,
  "GET /api/admin/news/detail": ALL,
  "POST /api/admin/news/save": ALL,
  "POST /api/admin/news/remove": ALL,
  "GET /api/admin/page/lists": ALL,
  "GET /api/admin/page/detail": ALL,
  "POST /api/admin/page/save": ALL,
  "POST /api/admin/page/remove": ALL,
  "GET /api/admin/navigation/lists": ALL,
  "POST /api/admin/navigation/save": ALL,
  "GET /api/admin/policy/lists": ALL,
  "POST /api/admin/policy/save": ALL,
  "GET /api/admin/friendLink/lists": ALL,
  "POST /api/admin/friendLink/save": ALL,
  "GET /api/admin/whatsapp/lists": ALL,
  "POST /api/admin/whatsapp/save": ALL,
  "GET /api/admin/home/content": ALL,
  "POST /api/admin/home/content": ALL,
  "GET /api/admin/home/sections": ALL,
  "POST /api/admin/home/sections": ALL,
  "GET /api/admin/site/settings": OWNER,
  "POST /api/admin/site/settings": OWNER,
  "GET /api/admin/site/apps": OWNER,
  "POST /api/admin/site/apps": OWNER,
  "GET /api/admin/site/domains": OWNER,
  "GET /api/admin/offlineWay/lists": OWNER,
  "POST /api/admin/offlineWay/save": OWNER,
  "GET /api/admin/currency/lists": OWNER,
  "POST /api/admin/currency/save": OWNER,
  "POST /api/admin/currency/remove": OWNER,
  "GET /api/admin/freight/lists": OWNER,
  "POST /api/admin/freight/save": OWNER,
  "POST /api/admin/freight/remove": OWNER,
  "GET /api/admin/tax/settings": OWNER,
  "POST /api/admin/tax/settings": OWNER,
  "GET /api/admin/tax/oss": OWNER,
  "POST /api/admin/tax/euroRate": OWNER,
  "GET /api/admin/paymentAccount/lists": OWNER,
  "POST /api/admin/paymentAccount/save": OWNER,
  "POST /api/admin/paymentAccount/switch": OWNER,
  "POST /api/admin/paymentAccount/remove": OWNER,
  "POST /api/admin/paymentAccount/test": OWNER,
}

/** What is decided within a call that anybody may make. */
export const moneyRights = {
  /** Cancelling gives back what was paid; an order that is not paid anybody may cancel. */
  cancelPaidOrder: OWNER,
} as const

const rights = new Map<string, readonly StaffRole[]>(Object.entries(staffRights))

/** Whether a call is for somebody of that role; calls that are not the staff's are nobody's. */
export function mayCall(role: StaffRole, name: string): boolean {
  return rights.get(name)?.includes(role) ?? false
}

/** Whether a call is the owner's alone. */
export function isOwners(name: string): boolean {
  return rights.has(name) && !mayCall("clerk", name)
}
