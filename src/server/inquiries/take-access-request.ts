import type { BodyOf } from "../../contract/call.ts"
import type { inquiryCalls } from "../../contract/inquiry-calls.ts"
import { accessRequest } from "../../db/schema/contact.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { type TooMany, tooManyFromHere } from "../limits.ts"
import { queueMail } from "../mail/queue-mail.ts"
import type { Shop } from "../shop.ts"
import { locksGoods } from "./goods-password.ts"

type Wish = BodyOf<(typeof inquiryCalls)["POST /api/goods/applyGoodsPassword"]>

const LIMIT = { max: 20, seconds: 3600 }

/** Keeps the wish for the merchant, who grants it or not, and tells the shop by mail. */
export async function takeAccessRequest(shop: Shop, wish: Wish): Promise<{ id: number } | Refusal<"appOff"> | TooMany> {
  if (!locksGoods(shop)) return refused("appOff")
  const tooMany = await tooManyFromHere(shop, "access request", LIMIT)
  if (tooMany) return tooMany
  const { db, site, origin, language } = shop
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(accessRequest)
      .values({ siteId: site.id, language, ...wish })
      .returning({ id: accessRequest.id })
    if (!row) throw new Error("The access request was not stored")
    if (site.contactEmail) {
      await queueMail(tx, {
        siteId: site.id,
        kind: "accessRequest",
        recipient: site.contactEmail,
        language: site.siteDefault,
        origin,
        content: { accessRequestId: row.id },
        cause: `accessRequest ${row.id}`,
      })
    }
    return row
  })
}
