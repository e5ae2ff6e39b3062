import type { SiteType } from "../site/site-type.ts"

/** Ways that need no provider: the buyer is told how, and staff write down what came. */
export const OFFLINE_WAYS = ["bankTransfer", "cash", "invoice"] as const

export type OfflineWay = (typeof OFFLINE_WAYS)[number]

/** Ways that an order can be changed to on its page: nothing is paid there then. */
export const UNPAID_HERE_WAYS = ["agreement", ...OFFLINE_WAYS] as const

/** How an order is to be paid: by one of the shop's online providers, as buyer and shop agree, or without a provider. */
export const PAYMENT_WAYS = ["online", ...UNPAID_HERE_WAYS] as const

export type PaymentWay = (typeof PAYMENT_WAYS)[number]

export function isOfflineWay(name: string): name is OfflineWay {
  return OFFLINE_WAYS.some((way) => way === name)
}

/** By agreement: on in wholesale and mixed shops unless switched off, off in retail unless switched on. */
export function paysByAgreement(siteType: SiteType, setting: boolean | null): boolean {
  return setting ?? siteType !== "retail"
}
