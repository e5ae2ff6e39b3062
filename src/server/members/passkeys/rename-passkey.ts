import { and, eq } from "drizzle-orm"
import { passkey } from "../../../db/schema/passkey.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { Shop } from "../../shop.ts"
import type { Member } from "../../who.ts"

export async function renamePasskey(
  { db, site }: Shop,
  member: Member,
  { id, name }: { id: number; name: string },
): Promise<Record<string, never> | Refusal<"unknownPasskey">> {
  const isTheirs = and(eq(passkey.siteId, site.id), eq(passkey.memberId, member.id), eq(passkey.id, id))
  const renamed = await db.update(passkey).set({ name }).where(isTheirs).returning({ id: passkey.id })
  return renamed.length === 1 ? {} : refused("unknownPasskey")
}
