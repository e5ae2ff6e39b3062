import type { BillingDetails, ExpressCheckoutPartialAddress, ShippingAddress } from "@stripe/stripe-js"
import type { RegionNode } from "../../../../contract/site-calls.ts"

type Place = Pick<ExpressCheckoutPartialAddress, "country" | "state">

/**
 * The region that a wallet's address names. Wallets write the part of a country as its code ("CA") or by its name
 * ("California"). Null where the country has parts, and this is none of them.
 */
export function walletRegion(countries: readonly RegionNode[], { country, state }: Place): string | null {
  const parts = countries.find(({ code }) => code === country)?.children ?? []
  if (parts.length === 0) return country
  const named = plain(state)
  return (
    parts.find(({ code, name }) => plain(code) === plain(`${country}-${state}`) || plain(name) === named)?.code ?? null
  )
}

/** Without marks and letter case: "Île-de-France" is "ile-de-france". */
const plain = (text: string) => text.trim().normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()

/** What a wallet gives when it pays. */
export type WalletGives = { shippingAddress?: ShippingAddress; billingDetails?: BillingDetails }

/** That address by the names that an order takes; what is missing is left empty, for the shop to refuse. */
export function walletAddress({ shippingAddress, billingDetails }: WalletGives, region: string, email: string) {
  const { line1 = "", line2, city = "", state = "", postal_code = "" } = shippingAddress?.address ?? {}
  return {
    region_code: region,
    contact: shippingAddress?.name || billingDetails?.name || "",
    calling_code: "",
    mobile: billingDetails?.phone ?? "",
    // A city that is a state is named once only.
    city: city || state || region,
    address_part: [line1, line2].filter(Boolean).join(", "),
    zip_code: postal_code,
    email: billingDetails?.email || email,
  }
}
