import { sql } from "drizzle-orm"
import { type Refusal, refused } from "../../domain/refusal.ts"
import type { TooMany } from "../limits.ts"
import { queueMail } from "../mail/queue-mail.ts"
import type { Shop } from "../shop.ts"
import type { Member } from "../who.ts"
import { hashPassword, isPassword } from "./password.ts"
import { lockPerson, setPassword } from "./person.ts"
import { type PasswordRefused, refusedPassword } from "./refused-password.ts"
import { endSessions } from "./sessions.ts"
import { forgiveSignIn, trySignIn } from "./sign-in-limits.ts"

/** Changes the password of whoever knows the old one. Other sessions end: one of them may be why it is changed. */
export async function changePassword(
  shop: Shop,
  member: Member,
  passwords: { old: string; new: string },
): Promise<Record<string, never> | Refusal<"passwordWrong"> | PasswordRefused | TooMany> {
  const { db, site, now, language, origin } = shop
  const easy = refusedPassword(shop, passwords.new, { email: member.email, name: member.userName }, "new")
  if (easy) return easy
  const { tooMany, person: found } = await trySignIn(shop, member.email)
  if (tooMany) return tooMany
  const checked = found?.passwordHash ?? null
  if (!(await isPassword(checked, passwords.old))) return refused("passwordWrong")
  const passwordHash = await hashPassword(passwords.new)
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, site.id, sql`id = ${member.id}`)
    if (person?.passwordHash !== checked) return refused("passwordWrong")
    await setPassword(tx, site.id, member.id, passwordHash)
    await endSessions(tx, shop, member.id, member.session)
    await forgiveSignIn(tx, shop, member.email)
    await queueMail(tx, {
      siteId: site.id,
      kind: "passwordChanged",
      recipient: member.email,
      language,
      origin,
      content: { userName: member.userName },
      cause: `passwordChanged ${member.id} ${now.toISOString()}`,
    })
    return {}
  })
}
