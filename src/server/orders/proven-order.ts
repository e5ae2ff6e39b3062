import { isRefused, type Refusal, refused } from "../../domain/refusal.ts"
import { type TooMany, tooManyBy } from "../limits.ts"
import type { Shopper } from "../members/identity.ts"
import type { Shop } from "../shop.ts"
import { type FoundOrder, findOrder } from "./find-order.ts"

type Named = { order_no: string; email?: string | undefined }

/** Addresses that may be tried for one order: who bought it knows theirs. */
const PROOFS = { max: 10, seconds: 3_600 }

/** The order that is asked for. Wrong addresses are counted, or a known number would tell whose it is by trying. */
export async function askedOrder(
  shop: Shop,
  shopper: Shopper,
  { order_no, email }: Named,
): Promise<FoundOrder | Refusal<"unknownOrder"> | TooMany> {
  const found = await findOrder(shop, order_no, shopper, email)
  if (!found) return refused("unknownOrder")
  const limited = email !== undefined && (await tooManyBy(shop, `proof of ${order_no}`, PROOFS))
  return limited || found
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
