import { eq } from "drizzle-orm"
import { hashDemoPasswords } from "../../../demo/demo-passwords.ts"
import { seedShop } from "../../../demo/seed-shop.ts"
import type { Database } from "../../../src/db/database.ts"
import { openDatabase } from "../../../src/db/open-database.ts"
import { paymentAccount } from "../../../src/db/schema/payment-account.ts"
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
  } finally {
    await close()
  }
}

async function addAccount(db: Database, shop: string, { provider, keys, webhookName }: TestAccount): Promise<void> {
  const [owner] = await db.select({ id: site.id }).from(site).where(eq(site.name, shop))
  if (!owner) throw new Error("The shop for payment providers is not there")
  const place = { siteId: owner.id, provider, mode: "test" } as const
  await db.insert(paymentAccount).values({
    ...place,
    webhookName,
    isOn: true,
    methods: [...PROVIDER_METHODS[provider]],
    publicKeys: keysOfKind(provider, keys, "public"),
    sealedKeys: sealKeys(keysOfKind(provider, keys, "secret"), place, process.env.PROVIDER_KEYS_SECRET ?? ""),
  })
}
