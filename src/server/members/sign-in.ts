import { sql } from "drizzle-orm"
import { type Refusal, refused } from "../../domain/refusal.ts"
import type { TooMany } from "../limits.ts"
import type { Shop } from "../shop.ts"
import { hashPassword, isOutdated, isPassword } from "./password.ts"
import { findPerson, lockPerson, type PersonKind, setPassword } from "./person.ts"
import { openSession, type Session } from "./sessions.ts"
import { countSignIn, forgiveSignIn } from "./sign-in-limits.ts"

export type Credentials = { account?: string | undefined; email?: string | undefined; password: string }

/** Opens a session for whoever knows the password. Whether there is such an account is told by nothing, not even the time. */
export async function signIn(
  shop: Shop,
  kind: PersonKind,
  credentials: Credentials,
): Promise<Session | Refusal<"signInFailed"> | TooMany> {
  const { db, site } = shop
  const account = credentials.account || credentials.email || ""
  const tooMany = await countSignIn(shop, kind, account)
  if (tooMany) return tooMany
  const found = await findPerson(db, kind, site.id, account)
  const checked = found?.passwordHash ?? null
  const isRight = await isPassword(checked, credentials.password)
  if (!found || checked === null || !isRight) return refused("signInFailed")
  const renewed = isOutdated(checked) ? await hashPassword(credentials.password) : null
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, kind, site.id, sql`id = ${found.id}`)
    // The password may have been changed while the old one was being compared.
    if (person?.passwordHash !== checked) return refused("signInFailed")
    if (renewed) await setPassword(tx, kind, site.id, person.id, renewed)
    const session = await openSession(tx, shop, kind, person)
    await forgiveSignIn(tx, shop, kind, account)
    return session
  })
}
