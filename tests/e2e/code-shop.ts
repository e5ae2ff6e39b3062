import { and, eq, ne } from "drizzle-orm"
import { openDatabase } from "../../src/db/open-database.ts"
import { site } from "../../src/db/schema/site.ts"
import { sitePolicy } from "../../src/db/schema/site-settings.ts"
import { isRefused } from "../../src/domain/refusal.ts"
import type { TemplateName } from "../../src/domain/site/templates.ts"
import { codeHashes } from "../../src/server/admin/catalog/site/code-hashes.ts"
import { addSite } from "../../src/server/sites/add-site.ts"

/** Says in the page that it has run, and where; then fetches a file of its host. */
export const CHAT = `<div id="chat-box"></div><script>
  window.ran = [...(window.ran ?? []), "chat"];
</script><script src="https://chat.example/widget.js"></script>`

type CodeShop = { name: string; template: TemplateName; asks: boolean }

/** A shop of its own beside the demo shops, with a merchant's pasted code; made once, however many tests ask for it. */
export async function codeShop({ name, template, asks }: CodeShop): Promise<void> {
  const dataFolder = process.env.VITRINE_DATA ?? "data"
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataFolder, log: () => {} }, "attach")
  try {
    const host = `${name}.localhost`
    const currency = { code: "USD", symbol: "$" }
    const owner = `${name}@shop.example`
    const added = await addSite(db, { name, title: name, host, template, type: "retail", owner, currency })
    // Another worker may have added it and not be done yet: what follows may be done twice.
    const [made] = await db.select({ id: site.id }).from(site).where(eq(site.name, name))
    if (!made) throw new Error(isRefused(added) ? added.refused : "The shop is not there")
    await db
      .update(site)
      .set({ chatCode: CHAT, chatCodeHashes: codeHashes(CHAT), codeHosts: ["chat.example"], consentRequired: asks })
      .where(eq(site.id, made.id))
    await db.delete(sitePolicy).where(and(eq(sitePolicy.siteId, made.id), ne(sitePolicy.kind, "privacy")))
    await db
      .update(sitePolicy)
      .set({ policy: "<p>Crumbs and what we do with them.</p>", summary: "Crumbs", logo: "" })
      .where(and(eq(sitePolicy.siteId, made.id), eq(sitePolicy.kind, "privacy")))
  } finally {
    await close()
  }
}
