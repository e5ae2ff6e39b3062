import { LOCALES } from "../../domain/locales/locales.ts"
import { drawPart, table } from "./html-parts.ts"
import { type HtmlStyle, htmlStyle } from "./html-style.ts"
import { greetingOf, type MailPage } from "./mail-page.ts"
import type { Writing } from "./mail-writing.ts"
import { html, Markup } from "./markup.ts"

const WIDTH = 600
/** Outlook reads no greatest width; this it reads, and nobody else does. */
const OUTLOOK_OPEN = new Markup(
  `<!--[if mso]><table role="presentation" width="${WIDTH}" align="center" cellspacing="0" cellpadding="0" border="0"><tr><td><![endif]-->`,
)
const OUTLOOK_CLOSE = new Markup("<!--[if mso]></td></tr></table><![endif]-->")

/** The page as HTML that mail programs show as it is meant: tables, styles in place, every colour said. */
export function renderHtml(page: MailPage, writing: Writing): string {
  const style = htmlStyle(writing.look, writing.language)
  const { look, dir, scheme } = style
  const { iso } = LOCALES[writing.language]
  const preview = page.parts.find((part) => part.part === "words")?.text ?? page.title
  const letter = html`${OUTLOOK_OPEN}${table(
    `width:100%;max-width:${WIDTH}px;margin:0 auto;border-collapse:separate;background-color:${look.paper};${style.boxCorners};text-align:${style.start}`,
    [band(style, writing), content(page, style)],
  )}${footer(page, style, writing)}${OUTLOOK_CLOSE}`
  return html`<!doctype html>
<html lang="${iso}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${scheme} only">
<meta name="supported-color-schemes" content="${scheme}">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${page.subject}</title>
</head>
<body style="margin:0;padding:0;background-color:${look.ground}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
${table(
  `width:100%;border-collapse:collapse;background-color:${look.ground}`,
  html`<tr><td style="padding:24px 8px;background-color:${look.ground}">${letter}</td></tr>`,
)}
</body>
</html>
`.text
}

function band({ look, wordmark, bandCorners, topCorners, start }: HtmlStyle, { shop, link }: Writing): Markup {
  const stripe = `height:6px;font-size:0;line-height:0;background-color:${look.stripe};${topCorners}`
  const place = `padding:24px 28px;background-color:${look.band};${bandCorners};text-align:${start}`
  return html`<tr><td style="${stripe}">&nbsp;</td></tr><tr><td style="${place}"><a href="${link("/")}" target="_blank" rel="noopener" style="${wordmark(shop.title)}">${shop.title}</a></td></tr>`
}

function content(page: MailPage, style: HtmlStyle): Markup {
  const parts = [...greetingOf(page), ...page.parts]
  const rows = parts.map((part) => html`<tr><td style="padding:20px 0 0">${drawPart(part, style)}</td></tr>`)
  const title = html`<tr><td><h1 style="${style.title}">${page.title}</h1></td></tr>`
  return html`<tr><td style="padding:32px 28px 36px;background-color:${style.look.paper};${style.bottomCorners}">${table("width:100%;table-layout:auto", [title, ...rows])}</td></tr>`
}

function footer(page: MailPage, { small, start }: HtmlStyle, { shop, words, link, origin }: Writing): Markup {
  const questions =
    page.replyTo === undefined && (shop.mailReplyTo || shop.contactEmail) ? html`${words.questions}<br>` : null
  const home = html`<a href="${link("/")}" target="_blank" rel="noopener" style="${small};text-decoration:underline"><span dir="ltr">${new URL(origin).host}</span></a>`
  return table(
    `width:100%;max-width:${WIDTH}px;margin:0 auto`,
    html`<tr><td style="padding:20px 28px;text-align:${start};${small}">${questions}<bdi>${shop.title}</bdi> · ${home}</td></tr>`,
  )
}
