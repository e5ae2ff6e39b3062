import type { LookChanges } from "../../contract/look.ts"
import type { MailTokens } from "../../contract/mail-tokens.ts"
import { hexOf, plainColour, type Tokens } from "../../domain/look/token-colours.ts"

/** The tokens that a mail's colours are read from; the second holds where the first is not set. */
const COLOURS = {
  ground: ["--mail-ground", "--soft"],
  paper: ["--paper"],
  soft: ["--soft"],
  ink: ["--ink"],
  quiet: ["--quiet"],
  line: ["--line"],
  link: ["--link"],
  accent: ["--accent"],
  accentInk: ["--accent-ink"],
  band: ["--band"],
  bandInk: ["--band-ink"],
  stripe: ["--mail-stripe", "--accent"],
} as const

/** A template's mail in the colours that the shop has put in place of the template's. */
export function ownMailColours(look: MailTokens, { page = {} }: LookChanges["colours"]): MailTokens {
  if (!look.tokens || Object.keys(page).length === 0) return look
  const tokens: Tokens = new Map([...Object.entries(look.tokens), ...Object.entries(page)])
  const changed = Object.entries(COLOURS).flatMap(([part, names]) => {
    const colour = plainColour(tokens, names.find((name) => tokens.has(name)) ?? "")
    return colour ? [[part, hexOf(colour)]] : []
  })
  return { ...look, ...Object.fromEntries(changed) }
}
