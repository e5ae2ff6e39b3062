import { eq } from "drizzle-orm"
import type { AdminSettings, adminSiteCalls } from "../../../../contract/admin/site-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { Queries } from "../../../../db/database.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { freeShippingRegion } from "../../../../db/schema/freight.ts"
import { site } from "../../../../db/schema/site.ts"
import { siteDomain } from "../../../../db/schema/site-settings.ts"
import { isRefused } from "../../../../domain/refusal.ts"
import { siteTypeCode } from "../../../../domain/site/site-type.ts"
import { templateKind } from "../../../../domain/site/templates.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { changedSince, nextChange } from "../changed-since.ts"
import { lockSite } from "../lock-site.ts"
import { regionIds } from "../region-ids.ts"
import { tieredGoods } from "../tiered-goods.ts"
import { wrongField } from "../wrong-field.ts"
import { codeHashes } from "./code-hashes.ts"
import { settingsOf } from "./settings.ts"
import { settingsChanged } from "./settings-changed.ts"

type SettingsSent = BodyOf<(typeof adminSiteCalls)["POST /api/admin/site/settings"]>

/** Changes what was sent of the settings. The audit log says what they were and are, but for secrets and code of others. */
export async function saveSettings(context: StaffContext, sent: SettingsSent): Promise<AdminSettings | Refused> {
  const { site: own, now } = context.shop
  return auditedTransaction(context, async (tx, note) => {
    const before = await lockSite(tx, own.id)
    const changed = changedSince(sent.updated_at, before.updatedAt)
    if (changed) return changed
    if (!(await maySendAs(tx, own.id, sent.mailSenderAddress ?? "")))
      return wrongField("mailSenderAddress", "senderHost")
    const home = await regionIds(tx, sent.defaultRegion ? [sent.defaultRegion] : [], "defaultRegion")
    if (isRefused(home)) return home
    const free = await regionIds(tx, sent.freeshippingRegion ?? [], "freeshippingRegion")
    if (isRefused(free)) return free

    const read = await settingsOf(tx, own.id)
    const defaultRegionId = typeof sent.defaultRegion === "string" ? home.get(sent.defaultRegion) : sent.defaultRegion
    const updatedAt = nextChange(before.updatedAt, now)
    await tx
      .update(site)
      .set({ ...columnsOf(sent), defaultRegionId, updatedAt })
      .where(eq(site.id, own.id))
    if (sent.freeshippingRegion) await replaceFreeRegions(tx, own.id, [...free.values()])
    // In a retail shop prices by quantity do not count, in the others they do, and cards show those of the own region.
    const isOther = <Value>(value: Value | undefined, known: Value) => value !== undefined && value !== known
    if (isOther(sent.type, before.type) || isOther(defaultRegionId, before.defaultRegionId))
      await indexGoods(tx, own.id, await tieredGoods(tx, own.id))
    const { updated_at: _read, ...fields } = sent
    const after = await settingsOf(tx, own.id)
    await note("site.settings", "site", { fields: Object.keys(fields), ...settingsChanged(read, after) })
    return after
  })
}

/** Rule: nobody sends in the name of a host that the shop has not proved to be its own. */
async function maySendAs(tx: Queries, siteId: number, address: string): Promise<boolean> {
  if (address === "") return true
  const host = address.slice(address.lastIndexOf("@") + 1)
  const hosts = await tx.select({ host: siteDomain.host }).from(siteDomain).where(eq(siteDomain.siteId, siteId))
  return hosts.some((own) => own.host === host || own.host === `www.${host}`)
}

const columnsOf = (sent: SettingsSent) => ({
  title: sent.title,
  slogan: sent.slogan,
  description: sent.description,
  keywords: sent.keywords,
  mode: sent.mode,
  type: sent.type,
  template: sent.template,
  templateType: sent.template && siteTypeCode(templateKind(sent.template)),
  languageCode: sent.languageCode,
  locales: sent.locales,
  timeZone: sent.timeZone,
  favicon: sent.favico,
  logo: sent.logo,
  rightClickForbidden: sent.rightclickForbidden,
  copyForbidden: sent.isSaveAs,
  chatCode: sent.chatCode,
  chatCodeHashes: sent.chatCode === undefined ? undefined : codeHashes(sent.chatCode),
  adCode: sent.ad_code,
  adCodeHashes: sent.ad_code === undefined ? undefined : codeHashes(sent.ad_code),
  codeHosts: sent.codeHosts,
  tagManagerId: sent.tagManagerId,
  goodsPassword: sent.goodsPassword,
  moderateReviews: sent.moderateReviews,
  orderExpiryHours: sent.orderExpiryHours,
  stockHoldMinutes: sent.stockHoldMinutes,
  byAgreement: sent.byAgreement,
  unpaidOrdersPerBuyer: sent.unpaidOrdersPerBuyer,
  unpaidOrdersPerNetwork: sent.unpaidOrdersPerNetwork,
  unpaidStockPercent: sent.unpaidStockPercent,
  unpaidPiecesLeast: sent.unpaidPiecesLeast,
  completionDays: sent.completionDays,
  contactEmail: sent.contactEmail,
  mailSenderName: sent.mailSenderName,
  mailSenderAddress: sent.mailSenderAddress,
  mailReplyTo: sent.mailReplyTo,
  mailPaidOrders: sent.mailPaidOrders,
  mailUnpaidOrders: sent.mailUnpaidOrders,
  freeShipping: sent.isFreeShipping,
  consentRequired: sent.consentRequired,
  termsRequired: sent.termsRequired,
})

async function replaceFreeRegions(tx: Queries, siteId: number, regions: readonly number[]): Promise<void> {
  await tx.delete(freeShippingRegion).where(eq(freeShippingRegion.siteId, siteId))
  if (regions.length > 0) await tx.insert(freeShippingRegion).values(regions.map((regionId) => ({ siteId, regionId })))
}
