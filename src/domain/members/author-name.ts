/** The name under a review: the first name, and of the last one its first letter only ("Ada L."). Never an e-mail address. */
export function authorName(name: string): string {
  const [first = "", ...others] = (name.split("@")[0] ?? "").trim().split(/\s+/)
  const last = others.at(-1)?.replace(/^\P{L}+/u, "")
  const [initial] = last ?? ""
  if (initial === undefined) return first
  return `${first} ${initial.toLocaleUpperCase()}.`
}
