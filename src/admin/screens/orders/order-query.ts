import type { AskOf } from "../../../contract/call.ts"
import type { AllCalls } from "../../../contract/calls.ts"

/** What stands in the address of the list, as the calls name it. */
const FILTERS = [
  "status",
  "payment",
  "needs_hand",
  "to_ship",
  "keywords",
  "country",
  "buyer",
  "member_id",
  "total_from",
  "total_to",
  "goods_id",
  "coupon",
  "from",
  "to",
] as const

type Query = NonNullable<AskOf<AllCalls["GET /api/admin/order/lists"]>["query"]>
export const PAGE_SIZE = 50

/** Fields that this list knows; the calls judge what they hold. */
export function filterIn(params: URLSearchParams): Query {
  const known = FILTERS.flatMap((name): [string, string][] => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  return Object.fromEntries(known)
}

const SORTS = ["newest", "oldest", "highest", "lowest"] as const
export type Sort = (typeof SORTS)[number]
export const sortIn = (params: URLSearchParams): Sort => SORTS.find((sort) => sort === params.get("sort")) ?? "newest"

/** The address without its page: another filter begins at the front. */
export function changed(params: URLSearchParams, fields: Record<string, string | null>): string {
  const next = new URLSearchParams(params)
  next.delete("page")
  for (const [name, value] of Object.entries(fields)) value ? next.set(name, value) : next.delete(name)
  return `?${next}`
}

const DAY_MS = 86_400_000
export const daysAgo = (days: number, now = Date.now()): string =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10)
