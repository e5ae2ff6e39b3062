const SHORT = 14
const MEDIUM = 34

/** Large type is set by how much there is to say: the stylesheet has a size for each length. */
export function titleLength(text: string): "medium" | "long" | undefined {
  if (text.length <= SHORT) return undefined
  return text.length <= MEDIUM ? "medium" : "long"
}
