import { REFRESH_BEFORE_EXPIRY_SECONDS } from "../constants.ts"

// All times are seconds since 1970, as the API sends them.

/** Signed in only if an e-mail is present and the refresh token is not expired. */
export function isSignedIn(
  member: { email?: string | null; refreshTokenExpire?: number | null } | null | undefined,
  now: number,
): boolean {
  if (!member?.email?.trim()) return false
  return !isExpired(member.refreshTokenExpire, now)
}

/** A token is expired from its expiry second on; one without an expiry never was good. */
export function isExpired(expire: number | null | undefined, now: number): boolean {
  return typeof expire !== "number" || !(now < expire)
}

/** How much of an access token's life is kept in reserve: the lesser of 50 minutes and half its life. */
export function refreshReserve(lifeSeconds: number): number {
  return Math.min(REFRESH_BEFORE_EXPIRY_SECONDS, lifeSeconds / 2)
}

/** The moment from which an access token is to be refreshed. */
export function refreshMoment(token: { issued: number; expire: number }): number {
  return token.expire - refreshReserve(Math.max(0, token.expire - token.issued))
}

/** What to do before a call: nothing, refresh the access token, or sign out silently because the refresh token expired. */
export function sessionStep(
  session: { issued: number; accessTokenExpire: number; refreshTokenExpire: number },
  now: number,
): "keep" | "refresh" | "signOut" {
  if (isExpired(session.refreshTokenExpire, now)) return "signOut"
  const moment = refreshMoment({ issued: session.issued, expire: session.accessTokenExpire })
  return now > moment ? "refresh" : "keep"
}

/** How a refresh went: no answer at all, or a status with the reply's code (null where the reply could not be read). */
export type RefreshOutcome = { answered: false } | { answered: true; status: number; code: number | null }

/** After a refresh: code 1 renews, code −1 signs out; a network error, a 5xx or any other refusal never does. */
export function afterRefresh(outcome: RefreshOutcome): "renew" | "keep" | "signOut" {
  if (!outcome.answered || outcome.status >= 500) return "keep"
  if (outcome.code === 1) return "renew"
  return outcome.code === -1 ? "signOut" : "keep"
}
