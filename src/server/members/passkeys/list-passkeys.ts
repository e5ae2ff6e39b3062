import { and, desc, eq } from "drizzle-orm"
import type { PasskeyShown } from "../../../contract/passkey-calls.ts"
import { passkey } from "../../../db/schema/passkey.ts"
import type { Shop } from "../../shop.ts"
import type { Member } from "../../who.ts"

type Stored = Pick<typeof passkey.$inferSelect, "id" | "name" | "createdAt" | "usedAt">

export async function listPasskeys({ db, site }: Shop, member: Member): Promise<PasskeyShown[]> {
  const rows = await db
    .select()
    .from(passkey)
    .where(and(eq(passkey.siteId, site.id), eq(passkey.memberId, member.id)))
    .orderBy(desc(passkey.id))
  return rows.map(passkeyShown)
}

export const passkeyShown = ({ id, name, createdAt, usedAt }: Stored): PasskeyShown => ({
  id,
  name,
  createTime: createdAt.toISOString(),
  lastUseTime: usedAt?.toISOString() ?? "",
})
