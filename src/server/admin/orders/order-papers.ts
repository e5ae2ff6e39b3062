import { sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { type ChargedAmount, type ChargedDecimal, toChargedDecimal } from "../../../domain/pricing/charged-amount.ts"
import { type ApiDecimal, type Money, toDecimal } from "../../../domain/pricing/money.ts"
import type { Shop } from "../../shop.ts"

type Papers = Pick<
  CallReply<"GET /api/admin/order/detail">,
  "payments" | "refunds" | "disputes" | "handMoney" | "returns" | "timeline"
>

/** As they come out of the database: amounts in minor units, moments in the database's spelling. */
type Read<Paper> = {
  [Field in keyof Paper]: Paper[Field] extends ApiDecimal
    ? Money
    : Paper[Field] extends ChargedDecimal
      ? ChargedAmount
      : Paper[Field] extends readonly { amount: ApiDecimal }[]
        ? Read<Paper[Field][number]>[]
        : Paper[Field]
}
type PapersRead = { [Kind in keyof Papers]: Read<Papers[Kind][number]>[] }

/** Every try to pay with what its provider said, money given back, returns, and the whole timeline, in one query. */
export async function orderPapers({ db, site }: Shop, orderId: number): Promise<Papers> {
  const ofOrder = sql`site_id = ${site.id} and order_id = ${orderId}`
  const { rows } = await db.execute<PapersRead>(sql`select (
    select coalesce(json_agg(json_build_object('id', p.id, 'provider', p.provider, 'method', p.method,
      'provider_id', p.provider_id, 'capture_id', p.capture_id, 'status', p.status, 'amount', p.amount,
      'refunded', p.refunded, 'lost', p.lost,
      'code', p.currency_code, 'createTime', p.created_at, 'updateTime', p.updated_at, 'events', (
        select coalesce(json_agg(json_build_object('kind', e.kind, 'detail', e.detail, 'createTime', e.created_at)
          order by e.id), '[]')
        from payment_event e where e.site_id = p.site_id and e.payment_id = p.id)) order by p.id), '[]')
    from payment p where p.${ofOrder}) as payments, (
    select coalesce(json_agg(json_build_object('id', f.id, 'cause', f.cause, 'status', f.status, 'amount', f.amount,
      'provider_refund_id', f.provider_refund_id, 'lines', (
        select coalesce(json_agg(json_build_object('id', l.id, 'goodName', l.name, 'specs', l.specs,
          'quantity', x.quantity, 'amount', x.amount) order by l.id), '[]')
        from refund_line x join order_line l on l.id = x.order_line_id
        where x.site_id = f.site_id and x.refund_id = f.id),
      'code', (select p.currency_code from payment p where p.id = f.payment_id), 'failure', f.failure,
      'createTime', f.created_at, 'madeTime', f.made_at) order by f.id), '[]')
    from refund f where f.${ofOrder}) as refunds, (
    select coalesce(json_agg(json_build_object('id', d.id, 'provider_dispute_id', d.provider_dispute_id,
      'status', d.status, 'amount', d.amount, 'code', d.currency_code,
      'reason', d.reason, 'respondBy', d.respond_by, 'createTime', d.created_at, 'closeTime', d.closed_at)
      order by d.id), '[]')
    from dispute d where d.${ofOrder}) as disputes, (
    select coalesce(json_agg(json_build_object('id', h.id, 'kind', h.kind, 'amount', h.amount, 'code', (
        select o.currency_code from shop_order o where o.site_id = h.site_id and o.id = h.order_id), 'day', h.day,
      'reference', h.reference, 'staffName', h.staff_name, 'createTime', h.created_at) order by h.id), '[]')
    from hand_money h where h.${ofOrder}) as "handMoney", (
    select coalesce(json_agg(json_build_object('id', r.id, 'status', r.status, 'reason', r.reason, 'refund', r.refund,
      'createTime', r.created_at, 'updateTime', r.updated_at) order by r.id desc), '[]')
    from return_request r where r.${ofOrder}) as returns, (
    select coalesce(json_agg(json_build_object('kind', e.kind, 'detail', e.detail, 'createTime', e.created_at)
      order by e.id), '[]')
    from order_event e where e.${ofOrder}) as timeline`)
  const none = { payments: [], refunds: [], disputes: [], handMoney: [], returns: [], timeline: [] }
  const papers = rows[0] ?? none
  return {
    payments: papers.payments.map(({ events, amount, refunded, lost, ...payment }) => ({
      ...stamped(payment),
      amount: toChargedDecimal(amount, payment.code),
      refunded: toChargedDecimal(refunded, payment.code),
      lost: toChargedDecimal(lost, payment.code),
      events: events.map(stamped),
    })),
    refunds: papers.refunds.map(({ amount, lines, madeTime, ...refund }) => ({
      ...stamped(refund),
      amount: toChargedDecimal(amount, refund.code),
      lines: lines.map((line) => ({ ...line, amount: toDecimal(line.amount) })),
      madeTime: isoOrNull(madeTime),
    })),
    disputes: papers.disputes.map(({ amount, respondBy, closeTime, ...dispute }) => ({
      ...stamped(dispute),
      amount: toChargedDecimal(amount, dispute.code),
      respondBy: isoOrNull(respondBy),
      closeTime: isoOrNull(closeTime),
    })),
    handMoney: papers.handMoney.map(({ amount, ...hand }) => ({
      ...stamped(hand),
      amount: toChargedDecimal(amount, hand.code),
    })),
    returns: papers.returns.map(({ refund, ...returned }) => ({ ...stamped(returned), refund: toDecimal(refund) })),
    timeline: papers.timeline.map(stamped),
  }
}

const iso = (moment: string) => new Date(moment).toISOString()
const isoOrNull = (moment: string | null) => (moment === null ? null : iso(moment))

function stamped<Entry extends { createTime: string; updateTime?: string }>(entry: Entry): Entry {
  const { createTime, updateTime } = entry
  return { ...entry, createTime: iso(createTime), ...(updateTime !== undefined && { updateTime: iso(updateTime) }) }
}
