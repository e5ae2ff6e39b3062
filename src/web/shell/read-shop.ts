import type { CallReply } from "../../contract/calls.ts"
import type { CategoryNode } from "../../contract/goods-shapes.ts"
import type { NavigationNode, SiteConfig } from "../../contract/site-calls.ts"
import { fromDecimal } from "../../domain/pricing/money.ts"
import { couponKindOf, couponReceiptOf } from "../../domain/promotions/coupon.ts"
import { APPS } from "../../domain/site/apps.ts"
import { SCREENS } from "../../domain/site/screens.ts"
import { chosenCurrency } from "./chosen-currency.ts"
import { readWallet } from "./read-wallet.ts"
import type { Category, MenuEntry, PolicyName, Shop } from "./shell.ts"

/** What the browser needs of the settings; policies and codes stay on the server. */
export function readShop(
  site: SiteConfig,
  categories: readonly CategoryNode[],
  cookies: string | null,
  code: Shop["code"],
  methods: CallReply<"GET /api/pay/methods"> | null,
): Shop | null {
  const currency = chosenCurrency(site.rate, cookies)
  if (!currency) return null
  return {
    name: site.dnames || site.title,
    title: site.title || site.dnames,
    slogan: site.slogan,
    description: site.description,
    keywords: site.keywords,
    icon: site.favico,
    logo: site.logo,
    navigation: site.navigation.map(readMenuEntry),
    categories: categories.map(readCategory),
    currency,
    currencies: site.rate,
    locales: site.locales,
    policies: policiesOf(site),
    friendLinks: site.friendLinks,
    whatsapp: site.whatsapp.map(({ country, account, nickName }) => ({ country, account, name: nickName })),
    content: site.ad_config,
    siteCoupon: site.siteCoupon && readSiteCoupon(site.siteCoupon),
    apps: {
      guestPurchase: site.enableGuestPurchaseApp,
      reviews: site.appIds.includes(APPS.remarks),
      encryptedGoods: site.enableEncryptedGoodsApp && site.hasGoodsPassword,
    },
    forbids: { rightClick: site.rightclickForbidden === "1", copy: site.isSaveAs === "1" },
    type: site.type,
    wallet: methods && readWallet(methods, currency.code, site.termsRequired),
    code,
  }
}

function readSiteCoupon(offer: NonNullable<SiteConfig["siteCoupon"]>): Shop["siteCoupon"] {
  const amounts = { fullReduction: fromDecimal(offer.fullReduction), amount: fromDecimal(offer.amount) }
  const value = { kind: couponKindOf(offer.type), ...amounts, discount: offer.discount }
  return { name: offer.dnames, value, receipt: couponReceiptOf(offer.receiveType) }
}

function readCategory({ id, dnames, image, isAd, sub }: CategoryNode): Category {
  return { id, name: dnames, image, isAdvertised: isAd === "1", sub: sub.map(readCategory) }
}

function readMenuEntry({ id, type, dnames, url, active, sub }: NavigationNode): MenuEntry {
  return { id, type, name: dnames, url, active, sub: sub.map(readMenuEntry) }
}

/** What the merchant says of a category, wherever in the tree it is. */
export function descriptionIn(categories: readonly CategoryNode[], id: number): string | null {
  for (const category of categories) {
    const found = category.id === id ? category.description : descriptionIn(category.sub, id)
    if (found !== null) return found
  }
  return null
}

/** The texts of the shop's terms, and what each says in short. */
export const readPolicies = (site: SiteConfig): Record<PolicyName, { text: string; summary: string }> => ({
  shipping: { text: site.shippingPolicy, summary: site.shippingSummary },
  payment: { text: site.paymentPolicy, summary: site.paymentSummary },
  returns: { text: site.returnPolicy, summary: site.returnSummary },
  privacy: { text: site.privacyPolicy, summary: site.privacySummary },
  service: { text: site.servicePolicy, summary: site.serviceSummary },
})

/** In the order in which shoppers look for them. */
const POLICIES: readonly PolicyName[] = ["shipping", "payment", "returns", "privacy", "service"]

/** The policies that the shop has written. */
function policiesOf(site: SiteConfig): Shop["policies"] {
  const texts = readPolicies(site)
  return POLICIES.filter((name) => texts[name].text !== "").map((name) => ({
    name,
    summary: texts[name].summary,
    path: SCREENS[name].path,
  }))
}
