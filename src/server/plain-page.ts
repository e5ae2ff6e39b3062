import type { Context } from "hono"
import { html } from "hono/html"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import { LOCALES, type LocaleCode } from "../domain/locales/locales.ts"

/** A page for when the storefront itself cannot speak: one sentence and the right status. */
export function plainPage(
  c: Context,
  status: ContentfulStatusCode,
  sentence: string,
  headers: Record<string, string> = {},
  locale: LocaleCode = "en",
): Response | Promise<Response> {
  return c.html(
    html`<!doctype html>
      <html lang="${LOCALES[locale].iso}" dir="${LOCALES[locale].dir}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${sentence}</title>
        </head>
        <body style="font: 1.125rem/1.5 system-ui, sans-serif; margin: 20vh auto; max-inline-size: 36rem; padding: 1rem">
          <main><h1 style="font-size: inherit; font-weight: 500">${sentence}</h1></main>
        </body>
      </html>`,
    status,
    headers,
  )
}
