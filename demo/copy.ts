/** Tag for long copy: it may be wrapped in the source and is stored without those line breaks. */
export function copy(text: TemplateStringsArray): string {
  return text
    .join("")
    .replace(/\s+/g, " ")
    .replace(/\s*(<\/?(?:h2|p|ul|li)>)\s*/g, "$1")
    .trim()
}
