import { lineRow } from "./html-line.ts"
import type { HtmlStyle } from "./html-style.ts"
import type { MailPart } from "./mail-page.ts"
import { html, htmlLines, type Markup } from "./markup.ts"

type Part<Name extends MailPart["part"]> = Extract<MailPart, { part: Name }>

/** Tables, because some mail programs lay out nothing else; the attributes are for those that read no styles for it. */
export const table = (style: string, rows: Markup | readonly Markup[]): Markup =>
  html`<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="${style}">${rows}</table>`

const WIDE = "width:100%"
const box = (style: string, content: Markup) => table(WIDE, html`<tr><td style="${style}">${content}</td></tr>`)

export function drawPart(part: MailPart, style: HtmlStyle): Markup {
  switch (part.part) {
    case "words":
      return html`<p style="margin:0;${style.body}">${htmlLines(part.text.split("\n"))}</p>`
    case "quote":
      return quote(part, style)
    case "code":
      return code(part, style)
    case "ticket":
      return ticket(part, style)
    case "facts":
      return facts(part, style)
    case "lines":
      return table(
        WIDE,
        part.lines.map((line) => lineRow(line, style)),
      )
    case "sums":
      return sums(part, style)
    case "address":
      return html`<p style="margin:0 0 4px;${style.small}">${part.title}</p><p style="margin:0;${style.body};font-size:15px">${htmlLines(part.rows)}</p>`
    case "button":
      return button(part, style)
    case "link":
      return html`<p style="margin:0;${style.small}"><a href="${part.link}" target="_blank" rel="noopener" style="${style.small};text-decoration:underline">${part.label}</a></p>`
  }
}

function quote({ title, text }: Part<"quote">, { look, small, body, start }: HtmlStyle): Markup {
  const said = `padding:12px 16px;background-color:${look.soft};border-${start}:3px solid ${look.link};${body}`
  const lines = html`<div dir="auto" style="text-align:${start}">${htmlLines(text.split("\n"))}</div>`
  return html`<p style="margin:0 0 6px;${small}">${title}</p>${box(said, lines)}`
}

function code({ code }: Part<"code">, { look, boxCorners }: HtmlStyle): Markup {
  const type = `font-family:Menlo,Consolas,'Courier New',monospace;font-size:30px;line-height:1.2;letter-spacing:4px;font-weight:700;color:${look.ink}`
  return box(
    `padding:20px 12px;background-color:${look.soft};${boxCorners};text-align:center`,
    html`<span dir="ltr" style="${type};word-break:break-all">${code}</span>`,
  )
}

function ticket({ text }: Part<"ticket">, { look, body, boxCorners }: HtmlStyle): Markup {
  const edge = `padding:16px;border:2px dashed ${look.link};${boxCorners};text-align:center;${body};font-weight:700`
  return box(edge, html`<bdi>${text}</bdi>`)
}

/** A number that has room on a phone is not torn apart. */
const UNBROKEN_LETTERS_MAX = 22
const fits = (value: string) => (value.length <= UNBROKEN_LETTERS_MAX ? html` style="white-space:nowrap"` : null)

function facts({ facts }: Part<"facts">, { small, body, end }: HtmlStyle): Markup {
  const rows = facts.map(({ name, value, isLtr }) => {
    const told = isLtr ? html`<span dir="ltr"${fits(value)}>${value}</span>` : html`<bdi>${value}</bdi>`
    return html`<tr><td style="padding:3px 0;padding-${end}:16px;vertical-align:top;width:34%;${small}">${name}</td><td style="padding:3px 0;vertical-align:top;word-break:break-word;${body};font-size:15px">${told}</td></tr>`
  })
  return table(WIDE, rows)
}

function sums({ sums }: Part<"sums">, { look, body, end }: HtmlStyle): Markup {
  const rows = sums.map(({ name, amount, isTotal }) => {
    const place = isTotal ? `padding:12px 0 0;border-top:2px solid ${look.ink}` : "padding:0 0 8px"
    const type = `${place};${body};${isTotal ? "font-weight:700;font-size:20px" : "font-size:15px"}`
    return html`<tr><td style="${type}"><bdi>${name}</bdi></td><td style="${type};text-align:${end};white-space:nowrap"><span dir="ltr">${amount}</span></td></tr>`
  })
  return table(WIDE, rows)
}

/** The room around the words is the link's own where that is understood, else the cell's. */
function button({ label, link }: Part<"button">, { look, buttonCorners }: HtmlStyle): Markup {
  const type = `font-family:${look.text};font-size:16px;line-height:1.25;font-weight:700;color:${look.accentInk}`
  const cell = `background-color:${look.accent};${buttonCorners};text-align:center;mso-padding-alt:15px 28px`
  const room = "display:inline-block;padding:15px 28px;text-decoration:none"
  return table(
    "border-collapse:separate",
    html`<tr><td style="${cell}"><a href="${link}" target="_blank" rel="noopener" style="${room};${type}">${label}</a></td></tr>`,
  )
}
