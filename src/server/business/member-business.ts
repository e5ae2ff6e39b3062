import { and, eq } from "drizzle-orm"
import type { BusinessShown, businessCalls } from "../../contract/business-calls.ts"
import type { BodyOf } from "../../contract/call.ts"
import type { Queries } from "../../db/database.ts"
import { memberBusiness } from "../../db/schema/business.ts"
import { isRefused } from "../../domain/refusal.ts"
import type { BuyerKind } from "../../domain/tax/buyers/buyer-kind.ts"
import type { VatCheck } from "../../domain/tax/buyers/vat-check.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import { placeShown } from "../addresses/place-shown.ts"
import { type Limit, type TooMany, tooManyBy } from "../limits.ts"
import type { Shop } from "../shop.ts"
import { transact } from "../transact.ts"
import { checkColumns, checkShown } from "./check-columns.ts"
import { checkVatNumber } from "./check-vat-number.ts"
import { countryOf, readBusiness, type WrongBusiness } from "./read-business.ts"

type MemberBusiness = typeof memberBusiness.$inferSelect

/** Nobody moves so often. */
const BY_MEMBER: Limit = { max: 30, seconds: HOUR_SECONDS }

const ofMember = (siteId: number, memberId: number) =>
  and(eq(memberBusiness.siteId, siteId), eq(memberBusiness.memberId, memberId))

/** What a member has said about the business; null where nothing was said or decided yet. */
export async function findBusiness(db: Queries, siteId: number, memberId: number): Promise<MemberBusiness | null> {
  const [row] = await db.select().from(memberBusiness).where(ofMember(siteId, memberId))
  return row ?? null
}

export async function showBusiness({ db, site, language }: Shop, memberId: number): Promise<BusinessShown> {
  return businessShown(await findBusiness(db, site.id, memberId), language)
}

export function businessShown(row: MemberBusiness | null, language: string): BusinessShown {
  return {
    kind: row?.kind ?? "private",
    company: row?.company ?? "",
    vat_number: row?.vatNumber ?? "",
    billing: row?.billing ? placeShown(row.billing, language) : null,
    check: row && checkShown(row),
  }
}

type Sent = BodyOf<(typeof businessCalls)["POST /api/user/business"]>

/**
 * Replaces what a member says about the business. A number that is confirmed makes them a confirmed business; with another
 * one they are that no longer. What else they are is for staff to say.
 */
export async function saveBusiness(
  shop: Shop,
  memberId: number,
  sent: Sent,
): Promise<BusinessShown | TooMany | WrongBusiness> {
  const { db, site, now } = shop
  const tooMany = await tooManyBy(shop, `business of ${memberId}`, BY_MEMBER)
  if (tooMany) return tooMany
  const business = await readBusiness(db, sent, countryOf(sent.billing_address?.region_code ?? ""))
  if (isRefused(business)) return business
  const { vatNumber } = business
  const check = vatNumber === null ? null : await checkVatNumber(shop, vatNumber, memberId)
  await transact(db, async (tx) => {
    await tx.insert(memberBusiness).values({ siteId: site.id, memberId }).onConflictDoNothing()
    // Staff may decide about the number at this very moment: they wait, or this does.
    const [before] = await tx.select().from(memberBusiness).where(ofMember(site.id, memberId)).for("update")
    if (!before) throw new Error("The member has gone")
    const isDecided = before.vatNumber === vatNumber && before.checkedBy === "hand"
    const known = isDecided ? {} : { ...checkColumns(check), kind: kindWith(before.kind, check) }
    await tx
      .update(memberBusiness)
      .set({ ...business, ...known, changedAt: now })
      .where(ofMember(site.id, memberId))
  })
  return showBusiness(shop, memberId)
}

/** A confirmed number makes a confirmed business; without one it is a business still. */
function kindWith(before: BuyerKind, check: VatCheck | null): BuyerKind {
  if (check?.result === "confirmed") return "confirmedBusiness"
  return before === "confirmedBusiness" ? "business" : before
}
