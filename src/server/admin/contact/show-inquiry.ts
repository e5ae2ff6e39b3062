import { and, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { inquiry, inquiryLine } from "../../../db/schema/contact.ts"
import { goods } from "../../../db/schema/goods.ts"
import { variant } from "../../../db/schema/variant.ts"
import { goodsPath } from "../../../domain/catalog/goods-address.ts"
import { cents, toDecimal } from "../../../domain/pricing/money.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import { readMessages } from "../../inquiry-records/read-messages.ts"
import { specsSaid } from "../../said.ts"
import { pictureUrl, type Shop } from "../../shop.ts"
import { conversationOf } from "./say-in-inquiry.ts"

/** Of goods in a hundred colours. */
const QUOTABLE_MAX = 500

type Detail = CallReply<"GET /api/admin/inquiry/detail">

export async function showInquiry(shop: Shop, id: number): Promise<Detail | Refusal<"unknownRow">> {
  const [row] = await shop.db
    .select()
    .from(inquiry)
    .where(and(eq(inquiry.siteId, shop.site.id), eq(inquiry.id, id)))
  if (!row) return refused("unknownRow")
  const { siteId: _, answeredAt, createdAt, ...rest } = row
  const detail = await linesOf(shop, id)
  const reader = { site: shop.site, language: shop.site.siteDefault, now: shop.now }
  return {
    ...rest,
    pieces: detail.reduce((pieces, line) => pieces + line.total, 0),
    answerTime: answeredAt?.toISOString() ?? null,
    createTime: createdAt.toISOString(),
    detail,
    messages: await readMessages(shop.db, reader, id),
    quotable: await quotableOf(shop, id),
    link: shop.origin + conversationOf(shop, id),
  }
}

/** The variants that were asked for: the one that was named, else all of the good. */
async function quotableOf({ db, site }: Shop, inquiryId: number): Promise<Detail["quotable"]> {
  type Row = Omit<Detail["quotable"][number], "image" | "price"> & { picture: string | null; price: number }
  const { rows } = await db.execute<Row>(sql`
    select v.id as detail_id, g.id as good_id, g.name as "goodName", coalesce(v.number, g.number) as "goodNo",
      ${specsSaid({ site, language: site.siteDefault }, sql`v.id`)} as specs, coalesce(m.path, g.picture) as picture, v.price, v.stock
    from (select distinct goods_id, variant_id from inquiry_line where site_id = ${site.id} and inquiry_id = ${inquiryId}) l
      join goods g on g.site_id = ${site.id} and g.id = l.goods_id
      join variant v on v.site_id = ${site.id} and v.goods_id = l.goods_id and (l.variant_id is null or v.id = l.variant_id) and v.on_sale
      left join media m on m.id = v.media_id
    order by g.id, v.id limit ${QUOTABLE_MAX}`)
  return rows.map(({ picture, price, ...row }) => ({
    ...row,
    price: toDecimal(cents(price)),
    image: pictureUrl(picture),
  }))
}

async function linesOf({ db, site }: Shop, inquiryId: number) {
  const rows = await db
    .select({
      goodId: inquiryLine.goodsId,
      goodDetailId: inquiryLine.variantId,
      goodName: goods.name,
      goodNo: sql<string>`coalesce(${variant.number}, ${goods.number})`,
      picture: goods.picture,
      total: inquiryLine.total,
    })
    .from(inquiryLine)
    .innerJoin(goods, and(eq(goods.siteId, inquiryLine.siteId), eq(goods.id, inquiryLine.goodsId)))
    .leftJoin(variant, and(eq(variant.siteId, inquiryLine.siteId), eq(variant.id, inquiryLine.variantId)))
    .where(and(eq(inquiryLine.siteId, site.id), eq(inquiryLine.inquiryId, inquiryId)))
    .orderBy(inquiryLine.id)
  return rows.map(({ picture, ...line }) => ({
    ...line,
    image: pictureUrl(picture),
    url: goodsPath(line.goodName, line.goodId),
  }))
}
