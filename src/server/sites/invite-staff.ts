import { eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { account } from "../../db/schema/account.ts"
import { accountLink } from "../../db/schema/account-link.ts"
import { staff } from "../../db/schema/member.ts"
import { HOUR_MS } from "../../domain/time-units.ts"
import { newSecretToken, secretHash } from "../secret-token.ts"

/** How long somebody may take to open the one-time link. */
export const LINK_HOURS = 48

export type NewStaff = Pick<typeof staff.$inferInsert, "siteId" | "name" | "role"> & { email: string }

/**
 * A role for somebody, who may work elsewhere already. It counts once they come in by the one-time link. Null where they
 * have a role in this shop.
 */
export async function inviteStaff(
  tx: Queries,
  { email, ...wanted }: NewStaff,
  now: Date,
): Promise<{ id: number; token: string } | null> {
  const accountId = await accountOf(tx, email, wanted.name)
  const [row] = await tx
    .insert(staff)
    .values({ ...wanted, accountId })
    .onConflictDoNothing({ target: [staff.siteId, staff.accountId] })
    .returning({ id: staff.id })
  return row
    ? { id: row.id, token: await newLink(tx, { accountId, siteId: wanted.siteId, staffId: row.id }, now) }
    : null
}

/** The account of an address, made where there is none; it is locked, so that it is not removed meanwhile. */
async function accountOf(tx: Queries, email: string, name: string): Promise<number> {
  const [row] = await tx
    .insert(account)
    .values({ email, name })
    .onConflictDoUpdate({ target: account.email, set: { email } })
    .returning({ id: account.id })
  if (!row) throw new Error("The account was not stored")
  return row.id
}

/** The token of a new link for a role, in place of any before. It is shown once and stored hashed: whoever reads the database cannot come in with it. */
export async function newLink(
  tx: Queries,
  role: { accountId: number; siteId: number; staffId: number },
  now: Date,
): Promise<string> {
  await tx.delete(accountLink).where(eq(accountLink.staffId, role.staffId))
  const token = newSecretToken()
  const expiresAt = new Date(now.getTime() + LINK_HOURS * HOUR_MS)
  await tx.insert(accountLink).values({ ...role, tokenHash: secretHash(token), expiresAt })
  return token
}
