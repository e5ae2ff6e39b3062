import type { OfflineWay } from "../../domain/orders/payment-way.ts"
import { type Listener, saidLocale } from "../said.ts"
import type { SiteOfflineWay } from "../site.ts"

type OffersWays = { offlineWays: readonly SiteOfflineWay[] }
type OfflineMethod = { provider: OfflineWay; methods: readonly OfflineWay[] }

/** The ways to pay that a shop offers without a provider. */
export function offlineMethodsOf({ offlineWays }: OffersWays): OfflineMethod[] {
  return offlineWays.flatMap(({ way, isOn }) => (isOn ? [{ provider: way, methods: [way] }] : []))
}

/** What a buyer is told of such a way: the account, where to come, when to pay; also where it is no longer offered. */
export function offlineInstructions(listener: Listener & { site: OffersWays }, name: string): string {
  const found = listener.site.offlineWays.find(({ way }) => way === name)
  const locale = saidLocale(listener)
  return (locale && found?.said?.[locale]?.instructions) || (found?.instructions ?? "")
}
