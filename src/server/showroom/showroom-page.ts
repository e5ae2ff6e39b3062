import { html, raw } from "hono/html"
import type { Locale } from "../../domain/locales/locales.ts"
import { inlineHash } from "../inline-hash.ts"
import { SHOWROOM_STYLE } from "./showroom-style.ts"

/** A choice takes effect at once; without scripts the button beside it does the same. */
const SCRIPT = `document.querySelector("select")?.addEventListener("change", (event) => event.target.form.submit())`

type Markup = ReturnType<typeof html>

/** Its own style, script and pictures, and the demo shops in its frame. */
export const showroomPolicy = (shops: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src ${inlineHash(SHOWROOM_STYLE)}`,
    `script-src ${inlineHash(SCRIPT)}`,
    "img-src 'self'",
    ["frame-src", ...new Set(shops)].join(" "),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")

export function showroomPage({ iso, dir }: Locale, title: string, body: Markup | Promise<Markup>) {
  return html`<!doctype html>
    <html lang="${iso}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>${raw(SHOWROOM_STYLE)}</style>
      </head>
      <body>${body}<script type="module">${raw(SCRIPT)}</script></body>
    </html>`
}
