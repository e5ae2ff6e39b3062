import type { IncomingMessage } from "node:http"
import { isStaffHost } from "../../domain/site/staff-origin.ts"
import type { RememberingDirectory } from "../sites/site-directory.ts"
import { blocksSome, isBlocked } from "./blocked-visitor.ts"
import { NodeHeaders } from "./header-source.ts"
import { localeRedirect } from "./locale-redirect.ts"
import { cookiesThatMatter, type PageAsk, type PageSettings, pageAsk } from "./page-ask.ts"
import type { VisitorReader } from "./visitor.ts"

/** Never a page of the storefront. */
const NO_PAGE = /^\/(?:api|media|healthz|builds|draft|look)(?:\/|$)/
const KNOWN_MAX = 2_000
const KNOWN_LENGTH_MAX = 1_000

/**
 * Reads page requests without waiting, as far as that goes, and remembers what it has read: a popular page is asked for in
 * the same words again and again, and reading them would cost more than finding the page. Null for everything else.
 */
export function quickAsks(
  sites: RememberingDirectory,
  readVisitor: VisitorReader,
  hasProxies: boolean,
  settings: PageSettings,
) {
  const known = new Map<string, PageAsk>()

  function read(request: IncomingMessage, method: string, url: string): PageAsk | null {
    const mark = url.indexOf("?")
    const path = mark < 0 ? url : url.slice(0, mark)
    if (NO_PAGE.test(path)) return null
    const socket: { remoteAddress?: string; encrypted?: boolean } = request.socket
    const headers = new NodeHeaders(request.headers)
    const visitor = readVisitor(headers, socket.remoteAddress ?? "", socket.encrypted ?? false)
    if (isStaffHost(visitor.host, settings.adminOrigin)) return null
    const site = sites.known(visitor.host)
    if (site === null || isBlocked(site, visitor, headers)) return null
    return pageAsk(method, path, mark < 0 ? "" : url.slice(mark), headers, visitor, site, settings)
  }

  function remembered(request: IncomingMessage): PageAsk | null {
    const { method = "", url = "/", headers } = request
    if (method !== "GET" && method !== "HEAD") return null
    // Behind a proxy the words that matter are in other headers, and differ from visitor to visitor.
    if (hasProxies) return read(request, method, url)
    const words = `${headers.host}\n${url}\n${cookiesThatMatter(headers.cookie ?? null)}`
    const ask = known.get(words)
    if (ask !== undefined && sites.known(ask.visitor.host) === ask.site) return ask
    const anew = read(request, method, url)
    if (anew === null || anew.key === null || blocksSome(anew.site) || words.length > KNOWN_LENGTH_MAX) return anew
    if (known.size >= KNOWN_MAX) known.clear()
    known.set(words, { ...anew, visitor: { ...anew.visitor, address: "" } })
    return anew
  }

  return (request: IncomingMessage): PageAsk | null => {
    const ask = remembered(request)
    // Where the page or the door is another one the router says so.
    if (ask?.redirect) return null
    return ask?.door && localeRedirect(ask, new NodeHeaders(request.headers)) !== null ? null : ask
  }
}
