import { randomUUID } from "node:crypto"
import type { CallReply } from "../../src/contract/calls.ts"
import type { PaymentWay } from "../../src/domain/orders/payment-way.ts"
import { guestAddress, newAddress } from "./admin/catalog/shelf.ts"
import { type Headers, newMember } from "./people.ts"
import type { Answer, testShop } from "./test-shop.ts"

type TestShop = Awaited<ReturnType<typeof testShop>>
type Item = { detail_id: number; number: number }
type Extra = {
  payment_way?: PaymentWay
  coupon_code?: string
  key?: string
  remark?: string
  agreed?: boolean
  expected_total?: number
  host?: string
}

export type Placed = Answer<CallReply<"POST /api/order/noUserCreateOrder">>

/** What a guest's order would come to. */
export async function guestTotal(
  shop: TestShop,
  items: Item[],
  { coupon_code, host, headers }: Extra & { headers?: Headers } = {},
): Promise<number> {
  const body = { items, region_code: "DE", ...(coupon_code && { coupon_code }) }
  const answer = await shop.ask("POST /api/order/preview", { body, ...(host && { host }), ...(headers && { headers }) })
  if (answer.code !== 1) throw new Error(`The preview was refused: ${answer.reason}`)
  return answer.data.total
}

/** A guest buys; the total is what the preview says, unless another is named. */
export async function guestBuys(
  shop: TestShop,
  items: Item[],
  { key = randomUUID(), expected_total, host, ...extra }: Extra & { email?: string; headers?: Headers } = {},
): Promise<Placed> {
  const { email, headers, ...body } = extra
  const total = expected_total ?? (await guestTotal(shop, items, { ...extra, ...(host && { host }) }))
  return shop.ask("POST /api/order/noUserCreateOrder", {
    ...(host && { host }),
    headers: { ...headers, "idempotency-key": key },
    body: { items, address: guestAddress(email), expected_total: total, ...body },
  })
}

/** A member with these goods in the cart and an address, ready to order. */
export async function memberWithCart(shop: TestShop, items: Item[]) {
  const member = await newMember(shop)
  const address_id = await newAddress(shop, member.id)
  for (const body of items) await shop.ask("POST /api/goods/addCart", { headers: member.headers, body })
  const ids = items.map(({ detail_id }) => detail_id)

  async function total(coupon_id?: number): Promise<number> {
    const body = { ids, address_id, ...(coupon_id && { coupon_id }) }
    const answer = await shop.ask("POST /api/order/preview", { headers: member.headers, body })
    if (answer.code !== 1) throw new Error(`The preview was refused: ${answer.reason}`)
    return answer.data.total
  }

  async function order({
    key = randomUUID(),
    coupon_id,
    expected_total,
    remark,
    agreed,
  }: Extra & { coupon_id?: number } = {}) {
    return shop.ask("POST /api/order/createOrder", {
      headers: { ...member.headers, "idempotency-key": key },
      body: {
        ids,
        address_id,
        expected_total: expected_total ?? (await total(coupon_id)),
        ...(coupon_id && { coupon_id }),
        ...(remark && { remark }),
        ...(agreed && { agreed }),
      },
    })
  }
  return { ...member, address_id, ids, total, order }
}

export function orderNoOf(answer: Placed): string {
  if (answer.code !== 1) throw new Error(`The order was refused: ${answer.reason} ${JSON.stringify(answer.data)}`)
  return answer.data.order_no
}
