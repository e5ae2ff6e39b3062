import { randomBytes } from "node:crypto"
import type { Hono } from "hono"
import type { Logger } from "pino"
import type { AskApi, Page, RenderPage } from "../../contract/page.ts"
import type { Changes } from "../../db/hear-changes.ts"
import type { ApiEnv } from "../api/api-env.ts"
import { networkOf } from "../limits.ts"
import type { LookFiles } from "../look/look-files.ts"
import type { PaymentProviders } from "../payment-provider.ts"
import type { Site } from "../site.ts"
import type { Visitor } from "../visitor.ts"
import { isHtml, isKeepable } from "./cached-page.ts"
import { cachedPages, type NotCached } from "./cached-pages.ts"
import { cachedReply } from "./cached-reply.ts"
import { codeSources } from "./code-sources.ts"
import type { DrawDraft } from "./draft-pages.ts"
import { type Drawn, drawPage, requestOfNobody } from "./draw-page.ts"
import type { DrawingTurns } from "./drawing-turns.ts"
import { hasPersonalCookies, type PageAsk } from "./page-ask.ts"
import { NO_SOURCES, providerSources } from "./provider-sources.ts"
import { renewedVisit } from "./renewed-visit.ts"
import { developmentPolicy, pagePolicy } from "./security-headers.ts"

type Options = {
  renderPage: RenderPage
  buildId: string
  api: Hono<ApiEnv>
  directCalls: (site: Site, visitor: Visitor) => AskApi
  apiBase: string | undefined
  changes: Changes | undefined
  cachedBytes: number
  turns: DrawingTurns
  /** Who may show a page in a frame, beside its own shop. */
  framedBy: (ask: PageAsk) => Promise<readonly string[]>
  /** The same calls for drafts, of which nothing is cached. */
  draftCalls: (site: Site, visitor: Visitor) => AskApi
  looks: LookFiles
  payments: PaymentProviders
  /** False in development. */
  isBuilt: boolean
  log: Logger
}

type Api = Pick<Page, "api" | "ask">

const NONCE_BYTES = 16

/** Answers page requests: from what is cached, else by drawing the page for everyone, else for this visitor alone. */
export function pageAnswers(options: Options) {
  const { renderPage, buildId, api, directCalls, apiBase, changes, cachedBytes, turns, framedBy } = options
  const { payments, isBuilt, log, draftCalls, looks } = options
  const storefront = { renderPage, buildId }
  const apiFor = (site: Site, visitor: Visitor): Api =>
    apiBase ? { api: overHttp(apiBase, visitor) } : { api: inProcess(api, visitor), ask: directCalls(site, visitor) }
  const sourcesOf = async (ask: PageAsk, drawn: Drawn) => ({
    ...codeSources(ask, drawn),
    framedBy: await framedBy(ask),
    payment: await providerSources(payments, ask),
  })
  /** Overrides belong to the template that they were made for. */
  const lookOf = ({ site, template }: PageAsk) => ({
    look: site.template === template ? looks.of(site)?.address : undefined,
  })
  const pages = cachedPages({
    maxBytes: cachedBytes,
    changes,
    turns,
    sourcesOf,
    draw: (ask, mark) =>
      drawPage(storefront, ask, requestOfNobody(ask), apiFor(ask.site, nobodyAt(ask)), mark, lookOf(ask)),
    onFailure: (err) => log.error({ err }, "a cached page could not be renewed"),
  })

  async function drawFor(ask: PageAsk, request: Request): Promise<Response> {
    const nonce = isBuilt ? randomBytes(NONCE_BYTES).toString("base64") : undefined
    const asked = requestInOneWording(ask, request)
    const own = apiFor(ask.site, ask.visitor)
    const visit = await renewedVisit(own.api, ask.origin, asked, ask.visitor.protocol)
    const draw = () => drawPage(storefront, ask, visit.request, own, nonce, lookOf(ask))
    const drawn = await turns.run(networkOf(ask.visitor.address), draw)
    if (isKeepable(drawn)) pages.isCachedAfterAll(ask)
    const sources = await sourcesOf(ask, drawn)
    const policy = nonce ? pagePolicy([`'nonce-${nonce}'`], sources) : developmentPolicy(sources)
    const page = personal(drawn.response, drawn.response.body, isHtml(drawn.response) ? policy : null, drawn.links)
    for (const cookie of visit.setCookies) page.headers.append("Set-Cookie", cookie)
    return page
  }

  async function answer(ask: PageAsk, request: Request): Promise<Response> {
    const found = ask.key === null || cachedBytes === 0 ? null : await pages.find(ask.key, ask)
    if (found && "page" in found) return cachedReply(pages, found, request.headers)
    return found && isFit(found, request)
      ? personal(found.response, found.body, found.policy, found.links)
      : drawFor(ask, request)
  }

  /** For one request, with the calls of nobody in particular, and nothing of it remembered. */
  const drawDraft: DrawDraft = async (ask, { prefix, look, framedBy }, request) => {
    const nonce = isBuilt ? randomBytes(NONCE_BYTES).toString("base64") : undefined
    const nobody = nobodyAt(ask)
    const own: Api = { api: inProcess(api, nobody), ask: draftCalls(ask.site, nobody) }
    let sections: readonly string[] | null = null
    const draft = {
      prefix,
      tellSections: (keys: readonly string[]) => {
        sections = keys
      },
    }
    const asked = requestOfNobody(ask)
    const drawn = await turns.run(networkOf(ask.visitor.address || request.url), () =>
      drawPage(storefront, ask, asked, own, nonce, { look, draft }),
    )
    const sources = { hashes: [], hosts: [], framedBy, payment: NO_SOURCES }
    const policy = nonce ? pagePolicy([`'nonce-${nonce}'`], sources) : developmentPolicy(sources)
    const closed = policy.replace("form-action 'self'", "form-action 'none'")
    const isPage = isHtml(drawn.response)
    return { response: personal(drawn.response, drawn.response.body, isPage ? closed : null, []), sections }
  }

  const close = () => {
    pages.close()
    turns.close()
  }
  return { answer, drawDraft, known: pages.known, size: pages.size, close }
}

/** Pages for one visitor are drawn from the same address as cached ones: what a loader remembers is remembered once. */
function requestInOneWording({ origin, path }: PageAsk, request: Request): Request {
  const { method, headers, signal } = request
  const isRead = method === "GET" || method === "HEAD"
  return isRead ? new Request(origin + path, { method, headers, signal }) : request
}

/** Whether what was drawn for nobody in particular will do for this visitor. */
const isFit = ({ policy }: NotCached, request: Request) => policy !== null && !hasPersonalCookies(request.headers)

function personal(
  response: Response,
  body: ReadableStream | Buffer | null,
  policy: string | null,
  links: readonly string[],
): Response {
  const headers = new Headers(response.headers)
  if (policy) headers.set("Content-Security-Policy", policy)
  for (const link of links) headers.append("Link", link)
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store")
  headers.set("X-Cache", "none")
  const isEmpty = response.body === null || [204, 304].includes(response.status)
  return new Response(isEmpty ? null : body && Buffer.isBuffer(body) ? new Uint8Array(body) : body, {
    status: response.status,
    headers,
  })
}

/** Prices of a cached page may depend on the country, where the shop has them; nothing else of the visitor is passed on. */
const nobodyAt = ({ visitor, site }: PageAsk): Visitor => ({
  ...visitor,
  address: "",
  country: site.apps.has("areaPrice") ? visitor.country : null,
})

const inProcess =
  (api: Hono<ApiEnv>, visitor: Visitor): Page["api"] =>
  (request) =>
    api.fetch(request, { visitor })

/** The API elsewhere has to know by what the visitor came: sessions have other cookies by https. It must trust this server. */
const overHttp =
  (base: string, { protocol }: Visitor): Page["api"] =>
  (request) => {
    const { pathname, search } = new URL(request.url)
    const passedOn = new Request(new URL(pathname + search, base), request)
    passedOn.headers.set("x-forwarded-proto", protocol)
    return fetch(passedOn)
  }
