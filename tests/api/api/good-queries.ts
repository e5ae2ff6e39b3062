import { type AllCalls, calls } from "../../../src/contract/calls.ts"
import type { testShop } from "../test-shop.ts"

export type GetName = Extract<keyof AllCalls, `GET ${string}`>
export type PostName = Extract<keyof AllCalls, `POST ${string}`>

const isGet = (name: string): name is GetName => name in calls && name.startsWith("GET ")
const isPost = (name: string): name is PostName => name in calls && name.startsWith("POST ")
export const getNames = Object.keys(calls).filter(isGet)
export const postNames = Object.keys(calls).filter(isPost)

export const pathOf = (name: string) => name.split(" ")[1] ?? ""

/** Calls that the person who asks has nothing to be told by: nobody has bought, asked back or paid here. */
export const REFUSED_HERE: Partial<Record<string, number>> = {
  "GET /api/order/computeFreightFee": 409,
  "GET /api/order/returnedDetail": 404,
  "GET /api/goods/remarkable": 403,
  "GET /api/goods/conversation": 403,
  "GET /api/pay/sandbox/session": 404,
}

/** A query that each reading call answers in the default demo shop. A call that is new in the contract does not compile until it is here. */
export async function goodQueries({
  rows,
}: Awaited<ReturnType<typeof testShop>>): Promise<Record<GetName, Record<string, string>>> {
  const first = async (table: "goods" | "news") => {
    const [row] = await rows<{ id: number }>(
      `select t.id from ${table} t join site s on s.id = t.site_id where s.is_default order by t.id limit 1`,
    )
    return String(row?.id)
  }
  const [goods, news] = [await first("goods"), await first("news")]
  const [page] = await rows<{ slug: string; id: number }>("select slug, id from content_page where site_id = 1 limit 1")
  const [picture] = await rows<{ id: number }>("select id from media where site_id = 1 order by id limit 1")
  const [person] = await rows<{ id: number }>("select id from member where site_id = 1 limit 1")
  const [order] = await rows<{ id: number; order_no: string }>(
    "select id, order_no from shop_order where site_id = 1 limit 1",
  )
  const [inquiry] = await rows<{ id: number }>(
    `insert into inquiry (site_id, number, name, email, content) values (1, 'Q-1', 'Ada', 'ada@shop.example', 'How many?')
     returning id`,
  )
  const [back] = await rows<{ id: number }>(
    "insert into return_request (site_id, order_id, reason) values (1, $1, 'broken') returning id",
    order?.id,
  )
  const [mail] = await rows<{ id: number }>(
    `insert into mail_outbox (site_id, kind, recipient, content) values (1, 'feedback', 'ada@shop.example', '{}') returning id`,
  )
  const order_no = order?.order_no ?? ""
  return {
    "GET /api/site/config": {},
    "GET /api/site/regions": {},
    "GET /api/news/lists": {},
    "GET /api/news/detail": { id: news },
    "GET /api/content/page": { slug: page?.slug ?? "" },
    "GET /api/content/fixed": { content_id: "2" },
    "GET /api/goods/lists": {},
    "GET /api/goods/detail": { id: goods },
    "GET /api/goods/suggest": { keywords: "mug" },
    "GET /api/goods/category": {},
    "GET /api/pay/methods": {},
    "GET /api/goods/promationGoods": {},
    "GET /api/order/orderPromation": {},
    "GET /api/goods/selfactivity": {},
    "GET /api/goods/remarks": { goods_id: goods },
    "GET /api/goods/latestRemarks": {},
    "GET /api/goods/stock": { id: goods },
    "GET /api/goods/collect": {},
    "GET /api/goods/conversation": { token: "1-1.nobody-was-ever-mailed-this-link-of-43-sign" },
    "GET /api/goods/cart": {},
    "GET /api/goods/remarkable": { order_no },
    "GET /api/user/personal": { goods: "1,2" },
    "GET /api/user/promation": {},
    "GET /api/user/passkeys": {},
    "GET /api/user/business": {},
    "GET /api/address/lists": {},
    "GET /api/login/sendEmailVerification": { email: "nobody@shop.example", type: "forget" },
    "GET /api/Order/lists": {},
    "GET /api/order/orderDetail": { order_no },
    "GET /api/order/computeFreightFee": { region_code: "DE" },
    "GET /api/order/returnedDetail": { id: String(back?.id) },
    "GET /api/pay/sandbox/session": { token: "nobody-has-this-token-at-all" },
    "GET /api/admin/me": {},
    "GET /api/admin/account/passkeys": {},
    "GET /api/admin/account/sessions": {},
    "GET /api/admin/shop": {},
    "GET /api/admin/desk/today": {},
    "GET /api/admin/audit/lists": {},
    "GET /api/admin/order/variants": { keywords: "mug" },
    "GET /api/admin/region/lists": {},
    "GET /api/admin/sentMail/lists": { order_no },
    "GET /api/admin/sentMail/detail": { id: String(mail?.id) },
    "GET /api/admin/report/sales": {},
    "GET /api/admin/report/stock": {},
    "GET /api/admin/report/funnel": {},
    "GET /api/admin/report/export": { report: "sales" },
    "GET /api/admin/order/lists": {},
    "GET /api/admin/order/sum": {},
    "GET /api/admin/order/counts": {},
    "GET /api/admin/order/export": {},
    "GET /api/admin/order/slips": { order_nos: order_no },
    "GET /api/admin/view/lists": { list: "orders" },
    "GET /api/admin/order/detail": { order_no },
    "GET /api/admin/return/lists": {},
    "GET /api/admin/return/detail": { id: String(back?.id) },
    "GET /api/admin/inquiry/lists": {},
    "GET /api/admin/inquiry/detail": { id: String(inquiry?.id) },
    "GET /api/admin/access/lists": {},
    "GET /api/admin/feedback/lists": {},
    "GET /api/admin/review/lists": {},
    "GET /api/admin/member/lists": {},
    "GET /api/admin/member/detail": { id: String(person?.id) },
    "GET /api/admin/member/business": { id: String(person?.id) },
    "GET /api/admin/staff/lists": {},
    "GET /api/admin/goods/lists": {},
    "GET /api/admin/goods/detail": { id: goods },
    "GET /api/admin/goods/rows": { ids: goods },
    "GET /api/admin/stock/lists": { goods_id: goods },
    "GET /api/admin/translation/lists": { kind: "category", id: "1" },
    "GET /api/admin/category/lists": {},
    "GET /api/admin/tag/lists": {},
    "GET /api/admin/spec/lists": {},
    "GET /api/admin/media/lists": {},
    "GET /api/admin/media/counts": {},
    "GET /api/admin/media/detail": { id: String(picture?.id) },
    "GET /api/admin/goodsPromotion/lists": {},
    "GET /api/admin/orderPromotion/lists": {},
    "GET /api/admin/shippingPromotion/lists": {},
    "GET /api/admin/coupon/lists": {},
    "GET /api/admin/news/lists": {},
    "GET /api/admin/news/detail": { id: news },
    "GET /api/admin/page/lists": {},
    "GET /api/admin/page/detail": { slug: page?.slug ?? "" },
    "GET /api/admin/navigation/lists": {},
    "GET /api/admin/policy/lists": {},
    "GET /api/admin/friendLink/lists": {},
    "GET /api/admin/whatsapp/lists": {},
    "GET /api/admin/home/content": {},
    "GET /api/admin/home/sections": {},
    "GET /api/admin/look": {},
    "GET /api/admin/look/templates": {},
    "GET /api/admin/look/revisions": {},
    "GET /api/admin/look/preview": { office: "https://admin.shop.example" },
    "GET /api/admin/site/settings": {},
    "GET /api/admin/site/apps": {},
    "GET /api/admin/site/domains": {},
    "GET /api/admin/offlineWay/lists": {},
    "GET /api/admin/currency/lists": {},
    "GET /api/admin/freight/lists": {},
    "GET /api/admin/tax/settings": {},
    "GET /api/admin/tax/oss": { quarter: "2026-Q4" },
    "GET /api/admin/paymentAccount/lists": {},
    "GET /api/admin/guide": {},
    "GET /api/admin/language/lists": {},
    "GET /api/admin/language/missing": { locale: "de", kind: "goods" },
    "GET /api/admin/mail/lists": {},
    "GET /api/admin/mail/preview": { kind: "orderPaid", locale: "de" },
  }
}
