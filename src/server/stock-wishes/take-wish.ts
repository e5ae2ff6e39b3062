import { and, eq, sql } from "drizzle-orm"
import { stockWish } from "../../db/schema/contact.ts"
import { goods } from "../../db/schema/goods.ts"
import { variant } from "../../db/schema/variant.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { DAY_SECONDS, HOUR_SECONDS } from "../../domain/time-units.ts"
import { isLocked } from "../catalog/goods-entry.ts"
import { countAttempt, type TooMany, tooManyFromHere } from "../limits.ts"
import type { Shop } from "../shop.ts"

const ASKED_FROM_HERE = { max: 20, seconds: HOUR_SECONDS }
/** The address may be a stranger's: however many ask for it, it gets no more mails than this, and nobody is told. */
const WISHES_FOR_ADDRESS = { max: 10, seconds: DAY_SECONDS }
const OPEN_WISHES_MAX = 20

type Answer = { noted: true } | Refusal<"unknownGoods"> | Refusal<"stillInStock"> | TooMany

/** Notes who wants to be told when a variant is there again, once for each address. */
export async function takeWish(shop: Shop, variantId: number, email: string): Promise<Answer> {
  const tooMany = await tooManyFromHere(shop, "stock wish", ASKED_FROM_HERE)
  if (tooMany) return tooMany
  const { db, site, now, language, origin } = shop
  const wanted = await variantShown(shop, variantId)
  if (!wanted) return refused("unknownGoods")
  if (wanted.stock > 0) return refused("stillInStock")
  const { allowed } = await countAttempt(db, site.id, `stock wish for ${email}`, WISHES_FOR_ADDRESS, now)
  if (!allowed) return { noted: true }
  const open = await db.$count(stockWish, and(eq(stockWish.siteId, site.id), eq(stockWish.email, email)))
  if (open >= OPEN_WISHES_MAX) return { noted: true }
  await db
    .insert(stockWish)
    .values({ siteId: site.id, goodsId: wanted.goodsId, variantId, email, language, origin, createdAt: now })
    .onConflictDoUpdate({
      target: [stockWish.siteId, stockWish.variantId, stockWish.email],
      set: { language: sql`excluded.language`, origin: sql`excluded.origin`, createdAt: sql`excluded.created_at` },
    })
  return { noted: true }
}

/** A variant that this visitor can see on its page; null where there is none like that. */
async function variantShown(shop: Shop, variantId: number) {
  const [row] = await shop.db
    .select({ goodsId: goods.id, stock: variant.stock, encrypted: goods.encrypted })
    .from(variant)
    .innerJoin(goods, and(eq(goods.siteId, variant.siteId), eq(goods.id, variant.goodsId)))
    .where(
      and(
        eq(variant.siteId, shop.site.id),
        eq(variant.id, variantId),
        eq(goods.onSale, true),
        eq(variant.onSale, true),
      ),
    )
  return row && !isLocked(shop, row) ? row : null
}
