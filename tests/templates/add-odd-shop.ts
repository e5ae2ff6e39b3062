import { hashDemoPasswords } from "../../demo/demo-passwords.ts"
import { seedShop } from "../../demo/seed-shop.ts"
import { openDatabase } from "../../src/db/open-database.ts"
import { oddCatalogue } from "./odd-catalogue.ts"

/** Opens the shop of extremes beside the demo shops, in the database of the shop that is running. */
export async function addOddShop(dataFolder: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataFolder, log: () => {} }, "attach")
  const passwords = await hashDemoPasswords(dataFolder)
  await seedShop({ db, dataFolder, catalogue: oddCatalogue, passwords, template: "default-modulized" }).finally(close)
}
