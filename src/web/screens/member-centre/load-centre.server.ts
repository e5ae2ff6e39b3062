import { CONFIRMING } from "../../features/account/centre-forms.ts"
import { readPasskey } from "../../features/account/passkeys/read-passkey.ts"
import { readCoupon } from "../../features/account/read-member.ts"
import { FAVOURITE_COUNT } from "../../features/account/write-favourite.ts"
import { loadCountries } from "../../features/addresses/load-countries.server.ts"
import { readAddress } from "../../features/addresses/read-address.ts"
import { readBusiness } from "../../features/business/read-business.ts"
import { ordersQuery, readOrderEntry } from "../../features/orders/read-order.ts"
import { dataOf } from "../../shell/data-of.ts"
import { memberDataOf } from "../../shell/member-data.ts"
import { type LoaderVisit, pageApi } from "../../shell/page-api.ts"

const LATEST_ORDERS = 3

/** All of a member: who they are, what they have ordered, kept and been given. */
export async function loadCentre(visit: LoaderVisit) {
  const { ask } = pageApi(visit)
  const [personal, addresses, coupons, favourites, orders, passkeys, business, config, choices] = await Promise.all([
    ask("GET /api/user/personal"),
    ask("GET /api/address/lists"),
    ask("GET /api/user/promation"),
    ask("GET /api/goods/collect", FAVOURITE_COUNT),
    ask("GET /api/Order/lists", ordersQuery({ status: null, keywords: "", page: 1 })),
    ask("GET /api/user/passkeys"),
    ask("GET /api/user/business"),
    ask("GET /api/site/config"),
    loadCountries(visit),
  ])
  const ordered = memberDataOf(visit, orders)
  const { userName, email } = memberDataOf(visit, personal)
  return {
    isConfirming: visit.url.searchParams.has(CONFIRMING),
    name: userName,
    email,
    addresses: memberDataOf(visit, addresses).list.map(readAddress),
    coupons: memberDataOf(visit, coupons).list.map(readCoupon),
    passkeys: memberDataOf(visit, passkeys).list.map(readPasskey),
    latestOrders: ordered.list.slice(0, LATEST_ORDERS).map(readOrderEntry),
    /** Null where the shop does not ask for it. */
    business: dataOf(config).businessBuyers
      ? { business: readBusiness(memberDataOf(visit, business)), ...choices }
      : null,
    orderCount: ordered.total,
    favouriteCount: memberDataOf(visit, favourites).total,
  }
}
