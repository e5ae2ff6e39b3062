import { createHash, timingSafeEqual } from "node:crypto"
import { has, type Shop } from "../shop.ts"
import { isSignature, signature } from "../signed-value.ts"
import type { Site } from "../site.ts"

type Locked = Pick<Site, "id" | "goodsPassword">

const lockOf = ({ id, goodsPassword }: Locked) => `${id} ${goodsPassword}`

/** What the cookie holds for whoever knows the goods password. It is worth nothing once the merchant changes the password. */
export function goodsKey(site: Locked, secret: string): string {
  return signature(secret, "goodsPassword", lockOf(site))
}

export function isUnlocked(site: Locked, secret: string, cookie: string | undefined): boolean {
  return (
    cookie !== undefined && site.goodsPassword !== null && isSignature(secret, "goodsPassword", lockOf(site), cookie)
  )
}

/** Whether the shop has goods that a password opens. */
export function locksGoods(shop: Shop): boolean {
  return has(shop, "encryptedGoods") && shop.site.goodsPassword !== null
}

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Compared in the same time however much of it is right. */
export function isGoodsPassword({ goodsPassword }: Locked, tried: string): boolean {
  return goodsPassword !== null && timingSafeEqual(digest(tried), digest(goodsPassword))
}
