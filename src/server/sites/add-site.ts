import { eq, sql } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { tag } from "../../db/schema/goods.ts"
import { navigationEntry } from "../../db/schema/navigation.ts"
import { site } from "../../db/schema/site.ts"
import { currency, siteApp, siteDomain, sitePolicy } from "../../db/schema/site-settings.ts"
import { GOODS_TAGS } from "../../domain/catalog/tags.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { APPS, type App } from "../../domain/site/apps.ts"
import { NAVIGATION_TYPE } from "../../domain/site/navigation.ts"
import { SCREENS, type ScreenName } from "../../domain/site/screens.ts"
import { type SiteType, siteTypeCode } from "../../domain/site/site-type.ts"
import { hasScreen, type TemplateName, templateKind } from "../../domain/site/templates.ts"
import { inviteStaff } from "./invite-staff.ts"

export type NewSite = {
  name: string
  title: string
  host: string
  template: TemplateName
  type: SiteType
  owner: string
  currency: { code: string; symbol: string }
  /** UTC where it is not said. */
  timeZone?: string | undefined
}

export type AddedSite = { id: number; token: string; isDefault: boolean }

/** What a new shop has switched on; the rest is for the owner to decide. */
const FIRST_APPS: App[] = [
  "remarks",
  "goodsPromotion",
  "orderPromotion",
  "goodsRelation",
  "shippingPromotion",
  "customTags",
  "guestPurchase",
]
const FIRST_MENU: [ScreenName, string][] = [
  ["home", "Home"],
  ["goodsList", "All goods"],
  ["promotionGoods", "Offers"],
  ["newsList", "News"],
  ["about", "About"],
  ["contact", "Contact"],
]

/** An empty, valid shop with an owner who comes in by a one-time link. The first shop becomes the default one. */
export async function addSite(
  db: Database,
  wanted: NewSite,
): Promise<AddedSite | Refusal<"nameTaken"> | Refusal<"hostTaken">> {
  return db.transaction(async (tx) => {
    // One at a time: of two of the same name, and of two that are the first, one comes second.
    await tx.execute(sql`lock table ${site} in share row exclusive mode`)
    const [sameName] = await tx.select({ id: site.id }).from(site).where(eq(site.name, wanted.name))
    if (sameName) return refused("nameTaken")
    const [sameHost] = await tx.select().from(siteDomain).where(eq(siteDomain.host, wanted.host))
    if (sameHost) return refused("hostTaken")
    const isDefault = (await tx.$count(site, eq(site.isDefault, true))) === 0
    const { name, title, template, owner, timeZone } = wanted
    const siteId = await insertedId(
      tx
        .insert(site)
        .values({
          name,
          title,
          template,
          timeZone,
          isDefault,
          type: siteTypeCode(wanted.type),
          templateType: siteTypeCode(templateKind(template)),
          contactEmail: owner,
        })
        .returning({ id: site.id }),
    )
    await tx.insert(siteDomain).values({ siteId, host: wanted.host, isPrimary: true })
    await tx.insert(currency).values({ siteId, ...wanted.currency, rate: "1", isBase: true })
    await tx.insert(siteApp).values(FIRST_APPS.map((app) => ({ siteId, appId: APPS[app] })))
    await tx
      .insert(sitePolicy)
      .values((["shipping", "privacy", "payment", "service", "return"] as const).map((kind) => ({ siteId, kind })))
    await tx.insert(tag).values([
      { siteId, type: GOODS_TAGS.newArrivals, name: "New arrivals", position: 0 },
      { siteId, type: GOODS_TAGS.hotSales, name: "Hot sales", position: 1 },
      { siteId, type: GOODS_TAGS.recommends, name: "Recommended", position: 2 },
    ])
    await tx.insert(navigationEntry).values(firstMenu(siteId, template))
    const invited = await inviteStaff(
      tx,
      { siteId, email: owner, name: owner.split("@")[0] ?? owner, role: "owner" },
      new Date(),
    )
    if (!invited) throw new Error("A new shop has somebody with the owner's address already")
    return { id: siteId, token: invited.token, isDefault }
  })
}

function firstMenu(siteId: number, template: TemplateName) {
  return FIRST_MENU.filter(([screen]) => hasScreen(template, screen)).map(([screen, label], position) => {
    const { path, contentId } = SCREENS[screen]
    return { siteId, type: NAVIGATION_TYPE.page, label, url: path, contentId, position }
  })
}

async function insertedId(rows: PromiseLike<{ id: number }[]>): Promise<number> {
  const [row] = await rows
  if (!row) throw new Error("Nothing was stored")
  return row.id
}
