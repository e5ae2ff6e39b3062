import { Hono } from "hono"
import type { ApiEnv } from "../../api/api-env.ts"
import { plainPage } from "../../plain-page.ts"
import { ENTRANCE_POLICY, entrancePage } from "./entrance-page.ts"

/** Nobody else's page may open, frame, embed or find what is at the staff's origin. */
const KEPT_TO_ITSELF = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
}

/** All that is at the staff's origin: the page to come in by, and the staff's calls. No page, file or call of a shop. */
export function staffRoutes(api: Hono<ApiEnv>): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .use(async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(KEPT_TO_ITSELF)) c.header(name, value)
    })
    .get("/", (c) => {
      c.header("Content-Security-Policy", ENTRANCE_POLICY)
      c.header("Vary", "Accept-Language")
      return c.html(entrancePage(c.req.header("accept-language") ?? ""))
    })
    .get("/robots.txt", (c) => c.text("User-agent: *\nDisallow: /\n"))
    .all("/api/admin/*", (c) => api.fetch(c.req.raw, c.env))
    .all("*", (c) => plainPage(c, 404, "There is no such page for staff."))
}
