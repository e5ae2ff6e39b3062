import type { OrderDetail } from "../../../contract/order-shapes.ts"
import { askForPart, type LoaderVisit } from "../../shell/page-api.ts"
import { DONE_QUERY, PAY_QUERY } from "./pay-address.ts"
import type { Payment } from "./payment.ts"
import { readOnline, readOtherWays, readPayment } from "./read-payment.ts"

/** For the loader of the order's page: how its payment stands, and the ways to pay that the browser has a part for. */
export async function loadPayment(visit: LoaderVisit, order: OrderDetail): Promise<Payment | null> {
  const { searchParams } = visit.url
  const { code: currency, total } = order.shown
  const offered = order.actions.includes("pay")
    ? await askForPart(visit)("GET /api/pay/methods", { query: { amount: String(total), currency } })
    : null
  return readPayment(order, {
    methods: offered ? readOnline(offered) : [],
    otherWays: offered ? readOtherWays(offered) : [],
    chosen: searchParams.get(PAY_QUERY) ?? "",
    isFresh: searchParams.has(DONE_QUERY),
  })
}
