import { REFRESH_BEFORE_EXPIRY_SECONDS } from "../constants.ts"

// All times are seconds since 1970, as the API sends them.

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
