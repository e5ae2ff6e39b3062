import { eq, sql } from "drizzle-orm"
import type { Database } from "../src/db/database.ts"
import { indexGoods } from "../src/db/index-goods.ts"
import { region } from "../src/db/schema/region.ts"
import { site } from "../src/db/schema/site.ts"
import type { Catalogue } from "./catalogue.ts"
import type { DemoPasswords } from "./demo-passwords.ts"
import { demoOrders, reviewedOrders } from "./plan-orders.ts"
import { insertCategories, insertNavigation, insertTexts } from "./seed-content.ts"
import { insertGoods } from "./seed-goods.ts"
import { insertHome } from "./seed-home.ts"
import { copyDrawings, copyPictures, insertPictures, picturesOf } from "./seed-media.ts"
import { insertFavourites, insertMemberCoupons, insertPeople } from "./seed-members.ts"
import { countSold, insertOrder } from "./seed-orders.ts"
import {
  insertCoupons,
  insertGoodsPromotions,
  insertOrderPromotions,
  insertShippingPromotions,
} from "./seed-promotions.ts"
import { insertSettings, insertSite } from "./seed-site.ts"
import { insertTranslations } from "./seed-translations.ts"
import { insertVariants } from "./seed-variants.ts"
import type { Seeding } from "./seeding.ts"

/** Any number that nobody else locks: two seedings at once open each shop once. */
const SEED_LOCK = 7_846_102

export type ShopToSeed = {
  db: Database
  dataFolder: string
  catalogue: Catalogue
  passwords: DemoPasswords
  /** The look; a demo shop has that of its own name. */
  template?: string
  /** Pictures beyond those that the catalogue names. */
  morePictures?: readonly string[]
}

/** Opens a demo shop, whole or not at all. A shop of that name that is already there is left as it is. */
export async function seedShop(shop: ShopToSeed): Promise<"seeded" | "present"> {
  const { db, dataFolder, catalogue, template = catalogue.name } = shop
  const pictures = [...new Set([...picturesOf(catalogue), ...(shop.morePictures ?? [])])]
  // Before the rows, so that no row ever names a file that is missing; also for a shop that lost its media folder.
  await copyPictures(pictures, dataFolder, catalogue.name)
  const drawings = await copyDrawings(dataFolder, catalogue.name)
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const present = await tx.select({ id: site.id }).from(site).where(eq(site.name, catalogue.name))
    if (present.length > 0) return "present"
    const regions = new Map((await tx.select().from(region)).map((row) => [row.code, row]))
    const siteId = await insertSite(tx, { catalogue, template, regions, drawings })
    const media = await insertPictures(tx, siteId, catalogue.name, pictures)
    await fill({ tx, catalogue, siteId, regions, media, now: new Date() }, shop.passwords)
    return "seeded"
  })
}

async function fill(seeding: Seeding, passwords: DemoPasswords): Promise<void> {
  const { tx, siteId, catalogue, now } = seeding
  await insertSettings(seeding)
  const categories = await insertCategories(seeding)
  await insertNavigation(seeding, categories)
  await insertTexts(seeding)

  const goodsIds = await insertGoods(seeding, categories)
  const variants = await insertVariants(seeding, goodsIds)
  await insertHome(seeding, categories, goodsIds)
  await insertGoodsPromotions(seeding, goodsIds)
  await insertOrderPromotions(seeding, variants)
  await insertShippingPromotions(seeding)
  const coupons = await insertCoupons(seeding)

  const members = await insertPeople(seeding, passwords)
  await insertMemberCoupons(seeding, members, coupons)
  await insertFavourites(seeding, members, goodsIds)
  const shop = { catalogue, now, members, variants }
  for (const plan of [...reviewedOrders(shop), ...demoOrders(shop)]) await insertOrder(seeding, plan)
  await countSold(seeding)
  await insertTranslations(seeding, categories)
  await indexGoods(tx, siteId, "all")
}
