const MEDIUM = 16
const LONG = 30
const LONGEST = 60

/** Blackletter is wide: a long title is set smaller, by this hook. */
export function titleLength(text: string): "medium" | "long" | "longest" | undefined {
  if (text.length > LONGEST) return "longest"
  if (text.length > LONG) return "long"
  return text.length > MEDIUM ? "medium" : undefined
}
