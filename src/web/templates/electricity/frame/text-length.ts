const SHORT = 24
const MEDIUM = 48

/** Large type is set by how much there is to say: the stylesheet has a size for each length. */
export function textLength(text: string): "medium" | "long" | undefined {
  if (text.length <= SHORT) return undefined
  return text.length <= MEDIUM ? "medium" : "long"
}
