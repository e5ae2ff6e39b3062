/** Large type is set by how much there is to say: "long" above one length, "longest" above another. */
export function textLength(text: string, long: number, longest = Number.POSITIVE_INFINITY) {
  if (text.length > longest) return "longest"
  return text.length > long ? "long" : undefined
}
