import type { RouterContextProvider } from "react-router"
import type { AskOf } from "../../contract/call.ts"
import type { AllCalls, CallReply } from "../../contract/calls.ts"
import { type Envelope, SUCCESS } from "../../contract/envelope.ts"
import type { ReadCall } from "../../contract/page.ts"
import { DEFAULT_LOCALE, LOCALES, localeOf } from "../../domain/locales/locales.ts"
import { type ApiClientOptions, createApiClient } from "./api-client.ts"
import { pageContext } from "./page-context.ts"

export type LoaderVisit = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** The address of this page with its query, without the prefix: redirects and links add it. */
export function hereOf({ url, context }: LoaderVisit): string {
  const { basename } = context.get(pageContext)
  const { pathname, search } = url
  const isBelow = basename !== "/" && (pathname === basename || pathname.startsWith(`${basename}/`))
  return (isBelow ? pathname.slice(basename.length) || "/" : pathname) + search
}

type ClientOptions = Omit<ApiClientOptions, "send"> & { headers: Record<string, string> }

/** Whom the API is asked for: in the language of the page, on behalf of this visitor. */
export function clientOptions({ request, url, context }: LoaderVisit): ClientOptions {
  const page = context.get(pageContext)
  const cookie = request.headers.get("cookie")
  // The API finds the shop by the host that its caller comes from.
  const referer = page.origin + url.pathname
  return {
    origin: page.origin,
    language: LOCALES[localeOf(page.locale) ?? DEFAULT_LOCALE].iso,
    headers: cookie === null ? { referer } : { referer, cookie },
  }
}

export type PageApi = {
  ask: <Name extends ReadCall>(
    name: Name,
    sent?: Pick<AskOf<AllCalls[Name]>, "query">,
  ) => Promise<Envelope<CallReply<Name>>>
}

const replies = new WeakMap<object, unknown[]>()

/** All that loaders of this page have been told so far. */
export const repliesTo = ({ context }: LoaderVisit): unknown[] => replies.get(context) ?? []

/** The API for a loader: its handlers in this process, or a client where it runs elsewhere. */
export function pageApi(visit: LoaderVisit): PageApi {
  const { ask, api } = visit.context.get(pageContext)
  const options = clientOptions(visit)
  const from = { cookies: visit.request.headers.get("cookie"), language: options.language }
  const client: PageApi = ask
    ? { ask: (name, sent) => ask(name, sent, from) }
    : createApiClient({ ...options, send: api })
  return {
    ask: async (name, sent) => {
      const reply = await client.ask(name, sent)
      replies.set(visit.context, [...repliesTo(visit), reply.data])
      return reply
    },
  }
}

/** Asks for a part that a page can do without: what it is, or null. */
export type AskForPart = <Name extends ReadCall>(
  name: Name,
  sent?: Pick<AskOf<AllCalls[Name]>, "query">,
) => Promise<CallReply<Name> | null>

/** A page whose part failed is shown this once without it and not cached. */
export function askForPart(visit: LoaderVisit): AskForPart {
  const { ask } = pageApi(visit)
  const { spoil } = visit.context.get(pageContext)
  return async (name, sent) => {
    const reply = await ask(name, sent)
    if (reply.code === SUCCESS) return reply.data
    if (reply.reason === "serviceUnavailable") spoil()
    return null
  }
}
