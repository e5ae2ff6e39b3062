import type { OfflineWay } from "../../domain/orders/payment-way.ts"
import type { SiteOfflineWay } from "../site.ts"

type OffersWays = { offlineWays: readonly SiteOfflineWay[] }
type OfflineMethod = { provider: OfflineWay; methods: readonly OfflineWay[] }

/** The ways to pay that a shop offers without a provider. */
export function offlineMethodsOf({ offlineWays }: OffersWays): OfflineMethod[] {
  return offlineWays.flatMap(({ way, isOn }) => (isOn ? [{ provider: way, methods: [way] }] : []))
}

/** What a buyer is told of such a way: the account, where to come, when to pay; also where it is no longer offered. */
export function offlineInstructions({ offlineWays }: OffersWays, name: string): string {
  return offlineWays.find(({ way }) => way === name)?.instructions ?? ""
}
