import { and, eq, inArray } from "drizzle-orm"
import { type HomeContent, homeContent } from "../../../../contract/home-content.ts"
import type { Queries } from "../../../../db/database.ts"
import { goods } from "../../../../db/schema/goods.ts"
import { media } from "../../../../db/schema/media.ts"
import { site } from "../../../../db/schema/site.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { pictureUrl, type Shop } from "../../../shop.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"

type Sent = { ad_config: HomeContent }

const MEDIA = /^\/media\//

/** What the home page says; content that can no longer be read counts as none. */
export async function showHomeContent({ site }: Shop): Promise<Sent> {
  const kept = homeContent.safeParse(site.adConfig)
  return { ad_config: withPictures(kept.success ? kept.data : homeContent.parse({}), (path) => pictureUrl(path) ?? "") }
}

/** Replaces what the home page says. Pictures are kept by their paths, as everywhere. */
export async function saveHomeContent(context: StaffContext, { ad_config: sent }: Sent): Promise<Sent | Refused> {
  const { id: siteId } = context.shop.site
  return auditedTransaction(context, async (tx, note) => {
    const adConfig = withPictures(sent, (url) => url.replace(MEDIA, ""))
    const missing = await missingPaths(tx, siteId, picturesOf(adConfig))
    if (missing.length > 0) return refused("unknownPicture", { paths: missing })
    const goodsId = sent.hero?.goodsId ?? null
    if (goodsId !== null && !(await hasGoods(tx, siteId, goodsId))) return refused("unknownGoods", { ids: [goodsId] })
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
    story: content.story && { ...changed(content.story), images: content.story.images.map(change) },
  }
}

const picturesOf = ({ hero, offers, story }: HomeContent): string[] =>
  [hero?.image, ...offers.map(({ image }) => image), story?.image, ...(story?.images ?? [])].filter(
    (path) => typeof path === "string",
  )

async function missingPaths(tx: Queries, siteId: number, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const rows = await tx
    .select({ path: media.path })
    .from(media)
    .where(and(eq(media.siteId, siteId), inArray(media.path, [...paths])))
    .for("key share")
  return paths.filter((path) => !rows.some((row) => row.path === path))
}

async function hasGoods(tx: Queries, siteId: number, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.siteId, siteId), eq(goods.id, id)))
  return rows.length > 0
}
