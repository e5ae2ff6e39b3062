import { randomBytes } from "node:crypto"
import { pino } from "pino"
import { SANDBOX_CARDS, type SandboxBehaviour } from "../../../src/contract/sandbox-cards.ts"
import { dayIn } from "../../../src/domain/calendar-day.ts"
import { ORDER_NUMBER_BYTES, orderNumber } from "../../../src/domain/orders/order-number.ts"
import type { JobResources } from "../../../src/server/job.ts"
import { newGuest } from "../people.ts"
import type { testShop } from "../test-shop.ts"

type TestShop = Awaited<ReturnType<typeof testShop>>
type From = { host?: string; headers?: Record<string, string>; provider?: string }
type NewOrder = {
  /** Who begins to pay it, where that is a member. */
  headers?: Record<string, string>
  memberId?: number | null
  total?: number
  shownTotal?: number
  currency?: string
  rate?: string
  status?: number
  /** Seconds from now until it expires; negative: it should have. */
  expiresIn?: number | null
  site?: string
}

const EMAIL = "robin@people.example"

/** Orders made directly and paid as a browser pays them, with all that can be counted about them afterwards. */
export function paymentDesk(shop: TestShop) {
  const { rows, ask } = shop
  const guest = newGuest(shop)
  const logged: string[] = []
  const log = pino({ level: "warn" }, { write: (line) => logged.push(line) })

  async function newOrder(wish: NewOrder = {}) {
    const {
      total = 4200,
      shownTotal = total,
      currency = "USD",
      rate = "1",
      status = 1,
      site = "default-modulized",
    } = wish
    const orderNo = orderNumber(dayIn(new Date(), "UTC"), randomBytes(ORDER_NUMBER_BYTES))
    const address = { contact: "Robin", callingCode: "1", mobile: "5550100", email: EMAIL }
    const place = { regionCode: "US-CA", regionName: "California", countryName: "United States", city: "Oakland" }
    const [order] = await rows<{ id: number; site_id: number }>(
      `insert into shop_order (site_id, order_no, member_id, guest_key, email, status, currency_code, currency_symbol, rate,
         subtotal, reduction, freight, total, shown_subtotal, shown_reduction, shown_freight, shown_total,
         weight, address, expires_at)
       select id, $2, $3, case when $3::int is null then $11::uuid end, '${EMAIL}', $4, $5, '$', $6,
         $7, 0, 0, $7, $8, 0, 0, $8, 100, $9, now() + make_interval(secs => $10)
       from site where name = $1 returning id, site_id`,
      ...[site, orderNo, wish.memberId ?? null, status, currency, rate, total, shownTotal],
      { ...address, ...place, street: "1 Main St", zipCode: "94601" },
      wish.expiresIn === undefined ? 86_400 : wish.expiresIn,
      guest.key,
    )
    if (!order) throw new Error("The order was not stored")
    return { id: order.id, siteId: order.site_id, orderNo }
  }

  /** As the buyer: by the cookie of the browser that the orders were placed with, unless somebody is signed in. */
  const begin = (orderNo: string, method = "card", { provider = "sandbox", ...from }: From = {}) =>
    ask("POST /api/order/createOrderPaySign", {
      body: { order_no: orderNo, provider, method },
      headers: guest.headers,
      ...from,
    })

  /** A payment that has begun: its sheet, its number at the provider, and its number here. */
  async function begun(orderNo: string, method = "card", from: From = {}) {
    const answer = await begin(orderNo, method, from)
    if (answer.code !== 1) throw new Error(`The payment was refused: ${answer.reason}`)
    const { token, paypal_id: paypalId } = answer.data
    const [row] = await rows<{ id: number }>("select id from payment where provider_id = $1", paypalId)
    return { token, paypalId, id: row?.id ?? 0 }
  }

  const confirm = (token: string, card: SandboxBehaviour = "success") =>
    ask("POST /api/pay/sandbox/confirm", {
      body: { token, number: SANDBOX_CARDS[card], expiry: "12/40", cvc: "123" },
    })

  const callback = (orderNo: string, paypalId: string, from: From = {}) =>
    ask("POST /api/pay/callback", { body: { order_no: orderNo, paypal_id: paypalId }, headers: guest.headers, ...from })

  /** An order whose buyer has just paid with a card; nobody has told the shop. */
  async function approvedOrder(wish: NewOrder = {}, card: SandboxBehaviour = "success") {
    const order = await newOrder(wish)
    const payment = await begun(order.orderNo, "card", wish.headers && { headers: wish.headers })
    await confirm(payment.token, card)
    return { ...order, payment }
  }

  const resources = (secondsLater = 0): JobResources => ({
    db: shop.db,
    log,
    payments: shop.payments,
    secret: shop.secret,
    dataFolder: shop.dataFolder,
    now: new Date(Date.now() + secondsLater * 1000),
  })

  /** Everything that must not happen twice, and how the order stands. */
  async function told(orderId: number) {
    const [row] = await rows<Record<"status" | "amontStatus" | "captures" | "captured" | "paid" | "mails", number>>(
      `select o.status, o.payment_status as "amontStatus",
         (select count(*) from sandbox_event e join sandbox_payment s on s.id = e.payment_id
            where s.reference = o.order_no and e.kind = 'payment.captured') as captures,
         (select count(*) from payment_event e join payment p on p.id = e.payment_id
            where p.order_id = o.id and e.kind = 'captured') as captured,
         (select count(*) from order_event e where e.order_id = o.id and e.kind = 'paid') as paid,
         (select count(*) from mail_outbox m where m.kind = 'orderPaid' and m.content ->> 'orderId' = o.id::text) as mails
       from shop_order o where o.id = $1`,
      orderId,
    )
    return row
  }

  const statusOf = async (paymentId: number) =>
    (await rows<{ status: string }>("select status from payment where id = $1", paymentId))[0]?.status

  return { newOrder, begin, begun, confirm, callback, approvedOrder, resources, told, statusOf, logged }
}

/** Paid exactly once. */
export const PAID_ONCE = { status: 5, amontStatus: 1, captures: 1, captured: 1, paid: 1, mails: 1 }
export const UNPAID = { status: 1, amontStatus: 0, captures: 0, captured: 0, paid: 0, mails: 0 }
