import { and, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { inquiry, inquiryLine } from "../../../db/schema/contact.ts"
import { goods } from "../../../db/schema/goods.ts"
import { variant } from "../../../db/schema/variant.ts"
import { goodsPath } from "../../../domain/catalog/goods-address.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import { pictureUrl, type Shop } from "../../shop.ts"

export async function showInquiry(
  shop: Shop,
  id: number,
): Promise<CallReply<"GET /api/admin/inquiry/detail"> | Refusal<"unknownRow">> {
  const [row] = await shop.db
    .select()
    .from(inquiry)
    .where(and(eq(inquiry.siteId, shop.site.id), eq(inquiry.id, id)))
  if (!row) return refused("unknownRow")
  const { siteId: _, answeredAt, createdAt, ...rest } = row
  const detail = await linesOf(shop, id)
  return {
    ...rest,
    pieces: detail.reduce((pieces, line) => pieces + line.total, 0),
    answerTime: answeredAt?.toISOString() ?? null,
    createTime: createdAt.toISOString(),
    detail,
  }
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
