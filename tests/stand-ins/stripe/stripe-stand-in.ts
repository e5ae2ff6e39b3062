import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { answerRequest, type StripeAnswer, type StripeRequest } from "./answer-request.ts"
import { faultyAnswer, StripeFaults } from "./stripe-faults.ts"
import type { StripeKey } from "./stripe-keys.ts"
import { type AccountWish, StripeStandInAccount } from "./stripe-stand-in-account.ts"

export type StripeStandIn = {
  /** For `STRIPE_BASE_URL`. */
  url: string
  /** An account with its keys, in one mode. */
  account: (wish?: AccountWish) => StripeStandInAccount
  faults: StripeFaults
  /** What was asked so far, the oldest first. */
  requests: readonly StripeRequest[]
  /** Answers without a socket between, for a browser's requests that a test takes over. */
  answer: (request: StripeRequest) => StripeAnswer
  /** How many entries a list shows at a time. */
  pageSize: number
  close: () => Promise<void>
}

/** A small Stripe on this machine: its wire format, its test cards, its webhooks and its bad days. */
export async function startStripe(port = 0): Promise<StripeStandIn> {
  const keys = new Map<string, StripeKey>()
  const faults = new StripeFaults()
  const requests: StripeRequest[] = []
  const standIn = {
    account: (wish: AccountWish = {}) => new StripeStandInAccount(keys, wish),
    faults,
    requests,
    answer: (request: StripeRequest) => answerRequest({ keys, pageSize: standIn.pageSize }, request),
    pageSize: 100,
  }

  const serve = async (message: IncomingMessage, reply: ServerResponse) => {
    const request = await readRequest(message)
    requests.push(request)
    const fault = faults.next(request)
    if (!fault) return send(reply, standIn.answer(request))
    const late = fault.isLateOnly ? standIn.answer(request) : null
    if (fault.how === "hang") return
    if (fault.how === "hangUp") return void message.socket.destroy()
    if ("status" in fault.how) return send(reply, faultyAnswer(fault.how))
    await sleep(fault.how.slowMs)
    send(reply, late ?? standIn.answer(request))
  }

  const server = createServer((message, reply) => {
    serve(message, reply).catch((failure: unknown) => reply.destroy(failure instanceof Error ? failure : undefined))
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The stand-in has no port")
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return Object.assign(standIn, { url: `http://127.0.0.1:${address.port}`, close })
}

async function readRequest(message: IncomingMessage): Promise<StripeRequest> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part)
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value))
  const { method = "GET", url: path = "/" } = message
  return { method, path, headers, body: Buffer.concat(parts).toString() }
}

function send(reply: ServerResponse, { status, headers, body }: StripeAnswer): void {
  reply.writeHead(status, headers).end(body)
}
