import { Hono } from "hono"
import type { ApiEnv } from "../../api/api-env.ts"
import { plainPage } from "../../plain-page.ts"
import { ENTRANCE_POLICY, entrancePage } from "./entrance-page.ts"
import type { OfficePage } from "./office-page.ts"

/** Nobody else's page may open, frame, embed or find what is at the staff's origin. */
const KEPT_TO_ITSELF = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
}

type StaffSide = {
  api: Hono<ApiEnv>
  /** Absent where nothing is built, as in tests of the API. */
  officePage: (() => OfficePage) | undefined
  /** Shops' pictures and those of templates, which the back office shows too. */
  pictures: Hono<ApiEnv>
}

/**
 * All that is at the staff's origin: the back office, the page to come in by, the staff's calls, and pictures of shops. No
 * page, code or call of a shop.
 */
export function staffRoutes({ api, officePage, pictures }: StaffSide): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .use(async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(KEPT_TO_ITSELF)) c.header(name, value)
    })
    .get("/", (c) => {
      // Browsers take what stands behind the # of a one-time link along.
      if (officePage) return c.redirect("/admin/sign-in/link", 302)
      c.header("Content-Security-Policy", ENTRANCE_POLICY)
      c.header("Vary", "Accept-Language")
      return c.html(entrancePage(c.req.header("accept-language") ?? ""))
    })
    .get("/admin/*", (c) => {
      if (!officePage) return plainPage(c, 404, "The back office is not built here.")
      const { html, policy } = officePage()
      c.header("Content-Security-Policy", policy)
      // The warehouse scans numbers with the camera.
      c.header("Permissions-Policy", "camera=(self), microphone=(), geolocation=(), browsing-topics=()")
      return c.html(html)
    })
    .get("/templates/*", (c) => pictures.fetch(c.req.raw, c.env))
    .get("/media/*", (c) => pictures.fetch(c.req.raw, c.env))
    .get("/robots.txt", (c) => c.text("User-agent: *\nDisallow: /\n"))
    .all("/api/admin/*", (c) => api.fetch(c.req.raw, c.env))
    .all("*", (c) => plainPage(c, 404, "There is no such page for staff."))
}
