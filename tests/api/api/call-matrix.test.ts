import { describe, expect, test } from "vitest"
import type { Call } from "../../../src/contract/call.ts"
import { type AllCalls, calls } from "../../../src/contract/calls.ts"
import { newAddress, newGoods } from "../admin/catalog/shelf.ts"
import { memberWithCart, orderNoOf } from "../buying.ts"
import { type Headers, newGuest, newMember, newStaff } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { EVERYWHERE, SOMEWHERE } from "./aims.ts"
import { plausibleAsk } from "./plausible-ask.ts"

const shop = await testShop()
const { rows } = shop

const isName = (name: string): name is keyof AllCalls => name in calls
const names = Object.keys(calls).filter(isName)

/** Somebody with one of everything: what belongs to them must not be seen or changed by anybody else. */
async function newVictim() {
  const [lamp, mug] = [await newGoods(shop, { price: 4_000 }), await newGoods(shop)]
  const buyer = await memberWithCart(shop, [{ detail_id: lamp.variantId, number: 2 }])
  const order_no = orderNoOf(await buyer.order({ remark: "Beeblebrox remark" }))
  await rows(
    `update shop_order set status = 8, payment_status = 1, shipped_at = now(), tracking_no = 'BEEBLEBROX99',
       address = address || '{"contact": "Zaphod Beeblebrox", "street": "Heartofgold 42", "mobile": "0170 4242424"}'
     where order_no = $1`,
    order_no,
  )
  const [order] = await rows<{ id: number; site_id: number; line: number }>(
    `select o.id, o.site_id, l.id as line from shop_order o join order_line l on l.order_id = o.id where o.order_no = $1`,
    order_no,
  )
  const id = async (statement: string, ...values: unknown[]) =>
    (await rows<{ id: number }>(statement, ...values))[0]?.id ?? 0
  const returnId = await id(
    "insert into return_request (site_id, order_id, reason, content) values ($1, $2, 'broken', 'Beeblebrox return') returning id",
    ...[order?.site_id, order?.id],
  )
  await rows(
    "insert into return_line (site_id, order_id, return_id, order_line_id, quantity) values ($1, $2, $3, $4, 1)",
    ...[order?.site_id, order?.id, returnId, order?.line],
  )
  const reviewId = await id(
    "insert into review (site_id, goods_id, order_line_id, author, stars, content, state) values ($1, $2, $3, 'Z.', 4, 'Waiting', 0) returning id",
    ...[order?.site_id, lamp.goodsId, order?.line],
  )
  const couponId = await id(
    "insert into coupon (site_id, name, kind, amount, receive_type) values ($1, 'Beeblebrox coupon', 1, 500, 1) returning id",
    order?.site_id,
  )
  await rows(
    "insert into member_coupon (site_id, coupon_id, member_id) values ($1, $2, $3)",
    order?.site_id,
    couponId,
    buyer.id,
  )
  const passkeyId = await id(
    `insert into passkey (site_id, member_id, credential_id, public_key, counter, user_handle, name)
     values ($1, $2, 'plausible', 'x', 0, 'x', 'Beeblebrox phone') returning id`,
    ...[order?.site_id, buyer.id],
  )
  const addressId = await newAddress(shop, buyer.id)
  await rows("update address set contact = 'Zaphod Beeblebrox', street = 'Heartofgold 42' where id = $1", addressId)
  const { headers } = buyer
  await shop.ask("POST /api/goods/addCart", { headers, body: { detail_id: mug.variantId, number: 3 } })
  await shop.ask("POST /api/goods/addCollect", { headers, body: { goods_id: mug.goodsId } })
  return {
    ...buyer,
    order_no,
    orderId: order?.id ?? 0,
    returnId,
    reviewId,
    couponId,
    addressId,
    passkeyId,
    goodsId: lamp.goodsId,
    variantId: lamp.variantId,
  }
}

const victim = await newVictim()

/** Everything of the victim, as one text: what it was before a stranger came it must be afterwards. */
async function belongings(): Promise<string> {
  const [row] = await rows<{ all: string }>(
    `select json_build_object(
      'member', (select json_agg(m) from member m where m.id = $1),
      'sessions', (select count(*) from refresh_token t where t.member_id = $1 and t.revoked_at is null),
      'addresses', (select json_agg(a order by a.id) from address a where a.member_id = $1),
      'passkeys', (select json_agg(p order by p.id) from passkey p where p.member_id = $1),
      'cart', (select json_agg(c order by c.variant_id) from cart_line c where c.member_id = $1),
      'favourites', (select json_agg(f order by f.goods_id) from favourite f where f.member_id = $1),
      'coupons', (select json_agg(c order by c.id) from member_coupon c where c.member_id = $1),
      'uses', (select json_agg(u order by u.id) from coupon_use u where u.order_id = $2),
      'order', (select json_agg(o) from shop_order o where o.id = $2),
      'lines', (select json_agg(l order by l.id) from order_line l where l.order_id = $2),
      'events', (select json_agg(e order by e.id) from order_event e where e.order_id = $2),
      'returns', (select json_agg(r order by r.id) from return_request r where r.order_id = $2),
      'reviews', (select json_agg(r order by r.id) from review r join order_line l on l.id = r.order_line_id where l.order_id = $2),
      'refunds', (select json_agg(r order by r.id) from refund r where r.order_id = $2)
    )::text as all`,
    ...[victim.id, victim.orderId],
  )
  return row?.all ?? ""
}

const SECRETS = /beeblebrox|heartofgold|4242424|Beeblebrox remark/i

/** What a field of that name would be if it were the victim's. */
const AIMED = {
  ...EVERYWHERE,
  order_no: victim.order_no,
  address_id: victim.addressId,
  coupon_id: victim.couponId,
  goods_id: victim.goodsId,
  good_id: victim.goodsId,
  detail_id: victim.variantId,
  good_detail_id: victim.variantId,
  email: victim.email,
}
const idIn = (name: string): number => {
  if (/return/i.test(name)) return victim.returnId
  if (/address/.test(name)) return victim.addressId
  if (/review/.test(name)) return victim.reviewId
  if (/member/.test(name)) return victim.id
  if (/passkey/i.test(name)) return victim.passkeyId
  if (/coupon/.test(name)) return victim.couponId
  return victim.goodsId
}

function aimedAsk(name: keyof AllCalls) {
  const call: Call = calls[name]
  return { call, ...plausibleAsk(call, { ...AIMED, id: idIn(name), ids: [victim.variantId], ...SOMEWHERE[name] }) }
}

const OWN = "default-modulized.localhost"
const OTHER = "sport.localhost"
const [member, guest, foreigner, foreignStaff] = [
  await newMember(shop),
  newGuest(shop),
  await newMember(shop, "sport"),
  await newStaff(shop, "owner", "sport"),
]
const strangers: [string, Headers, string][] = [
  ["nobody", {}, OWN],
  ["another member", member.headers, OWN],
  ["another guest", guest.headers, OWN],
  ["another site's member", foreigner.headers, OWN],
  ["another site's member at home", foreigner.headers, OTHER],
  ["another site's staff", foreignStaff.headers, OWN],
  ["another site's staff at home", foreignStaff.headers, OTHER],
]

test.each(names)("%s has a row in the matrix", (name) => {
  const { call, query, body } = aimedAsk(name)
  expect(call.query?.safeParse(query).error?.issues ?? []).toEqual([])
  expect(call.body?.safeParse(body).error?.issues ?? []).toEqual([])
})

test("the victim sees all of it: there is something to hide", async () => {
  const { headers } = victim
  const seen = await shop.get("GET /api/order/orderDetail", { order_no: victim.order_no }, { headers })
  expect(JSON.stringify(seen)).toMatch(SECRETS)
  expect(JSON.stringify(await shop.get("GET /api/address/lists", undefined, { headers }))).toMatch(SECRETS)
  expect(JSON.stringify(await shop.get("GET /api/user/passkeys", undefined, { headers }))).toMatch(SECRETS)
  expect(await belongings()).toMatch(SECRETS)
})

describe.each(strangers)("%s", (who, headers, host) => {
  test("sees nothing of somebody else's and changes nothing", { timeout: 120_000 }, async () => {
    const before = await belongings()
    let answered = 0
    for (const name of names) {
      const { call, query, body } = aimedAsk(name)
      const [method = "", path = ""] = name.split(" ")
      const address = Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path
      const response = await shop.send(address, {
        method,
        host,
        headers: {
          ...headers,
          ...(call.idempotent && { "idempotency-key": `matrix-${who.replaceAll(/[^a-z]/g, "-")}-${answered}` }),
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      const where = `${name} by ${who} → ${response.status} ${text.slice(0, 200)}`
      expect(response.status, where).toBeLessThan(500)
      expect(text, where).not.toMatch(SECRETS)
      if (call.who === "staff") {
        if (host === OWN) expect([401, 403], where).toContain(response.status)
      } else if (call.who === "member" && Object.keys(headers).length === 0) {
        expect(response.status, where).toBe(401)
      }
      answered += 1
    }
    expect(await belongings(), `after ${who}`).toBe(before)
    console.log(`${who}: ${answered} calls, nothing seen, nothing changed`)
  })
})
