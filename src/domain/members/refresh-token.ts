import { REFRESH_GRACE_SECONDS } from "../constants.ts"

export type RefreshTokenState = { expiresAt: Date; replacedAt: Date | null; revokedAt: Date | null }

/**
 * What a refresh token is good for: it renews once, and again within 10 seconds of that, because pages ask in parallel.
 * Shown later it was stolen from somebody, and nobody can tell from whom: the session ends.
 */
export function refreshTokenUse(token: RefreshTokenState, now: Date): "renew" | "over" | "reused" {
  if (token.revokedAt || token.expiresAt.getTime() <= now.getTime()) return "over"
  if (!token.replacedAt) return "renew"
  return now.getTime() - token.replacedAt.getTime() <= REFRESH_GRACE_SECONDS * 1000 ? "renew" : "reused"
}
