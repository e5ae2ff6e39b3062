import { and, eq } from "drizzle-orm"
import type { BodyOf } from "../../contract/call.ts"
import type { memberCalls } from "../../contract/member-calls.ts"
import { member, passwordReset } from "../../db/schema/member.ts"
import { violatedKey } from "../../db/violated-key.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { type TooMany, tooManyFromHere } from "../limits.ts"
import type { Shop } from "../shop.ts"
import type { Member } from "../who.ts"
import { NEW_ADDRESSES } from "./register.ts"

type Wanted = BodyOf<(typeof memberCalls)["POST /api/user/editInfo"]>

/** Changes name and e-mail address. */
export async function editMember(
  shop: Shop,
  { id, email: before }: Member,
  { user_name: name, email }: Wanted,
): Promise<{ name: string; email: string } | Refusal<"emailTaken"> | TooMany> {
  const { db, site, now } = shop
  const isMoving = email !== before
  const tooMany = isMoving ? await tooManyFromHere(shop, "newAddress", NEW_ADDRESSES) : null
  if (tooMany) return tooMany
  try {
    await db.transaction(async (tx) => {
      await tx
        .update(member)
        .set({ userName: name, email, updatedAt: now })
        .where(and(eq(member.siteId, site.id), eq(member.id, id)))
      // A code that went to the old address would open the account at the new one.
      if (isMoving)
        await tx.delete(passwordReset).where(and(eq(passwordReset.siteId, site.id), eq(passwordReset.memberId, id)))
    })
  } catch (failure) {
    if (violatedKey(failure)?.name === "member_email") return refused("emailTaken")
    throw failure
  }
  return { name, email }
}
