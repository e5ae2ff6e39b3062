import { and, eq } from "drizzle-orm"
import type { BodyOf } from "../../contract/call.ts"
import type { memberCalls } from "../../contract/member-calls.ts"
import { member } from "../../db/schema/member.ts"
import { isRefused } from "../../domain/refusal.ts"
import type { Shop } from "../shop.ts"
import type { Member } from "../who.ts"
import { askForEmail } from "./change-email.ts"

type Wanted = BodyOf<(typeof memberCalls)["POST /api/user/editInfo"]>

/** Changes the name. Another e-mail address counts only once it is confirmed: until then it is `pendingEmail`. */
export async function editMember(
  shop: Shop,
  { id, userName, email: before, session }: Member,
  { user_name: name, email, password }: Wanted,
) {
  const { db, site, now } = shop
  const isMoving = email !== before
  const wrong = isMoving ? await askForEmail(shop, { id, userName, email: before, session }, email, password) : null
  if (isRefused(wrong)) return wrong
  await db
    .update(member)
    .set({ userName: name, updatedAt: now })
    .where(and(eq(member.siteId, site.id), eq(member.id, id)))
  return { name, email: before, pendingEmail: isMoving ? email : "" }
}
