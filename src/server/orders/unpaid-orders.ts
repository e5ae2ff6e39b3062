import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import { arePiecesLimited, brokenLimit, type UnpaidOrders, unpaidPiecesMax } from "../../domain/orders/unpaid-limits.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { DAY_SECONDS } from "../../domain/time-units.ts"
import type { BuyableLine } from "../cart/price-lines.ts"
import { inSeconds, networkOf } from "../limits.ts"
import type { Shop } from "../shop.ts"

type Buyer = { memberId: number | null; guestKey: string | null; email: string }
type Line = { goodDetailId: number; goodName: string; available: number }

export type UnpaidObstacle =
  | Refusal<"tooManyUnpaid", { retryAfter: number; max: number }>
  | Refusal<"tooManyPieces", { retryAfter: number; lines: Line[] }>

/**
 * Why this buyer may not have a further unpaid order, or null: nobody shall sell a shop out, or fill somebody's mailbox,
 * without paying. In the transaction that places it: orders of one buyer, recipient or network are placed one after another.
 */
export async function unpaidObstacle(
  shop: Shop,
  tx: Queries,
  buyer: Buyer,
  bought: readonly BuyableLine[],
): Promise<UnpaidObstacle | null> {
  await oneAtATime(tx, shop, buyer)
  const { ids, waits, ...orders } = await unpaidOrders(shop, tx, buyer)
  const { site } = shop
  const broken = brokenLimit(orders, site)
  if (broken) {
    const max = broken === "ofNetwork" ? site.unpaidOrdersPerNetwork : site.unpaidOrdersPerBuyer
    return refused("tooManyUnpaid", { retryAfter: inSeconds(waits[broken] ?? site.stockHoldMinutes * 60), max })
  }
  if (!arePiecesLimited(site.siteType, buyer.memberId !== null)) return null
  const lines = await linesBeyond(shop, tx, ids, bought)
  const wait = waits.ofBuyer ?? waits.ofNetwork ?? site.stockHoldMinutes * 60
  return lines.length === 0 ? null : refused("tooManyPieces", { retryAfter: inSeconds(wait), lines })
}

/** The network of whoever asks; null where that is not known. */
export const networkOfBuyer = ({ address }: Pick<Shop, "address">): string | null =>
  address === "" ? null : networkOf(address)

/** Held until the order is placed. Always in the same order, so that two never wait for each other. */
async function oneAtATime(tx: Queries, shop: Shop, { memberId, guestKey, email }: Buyer): Promise<void> {
  const network = networkOfBuyer(shop)
  const keys = [
    memberId === null ? `guest ${guestKey}` : `member ${memberId}`,
    ...(memberId === null ? [`recipient ${email}`] : []),
    ...(network === null ? [] : [`network ${network}`]),
  ].map((key) => `unpaid ${shop.site.id} ${key}`)
  await tx.execute(sql`
    select pg_advisory_xact_lock(lock) from (
      select hashtextextended(key, 0) as lock from unnest(${sql.param(keys)}::text[]) as key order by lock) locks`)
}

type Waits = Record<keyof UnpaidOrders, number | null>
type Counted = UnpaidOrders & { ids: number[]; waits: Waits }

/** A member's orders are the member's; a guest's are those of the browser, and those that went to the same address. */
async function unpaidOrders(shop: Shop, tx: Queries, { memberId, guestKey, email }: Buyer): Promise<Counted> {
  const { site, now } = shop
  const at = sql`${now.toISOString()}::timestamptz`
  const [byBuyer, byRecipient] =
    memberId === null
      ? [sql`o.guest_key = ${guestKey}::uuid`, sql`o.email = ${email} and o.member_id is null`]
      : [sql`o.member_id = ${memberId}`, sql`o.member_id = ${memberId}`]
  const byNetwork = sql`o.network = ${networkOfBuyer(shop)}`
  const isWaiting = sql`o.status = ${ORDER_STATUS.created}`
  const isRecent = sql`o.status in (${ORDER_STATUS.cancelled}, ${ORDER_STATUS.invalid})
    and o.created_at > ${at} - make_interval(secs => ${DAY_SECONDS})`
  const { rows } = await tx.execute<Counted>(sql`
    with unpaid as materialized (
      select o.id, o.expires_at, o.created_at, ${isWaiting} as waiting, coalesce(${byBuyer}, false) as "byBuyer",
        coalesce(${byRecipient}, false) as "byRecipient", coalesce(${byNetwork}, false) as "byNetwork"
      from shop_order o
      where o.site_id = ${site.id} and o.payment_status = ${PAYMENT_STATUS.unpaid}
        and ((${isWaiting} and ${byNetwork}) or ((${isWaiting} or ${isRecent}) and (${byBuyer} or (${byRecipient})))))
    select greatest(count(*) filter (where waiting and "byBuyer"), count(*) filter (where waiting and "byRecipient"))::int
        as "ofBuyer",
      greatest(count(*) filter (where "byBuyer"), count(*) filter (where "byRecipient"))::int as "ofBuyerInADay",
      count(*) filter (where waiting and "byNetwork")::int as "ofNetwork",
      coalesce(array_agg(id) filter (where waiting), '{}') as ids,
      json_build_object(
        'ofBuyer', extract(epoch from min(expires_at) filter (where waiting and ("byBuyer" or "byRecipient")) - ${at}),
        'ofBuyerInADay', ${DAY_SECONDS} - extract(epoch from ${at} - min(created_at) filter (where "byBuyer" or "byRecipient")),
        'ofNetwork', extract(epoch from min(expires_at) filter (where waiting and "byNetwork") - ${at})) as waits
    from unpaid`)
  const none = { ofBuyer: 0, ofBuyerInADay: 0, ofNetwork: 0, ids: [], waits: NO_WAITS }
  return rows[0] ?? none
}

const NO_WAITS: Waits = { ofBuyer: null, ofBuyerInADay: null, ofNetwork: null }

/** Lines of which this buyer, or the network, would hold more unpaid pieces than one may; gifts do not count. */
async function linesBeyond(
  { site }: Shop,
  tx: Queries,
  orderIds: readonly number[],
  bought: readonly BuyableLine[],
): Promise<Line[]> {
  const { rows } = await tx.execute<{ id: number; stock: number; held: number }>(sql`
    select v.id, v.stock, (
      select coalesce(sum(l.quantity), 0)::int from order_line l
      where l.site_id = v.site_id and l.order_id = any(${sql.param(orderIds)}::int[]) and l.variant_id = v.id
        and not l.is_gift) as held
    from variant v where v.site_id = ${site.id}
      and v.id = any(${sql.param(bought.map(({ goods }) => goods.variantId))}::int[])`)
  const shelf = new Map(rows.map((row) => [row.id, row]))
  return bought.flatMap(({ goods: { variantId, name, quantity, moq } }) => {
    const { stock = 0, held = 0 } = shelf.get(variantId) ?? {}
    const available = Math.max(0, unpaidPiecesMax({ stock: stock + held, moq }, site) - held)
    return quantity <= available ? [] : [{ goodDetailId: variantId, goodName: name, available }]
  })
}
