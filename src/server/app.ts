import { sql } from "drizzle-orm"
import { Hono } from "hono"
import { getCookie } from "hono/cookie"
import type { Logger } from "pino"
import type { Page, RenderPage } from "../contract/page.ts"
import type { Database } from "../db/database.ts"
import { TEMPLATE_COOKIE } from "../domain/constants.ts"
import { localeInUse, splitPrefix, templateInUse } from "../domain/prefix.ts"
import type { ApiEnv } from "./api/api-env.ts"
import { createApi } from "./api/create-api.ts"
import { plainPage } from "./edge/plain-page.ts"
import { servedFiles } from "./edge/served-files.ts"
import { type Visitor, visitorReader } from "./edge/visitor.ts"
import type { Environment } from "./environment.ts"
import { siteDirectory } from "./sites/site-directory.ts"

export type AppResources = {
  db: Database
  log: Logger
  environment: Pick<Environment, "dataFolder" | "trustedProxies" | "apiBase">
  renderPage: RenderPage
  buildId: string
  /** Folder of the built browser files; absent in development, where Vite serves them. */
  clientFolder?: string
}

type Incoming = { incoming?: { socket: { remoteAddress?: string; encrypted?: boolean } } }
type AppEnv = { Bindings: ApiEnv["Bindings"] & Incoming; Variables: ApiEnv["Variables"] }

const NO_SHOP =
  "There is no shop here yet. Start one with: npm run site -- add my-shop --host shop.example --owner me@example.com"

/** The whole server: health, pictures, browser files, API, and pages for everything else. */
export function createApp({ db, log, environment, renderPage, buildId, clientFolder }: AppResources): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const sites = siteDirectory(db)
  const api = createApi({ db, log, sites })
  const readVisitor = visitorReader(environment.trustedProxies)

  app.onError((failure, c) => {
    log.error({ err: failure, path: c.req.path }, "a page failed")
    return plainPage(c, 503, "The shop is unavailable for a moment. Please try again.")
  })

  app.use(async (c, next) => {
    const socket = c.env.incoming?.socket
    c.env.visitor = readVisitor(c.req.raw.headers, socket?.remoteAddress ?? "", socket?.encrypted ?? false)
    return next()
  })

  app.get("/healthz", async (c) => {
    await db.execute(sql`select 1`)
    return c.json({ status: "ok" })
  })
  app.get("/builds/latest.json", (c) => c.json({ id: buildId }, 200, { "Cache-Control": "no-cache" }))

  app.use("/media/*", servedFiles(environment.dataFolder, `public, max-age=${DAY}`))
  app.all("/media/*", (c) => plainPage(c, 404, "There is no such picture."))
  if (clientFolder) {
    app.use("/assets/*", servedFiles(clientFolder, `public, max-age=${YEAR}, immutable`))
    app.all("/assets/*", (c) => plainPage(c, 404, "There is no such file."))
  }
  app.route("/", api)

  app.all("*", async (c) => {
    const { visitor } = c.env
    const site = await sites.find([visitor.host])
    if (!site) return plainPage(c, 404, NO_SHOP)
    const prefix = splitPrefix(documentPath(c.req.path), site)
    const template = templateInUse({
      prefix: prefix.template,
      cookie: getCookie(c, TEMPLATE_COOKIE),
      setting: site.template,
    })
    return renderPage(c.req.raw, {
      origin: `${visitor.protocol}://${visitor.authority}`,
      basename: prefix.basename,
      template,
      locale: localeInUse(prefix.locale, site.siteDefault),
      api: environment.apiBase ? overHttp(environment.apiBase) : inProcess(api, visitor),
    })
  })
  return app
}

/** A client navigation asks for the data of a page: `/sport.data` belongs to `/sport`, `/_.data` to `/`. */
const documentPath = (path: string) => path.replace(/(?:\/_)?\.data$/, "") || "/"

const inProcess =
  (api: Hono<ApiEnv>, visitor: Visitor): Page["api"] =>
  (request) =>
    api.fetch(request, { visitor })

const overHttp =
  (base: string): Page["api"] =>
  (request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(new URL(pathname + search, base), request))
  }

const DAY = 86_400
const YEAR = 31_536_000
