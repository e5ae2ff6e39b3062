import { sql } from "drizzle-orm"
import { refused } from "../../domain/refusal.ts"
import { forgetAttempts, networkOf, type TooMany, tooManyBy } from "../limits.ts"
import type { Shop } from "../shop.ts"
import type { PersonKind } from "./person.ts"

const free = (tries: number) => new Array<number>(tries - 1).fill(0)
/** Seconds to wait after each try of one account's password from one network; after the last entry it stays so. */
const WAITS_HERE = [...free(10), 15, 30, 60, 120, 300, 900]
/** The same for one account from anywhere: many networks that guess together. */
const WAITS_ANYWHERE = [...free(30), 15, 30, 60]
/** Behind one address there may be a whole town: what is limited is how many guess wrong, and not for long. */
const FROM_NETWORK = { max: 100, seconds: 300 }
/** After a day without a try it was nothing. */
const REMEMBERED_SECONDS = 86_400
/** A network that an account was signed in from is not kept out by what others try elsewhere. */
const KNOWN_SECONDS = 30 * 86_400

type Keys = { here: string; anywhere: string; known: string; network: string }

function keysOf({ address }: Shop, kind: PersonKind, account: string): Keys {
  const network = networkOf(address)
  return {
    here: `signIn ${kind} ${account} from ${network}`,
    anywhere: `signIn ${kind} ${account}`,
    known: `signedIn ${kind} ${account} from ${network}`,
    network: `signIn from ${network}`,
  }
}

/** Counts a try of a password before it is compared, so that parallel ones count too; a refusal while there is a wait. */
export async function countSignIn(shop: Shop, kind: PersonKind, account: string): Promise<TooMany | null> {
  const keys = keysOf(shop, kind, account)
  const here = await countTry(shop, keys.here, WAITS_HERE)
  if (here) return here
  const anywhere = await countTry(shop, keys.anywhere, WAITS_ANYWHERE)
  if (anywhere && !(await isKnown(shop, keys.known))) return anywhere
  return tooManyBy(shop, keys.network, FROM_NETWORK)
}

/** The password was right, or set anew: what was tried before it is forgiven. */
export async function forgiveSignIn(shop: Shop, kind: PersonKind, account: string): Promise<void> {
  const { db, site, now } = shop
  const keys = keysOf(shop, kind, account)
  await forgetAttempts(db, site.id, keys.here)
  await forgetAttempts(db, site.id, keys.anywhere)
  // One try, not all: otherwise whoever has an account of their own could clear the way for guesses at others.
  await db.execute(
    sql`update attempt set count = count - 1 where site_id = ${site.id} and key = ${keys.network} and count > 0`,
  )
  await db.execute(sql`
    insert into attempt (site_id, key, ends_at) values (${site.id}, ${keys.known}, ${later(now, KNOWN_SECONDS)})
    on conflict (site_id, key) do update set ends_at = excluded.ends_at`)
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()

/** One statement counts the try, unless the wait after the one before is not over; `ends_at` tells when that was. */
async function countTry({ db, site, now }: Shop, key: string, waits: readonly number[]): Promise<TooMany | null> {
  const at = now.toISOString()
  const wait = sql`(${sql.param(waits)}::int[])[least(a.count, ${waits.length})]`
  const waitOver = sql`a.ends_at + make_interval(secs => ${wait} - ${REMEMBERED_SECONDS})`
  const { rowCount } = await db.execute(sql`
    insert into attempt as a (site_id, key, count, ends_at)
    values (${site.id}, ${key}, 1, ${later(now, REMEMBERED_SECONDS)})
    on conflict (site_id, key) do update set ends_at = greatest(a.ends_at, excluded.ends_at),
      count = case when a.ends_at <= ${at} then 1 else least(a.count, ${waits.length}) + 1 end
    where a.ends_at <= ${at} or ${wait} = 0 or ${waitOver} <= ${at}`)
  if (rowCount) return null
  const { rows } = await db.execute<{ left: number }>(sql`
    select extract(epoch from ${waitOver} - ${at}::timestamptz)::float8 as left
    from attempt a where site_id = ${site.id} and key = ${key}`)
  return refused("tooMany", { retryAfter: Math.max(1, Math.ceil(rows[0]?.left ?? 1)) })
}

async function isKnown({ db, site, now }: Shop, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from attempt where site_id = ${site.id} and key = ${key} and ends_at > ${now.toISOString()}`)
  return rows.length > 0
}
