import { widthOf } from "../../../frame/entries-in-bar.ts"

const MEDIUM = 22
const LONG = 40
const LONGEST = 72

/** Large letters are for few words: longer ones are set smaller, by this hook. */
export function textLength(text: string): "medium" | "long" | "longest" | undefined {
  const width = widthOf(text)
  if (width > LONGEST) return "longest"
  if (width > LONG) return "long"
  return width > MEDIUM ? "medium" : undefined
}
