import type { IncomingMessage, RequestListener } from "node:http"
import { sql } from "drizzle-orm"
import { Hono } from "hono"
import type { Logger } from "pino"
import type { MailLooks } from "../contract/mail-tokens.ts"
import type { RenderPage } from "../contract/page.ts"
import type { TemplateHomes } from "../contract/sections/home-section.ts"
import { NO_LOOKS, type TemplateLooks } from "../contract/template-looks.ts"
import type { Database } from "../db/database.ts"
import type { Changes } from "../db/hear-changes.ts"
import { BODY_MAX_BYTES, PICTURE_MAX_BYTES } from "../domain/constants.ts"
import { refererHost } from "../domain/site/site-host.ts"
import { isStaffHost, staffOriginOf } from "../domain/site/staff-origin.ts"
import { DAY_SECONDS } from "../domain/time-units.ts"
import { officePages } from "./admin/entrance/office-page.ts"
import { staffRoutes } from "./admin/entrance/staff-routes.ts"
import { liveStreams } from "./admin/live/live-streams.ts"
import type { ApiEnv } from "./api/api-env.ts"
import { askedFrom } from "./api/asked-from.ts"
import { cachedReplies } from "./api/cached-replies.ts"
import { limitBody } from "./api/limit-body.ts"
import { messagesIn } from "./api/messages-in.ts"
import { viesChecker } from "./business/vies-checker.ts"
import { createApi } from "./create-api.ts"
import { directCalls } from "./direct-calls.ts"
import { pageAnswers } from "./edge/answer-page.ts"
import { isBlocked, isWebhook } from "./edge/blocked-visitor.ts"
import { builtFiles } from "./edge/built-files.ts"
import { draftPages } from "./edge/draft-pages.ts"
import { drawingTurns, TooBusyError } from "./edge/drawing-turns.ts"
import { finishReply } from "./edge/finish-reply.ts"
import { NodeHeaders } from "./edge/header-source.ts"
import { knownPorts } from "./edge/known-ports.ts"
import { languageRoute } from "./edge/language-route.ts"
import { DOOR_VARIES, localeRedirect } from "./edge/locale-redirect.ts"
import { pageAsk } from "./edge/page-ask.ts"
import { quickAsks } from "./edge/quick-asks.ts"
import { type LineWriter, loggedPath } from "./edge/request-log.ts"
import { servedFiles } from "./edge/served-files.ts"
import { servedPictures } from "./edge/served-pictures.ts"
import { shopListener } from "./edge/shop-listener.ts"
import { visitorReader } from "./edge/visitor.ts"
import { DRAWINGS_PER_SECOND, type Environment, PICTURE_CACHE_MB } from "./environment.ts"
import { DRAFT_PATH } from "./look/draft-token.ts"
import { lookFiles } from "./look/look-files.ts"
import { mailFolderRoutes } from "./mail/mail-folder-routes.ts"
import { pictureRequest } from "./media/picture-request.ts"
import { orderLinkRoute } from "./orders/order-link-route.ts"
import type { PaymentProviders } from "./payment-provider.ts"
import { plainPage } from "./plain-page.ts"
import { countOpening } from "./reports/checkout-openings.ts"
import { seoRoutes } from "./seo/routes.ts"
import { showroomRoutes } from "./showroom/routes.ts"
import { showroomOrigins, standsInShowroom } from "./showroom/showroom-origins.ts"
import { siteDirectory } from "./sites/site-directory.ts"
import { siteOrigin } from "./sites/site-origin.ts"
import { staffSide } from "./sites/staff-side.ts"

export type AppResources = {
  db: Database
  log: Logger
  /** Where a line for each request goes; absent where nobody wants to read them. */
  requestLog?: LineWriter
  environment: Pick<Environment, "dataFolder" | "trustedProxies" | "apiBase" | "sessionSecret"> &
    Partial<
      Pick<
        Environment,
        | "pageCacheMb"
        | "drawingsPerSecond"
        | "pictureCacheMb"
        | "siteOrigin"
        | "adminOrigin"
        | "viesUrl"
        | "mailPage"
        | "mail"
      >
    >
  /** The ways to pay, which the jobs use too. */
  payments: PaymentProviders
  renderPage: RenderPage
  /** Told by the storefront too. */
  templateHomes?: TemplateHomes
  mailLooks?: MailLooks
  templateLooks?: TemplateLooks
  buildId: string
  /** What others change; without it nothing is kept longer than a second. */
  changes?: Changes
  /** Folder of the demo shops, with the showroom's pictures in `templates`; absent where there is no showroom. */
  demoFolder?: string
  /** Folder of the built browser files; absent in development, where Vite serves them. */
  clientFolder?: string
  /** Folder of the built back office; absent in tests that have none. */
  officeFolder?: string
}

type Incoming = { incoming?: { socket: { remoteAddress?: string; encrypted?: boolean } } }

export type ShopApp = {
  /** Any request; the address of the visitor comes with the socket. */
  fetch: (request: Request, env?: Incoming) => Promise<Response>
  /** The same for Node's server, with a short cut for what is kept in memory. */
  listener: RequestListener
  /** Ends what goes on for as long as somebody listens; everything else finishes by itself. */
  endStreams: () => void
  close: () => void
}

const NO_SHOP =
  "There is no shop here yet. Start one with: npm run site -- add my-shop --host shop.example --owner me@example.com"
/** What the storefront answers; a form is posted to the screen that it stands on. */
const PAGE_METHODS = ["GET", "HEAD", "POST"]
/** Browsers send cookies along whoever wrote the page. */
const OTHER_SITE = "This form was sent from another site. Please use the shop's own page."
const BLOCKED = "This shop is not available where you are."

/** The whole server: health, pictures, browser files, API, and pages for everything else. */
export function createApp(resources: AppResources): ShopApp {
  const { db, log, environment, changes, buildId, clientFolder, officeFolder, demoFolder, payments } = resources
  const { templateHomes, templateLooks = NO_LOOKS, mailLooks } = resources
  const {
    dataFolder,
    trustedProxies,
    apiBase,
    pageCacheMb = 0,
    drawingsPerSecond = DRAWINGS_PER_SECOND,
    pictureCacheMb = PICTURE_CACHE_MB,
    siteOrigin: origin,
    adminOrigin,
    viesUrl,
    sessionSecret: secret,
  } = environment
  const app = new Hono<ApiEnv>()
  const sites = siteDirectory(db, changes)
  const vatChecker = viesChecker(viesUrl)
  const shopResources = {
    db,
    log,
    secret,
    dataFolder,
    origin,
    adminOrigin,
    payments,
    vatChecker,
    templateHomes,
    templateLooks,
    mailLooks,
    mailFrom: environment.mail?.from ?? null,
  }
  const live = liveStreams(changes)
  const api = createApi({ ...shopResources, sites, live })
  const replies = cachedReplies(changes)
  const edge = { origin, adminOrigin, secret, isKnownPort: knownPorts() }
  const pictureFiles = new Hono<ApiEnv>()
    .use(
      "/media/*",
      servedPictures(dataFolder, pictureCacheMb * MEGABYTE, log),
      servedFiles(dataFolder, `public, max-age=${DAY_SECONDS}`),
    )
    .all("/media/*", (c) => plainPage(c, 404, "There is no such picture."))
  const pictures = new Hono<ApiEnv>().all("/media/*", (c) => pictureFiles.fetch(pictureRequest(c.req.raw), c.env))
  if (demoFolder) pictures.use("/templates/*", servedFiles(demoFolder, `public, max-age=${DAY_SECONDS}`))
  const staff = staffRoutes({ api, pictures, officePage: officeFolder ? officePages(officeFolder) : undefined })
  const looks = lookFiles(templateLooks)
  const readVisitor = visitorReader(trustedProxies, (peer) => log.warn({ peer }, untrustedProxy(peer)))
  const pages = pageAnswers({
    renderPage: resources.renderPage,
    buildId,
    api,
    directCalls: directCalls(shopResources, replies),
    draftCalls: directCalls(shopResources, cachedReplies(undefined)),
    looks,
    apiBase,
    changes,
    log,
    cachedBytes: pageCacheMb * MEGABYTE,
    turns: drawingTurns(drawingsPerSecond),
    framedBy: async ({ site, visitor }) =>
      demoFolder === undefined ? [] : showroomOrigins(sites, site, visitor, origin),
    payments,
    isBuilt: clientFolder !== undefined,
  })

  const draftPage = draftPages({ db, sites, looks: templateLooks, settings: edge, draw: pages.drawDraft })

  app.onError((failure, c) => {
    log.error({ err: failure, path: loggedPath(c.req.path) }, "a page failed")
    return plainPage(c, 503, "The shop is unavailable for a moment. Please try again.")
  })

  app.get("/healthz", async (c) => {
    await db.execute(sql`select 1`)
    return c.json({ status: "ok" })
  })
  app.use("*", async (c, next) => {
    const side = await staffSide(sites, c.env.visitor.host, edge)
    return side === null ? next() : staff.fetch(c.req.raw, c.env)
  })
  app.on("GET", ["/admin", "/admin/*"], async (c) => {
    const { visitor } = c.env
    const site = await sites.find([visitor.host])
    if (!site) return plainPage(c, 404, NO_SHOP)
    const staffOrigin = adminOrigin ?? staffOriginOf(siteOrigin(site, visitor, origin))
    return c.body(null, 302, { Location: `${staffOrigin}/admin/${site.name}`, "Cache-Control": "no-store" })
  })
  app.use(`${DRAFT_PATH}*`, async (c, next) => (await draftPage(c)) ?? next())
  app.get("/look/*", async (c, next) => {
    const site = looks.isFile(c.req.path) && (await sites.find([c.env.visitor.host]))
    const found = site && looks.find(c.req.path, site)
    if (!found) return next()
    if ("css" in found) return c.body(found.css, 200, { "Content-Type": "text/css; charset=utf-8", ...FOREVER })
    return c.body(null, 302, { Location: found.address, "Cache-Control": "no-store" })
  })
  app.get("/builds/latest.json", (c) => c.json({ id: buildId }, 200, { "Cache-Control": "no-cache" }))

  app.all("/media/*", (c) => pictures.fetch(c.req.raw, c.env))
  // What there is has been sent already, from memory.
  if (clientFolder) app.all("/assets/*", (c) => plainPage(c, 404, "There is no such file."))

  app.use("/api/*", async (c, next) => {
    if (isWebhook(c.req.path)) return next()
    const site = await sites.find([refererHost(c.req.header("referer")), c.env.visitor.host])
    const isUnwanted = site && isBlocked(site, c.env.visitor, c.req.raw.headers, "call")
    return isUnwanted ? plainPage(c, 403, BLOCKED) : next()
  })
  app.route("/", api)
  if (environment.mailPage) app.route("/", mailFolderRoutes(dataFolder))
  app.route("/", seoRoutes({ db, sites, origin }))
  app.route("/", languageRoute(sites))
  app.route("/", orderLinkRoute({ db, sites, secret }))
  if (demoFolder) {
    const showroom = showroomRoutes({ db, origin, demoFolder })
    app.on(["GET"], ["/templates", "/templates/*"], async (c, next) => {
      const isThere = await standsInShowroom(sites, c.env.visitor)
      return isThere ? showroom.fetch(c.req.raw, c.env) : next()
    })
  }

  app.use("*", async (c, next) => {
    if (PAGE_METHODS.includes(c.req.method)) return next()
    return plainPage(c, 405, "A page cannot be asked for that way.", { Allow: PAGE_METHODS.join(", ") })
  })
  app.use(
    "*",
    limitBody(PICTURE_MAX_BYTES + BODY_MAX_BYTES, (c) => plainPage(c, 413, "That is too large to be sent.")),
  )
  app.all("*", async (c) => {
    const { visitor } = c.env
    const { headers, method } = c.req.raw
    const site = await sites.find([visitor.host])
    if (!site) return plainPage(c, 404, NO_SHOP)
    if (isBlocked(site, visitor, headers)) return plainPage(c, 403, BLOCKED)
    if (method === "POST" && askedFrom(headers, visitor.authority) === "elsewhere") return plainPage(c, 403, OTHER_SITE)
    const { pathname, search } = new URL(c.req.url)
    countOpening(db, site, { method, path: pathname, userAgent: headers.get("user-agent") }, new Date())
    const ask = pageAsk(method, pathname, search, headers, visitor, site, edge)
    if (ask.redirect !== null)
      return c.body(null, 301, { Location: ask.redirect + search, "Cache-Control": "no-cache" })
    const door = localeRedirect(ask, headers)
    if (door !== null) {
      const varies = { Vary: `${DOOR_VARIES}, Cookie`, "Cache-Control": "private, no-store" }
      return c.body(null, 302, { Location: door + search, ...varies })
    }
    return pages.answer(ask, c.req.raw).catch((failure: unknown) => {
      if (!(failure instanceof TooBusyError)) throw failure
      const retry = { "Retry-After": String(failure.retryAfter), "Cache-Control": "no-store" }
      return plainPage(c, 503, messagesIn(ask.locale).serviceUnavailable, retry, ask.locale)
    })
  })

  const fetch: ShopApp["fetch"] = async (request, env = {}) => {
    const { remoteAddress = "", encrypted = false } = env.incoming?.socket ?? {}
    const visitor = readVisitor(request.headers, remoteAddress, encrypted)
    return finishReply(request, await app.fetch(request, { ...env, visitor }), visitor.protocol)
  }
  const files = clientFolder === undefined ? undefined : builtFiles(clientFolder)
  const officeFiles = officeFolder === undefined ? undefined : builtFiles(officeFolder)
  const quickAsk = quickAsks(sites, readVisitor, trustedProxies.length > 0, edge)
  const hostOf = (request: IncomingMessage) =>
    readVisitor(new NodeHeaders(request.headers), request.socket.remoteAddress ?? "", false).host
  const siteOf = (request: IncomingMessage) => {
    const host = hostOf(request)
    return isStaffHost(host, adminOrigin) ? undefined : sites.known(host)?.name
  }
  const mayBeStaff = (request: IncomingMessage) => isStaffHost(hostOf(request), adminOrigin)
  return {
    fetch,
    listener: shopListener({
      fetch,
      files,
      officeFiles,
      pages,
      quickAsk,
      mayBeStaff,
      siteOf,
      log: resources.requestLog,
    }),
    endStreams: live.close,
    close: () => {
      live.close()
      pages.close()
      replies.close()
      sites.close()
    },
  }
}

const FOREVER = { "Cache-Control": "public, max-age=31536000, immutable" }
const MEGABYTE = 1_048_576

/** Limits by network would then count all visitors as one. */
const untrustedProxy = (peer: string) =>
  `Requests from ${peer} carry forwarded headers, which are not believed: all visitors behind it count as one address, also for limits. If it is your proxy, start with TRUSTED_PROXIES=${peer}.`
