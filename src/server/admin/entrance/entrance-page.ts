import { html, raw } from "hono/html"
import { PASSWORD_MIN_LENGTH } from "../../../domain/constants.ts"
import { inlineHash } from "../../inline-hash.ts"
import { ENTRANCE_SCRIPT } from "./entrance-script.ts"
import { entranceWords } from "./entrance-words.ts"

const STYLE = `
:root { color-scheme: light dark }
body { font: 1.125rem/1.5 system-ui, sans-serif; margin: 20vh auto; max-inline-size: 32rem; padding: 1rem }
h1 { font-size: 1.5rem }
label, input { display: block }
input, button { box-sizing: border-box; font: inherit; margin-block: 0.25rem 1rem; padding: 0.5rem 0.75rem }
input { inline-size: 100% }
`

/** This page's own script and style, calls to its own origin, and nothing else from anywhere. */
export const ENTRANCE_POLICY = [
  "default-src 'none'",
  `script-src ${inlineHash(ENTRANCE_SCRIPT)}`,
  `style-src ${inlineHash(STYLE)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

/** Where staff come in by their one-time link, in the language of their browser. */
export function entrancePage(acceptLanguage: string) {
  const { locale, words } = entranceWords(acceptLanguage)
  return html`<!doctype html>
    <html lang="${locale.iso}" dir="${locale.dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title}</title>
        <style>${raw(STYLE)}</style>
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          <p><output>${words.noLink}</output></p>
          <noscript><p>${words.noScript}</p></noscript>
          <form
            hidden
            data-choose="${words.choose}"
            data-signed-in="${words.signedIn}"
            data-other-password="${words.otherPassword}"
            data-failed="${words.failed}"
          >
            <label for="password">${words.password}</label>
            <input id="password" name="password" type="password" autocomplete="new-password" minlength="${PASSWORD_MIN_LENGTH}" required />
            <button name="send">${words.send}</button>
          </form>
        </main>
        <script type="module">${raw(ENTRANCE_SCRIPT)}</script>
      </body>
    </html>`
}
