import { isRefused, type Refusal, refused } from "../../domain/refusal.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import { forgetAttempts, networkOf, type TooMany, tooManyBy } from "../limits.ts"
import { type FoundOrder, findOrder, viewerOf } from "../order-records/find-order.ts"
import type { Shop } from "../shop.ts"
import type { Shopper } from "../who.ts"

type Named = { order_no: string; email?: string | undefined }

/** E-mail addresses that may be tried for one order, from one place and from everywhere: who bought it knows theirs. */
const PROOFS_FROM_HERE = { max: 10, seconds: HOUR_SECONDS }
const PROOFS = { max: 100, seconds: HOUR_SECONDS }

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
  const limited =
    (await tooManyBy(shop, here, PROOFS_FROM_HERE)) ?? (await tooManyBy(shop, `proof of ${order_no}`, PROOFS))
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
