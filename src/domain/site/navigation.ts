export const NAVIGATION_TYPE = { category: 1, tag: 2, page: 3 } as const

/** The entry that stands for all goods: active when no other is. */
const ALL_GOODS_ID = "3"
const HOME_ID = "1"

const GOODS_LIST = "/SaleGoods/lists"

export type NavigationEntry = {
  /** Of the category (type 1), the tag type (type 2) or the fixed page (type 3) it leads to: unique within its type only. */
  id: string
  type: number
  url: string
  active: boolean
  sub?: NavigationEntry[]
}

/** Where a visitor is: the route's meta id (its content id), and the query of the address. */
export type NavigationPlace = {
  metaId?: number | string | null
  categoryId?: string | null
  type?: string | null
  /** Cart, orders and account: the menu does not lead there, and they are no part of all goods. */
  isOwn?: boolean
}

/** Selecting clears every active flag of the menu and its submenus, then sets one; null leaves none set. */
export function selectEntry<E extends NavigationEntry>(entries: readonly E[], chosen: NavigationEntry | null): E[] {
  return entries.map((entry) => ({
    ...entry,
    active: entry === chosen,
    ...(entry.sub && { sub: selectEntry(entry.sub, chosen) }),
  }))
}

/**
 * The menu on entering a page: its meta id picks the entry, but '3' leaves that to the query; entry '3' if nothing matches.
 * The home page and what is the visitor's own are no part of all goods: where the menu does not name them, none is active.
 */
export function navigationAt<E extends NavigationEntry>(entries: readonly E[], place: NavigationPlace): E[] {
  const every = entries.flatMap(withSubmenu)
  const find = (type: number, id: string | null | undefined) =>
    every.find((entry) => entry.type === type && entry.id === id)
  const metaId = String(place.metaId ?? "")
  const picked =
    metaId !== "" && metaId !== ALL_GOODS_ID
      ? find(NAVIGATION_TYPE.page, metaId)
      : (find(NAVIGATION_TYPE.category, place.categoryId) ?? find(NAVIGATION_TYPE.tag, place.type))
  const otherwise = metaId === HOME_ID || place.isOwn ? null : find(NAVIGATION_TYPE.page, ALL_GOODS_ID)
  return selectEntry(entries, picked ?? otherwise ?? null)
}

/** Address of an entry: type 1 with query categoryId, type 2 with query type, type 3 its own url. */
export function entryAddress(entry: Pick<NavigationEntry, "id" | "type" | "url">): string {
  if (entry.type === NAVIGATION_TYPE.category) return withQuery(entry.url || GOODS_LIST, "categoryId", entry.id)
  if (entry.type === NAVIGATION_TYPE.tag) return withQuery(entry.url || GOODS_LIST, "type", entry.id)
  return ownAddress(entry.url)
}

function withSubmenu(entry: NavigationEntry): NavigationEntry[] {
  return [entry, ...(entry.sub ?? []).flatMap(withSubmenu)]
}

function withQuery(url: string, name: string, value: string): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(ownAddress(url)) ?? []
  const parameters = new URLSearchParams(query)
  parameters.set(name, value)
  return `${path}?${parameters}${hash}`
}

// A merchant may link to another site, plainly; everything else ("javascript:", "//host") becomes a path of the shop.
function ownAddress(url: string): string {
  const text = url.trim()
  return /^https?:\/\//i.test(text) ? text : `/${text.replace(/^[/\\\s]+/, "")}`
}
