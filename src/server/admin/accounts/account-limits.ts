import { sql } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { refused } from "../../../domain/refusal.ts"
import { DAY_SECONDS } from "../../../domain/time-units.ts"
import { inSeconds, type Limit, networkOf, type TooMany } from "../../limits.ts"
import type { Shop } from "../../shop.ts"

type Asked = Pick<Shop, "db" | "now" | "address">

const HERE: Limit = { max: 10, seconds: 900 }
/** Many networks that guess together; one that the person was signed in from is not kept out by them. */
const ANYWHERE: Limit = { max: 40, seconds: 900 }
/** Behind one address there may be a whole office. */
const FROM_NETWORK: Limit = { max: 100, seconds: 300 }
const KNOWN_SECONDS = 30 * DAY_SECONDS

/** Counts one try of what the key names; a refusal where there were too many of late. */
export async function tooManyTries(
  { db, now }: Pick<Asked, "db" | "now">,
  key: string,
  { max, seconds }: Limit,
): Promise<TooMany | null> {
  const [at, end] = [now.toISOString(), new Date(now.getTime() + seconds * 1000).toISOString()]
  const { rows } = await db.execute<{ count: number; left: number }>(sql`
    insert into account_attempt as a (key, count, ends_at) values (${key}, 1, ${end}::timestamptz)
    on conflict (key) do update set
      count = case when a.ends_at <= ${at} then 1 else least(a.count + 1, 1000000) end,
      ends_at = case when a.ends_at <= ${at} then excluded.ends_at else a.ends_at end
    returning count, extract(epoch from ends_at - ${at}::timestamptz)::float8 as left`)
  const { count, left } = rows[0] ?? { count: 1, left: seconds }
  return count <= max ? null : refused("tooMany", { retryAfter: inSeconds(left) })
}

const keysOf = ({ address }: Pick<Asked, "address">, email: string) => {
  const network = networkOf(address)
  return {
    here: `signIn ${email} from ${network}`,
    anywhere: `signIn ${email}`,
    known: `signedIn ${email} from ${network}`,
    network: `signIn from ${network}`,
  }
}

/** Counts a try of a password or a code before it is compared, so that parallel ones count too. */
export async function trySignIn(shop: Asked, email: string): Promise<TooMany | null> {
  const keys = keysOf(shop, email)
  const here = await tooManyTries(shop, keys.here, HERE)
  if (here) return here
  const anywhere = await tooManyTries(shop, keys.anywhere, ANYWHERE)
  if (anywhere && !(await isKnown(shop, keys.known))) return anywhere
  return tooManyTries(shop, keys.network, FROM_NETWORK)
}

/** For a try that names nobody, such as a passkey. */
export const trySignInFromHere = (shop: Asked) => tooManyTries(shop, keysOf(shop, "").network, FROM_NETWORK)

/** It was right: what was tried before is forgiven, and this network is known from now on. */
export async function forgiveSignIn(tx: Queries, shop: Pick<Asked, "now" | "address">, email: string): Promise<void> {
  const { here, anywhere, known, network } = keysOf(shop, email)
  const end = new Date(shop.now.getTime() + KNOWN_SECONDS * 1000).toISOString()
  await tx.execute(sql`delete from account_attempt where key = ${here}`)
  await tx.execute(sql`delete from account_attempt where key = ${anywhere}`)
  // One try, not all: otherwise whoever has an account of their own could clear the way for guesses at others.
  await tx.execute(sql`update account_attempt set count = count - 1 where key = ${network} and count > 0`)
  await tx.execute(sql`
    insert into account_attempt (key, ends_at) values (${known}, ${end}::timestamptz)
    on conflict (key) do update set ends_at = excluded.ends_at`)
}

async function isKnown({ db, now }: Asked, key: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from account_attempt where key = ${key} and ends_at > ${now.toISOString()}`,
  )
  return rows.length > 0
}
