import { eq } from "drizzle-orm"
import type { Queries } from "../src/db/database.ts"
import { freeShippingRegion, freightRate } from "../src/db/schema/freight.ts"
import { offlineWay } from "../src/db/schema/payment-account.ts"
import { site } from "../src/db/schema/site.ts"
import {
  currency,
  friendLink,
  siteApp,
  siteDomain,
  sitePolicy,
  whatsappContact,
} from "../src/db/schema/site-settings.ts"
import { taxSetting } from "../src/db/schema/tax.ts"
import { DEFAULT_LOCALE } from "../src/domain/locales/locales.ts"
import { money } from "../src/domain/pricing/money.ts"
import { codeHashes } from "../src/server/admin/catalog/site/code-hashes.ts"
import type { Catalogue } from "./catalogue.ts"
import { insertAll, known, only, type SeededRegion, type Seeding } from "./seeding.ts"

const DEFAULT_SHOP = "default-modulized"
/** What opens the encrypted goods of a demo shop. */
export const DEMO_GOODS_PASSWORD = "vitrine-goods"

type SiteOf = {
  catalogue: Catalogue
  template: string
  regions: ReadonlyMap<string, SeededRegion>
  drawings: { logo: string; favicon: string }
}

export async function insertSite(tx: Queries, { catalogue, template, regions, drawings }: SiteOf): Promise<number> {
  const { name, title, slogan, description, keywords, type, language, locales, timeZone, adCode = "" } = catalogue
  const [present] = await tx.select({ id: site.id }).from(site).where(eq(site.isDefault, true))
  const [home] = catalogue.freight
  const rows = await tx
    .insert(site)
    .values({
      name,
      title,
      slogan,
      description,
      keywords,
      ...drawings,
      type,
      mode: "demo",
      languageCode: language ?? DEFAULT_LOCALE,
      locales,
      timeZone,
      template,
      templateType: type,
      adCode,
      adCodeHashes: codeHashes(adCode),
      goodsPassword: catalogue.goods.some((goods) => goods.encrypted) ? DEMO_GOODS_PASSWORD : null,
      freeShipping: catalogue.freeShippingRegions.length > 0,
      defaultRegionId: home ? known(regions, home.region, "region").id : null,
      contactEmail: `hello@${name}.test`,
      isDefault: name === DEFAULT_SHOP && present === undefined,
    })
    .returning({ id: site.id })
  return only(rows).id
}

export async function insertSettings({ tx, catalogue, siteId, regions }: Seeding): Promise<void> {
  await insertAll(tx, siteDomain, [{ siteId, host: `${catalogue.name}.localhost`, isPrimary: true }])
  await insertAll(
    tx,
    siteApp,
    catalogue.apps.map((appId) => ({ siteId, appId })),
  )
  const { shipping, privacy, payment, service, return: returns } = catalogue.policies
  await insertAll(tx, sitePolicy, [
    { siteId, kind: "shipping", ...shipping },
    { siteId, kind: "privacy", ...privacy },
    { siteId, kind: "payment", ...payment },
    { siteId, kind: "service", ...service },
    { siteId, kind: "return", ...returns },
  ])
  await insertAll(
    tx,
    currency,
    catalogue.currencies.map((entry, position) => ({ siteId, ...entry, isBase: position === 0, position })),
  )
  await insertAll(
    tx,
    whatsappContact,
    catalogue.whatsapp.map((contact, position) => ({ siteId, ...contact, position })),
  )
  await insertAll(
    tx,
    friendLink,
    catalogue.friendLinks.map((link, position) => ({ siteId, ...link, position })),
  )
  await insertAll(
    tx,
    freightRate,
    catalogue.freight.map(({ region, firstWeight, firstFee, furtherWeight, furtherFee, freeAbove, days }) => ({
      siteId,
      regionId: known(regions, region, "region").id,
      firstWeight,
      firstFee: money(firstFee),
      furtherWeight,
      furtherFee: money(furtherFee),
      freeAbove: freeAbove === undefined ? null : money(freeAbove),
      minDays: days[0],
      maxDays: days[1],
    })),
  )
  await insertAll(
    tx,
    freeShippingRegion,
    catalogue.freeShippingRegions.map((code) => ({ siteId, regionId: known(regions, code, "region").id })),
  )
  await insertAll(
    tx,
    offlineWay,
    (catalogue.offlineWays ?? []).map(({ way, instructions, days }) => ({
      siteId,
      way,
      instructions,
      isOn: true,
      expiryHours: days * 24,
    })),
  )
  await insertAll(tx, taxSetting, catalogue.tax ? [{ siteId, ...catalogue.tax }] : [])
}
