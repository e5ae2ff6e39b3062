import type { PageTag } from "../domain/site/change-tag.ts"
import type { TemplateName } from "../domain/site/templates.ts"
import type { AskOf } from "./call.ts"
import type { AllCalls, CallReply } from "./calls.ts"
import type { Envelope } from "./envelope.ts"

/** A file that the browser should fetch before it finds it in the page: the hero picture, a font. */
export type Preload = {
  href: string
  as: "image" | "font" | "style" | "script"
  type?: string
  srcSet?: string
  sizes?: string
}

/** A call that only reads. */
export type ReadCall = Extract<Exclude<keyof AllCalls, `${string} /api/admin/${string}`>, `GET ${string}`>

/** Asks the API in this process, for whoever has these cookies; refusals are said in this language. */
export type AskApi = <Name extends ReadCall>(
  name: Name,
  sent: Pick<AskOf<AllCalls[Name]>, "query"> | undefined,
  from: { cookies: string | null; language: string },
) => Promise<Envelope<CallReply<Name>>>

/** What the edge found out about a page request before the storefront is asked to render it. */
export type Page = {
  /** Stands for the site as it is now: another object as soon as anything of its settings or categories has changed. */
  site: object
  /** Origin of the shop as the visitor sees it, such as https://shop.example */
  origin: string
  /** Whether the visitor came by https: cookies that are set then go nowhere else. */
  isSecure: boolean
  /** `/`, `/fr`, `/arts` or `/fr/arts`: everything that the visitor follows stays under it. */
  basename: string
  template: TemplateName
  locale: string
  /** Which build this is: browsers ask from time to time whether it still runs. */
  buildId: string
  /** How loaders ask the API; absent where it runs elsewhere (API_BASE). */
  ask?: AskApi
  /** Sends a request to the API, for actions: in process, or over HTTP where API_BASE is set. */
  api: (request: Request) => Response | Promise<Response>
  /** For the storefront's own inline scripts, and only there: others are not run. Of a page that is cached the edge takes it out again. */
  nonce?: string
  /**
   * Called by the loader of a public screen: the page is the same for everyone and may be cached until one of these changes.
   * A screen whose loader does not call it is rendered anew for each visitor. The site's own settings need no tag.
   */
  cache: (tags: readonly PageTag[]) => void
  /** Something in the page failed after all: it is shown this once and not cached. */
  spoil: () => void
  preload: (file: Preload) => void
  /** The stylesheet of a shop that has changed something of its template. */
  look?: string | undefined
  /** Only where a draft is drawn. */
  draft?: {
    /** What its addresses begin with: what the page fetches of the shop's data lies below it too. */
    prefix: string
    /** Told by the home page: the sections that it shows, in their order. */
    tellSections: (keys: readonly string[]) => void
  }
}

/** The storefront, as the server sees it. It is handed in at the start, so the server never imports it. */
export type RenderPage = (request: Request, page: Page) => Promise<Response>
