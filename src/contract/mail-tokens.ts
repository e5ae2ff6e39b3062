import type { TemplateName } from "../domain/site/templates.ts"

/** What mails take of a template's tokens, in plain values: mail programs know neither custom properties nor mixed colours. */
export type MailTokens = {
  /** Behind the letter, the letter itself, and a tint for boxes in it. */
  ground: string
  paper: string
  soft: string
  ink: string
  quiet: string
  line: string
  link: string
  accent: string
  accentInk: string
  /** Where the name of the shop stands, and a stripe above it. */
  band: string
  bandInk: string
  stripe: string
  /** In pixels: of every corner, and of the one at the end of the line below, on buttons and on large planes. */
  radius: number
  buttonCorner: number
  moduleCorner: number
  /** Families that the reader may have; nothing is loaded. */
  display: string
  text: string
  /** How names are set: style and weight of the display family, and whether in capitals. */
  isItalic: boolean
  weight: number
  isUppercase: boolean
  /** What the colours are made of, for shops that change some of them. */
  tokens?: Readonly<Record<string, string>>
}

/** The storefront hands them to the server when the shop starts, read from the templates' tokens. */
export type MailLooks = Partial<Record<TemplateName, MailTokens>>

const FAMILIES = "'Helvetica Neue', Helvetica, Arial, sans-serif"

/** The tokens of the base: for mails of a shop whose template has handed in none. */
export const PLAIN_LOOK: MailTokens = {
  ground: "#f4f5f8",
  paper: "#ffffff",
  soft: "#f4f5f8",
  ink: "#17191f",
  quiet: "#565c68",
  line: "#e1e4ea",
  link: "#24304f",
  accent: "#24304f",
  accentInk: "#ffffff",
  band: "#24304f",
  bandInk: "#ffffff",
  stripe: "#24304f",
  radius: 8,
  buttonCorner: 8,
  moduleCorner: 8,
  display: FAMILIES,
  text: FAMILIES,
  isItalic: false,
  weight: 650,
  isUppercase: false,
}
