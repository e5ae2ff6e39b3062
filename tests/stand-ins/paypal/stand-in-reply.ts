import { randomBytes } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import type { Merchant } from "./stand-in-books.ts"

export type Reply = { status: number; body: unknown }
/** A request that has a good token. */
export type Asked = {
  owner: Merchant
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  text: string
}

const NAMES = new Map([
  [400, "INVALID_REQUEST"],
  [401, "AUTHENTICATION_FAILURE"],
  [403, "NOT_AUTHORIZED"],
  [404, "RESOURCE_NOT_FOUND"],
  [422, "UNPROCESSABLE_ENTITY"],
  [500, "INTERNAL_SERVER_ERROR"],
  [503, "SERVICE_UNAVAILABLE"],
])

/** PayPal's form of an error. It repeats what was sent and more: an adapter must not pass that on. */
export function failed(status: number, issue?: string, value?: string): Reply {
  const detail = {
    issue,
    field: "/purchase_units/0",
    location: "body",
    value,
    description: `${PERSON.email}: ${issue}`,
  }
  const body = {
    name: NAMES.get(status) ?? "INTERNAL_SERVER_ERROR",
    message: `It did not work for ${PERSON.email}.`,
    debug_id: randomBytes(7).toString("hex").slice(0, 13),
    details: issue ? [detail] : [],
    links: [{ href: "https://developer.paypal.com/docs/api/orders/v2/#error", rel: "information_link", method: "GET" }],
  }
  return { status, body }
}

/** The buyer. */
export const PERSON = {
  email: "ada.buyer@example.com",
  name: { given_name: "Ada", surname: "Buyer" },
  id: "QYR5Z8XDVJNXQ",
}
