const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " }

/** The words of a piece of HTML. It has been through the server's cleaning, which leaves few entities. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}

/** The beginning of a text on one line, cut between words where it can be. */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ").trim()
  const letters = [...line]
  if (letters.length <= length) return line
  const begun = letters.slice(0, length - 1).join("")
  const lastSpace = letters[length - 1] === " " ? begun.length : begun.lastIndexOf(" ")
  // Some languages write without spaces, and some words are long.
  const cut = lastSpace > begun.length / 2 ? begun.slice(0, lastSpace) : begun
  return `${cut.replace(/[\s,;:–-]+$/u, "")}…`
}
