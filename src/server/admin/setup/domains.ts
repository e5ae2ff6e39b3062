import { and, count, eq } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { siteDomain, siteDomainClaim } from "../../../db/schema/site-settings.ts"
import { refused } from "../../../domain/refusal.ts"
import { isStaffHost, shopHostBehind } from "../../../domain/site/staff-origin.ts"
import type { Refused } from "../../api/handlers.ts"
import { wholeList } from "../../api/whole-list.ts"
import { proofOf } from "../../host-proof.ts"
import { tooManyBy } from "../../limits.ts"
import { newSecretToken } from "../../secret-token.ts"
import type { Shop } from "../../shop.ts"
import { auditedTransaction, type StaffContext } from "../catalog/audited-transaction.ts"
import { lockSite } from "../catalog/lock-site.ts"
import { wrongField } from "../catalog/wrong-field.ts"
import { domainsOf } from "./list-domains.ts"

const CLAIMS_MAX = 20
const CHECKS = { max: 30, seconds: 3600 }

type Domains = CallReply<"GET /api/admin/site/domains">

const ownDomain = (siteId: number, host: string) => and(eq(siteDomain.siteId, siteId), eq(siteDomain.host, host))
const ownClaim = (siteId: number, host: string) =>
  and(eq(siteDomainClaim.siteId, siteId), eq(siteDomainClaim.host, host))

export async function listDomains({ db, site }: Shop): Promise<Domains> {
  return wholeList(await domainsOf(db, site.id))
}

/** Names a host; it is the shop's once that is proved. Rule: never one of another shop's, never one that staff come in by. */
export async function addDomain(context: StaffContext, host: string): Promise<Domains | Refused> {
  const { shop } = context
  if (shopHostBehind(host) !== null || isStaffHost(host, shop.adminOrigin)) return wrongField("host", "hostOfStaff")
  return auditedTransaction(context, async (tx, note) => {
    await lockSite(tx, shop.site.id)
    const [taken] = await tx.select().from(siteDomain).where(eq(siteDomain.host, host))
    if (taken) return wrongField("host", taken.siteId === shop.site.id ? "hostIsYours" : "hostTaken")
    const isThisSite = eq(siteDomainClaim.siteId, shop.site.id)
    const [claims] = await tx.select({ count: count() }).from(siteDomainClaim).where(isThisSite)
    if ((claims?.count ?? 0) >= CLAIMS_MAX) return wrongField("host", "tooManyEntries")
    const added = await tx
      .insert(siteDomainClaim)
      .values({ siteId: shop.site.id, host, token: newSecretToken() })
      .onConflictDoNothing()
      .returning({ host: siteDomainClaim.host })
    if (added.length > 0) await note("domain.add", `domain ${host}`)
    return wholeList(await domainsOf(tx, shop.site.id))
  })
}

/** Looks for the proof with nothing locked, and opens the host where it is found. */
export async function checkDomain(
  context: StaffContext,
  host: string,
): Promise<CallReply<"POST /api/admin/domain/check"> | Refused> {
  const { shop } = context
  const siteId = shop.site.id
  const [claim] = await shop.db.select().from(siteDomainClaim).where(ownClaim(siteId, host))
  if (!claim) return refused("unknownRow")
  const tooMany = await tooManyBy(shop, "domain check", CHECKS)
  if (tooMany) return tooMany
  const looked = await shop.hostProver(proofOf(host, claim.token), host)
  const isOpen = looked.record === "found" || looked.file === "found"
  return auditedTransaction(context, async (tx, note) => {
    if (isOpen) {
      await lockSite(tx, siteId)
      const gone = await tx.delete(siteDomainClaim).where(ownClaim(siteId, host)).returning()
      if (gone.length === 0) return refused("unknownRow")
      await tx.insert(siteDomain).values({ siteId, host, isPrimary: false })
    }
    await note(isOpen ? "domain.open" : "domain.check", `domain ${host}`, looked)
    return { isOpen, ...looked, domains: await domainsOf(tx, siteId) }
  })
}

/** Links, mails and feeds name the primary host. */
export async function makePrimary(context: StaffContext, host: string): Promise<Domains | Refused> {
  const siteId = context.shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    await lockSite(tx, siteId)
    const [domain] = await tx.select().from(siteDomain).where(ownDomain(siteId, host))
    if (!domain) return refused("unknownRow")
    if (!domain.isPrimary) {
      const [before] = await tx
        .update(siteDomain)
        .set({ isPrimary: false })
        .where(and(eq(siteDomain.siteId, siteId), siteDomain.isPrimary))
        .returning({ host: siteDomain.host })
      await tx.update(siteDomain).set({ isPrimary: true }).where(ownDomain(siteId, host))
      await note("domain.primary", `domain ${host}`, { before: before?.host ?? null })
    }
    return wholeList(await domainsOf(tx, siteId))
  })
}

export async function removeDomain(context: StaffContext, host: string): Promise<Domains | Refused> {
  const siteId = context.shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    await lockSite(tx, siteId)
    const [domain] = await tx.select().from(siteDomain).where(ownDomain(siteId, host))
    if (domain?.isPrimary) return refused("inUse")
    const claims = await tx.delete(siteDomainClaim).where(ownClaim(siteId, host)).returning()
    if (!domain && claims.length === 0) return refused("unknownRow")
    if (domain) await tx.delete(siteDomain).where(ownDomain(siteId, host))
    await note("domain.remove", `domain ${host}`, { wasOpen: domain !== undefined })
    return wholeList(await domainsOf(tx, siteId))
  })
}
