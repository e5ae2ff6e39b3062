import { widthOf } from "../../../frame/entries-in-bar.ts"

const MEDIUM = 9
const LONG = 18
const LONGEST = 56

/** The largest letters are for one short word: longer texts are set smaller, by this hook. */
export function textLength(text: string, medium = MEDIUM): "medium" | "long" | "longest" | undefined {
  const width = widthOf(text)
  if (width > LONGEST) return "longest"
  if (width > LONG) return "long"
  return width > medium ? "medium" : undefined
}
