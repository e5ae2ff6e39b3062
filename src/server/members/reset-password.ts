import { and, eq, gt, isNull, sql } from "drizzle-orm"
import type { BodyOf } from "../../contract/call.ts"
import type { memberCalls } from "../../contract/member-calls.ts"
import type { Queries } from "../../db/database.ts"
import { passwordReset } from "../../db/schema/member.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import { forgetAttempts, networkOf, type TooMany, tooManyBy, tooManyFromHere } from "../limits.ts"
import { queueMail } from "../mail/queue-mail.ts"
import type { Shop } from "../shop.ts"
import { removeAllPasskeys } from "./passkeys/remove-passkey.ts"
import { hashPassword } from "./password.ts"
import { lockPerson, setPassword } from "./person.ts"
import { type PasswordRefused, refusedPassword } from "./refused-password.ts"
import { codeHash, tidyCode } from "./reset-code.ts"
import { endSessions } from "./sessions.ts"
import { forgiveSignIn } from "./sign-in-limits.ts"

const RESETS_FROM_HERE = { max: 100, seconds: HOUR_SECONDS }
/**
 * Codes that one network may try for one account. They are counted by network and not by code, or anybody could make
 * another one's code useless; of 31^8 codes even very many networks find none in its half hour.
 */
const TRIES_FROM_HERE = { max: 10, seconds: 600 }

type Reset = BodyOf<(typeof memberCalls)["POST /api/login/resetPassword"]>

/** Sets a new password for whoever has the mailed code. The code is used up, every session ends, and passkeys go. */
export async function resetPassword(
  shop: Shop,
  { email, code, password }: Reset,
): Promise<Record<string, never> | Refusal<"codeInvalid"> | PasswordRefused | TooMany> {
  const { db, site, now, language, origin } = shop
  const easy = refusedPassword(shop, password, { email })
  if (easy) return easy
  const tooMany = await tooManyFromHere(shop, "resetPassword", RESETS_FROM_HERE)
  if (tooMany) return tooMany
  const tries = `resetTry of ${email} from ${networkOf(shop.address)}`
  const tried = await tooManyBy(shop, tries, TRIES_FROM_HERE)
  if (tried) return tried
  // Before anything is looked up: an unknown address takes as long as a wrong code.
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, site.id, sql`email = ${email}`)
    if (!person || !(await spendCode(tx, shop, person.id, tidyCode(code)))) return refused("codeInvalid")
    await setPassword(tx, site.id, person.id, passwordHash)
    await endSessions(tx, shop, person.id)
    await removeAllPasskeys(tx, shop, person)
    await forgiveSignIn(tx, shop, email)
    await forgetAttempts(tx, site.id, tries)
    await queueMail(tx, {
      siteId: site.id,
      kind: "passwordChanged",
      recipient: email,
      language,
      origin,
      content: { userName: person.name },
      cause: `passwordChanged ${person.id} ${now.toISOString()}`,
    })
    return {}
  })
}

/** Whether this is one of the member's codes; if so all of them are gone afterwards. The member is locked, so it is good once. */
async function spendCode(tx: Queries, { site, now, secret }: Shop, memberId: number, code: string): Promise<boolean> {
  const theirs = and(eq(passwordReset.siteId, site.id), eq(passwordReset.memberId, memberId))
  const good = await tx
    .select({ codeHash: passwordReset.codeHash })
    .from(passwordReset)
    .where(and(theirs, isNull(passwordReset.usedAt), gt(passwordReset.expiresAt, now)))
  const sent = codeHash(secret, memberId, code)
  if (!good.some((kept) => kept.codeHash === sent)) return false
  await tx.update(passwordReset).set({ usedAt: now }).where(theirs)
  return true
}
