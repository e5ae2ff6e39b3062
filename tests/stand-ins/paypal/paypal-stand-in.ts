import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { type BrowserReply, browserReply } from "./browser/browser-requests.ts"
import type { Books, Merchant, RefundStatus } from "./stand-in-books.ts"
import { type Desk, standInDesk } from "./stand-in-desk.ts"
import { type Fault, type Faults, standInFaults } from "./stand-in-faults.ts"
import { failed } from "./stand-in-reply.ts"
import { standInRoutes } from "./stand-in-routes.ts"
import { standInTokens } from "./stand-in-tokens.ts"
import { type Delivery, type StandInEvent, standInWebhooks, type Webhooks } from "./stand-in-webhooks.ts"

type Heard = { method: string; path: string; requestId: string | undefined; text: string }

/** A server that speaks PayPal's documented wire format, and the hands of everybody who is not the shop. */
export type PaypalStandIn = Desk & {
  url: string
  events: readonly StandInEvent[]
  signed: Webhooks["signed"]
  /** Sends an event to the address of its owner's webhook, once more too; says the status of the answer. */
  deliver: (event: StandInEvent, delivery?: Delivery) => Promise<number>
  faults: Faults
  /** All requests so far, in the order in which they came. */
  heard: Heard[]
  revokeKeys: (clientId: string) => void
  endTokens: () => void
  refundsBecome: (status: RefundStatus) => void
  close: () => Promise<void>
}

type Options = { merchants: Merchant[]; tokenSeconds?: number; port?: number }

export async function startPaypalStandIn({ merchants, tokenSeconds, port = 0 }: Options): Promise<PaypalStandIn> {
  const books: Books = { merchants, orders: new Map(), disputes: new Map() }
  const heard: Heard[] = []
  const faults = standInFaults()
  const tokens = standInTokens(merchants, tokenSeconds)
  // An event that its merchant does not take stays in the list: the test delivers it again.
  const webhooks = standInWebhooks((event) => {
    if (event.owner.webhookUrl) deliver(event).catch(() => undefined)
  })
  const routes = standInRoutes(books, webhooks)

  const deliver = async (event: StandInEvent, delivery = webhooks.signed(event)) => {
    const { webhookUrl } = event.owner
    if (!webhookUrl) throw new Error(`${event.owner.merchantId} has no webhook`)
    const { text: body, headers } = delivery
    return (await fetch(webhookUrl, { method: "POST", headers, body })).status
  }
  const desk = standInDesk(books, webhooks.tell)
  const answer = (method: string, url: URL, request: IncomingMessage, text: string): BrowserReply => {
    const { headers } = request
    const forBrowser = browserReply(books, desk, url, text)
    if (forBrowser) return forBrowser
    if (url.pathname === "/v1/oauth2/token") return tokens.give(headers, text)
    const owner = tokens.ownerOf(headers)
    if (!owner)
      return { status: 401, body: { error: "invalid_token", error_description: "Token signature verification failed" } }
    return routes.answer(method, { owner, path: url.pathname, query: url.searchParams, headers, text })
  }
  const server = createServer(async (request, response) => {
    const text = await textOf(request)
    const method = request.method ?? "GET"
    const url = new URL(request.url ?? "/", "http://stand-in")
    const requestId = request.headers["paypal-request-id"]
    heard.push({ method, path: url.pathname, requestId: Array.isArray(requestId) ? requestId[0] : requestId, text })
    const fault = faults.take(method, url.pathname)
    if (fault && fault.when !== "after" && !(await suffer(fault, response))) return
    const reply = answer(method, url, request, text)
    if (fault?.when === "after" && !(await suffer(fault, response))) return
    send(response, reply)
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  const { port: taken } = addressOf(server.address())

  return {
    ...desk,
    url: `http://127.0.0.1:${taken}`,
    events: webhooks.events,
    signed: webhooks.signed,
    deliver,
    faults,
    heard,
    revokeKeys: tokens.revoke,
    endTokens: tokens.endAll,
    refundsBecome: routes.refundsBecome,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Lets the fault happen; true where the request goes on all the same. */
async function suffer({ what, status = 503, slowMs = 200 }: Fault, response: ServerResponse): Promise<boolean> {
  if (what === "slow") {
    await wait(slowMs)
    return true
  }
  if (what === "error") send(response, failed(status))
  if (what === "garbage") response.writeHead(200, { "content-type": "text/html" }).end("<h1>Sorry</h1>")
  if (what === "hangUp") response.destroy()
  return false
}

function send(response: ServerResponse, reply: BrowserReply): void {
  if ("type" in reply) {
    response.writeHead(200, { "content-type": reply.type }).end(reply.text)
    return
  }
  const { status, body } = reply
  response.writeHead(status, { "content-type": "application/json", "paypal-debug-id": "f1d2a3b4c5d6e" })
  response.end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("The stand-in has no port")
  return address
}
