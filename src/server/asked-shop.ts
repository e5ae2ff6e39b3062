import type { Logger } from "pino"
import type { MailLooks } from "../contract/mail-tokens.ts"
import type { TemplateHomes } from "../contract/sections/home-section.ts"
import { NO_LOOKS, type TemplateLooks } from "../contract/template-looks.ts"
import type { Database } from "../db/database.ts"
import { CURRENCY_COOKIE, GOODS_PASSWORD_COOKIE } from "../domain/constants.ts"
import { visitorLocale } from "../domain/locales/first-visit.ts"
import { areaPriceRegion } from "../domain/pricing/area-price.ts"
import type { ReadCookie } from "./api/handlers.ts"
import { viesChecker } from "./business/vies-checker.ts"
import type { HostProver } from "./host-proof.ts"
import { isUnlocked } from "./inquiries/goods-password.ts"
import type { PaymentProviders } from "./payment-provider.ts"
import type { Shop } from "./shop.ts"
import type { Site } from "./site.ts"
import { chosenCurrency } from "./sites/chosen-currency.ts"
import { lookForProof } from "./sites/look-for-proof.ts"
import { pageOrigin, siteOrigin } from "./sites/site-origin.ts"
import type { VatChecker } from "./vat-checker.ts"
import type { Visitor } from "./visitor.ts"

export type ShopResources = {
  db: Database
  log: Logger
  secret: string
  dataFolder: string
  /** Where the default site is reached from outside; other sites are reached by the host they are asked by. */
  origin?: string | undefined
  /** One origin for the staff of all shops; without it each shop's staff has its own. */
  adminOrigin?: string | undefined
  payments: PaymentProviders
  /** Absent: VIES at its own address. */
  vatChecker?: VatChecker | undefined
  /** Absent where no storefront told. */
  templateHomes?: TemplateHomes | undefined
  mailLooks?: MailLooks | undefined
  mailFrom?: string | null | undefined
  /** Absent: the world outside is asked. */
  hostProver?: HostProver | undefined
  templateLooks?: TemplateLooks | undefined
}

type Asker = {
  site: Site
  visitor: Visitor
  acceptLanguage: string | undefined
  /** A cookie by its own name, and one by the name that it has for a visitor of this protocol. */
  staffOrigin?: string
  plainCookie: ReadCookie
  cookie: ReadCookie
}

const VIES = viesChecker()

/** The shop as a call sees it: for whom, in which language and currency, and what that visitor may see. */
export function askedShop(
  resources: ShopResources,
  { site, visitor, acceptLanguage, staffOrigin, ...cookies }: Asker,
): Shop {
  const {
    db,
    log,
    secret,
    dataFolder,
    payments,
    vatChecker = VIES,
    adminOrigin,
    templateHomes = {},
    templateLooks = NO_LOOKS,
    mailLooks = {},
    mailFrom = null,
    hostProver = lookForProof,
  } = resources
  const { country, address } = visitor
  const whereabouts = { proxyCountry: country, siteDefault: site.defaultRegion }
  return {
    db,
    log,
    site,
    language: visitorLocale({ cookie: null, acceptLanguage }, site),
    region: areaPriceRegion(site.siteType, site.apps.has("areaPrice"), whereabouts),
    currency: chosenCurrency(site, cookies.plainCookie(CURRENCY_COOKIE)),
    unlocked: isUnlocked(site, secret, cookies.cookie(GOODS_PASSWORD_COOKIE)),
    country,
    address,
    origin: siteOrigin(site, visitor, resources.origin),
    pageOrigin: staffOrigin ?? pageOrigin(site, visitor, resources.origin),
    adminOrigin,
    now: new Date(),
    secret,
    dataFolder,
    payments,
    vatChecker,
    templateHomes,
    mailLooks,
    mailFrom,
    hostProver,
    templateLooks,
  }
}
