import { factsIn } from "../../../features/catalog/facts-in.ts"

/** A figure with its unit, and what else is said of it. */
export type Figure = { figure: string; unit: string; rest: string }

const NUMBER = String.raw`(?<figure>[€$£¥]?[−-]?\d+(?:[.,]\d+)*)`
const AMOUNT = String.raw`${NUMBER}(?:\s?(?<unit>[^\s\d.,;:·|()/×]{1,6}))?`
const WHOLE = new RegExp(`^${AMOUNT}$`, "u")
const LEADING = new RegExp(String.raw`^${AMOUNT}\s*[·;|]\s*(?<rest>\S.*)$`, "u")
const SENTENCE = new RegExp(String.raw`^${NUMBER}\s?(?<unit>\S[^.!?。]{1,48})[.!?。]\s*(?<rest>\S.*)$`, "su")

/** The figure that a text begins with ("22 kW · Three phases"), or the first of its facts that is one ("Power: 22 kW"). */
export function figureIn(text: string): Figure | null {
  const leading = read(LEADING, text) ?? read(WHOLE, text)
  if (leading) return leading
  for (const { name, value } of factsIn(text) ?? []) {
    const found = read(WHOLE, value)
    if (found) return { ...found, rest: name }
  }
  return null
}

/** What a buyer counts, where the first sentence begins with it: "38 euro a month instead of 164. I kept …" */
export const figureOpening = (text: string): Figure | null => read(SENTENCE, text.trim())

function read(pattern: RegExp, text: string): Figure | null {
  const { figure, unit = "", rest = "" } = pattern.exec(text.trim())?.groups ?? {}
  return figure ? { figure, unit, rest } : null
}
