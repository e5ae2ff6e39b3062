import type { Logger } from "pino"
import type { MailLooks } from "../contract/mail-tokens.ts"
import type { TemplateHomes } from "../contract/sections/home-section.ts"
import type { TemplateLooks } from "../contract/template-looks.ts"
import type { Database } from "../db/database.ts"
import type { RegionCode } from "../domain/addresses/region.ts"
import type { App } from "../domain/site/apps.ts"
import type { PageTag } from "../domain/site/change-tag.ts"
import type { HostProver } from "./host-proof.ts"
import type { PaymentProviders } from "./payment-provider.ts"
import type { Site, SiteCurrency } from "./site.ts"
import type { VatChecker } from "./vat-checker.ts"

/** Reads something public once for all who ask, until one of what it shows changes. */
export type Remember = <Read extends object>(
  name: string,
  query: object,
  tags: readonly PageTag[],
  read: () => Promise<Read>,
) => Promise<Read>

/** What every use case works with: the site that was asked, for whom, and when. */
export type Shop = {
  db: Database
  log: Logger
  site: Site
  /** Language of messages and names in this reply. */
  language: string
  /** Where area prices are taken from; null where they do not apply. */
  region: RegionCode | null
  /** What this visitor wants to see prices in. */
  currency: SiteCurrency
  /** True for whoever has entered the goods password. */
  unlocked: boolean
  /** The country that the trusted proxy names, and the address of the visitor. */
  country: string | null
  address: string
  /** Where this shop is reached, for links in mails: https://shop.example. */
  origin: string
  /** Where the page of this visitor stands, as browsers sign it with a passkey. */
  pageOrigin: string
  /** One origin for the staff of all shops, where the server was started with one. */
  adminOrigin: string | undefined
  now: Date
  /** What signatures and tokens are made with. */
  secret: string
  dataFolder: string
  payments: PaymentProviders
  /** Asks whether VAT numbers exist, in shops that have switched it on. */
  vatChecker: VatChecker
  /** What the templates' home pages are made of by themselves, as the storefront told at the start. */
  templateHomes: TemplateHomes
  /** How mails look in each template, told likewise. */
  mailLooks: MailLooks
  /** The address that this server sends mails from; null where it puts them into files. */
  mailFrom: string | null
  /** Looks whether a host is the owner's. */
  hostProver: HostProver
  /** And what they are drawn with. */
  templateLooks: TemplateLooks
  /** Only where pages are drawn; who asks over HTTP always gets what the database says now. */
  remember?: Remember
}

export function has(shop: Shop, app: App): boolean {
  return shop.site.apps.has(app)
}

/** Address of a stored picture, or nothing. */
export function pictureUrl(path: string | null): string | null {
  return path && `/media/${path}`
}
