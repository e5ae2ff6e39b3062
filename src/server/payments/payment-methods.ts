import { isOfflineWay, type OfflineWay, type PaymentWay, paysByAgreement } from "../../domain/orders/payment-way.ts"
import { readCharged } from "../../domain/pricing/charged-amount.ts"
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
  /** What can be paid so of the currencies that the shop shows prices in. */
  currencies: readonly ChargedCurrency[]
  /** What the provider's part in the browser is opened with. */
  publicKeys: Readonly<Record<string, string>>
}

/** `some`: only amounts that the provider need not round; it is asked for each. */
type ChargedCurrency = { code: string; amounts: "all" | "some" }

/** How an order is paid that is paid so. */
export const wayOf = (provider: PaymentMethod["provider"]): PaymentWay =>
  provider === "agreement" || isOfflineWay(provider) ? provider : "online"

type TakesMoney = {
  site: Pick<Shop["site"], "id" | "mode" | "siteType" | "byAgreement" | "offlineWays" | "currencies">
} & Pick<Shop, "payments">

/** What a shop can be paid by: its providers, then without one, then by agreement. Test money only where the shop's mode allows it. */
export async function paymentMethodsOf({ site, payments }: TakesMoney): Promise<PaymentMethod[]> {
  const online = (await payments.of(site)).map((provider) => ({
    provider: provider.name,
    methods: provider.methods,
    isTest: provider.isTest,
    currencies: site.currencies.flatMap(({ code }) => chargedCurrency(provider, code) ?? []),
    publicKeys: provider.publicKeys,
  }))
  const currencies = site.currencies.map(({ code }) => ({ code, amounts: "all" as const }))
  const agreed = { provider: "agreement" as const, methods: ["agreement"] }
  const ways = [...offlineMethodsOf(site), ...(paysByAgreement(site.siteType, site.byAgreement) ? [agreed] : [])]
  return [...online, ...ways.map((way) => ({ ...way, isTest: false, currencies, publicKeys: {} }))]
}

/** So many smallest units of any currency: each ends with a digit that a provider may round away, and none is too small. */
const TRIED = ["10000.01", "10000.10", "10001.00", "10010.00"].flatMap((text) => readCharged(text, "EUR") ?? [])

/** Which amounts of a currency a provider takes; null where it takes none. */
function chargedCurrency({ canCharge }: Pick<PaymentProvider, "canCharge">, code: string): ChargedCurrency | null {
  const [finest, ...coarser] = TRIED.map((amount) => canCharge(amount, code))
  if (finest) return { code, amounts: "all" }
  return coarser.includes(true) ? { code, amounts: "some" } : null
}

type Moded = Pick<Shop["site"], "mode">

/** Whether a payment counts in a shop: test money never does in a live one, whoever asks. */
export const countsIn = ({ mode }: Moded, { isTest }: { isTest: boolean }): boolean => !isTest || takesTestMoney(mode)
