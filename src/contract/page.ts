/** What the edge found out about a page request before the storefront is asked to render it. */
export type Page = {
  /** Origin of the shop as the visitor sees it, such as https://shop.example */
  origin: string
  /** `/`, `/fr`, `/arts` or `/fr/arts`: everything that the visitor follows stays under it. */
  basename: string
  template: string
  locale: string
  /** Sends a request to the API: in process, or over HTTP where API_BASE is set. */
  api: (request: Request) => Response | Promise<Response>
}

/** The storefront, as the server sees it. It is handed in at the start, so the server never imports it. */
export type RenderPage = (request: Request, page: Page) => Promise<Response>
