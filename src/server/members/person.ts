import { type SQL, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"

/** A member of a shop, as far as signing in goes. */
export type Person = { id: number; name: string; email: string; passwordHash: string | null }

const MEMBERS = sql`select id, user_name as name, email, password_hash as "passwordHash" from member`

/** The statement that finds somebody by their address. */
export const findingPerson = (siteId: number, email: string): SQL =>
  sql`${MEMBERS} where site_id = ${siteId} and email = ${email}`

/**
 * Somebody's row, locked for the rest of the transaction. Whatever makes, renews or ends a session or sets a password holds
 * it: otherwise a token made at the same moment would outlive the end of all sessions. `which` says whose it is.
 */
export async function lockPerson(tx: Pick<Queries, "execute">, siteId: number, which: SQL): Promise<Person | null> {
  const { rows } = await tx.execute<Person>(lockingPerson(siteId, which))
  return rows[0] ?? null
}

/** The same as part of a statement that does the rest, too. */
export const lockingPerson = (siteId: number, which: SQL): SQL =>
  sql`${MEMBERS} where site_id = ${siteId} and ${which} for no key update`

export async function setPassword(
  tx: Pick<Queries, "execute">,
  siteId: number,
  id: number,
  passwordHash: string,
): Promise<void> {
  await tx.execute(sql`update member set password_hash = ${passwordHash} where site_id = ${siteId} and id = ${id}`)
}
