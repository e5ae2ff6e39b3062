const LONG = 22
const LONGEST = 48

/** Titles that are longer than usual are set smaller. */
export function textLength(text: string): "long" | "longest" | undefined {
  if (text.length > LONGEST) return "longest"
  return text.length > LONG ? "long" : undefined
}
