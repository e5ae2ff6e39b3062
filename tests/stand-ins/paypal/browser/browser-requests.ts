import { readFileSync } from "node:fs"
import { z } from "zod"
import type { Books } from "../stand-in-books.ts"
import type { Desk } from "../stand-in-desk.ts"
import { failed, type Reply } from "../stand-in-reply.ts"
import { BUTTONS_PAGE, CHALLENGE_PAGE, cardFieldPage } from "./frame-pages.ts"
import { PAYPAL_TEST_CARDS } from "./test-cards.ts"

/** Text of a kind that a browser knows, or JSON. */
export type BrowserReply = { type: string; text: string } | Reply

const SDK = readFileSync(new URL("./sdk.js", import.meta.url), "utf8")
const ACTION = /^\/smart\/api\/order\/([^/]+)\/(approve|card)$/
const html = (text: string) => ({ type: "text/html; charset=utf-8", text })
const script = (text: string) => ({ type: "text/javascript; charset=utf-8", text })

const decision = z.object({
  fate: z.enum(["complete", "instrumentDeclined", "refused", "declined", "pending"]).default("complete"),
  number: z.string().optional(),
  currency: z.string().optional(),
})

/** What a browser asks of www.paypal.com: the script, its frames, and what the buyer decides in them. Null for all else. */
export function browserReply(books: Books, desk: Desk, url: URL, text: string): BrowserReply | null {
  const { pathname: path, searchParams: query } = url
  if (path === "/sdk/js") return sdkReply(books, query)
  if (path === "/smart/buttons") return html(BUTTONS_PAGE)
  if (path === "/webapps/helios") return html(CHALLENGE_PAGE)
  if (path === "/smart/card-field") {
    const page = cardFieldPage(query.get("name") ?? "")
    return page === null ? failed(404) : html(page)
  }
  const [, id = "", action] = ACTION.exec(path) ?? []
  return action ? decided(books, desk, id, action, text) : null
}

/** The true one does not run without a client id that it knows, nor with a merchant that is not this client's. */
function sdkReply({ merchants }: Books, query: URLSearchParams): BrowserReply {
  const merchant = merchants.find(({ clientId }) => clientId === query.get("client-id"))
  const payee = query.get("merchant-id")
  if (!merchant || (payee !== null && payee !== merchant.merchantId))
    return script(`throw new Error("SDK Validation error: 'client-id or merchant-id not recognized'")`)
  return script(SDK)
}

function decided(books: Books, desk: Desk, id: string, action: string, text: string): Reply {
  const order = books.orders.get(id)
  const { fate, number, currency = order?.amount.currency_code } = decision.parse(JSON.parse(text))
  if (!order) return failed(404, "INVALID_RESOURCE_ID")
  if (order.status === "COMPLETED" || order.status === "VOIDED") return failed(422, "ORDER_ALREADY_COMPLETED")
  // The script was loaded for another currency than the order's.
  if (order.amount.currency_code !== currency) return failed(422, "CURRENCY_MISMATCH")
  if (action === "approve") {
    desk.approve(id, fate)
    return { status: 200, body: { result: "approved" } }
  }
  const result = cardResult(number)
  if (result === "approved") desk.approve(id, number === PAYPAL_TEST_CARDS.declined ? "instrumentDeclined" : "complete")
  return { status: 200, body: { result } }
}

function cardResult(number: string | undefined): "approved" | "challenge" | "INVALID_NUMBER" {
  if (number === PAYPAL_TEST_CARDS.challenged) return "challenge"
  return number === PAYPAL_TEST_CARDS.good || number === PAYPAL_TEST_CARDS.declined ? "approved" : "INVALID_NUMBER"
}
