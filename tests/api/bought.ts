import { randomBytes } from "node:crypto"
import { dayIn } from "../../src/domain/calendar-day.ts"
import { ORDER_NUMBER_BYTES, orderNumber } from "../../src/domain/orders/order-number.ts"
import { type Headers, newGuest } from "./people.ts"
import type { testShop } from "./test-shop.ts"

type TestShop = Pick<Awaited<ReturnType<typeof testShop>>, "rows">

type Line = { quantity?: number; price?: number; reduction?: number; isGift?: boolean; variantId?: number }
type Wanted = {
  memberId?: number | null
  guestKey?: string | null
  email?: string
  status?: number
  paymentStatus?: number
  freight?: number
  language?: string
  lines?: Line[]
  site?: string
}
type BoughtLine = { id: number; goodsId: number; variantId: number; isGift: boolean }
export type Bought = { id: number; orderNo: string; email: string; lines: BoughtLine[] }

const ADDRESS = {
  contact: "Robin Hood",
  callingCode: "44",
  mobile: "7700900178",
  email: "robin@people.example",
  regionCode: "GB",
  regionName: "",
  countryName: "United Kingdom",
  city: "Leeds",
  street: "1 Elm",
  zipCode: "LS6 1BD",
}

/** An order written directly: for tests of what comes after it. Amounts are in minor units; a line without a variant gets any. */
export async function bought({ rows }: TestShop, wanted: Wanted = {}): Promise<Bought> {
  const { memberId = null, guestKey = null, email = ADDRESS.email, status = 8, paymentStatus = 1 } = wanted
  const { freight = 500, language = "en", lines = [{}], site = "default-modulized" } = wanted
  const priced = lines.map(({ quantity = 1, price = 1000, reduction = 0, isGift = false, variantId }) => ({
    quantity,
    isGift,
    variantId,
    price: isGift ? 0 : price,
    reduction: isGift ? 0 : reduction,
  }))
  const subtotal = priced.reduce((all, line) => all + line.price * line.quantity, 0)
  const reduction = priced.reduce((all, line) => all + line.reduction, 0)
  const total = subtotal - reduction + freight
  const orderNo = orderNumber(dayIn(new Date(), "UTC"), randomBytes(ORDER_NUMBER_BYTES))
  const [order] = await rows<{ id: number }>(
    `insert into shop_order (site_id, order_no, member_id, guest_key, email, status, payment_status, language, currency_code,
      currency_symbol, rate, subtotal, reduction, freight, total, shown_subtotal, shown_reduction,
      shown_freight, shown_total, weight, address, shipped_at)
    select id, $2, $3, $4, $5, $6, $7, $8, 'USD', '$', 1, $9, $10, $11, $12,
      $9, $10, $11, $12, 100, $13, now() from site where name = $1
    returning id`,
    ...[site, orderNo, memberId, guestKey, email, status, paymentStatus, language, subtotal, reduction, freight, total],
    JSON.stringify(ADDRESS),
  )
  const id = order?.id ?? 0
  const written: BoughtLine[] = []
  for (const [place, line] of priced.entries()) {
    const [row] = await rows<BoughtLine>(
      `insert into order_line (site_id, order_id, goods_id, variant_id, name, number, is_gift, quantity, unit_price, reduction, weight)
      select v.site_id, $1, v.goods_id, v.id, 'Something', v.number, $3, $4, $5, $6, 100
      from variant v join goods g on g.id = v.goods_id join site s on s.id = v.site_id
      where s.name = $7 and v.id = coalesce($2, v.id) and v.on_sale and g.on_sale and (not g.encrypted or $2 is not null)
      order by v.id offset $8 limit 1
      returning id, goods_id as "goodsId", variant_id as "variantId", is_gift as "isGift"`,
      ...[id, line.variantId ?? null, line.isGift, line.quantity, line.price, line.reduction, site],
      line.variantId ? 0 : place,
    )
    if (!row) throw new Error("There is no such variant")
    written.push(row)
  }
  if (paymentStatus === 1)
    await rows(
      `insert into payment (site_id, order_id, provider, method, provider_id, amount, currency_code, status)
      select site_id, id, 'sandbox', 'card', 'test-' || order_no, shown_total, currency_code, 'captured'
      from shop_order where id = $1`,
      id,
    )
  return { id, orderNo, email, lines: written }
}

/** A guest with a paid order behind them, as whoever uses a coupon for checking out must have: the headers of their browser. */
export async function guestWithPaidOrder(
  shop: Pick<Awaited<ReturnType<typeof testShop>>, "rows" | "secret">,
  email?: string,
): Promise<{ headers: Headers; earlier: Bought }> {
  const { key, headers } = newGuest(shop)
  return { headers, earlier: await bought(shop, { guestKey: key, ...(email && { email }) }) }
}
