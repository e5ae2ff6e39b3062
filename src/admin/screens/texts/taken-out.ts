/** The tags of a text and what they do, each once. */
const namesIn = (html: string): Set<string> =>
  new Set([...new DOMParser().parseFromString(html, "text/html").body.querySelectorAll("*")].flatMap(namesOf))

function namesOf(element: Element): string[] {
  const tag = element.tagName.toLowerCase()
  return [`<${tag}>`, ...[...element.attributes].map(({ name }) => `${tag} ${name}`)]
}

/** What the server has not kept of what was sent. */
export function takenOut(sent: string, kept: string): string[] {
  const left = namesIn(kept)
  return [...namesIn(sent)].filter((name) => !left.has(name))
}
