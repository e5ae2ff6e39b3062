import { type SQL, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { executePrepared } from "../../db/prepared.ts"
import { refused } from "../../domain/refusal.ts"
import { DAY_SECONDS } from "../../domain/time-units.ts"
import { countingTry, inSeconds, networkOf, type TooMany, tooManyBy } from "../limits.ts"
import type { Shop } from "../shop.ts"
import { findingPerson, type Person } from "./person.ts"

const free = (tries: number) => new Array<number>(tries - 1).fill(0)
/** Seconds to wait after each try of one account's password from one network; after the last entry it stays so. */
const WAITS_HERE = [...free(10), 15, 30, 60, 120, 300, 900]
/** The same for one account from anywhere: many networks that guess together. */
const WAITS_ANYWHERE = [...free(30), 15, 30, 60]
/** Behind one address there may be a whole town: what is limited is how many guess wrong, and not for long. */
const FROM_NETWORK = { max: 100, seconds: 300 }
/** After a day without a try it was nothing. */
const REMEMBERED_SECONDS = DAY_SECONDS
/** A network that an account was signed in from is not kept out by what others try elsewhere. */
const KNOWN_SECONDS = 30 * DAY_SECONDS

type Keys = { here: string; anywhere: string; known: string; network: string }

function keysOf({ address }: Shop, account: string): Keys {
  const network = networkOf(address)
  return {
    here: `signIn member ${account} from ${network}`,
    anywhere: `signIn member ${account}`,
    known: `signedIn member ${account} from ${network}`,
    network: `signIn from ${network}`,
  }
}

type Tried = { tooMany: TooMany | null; person: Person | null }

/**
 * Counts a try of a password before it is compared, so that parallel ones count too, and finds whose it would be; a refusal
 * while there is a wait. In one statement: signing in shall take as long as comparing the password.
 */
export async function trySignIn(shop: Shop, account: string): Promise<Tried> {
  const { db, site, now } = shop
  const keys = keysOf(shop, account)
  const isHere = sql`exists (select from here)`
  const isAnywhere = sql`exists (select from anywhere)`
  const isKnown = sql`exists (
    select from attempt where site_id = ${site.id} and key = ${keys.known} and ends_at > ${now.toISOString()})`
  const isCounted = sql`${isHere} and (${isAnywhere} or ${isKnown})`
  const { rows } = await executePrepared<{ wait: number | null; person: Person | null }>(
    db,
    "try sign-in of member",
    sql`
    with here as (${countingUnlessWait(shop, keys.here, WAITS_HERE, sql`true`)}),
      anywhere as (${countingUnlessWait(shop, keys.anywhere, WAITS_ANYWHERE, isHere)}),
      network as (${countingTry(site.id, keys.network, FROM_NETWORK.seconds, now, isCounted)})
    select case
        when not ${isHere} then ${waitLeft(shop, keys.here, WAITS_HERE)}
        when not ${isAnywhere} and not ${isKnown} then ${waitLeft(shop, keys.anywhere, WAITS_ANYWHERE)}
        else (select n.left from network n where n.count > ${FROM_NETWORK.max}) end as wait,
      (select row_to_json(p) from (${findingPerson(site.id, account)}) p) as person`,
  )
  const { wait = null, person = null } = rows[0] ?? {}
  return { tooMany: wait === null ? null : refused("tooMany", { retryAfter: inSeconds(wait) }), person }
}

/** Counts a try that names no account: with a passkey. It is forgiven as others are. */
export const trySignInFromHere = (shop: Shop): Promise<TooMany | null> =>
  tooManyBy(shop, keysOf(shop, "").network, FROM_NETWORK)

/** The password was right, or set anew: what was tried before it is forgiven, in the transaction that says so. */
export async function forgiveSignIn(tx: Queries, shop: Shop, account: string): Promise<void> {
  await tx.execute(sql`with ${forgivingSignIn(shop, account, sql`true`)} select`)
}

/**
 * The same as steps of a statement, if `when` holds. One after the other, in the order in which it is counted: otherwise
 * two could wait for each other.
 */
export function forgivingSignIn(shop: Shop, account: string, when: SQL): SQL {
  const { site, now } = shop
  const keys = keysOf(shop, account)
  const isKey = (key: string) => sql`site_id = ${site.id} and key = ${key} and ${when}`
  const after = (step: string) => sql`(select count(*) from ${sql.identifier(step)}) >= 0`
  return sql`
    here as (delete from attempt where ${isKey(keys.here)} returning key),
    anywhere as (delete from attempt where ${isKey(keys.anywhere)} and ${after("here")} returning key),
    -- One try, not all: otherwise whoever has an account of their own could clear the way for guesses at others.
    network as (
      update attempt set count = count - 1 where ${isKey(keys.network)} and count > 0 and ${after("anywhere")} returning key),
    known as (
      insert into attempt (site_id, key, ends_at)
      select ${site.id}::int, ${keys.known}, ${later(now, KNOWN_SECONDS)}::timestamptz where ${when} and ${after("network")}
      on conflict (site_id, key) do update set ends_at = excluded.ends_at)`
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()

const waitAfter = (waits: readonly number[]) => sql`(${sql.param(waits)}::int[])[least(a.count, ${waits.length})]`

/** When the wait after the last try is over; `ends_at` tells when that was. */
const waitOver = (waits: readonly number[]) =>
  sql`a.ends_at + make_interval(secs => ${waitAfter(waits)} - ${REMEMBERED_SECONDS})`

/** Counts the try, unless the wait after the one before is not over; gives a row if it did. */
function countingUnlessWait({ site, now }: Shop, key: string, waits: readonly number[], when: SQL): SQL {
  const at = now.toISOString()
  return sql`
    insert into attempt as a (site_id, key, count, ends_at)
    select ${site.id}::int, ${key}, 1, ${later(now, REMEMBERED_SECONDS)}::timestamptz where ${when}
    on conflict (site_id, key) do update set ends_at = greatest(a.ends_at, excluded.ends_at),
      count = case when a.ends_at <= ${at} then 1 else least(a.count, ${waits.length}) + 1 end
    where a.ends_at <= ${at} or ${waitAfter(waits)} = 0 or ${waitOver(waits)} <= ${at}
    returning key`
}

/** Seconds; one where a try at the same moment is in the way. */
const waitLeft = ({ site, now }: Shop, key: string, waits: readonly number[]): SQL => sql`coalesce((
  select extract(epoch from ${waitOver(waits)} - ${now.toISOString()}::timestamptz)::float8
  from attempt a where site_id = ${site.id} and key = ${key}), 1)`
