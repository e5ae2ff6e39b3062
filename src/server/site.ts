import type { site } from "../db/schema/site.ts"
import type { taxSetting } from "../db/schema/tax.ts"
import type { LocaleCode } from "../domain/locales/locales.ts"
import type { OfflineWay } from "../domain/orders/payment-way.ts"
import type { App } from "../domain/site/apps.ts"
import type { SiteType } from "../domain/site/site-type.ts"
import type { TaxSettings } from "../domain/tax/tax-treatment.ts"

/** By language, where it was translated. */
type SaidIn<Texts> = { [Locale in LocaleCode]?: Partial<Texts> }

/** A way to pay without a provider, as the shop has set it; one that is off may have been chosen before. */
export type SiteOfflineWay = {
  way: OfflineWay
  isOn: boolean
  instructions: string
  expiryHours: number
  said: SaidIn<{ instructions: string }> | null
}

/** What the owner says about taxes. Place, zones and sales in the Union are the rule's, the rest is the shop's. */
export type SiteTax = TaxSettings &
  Pick<
    typeof taxSetting.$inferSelect,
    "prices" | "fixed" | "freightClass" | "rounding" | "withdrawalDays" | "vatNumber" | "vatChecker"
  >

export type SiteCurrency = { id: number; code: string; symbol: string; rate: string; isBase: boolean }

/** A site with what nearly every request needs of it. */
export type Site = typeof site.$inferSelect & {
  siteType: SiteType
  appIds: number[]
  apps: ReadonlySet<App>
  currencies: SiteCurrency[]
  offlineWays: SiteOfflineWay[]
  /** Null where the shop has nothing to do with taxes. */
  tax: SiteTax | null
  defaultRegion: string | null
  /** What it is called in other languages. */
  said: SaidIn<Pick<typeof site.$inferSelect, "title" | "slogan" | "description" | "keywords">>
  siteDefault: LocaleCode
  offered: LocaleCode[]
  /** Where it is reached, the primary one first. */
  hosts: string[]
}
