import type { HtmlStyle } from "./html-style.ts"
import type { MailLine } from "./mail-page.ts"
import { html, type Markup } from "./markup.ts"

const THUMB = 72

/** One thing that was bought: picture, what it is, what it comes to. */
export function lineRow({ name, details, quantity, amount, picture }: MailLine, style: HtmlStyle): Markup {
  const { look, body, small, start, end, boxCorners } = style
  const place = `padding:12px 0;border-bottom:1px solid ${look.line};vertical-align:top`
  const more = details.map((detail) => html`<br><span style="${small}"><bdi>${detail}</bdi></span>`)
  const pieces = quantity === null ? "" : `${quantity} × `
  const sum = `${place};padding-${start}:12px;text-align:${end};white-space:nowrap;${body}`
  return html`<tr><td style="${place};width:${THUMB}px;padding-${end}:16px">${thumb(picture, look.soft, boxCorners)}</td><td style="${place};word-break:break-word;${body}"><b style="font-weight:700">${pieces}<bdi>${name}</bdi></b>${more}</td>${
    amount === null ? null : html`<td style="${sum}"><span dir="ltr">${amount}</span></td>`
  }</tr>`
}

function thumb(picture: string | null, ground: string, corners: string): Markup {
  const size = `width:${THUMB}px;height:${THUMB}px;background-color:${ground};${corners}`
  if (picture === null) return html`<div style="${size}"></div>`
  return html`<img src="${picture}" width="${THUMB}" height="${THUMB}" alt="" style="display:block;border:0;object-fit:cover;${size}">`
}
