import { sql } from "drizzle-orm"
import { STAFF_COOKIE } from "../../../domain/constants.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { Visit } from "../../members/browser-session.ts"
import { secretHash } from "../../secret-token.ts"
import type { Shop } from "../../shop.ts"
import type { Account, Staff } from "../../who.ts"
import { clearSession, endOf, keepSession } from "./account-session.ts"

type Unknown = Refusal<"signInRequired" | "sessionOver" | "otherOrigin">
type Row = Account & {
  openedAt: string
  isStale: boolean
  role: { id: number; name: string; role: Staff["role"]; proved: boolean } | null
}

/** A session's use is written down at most so often. */
const SEEN_SECONDS = 300

/** Who is signed in for the back office. */
export async function whoIsIn(shop: Shop, visit: Visit): Promise<Account | Unknown> {
  const row = await lookUp(shop, visit)
  return "refused" in row ? row : { id: row.id, name: row.name, email: row.email, session: row.session }
}

/** The same in the shop that the call names: whoever has no role there, or has not proved it, may do nothing in it. */
export async function whoWorksHere(
  shop: Shop,
  visit: Visit,
): Promise<Staff | Unknown | Refusal<"noRoleHere" | "roleUnproved">> {
  const row = await lookUp(shop, visit)
  if ("refused" in row) return row
  if (!row.role) return refused("noRoleHere")
  if (!row.role.proved) return refused("roleUnproved")
  const { id, name, role } = row.role
  return { id, account: row.id, name, email: row.email, role, session: row.session }
}

async function lookUp(shop: Shop, visit: Visit): Promise<Row | Unknown> {
  const bearer = /^Bearer +(\S+)$/i.exec(visit.headers.get("authorization") ?? "")?.[1]
  const kept = bearer === undefined ? visit.cookie(STAFF_COOKIE) : undefined
  // Browsers send cookies along whoever wrote the page.
  if (kept && visit.method !== "GET" && visit.askedFrom !== "shop") return refused("otherOrigin")
  const token = bearer ?? kept
  if (!token) return refused("signInRequired")
  const row = await rowOf(shop, token)
  if (!row) {
    if (kept) clearSession(visit)
    return refused(kept ? "signInRequired" : "sessionOver")
  }
  if (row.isStale) await goOn(shop, visit, row, kept)
  return row
}

async function rowOf({ db, site, now }: Shop, token: string): Promise<Row | null> {
  const stale = new Date(now.getTime() - SEEN_SECONDS * 1000).toISOString()
  const { rows } = await db.execute<Row>(sql`
    select a.id, a.name, a.email, s.id as session, s.opened_at as "openedAt", s.seen_at < ${stale} as "isStale",
      (select json_build_object('id', w.id, 'name', w.name, 'role', w.role, 'proved', w.proved_at is not null)
       from staff w where w.account_id = a.id and w.site_id = ${site.id}) as role
    from account_session s join account a on a.id = s.account_id
    where s.token_hash = ${secretHash(token)} and s.expires_at > ${now.toISOString()}`)
  return rows[0] ?? null
}

/** Who uses a session keeps it. */
async function goOn({ db, now, country }: Shop, visit: Visit, row: Row, kept: string | undefined): Promise<void> {
  const expiresAt = endOf(new Date(row.openedAt), now)
  await db.execute(sql`
    update account_session set seen_at = ${now.toISOString()}, expires_at = ${expiresAt.toISOString()},
      country = coalesce(${country}, country) where id = ${row.session}::uuid`)
  if (kept) keepSession(visit, { token: kept, expiresAt }, now)
}
