import { type Context, Hono } from "hono"
import type { Database } from "../../db/database.ts"
import { isTemplateName } from "../../domain/site/templates.ts"
import { DAY_SECONDS } from "../../domain/time-units.ts"
import type { ApiEnv } from "../api/api-env.ts"
import { servedFiles } from "../edge/served-files.ts"
import { plainPage } from "../plain-page.ts"
import { allTemplatesPage } from "./all-templates-page.ts"
import { type DemoShop, demoShops } from "./demo-shops.ts"
import { oneTemplatePage } from "./one-template-page.ts"
import { showroomPolicy } from "./showroom-page.ts"
import { showroomWords } from "./showroom-words.ts"

type Showroom = {
  db: Database
  /** The configured origin of the default shop. */
  origin: string | undefined
  /** The pictures lie below it, as `templates/<name>.webp`. */
  demoFolder: string
}

type Show = (about: { shops: DemoShop[]; query: Record<string, string> } & ReturnType<typeof showroomWords>) => unknown

/** All templates, to be looked at. */
export function showroomRoutes({ db, origin, demoFolder }: Showroom): Hono<ApiEnv> {
  const show = async (c: Context<ApiEnv>, draw: Show) => {
    const shops = await demoShops(db, c.env.visitor, origin)
    const about = { ...showroomWords(c.req.header("accept-language") ?? ""), shops, query: c.req.query() }
    return c.html(String(await draw(about)), 200, {
      "Content-Security-Policy": showroomPolicy(shops.map((shop) => shop.origin)),
      "Cache-Control": "no-cache",
      Vary: "Accept-Language",
    })
  }
  const missing = (c: Context) => plainPage(c, 404, "There is no such template.")
  return new Hono<ApiEnv>()
    .get("/templates", (c) => show(c, allTemplatesPage))
    .use("/templates/*", servedFiles(demoFolder, `public, max-age=${DAY_SECONDS}`))
    .get("/templates/:name", (c) => {
      const name = c.req.param("name")
      if (!isTemplateName(name)) return missing(c)
      return show(c, (about) => oneTemplatePage({ ...about, name }))
    })
    .notFound(missing)
}
