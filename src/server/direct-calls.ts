import { parse } from "hono/utils/cookie"
import { calls } from "../contract/calls.ts"
import type { AskApi } from "../contract/page.ts"
import { cookieName } from "../domain/members/session-cookies.ts"
import { isRefused } from "../domain/refusal.ts"
import { handlers } from "./all-handlers.ts"
import { answerCall } from "./answer-call.ts"
import type { CachedReplies } from "./api/cached-replies.ts"
import { failureOf } from "./api/failure-of.ts"
import type { ReadCookie } from "./api/handlers.ts"
import { readQuery } from "./api/read-ask.ts"
import { askedShop, type ShopResources } from "./asked-shop.ts"
import type { Identity } from "./members/identity.ts"
import type { Site } from "./site.ts"
import type { Visitor } from "./visitor.ts"

const NO_HEADERS = new Headers()

/**
 * How loaders ask the API: the same calls with the same checks as over HTTP, without request, response and JSON in between.
 * They only read; what changes something is asked by actions, which send requests.
 */
export function directCalls(resources: ShopResources, replies: CachedReplies) {
  return (site: Site, visitor: Visitor): AskApi => {
    const ask = async (name: keyof typeof calls, query: object, from: Parameters<AskApi>[2]) => {
      const plainCookie: ReadCookie = (cookie) => (from.cookies ? parse(from.cookies, cookie)[cookie] : undefined)
      const cookie: ReadCookie = (own) => plainCookie(cookieName(own, visitor.protocol))
      const asked = askedShop(resources, { site, visitor, acceptLanguage: from.language, plainCookie, cookie })
      const shop = { ...asked, remember: replies.remember(asked) }
      const call = { name, call: calls[name], handler: handlers[name] }
      try {
        return await answerCall(call, {
          shop,
          // A loader cannot hand cookies on; sessions that end are renewed before a page is drawn.
          visit: {
            headers: NO_HEADERS,
            askedFrom: "unknown",
            cookie,
            setCookie: () => {},
            method: "GET",
            atHome: true,
          },
          read: ({ query: shape }) => {
            const read = readQuery({ query: shape }, written(query))
            return isRefused(read) ? read : { query: read }
          },
          answer: (identity, sent, ask) => (isStranger(identity) ? replies.reply(shop, name, sent.query, ask) : ask()),
        })
      } catch (err) {
        resources.log.error({ err, call: name }, "a call failed")
        return failureOf("serviceUnavailable", shop.language)
      }
    }
    // That a handler replies as its call promises is checked where both are listed.
    return ((name, sent = {}, from) => ask(name, sent.query ?? {}, from)) as AskApi
  }
}

/** As a client would write it into an address. */
function* written(query: object): Iterable<[string, string]> {
  for (const [name, value] of Object.entries(query)) if (value !== undefined) yield [name, String(value)]
}

/** Nothing of a reply can then be this visitor's own. */
const isStranger = ({ member, staff, shopper }: Identity) =>
  !member && !staff && !shopper?.member && !shopper?.guestKey && !shopper?.provenOrders.size
