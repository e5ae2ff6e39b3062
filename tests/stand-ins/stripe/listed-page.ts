import type Stripe from "stripe"
import type { AskedCall } from "./asked-call.ts"
import { text } from "./read-form.ts"

/** Newest first, in pages. */
export function listedPage<One extends { id: string }>(
  url: string,
  { form, pageSize }: AskedCall,
  all: readonly One[],
) {
  const after = text(form, "starting_after")
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  const size = Math.min(Number(text(form, "limit") ?? 10), pageSize)
  const data = all.slice(start, start + size)
  return { object: "list", data, has_more: start + size < all.length, url } satisfies Stripe.ApiList<One>
}
