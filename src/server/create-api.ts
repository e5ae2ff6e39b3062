import { Hono } from "hono"
import { getCookie } from "hono/cookie"
import { LIVE_PATH } from "../contract/admin/live-news.ts"
import type { Call } from "../contract/call.ts"
import { type AllCalls, calls } from "../contract/calls.ts"
import { BODY_MAX_BYTES, LARGE_BODY_MAX_BYTES, PICTURE_MAX_BYTES, WEBHOOK_MAX_BYTES } from "../domain/constants.ts"
import { type LiveStreams, liveStreams } from "./admin/live/live-streams.ts"
import { openLive } from "./admin/live/open-live.ts"
import { handlers } from "./all-handlers.ts"
import type { ApiEnv } from "./api/api-env.ts"
import { docsPage } from "./api/docs-page.ts"
import { limitBody } from "./api/limit-body.ts"
import { openApi } from "./api/open-api.ts"
import { refuse } from "./api/reply.ts"
import { askedShop, type ShopResources } from "./asked-shop.ts"
import { isWebhook } from "./edge/blocked-visitor.ts"
import { loggedPath } from "./edge/request-log.ts"
import { isDraftPage } from "./look/draft-token.ts"
import { cookieReader, mount, visitOf } from "./mount.ts"
import type { SiteDirectory } from "./sites/site-directory.ts"
import { whichShop } from "./which-shop.ts"

export type ApiResources = ShopResources & { sites: SiteDirectory; live?: LiveStreams | undefined }

/** The whole API: each call of the contract with its handler, and the envelope around both. */
export function createApi({ sites, live = liveStreams(undefined), ...resources }: ApiResources): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>()
  const languageOf = (c: { req: { header: (name: string) => string | undefined } }) =>
    c.req.header("accept-language") ?? ""

  api.onError((failure, c) => {
    resources.log.error({ err: failure, path: loggedPath(c.req.path) }, "a call failed")
    return refuse(c, "serviceUnavailable", languageOf(c))
  })
  const limited = limitBody(BODY_MAX_BYTES, (c) => refuse(c, "tooLarge", languageOf(c)))
  const limitedTable = limitBody(LARGE_BODY_MAX_BYTES, (c) => refuse(c, "tooLarge", languageOf(c)))
  const limitedUpload = limitBody(PICTURE_MAX_BYTES + BODY_MAX_BYTES, (c) =>
    refuse(c, "pictureTooLarge", languageOf(c)),
  )
  const limitedWebhook = limitBody(WEBHOOK_MAX_BYTES, (c) => refuse(c, "tooLarge", languageOf(c)))
  api.use("/api/*", (c, next) => {
    if (isWebhook(c.req.path)) return limitedWebhook(c, next)
    if (tables.has(c.req.path)) return limitedTable(c, next)
    return uploads.has(c.req.path) ? limitedUpload(c, next) : limited(c, next)
  })
  api.get("/api/openapi.json", (c) => c.json(openApi))
  api.get("/api/docs", (c) => c.html(docsPage(openApi)))

  api.use("/api/*", whichShop(sites, resources), async (c, next) => {
    const acceptLanguage = c.req.header("accept-language")
    const cookies = { plainCookie: (name: string) => getCookie(c, name), cookie: cookieReader(c) }
    c.set("shop", askedShop(resources, { ...c.var.asked, acceptLanguage, ...cookies }))
    return next()
  })

  // Whoever looks at a draft changes nothing: its pages have addresses of their own, which browsers name.
  api.use("/api/*", async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD"
    return isRead || !isDraftPage(c.req.header("referer")) ? next() : refuse(c, "previewOnly", c.var.shop.language)
  })

  api.get(LIVE_PATH, (c) => openLive(c, live, visitOf(c, "GET")))
  for (const name of callNames) mount(api, { name, call: calls[name], handler: handlers[name] })

  api.all("/api/*", (c) => {
    const others = Object.keys(calls).filter((name) => name.endsWith(` ${c.req.path}`))
    if (others.length === 0) return refuse(c, "unknownCall", c.var.shop.language)
    const methods = others.map((name) => name.split(" ")[0])
    c.header("Allow", [...methods, ...(methods.includes("GET") ? ["HEAD"] : [])].join(", "))
    return refuse(c, "methodNotAllowed", c.var.shop.language)
  })
  return api
}

const isCallName = (name: string): name is keyof AllCalls => name in calls
const pathsOf = (is: (call: Call) => boolean) =>
  new Set(Object.entries<Call>(calls).flatMap(([name, call]) => (is(call) ? [name.split(" ")[1]] : [])))
const uploads = pathsOf(({ upload }) => upload === true)
const tables = pathsOf(({ large }) => large === true)
const callNames = Object.keys(calls).filter(isCallName)
