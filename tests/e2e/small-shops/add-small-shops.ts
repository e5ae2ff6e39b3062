import { eq } from "drizzle-orm"
import { hashDemoPasswords } from "../../../demo/demo-passwords.ts"
import { seedShop } from "../../../demo/seed-shop.ts"
import type { Database } from "../../../src/db/database.ts"
import { openDatabase } from "../../../src/db/open-database.ts"
import { offlineWay, paymentAccount } from "../../../src/db/schema/payment-account.ts"
import { site } from "../../../src/db/schema/site.ts"
import { keysOfKind, PROVIDER_METHODS } from "../../../src/domain/payments/provider-keys.ts"
import { sealKeys } from "../../../src/server/payments/accounts/sealed-keys.ts"
import type { TestAccount } from "../payment-providers.ts"
import { smallShops } from "./small-shops.ts"

/** Opens the small shops beside the demo shops, in the database of the shop that is running. Those that are for payment providers have these accounts. */
export async function addSmallShops(dataFolder: string, accounts: readonly TestAccount[]): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataFolder, log: () => {} }, "attach")
  try {
    const passwords = await hashDemoPasswords(dataFolder)
    for (const [name, { catalogue, template }] of Object.entries(smallShops))
      await seedShop({ db, dataFolder, catalogue: { ...catalogue, name }, passwords, template })
    for (const account of accounts) await addAccount(db, "provider-shop", account)
    const stripe = accounts.find(({ provider }) => provider === "stripe")
    if (stripe) await addAccount(db, "wallet-shop", { ...stripe, webhookName: `${stripe.webhookName}-members` })
    await offerTransfer(db)
  } finally {
    await close()
  }
}

async function addAccount(
  db: Database,
  shop: keyof typeof smallShops,
  { provider, keys, webhookName }: TestAccount,
): Promise<void> {
  const place = { siteId: await idOf(db, shop), provider, mode: "test" } as const
  await db.insert(paymentAccount).values({
    ...place,
    webhookName,
    isOn: true,
    methods: [...PROVIDER_METHODS[provider]],
    publicKeys: keysOfKind(provider, keys, "public"),
    sealedKeys: sealKeys(keysOfKind(provider, keys, "secret"), place, process.env.PROVIDER_KEYS_SECRET ?? ""),
  })
}

async function offerTransfer(db: Database): Promise<void> {
  const siteId = await idOf(db, "transfer-shop")
  const instructions = "IBAN DE02 1203 0000 0000 2020 51"
  await db.insert(offlineWay).values({ siteId, way: "bankTransfer", isOn: true, instructions, expiryHours: 72 })
}

async function idOf(db: Database, name: keyof typeof smallShops): Promise<number> {
  const [shop] = await db.select({ id: site.id }).from(site).where(eq(site.name, name))
  if (!shop) throw new Error(`There is no ${name}`)
  return shop.id
}
