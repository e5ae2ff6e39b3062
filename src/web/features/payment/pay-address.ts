import { orderPath } from "../../../domain/site/route-address.ts"

/** `?pay=stripe/card`: the order was just placed and shall be paid by this method. */
export const PAY_QUERY = "pay"
/** `?done=1`: it was just paid, or placed by agreement, and its buyer is thanked. */
export const DONE_QUERY = "done"

/** `?refused=card`: a wallet's card was declined elsewhere; any other value: its payment did not go through. */
export const REFUSED_QUERY = "refused"

/** Where an order is paid: its own page. */
export const payPath = (orderNo: string, method: string) =>
  `${orderPath(orderNo)}?${PAY_QUERY}=${encodeURIComponent(method).replace("%2F", "/")}`

/** The same page once it is paid. */
export const donePath = (orderNo: string) => `${orderPath(orderNo)}?${DONE_QUERY}=1`
