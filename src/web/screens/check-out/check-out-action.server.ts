import type { Failure } from "../../../contract/envelope.ts"
import type { RefusalReason } from "../../../contract/refusals.ts"
import { GUEST_CART_COOKIE } from "../../../domain/constants.ts"
import { readGuestCart, removeGuestLines, writeGuestCart } from "../../../domain/orders/guest-cart.ts"
import { isOfflineWay, type PaymentWay } from "../../../domain/orders/payment-way.ts"
import { positiveId, signInPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { chosenRegion } from "../../features/addresses/save-address.server.ts"
import { writeBuyer } from "../../features/business/write-business.ts"
import { donePath, payPath } from "../../features/payment/pay-address.ts"
import { isStranger } from "../../shell/member-data.ts"
import { type ActionApi, actionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import { hereOf, type LoaderVisit } from "../../shell/page-api.ts"
import { CHECKOUT_FIELDS, type CheckoutOutcome } from "./checkout.ts"
import { chosenAddress } from "./chosen-address.server.ts"
import { readPreview } from "./read-preview.ts"
import { guestNames, linesIn, writeCoupon, writeGuestAddress, writeItems, writeWishes } from "./write-order.ts"

export type Ordering = { api: ActionApi; form: FormData; here: string }

/** What has changed since the page was drawn: it is shown with the refusal. */
const CHANGED: readonly RefusalReason[] = [
  "priceChanged",
  "outOfStock",
  "offSale",
  "priceOnRequest",
  "belowMoq",
  "noShipping",
  "couponInvalid",
  "unknownGoods",
]

/** The checkout's one form: reckoned anew whenever something in it changes, and in the end the order itself. */
export async function checkOutAction(visit: LoaderVisit) {
  const ordering = { api: actionApi(visit), form: await visit.request.formData(), here: hereOf(visit) }
  const addresses = await ordering.api.ask("GET /api/address/lists")
  const isMember = !isFailure(addresses)
  if (isFailure(addresses) && !isStranger(addresses.reason)) return ordering.api.refuse(addresses)
  if (textIn(ordering.form, CHECKOUT_FIELDS.step) !== "order") return tellReckoned(ordering, isMember, {})
  return isMember ? orderAsMember(ordering) : orderAsGuest(ordering)
}

/** What the order would come to as the form now stands, beside what was wrong with it. */
async function tellReckoned(
  { api, form }: Ordering,
  isMember: boolean,
  told: Partial<Extract<CheckoutOutcome, { isDone: false }>>,
  status = 200,
) {
  const addressId = isMember ? positiveId(textIn(form, CHECKOUT_FIELDS.addressId)) : null
  const { region_code, zip_code } = writeGuestAddress(form)
  const reply = await api.ask("POST /api/order/preview", {
    body: {
      items: writeItems(form),
      ...writeCoupon(form),
      ...(addressId ? { address_id: addressId } : region_code && { region_code, zip_code }),
      ...writeBuyer(form),
    },
  })
  if (isFailure(reply)) return api.refuse(reply, { form })
  const typed = api.typed(form)
  return api.tell<CheckoutOutcome>(
    { isDone: false, faults: {}, ...(typed && { typed }), ...told, preview: readPreview(reply.data) },
    status,
  )
}

/** A way without a provider goes by its own name. */
function wayOf(method: string): PaymentWay {
  const [provider = ""] = method.split("/")
  return provider === "agreement" || isOfflineWay(provider) ? provider : "online"
}

async function orderAsMember(ordering: Ordering) {
  const { api, form } = ordering
  const address = await chosenAddress(api, form)
  if ("refusal" in address) return address.refusal
  const method = textIn(form, CHECKOUT_FIELDS.method)
  const reply = await api.ask("POST /api/order/createOrder", {
    body: {
      ids: linesIn(form).map(({ variantId }) => variantId),
      address_id: address.id,
      ...writeCoupon(form),
      ...writeBuyer(form),
      ...writeWishes(form, wayOf(method)),
    },
    idempotencyKey: textIn(form, CHECKOUT_FIELDS.key),
  })
  if (isFailure(reply)) return refuseOrder(ordering, true, reply, { addressId: address.id })
  return leadOn(api, reply.data, method)
}

async function orderAsGuest(ordering: Ordering) {
  const { api, form, here } = ordering
  const { region, hasRegions } = await chosenRegion(api, form)
  const method = textIn(form, CHECKOUT_FIELDS.method)
  const { coupon_code } = writeCoupon(form)
  const reply = await api.ask("POST /api/order/noUserCreateOrder", {
    body: {
      items: writeItems(form),
      address: writeGuestAddress(form, region),
      ...(coupon_code && { coupon_code }),
      ...writeBuyer(form),
      ...writeWishes(form, wayOf(method)),
    },
    idempotencyKey: textIn(form, CHECKOUT_FIELDS.key),
  })
  if (isFailure(reply))
    return reply.reason === "appOff" ? api.lead(signInPath(here)) : refuseOrder(ordering, false, reply, { hasRegions })
  const bought = linesIn(form).map(({ variantId }) => variantId)
  const left = removeGuestLines(readGuestCart(api.cookie(GUEST_CART_COOKIE)), bought)
  api.setCookie(GUEST_CART_COOKIE, writeGuestCart(left))
  return leadOn(api, reply.data, method)
}

/** To the order's page, where it is paid. What is paid without a provider, or costs nothing, is done. */
function leadOn(
  api: ActionApi,
  placed: { order_no: string; payment_way: PaymentWay; expireTime: string | null },
  method: string,
) {
  const isPaidHere = placed.payment_way === "online" && placed.expireTime !== null
  if (!isPaidHere) return api.lead(donePath(placed.order_no))
  const to = payPath(placed.order_no, method)
  // A provider's script is let in by the content policy of the document that the order's page opens with.
  return method.startsWith("sandbox/") ? api.lead(to) : api.leadToDocument(to)
}

function refuseOrder(
  ordering: Ordering,
  isMember: boolean,
  refusal: Failure,
  { addressId, hasRegions = false }: { addressId?: number; hasRegions?: boolean },
) {
  const { api, form, here } = ordering
  const { reason, msg } = refusal
  if (isStranger(reason)) return api.lead(signInPath(here))
  // The same purchase was made already, and its answer was lost.
  if (reason === "keyReused") return api.lead(SCREENS.orders.path)
  const known = addressId === undefined ? {} : { addressId }
  if (reason === "termsNotAgreed")
    return tellReckoned(ordering, isMember, { faults: { [CHECKOUT_FIELDS.agreed]: msg }, ...known }, 422)
  if (!CHANGED.includes(reason)) return api.refuse(refusal, { form, names: guestNames(hasRegions) })
  const field = reason === "couponInvalid" ? CHECKOUT_FIELDS.code : ""
  return tellReckoned(ordering, isMember, { faults: { [field]: msg }, ...known }, 409)
}
