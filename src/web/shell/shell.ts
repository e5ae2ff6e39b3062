import { useEffect } from "react"
import { useRouteLoaderData } from "react-router"
import type { HomeContent } from "../../contract/home-content.ts"
import type { Currency, SiteConfig } from "../../contract/site-calls.ts"
import type { DateFormats } from "../../domain/locales/written-date.ts"
import type { Separators } from "../../domain/pricing/currency.ts"
import type { TemplateName } from "../../domain/site/templates.ts"
import type { Messages } from "../../words/en/screens.ts"

export type PolicyName = "shipping" | "payment" | "returns" | "privacy" | "service"

/** A category as menus and lists show it. */
export type Category = { id: number; name: string; image: string | null; isAdvertised: boolean; sub: Category[] }

/** An entry of the shop's menu. `id` is what it leads to: a category, a tag type or a page, by its `type`. */
export type MenuEntry = { id: string; type: number; name: string; url: string; active: boolean; sub: MenuEntry[] }

/** What the storefront knows of its shop on every page. The same for every visitor of this address: nothing personal is in it. */
export type Shop = {
  name: string
  title: string
  slogan: string
  description: string
  keywords: string
  icon: string
  navigation: MenuEntry[]
  categories: Category[]
  currency: Currency
  currencies: Currency[]
  /** Empty where the shop speaks one language only. */
  locales: SiteConfig["locales"]
  policies: { name: PolicyName; path: string; summary: string }[]
  friendLinks: SiteConfig["friendLinks"]
  whatsapp: { country: string; account: string; name: string }[]
  content: HomeContent
  siteCoupon: { name: string } | null
  apps: { guestPurchase: boolean; reviews: boolean; encryptedGoods: boolean }
  type: number
}

export type Shell = {
  origin: string
  lang: string
  dir: "ltr" | "rtl"
  locale: string
  template: TemplateName
  messages: Messages
  /** What can be wrong with a field, by the key that the API names. */
  fieldFaults: Readonly<Record<string, string>>
  separators: Separators
  dates: DateFormats
  shop: Shop | null
  addresses: { canonical: string; alternates: { hreflang: string; path: string }[] }
}

/** What the root loads: the shell, where the browser finds the code of its template, and when this was (ms since 1970). */
export type RootData = Shell & {
  templateFiles: string[]
  renderedAt: number
  buildId: string
  /** How wide the first picture of an item page is, as in `sizes`: it is fetched ahead with the page. */
  itemPicture: string
}

/** In the browser: what the root had loaded last. A root that cannot be loaded anew still has its words and its look. */
let lastShell: RootData | undefined

/** What the root has loaded; undefined only where the root broke before it ever was. */
export const useShell = () => useRouteLoaderData<RootData>("root") ?? lastShell

/** Keeps the shell for the case that the root breaks. In an effect, because the server draws for everyone. */
export function useRememberedShell(): RootData | undefined {
  const shell = useShell()
  useEffect(() => {
    lastShell = shell
  }, [shell])
  return shell
}

/** The shop, where there must be one: inside any page that was rendered. */
export function useShop(): Shop {
  const shop = useShell()?.shop
  if (!shop) throw new Error("There is no shop outside of its frame")
  return shop
}
