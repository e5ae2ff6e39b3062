import { eq } from "drizzle-orm"
import type { HomeContent } from "../../../../contract/home-content.ts"
import { site } from "../../../../db/schema/site.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { Shop } from "../../../shop.ts"
import { readHomeContent } from "../../../sites/stored-home.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { MEDIA, unknownReferences } from "./unknown-references.ts"

type Sent = { ad_config: HomeContent }

/** What the home page says; what can no longer be read counts as not said. */
export async function showHomeContent({ site }: Shop): Promise<Sent> {
  return { ad_config: readHomeContent(site.adConfig).read }
}

/** Replaces what the home page says. Pictures are kept by their paths, as everywhere. */
export async function saveHomeContent(context: StaffContext, { ad_config: sent }: Sent): Promise<Sent | Refused> {
  const { id: siteId } = context.shop.site
  return auditedTransaction(context, async (tx, note) => {
    const adConfig = withPictures(sent, (url) => url.replace(MEDIA, ""))
    const goodsId = sent.hero?.goodsId ?? null
    const goods = goodsId === null ? [] : [goodsId]
    const unknown = await unknownReferences(tx, siteId, { pictures: picturesOf(adConfig), goods, categories: [] })
    if (unknown) return unknown
    await tx.update(site).set({ adConfig }).where(eq(site.id, siteId))
    await note("home.save", "home", { title: sent.hero?.title })
    return { ad_config: sent }
  })
}

function withPictures(content: HomeContent, change: (picture: string) => string): HomeContent {
  const changed = <T extends { image: string | null }>(teaser: T): T => ({
    ...teaser,
    image: teaser.image ? change(teaser.image) : null,
  })
  return {
    ...content,
    hero: content.hero && changed(content.hero),
    offers: content.offers.map(changed),
    promotion: changed(content.promotion),
    story: content.story && { ...changed(content.story), images: content.story.images.map(change) },
  }
}

const picturesOf = ({ hero, offers, promotion, story }: HomeContent): string[] =>
  [hero?.image, ...offers.map(({ image }) => image), promotion.image, story?.image, ...(story?.images ?? [])].filter(
    (path) => typeof path === "string",
  )
