import { and, eq, type SQL } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { accountSession } from "../../../db/schema/account.ts"
import { STAFF_COOKIE } from "../../../domain/constants.ts"
import { deviceName } from "../../../domain/members/device-name.ts"
import { DAY_SECONDS } from "../../../domain/time-units.ts"
import type { Browser } from "../../members/browser-session.ts"
import { newSecretToken, secretHash } from "../../secret-token.ts"
import type { Shop } from "../../shop.ts"
import type { Account } from "../../who.ts"

/** A session that nobody uses ends after a week, and every one after a month. */
const IDLE_SECONDS = 7 * DAY_SECONDS
const LONGEST_SECONDS = 30 * DAY_SECONDS

export type OpenedSession = { token: string; expiresAt: Date }

export async function openSession(
  tx: Queries,
  { now, country }: Pick<Shop, "now" | "country">,
  accountId: number,
  { headers }: Browser,
): Promise<OpenedSession> {
  const token = newSecretToken()
  const expiresAt = endOf(now, now)
  const device = deviceName(headers.get("user-agent") ?? "", "")
  await tx
    .insert(accountSession)
    .values({ accountId, tokenHash: secretHash(token), device, country, openedAt: now, seenAt: now, expiresAt })
  return { token, expiresAt }
}

/** When a session ends that was opened and is used at these moments. */
export function endOf(openedAt: Date, usedAt: Date): Date {
  const idle = usedAt.getTime() + IDLE_SECONDS * 1000
  return new Date(Math.min(idle, openedAt.getTime() + LONGEST_SECONDS * 1000))
}

/** Sessions are removed when they end; the account must be locked, or one that is being opened would outlive it. */
export async function endSessions(tx: Queries, accountId: number, which?: SQL): Promise<number> {
  const ended = await tx.delete(accountSession).where(and(eq(accountSession.accountId, accountId), which))
  return ended.rowCount ?? 0
}

/** The cookie of a session, which no script can read and which no other site's page sends along. */
export function keepSession({ setCookie }: Browser, { token, expiresAt }: OpenedSession, now: Date): void {
  const life = Math.floor((expiresAt.getTime() - now.getTime()) / 1000)
  setCookie(STAFF_COOKIE, token, life, { httpOnly: true, sameSite: "Strict" })
}

export function clearSession({ setCookie }: Browser): void {
  setCookie(STAFF_COOKIE, "", 0, { httpOnly: true, sameSite: "Strict" })
}

/** Signs out: other sessions of the same person go on. */
export async function endThisSession({ db }: Pick<Shop, "db">, { id, session }: Account): Promise<void> {
  await endSessions(db, id, eq(accountSession.id, session))
}
