import { isSignature, signature } from "../signed-value.ts"
import type { Site } from "../sites/site-directory.ts"

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
