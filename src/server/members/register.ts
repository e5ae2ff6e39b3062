import type { BodyOf } from "../../contract/call.ts"
import type { memberCalls } from "../../contract/member-calls.ts"
import { member } from "../../db/schema/member.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import { type TooMany, tooManyFromHere } from "../limits.ts"
import { queueMail } from "../mail/queue-mail.ts"
import type { Shop } from "../shop.ts"
import { grantCoupon } from "./grant-coupon.ts"
import { hashPassword } from "./password.ts"
import { type PasswordRefused, refusedPassword } from "./refused-password.ts"
import { openSession, type Session } from "./sessions.ts"

/** An account tells whether an address is taken, and hashing costs time: neither is to be had without end. */
export const NEW_ADDRESSES = { max: 20, seconds: HOUR_SECONDS }

type Wanted = BodyOf<(typeof memberCalls)["POST /api/login/register"]>

/** A new member, signed in, with the coupon that the shop gives to new ones and a mail that says so. */
export async function register(
  shop: Shop,
  wanted: Wanted,
): Promise<Session | Refusal<"emailTaken"> | Refusal<"termsNotAgreed"> | PasswordRefused | TooMany> {
  const { db, site, language, origin, now } = shop
  if (site.termsRequired && !wanted.agreed) return refused("termsNotAgreed")
  const easy = refusedPassword(shop, wanted.password, { email: wanted.email, name: wanted.user_name })
  if (easy) return easy
  const tooMany = await tooManyFromHere(shop, "newAddress", NEW_ADDRESSES)
  if (tooMany) return tooMany
  const passwordHash = await hashPassword(wanted.password)
  const { user_name: name, email } = wanted
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(member)
      .values({ siteId: site.id, userName: name, email, passwordHash, language, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: [member.siteId, member.email] })
      .returning({ id: member.id })
    if (!row) return refused("emailTaken")
    const coupon = await grantCoupon(tx, { id: row.id, siteId: site.id }, 1, now)
    await queueMail(tx, {
      siteId: site.id,
      kind: "welcome",
      recipient: email,
      language,
      origin,
      content: { userName: name, coupon },
      cause: `welcome ${row.id}`,
    })
    return openSession(tx, shop, { id: row.id, name, email, passwordHash })
  })
}
