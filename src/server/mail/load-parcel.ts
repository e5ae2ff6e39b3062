import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"

/** A parcel as its mail tells it: pieces by the ids of the order's lines, and whether some of the order are still to come. */
export type ParcelTold = {
  carrier: string
  trackingNo: string
  pieces: { id: number; quantity: number }[]
  isPart: boolean
  restFollows: boolean
}

export async function loadParcel(
  db: Queries,
  { id: siteId }: { id: number },
  orderId: number,
  parcelId: number | undefined,
): Promise<ParcelTold | null> {
  if (parcelId === undefined) return null
  const sent = (parcels: ReturnType<typeof sql>) => sql`(
    select coalesce(sum(x.quantity), 0) from parcel_line x
    where x.site_id = l.site_id and x.order_id = l.order_id and x.order_line_id = l.id and ${parcels})`
  const lines = (isSuch: ReturnType<typeof sql>) => sql`exists (
    select from order_line l where l.site_id = p.site_id and l.order_id = p.order_id and ${isSuch})`
  const { rows } = await db.execute<ParcelTold>(sql`
    select p.carrier, p.tracking_no as "trackingNo", (
        select coalesce(json_agg(json_build_object('id', x.order_line_id, 'quantity', x.quantity)
          order by x.order_line_id), '[]')
        from parcel_line x where x.site_id = p.site_id and x.parcel_id = p.id) as pieces,
      ${lines(sql`l.quantity > ${sent(sql`x.parcel_id = p.id`)}`)} as "isPart",
      ${lines(sql`l.quantity - l.cancelled > ${sent(sql`true`)}`)} as "restFollows"
    from parcel p where p.site_id = ${siteId} and p.order_id = ${orderId} and p.id = ${parcelId}`)
  return rows[0] ?? null
}
