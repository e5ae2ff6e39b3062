import { asc, eq } from "drizzle-orm"
import type { AdminSettings } from "../../../../contract/admin/site-calls.ts"
import type { Queries } from "../../../../db/database.ts"
import { freeShippingRegion } from "../../../../db/schema/freight.ts"
import { region } from "../../../../db/schema/region.ts"
import { site } from "../../../../db/schema/site.ts"
import type { Shop } from "../../../shop.ts"

export async function showSettings(shop: Shop): Promise<AdminSettings> {
  return settingsOf(shop.db, shop.site.id)
}

/** The settings of a site as they are kept now. */
export async function settingsOf(db: Queries, siteId: number): Promise<AdminSettings> {
  const [row] = await db
    .select({ site, defaultRegion: region.code })
    .from(site)
    .leftJoin(region, eq(region.id, site.defaultRegionId))
    .where(eq(site.id, siteId))
  if (!row) throw new Error(`There is no site ${siteId}`)
  const regions = await db
    .select({ code: region.code })
    .from(freeShippingRegion)
    .innerJoin(region, eq(region.id, freeShippingRegion.regionId))
    .where(eq(freeShippingRegion.siteId, siteId))
    .orderBy(asc(region.code))
  const { site: kept, defaultRegion } = row
  const { title, slogan, description, keywords, mode, type, template, languageCode, locales, chatCode, goodsPassword } =
    kept
  const { moderateReviews, orderExpiryHours, completionDays, contactEmail, consentRequired, termsRequired } = kept
  const { stockHoldMinutes, byAgreement, unpaidOrdersPerBuyer, unpaidOrdersPerNetwork } = kept
  const { unpaidStockPercent, unpaidPiecesLeast, codeHosts, tagManagerId, mailPaidOrders, mailUnpaidOrders } = kept
  return {
    title,
    slogan,
    description,
    keywords,
    mode,
    type,
    template,
    languageCode,
    locales,
    timeZone: kept.timeZone,
    chatCode,
    goodsPassword,
    moderateReviews,
    orderExpiryHours,
    stockHoldMinutes,
    byAgreement,
    unpaidOrdersPerBuyer,
    unpaidOrdersPerNetwork,
    unpaidStockPercent,
    unpaidPiecesLeast,
    completionDays,
    contactEmail,
    mailSenderName: kept.mailSenderName,
    mailSenderAddress: kept.mailSenderAddress,
    mailReplyTo: kept.mailReplyTo,
    mailPaidOrders,
    mailUnpaidOrders,
    consentRequired,
    termsRequired,
    defaultRegion,
    favico: kept.favicon,
    logo: kept.logo,
    rightclickForbidden: kept.rightClickForbidden,
    isSaveAs: kept.copyForbidden,
    ad_code: kept.adCode,
    codeHosts,
    tagManagerId,
    isFreeShipping: kept.freeShipping,
    freeshippingRegion: regions.map(({ code }) => code),
    updated_at: kept.updatedAt.toISOString(),
  }
}
