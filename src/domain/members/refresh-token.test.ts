import { expect, test } from "vitest"
import { refreshTokenUse } from "./refresh-token.ts"

const now = new Date("2026-11-15T12:00:00Z")
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test.each([
  ["a fresh one", { expiresAt: at(1), replacedAt: null, revokedAt: null }, "renew"],
  ["one that ends now", { expiresAt: at(0), replacedAt: null, revokedAt: null }, "over"],
  ["a revoked one", { expiresAt: at(1), replacedAt: null, revokedAt: at(-1) }, "over"],
  ["one replaced a moment ago", { expiresAt: at(1), replacedAt: at(0), revokedAt: null }, "renew"],
  [
    "one replaced by a parallel call that began later",
    { expiresAt: at(1), replacedAt: at(1), revokedAt: null },
    "renew",
  ],
  ["one replaced ten seconds ago", { expiresAt: at(1), replacedAt: at(-10), revokedAt: null }, "renew"],
  ["one replaced longer ago", { expiresAt: at(1), replacedAt: at(-10.001), revokedAt: null }, "reused"],
  ["one replaced and revoked", { expiresAt: at(1), replacedAt: at(-60), revokedAt: at(-60) }, "over"],
  ["one replaced and expired", { expiresAt: at(-1), replacedAt: at(-60), revokedAt: null }, "over"],
] as const)("%s: %j", (_case, token, use) => expect(refreshTokenUse(token, now)).toBe(use))
