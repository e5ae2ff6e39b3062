import { and, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import type { Queries } from "../../../db/database.ts"
import { paymentAccount } from "../../../db/schema/payment-account.ts"
import { site } from "../../../db/schema/site.ts"
import { refused } from "../../../domain/refusal.ts"
import { firstSteps, openSteps, type SETTLED_BY_HAND } from "../../../domain/site/first-steps.ts"
import type { Refused } from "../../api/handlers.ts"
import type { Shop } from "../../shop.ts"
import { readHomeContent } from "../../sites/stored-home.ts"
import { auditedTransaction, type StaffContext } from "../catalog/audited-transaction.ts"
import { nextChange } from "../catalog/changed-since.ts"
import { lockSite } from "../catalog/lock-site.ts"

type Guide = CallReply<"GET /api/admin/guide">
type Found = {
  hasTaxes: boolean
  hasFreight: boolean
  hasOffline: boolean
  goodsForSale: boolean
  policies: string[]
}

/** What buyers must be able to read before they buy. */
const POLICIES_NEEDED = ["shipping", "privacy", "return"]

export async function showGuide(shop: Shop): Promise<Guide> {
  return guideOf(shop.db, shop)
}

/** Reckoned from what is there, so a step that is undone is open again. */
async function guideOf(db: Queries, shop: Shop): Promise<Guide> {
  const siteId = shop.site.id
  const [kept] = await db.select().from(site).where(eq(site.id, siteId))
  if (!kept) throw new Error(`There is no site ${siteId}`)
  const { rows } = await db.execute<Found>(sql`select
    exists (select from tax_setting where site_id = ${siteId}) as "hasTaxes",
    exists (select from freight_rate where site_id = ${siteId})
      or (${kept.freeShipping} and exists (select from free_shipping_region where site_id = ${siteId})) as "hasFreight",
    exists (select from offline_way where site_id = ${siteId} and is_on) as "hasOffline",
    exists (select from goods where site_id = ${siteId} and on_sale and min_price > 0) as "goodsForSale",
    array(select kind from site_policy where site_id = ${siteId} and policy <> '') as policies`)
  const [found] = rows
  if (!found) throw new Error("The database found nothing, not even none")
  const steps = firstSteps({
    hasLogo: kept.logo !== "",
    hasContactEmail: kept.contactEmail !== "",
    hasCountry: kept.defaultRegionId !== null,
    hasAddress: readHomeContent(kept.adConfig).read.contact.address !== "",
    hasTaxes: found.hasTaxes,
    hasFreight: found.hasFreight,
    hasPayment: found.hasOffline || (await takesRealMoney(db, shop)),
    goodsForSale: found.goodsForSale,
    hasPolicies: POLICIES_NEEDED.every((kind) => found.policies.includes(kind)),
    hasOwnLook: kept.homeSections !== null,
    isLive: kept.mode === "live",
    settled: kept.stepsSettled,
  })
  return { mode: kept.mode, steps, isReady: openSteps(steps).length === 0 }
}

/** An account for real money that is on, has its keys and offers something. */
async function takesRealMoney(db: Queries, { site: { id }, payments }: Shop): Promise<boolean> {
  const accounts = await db
    .select()
    .from(paymentAccount)
    .where(and(eq(paymentAccount.siteId, id), eq(paymentAccount.mode, "live"), paymentAccount.isOn))
  return accounts.some((account) => account.methods.length > 0 && typeof payments.keys.open(account) !== "string")
}

/** Says that a step is done by leaving things as they are, or takes that back. */
export async function settleStep(
  context: StaffContext,
  { step, isDone }: { step: (typeof SETTLED_BY_HAND)[number]; isDone: boolean },
): Promise<Guide | Refused> {
  const siteId = context.shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    const { stepsSettled } = await lockSite(tx, siteId)
    const others = stepsSettled.filter((settled) => settled !== step)
    await tx
      .update(site)
      .set({ stepsSettled: isDone ? [...others, step] : others })
      .where(eq(site.id, siteId))
    await note(isDone ? "guide.settle" : "guide.reopen", "guide", { step })
    return guideOf(tx, context.shop)
  })
}

/** Takes real money from now on. Rule: only a shop in which a buyer finds goods, a way to get them and a way to pay. */
export async function goLive(context: StaffContext): Promise<Guide | Refused> {
  const { shop } = context
  return auditedTransaction(context, async (tx, note) => {
    const { mode, updatedAt } = await lockSite(tx, shop.site.id)
    const guide = await guideOf(tx, shop)
    if (mode === "live") return guide
    const missing = openSteps(guide.steps)
    if (missing.length > 0) return refused("notReadyYet", { missing })
    await tx
      .update(site)
      .set({ mode: "live", updatedAt: nextChange(updatedAt, shop.now) })
      .where(eq(site.id, shop.site.id))
    await note("site.live", "site", { before: mode })
    return guideOf(tx, shop)
  })
}
