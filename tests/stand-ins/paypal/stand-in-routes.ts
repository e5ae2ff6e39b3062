import type { Books, RefundStatus } from "./stand-in-books.ts"
import { listDisputes, showDispute } from "./stand-in-disputes.ts"
import { captureOrder, createOrder, showOrder } from "./stand-in-orders.ts"
import { refundCapture, showRefund } from "./stand-in-refunds.ts"
import { type Asked, failed, type Reply } from "./stand-in-reply.ts"
import type { Webhooks } from "./stand-in-webhooks.ts"

const REQUEST_ID_LETTERS_MAX = 108

export type Routes = {
  answer: (method: string, asked: Asked) => Reply
  /** What becomes of refunds that are asked for from now on. */
  refundsBecome: (status: RefundStatus) => void
}

type Handler = (id: string, asked: Asked) => Reply

/** The calls that need a token. */
export function standInRoutes(books: Books, webhooks: Webhooks): Routes {
  const { tell } = webhooks
  const remembered = new Map<string, () => Reply>()
  let refundStatus: RefundStatus = "COMPLETED"
  const routes: [string, RegExp, Handler][] = [
    ["POST", /^\/v2\/checkout\/orders$/, (_id, asked) => createOrder(books, asked)],
    ["GET", /^\/v2\/checkout\/orders\/([^/]+)$/, (id, asked) => showOrder(books, id, asked)],
    ["POST", /^\/v2\/checkout\/orders\/([^/]+)\/capture$/, (id, asked) => captureOrder(books, tell, id, asked)],
    [
      "POST",
      /^\/v2\/payments\/captures\/([^/]+)\/refund$/,
      (id, asked) => refundCapture(books, tell, id, asked, refundStatus),
    ],
    ["GET", /^\/v2\/payments\/refunds\/([^/]+)$/, (id, asked) => showRefund(books, id, asked)],
    ["GET", /^\/v1\/customer\/disputes$/, (_id, asked) => listDisputes(books, asked)],
    ["GET", /^\/v1\/customer\/disputes\/([^/]+)$/, (id, asked) => showDispute(books, id, asked)],
    ["POST", /^\/v1\/notifications\/verify-webhook-signature$/, (_id, asked) => webhooks.verify(asked)],
    ["GET", /^\/v1\/notifications\/webhooks\/([^/]+)$/, showWebhook],
    ["GET", /^\/v1\/identity\/oauth2\/userinfo$/, (_id, asked) => showIdentity(asked)],
  ]
  return {
    answer: (method, asked) => {
      const route = routes.find(([verb, path]) => verb === method && path.test(asked.path))
      if (!route) return failed(404)
      const [, path, handle] = route
      const act = () => handle(decodeURIComponent(path.exec(asked.path)?.[1] ?? ""), asked)
      return once(remembered, method, asked, act)
    },
    refundsBecome: (status) => {
      refundStatus = status
    },
  }
}

/** The same request id of the same app is the same request; what was refused then is refused now. */
function once(remembered: Map<string, () => Reply>, method: string, asked: Asked, act: () => Reply): Reply {
  const requestId = asked.headers["paypal-request-id"]
  if (method !== "POST" || requestId === undefined) return act()
  if (requestId.length > REQUEST_ID_LETTERS_MAX) return failed(400, "INVALID_STRING_LENGTH")
  const key = [asked.owner.clientId, asked.path, requestId].join(" ")
  const former = remembered.get(key)
  if (former) return former()
  const reply = act()
  remembered.set(key, () => ({ ...reply, status: reply.status === 201 ? 200 : reply.status }))
  return reply
}

function showWebhook(id: string, { owner }: Asked): Reply {
  if (owner.webhookId !== id) return failed(404, "INVALID_RESOURCE_ID")
  return {
    status: 200,
    body: { id, url: owner.webhookUrl ?? "https://shop.example/webhook", event_types: [{ name: "*" }] },
  }
}

function showIdentity({ owner }: Asked): Reply {
  if (owner.readsIdentity === false) return failed(403, "REQUIRED_SCOPE_MISSING")
  const user = `https://www.paypal.com/webapps/auth/identity/user/${owner.merchantId}`
  return { status: 200, body: { user_id: user, name: "Shop", payer_id: owner.merchantId, verified_account: "true" } }
}
