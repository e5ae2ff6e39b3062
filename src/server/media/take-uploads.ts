import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"

const OURS = /^\/media\/([^/?#]+\/uploads\/[0-9a-f]{32}\.webp)$/

/**
 * The pictures that a shopper means by their addresses, in this order. Only whoever uploaded a picture knows its address
 * until it is shown somewhere; so one that belongs to a review, or to a return of another order, is not theirs to show.
 */
export async function takeUploads(
  tx: Queries,
  siteId: number,
  urls: readonly string[],
  orderId: number,
): Promise<number[] | Refusal<"unknownPicture">> {
  if (urls.length === 0) return []
  const paths = urls.map((url) => OURS.exec(url)?.[1] ?? "")
  // Locked until the picture has found its place: the job that forgets unused ones waits.
  const { rows } = await tx.execute<{ id: number; path: string }>(sql`
    select m.id, m.path from media m
    where m.site_id = ${siteId} and m.path = any(${sql.param(paths)}::text[])
      and not exists (select from review_picture p where p.site_id = m.site_id and p.media_id = m.id)
      and not exists (
        select from return_picture p join return_request r on r.id = p.return_id
        where p.site_id = m.site_id and p.media_id = m.id and r.order_id <> ${orderId})
    order by m.id for no key update of m`)
  const idOf = new Map(rows.map(({ id, path }) => [path, id]))
  const ids = paths.map((path) => idOf.get(path)).filter((id) => id !== undefined)
  return ids.length === urls.length ? ids : refused("unknownPicture")
}
