import { eq } from "drizzle-orm"
import { DEMO_STAFF_EMAIL } from "../../../demo/demo-staff.ts"
import { openDatabase } from "../../../src/db/open-database.ts"
import { staff } from "../../../src/db/schema/member.ts"
import { isRefused } from "../../../src/domain/refusal.ts"
import { addSite } from "../../../src/server/sites/add-site.ts"

/** An empty shop, as `npm run site -- add` makes one, of the demo's owner, who has opened the link to it already. */
export async function newShop(name: string): Promise<void> {
  const dataFolder = process.env.VITRINE_DATA ?? "data"
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataFolder, log: () => {} }, "attach")
  try {
    const added = await addSite(db, {
      name,
      title: "Lantern",
      host: `${name}.localhost`,
      template: "default-modulized",
      type: "retail",
      owner: DEMO_STAFF_EMAIL,
      currency: { code: "USD", symbol: "$" },
    })
    if (isRefused(added)) throw new Error(added.refused)
    await db.update(staff).set({ provedAt: new Date() }).where(eq(staff.siteId, added.id))
  } finally {
    await close()
  }
}
