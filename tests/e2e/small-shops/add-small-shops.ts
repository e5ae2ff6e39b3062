import { hashDemoPasswords } from "../../../demo/demo-passwords.ts"
import { seedShop } from "../../../demo/seed-shop.ts"
import { openDatabase } from "../../../src/db/open-database.ts"
import { smallShops } from "./small-shops.ts"

/** Opens the small shops beside the demo shops, in the database of the shop that is running. */
export async function addSmallShops(dataFolder: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataFolder, log: () => {} }, "attach")
  try {
    const passwords = await hashDemoPasswords(dataFolder)
    for (const [name, { catalogue, template }] of Object.entries(smallShops))
      await seedShop({ db, dataFolder, catalogue: { ...catalogue, name }, passwords, template })
  } finally {
    await close()
  }
}
