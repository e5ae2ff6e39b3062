import { eq } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { account } from "../../../db/schema/account.ts"
import { accountStep } from "../../../db/schema/account-link.ts"
import type { Browser } from "../../members/browser-session.ts"
import { newSecretToken, secretHash } from "../../secret-token.ts"
import type { Shop } from "../../shop.ts"
import { endSessions, type OpenedSession, openSession } from "./account-session.ts"
import type { StoredAccount } from "./lock-account.ts"
import { proveRole, type Role } from "./prove-role.ts"

const STEP_SECONDS = 600

/** What comes about once somebody is in: a password that they chose, a role that their link proves. */
export type Aftermath = { passwordHash?: string | null; role?: Role | null }

export type Factor = "code" | "passkey" | "recovery"
export type Entered = { account: StoredAccount; session: OpenedSession }
/** The second factor is asked for; `step` says who has shown the first. */
export type FactorNeeded = { step: string; factors: Factor[] }

export function factorsOf({ totpSecret, passkeyFactor }: StoredAccount): Factor[] {
  const own: Factor[] = [
    ...(totpSecret === null ? [] : ["code" as const]),
    ...(passkeyFactor ? ["passkey" as const] : []),
  ]
  return own.length === 0 ? [] : [...own, "recovery"]
}

/** The first factor was right. Who has a second one is asked for it, all others are in. The account must be locked. */
export async function begin(
  tx: Queries,
  shop: Shop,
  browser: Browser,
  who: StoredAccount,
  aftermath: Aftermath = {},
): Promise<Entered | FactorNeeded> {
  const factors = factorsOf(who)
  if (factors.length === 0) return enter(tx, shop, browser, who, aftermath)
  const step = newSecretToken()
  await tx.insert(accountStep).values({
    tokenHash: secretHash(step),
    accountId: who.id,
    passwordHash: aftermath.passwordHash ?? null,
    siteId: aftermath.role?.siteId ?? null,
    staffId: aftermath.role?.staffId ?? null,
    expiresAt: new Date(shop.now.getTime() + STEP_SECONDS * 1000),
  })
  return { step, factors }
}

/** Somebody is in: nothing more is asked. The account must be locked. */
export async function enter(
  tx: Queries,
  shop: Shop,
  browser: Browser,
  who: StoredAccount,
  { passwordHash = null, role = null }: Aftermath = {},
): Promise<Entered> {
  if (passwordHash !== null) {
    await tx.update(account).set({ passwordHash }).where(eq(account.id, who.id))
    // One of them may be why it was chosen anew.
    await endSessions(tx, who.id)
  }
  if (role !== null) await proveRole(tx, who, role, "staff.openLink", shop.now)
  return { account: who, session: await openSession(tx, shop, who.id, browser) }
}
