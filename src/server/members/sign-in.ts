import { sql } from "drizzle-orm"
import { executePrepared } from "../../db/prepared.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import type { TooMany } from "../limits.ts"
import type { Shop } from "../shop.ts"
import { hashPassword, isOutdated, isPassword } from "./password.ts"
import { lockingPerson, lockPerson, type Person, setPassword } from "./person.ts"
import { newToken, type Session } from "./sessions.ts"
import { forgivingSignIn, trySignIn } from "./sign-in-limits.ts"

export type Credentials = { account?: string | undefined; email?: string | undefined; password: string }

/** Opens a session for whoever knows the password. Whether there is such an account is told by nothing, not even the time. */
export async function signIn(
  shop: Shop,
  credentials: Credentials,
): Promise<Session | Refusal<"signInFailed"> | TooMany> {
  const account = credentials.account || credentials.email || ""
  const { tooMany, person } = await trySignIn(shop, account)
  if (tooMany) return tooMany
  const checked = person?.passwordHash ?? null
  const isRight = await isPassword(checked, credentials.password)
  if (!person || checked === null || !isRight) return refused("signInFailed")
  const stored = isOutdated(checked) ? await renewHash(shop, person.id, checked, credentials.password) : checked
  const { session, adding } = await newToken(shop, person)
  // In one statement, as the counting is. The password may have been changed while the old one was being compared.
  const { rows } = await executePrepared<Person>(
    shop.db,
    "sign in member",
    sql`
    with person as materialized (
        ${lockingPerson(shop.site.id, sql`id = ${person.id} and password_hash = ${stored}`)}),
      token as (${adding(sql`person`)}),
      ${forgivingSignIn(shop, account, sql`exists (select from person)`)}
    select * from person`,
  )
  return rows[0] ? { ...session, person: rows[0] } : refused("signInFailed")
}

/** A hash at the cost that we want now, unless the password was changed meanwhile. */
async function renewHash({ db, site }: Shop, id: number, checked: string, password: string): Promise<string> {
  const renewed = await hashPassword(password)
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, site.id, sql`id = ${id}`)
    if (person?.passwordHash !== checked) return checked
    await setPassword(tx, site.id, id, renewed)
    return renewed
  })
}
