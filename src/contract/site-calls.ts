import { z } from "zod"
import type { Calls } from "./call.ts"
import { amount, id, ownFields } from "./fields.ts"
import { homeContent } from "./home-content.ts"
import { homeSections } from "./sections/home-section.ts"

export const currency = z.object({ id, code: z.string(), symbol: z.string(), rate: z.string(), isBase: z.boolean() })

/** `id` is what the entry leads to: a category (type 1), a tag type (type 2) or a content id (type 3). */
export type NavigationNode = {
  id: string
  type: number
  dnames: string
  url: string
  active: boolean
  own?: string[] | undefined
  sub: NavigationNode[]
}

const navigationNode: z.ZodType<NavigationNode> = z.object({
  id: z.string(),
  type: z.number().int(),
  dnames: z.string(),
  url: z.string(),
  active: z.boolean(),
  own: ownFields,
  get sub() {
    return z.array(navigationNode)
  },
})

const siteCoupon = z.object({
  dnames: z.string(),
  type: z.enum(["1", "2"]),
  fullReduction: amount,
  amount,
  discount: z.number(),
  receiveType: z.enum(["1", "2"]),
})

const policyFields = {
  shippingPolicy: z.string(),
  shippingSummary: z.string(),
  shippingLogo: z.string(),
  privacyPolicy: z.string(),
  privacySummary: z.string(),
  privacyLogo: z.string(),
  paymentPolicy: z.string(),
  paymentSummary: z.string(),
  paymentLogo: z.string(),
  servicePolicy: z.string(),
  serviceSummary: z.string(),
  serviceLogo: z.string(),
  returnPolicy: z.string(),
  returnSummary: z.string(),
  returnLogo: z.string(),
}

const siteConfig = z.object({
  type: z.number().int(),
  templateType: z.number().int(),
  template: z.string(),
  languageCode: z.string(),
  /** By whose clocks its days begin and end. */
  timeZone: z.string(),
  locales: z.array(z.object({ code: z.string(), iso: z.string(), dir: z.enum(["ltr", "rtl"]), name: z.string() })),
  title: z.string(),
  dnames: z.string(),
  slogan: z.string(),
  description: z.string(),
  keywords: z.string(),
  own: ownFields,
  /** What of the home page is in the shop's own language for somebody who reads another. */
  ownHomeWords: z.array(z.string()),
  /** Whether the merchant has said anything in the language that was asked for, where it is not the shop's own. */
  isTranslated: z.boolean(),
  favico: z.string(),
  logo: z.string(),
  sellerId: z.string(),
  rightclickForbidden: z.enum(["0", "1"]),
  isSaveAs: z.enum(["0", "1"]),
  chatCode: z.string(),
  ad_code: z.string(),
  /** The container of the tag manager, where the seller has one. */
  tagManagerId: z.string(),
  ad_config: homeContent,
  /** The home page as the site has put it together; null where the list of its template holds. */
  homeSections: homeSections.nullable(),
  appIds: z.array(z.number().int()),
  ...policyFields,
  isFreeShipping: z.boolean(),
  freeshippingRegion: z.array(z.string()),
  user_coupon: z.boolean(),
  chatLinkInfo: z.object({ whatsApp: z.string() }),
  rate: z.array(currency),
  whatsapp: z.array(z.object({ country: z.string(), account: z.string(), nickName: z.string() })),
  navigation: z.array(navigationNode),
  /** Code of others (chat, ads) is loaded only once the visitor has agreed. */
  consentRequired: z.boolean(),
  /** Registering and ordering want `agreed`. */
  termsRequired: z.boolean(),
  /** Whether whoever buys for a business is asked for company, VAT number and billing address. */
  businessBuyers: z.boolean(),
  enableGuestPurchaseApp: z.boolean(),
  enableOrderPromotionApp: z.boolean(),
  enableAdCodeApp: z.boolean(),
  enableEncryptedGoodsApp: z.boolean(),
  hasGoodsPassword: z.boolean(),
  siteCoupon: siteCoupon.nullable(),
  friendLinks: z.array(z.object({ title: z.string(), url: z.string() })),
})

export type RegionNode = { id: number; code: string; name: string; callingCodes: string[]; children: RegionNode[] }

export const regionNode: z.ZodType<RegionNode> = z.object({
  id,
  code: z.string(),
  name: z.string(),
  callingCodes: z.array(z.string()),
  get children() {
    return z.array(regionNode)
  },
})

export const siteCalls = {
  "GET /api/site/config": { summary: "What the storefront must know of its shop; no secrets", reply: siteConfig },
  "GET /api/site/regions": {
    summary: "Countries and regions that can be chosen, in the caller's language",
    reply: z.array(regionNode),
  },
  "POST /api/setRate": {
    summary: "Choose the currency that prices are shown in; sets the cookie `rate`",
    body: z.object({ rate: id }),
    reply: currency,
    refusals: ["unknownCurrency"],
  },
} as const satisfies Calls

export type SiteConfig = z.output<typeof siteConfig>
export type Currency = z.output<typeof currency>
