import type { MailTokens } from "../../contract/mail-tokens.ts"
import { LOCALES, type LocaleCode } from "../../domain/locales/locales.ts"

/** What every part of an HTML mail is drawn with. */
export type HtmlStyle = {
  look: MailTokens
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

type Setting = { base: string; cased: string }
type Kind = "plain" | "bold" | "leaning" | "capitals"

const WORDMARKS: Record<Kind, Setting> = {
  plain: { base: "font-size:28px;font-weight:400", cased: "" },
  bold: { base: "font-size:24px;font-weight:700", cased: "letter-spacing:-0.4px" },
  leaning: { base: "font-size:28px;font-weight:900", cased: "font-style:italic;text-transform:uppercase" },
  capitals: { base: "font-size:20px;font-weight:400", cased: "letter-spacing:4px;text-transform:uppercase" },
}
const TITLES: Record<Kind, Setting> = {
  plain: { base: "font-size:30px;font-weight:400", cased: "" },
  bold: { base: "font-size:28px;font-weight:700", cased: "letter-spacing:-0.5px" },
  leaning: { base: "font-size:34px;font-weight:900", cased: "font-style:italic;text-transform:uppercase" },
  capitals: { base: "font-size:28px;font-weight:400", cased: "" },
}
const BOLD = 600

/** How the shop's name and titles are set, from the face of the template's display family. */
function kindOf({ isItalic, isUppercase, weight }: MailTokens): Kind {
  if (isItalic) return "leaning"
  if (isUppercase) return "capitals"
  return weight >= BOLD ? "bold" : "plain"
}

const MIDDLE = 128

export function htmlStyle(look: MailTokens, language: LocaleCode): HtmlStyle {
  const kind = kindOf(look)
  const { dir } = LOCALES[language]
  const end = dir === "rtl" ? "left" : "right"
  const display = ({ base, cased }: Setting, isCased: boolean) =>
    `font-family:${look.display};line-height:${isCased ? 1.1 : 1.35};${base}${isCased && cased ? `;${cased}` : ""}`
  const { radius } = look
  const round = (each: number, last: number) =>
    `border-radius:${each}px${last === radius ? "" : `;border-bottom-${end}-radius:${last}px`}`
  return {
    look,
    dir,
    end,
    start: dir === "rtl" ? "right" : "left",
    scheme: Number.parseInt(look.paper.slice(1, 3), 16) < MIDDLE ? "dark" : "light",
    wordmark: (name) => `${display(WORDMARKS[kind], !UNCASED.test(name))};color:${look.bandInk};text-decoration:none`,
    title: `${display(TITLES[kind], CASED.includes(language))};color:${look.ink};margin:0`,
    body: `font-family:${look.text};font-size:16px;line-height:1.5;color:${look.ink}`,
    small: `font-family:${look.text};font-size:14px;line-height:1.5;color:${look.quiet}`,
    buttonCorners: round(radius, look.buttonCorner),
    boxCorners: `border-radius:${radius}px`,
    bandCorners: round(0, look.moduleCorner),
    topCorners: `border-radius:${radius}px ${radius}px 0 0`,
    bottomCorners: `border-radius:0 0 ${radius}px ${radius}px`,
  }
}
