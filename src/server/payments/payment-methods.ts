import { isOfflineWay, type OfflineWay, type PaymentWay, paysByAgreement } from "../../domain/orders/payment-way.ts"
import { takesTestMoney } from "../../domain/site/site-mode.ts"
import type { PaymentProvider } from "../payment-provider.ts"
import type { Shop } from "../shop.ts"
import { offlineMethodsOf } from "./offline-methods.ts"

/** A way to pay that a shop takes, as a checkout offers it. */
export type PaymentMethod = {
  provider: PaymentProvider["name"] | "agreement" | OfflineWay
  methods: readonly string[]
  /** Nothing real is paid. */
  isTest: boolean
}

/** How an order is paid that is paid so. */
export const wayOf = (provider: PaymentMethod["provider"]): PaymentWay =>
  provider === "agreement" || isOfflineWay(provider) ? provider : "online"

type TakesMoney = { site: Pick<Shop["site"], "mode" | "siteType" | "byAgreement" | "offlineWays"> } & Pick<
  Shop,
  "payments"
>

/** What a shop can be paid by: its providers, then without one, then by agreement. Test money only where the shop's mode allows it. */
export function paymentMethodsOf(shop: TakesMoney): PaymentMethod[] {
  const online = onlineProvidersOf(shop).map(({ name, methods }) => ({
    provider: name,
    methods,
    isTest: isTestProvider(name),
  }))
  const { siteType, byAgreement } = shop.site
  const agreed = { provider: "agreement", methods: ["agreement"], isTest: false } as const
  const offline = offlineMethodsOf(shop.site)
  return [...online, ...offline, ...(paysByAgreement(siteType, byAgreement) ? [agreed] : [])]
}

/** The providers among them. */
export function onlineProvidersOf({ site, payments }: Pick<TakesMoney, "payments"> & { site: Moded }) {
  return [...payments.values()].filter(({ name }) => isOfferedIn(site, name))
}

type Moded = Pick<Shop["site"], "mode">

/** Whether a shop may take a provider's money: test money never counts in a live one, whoever asks. */
export const isOfferedIn = ({ mode }: Moded, provider: PaymentProvider["name"]): boolean =>
  !isTestProvider(provider) || takesTestMoney(mode)

const isTestProvider = (provider: PaymentProvider["name"]) => provider === "sandbox"
