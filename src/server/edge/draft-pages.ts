import type { Context } from "hono"
import type { TemplateLooks } from "../../contract/template-looks.ts"
import type { Database } from "../../db/database.ts"
import { CURRENCY_COOKIE } from "../../domain/constants.ts"
import { underPrefix } from "../../domain/locales/prefix.ts"
import { cookieValue } from "../../domain/site/cookie-header.ts"
import type { ApiEnv } from "../api/api-env.ts"
import { draftSite } from "../look/draft-site.ts"
import { DRAFT_PATH, type DraftPass, openDraftToken } from "../look/draft-token.ts"
import { lookStylesheet } from "../look/look-stylesheet.ts"
import { plainPage } from "../plain-page.ts"
import type { SiteDirectory } from "../sites/site-directory.ts"
import { DRAFT_SCRIPT, DRAFT_SCRIPT_PATH, scriptTag } from "./draft-script.ts"
import type { PageAsk, PageSettings } from "./page-ask.ts"
import { pageAsk } from "./page-ask.ts"

/** Draws one page of a draft for whoever asks now, and tells which sections of the home page it has. */
export type DrawDraft = (
  ask: PageAsk,
  draft: { prefix: string; look: string | undefined; framedBy: readonly string[] },
  request: Request,
) => Promise<{ response: Response; sections: readonly string[] | null }>

type DraftPages = {
  db: Database
  sites: SiteDirectory
  looks: TemplateLooks
  settings: PageSettings
  draw: DrawDraft
}

const ADDRESS = /^(\/draft\/([\w.-]+))(\/.*)?$/
const ENDED = "This preview has ended. Ask the shop for a new link."
const READ_ONLY = "This is a preview: nothing can be ordered or changed here."
const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" }

/** Pages as a draft wants them, below an address with a signed token: drawn per request, cached by nobody, only to be looked at. */
export function draftPages({ db, sites, looks, settings, draw }: DraftPages) {
  return async (c: Context<ApiEnv>): Promise<Response | null> => {
    const { pathname, search } = new URL(c.req.url)
    if (!pathname.startsWith(DRAFT_PATH)) return null
    if (pathname === DRAFT_SCRIPT_PATH)
      return c.body(DRAFT_SCRIPT, 200, {
        "Content-Type": "text/javascript; charset=utf-8",
        "Cache-Control": "no-cache",
      })
    const [, prefix, token, path = "/"] = ADDRESS.exec(pathname) ?? []
    const { visitor } = c.env
    const site = prefix && token ? await sites.find([visitor.host]) : null
    if (!site || !prefix || !token) return plainPage(c, 404, ENDED, PRIVATE)
    if (!["GET", "HEAD"].includes(c.req.method)) return plainPage(c, 403, READ_ONLY, PRIVATE)
    const now = new Date()
    const pass = openDraftToken(settings.secret, token, site.id, now)
    const draft = pass && (await draftSite(db, site, pass, now))
    if (!draft) return plainPage(c, 404, ENDED, PRIVATE)
    const sheet = lookStylesheet(draft, looks)
    if (sheet && path === sheet.address) return c.body(sheet.css, 200, { "Content-Type": "text/css", ...PRIVATE })
    const nobody = new Headers(currencyOf(c.req.raw.headers))
    const ask = pageAsk(c.req.method, path, search, nobody, { ...visitor, address: "", country: null }, draft, settings)
    if (ask.redirect !== null) return c.body(null, 302, { Location: prefix + ask.redirect + search, ...PRIVATE })
    const office = officeOf(pass)
    const inDraft = { ...ask, key: null, basename: underPrefix(prefix, ask.basename), path: prefix + ask.path }
    const look = sheet && ask.template === draft.template ? prefix + sheet.address : undefined
    const { response, sections } = await draw(inDraft, { prefix, look, framedBy: office ? [office] : [] }, c.req.raw)
    const headers = new Headers(response.headers)
    for (const [name, value] of Object.entries(PRIVATE)) headers.set(name, value)
    headers.delete("Set-Cookie")
    const isPage = /^text\/html\b/i.test(headers.get("Content-Type") ?? "")
    if (!isPage || !response.body) return new Response(response.body, { status: response.status, headers })
    const html = await response.text()
    const script = scriptTag({ office, prefix, sections, screen: ask.screen })
    return new Response(html.replace("</body>", `${script}</body>`), { status: response.status, headers })
  }
}

/** Where the back office stands that shows it in a frame. */
const officeOf = ({ reader, key }: DraftPass) => (reader === "frame" ? Buffer.from(key, "base64url").toString() : null)

function currencyOf(headers: Headers): Record<string, string> {
  const currency = cookieValue(headers.get("cookie"), CURRENCY_COOKIE)
  return currency && /^\d{1,10}$/.test(currency) ? { cookie: `${CURRENCY_COOKIE}=${currency}` } : {}
}
