import { sql } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import type { ReturnedDetail } from "../../contract/return-shapes.ts"
import type { Queries } from "../../db/database.ts"
import { PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import { returnRunning, returnSteps } from "../../domain/orders/return-status.ts"
import { toDecimal } from "../../domain/pricing/money.ts"
import { isRefused, type Refusal } from "../../domain/refusal.ts"
import type { TooMany } from "../limits.ts"
import { pictureUrl, type Shop } from "../shop.ts"
import type { Shopper } from "../who.ts"
import { type AskedReturn, type FoundReturn, findReturn } from "./find-return.ts"
import { returnStatusOf } from "./lock-return.ts"
import { refundOfReturn } from "./refund-of-return.ts"

type Line = Omit<ReturnedDetail["items"][number], "image"> & { picture: string | null }

const SHOPPER_STEPS = ["sendBack", "confirm", "cancel"] as const

export async function returnForShopper(
  shop: Shop,
  asked: AskedReturn,
  shopper: Shopper,
): Promise<CallReply<"GET /api/order/returnedDetail"> | Refusal<"unknownReturn"> | TooMany> {
  const found = await findReturn(shop, asked, shopper)
  if (isRefused(found)) return found
  const detail = await returnShown(shop.db, found)
  const possible = returnSteps({ status: detail.status, by: "shopper", refundMade: detail.refundMade })
  return { ...detail, steps: SHOPPER_STEPS.filter((step) => possible.includes(step)) }
}

/** A return with its pieces and pictures, as the shopper and the back office see it. */
export async function returnShown(db: Queries, { request, order, refunded }: FoundReturn): Promise<ReturnedDetail> {
  const { siteId, id } = request
  const [lines, pictures, reckoned] = [
    await db.execute<Line>(sql`
      select l.variant_id as detail_id, l.goods_id as good_id, l.name as "goodName", l.number as "goodNo", l.specs,
        l.picture, l.is_gift as "isGift", r.quantity as number
      from return_line r join order_line l on l.id = r.order_line_id
      where r.site_id = ${siteId} and r.return_id = ${id} order by l.id`),
    await db.execute<{ path: string }>(sql`
      select m.path from return_picture p join media m on m.id = p.media_id
      where p.site_id = ${siteId} and p.return_id = ${id} order by p.position`),
    returnRunning(request.status) ? await refundOfReturn(db, siteId, id) : request.refund,
  ]
  return {
    id,
    order_no: order.orderNo,
    status: returnStatusOf(request.status),
    reason: request.reason,
    content: request.content,
    answer: request.answer,
    express_company: request.expressCompany,
    express_no: request.expressNo,
    refund: toDecimal(reckoned),
    refundMade: refunded || order.paymentStatus === PAYMENT_STATUS.refunded,
    images: pictures.rows.map(({ path }) => pictureUrl(path)).filter((url) => url !== null),
    items: lines.rows.map(({ picture, ...line }) => ({ ...line, image: pictureUrl(picture) })),
    createTime: request.createdAt.toISOString(),
    updateTime: request.updatedAt.toISOString(),
  }
}
