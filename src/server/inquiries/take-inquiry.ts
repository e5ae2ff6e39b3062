import { randomBytes } from "node:crypto"
import { sql } from "drizzle-orm"
import type { BodyOf } from "../../contract/call.ts"
import type { inquiryCalls } from "../../contract/inquiry-calls.ts"
import type { Queries } from "../../db/database.ts"
import { inquiry, inquiryLine } from "../../db/schema/contact.ts"
import { dayIn } from "../../domain/calendar-day.ts"
import { ORDER_NUMBER_BYTES, orderNumber } from "../../domain/orders/order-number.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { hidesLocked } from "../catalog/goods-entry.ts"
import { type TooMany, tooManyBy, tooManyFromHere } from "../limits.ts"
import { queueMail } from "../mail/queue-mail.ts"
import type { Shop } from "../shop.ts"

type Inquiry = BodyOf<(typeof inquiryCalls)["POST /api/goods/inquiry"]>
type Unknown = Refusal<"unknownGoods", { ids: number[] }>

const HOUR = 3600
const LIMIT = { max: 20, seconds: HOUR }
/** Whoever asks gets a mail: nobody may have a stranger's letter box filled from many places. */
const ADDRESSEE_LIMIT = { max: 10, seconds: HOUR }

/** Keeps what somebody asks about goods, and tells the shop and the sender by mail. */
export async function takeInquiry(shop: Shop, asked: Inquiry): Promise<{ number: string } | Unknown | TooMany> {
  const unknown = await unknownGoods(shop, asked.items)
  if (unknown.length > 0) return refused("unknownGoods", { ids: unknown })
  const tooMany =
    (await tooManyFromHere(shop, "inquiry", LIMIT)) ??
    (await tooManyBy(shop, `inquiry of ${asked.email}`, ADDRESSEE_LIMIT))
  if (tooMany) return tooMany
  const number = `Q${orderNumber(dayIn(shop.now, shop.site.timeZone), randomBytes(ORDER_NUMBER_BYTES))}`
  const { items, ...sender } = asked
  return shop.db.transaction(async (tx) => {
    const siteId = shop.site.id
    const [row] = await tx
      .insert(inquiry)
      .values({ siteId, number, language: shop.language, ...sender })
      .returning({ id: inquiry.id })
    if (!row) throw new Error("The inquiry was not stored")
    await tx.insert(inquiryLine).values(
      items.map(({ id, detail_id, total }) => ({
        siteId,
        inquiryId: row.id,
        goodsId: id,
        variantId: detail_id ?? null,
        total,
      })),
    )
    await tell(tx, shop, asked.email, row.id)
    return { number }
  })
}

/** Goods that are not sold here, not any more, or not to those who have not unlocked them; and variants that are not theirs. */
async function unknownGoods(shop: Shop, items: Inquiry["items"]): Promise<number[]> {
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select distinct a.id from unnest(
      ${sql.param(items.map(({ id }) => id))}::int[],
      ${sql.param(items.map(({ detail_id }) => detail_id ?? null))}::int[]) as a (id, variant_id)
    where not exists (
      select from goods g where g.site_id = ${shop.site.id} and g.id = a.id and g.on_sale
        and not (g.encrypted and ${hidesLocked(shop)})
        and (a.variant_id is null or exists (
          select from variant v where v.goods_id = g.id and v.id = a.variant_id and v.on_sale)))
    order by a.id`)
  return rows.map(({ id }) => id)
}

async function tell(tx: Queries, { site, origin, language }: Shop, sender: string, inquiryId: number): Promise<void> {
  const mail = { siteId: site.id, origin, content: { inquiryId } }
  const toSender = { kind: "inquiryReceived", recipient: sender, language } as const
  await queueMail(tx, { ...mail, ...toSender, cause: `inquiryReceived ${inquiryId}` })
  if (!site.contactEmail) return
  const toShop = { kind: "inquiry", recipient: site.contactEmail, language: site.siteDefault } as const
  await queueMail(tx, { ...mail, ...toShop, cause: `inquiry ${inquiryId}` })
}
