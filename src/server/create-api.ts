import { Hono } from "hono"
import { getCookie } from "hono/cookie"
import type { Logger } from "pino"
import type { Call } from "../contract/call.ts"
import { type AllCalls, calls } from "../contract/calls.ts"
import type { Database } from "../db/database.ts"
import { BODY_MAX_BYTES, CURRENCY_COOKIE, GOODS_PASSWORD_COOKIE, PICTURE_MAX_BYTES } from "../domain/constants.ts"
import { visitorLocale } from "../domain/locales/first-visit.ts"
import { cookieName } from "../domain/members/session-cookies.ts"
import { areaPriceRegion } from "../domain/pricing/area-price.ts"
import { addressHandlers } from "./addresses/routes.ts"
import { adminHandlers } from "./admin/routes.ts"
import type { ApiEnv } from "./api/api-env.ts"
import { docsPage } from "./api/docs-page.ts"
import type { Handlers } from "./api/handlers.ts"
import { limitBody } from "./api/limit-body.ts"
import { openApi } from "./api/open-api.ts"
import { refuse } from "./api/reply.ts"
import { cartHandlers } from "./cart/routes.ts"
import { catalogHandlers } from "./catalog/routes.ts"
import { contentHandlers } from "./content/routes.ts"
import { loggedPath } from "./edge/request-log.ts"
import { favouriteHandlers } from "./favourites/routes.ts"
import { isUnlocked } from "./inquiries/goods-password.ts"
import { inquiryHandlers } from "./inquiries/routes.ts"
import { mediaHandlers } from "./media/routes.ts"
import { memberHandlers } from "./members/routes.ts"
import { mount } from "./mount.ts"
import { orderHandlers } from "./orders/routes.ts"
import type { PaymentProviders } from "./payment-provider.ts"
import { paymentHandlers } from "./payments/routes.ts"
import { returnHandlers } from "./returns/routes.ts"
import { reviewHandlers } from "./reviews/routes.ts"
import { chosenCurrency } from "./sites/chosen-currency.ts"
import { siteHandlers } from "./sites/routes.ts"
import type { SiteDirectory } from "./sites/site-directory.ts"
import { siteOrigin } from "./sites/site-origin.ts"
import { whichShop } from "./which-shop.ts"

export type ApiResources = {
  db: Database
  log: Logger
  sites: SiteDirectory
  secret: string
  dataFolder: string
  /** Where the default site is reached from outside; other sites are reached by the host they are asked by. */
  origin?: string | undefined
  /** One origin for the staff of all shops; without it each shop's staff has its own. */
  adminOrigin?: string | undefined
  payments: PaymentProviders
}

const handlers: Handlers<AllCalls> = {
  ...siteHandlers,
  ...contentHandlers,
  ...catalogHandlers,
  ...memberHandlers,
  ...addressHandlers,
  ...favouriteHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...returnHandlers,
  ...reviewHandlers,
  ...inquiryHandlers,
  ...mediaHandlers,
  ...adminHandlers,
}

/** The whole API: each call of the contract with its handler, and the envelope around both. */
export function createApi({ db, log, sites, ...resources }: ApiResources): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>()
  const languageOf = (c: { req: { header: (name: string) => string | undefined } }) =>
    c.req.header("accept-language") ?? ""

  api.onError((failure, c) => {
    log.error({ err: failure, path: loggedPath(c.req.path) }, "a call failed")
    return refuse(c, "serviceUnavailable", languageOf(c))
  })
  const limited = limitBody(BODY_MAX_BYTES, (c) => refuse(c, "tooLarge", languageOf(c)))
  const limitedUpload = limitBody(PICTURE_MAX_BYTES + BODY_MAX_BYTES, (c) =>
    refuse(c, "pictureTooLarge", languageOf(c)),
  )
  api.use("/api/*", (c, next) => (uploads.has(c.req.path) ? limitedUpload(c, next) : limited(c, next)))
  api.get("/api/openapi.json", (c) => c.json(openApi))
  api.get("/api/docs", (c) => c.html(docsPage(openApi)))

  api.use("/api/*", whichShop(sites, resources), async (c, next) => {
    const { site, visitor } = c.var.asked
    const wish = { cookie: null, acceptLanguage: c.req.header("accept-language") }
    const language = visitorLocale(wish, site)
    const whereabouts = { proxyCountry: visitor.country, siteDefault: site.defaultRegion }
    const region = areaPriceRegion(site.siteType, site.apps.has("areaPrice"), whereabouts)
    const currency = chosenCurrency(site, getCookie(c, CURRENCY_COOKIE))
    const unlocked = isUnlocked(
      site,
      resources.secret,
      getCookie(c, cookieName(GOODS_PASSWORD_COOKIE, c.env.visitor.protocol)),
    )
    const origin = siteOrigin(site, visitor, resources.origin)
    const { country, address } = visitor
    c.set("shop", {
      db,
      log,
      site,
      language,
      region,
      currency,
      unlocked,
      country,
      address,
      origin,
      adminOrigin: resources.adminOrigin,
      now: new Date(),
      secret: resources.secret,
      dataFolder: resources.dataFolder,
      payments: resources.payments,
    })
    return next()
  })

  for (const name of callNames) mount(api, name, calls[name], handlers[name])

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
const uploads = new Set(
  Object.entries<Call>(calls).flatMap(([name, call]) => (call.upload ? [name.split(" ")[1]] : [])),
)
const callNames = Object.keys(calls).filter(isCallName)
