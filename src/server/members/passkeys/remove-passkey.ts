import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { passkey } from "../../../db/schema/passkey.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import { queueMail } from "../../mail/queue-mail.ts"
import type { Shop } from "../../shop.ts"
import type { Member } from "../../who.ts"
import { lockPerson, type Person } from "../person.ts"

/** Nobody signs in with it any more. The member is told: it may have been somebody else in an open session. */
export async function removePasskey(
  shop: Shop,
  member: Member,
  id: number,
): Promise<Record<string, never> | Refusal<"unknownPasskey">> {
  return shop.db.transaction(async (tx) => {
    const person = await lockPerson(tx, shop.site.id, sql`id = ${member.id}`)
    const removed = person && (await remove(tx, shop, person, eq(passkey.id, id)))
    return removed ? {} : refused("unknownPasskey")
  })
}

/**
 * For whoever takes an account back by a mailed code: one of its passkeys may be a stranger's. The person must be locked
 * (`lockPerson`).
 */
export async function removeAllPasskeys(tx: Queries, shop: Shop, person: Person): Promise<void> {
  await remove(tx, shop, person)
}

async function remove(tx: Queries, shop: Shop, person: Person, which?: SQL): Promise<boolean> {
  const { site, language, origin } = shop
  const gone = await tx
    .delete(passkey)
    .where(and(eq(passkey.siteId, site.id), eq(passkey.memberId, person.id), which))
    .returning({ id: passkey.id, name: passkey.name })
  if (gone.length === 0) return false
  await queueMail(tx, {
    siteId: site.id,
    kind: "passkeyRemoved",
    recipient: person.email,
    language,
    origin,
    content: { userName: person.name, passkey: gone.map(({ name }) => name).join(", ") },
    cause: `passkeyRemoved ${gone.map(({ id }) => id).join(" ")}`,
  })
  return true
}
