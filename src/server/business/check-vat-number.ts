import { and, eq, sql } from "drizzle-orm"
import { memberBusiness, vatCheck } from "../../db/schema/business.ts"
import { stillCounts, type VatCheck } from "../../domain/tax/buyers/vat-check.ts"
import { areaOfVatNumber, type VatNumber } from "../../domain/tax/buyers/vat-number.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import { countAttempt, type Limit, networkOf } from "../limits.ts"
import type { Shop } from "../shop.ts"

/** New numbers, not questions: the same one is asked once a day. Nobody has so many businesses to buy for. */
const FROM_NETWORK: Limit = { max: 20, seconds: HOUR_SECONDS }
/** Whatever happens here, the checker is not flooded from this shop. */
const OF_SHOP: Limit = { max: 600, seconds: HOUR_SECONDS }

/**
 * What is known of a number: what the owner says, else what the shop's checker says, asked once a day. Null where nobody
 * can be asked. Whoever asks for too many gets silence. Never in a transaction: it may take seconds.
 */
export async function checkVatNumber(shop: Shop, number: VatNumber, memberId: number | null): Promise<VatCheck | null> {
  const known = await knownCheck(shop, number)
  if (known?.by === "hand") return known
  const ofMember = memberId === null ? null : await handCheckOf(shop, number, memberId)
  if (ofMember) return ofMember
  if (shop.site.tax?.vatChecker !== "vies" || areaOfVatNumber(number) === null) return null
  return known && stillCounts(known, shop.now) ? known : askOnce(shop, number)
}

async function knownCheck({ db, site }: Shop, number: VatNumber): Promise<VatCheck | null> {
  const [row] = await db
    .select({ result: vatCheck.result, by: vatCheck.by, at: vatCheck.at, reference: vatCheck.reference })
    .from(vatCheck)
    .where(and(eq(vatCheck.siteId, site.id), eq(vatCheck.vatNumber, number)))
  return row ?? null
}

/** What staff have decided about this member's number. */
async function handCheckOf({ db, site }: Shop, number: VatNumber, memberId: number): Promise<VatCheck | null> {
  const [row] = await db
    .select()
    .from(memberBusiness)
    .where(
      and(
        eq(memberBusiness.siteId, site.id),
        eq(memberBusiness.memberId, memberId),
        eq(memberBusiness.vatNumber, number),
        eq(memberBusiness.checkedBy, "hand"),
      ),
    )
  if (!row?.checkResult || !row.checkedAt) return null
  return { result: row.checkResult, by: "hand", at: row.checkedAt, reference: row.checkReference }
}

const asking = new Map<string, Promise<VatCheck>>()

/** Those who ask for the same number at the same moment get the same answer. */
function askOnce(shop: Shop, number: VatNumber): Promise<VatCheck> {
  const name = `${shop.site.id} ${number}`
  const running = asking.get(name)
  if (running) return running
  const started = askChecker(shop, number).finally(() => asking.delete(name))
  asking.set(name, started)
  return started
}

async function askChecker(shop: Shop, number: VatNumber): Promise<VatCheck> {
  const { db, site, now, log } = shop
  const unasked: VatCheck = { result: "silent", by: "checker", at: now, reference: null }
  const here = await countAttempt(db, site.id, `vat number from ${networkOf(shop.address)}`, FROM_NETWORK, now)
  if (!here.allowed || !(await countAttempt(db, site.id, "vat number", OF_SHOP, now)).allowed) return unasked
  const answer = await shop.vatChecker(number, site.tax?.vatNumber ?? null)
  if (answer.result === "silent") log.warn({ why: answer.why }, "the checker of VAT numbers is silent")
  const { result, reference } = answer
  const check: VatCheck = { result, by: "checker", at: now, reference }
  const row = { siteId: site.id, vatNumber: number, ...check }
  await db
    .insert(vatCheck)
    .values(row)
    .onConflictDoUpdate({
      target: [vatCheck.siteId, vatCheck.vatNumber],
      set: check,
      setWhere: sql`${vatCheck.by} = 'checker'`,
    })
  return check
}
