import type { ScreenName } from "./screens.ts"
import type { SiteType } from "./site-type.ts"

/** The seventeen templates and the kind (templateType) of each. */
const TEMPLATE_KINDS = {
  arts: "retail",
  "car-green": "retail",
  car: "retail",
  chicos: "retail",
  chicos2: "mixed",
  "default-modulized": "retail",
  electricity: "mixed",
  electronics: "retail",
  holidays: "mixed",
  housewear: "mixed",
  merchandise: "retail",
  partner: "wholesale",
  socket: "mixed",
  sport: "retail",
  "st-bags-01": "retail",
  tattoo: "mixed",
  wholesale: "wholesale",
} as const satisfies Record<string, SiteType>

export type TemplateName = keyof typeof TEMPLATE_KINDS

export const DEFAULT_TEMPLATE: TemplateName = "default-modulized"

const INQUIRY_TEMPLATES: readonly TemplateName[] = [
  "partner",
  "socket",
  "tattoo",
  "wholesale",
  "chicos2",
  "electricity",
  "holidays",
  "housewear",
]

/** Whether a text is exactly one of the seventeen template names. */
export function isTemplateName(text: string | null | undefined): text is TemplateName {
  return typeof text === "string" && Object.hasOwn(TEMPLATE_KINDS, text)
}

export const TEMPLATE_NAMES: readonly TemplateName[] = Object.keys(TEMPLATE_KINDS).filter(isTemplateName)

/** Retail, wholesale or mixed. */
export function templateKind(template: TemplateName): SiteType {
  return TEMPLATE_KINDS[template]
}

/** Every template has every screen, but inquiry is in eight only and promotion goods not in partner and wholesale. */
export function hasScreen(template: TemplateName, screen: ScreenName): boolean {
  if (screen === "inquiry") return INQUIRY_TEMPLATES.includes(template)
  if (screen === "promotionGoods") return template !== "partner" && template !== "wholesale"
  return true
}

/** The coupon popup opens when the site has a coupon, the visitor has not put it off (7 days) and is not signed in. */
export function opensCouponPopup(visit: {
  template: TemplateName
  siteHasCoupon: boolean
  putOff: boolean
  signedIn: boolean
}): boolean {
  return visit.template !== "wholesale" && visit.siteHasCoupon && !visit.putOff && !visit.signedIn
}

/** The promotion banner is hidden in the wholesale template. */
export function showsPromotionBanner(template: TemplateName): boolean {
  return template !== "wholesale"
}

/** The choice between goods and order search: not in wholesale, guest purchase on, menu not hidden. */
export function showsSearchKinds(shop: {
  template: TemplateName
  guestPurchaseOn: boolean
  menuHidden: boolean
}): boolean {
  return shop.template !== "wholesale" && shop.guestPurchaseOn && !shop.menuHidden
}

/** The category element shows in templates that are not retail. */
export function showsCategoryElement(template: TemplateName): boolean {
  return templateKind(template) !== "retail"
}
