import { and, eq } from "drizzle-orm"
import { stockWish } from "../../db/schema/contact.ts"
import { mailOutbox } from "../../db/schema/operations.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import { type TooMany, tooManyFromHere } from "../limits.ts"
import type { Shop } from "../shop.ts"
import { openSignedValue, signedValue } from "../signed-value.ts"

const LINKS_FROM_HERE = { max: 60, seconds: HOUR_SECONDS }

/** The cause of the mail that answers a wish: by it the link in the mail finds whom it was sent to. */
export const causeOf = (wishId: number) => `backInStock ${wishId}`

/** What the link in that mail carries. It names no address: the wish is gone by then, the mail's row knows it. */
export function wishToken(secret: string, siteId: number, wishId: number): string {
  return signedValue(secret, "stockWish", `${siteId}-${wishId}`)
}

/** Forgets all that the address of such a mail still waits for. Pressing twice does no harm. */
export async function forgetWishes(
  shop: Shop,
  token: string,
): Promise<{ forgotten: true } | Refusal<"linkInvalid"> | TooMany> {
  const tooMany = await tooManyFromHere(shop, "stock wish link", LINKS_FROM_HERE)
  if (tooMany) return tooMany
  const { db, site, secret } = shop
  const [siteId, wishId] = openSignedValue(secret, "stockWish", token)?.split("-").map(Number) ?? []
  if (siteId !== site.id || wishId === undefined) return refused("linkInvalid")
  const [mail] = await db
    .select({ email: mailOutbox.recipient })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.siteId, site.id), eq(mailOutbox.cause, causeOf(wishId))))
  if (!mail) return refused("linkInvalid")
  await db.delete(stockWish).where(and(eq(stockWish.siteId, site.id), eq(stockWish.email, mail.email)))
  return { forgotten: true }
}
