import { Hono } from "hono"
import { setCookie } from "hono/cookie"
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from "../../domain/constants.ts"
import { ownPath } from "../../domain/site/route-address.ts"
import { DAY_SECONDS } from "../../domain/time-units.ts"
import type { ApiEnv } from "../api/api-env.ts"
import { plainPage } from "../plain-page.ts"
import type { SiteDirectory } from "../sites/site-directory.ts"

/** A visitor who chooses a language is led to the page in it, and by the front door from then on. */
export function languageRoute(sites: Pick<SiteDirectory, "find">): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get("/language/:code", async (c) => {
    const site = await sites.find([c.env.visitor.host])
    const code = site?.offered.find((each) => each === c.req.param("code"))
    if (!code) return plainPage(c, 404, "This shop does not speak that language.")
    const maxAge = LANGUAGE_COOKIE_DAYS * DAY_SECONDS
    setCookie(c, LANGUAGE_COOKIE, code, { path: "/", maxAge, sameSite: "Lax" })
    c.header("Cache-Control", "private, no-store")
    return c.redirect(ownPath(c.req.query("to")), 302)
  })
}
