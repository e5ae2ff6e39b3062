import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { Logger } from "pino"
import { type AllCalls, calls } from "../../contract/calls.ts"
import type { Database } from "../../db/database.ts"
import { areaPriceRegion } from "../../domain/area-price.ts"
import { BODY_MAX_BYTES } from "../../domain/constants.ts"
import { visitorLocale } from "../../domain/first-visit.ts"
import { refererHost } from "../../domain/site-host.ts"
import { catalogHandlers } from "../catalog/routes.ts"
import { contentHandlers } from "../content/routes.ts"
import { siteHandlers } from "../sites/routes.ts"
import type { SiteDirectory } from "../sites/site-directory.ts"
import type { ApiEnv } from "./api-env.ts"
import { docsPage } from "./docs-page.ts"
import type { Handlers } from "./handlers.ts"
import { mount } from "./mount.ts"
import { openApi } from "./open-api.ts"
import { refuse } from "./reply.ts"

export type ApiResources = { db: Database; log: Logger; sites: SiteDirectory }

const handlers: Handlers<AllCalls> = { ...siteHandlers, ...contentHandlers, ...catalogHandlers }

/** The whole API: each call of the contract with its handler, and the envelope around both. */
export function createApi({ db, log, sites }: ApiResources): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>()
  const languageOf = (c: { req: { header: (name: string) => string | undefined } }) =>
    c.req.header("accept-language") ?? ""

  api.onError((failure, c) => {
    log.error({ err: failure, path: c.req.path }, "a call failed")
    return refuse(c, "serviceUnavailable", languageOf(c))
  })
  api.use("/api/*", bodyLimit({ maxSize: BODY_MAX_BYTES, onError: (c) => refuse(c, "tooLarge", languageOf(c)) }))
  api.get("/api/openapi.json", (c) => c.json(openApi))
  api.get("/api/docs", (c) => c.html(docsPage(openApi)))

  api.use("/api/*", async (c, next) => {
    const { visitor } = c.env
    const site = await sites.find([refererHost(c.req.header("referer")), visitor.host])
    if (!site) return refuse(c, "serviceUnavailable", languageOf(c))
    const wish = { cookie: null, acceptLanguage: c.req.header("accept-language") }
    const language = visitorLocale(wish, site)
    const whereabouts = { proxyCountry: visitor.country, siteDefault: site.defaultRegion }
    const region = areaPriceRegion(site.siteType, site.apps.has("areaPrice"), whereabouts)
    c.set("shop", { db, log, site, language, region, unlocked: false, now: new Date() })
    return next()
  })

  for (const name of callNames) mount(api, name, calls[name], handlers[name])

  api.all("/api/*", (c) => {
    const others = Object.keys(calls).filter((name) => name.endsWith(` ${c.req.path}`))
    if (others.length === 0) return refuse(c, "unknownCall", c.var.shop.language)
    c.header("Allow", others.map((name) => name.split(" ")[0]).join(", "))
    return refuse(c, "methodNotAllowed", c.var.shop.language)
  })
  return api
}

const isCallName = (name: string): name is keyof AllCalls => name in calls
const callNames = Object.keys(calls).filter(isCallName)
