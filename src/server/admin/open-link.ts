import { and, eq, gt, isNull, sql } from "drizzle-orm"
import { staffSignInLink } from "../../db/schema/member.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import { type TooMany, tooManyFromHere } from "../limits.ts"
import { hashPassword } from "../members/password.ts"
import { lockPerson, setPassword } from "../members/person.ts"
import { type PasswordRefused, refusedPassword } from "../members/refused-password.ts"
import { endSessions, openSession, type Session } from "../members/sessions.ts"
import { secretHash } from "../secret-token.ts"
import type { Shop } from "../shop.ts"
import { noteAudit } from "./note-audit.ts"

const LINKS_FROM_HERE = { max: 30, seconds: HOUR_SECONDS }

/** Somebody comes in by their one-time link: it is used up, the password is set, and older sessions end. */
export async function openLink(
  shop: Shop,
  { token, password }: { token: string; password: string },
): Promise<Session | Refusal<"linkInvalid"> | PasswordRefused | TooMany> {
  const { db, site, now } = shop
  const tooMany = await tooManyFromHere(shop, "staffLink", LINKS_FROM_HERE)
  if (tooMany) return tooMany
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const isThisLink = and(eq(staffSignInLink.siteId, site.id), eq(staffSignInLink.tokenHash, secretHash(token)))
    const whose = sql`id = (select ${staffSignInLink.staffId} from ${staffSignInLink} where ${isThisLink})`
    const person = await lockPerson(tx, "staff", site.id, whose)
    if (!person) return refused("linkInvalid")
    // Before the link is used up: whoever chose badly chooses again.
    const easy = refusedPassword(shop, password, person)
    if (easy) return easy
    const used = await tx
      .update(staffSignInLink)
      .set({ usedAt: now })
      .where(and(isThisLink, isNull(staffSignInLink.usedAt), gt(staffSignInLink.expiresAt, now)))
      .returning({ staffId: staffSignInLink.staffId })
    if (used.length === 0) return refused("linkInvalid")
    await setPassword(tx, "staff", site.id, person.id, passwordHash)
    await endSessions(tx, shop, "staff", person.id)
    await noteAudit(tx, { id: person.id, siteId: site.id }, "staff.openLink", `staff ${person.email}`)
    return openSession(tx, shop, "staff", person)
  })
}
