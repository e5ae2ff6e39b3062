import { and, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { staff, staffSignInLink } from "../../db/schema/member.ts"
import { HOUR_MS } from "../../domain/time-units.ts"
import { newSecretToken, secretHash } from "../secret-token.ts"

/** How long somebody may take to open the one-time link. */
export const LINK_HOURS = 48

export type NewStaff = Pick<typeof staff.$inferInsert, "siteId" | "name" | "email" | "role">

/** Somebody who comes in by a one-time link; null where the address is taken. */
export async function inviteStaff(
  tx: Queries,
  wanted: NewStaff,
  now: Date,
): Promise<{ id: number; token: string } | null> {
  const [row] = await tx
    .insert(staff)
    .values(wanted)
    .onConflictDoNothing({ target: [staff.siteId, staff.email] })
    .returning({ id: staff.id })
  return row ? { id: row.id, token: await newLink(tx, { siteId: wanted.siteId, id: row.id }, now) } : null
}

/** The token of a new link, in place of any before. It is shown once and stored hashed: whoever reads the database cannot come in with it. */
export async function newLink(tx: Queries, { siteId, id }: { siteId: number; id: number }, now: Date): Promise<string> {
  await tx.delete(staffSignInLink).where(and(eq(staffSignInLink.siteId, siteId), eq(staffSignInLink.staffId, id)))
  const token = newSecretToken()
  const expiresAt = new Date(now.getTime() + LINK_HOURS * HOUR_MS)
  await tx.insert(staffSignInLink).values({ tokenHash: secretHash(token), siteId, staffId: id, expiresAt })
  return token
}
