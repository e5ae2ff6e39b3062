import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"

/** Removes what has ended: sessions, reset codes, one-time links, counts of tries. Gives how many rows that were. */
export async function forgetOldTokens(db: Pick<Queries, "execute">, now: Date): Promise<number> {
  const at = now.toISOString()
  const statements = [
    sql`delete from refresh_token where expires_at <= ${at}`,
    sql`delete from password_reset where expires_at <= ${at}`,
    sql`delete from email_change where expires_at <= ${at}`,
    sql`delete from passkey_challenge where expires_at <= ${at}`,
    sql`delete from account_link where expires_at <= ${at}`,
    sql`delete from account_step where expires_at <= ${at}`,
    sql`delete from account_session where expires_at <= ${at}`,
    sql`delete from account_challenge where expires_at <= ${at}`,
    // Of those whose last shop is gone.
    sql`delete from account a where a.created_at < ${at}::timestamptz - interval '1 day'
      and not exists (select from staff s where s.account_id = a.id)`,
    sql`delete from account_attempt where ends_at <= ${at}`,
    sql`delete from attempt where ends_at <= ${at}`,
  ]
  let gone = 0
  for (const statement of statements) gone += (await db.execute(statement)).rowCount ?? 0
  return gone
}
