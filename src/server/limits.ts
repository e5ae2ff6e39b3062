import { isIPv6 } from "node:net"
import { type SQL, sql } from "drizzle-orm"
import type { Queries } from "../db/database.ts"
import { type Refusal, refused } from "../domain/refusal.ts"
import type { Shop } from "./shop.ts"

export type Limit = { max: number; seconds: number }
export type Counted = { allowed: boolean; retryAfter: number }

/** The statement that counts one try of what the key names, if `when` holds: it gives the `count`, and the seconds `left`. */
export function countingTry(siteId: number, key: string, seconds: number, now: Date, when = sql`true`): SQL {
  const [at, end] = [now.toISOString(), new Date(now.getTime() + seconds * 1000).toISOString()]
  return sql`
    insert into attempt as a (site_id, key, count, ends_at) select ${siteId}::int, ${key}, 1, ${end}::timestamptz where ${when}
    on conflict (site_id, key) do update set
      -- Nobody has to count beyond all bounds those who do not stop.
      count = case when a.ends_at <= ${at} then 1 else least(a.count + 1, 1000000) end,
      ends_at = case when a.ends_at <= ${at} then excluded.ends_at else a.ends_at end
    returning count, extract(epoch from ends_at - ${at}::timestamptz)::float8 as left`
}

/** Counts one try. Not allowed once there were `max` within `seconds`; `retryAfter` is how long to wait then. */
export async function countAttempt(
  db: Queries,
  siteId: number,
  key: string,
  { max, seconds }: Limit,
  now: Date,
): Promise<Counted> {
  const { rows } = await db.execute<{ count: number; left: number }>(countingTry(siteId, key, seconds, now))
  const { count, left } = rows[0] ?? { count: 1, left: seconds }
  return count <= max ? { allowed: true, retryAfter: 0 } : { allowed: false, retryAfter: inSeconds(left) }
}

/** Nobody is told to wait for no time at all. */
export const inSeconds = (left: number): number => Math.max(1, Math.ceil(left))

export type TooMany = Refusal<"tooMany", { retryAfter: number }>

/** Counts one try of something by whoever visits; a refusal where there were too many of late, else null. */
export async function tooManyFromHere(shop: Shop, what: string, limit: Limit): Promise<TooMany | null> {
  return tooManyBy(shop, `${what} from ${networkOf(shop.address)}`, limit)
}

export async function tooManyBy({ db, site, now }: Shop, key: string, limit: Limit): Promise<TooMany | null> {
  const { allowed, retryAfter } = await countAttempt(db, site.id, key, limit, now)
  return allowed ? null : refused("tooMany", { retryAfter })
}

/** Takes back what was counted: the password was right after all. */
export async function forgetAttempts(db: Queries, siteId: number, key: string): Promise<void> {
  await db.execute(sql`delete from attempt where site_id = ${siteId} and key = ${key}`)
}

/** Whom an address belongs to: with IPv6 everybody has a whole network (/64) of them. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [front = "", back] = address.split("%")[0]?.split("::") ?? []
  const before = front.split(":").filter(Boolean)
  const after = back?.split(":").filter(Boolean) ?? []
  // Written with dots at its end, an address has one group less.
  const groups = after.at(-1)?.includes(".") ? 7 : 8
  const zeros =
    back === undefined ? [] : new Array<string>(Math.max(0, groups - before.length - after.length)).fill("0")
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")
}
