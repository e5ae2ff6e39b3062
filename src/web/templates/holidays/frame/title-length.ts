const MEDIUM = 14
const LONG = 26
const LONGEST = 52

/** A long title is set smaller, by this hook. */
export function titleLength(text: string): "medium" | "long" | "longest" | undefined {
  if (text.length > LONGEST) return "longest"
  if (text.length > LONG) return "long"
  return text.length > MEDIUM ? "medium" : undefined
}
