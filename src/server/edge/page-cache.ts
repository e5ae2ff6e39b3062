import type { Encoding } from "./accepted-encoding.ts"
import type { CachedPage, Form } from "./cached-page.ts"

/** What a page takes beside its bodies: headers, tags, the entry itself. */
const OVERHEAD_BYTES = 4_096
/** A page may take this share of the whole at most. */
const SHARE_MAX = 1 / 8

/** Cached pages, bounded in bytes; those that nobody has asked for lately make room. */
export function pageCache(maxBytes: number) {
  const pages = new Map<string, CachedPage>()
  let bytes = 0

  function remove(page: CachedPage): void {
    if (!pages.delete(page.key)) return
    bytes -= weightOf(page)
  }

  /** From the oldest on; one that was asked for since it was last looked at gets another round. */
  function makeRoom(): void {
    for (const page of pages.values()) {
      if (bytes <= maxBytes) return
      if (!page.wasAskedFor) {
        remove(page)
        continue
      }
      page.wasAskedFor = false
      pages.delete(page.key)
      pages.set(page.key, page)
    }
  }

  return {
    get(key: string): CachedPage | undefined {
      const page = pages.get(key)
      if (page !== undefined) page.wasAskedFor = true
      return page
    },

    put(page: CachedPage): void {
      const before = pages.get(page.key)
      if (before) remove(before)
      if (weightOf(page) > maxBytes * SHARE_MAX) return
      pages.set(page.key, page)
      bytes += weightOf(page)
      makeRoom()
    },

    remove(key: string): void {
      const page = pages.get(key)
      if (page) remove(page)
    },

    /** Another encoding of a page, or a better one in its place; cached if the page still is. */
    setForm(page: CachedPage, encoding: Encoding, form: Form): void {
      const isCached = pages.get(page.key) === page
      if (isCached) bytes -= weightOf(page)
      page.forms[encoding] = form
      if (isCached) bytes += weightOf(page)
      makeRoom()
    },

    /** Drops every page that shows something of what has changed. */
    drop(tags: ReadonlySet<string>): void {
      for (const page of pages.values()) if (concerns(tags, page)) remove(page)
    },

    size: () => ({ pages: pages.size, bytes }),
  }
}

function concerns(tags: ReadonlySet<string>, page: CachedPage): boolean {
  for (const tag of tags) if (page.droppedBy.has(tag)) return true
  return false
}

function weightOf({ key, forms }: CachedPage): number {
  const bodies = (forms.br?.body.length ?? 0) + (forms.gzip?.body.length ?? 0) + (forms.identity?.body.length ?? 0)
  return OVERHEAD_BYTES + 2 * key.length + bodies
}
