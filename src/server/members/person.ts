import { type SQL, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"

/** Who can sign in: a member of a shop, or somebody who works for it. */
export type PersonKind = "member" | "staff"

export type Person = {
  id: number
  name: string
  email: string
  /** Of staff. */
  role: "owner" | "clerk" | null
  passwordHash: string | null
}

const TABLES: Record<PersonKind, SQL> = {
  member: sql`select id, user_name as name, email, null as role, password_hash as "passwordHash" from member`,
  staff: sql`select id, name, email, role, password_hash as "passwordHash" from staff`,
}

/** The statement that finds somebody by their address. */
export const findingPerson = (kind: PersonKind, siteId: number, email: string): SQL =>
  sql`${TABLES[kind]} where site_id = ${siteId} and email = ${email}`

/**
 * Somebody's row, locked for the rest of the transaction. Whatever makes, renews or ends a session or sets a password holds
 * it: otherwise a token made at the same moment would outlive the end of all sessions. `which` says whose it is.
 */
export async function lockPerson(
  tx: Pick<Queries, "execute">,
  kind: PersonKind,
  siteId: number,
  which: SQL,
): Promise<Person | null> {
  const { rows } = await tx.execute<Person>(lockingPerson(kind, siteId, which))
  return rows[0] ?? null
}

/** The same as part of a statement that does the rest, too. */
export const lockingPerson = (kind: PersonKind, siteId: number, which: SQL): SQL =>
  sql`${TABLES[kind]} where site_id = ${siteId} and ${which} for no key update`

export async function setPassword(
  tx: Pick<Queries, "execute">,
  kind: PersonKind,
  siteId: number,
  id: number,
  passwordHash: string,
): Promise<void> {
  const table = kind === "member" ? sql`member` : sql`staff`
  await tx.execute(sql`update ${table} set password_hash = ${passwordHash} where site_id = ${siteId} and id = ${id}`)
}
