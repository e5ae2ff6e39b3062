import { widthOf } from "../../../frame/entries-in-bar.ts"

const LONG = 26
const LONGEST = 56

/** Large letters are for few words: longer ones are set smaller, by this hook. */
export function textLength(text: string): "long" | "longest" | undefined {
  const width = widthOf(text)
  if (width > LONGEST) return "longest"
  return width > LONG ? "long" : undefined
}
