import { isRefused, type Refusal, refused } from "../../domain/refusal.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import { forgetAttempts, networkOf, type TooMany, tooManyBy } from "../limits.ts"
import type { Shop } from "../shop.ts"
import type { Shopper } from "../who.ts"
import { type FoundOrder, findOrder, viewerOf } from "./find-order.ts"

type Named = { order_no: string; email?: string | undefined }

/**
 * E-mail addresses that one network may try for one order. Once very many were tried from everywhere each network gets
 * fewer, but never none: whoever tries wrong ones must not keep out the buyer, who knows theirs.
 */
const PROOFS_FROM_HERE = { max: 10, seconds: HOUR_SECONDS }
const PROOFS_UNDER_ATTACK = { max: 2, seconds: HOUR_SECONDS }
const PROOFS_FROM_EVERYWHERE = { max: 100, seconds: HOUR_SECONDS }

/** The order that is asked for. Addresses that are tried are counted, or a known number would tell whose it is by trying. */
export async function askedOrder(
  shop: Shop,
  shopper: Shopper,
  { order_no, email }: Named,
): Promise<FoundOrder | Refusal<"unknownOrder"> | TooMany> {
  const found = await findOrder(shop, order_no, shopper, email)
  if (!found) return refused("unknownOrder")
  if (email === undefined || viewerOf(found.order, shopper) !== "stranger") return found
  const here = `proof of ${order_no} from ${networkOf(shop.address)}`
  const isAttacked = (await tooManyBy(shop, `proof of ${order_no}`, PROOFS_FROM_EVERYWHERE)) !== null
  const limited = await tooManyBy(shop, here, isAttacked ? PROOFS_UNDER_ATTACK : PROOFS_FROM_HERE)
  if (limited) return limited
  if (found.viewer !== "stranger") await forgetAttempts(shop.db, shop.site.id, here)
  return found
}

/** The same for what only the buyer may do. */
export async function provenOrder(
  shop: Shop,
  shopper: Shopper,
  named: Named,
): Promise<FoundOrder | Refusal<"unknownOrder"> | Refusal<"proofRequired"> | TooMany> {
  const found = await askedOrder(shop, shopper, named)
  if (isRefused(found)) return found
  return found.viewer === "stranger" ? refused("proofRequired") : found
}
