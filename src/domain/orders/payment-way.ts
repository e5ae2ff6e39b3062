import type { SiteType } from "../site/site-type.ts"

/** How an order is to be paid: by one of the shop's online providers, or as buyer and shop agree. */
export const PAYMENT_WAYS = ["online", "agreement"] as const

export type PaymentWay = (typeof PAYMENT_WAYS)[number]

/** By agreement: on in wholesale and mixed shops unless switched off, off in retail unless switched on. */
export function paysByAgreement(siteType: SiteType, setting: boolean | null): boolean {
  return setting ?? siteType !== "retail"
}
