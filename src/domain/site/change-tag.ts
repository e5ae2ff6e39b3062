/** What a kept page shows, as its loader names it; when one of these changes the page is dropped. */
export type PageTag = "list" | "news" | "page" | `goods:${number}`

/** Told when everything kept may be wrong. */
export const EVERYTHING_CHANGED = "*"

/** A change as it is told between processes: `list` of site 3 is `list:3`, `goods:12` is `goods:3:12`. */
export function changeTag(siteId: number, tag: PageTag | "site"): string {
  const [kind, id] = tag.split(":")
  return id === undefined ? `${kind}:${siteId}` : `${kind}:${siteId}:${id}`
}

/** Every change that drops a page: of its site, of what it shows, and of all goods at once where it shows any. */
export function droppedBy(siteId: number, shown: Iterable<PageTag>): Set<string> {
  const tags = new Set([EVERYTHING_CHANGED, changeTag(siteId, "site")])
  for (const tag of shown) {
    tags.add(changeTag(siteId, tag))
    if (tag.startsWith("goods:")) tags.add(`goods:${siteId}:*`)
  }
  return tags
}

/** Whether a told change can concern what is shown at a site. */
export function concernsSite(tag: string, siteId: number): boolean {
  return tag === EVERYTHING_CHANGED || tag.split(":")[1] === String(siteId)
}
