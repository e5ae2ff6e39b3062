import type { AskOf } from "../../contract/call.ts"
import type { AllCalls, CallReply } from "../../contract/calls.ts"
import type { Envelope } from "../../contract/envelope.ts"
import { createApiClient } from "./api-client.ts"
import { clientOptions, type LoaderVisit } from "./page-api.ts"
import { pageContext } from "./page-context.ts"

/** Calls that change nothing and are posts only because they take lines. */
type ReadingPost = "POST /api/goods/cartView" | "POST /api/order/preview"

export type ReadingApi = {
  ask: <Name extends ReadingPost>(name: Name, sent: AskOf<AllCalls[Name]>) => Promise<Envelope<CallReply<Name>>>
}

/**
 * The API for loaders that have lines to ask about. Wherever a link to the page stands, it is the shop's own page that asks;
 * nothing is changed by it, so nothing can be forged.
 */
export function readingApi(visit: LoaderVisit): ReadingApi {
  const { headers, ...options } = clientOptions(visit)
  const { api } = visit.context.get(pageContext)
  return createApiClient({ ...options, headers: { ...headers, "sec-fetch-site": "same-origin" }, send: api })
}
