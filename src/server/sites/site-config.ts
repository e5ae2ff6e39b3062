import { and, asc, eq, getTableColumns, sql } from "drizzle-orm"
import type { SiteConfig } from "../../contract/site-calls.ts"
import { freeShippingRegion } from "../../db/schema/freight.ts"
import { coupon } from "../../db/schema/promotion.ts"
import { region } from "../../db/schema/region.ts"
import { site as siteTable } from "../../db/schema/site.ts"
import { friendLink, sitePolicy, whatsappContact } from "../../db/schema/site-settings.ts"
import { LOCALES } from "../../domain/locales/locales.ts"
import { spoken, TRANSLATED } from "../../domain/locales/translated-texts.ts"
import { toDecimal, ZERO } from "../../domain/pricing/money.ts"
import { tagManagerOf } from "../../domain/site/tag-manager.ts"
import { cleanHtml } from "../clean-html.ts"
import { saidBody, saidLocale, saidText, saidTexts } from "../said.ts"
import { has, type Shop } from "../shop.ts"
import { homeSaid, unsaid } from "./home-said.ts"
import { readChanges } from "./look-changes.ts"
import { rememberedFor } from "./remembered-for.ts"
import { siteNavigation } from "./site-navigation.ts"
import { readHome } from "./stored-home.ts"

const policyId = sql`array_position(array['shipping','privacy','payment','service','return'], ${sitePolicy.kind})`

const hasTranslations = (shop: Shop) => sql<boolean>`exists (
  select from translation t where t.site_id = ${shop.site.id} and t.locale = ${saidLocale(shop) ?? ""})`

const flag = (on: boolean) => (on ? "1" : "0")

/** What the configuration is read from, except the site itself. */
const siteRows = rememberedFor(async (shop) => {
  const { db, site } = shop
  const [policies, links, contacts, regions, coupons, navigation, [words]] = await Promise.all([
    db
      .select({
        ...getTableColumns(sitePolicy),
        said: saidTexts(shop, "site_policy", policyId),
        saidBody: saidBody(shop, "site_policy", policyId),
      })
      .from(sitePolicy)
      .where(eq(sitePolicy.siteId, site.id)),
    has(shop, "friendLinks") && !readChanges(site.look).hidden.includes("friendLinks")
      ? db
          .select({
            url: friendLink.url,
            title: saidText(shop, "friend_link", sql`${friendLink.id}`, "title", sql`${friendLink.title}`),
          })
          .from(friendLink)
          .where(eq(friendLink.siteId, site.id))
          .orderBy(asc(friendLink.position))
      : [],
    db
      .select({
        country: whatsappContact.country,
        account: whatsappContact.account,
        nickName: saidText(
          shop,
          "whatsapp_contact",
          sql`${whatsappContact.id}`,
          "nickName",
          sql`${whatsappContact.nickName}`,
        ),
      })
      .from(whatsappContact)
      .where(eq(whatsappContact.siteId, site.id))
      .orderBy(asc(whatsappContact.position)),
    db
      .select({ code: region.code })
      .from(freeShippingRegion)
      .innerJoin(region, eq(region.id, freeShippingRegion.regionId))
      .where(eq(freeShippingRegion.siteId, site.id))
      .orderBy(asc(region.code)),
    db
      .select({
        ...getTableColumns(coupon),
        name: saidText(shop, "coupon", sql`${coupon.id}`, "name", sql`${coupon.name}`),
      })
      .from(coupon)
      .where(and(eq(coupon.siteId, site.id), coupon.isSiteCoupon))
      .orderBy(asc(coupon.receiveType)),
    siteNavigation(shop),
    db
      .select({ said: saidBody(shop, "home", sql`${site.id}::int`), isTranslated: hasTranslations(shop) })
      .from(siteTable)
      .where(eq(siteTable.id, site.id)),
  ])
  const cleaned = policies.map(({ said, saidBody, ...entry }) => ({
    ...entry,
    summary: said?.summary || entry.summary,
    policy: cleanHtml(saidBody?.policy || entry.policy),
    own: spoken(entry, { ...said, ...saidBody }, ["summary", "policy"]).own,
  }))
  const home = readHome(site, shop.log)
  const homeWords = words?.said?.words ?? {}
  return {
    policies: cleaned,
    links,
    contacts,
    regions,
    coupons,
    navigation,
    isTranslated: words?.isTranslated ?? false,
    home: homeSaid(home, homeWords),
    ownHomeWords: saidLocale(shop) === null ? [] : unsaid(home, homeWords),
  }
})

/** The configuration that the storefront works by. Secrets stay here: of the goods password only that there is one. */
export async function siteConfig(shop: Shop): Promise<SiteConfig> {
  const { site } = shop
  const locale = saidLocale(shop)
  const { row: called, own } = spoken(site, locale && (site.said[locale] ?? null), TRANSLATED.site.texts)
  const { policies, links, contacts, regions, coupons, navigation, home, ownHomeWords, isTranslated } =
    await siteRows(shop)
  // Of one for signing up and one for checking out visitors are offered the former: they can have it at once.
  const siteCoupon = coupons.find(({ endAt }) => !endAt || endAt > shop.now)
  const policy = (kind: (typeof policies)[number]["kind"]) => policies.find((entry) => entry.kind === kind)
  return {
    type: site.type,
    templateType: site.templateType,
    template: site.template,
    languageCode: site.languageCode,
    timeZone: site.timeZone,
    locales: site.offered.length > 1 ? site.offered.map((code) => LOCALES[code]) : [],
    title: called.title,
    dnames: called.title,
    slogan: called.slogan,
    description: called.description,
    keywords: called.keywords,
    ...inOwn(shop, own, policies),
    ownHomeWords,
    isTranslated,
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
    businessBuyers: site.tax !== null || site.siteType !== "retail",
    enableGuestPurchaseApp: has(shop, "guestPurchase"),
    enableOrderPromotionApp: has(shop, "orderPromotion"),
    enableAdCodeApp: has(shop, "adCode"),
    enableEncryptedGoodsApp: has(shop, "encryptedGoods"),
    hasGoodsPassword: site.goodsPassword !== null,
    siteCoupon: siteCoupon ? couponOffer(siteCoupon) : null,
    friendLinks: links.map(({ title, url }) => ({ title, url })),
  }
}

type OwnPolicy = { kind: string; own: ("summary" | "policy")[] }

/** Names what of the configuration is in the shop's own language; which of the home page's words are, it says itself. */
function inOwn(shop: Shop, own: (typeof TRANSLATED.site.texts)[number][], policies: OwnPolicy[]): { own?: string[] } {
  if (saidLocale(shop) === null) return {}
  const named = { summary: "Summary", policy: "Policy" }
  return {
    own: [...own, ...policies.flatMap(({ kind, own }) => own.map((text) => kind + named[text])), "ownHomeWords"],
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
