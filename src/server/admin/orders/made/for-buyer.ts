import { and, eq } from "drizzle-orm"
import { moneyRights } from "../../../../contract/admin/staff-rights.ts"
import type { Queries } from "../../../../db/database.ts"
import { member } from "../../../../db/schema/member.ts"
import { type ApiDecimal, fromDecimal } from "../../../../domain/pricing/money.ts"
import { type Refusal, refused } from "../../../../domain/refusal.ts"
import type { Agreed } from "../../../orders/agreed-prices.ts"
import type { Shop } from "../../../shop.ts"
import type { Member, Staff } from "../../../who.ts"

type Wish = { language?: string | undefined; currency?: string | undefined }

/** The shop as the buyer would see it for whom staff order: their language and currency, nothing locked, no country of a proxy. */
export function shopForBuyer(shop: Shop, { language, currency: code }: Wish): Shop | Refusal<"unknownCurrency"> {
  const { site } = shop
  const currency = site.currencies.find((each) => (code === undefined ? each.isBase : each.code === code))
  if (!currency) return refused("unknownCurrency")
  return { ...shop, currency, language: language ?? site.siteDefault, unlocked: true, country: null, region: null }
}

/** The member who buys; null where nobody is named. */
export async function buyingMember(
  db: Pick<Queries, "select">,
  siteId: number,
  memberId: number | undefined,
): Promise<Member | null | Refusal<"unknownRow">> {
  if (memberId === undefined) return null
  const [row] = await db
    .select({ id: member.id, userName: member.userName, email: member.email })
    .from(member)
    .where(and(eq(member.siteId, siteId), eq(member.id, memberId)))
  return row ? { ...row, session: "" } : refused("unknownRow")
}

type Sent = {
  items: readonly { detail_id: number; price?: ApiDecimal | undefined }[]
  freight?: ApiDecimal | undefined
}

/** What was agreed with the buyer beside the usual prices, which is the owner's to do. */
export function agreedBy(staff: Staff, { items, freight }: Sent): Agreed | Refusal<"ownerOnly"> {
  const prices = new Map(
    items.flatMap(({ detail_id, price }) => (price === undefined ? [] : [[detail_id, fromDecimal(price)] as const])),
  )
  const isAgreed = prices.size > 0 || freight !== undefined
  if (isAgreed && !moneyRights.agreedPrices.includes(staff.role)) return refused("ownerOnly")
  return { prices, ...(freight !== undefined && { freight: fromDecimal(freight) }) }
}
