import { LOCALES, type LocaleCode } from "../../domain/locales/locales.ts"
import type { TemplateName } from "../../domain/site/templates.ts"
import { type Corners, MAIL_LOOKS, type MailLook } from "./mail-look.ts"

/** What every part of an HTML mail is drawn with. */
export type HtmlStyle = {
  look: MailLook
  dir: "ltr" | "rtl"
  /** Mail programs know no logical properties: the sides of a line by name. */
  start: "left" | "right"
  end: "left" | "right"
  scheme: "light" | "dark"
  /** For the name of the shop, which has a script of its own. */
  wordmark: (name: string) => string
  title: string
  body: string
  small: string
  buttonCorners: string
  boxCorners: string
  bandCorners: string
  /** Of the letter as a whole. */
  topCorners: string
  bottomCorners: string
}

/** Scripts that join their letters or have no capitals neither lean nor are spaced. */
const CASED: readonly LocaleCode[] = ["en", "de", "fr", "es", "pt", "it", "ru"]
const UNCASED = /\p{Lo}/u

const WORDMARKS: Record<MailLook["wordmark"], { base: string; cased: string }> = {
  plain: { base: "font-size:28px;font-weight:400", cased: "" },
  bold: { base: "font-size:24px;font-weight:700", cased: "letter-spacing:-0.4px" },
  leaning: { base: "font-size:28px;font-weight:900", cased: "font-style:italic;text-transform:uppercase" },
  capitals: { base: "font-size:20px;font-weight:400", cased: "letter-spacing:4px;text-transform:uppercase" },
  thin: { base: "font-size:30px;font-weight:400", cased: "" },
}
const TITLES: Record<MailLook["wordmark"], { base: string; cased: string }> = {
  plain: { base: "font-size:30px;font-weight:400", cased: "" },
  bold: { base: "font-size:28px;font-weight:700", cased: "letter-spacing:-0.5px" },
  leaning: { base: "font-size:34px;font-weight:900", cased: "font-style:italic;text-transform:uppercase" },
  capitals: { base: "font-size:28px;font-weight:400", cased: "" },
  thin: { base: "font-size:32px;font-weight:400", cased: "" },
}

const RADII: Record<Corners, { button: number; box: number }> = {
  square: { button: 0, box: 0 },
  small: { button: 3, box: 3 },
  soft: { button: 8, box: 8 },
  pill: { button: 999, box: 16 },
  quarter: { button: 8, box: 8 },
}
const QUARTER = { button: 20, band: 64 }
const MIDDLE = 128

export function htmlStyle(template: TemplateName, language: LocaleCode): HtmlStyle {
  const look = MAIL_LOOKS[template]
  const { dir } = LOCALES[language]
  const end = dir === "rtl" ? "left" : "right"
  const display = ({ base, cased }: { base: string; cased: string }, isCased: boolean) =>
    `font-family:${look.display};line-height:${isCased ? 1.1 : 1.35};${base}${isCased && cased ? `;${cased}` : ""}`
  const { box, button } = RADII[look.corners]
  const round = (radius: number, quarter: number) => {
    const corner = look.corners === "quarter" ? `;border-bottom-${end}-radius:${quarter}px` : ""
    return `border-radius:${radius}px${corner}`
  }
  return {
    look,
    dir,
    end,
    start: dir === "rtl" ? "right" : "left",
    scheme: Number.parseInt(look.paper.slice(1, 3), 16) < MIDDLE ? "dark" : "light",
    wordmark: (name) =>
      `${display(WORDMARKS[look.wordmark], !UNCASED.test(name))};color:${look.bandInk};text-decoration:none`,
    title: `${display(TITLES[look.wordmark], CASED.includes(language))};color:${look.ink};margin:0`,
    body: `font-family:${look.text};font-size:16px;line-height:1.5;color:${look.ink}`,
    small: `font-family:${look.text};font-size:14px;line-height:1.5;color:${look.quiet}`,
    buttonCorners: round(button, QUARTER.button),
    boxCorners: `border-radius:${box}px`,
    bandCorners: round(0, QUARTER.band),
    topCorners: `border-radius:${box}px ${box}px 0 0`,
    bottomCorners: `border-radius:0 0 ${box}px ${box}px`,
  }
}
