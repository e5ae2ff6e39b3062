import { and, eq, gt, sql } from "drizzle-orm"
import { emailChange, member as members, passwordReset } from "../../db/schema/member.ts"
import { violatedKey } from "../../db/violated-key.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { forgetAttempts, type TooMany, tooManyBy, tooManyFromHere } from "../limits.ts"
import { queueMail } from "../mail/queue-mail.ts"
import type { Shop } from "../shop.ts"
import { signature } from "../signed-value.ts"
import type { Member } from "../who.ts"
import { isPassword } from "./password.ts"
import { lockPerson } from "./person.ts"
import { NEW_ADDRESSES } from "./register.ts"
import { newCode, tidyCode } from "./reset-code.ts"
import { forgiveSignIn, trySignIn } from "./sign-in-limits.ts"

const CODE_MINUTES = 30
/** Codes that may be tried for one change. */
const TRIES = { max: 10, seconds: CODE_MINUTES * 60 }

type Wrong =
  | Refusal<"passwordWrong" | "emailTaken">
  | Refusal<"invalidField", { fields: { password: "required" } }>
  | TooMany

/** Mails a code to the address that a member wants to have. Who asks has to know the password: a session may have been left open. */
export async function askForEmail(
  shop: Shop,
  member: Member,
  email: string,
  password: string | undefined,
): Promise<Wrong | null> {
  const { db, site, now, secret, language, origin } = shop
  if (!password) return refused("invalidField", { fields: { password: "required" } })
  const tooMany = await tooManyFromHere(shop, "newAddress", NEW_ADDRESSES)
  if (tooMany) return tooMany
  const tried = await trySignIn(shop, member.email)
  if (tried.tooMany) return tried.tooMany
  if (!(await isPassword(tried.person?.passwordHash ?? null, password))) return refused("passwordWrong")
  return db.transaction(async (tx) => {
    await lockPerson(tx, site.id, sql`id = ${member.id}`)
    await forgiveSignIn(tx, shop, member.email)
    const isTheirs = and(eq(members.siteId, site.id), eq(members.email, email))
    const taken = await tx.select({ id: members.id }).from(members).where(isTheirs)
    if (taken.length > 0) return refused("emailTaken")
    const code = newCode()
    const change = {
      email,
      codeHash: codeHash(secret, member.id, email, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    }
    await tx
      .insert(emailChange)
      .values({ siteId: site.id, memberId: member.id, ...change })
      .onConflictDoUpdate({ target: [emailChange.siteId, emailChange.memberId], set: change })
    await queueMail(tx, {
      siteId: site.id,
      kind: "emailCode",
      recipient: email,
      language,
      origin,
      content: { userName: member.userName, code, minutes: CODE_MINUTES },
      cause: `emailCode ${member.id} ${change.codeHash}`,
    })
    return null
  })
}

/** The new address counts once its code has come back. The old one is told, and codes that went there are worth nothing. */
export async function confirmEmail(
  shop: Shop,
  member: Member,
  typed: string,
): Promise<{ name: string; email: string } | Refusal<"codeInvalid" | "emailTaken"> | TooMany> {
  const { db, site, now, secret, language, origin } = shop
  const tries = `emailCode of ${member.id}`
  const tooMany = await tooManyBy(shop, tries, TRIES)
  if (tooMany) return tooMany
  const code = tidyCode(typed)
  try {
    return await db.transaction(async (tx) => {
      await lockPerson(tx, site.id, sql`id = ${member.id}`)
      const theirs = and(eq(emailChange.siteId, site.id), eq(emailChange.memberId, member.id))
      const [wanted] = await tx
        .select()
        .from(emailChange)
        .where(and(theirs, gt(emailChange.expiresAt, now)))
      if (wanted?.codeHash !== codeHash(secret, member.id, wanted?.email ?? "", code)) return refused("codeInvalid")
      const { email } = wanted
      await tx
        .update(members)
        .set({ email, updatedAt: now })
        .where(and(eq(members.siteId, site.id), eq(members.id, member.id)))
      await tx.delete(emailChange).where(theirs)
      await tx
        .delete(passwordReset)
        .where(and(eq(passwordReset.siteId, site.id), eq(passwordReset.memberId, member.id)))
      await forgetAttempts(tx, site.id, tries)
      await queueMail(tx, {
        siteId: site.id,
        kind: "emailChanged",
        recipient: member.email,
        language,
        origin,
        content: { userName: member.userName },
        cause: `emailChanged ${member.id} ${wanted.codeHash}`,
      })
      return { name: member.userName, email }
    })
  } catch (failure) {
    if (violatedKey(failure)?.name === "member_email") return refused("emailTaken")
    throw failure
  }
}

/** Bound to member and address: a code is good for nothing else. */
const codeHash = (secret: string, memberId: number, email: string, code: string) =>
  signature(secret, "emailCode", `${memberId} ${email} ${code}`)
