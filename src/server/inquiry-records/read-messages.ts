import { sql } from "drizzle-orm"
import type { InquiryMessage, InquiryQuote } from "../../contract/inquiry-shapes.ts"
import type { Queries } from "../../db/database.ts"
import { dayIn } from "../../domain/calendar-day.ts"
import { goodsPath } from "../../domain/catalog/goods-address.ts"
import { type Money, sum, times, toDecimal } from "../../domain/pricing/money.ts"
import { type Listener, saidText, specsSaid } from "../said.ts"
import { pictureUrl } from "../shop.ts"

type Reader = Listener & { site: { timeZone: string }; now: Date }

type MessageRow = { id: number; by: "staff" | "shopper"; name: string; content: string; createdAt: Date }
type QuoteRow = {
  id: number
  messageId: number
  state: "open" | "withdrawn" | "accepted"
  freight: Money
  validUntil: string
  orderNo: string | null
}
type LineRow = {
  quoteId: number
  goodId: number
  goodDetailId: number
  goodName: string
  goodNo: string
  specs: string
  picture: string | null
  number: number
  price: Money
}

/** All that was said after an inquiry, in its order, with the quotes; two looks at the database. */
export async function readMessages(db: Queries, reader: Reader, inquiryId: number): Promise<InquiryMessage[]> {
  const siteId = reader.site.id
  const { rows: messages } = await db.execute<MessageRow & { quote: QuoteRow | null }>(sql`
    select m.id, m.by, m.staff_name as name, m.content, m.created_at as "createdAt",
      (select json_build_object('id', q.id, 'messageId', q.message_id, 'state', q.state, 'freight', q.freight,
        'validUntil', q.valid_until, 'orderNo', o.order_no)
       from inquiry_quote q left join shop_order o on o.site_id = q.site_id and o.id = q.order_id
       where q.site_id = m.site_id and q.inquiry_id = m.inquiry_id and q.message_id = m.id) as quote
    from inquiry_message m where m.site_id = ${siteId} and m.inquiry_id = ${inquiryId} order by m.id`)
  const lines = messages.some(({ quote }) => quote) ? await linesOf(db, reader, inquiryId) : []
  return messages.map(({ quote, createdAt, ...message }) => ({
    ...message,
    quote: quote && shown(reader, quote, lines),
    createTime: new Date(createdAt).toISOString(),
  }))
}

async function linesOf(db: Queries, reader: Reader, inquiryId: number): Promise<LineRow[]> {
  const { rows } = await db.execute<LineRow>(sql`
    select l.quote_id as "quoteId", l.goods_id as "goodId", l.variant_id as "goodDetailId", l.quantity as number,
      ${saidText(reader, "goods", sql`g.id`, "name", sql`g.name`)} as "goodName", coalesce(v.number, g.number) as "goodNo",
      ${specsSaid(reader, sql`v.id`)} as specs, coalesce(m.path, g.picture) as picture, l.unit_price as price
    from inquiry_quote q
      join inquiry_quote_line l on l.site_id = q.site_id and l.quote_id = q.id
      join goods g on g.site_id = l.site_id and g.id = l.goods_id
      join variant v on v.site_id = l.site_id and v.id = l.variant_id
      left join media m on m.id = v.media_id
    where q.site_id = ${reader.site.id} and q.inquiry_id = ${inquiryId} order by l.id`)
  return rows
}

function shown(reader: Reader, quote: QuoteRow, all: readonly LineRow[]): InquiryQuote {
  const lines = all.filter(({ quoteId }) => quoteId === quote.id)
  const goodsTotal = sum(lines.map(({ price, number }) => times(price, number)))
  return {
    id: quote.id,
    state: quoteState(quote, dayIn(reader.now, reader.site.timeZone)),
    lines: lines.map(({ quoteId: _, picture, price, ...line }) => ({
      ...line,
      image: pictureUrl(picture),
      url: goodsPath(line.goodName, line.goodId),
      price: toDecimal(price),
      total: toDecimal(times(price, line.number)),
    })),
    goodsTotal: toDecimal(goodsTotal),
    freight: toDecimal(quote.freight),
    total: toDecimal(sum([goodsTotal, quote.freight])),
    validUntil: quote.validUntil,
    order_no: quote.orderNo,
  }
}

/** What was open holds until its last day is over. */
export function quoteState({ state, validUntil }: Pick<QuoteRow, "state" | "validUntil">, today: string) {
  return state === "open" && validUntil < today ? "expired" : state
}
