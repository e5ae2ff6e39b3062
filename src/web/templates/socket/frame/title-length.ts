const MEDIUM = 16
const LONG = 32
const LONGEST = 60

/** Large type is set by how much there is to say: the stylesheet has a size for each length. */
export function titleLength(text: string): "medium" | "long" | "longest" | undefined {
  if (text.length > LONGEST) return "longest"
  if (text.length > LONG) return "long"
  return text.length > MEDIUM ? "medium" : undefined
}
