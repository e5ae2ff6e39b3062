export type Heading = { id: string; text: string }

/** The parts of a text that the merchant wrote: each second heading gets an id, so that links lead to it. */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const marked = html.replace(/<h2([^>]*)>([\s\S]*?)<\/h2>/g, (_, attributes: string, inside: string) => {
    const id = `part-${headings.length + 1}`
    headings.push({ id, text: wordsOf(inside) })
    return `<h2${attributes} id="${id}">${inside}</h2>`
  })
  return { html: marked, headings: headings.filter(({ text }) => text !== "") }
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' }

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()
