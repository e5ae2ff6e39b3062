import type { Page, Preload, RenderPage } from "../../contract/page.ts"
import type { PageTag } from "../../domain/site/change-tag.ts"
import type { PageAsk } from "./page-ask.ts"

/** A rendered page and what its loaders said about it; they may still say something while the body streams. */
export type Drawn = { response: Response; tags: Set<PageTag> | null; isSpoilt: boolean; links: string[] }

/** Lets the storefront render a page, for one visitor or for everyone; the nonce marks the scripts that it writes itself. */
export async function drawPage(
  { renderPage, buildId }: { renderPage: RenderPage; buildId: string },
  ask: PageAsk,
  request: Request,
  { api, ask: askApi }: Pick<Page, "api" | "ask">,
  nonce?: string,
  { look, draft }: Pick<Page, "look" | "draft"> = {},
): Promise<Drawn> {
  const said: Omit<Drawn, "response"> = { tags: null, isSpoilt: false, links: [] }
  const response = await renderPage(request, {
    site: ask.site,
    origin: ask.origin,
    isSecure: ask.visitor.protocol === "https",
    basename: ask.basename,
    template: ask.template,
    locale: ask.locale,
    api,
    ...(askApi && { ask: askApi }),
    nonce,
    buildId,
    look,
    ...(draft && { draft }),
    cache: (tags) => {
      said.tags = new Set([...(said.tags ?? []), ...tags])
    },
    spoil: () => {
      said.isSpoilt = true
    },
    preload: (file) => {
      const link = linkOf(file)
      if (link && !said.links.includes(link) && said.links.length < LINKS_MAX) said.links.push(link)
    },
  })
  return Object.assign(said, { response })
}

/** The request that a public page is drawn from: it carries what the key holds, and nothing of the visitor. */
export function requestOfNobody(ask: PageAsk): Request {
  return new Request(ask.origin + ask.path, { headers: { cookie: ask.cookies } })
}

const LINKS_MAX = 6

/** The Link header for a file; null for an address or a list of sizes that could not stand in a header. */
function linkOf({ href, as, type, srcSet, sizes }: Preload): string | null {
  const parameters = Object.entries({ as, type, imagesrcset: srcSet, imagesizes: sizes }).filter(([, value]) => value)
  const isPlain = [href, ...parameters.map(([, value]) => value ?? "")].every((text) => /^[\x20-\x7e]*$/.test(text))
  if (!isPlain || /[<>\s"]/.test(href) || parameters.some(([, value]) => value?.includes('"'))) return null
  const quoted = parameters.map(([name, value]) => `; ${name}="${value}"`).join("")
  // Browsers fetch fonts as strangers would; a preload that does not is thrown away.
  return `<${href}>; rel=preload${quoted}${as === "font" ? "; crossorigin" : ""}`
}
