import { goodsSortOf } from "../catalog/goods-sort.ts"
import { starsOf } from "../catalog/stars.ts"
import { goodsTagOf } from "../catalog/tags.ts"
import { LIST_KEYWORDS_MAX, LIST_PAGE_MAX, LIST_SPECS_MAX } from "../constants.ts"
import { isPublicScreen, type PublicScreen } from "./public-screens.ts"
import { parsePage, positiveId } from "./route-address.ts"
import type { ScreenName } from "./screens.ts"

/** How the values of one field are written; null where they mean nothing, which is as if the field were not there. */
type Field = (values: readonly string[]) => string | null
type Fields = Record<string, Field>

const id: Field = ([text]) => positiveId(text)?.toString() ?? null
const ids: Field = (texts) => {
  const found = texts.flatMap((text) => text.split(",")).flatMap((text) => positiveId(text) ?? [])
  const sorted = [...new Set(found)].slice(0, LIST_SPECS_MAX).sort((one, other) => one - other)
  return sorted.join() || null
}
const words: Field = ([text = ""]) =>
  text
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, LIST_KEYWORDS_MAX)
    .toWellFormed() || null
const amount: Field = ([text = ""]) => (/^\d{1,10}(\.\d{1,2})?$/.test(text) ? String(Number(text)) : null)
const flag: Field = ([text]) => (text === "1" ? "1" : null)
const page: Field = ([text]) => {
  const number = Math.min(parsePage(text), LIST_PAGE_MAX)
  return number === 1 ? null : String(number)
}

const list: Fields = {
  categoryId: id,
  keywords: words,
  type: ([text]) => (goodsTagOf(text) === null ? null : (text ?? "").trim()),
  tag: id,
  specs: ids,
  sort: ([text]) => (goodsSortOf(text) === "default" ? null : goodsSortOf(text)),
  min: amount,
  max: amount,
  onSale: flag,
  rating: ([text]) => starsOf(text)?.toString() ?? null,
  p: page,
}

/**
 * What each public screen reads of its query, in the order in which its address is written. Whatever else stands there makes
 * no other page. A personal screen gets its query as it was sent.
 */
const QUERIES: Record<PublicScreen, Fields> = {
  home: {},
  item: {},
  goodsList: list,
  selfActivity: { p: page },
  promotionGoods: { promotion: id, p: page },
  newsList: { p: page },
  newsDetail: {},
  about: {},
  contact: {},
  feedback: { sent: flag },
  payment: {},
  privacy: {},
  returns: {},
  service: {},
  shipping: {},
}

/**
 * The query as a public screen is known by, with its question mark: the fields that it reads, each once, in one order and one
 * wording. Null where the screen is personal. A page of the merchant's own (no screen) reads nothing.
 */
export function canonicalQuery(screen: ScreenName | null, query: string): string | null {
  if (!isPublicScreen(screen)) return null
  const fields = screen === null ? {} : QUERIES[screen]
  if (query.length < 2 || Object.keys(fields).length === 0) return ""
  const sent = new URLSearchParams(query)
  const written = new URLSearchParams()
  for (const [name, field] of Object.entries(fields)) {
    const value = sent.has(name) ? field(sent.getAll(name)) : null
    if (value !== null) written.set(name, value)
  }
  const text = written.toString().replaceAll("%2C", ",")
  return text && `?${text}`
}
