import { and, asc, eq } from "drizzle-orm"
import type { SiteConfig } from "../../contract/site-calls.ts"
import { freeShippingRegion } from "../../db/schema/freight.ts"
import { coupon } from "../../db/schema/promotion.ts"
import { region } from "../../db/schema/region.ts"
import { friendLink, sitePolicy, whatsappContact } from "../../db/schema/site-settings.ts"
import { LOCALES } from "../../domain/locales/locales.ts"
import { toDecimal, ZERO } from "../../domain/pricing/money.ts"
import { tagManagerOf } from "../../domain/site/tag-manager.ts"
import { cleanHtml } from "../clean-html.ts"
import { has, type Shop } from "../shop.ts"
import { rememberedFor } from "./remembered-for.ts"
import { siteNavigation } from "./site-navigation.ts"
import { readHome } from "./stored-home.ts"

const flag = (on: boolean) => (on ? "1" : "0")

/** What the configuration is read from, except the site itself. */
const siteRows = rememberedFor(async (shop) => {
  const { db, site } = shop
  const [policies, links, contacts, regions, coupons, navigation] = await Promise.all([
    db.select().from(sitePolicy).where(eq(sitePolicy.siteId, site.id)),
    has(shop, "friendLinks")
      ? db.select().from(friendLink).where(eq(friendLink.siteId, site.id)).orderBy(asc(friendLink.position))
      : [],
    db.select().from(whatsappContact).where(eq(whatsappContact.siteId, site.id)).orderBy(asc(whatsappContact.position)),
    db
      .select({ code: region.code })
      .from(freeShippingRegion)
      .innerJoin(region, eq(region.id, freeShippingRegion.regionId))
      .where(eq(freeShippingRegion.siteId, site.id))
      .orderBy(asc(region.code)),
    db
      .select()
      .from(coupon)
      .where(and(eq(coupon.siteId, site.id), coupon.isSiteCoupon))
      .orderBy(asc(coupon.receiveType)),
    siteNavigation(shop),
  ])
  const cleaned = policies.map((entry) => ({ ...entry, policy: cleanHtml(entry.policy) }))
  return { policies: cleaned, links, contacts, regions, coupons, navigation, home: readHome(site, shop.log) }
})

/** The configuration that the storefront works by. Secrets stay here: of the goods password only that there is one. */
export async function siteConfig(shop: Shop): Promise<SiteConfig> {
  const { site } = shop
  const { policies, links, contacts, regions, coupons, navigation, home } = await siteRows(shop)
  // Of one for signing up and one for checking out visitors are offered the former: they can have it at once.
  const siteCoupon = coupons.find(({ endAt }) => !endAt || endAt > shop.now)
  const policy = (kind: (typeof policies)[number]["kind"]) => policies.find((entry) => entry.kind === kind)
  return {
    type: site.type,
    templateType: site.templateType,
    template: site.template,
    languageCode: site.languageCode,
    locales: site.offered.length > 1 ? site.offered.map((code) => LOCALES[code]) : [],
    title: site.title,
    dnames: site.title,
    slogan: site.slogan,
    description: site.description,
    keywords: site.keywords,
    favico: site.favicon,
    logo: site.logo,
    sellerId: site.sellerId,
    rightclickForbidden: flag(site.rightClickForbidden),
    isSaveAs: flag(site.copyForbidden),
    chatCode: site.chatCode,
    ad_code: has(shop, "adCode") ? site.adCode : "",
    tagManagerId: tagManagerOf(site),
    ad_config: home.content,
    homeSections: home.sections,
    appIds: site.appIds,
    shippingPolicy: policy("shipping")?.policy ?? "",
    shippingSummary: policy("shipping")?.summary ?? "",
    shippingLogo: policy("shipping")?.logo ?? "",
    privacyPolicy: policy("privacy")?.policy ?? "",
    privacySummary: policy("privacy")?.summary ?? "",
    privacyLogo: policy("privacy")?.logo ?? "",
    paymentPolicy: policy("payment")?.policy ?? "",
    paymentSummary: policy("payment")?.summary ?? "",
    paymentLogo: policy("payment")?.logo ?? "",
    servicePolicy: policy("service")?.policy ?? "",
    serviceSummary: policy("service")?.summary ?? "",
    serviceLogo: policy("service")?.logo ?? "",
    returnPolicy: policy("return")?.policy ?? "",
    returnSummary: policy("return")?.summary ?? "",
    returnLogo: policy("return")?.logo ?? "",
    isFreeShipping: site.freeShipping,
    freeshippingRegion: regions.map(({ code }) => code),
    user_coupon: coupons.length > 0,
    chatLinkInfo: { whatsApp: contacts[0]?.account ?? "" },
    rate: site.currencies,
    whatsapp: contacts.map(({ country, account, nickName }) => ({ country, account, nickName })),
    navigation,
    consentRequired: site.consentRequired,
    termsRequired: site.termsRequired,
    enableGuestPurchaseApp: has(shop, "guestPurchase"),
    enableOrderPromotionApp: has(shop, "orderPromotion"),
    enableAdCodeApp: has(shop, "adCode"),
    enableEncryptedGoodsApp: has(shop, "encryptedGoods"),
    hasGoodsPassword: site.goodsPassword !== null,
    siteCoupon: siteCoupon ? couponOffer(siteCoupon) : null,
    friendLinks: links.map(({ title, url }) => ({ title, url })),
  }
}

function couponOffer(row: typeof coupon.$inferSelect): NonNullable<SiteConfig["siteCoupon"]> {
  return {
    dnames: row.name,
    type: row.kind === 1 ? "1" : "2",
    fullReduction: toDecimal(row.fullReduction),
    amount: toDecimal(row.amount ?? ZERO),
    discount: row.discount ?? 100,
    receiveType: row.receiveType === 1 ? "1" : "2",
  }
}
