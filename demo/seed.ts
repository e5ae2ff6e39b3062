import type { Database } from "../src/db/database.ts"
import { hashDemoPasswords } from "./demo-passwords.ts"
import { renewDemoPromotions } from "./renew-demo-promotions.ts"
import { seedShop } from "./seed-shop.ts"
import { shops } from "./shops.ts"

export type DemoToSeed = { db: Database; dataFolder: string; progress: (sentence: string) => void }

/** Opens every demo shop that is not there yet. Needs the migrations and `ensureRegions` before. */
export async function seedDemo({ db, dataFolder, progress }: DemoToSeed): Promise<void> {
  const passwords = await hashDemoPasswords(dataFolder)
  for (const catalogue of shops) {
    const outcome = await seedShop({ db, dataFolder, catalogue, passwords })
    const goods = `${catalogue.goods.length} goods`
    progress(
      outcome === "seeded"
        ? `${catalogue.title} (${catalogue.name}) is open with ${goods}.`
        : `${catalogue.title} (${catalogue.name}) is already there and was left as it is.`,
    )
  }
  await renewDemoPromotions(db)
}
