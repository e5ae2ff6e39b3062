import { randomUUID } from "node:crypto"
import { redirect } from "react-router"
import { writeGuestCart } from "../../../domain/orders/guest-cart.ts"
import { parseCheckOutIds, signInPath } from "../../../domain/site/route-address.ts"
import { loadCountries } from "../../features/addresses/load-countries.server.ts"
import { readAddress } from "../../features/addresses/read-address.ts"
import type { Business } from "../../features/business/business.ts"
import { readBusiness } from "../../features/business/read-business.ts"
import { writeKnown } from "../../features/business/write-business.ts"
import { isBought } from "../../features/cart/cart.ts"
import { ownCart } from "../../features/cart/own-cart.server.ts"
import { writeCartLine } from "../../features/cart/write-cart-line.ts"
import { readMethods } from "../../features/payment/read-payment.ts"
import { dataOf } from "../../shell/data-of.ts"
import { loadShell } from "../../shell/load-shell.server.ts"
import { wrongAddress } from "../../shell/not-found.ts"
import { isFailure } from "../../shell/page-action.server.ts"
import { askForPart, hereOf, type LoaderVisit, pageApi } from "../../shell/page-api.ts"
import { readingApi } from "../../shell/reading-api.server.ts"
import { wordsIn } from "../../shell/words-files.server.ts"
import { readCoupons, readPreview } from "./read-preview.ts"

/** Everything that the checkout shows before anything is chosen. Where guests cannot buy, they sign in first. */
export async function loadCheckout(visit: LoaderVisit) {
  const { shop, locale } = await loadShell(visit)
  const cart = await ownCart(visit)
  if (!cart.isMember && !shop?.apps.guestPurchase) throw redirect(signInPath(hereOf(visit)))
  const wanted = visit.url.searchParams.get("ids")
  const ids = wanted === null ? null : parseCheckOutIds(wanted)
  if (wanted !== null && ids === null) throw wrongAddress(visit.url.pathname)
  const lines = cart.lines.filter((line) => (ids ? ids.includes(line.variantId) : isBought(line)))
  const { ask } = pageApi(visit)
  const part = askForPart(visit)
  const [addresses, coupons, methods, choices, config, personal, known] = await Promise.all([
    cart.isMember ? ask("GET /api/address/lists") : null,
    cart.isMember ? part("GET /api/user/promation") : null,
    ask("GET /api/pay/methods"),
    loadCountries(visit),
    ask("GET /api/site/config"),
    cart.isMember ? part("GET /api/user/personal") : null,
    cart.isMember ? part("GET /api/user/business") : null,
  ])
  const book = addresses ? dataOf(addresses).list.map(readAddress) : []
  const address = book.find(({ isDefault, isOff }) => isDefault && !isOff) ?? book.find(({ isOff }) => !isOff)
  const items = lines.map(({ variantId, quantity }) => ({ variantId, quantity, selected: true }))
  const { termsRequired, businessBuyers } = dataOf(config)
  const business = businessBuyers ? (known ? readBusiness(known) : NO_BUSINESS) : null
  const told =
    items.length > 0
      ? await readingApi(visit).ask("POST /api/order/preview", {
          body: {
            items: items.map(writeCartLine),
            ...(address ? { address_id: address.id } : { region_code: choices.firstCountry }),
            ...(business?.company && writeKnown(business)),
          },
        })
      : null
  const words = wordsIn(locale, "purchase")
  return {
    title: words.checkOut,
    isMember: cart.isMember,
    member: personal && {
      name: personal.userName,
      email: personal.email,
      initials: initialsOf(personal.userName || personal.email),
    },
    items: writeGuestCart(items),
    /** The same for every try of this purchase, also after a lost answer. */
    purchaseKey: randomUUID(),
    preview: told && !isFailure(told) ? readPreview(told.data) : null,
    /** Why nothing can be ordered at all. */
    obstacle: told && isFailure(told) ? told.msg : "",
    addresses: book,
    addressId: address?.id ?? null,
    ...choices,
    coupons: coupons ? readCoupons(coupons) : [],
    methods: readMethods(dataOf(methods)),
    isTermsRequired: termsRequired,
    /** Null where the shop does not ask for it. */
    business,
  }
}

const INITIALS = 2

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => [...part][0] ?? "")
    .join("")
    .slice(0, INITIALS)
    .toUpperCase()

const NO_BUSINESS: Business = { company: "", vatNumber: "", isConfirmed: false, billing: null }

export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>
