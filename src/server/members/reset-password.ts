import { and, eq, sql } from "drizzle-orm"
import type { BodyOf } from "../../contract/call.ts"
import type { memberCalls } from "../../contract/member-calls.ts"
import type { Queries } from "../../db/database.ts"
import { passwordReset } from "../../db/schema/member.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import { type TooMany, tooManyFromHere } from "../limits.ts"
import type { Shop } from "../shop.ts"
import { hashPassword } from "./password.ts"
import { lockPerson, setPassword } from "./person.ts"
import { codeHash, tidyCode } from "./reset-code.ts"
import { endSessions } from "./sessions.ts"
import { forgiveSignIn } from "./sign-in-limits.ts"

const RESETS_FROM_HERE = { max: 100, seconds: HOUR_SECONDS }
const WRONG_TRIES_MAX = 5

type Reset = BodyOf<(typeof memberCalls)["POST /api/login/resetPassword"]>

/** Sets a new password for whoever has the mailed code. The code is used up, and every session ends. */
export async function resetPassword(
  shop: Shop,
  { email, code, password }: Reset,
): Promise<Record<string, never> | Refusal<"codeInvalid"> | TooMany> {
  const { db, site } = shop
  const tooMany = await tooManyFromHere(shop, "resetPassword", RESETS_FROM_HERE)
  if (tooMany) return tooMany
  // Before anything is looked up: an unknown address takes as long as a wrong code.
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, "member", site.id, sql`email = ${email}`)
    if (!person || !(await spendCode(tx, shop, person.id, tidyCode(code)))) return refused("codeInvalid")
    await setPassword(tx, "member", site.id, person.id, passwordHash)
    await endSessions(tx, shop, "member", person.id)
    await forgiveSignIn(tx, shop, "member", email)
    return {}
  })
}

/** Whether this is the member's code; if so it is gone afterwards. The member is locked, so it is good once. */
async function spendCode(tx: Queries, { site, now, secret }: Shop, memberId: number, code: string): Promise<boolean> {
  const [kept] = await tx
    .select()
    .from(passwordReset)
    .where(and(eq(passwordReset.siteId, site.id), eq(passwordReset.memberId, memberId)))
  if (!kept || kept.usedAt || kept.expiresAt <= now || kept.attempts >= WRONG_TRIES_MAX) return false
  const isRight = kept.codeHash === codeHash(secret, memberId, code)
  await tx
    .update(passwordReset)
    .set(isRight ? { usedAt: now } : { attempts: kept.attempts + 1 })
    .where(and(eq(passwordReset.siteId, site.id), eq(passwordReset.id, kept.id)))
  return isRight
}
