const SHORT = 14
const MEDIUM = 34

/** Large type is set by how much there is to say: the stylesheet has a size for each length. */
export function textLength(text: string): "short" | "medium" | "long" {
  if (text.length <= SHORT) return "short"
  return text.length <= MEDIUM ? "medium" : "long"
}
