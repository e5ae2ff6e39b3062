/** Number of pages for a total; an empty list still has its one empty page. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** A page number brought between 1 and the last page; anything unreadable is page 1. */
export function clampPage(page: number, count: number): number {
  return Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), Math.max(1, count)) : 1
}

/** How many entries come before a page. */
export function pageOffset(page: number, pageSize: number): number {
  return (page - 1) * pageSize
}

/** Page links: first, last and the pages around the current one; "gap" stands for two or more that are left out. */
export function pageLinks(page: number, count: number, around = 1): (number | "gap")[] {
  const current = clampPage(page, count)
  const last = Math.max(1, count)
  // At either end the window keeps its width, so that the links do not jump under the finger.
  const from = Math.max(1, Math.min(current - around, last - 2 * around - 2))
  const to = Math.min(last, Math.max(current + around, 2 * around + 3))
  const pages = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [...before(from), ...pages, ...after(to, last)]
}

// A gap of a single page is shown as that page: it takes no more room.
function before(from: number): (number | "gap")[] {
  if (from <= 1) return []
  if (from === 2) return [1]
  return from === 3 ? [1, 2] : [1, "gap"]
}

function after(to: number, last: number): (number | "gap")[] {
  if (to >= last) return []
  if (to === last - 1) return [last]
  return to === last - 2 ? [last - 1, last] : ["gap", last]
}
