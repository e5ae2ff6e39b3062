import { randomUUID } from "node:crypto"
import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { refreshToken } from "../../db/schema/member.ts"
import { REFRESH_TOKEN_LIFE_SECONDS } from "../../domain/constants.ts"
import { refreshTokenUse } from "../../domain/members/refresh-token.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { newSecretToken, secretHash } from "../secret-token.ts"
import type { Shop } from "../shop.ts"
import { accessToken } from "./access-token.ts"
import { lockPerson, type Person } from "./person.ts"

/** An open session with its tokens; when they end is said in seconds since 1970. */
export type Session = {
  person: Person
  accessToken: string
  accessTokenExpire: number
  refreshToken: string
  refreshTokenExpire: number
}

/** A session is a family of refresh tokens: each renewal adds one, and they all end together. */
export function openSession(tx: Queries, shop: Shop, person: Person): Promise<Session> {
  return addToken(tx, shop, person, randomUUID())
}

async function addToken(tx: Queries, shop: Shop, person: Person, family: string): Promise<Session> {
  const { session, adding } = await newToken(shop, person, family)
  await tx.execute(adding(sql`(select ${person.id}::int as id) as person`))
  return session
}

/** A token that is not written yet; `adding` is the statement that writes it for the one row of `holder`. */
export async function newToken(
  { site, now, secret }: Shop,
  person: Person,
  family: string = randomUUID(),
): Promise<{ session: Session; adding: (holder: SQL) => SQL }> {
  const token = newSecretToken()
  const expiresAt = new Date(now.getTime() + REFRESH_TOKEN_LIFE_SECONDS * 1000)
  const access = await accessToken(secret, { id: person.id, siteId: site.id, session: family }, now)
  const session: Session = {
    person,
    accessToken: access.token,
    accessTokenExpire: access.expire,
    refreshToken: token,
    refreshTokenExpire: Math.floor(expiresAt.getTime() / 1000),
  }
  const adding = (holder: SQL) => sql`
    insert into refresh_token (token_hash, site_id, member_id, family, issued_at, expires_at)
    select ${secretHash(token)}, ${site.id}::int, id, ${family}::uuid, ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
    from ${holder}`
  return { session, adding }
}

/** New tokens for a refresh token. An old one that turns up again ends the session, for the thief and for the owner. */
export async function renewSession(shop: Shop, token: string): Promise<Session | Refusal<"sessionOver">> {
  const { db, site, now } = shop
  const isThisToken = and(eq(refreshToken.siteId, site.id), eq(refreshToken.tokenHash, secretHash(token)))
  return db.transaction(async (tx) => {
    const whose = sql`id = (select ${refreshToken.memberId} from ${refreshToken} where ${isThisToken})`
    const person = await lockPerson(tx, site.id, whose)
    if (!person) return refused("sessionOver")
    // Read once the lock is there: a parallel call with the same token has just replaced it.
    const [shown] = await tx.select().from(refreshToken).where(isThisToken)
    const use = shown ? refreshTokenUse(shown, now) : "over"
    if (!shown || use === "over") return refused("sessionOver")
    if (use === "reused") {
      await revoke(tx, eq(refreshToken.family, shown.family), now)
      return refused("sessionOver")
    }
    if (!shown.replacedAt) await tx.update(refreshToken).set({ replacedAt: now }).where(isThisToken)
    return addToken(tx, shop, person, shown.family)
  })
}

/** Signs out: this session ends, others of the same person go on. */
export async function endSession({ db, site, now }: Shop, id: number, family: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPerson(tx, site.id, sql`id = ${id}`)
    await revoke(tx, eq(refreshToken.family, family), now)
  })
}

/** Ends all sessions of a person but the one to be spared. The person must be locked (`lockPerson`). */
export async function endSessions(
  tx: Queries,
  { site, now }: Pick<Shop, "site" | "now">,
  id: number,
  spared?: string,
): Promise<void> {
  const theirs = and(eq(refreshToken.siteId, site.id), eq(refreshToken.memberId, id))
  await revoke(tx, and(theirs, spared === undefined ? undefined : ne(refreshToken.family, spared)), now)
}

async function revoke(tx: Queries, which: SQL | undefined, now: Date): Promise<void> {
  await tx
    .update(refreshToken)
    .set({ revokedAt: now })
    .where(and(which, isNull(refreshToken.revokedAt)))
}
