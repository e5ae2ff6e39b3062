import type { SiteType } from "./site-type.ts"

/** The feature apps a site switches on in its appIds list. */
export const APPS = {
  soldCount: 1,
  remarks: 2,
  viewCount: 3,
  friendLinks: 4,
  goodsPromotion: 7,
  orderPromotion: 8,
  goodsRelation: 9,
  shippingPromotion: 12,
  customTags: 15,
  guestPurchase: 16,
  blockMainland: 18,
  blockChineseBrowser: 19,
  encryptedGoods: 20,
  areaPrice: 21,
  adCode: 22,
} as const

export type App = keyof typeof APPS

/** An app is on when its id is in appIds; area price (21) is never on in a retail shop. */
export function appOn(appIds: readonly (number | string)[] | null | undefined, app: App, siteType: SiteType): boolean {
  if (appProblem(app, siteType)) return false
  return (appIds ?? []).some((id) => Number(id) === APPS[app])
}

/** Why an app does nothing in a shop, on or not: null where it does. */
export function appProblem(app: App, siteType: SiteType): AppProblem | null {
  return app === "areaPrice" && siteType === "retail" ? "noEffectInRetail" : null
}

export type AppProblem = "noEffectInRetail"

/** The names of all apps that are on, in the order of their ids. */
export function appsOn(appIds: readonly (number | string)[] | null | undefined, siteType: SiteType): App[] {
  return APP_NAMES.filter((app) => appOn(appIds, app, siteType))
}

const isApp = (name: string): name is App => name in APPS

export const APP_NAMES: readonly App[] = Object.keys(APPS).filter(isApp)
