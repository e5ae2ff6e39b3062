import { createContext, type ReactNode, use, useEffect } from "react"
import { useRouteLoaderData } from "react-router"
import type { HomeContent } from "../../contract/home-content.ts"
import type { Currency, SiteConfig } from "../../contract/site-calls.ts"
import type { LocaleCode } from "../../domain/locales/locales.ts"
import type { DateFormats } from "../../domain/locales/written-date.ts"
import type { Separators } from "../../domain/pricing/currency.ts"
import type { CouponReceipt, CouponValue } from "../../domain/promotions/coupon.ts"
import type { ShopCode } from "../../domain/site/consent.ts"
import type { ScreenName } from "../../domain/site/screens.ts"
import type { TemplateName } from "../../domain/site/templates.ts"
import type { WordsOf } from "../../words/words.ts"

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
  /** Address of its sign; empty where it has none. */
  logo: string
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
  siteCoupon: { name: string; value: CouponValue; receipt: CouponReceipt } | null
  apps: { guestPurchase: boolean; reviews: boolean; encryptedGoods: boolean }
  /** What the merchant does not want visitors to do with the page; never in fields. */
  forbids: { rightClick: boolean; copy: boolean }
  type: number
  /** Wallets that pay on cart and item in the chosen currency: what their script is opened with. Null where there are none. */
  wallet: { publishableKey: string; asksTerms: boolean } | null
  /** Code of others (chat, counting, adverts), and the file that it is in. */
  code: (ShopCode & { file: string }) | null
}

/**
 * What every page of a shop repeats: its settings, the frame's words, how its language writes. It is a file of its own,
 * the same for every visitor, so that pages carry only its address.
 */
export type Shell = {
  origin: string
  lang: string
  dir: "ltr" | "rtl"
  /** The merchant's own language, where the page speaks another. */
  merchantLang?: string
  /** In a shop that has translated something into this language: what of the frame it has not. */
  ownTexts?: string[]
  locale: LocaleCode
  template: TemplateName
  words: WordsOf["frame"]
  /** Where the words of each screen are. */
  wordFiles: Readonly<Record<string, string>>
  separators: Separators
  dates: DateFormats
  shop: Shop | null
  addresses: { canonical: string; alternates: { hreflang: string; path: string }[] }
  buildId: string
  /** The stylesheet of a shop that has changed something of its template. */
  look?: string
}

export type RunningPromotion = { name: string; endsAt: string; image: string | null }

export type RootData = {
  /** The address of the shell; itself only where the shop cannot be read, and there is no file. */
  shell: string | Shell
  /** Milliseconds since 1970. */
  renderedAt: number
  /** The goods promotion that ends first; it stands above the header. */
  promotion: RunningPromotion | null
  /** How wide the first picture of an item page is, as in `sizes`: it is fetched ahead with the page. */
  itemPicture: string
}

/** A part of a page that shows `of`; `name` is which of several that do. */
type DrawnPart = { shell: Shell; of: object; name: string; inside: ReactNode }
export type DrawMarkup = (part: DrawnPart) => string

/** The shell of a page, the files with the template's code for its screen, and how parts are drawn that all pages share. */
type Drawn = { shell: Shell; modules: (screen: ScreenName | null) => readonly string[]; markup: DrawMarkup }

/** On the server: with what a page is drawn, by what its root has loaded. It is not in it, so it is not sent with it. */
const drawnWith = new WeakMap<RootData, Drawn>()
/** In the browser: the shells that have been fetched, by their addresses. */
const fetched = new Map<string, Shell>()

export function drawWith(root: RootData, drawn: Drawn): RootData {
  drawnWith.set(root, drawn)
  return root
}

export const modulesOf = (root: RootData | undefined, screen: ScreenName | null) =>
  (root && drawnWith.get(root)?.modules(screen)) ?? []

export const markupOf = (root: RootData | undefined): DrawMarkup | null => (root && drawnWith.get(root)?.markup) ?? null

export function addShell(address: string, shell: Shell): void {
  fetched.set(address, shell)
}

/** The shell that belongs to what the root has loaded. */
export function shellOf(root: RootData | undefined): Shell | undefined {
  if (!root) return undefined
  return typeof root.shell === "string" ? (drawnWith.get(root)?.shell ?? fetched.get(root.shell)) : root.shell
}

/** In the browser: what the root had loaded last. A root that cannot be loaded anew still has its words and its look. */
let lastRoot: RootData | undefined

/** In the browser, outside of what is drawn: the shell of the page. */
export const lastShell = () => shellOf(lastRoot)

const useRoot = () => useRouteLoaderData<RootData>("root") ?? lastRoot

/** Around the page. */
export const ShellContext = createContext<Shell | undefined>(undefined)
/** On the server: the markup of a part, drawn now or as it was drawn before. Null in the browser. */
export const MarkupContext = createContext<DrawMarkup | null>(null)

/** The shell of the page; undefined only where the root broke before it ever was. */
export const useShell = () => use(ShellContext)

/** When the page was drawn: what it says of the present is said of that moment, until it is alive. */
export const useRenderedAt = () => useRoot()?.renderedAt ?? 0

export const useRunningPromotion = () => useRoot()?.promotion ?? null

export const useItemPicture = () => useRoot()?.itemPicture ?? ""

/** Keeps what the root has loaded for the case that it breaks. In an effect, because the server draws for everyone. */
export function useRememberedRoot(): RootData | undefined {
  const root = useRoot()
  useEffect(() => {
    lastRoot = root
  }, [root])
  return root
}

/** The shop, where there must be one: inside any page that was rendered. */
export function useShop(): Shop {
  const shop = useShell()?.shop
  if (!shop) throw new Error("No shop outside the frame")
  return shop
}
