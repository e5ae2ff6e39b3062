import type { adminGoodsCalls } from "../../../contract/admin/goods-calls.ts"
import type { AskOf } from "../../../contract/call.ts"

type Asked = NonNullable<AskOf<(typeof adminGoodsCalls)["GET /api/admin/goods/lists"]>["query"]>

const NAMES = ["keywords", "categoryId", "tagId", "onSale", "stock", "picture", "locked", "missing", "sort"] as const

export const PAGE_SIZE = 40

/** What the list asks for, as it stands in the address; what is not understood is left out there. */
export function listQuery(search: URLSearchParams): Asked {
  const asked = Object.fromEntries(NAMES.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])))
  return { ...asked, current_page: Number(search.get("page") ?? 1) || 1, page_size: PAGE_SIZE }
}

export const isFiltered = (search: URLSearchParams): boolean =>
  NAMES.some((name) => name !== "sort" && search.get(name) !== null)
