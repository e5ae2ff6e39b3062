import { type Refusal, refused } from "../../domain/refusal.ts"
import { countAttempt, forgetAttempts, networkOf, type TooMany } from "../limits.ts"
import type { Shop } from "../shop.ts"
import { goodsKey, isGoodsPassword, locksGoods } from "./goods-password.ts"

/** Enough for whoever mistypes, too few for whoever guesses. */
const LIMIT = { max: 10, seconds: 900 }

/** The key that the cookie holds, for whoever knows the password. */
export async function unlockGoods(
  shop: Shop,
  password: string,
): Promise<{ key: string } | Refusal<"pwdIncorrect"> | Refusal<"appOff"> | TooMany> {
  const { db, site, now, secret } = shop
  if (!locksGoods(shop)) return refused("appOff")
  const key = `unlock from ${networkOf(shop.address)}`
  const { allowed, retryAfter } = await countAttempt(db, site.id, key, LIMIT, now)
  if (!allowed) return refused("tooMany", { retryAfter })
  if (!isGoodsPassword(site, password)) return refused("pwdIncorrect")
  // Colleagues who share an address and know the password do not lock each other out.
  await forgetAttempts(db, site.id, key)
  return { key: goodsKey(site, secret) }
}
