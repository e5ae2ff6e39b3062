import type { MailTokens } from "../../contract/mail-tokens.ts"
import { hexOf, type Tokens, tokenColour } from "../../domain/look/token-colours.ts"
import { type CssDeclaration, cssDeclarations } from "./css-declarations.ts"

const REM = 16
/** A letter is narrow: of a length between two it takes the least, which is named first. */
const LENGTH = /(-?[\d.]+)(px|rem)/
const STAND_IN = /Stand-in"?$/
const SYSTEM = "'Helvetica Neue', Helvetica, Arial, sans-serif"
const PLAIN_WEIGHT = 400

/** The tokens that a stylesheet sets for the whole page. */
export function tokensIn(css: string): Tokens {
  const isRoot = ({ within }: CssDeclaration) => [":root", ":where(:root)"].includes(within.join())
  return new Map(
    cssDeclarations(css)
      .filter(isRoot)
      .map(({ property, value }) => [property, value]),
  )
}

/** A template's tokens as mails use them; what it does not set is the base's. */
export function mailTokens(base: Tokens, own: Tokens): MailTokens {
  const tokens: Tokens = new Map([...base, ...own])
  const colour = (name: string) => hexOf(tokenColour(tokens, name))
  const colourOr = (name: string, otherwise: string) => colour(tokens.has(name) ? name : otherwise)
  const face = resolved(tokens, "--display-face")
  return {
    ground: colourOr("--mail-ground", "--soft"),
    paper: colour("--paper"),
    soft: colour("--soft"),
    ink: colour("--ink"),
    quiet: colour("--quiet"),
    line: colour("--line"),
    link: colour("--link"),
    accent: colour("--accent"),
    accentInk: colour("--accent-ink"),
    band: colour("--band"),
    bandInk: colour("--band-ink"),
    stripe: colourOr("--mail-stripe", "--accent"),
    radius: pixels(tokens, "--radius"),
    buttonCorner: pixels(tokens, "--corner-button"),
    moduleCorner: pixels(tokens, "--corner-module"),
    display: families(resolved(tokens, "--display")),
    text: families(resolved(tokens, "--text")),
    isItalic: /\b(italic|oblique)\b/.test(face),
    weight: Number(/\b\d{3}\b/.exec(face)?.[0] ?? PLAIN_WEIGHT),
    isUppercase: resolved(tokens, "--display-case") === "uppercase",
  }
}

/** A token's value with the tokens that it names put in. */
function resolved(tokens: Tokens, name: string): string {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`${name} is not set`)
  return value.replace(/var\((--[\w-]+)\)/g, (_, named) => resolved(tokens, named)).trim()
}

function pixels(tokens: Tokens, name: string): number {
  const value = resolved(tokens, name)
  const [, count, unit] = LENGTH.exec(value) ?? []
  if (count === undefined) throw new Error(`${name} is no length: ${value}`)
  return Number(count) * (unit === "rem" ? REM : 1)
}

/** Stand-ins are made for a page's own fonts; the system's family has another name in mails. */
const families = (value: string) =>
  value
    .split(/,\s*/)
    .filter((family) => !STAND_IN.test(family))
    .map((family) => (family === "system-ui" ? SYSTEM : family.replaceAll('"', "'")))
    .join(", ")
