import { eq } from "drizzle-orm"
import type { HomeContent } from "../../../../contract/home-content.ts"
import { site } from "../../../../db/schema/site.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { Shop } from "../../../shop.ts"
import { contentPictures, MEDIA_PATH, withContentPictures } from "../../../sites/content-pictures.ts"
import { readHomeContent } from "../../../sites/stored-home.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { unknownReferences } from "./unknown-references.ts"

type Sent = { ad_config: HomeContent }

/** What the home page says; what can no longer be read counts as not said. */
export async function showHomeContent({ site }: Shop): Promise<Sent> {
  return { ad_config: readHomeContent(site.adConfig).read }
}

/** Replaces what the home page says. Pictures are kept by their paths, as everywhere. */
export async function saveHomeContent(context: StaffContext, { ad_config: sent }: Sent): Promise<Sent | Refused> {
  const { id: siteId } = context.shop.site
  return auditedTransaction(context, async (tx, note) => {
    const adConfig = withContentPictures(sent, (url) => url.replace(MEDIA_PATH, ""))
    const goodsId = sent.hero?.goodsId ?? null
    const goods = goodsId === null ? [] : [goodsId]
    const unknown = await unknownReferences(tx, siteId, { pictures: contentPictures(adConfig), goods, categories: [] })
    if (unknown) return unknown
    await tx.update(site).set({ adConfig }).where(eq(site.id, siteId))
    await note("home.save", "home", { title: sent.hero?.title })
    return { ad_config: sent }
  })
}
