import * as build from "virtual:react-router/server-build"
import { createRequestHandler, RouterContextProvider } from "react-router"
import "./templates/all-templates.server.ts"
import type { RenderPage } from "../contract/page.ts"
import { dataFile } from "./shell/data-files.server.ts"
import { pageContext } from "./shell/page-context.ts"

export { mailLooks } from "./templates/mail-looks.server.ts"
export { templateHomes } from "./templates/template-homes.server.ts"
export { templateLooks } from "./templates/template-looks.server.ts"

type RequestHandler = ReturnType<typeof createRequestHandler>

/** One per prefix: the edge gives out only locales and templates that exist, so there are a few hundred at most. */
const handlers = new Map<string, RequestHandler>()

function handlerFor(basename: string): RequestHandler {
  const known = handlers.get(basename)
  if (known) return known
  const handler = createRequestHandler({ ...build, basename }, import.meta.env.MODE)
  handlers.set(basename, handler)
  return handler
}

/** The edge asks for everything but the frame in one word, so that nobody can make up endless lists of routes. */
const allButFrame = Object.keys(build.routes)
  .filter((id) => id !== "root")
  .join()

function withRouteNames(request: Request): Request {
  if (!request.url.endsWith("_routes=rest")) return request
  return new Request(request.url.replace(/rest$/, encodeURIComponent(allButFrame)), request)
}

/** The storefront: renders a document, or the data of a client navigation, under the visitor's prefix; or sends a data file. */
export const renderPage: RenderPage = async (request, page) => {
  const file = await dataFile(request, page)
  if (file) return file
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return handlerFor(page.basename || "/")(withRouteNames(request), context)
}
