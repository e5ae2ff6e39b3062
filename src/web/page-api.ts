import type { RouterContextProvider } from "react-router"
import { DEFAULT_LOCALE, LOCALES, localeOf } from "../domain/locales.ts"
import { type ApiClient, createApiClient } from "./api-client.ts"
import { pageContext } from "./page-context.ts"

export type LoaderVisit = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** The API for a loader: in process, in the language of the page, on behalf of this visitor. */
export function pageApi({ request, url, context }: LoaderVisit): ApiClient {
  const page = context.get(pageContext)
  const cookie = request.headers.get("cookie")
  // The API finds the shop by the host that its caller comes from.
  const referer = page.origin + url.pathname
  return createApiClient({
    send: page.api,
    origin: page.origin,
    language: LOCALES[localeOf(page.locale) ?? DEFAULT_LOCALE].iso,
    headers: cookie === null ? { referer } : { referer, cookie },
  })
}
