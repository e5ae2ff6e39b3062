import { and, eq, gt, sql } from "drizzle-orm"
import type { PasskeyUsed } from "../../../contract/passkey-calls.ts"
import type { Queries } from "../../../db/database.ts"
import { account, accountPasskey } from "../../../db/schema/account.ts"
import { accountStep } from "../../../db/schema/account-link.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { TooMany } from "../../limits.ts"
import type { Browser } from "../../members/browser-session.ts"
import { loadVerifier } from "../../members/passkeys/verify.ts"
import { secretHash } from "../../secret-token.ts"
import type { Shop } from "../../shop.ts"
import { spendChallenge } from "./account-challenges.ts"
import { forgiveSignIn, tooManyTries } from "./account-limits.ts"
import { type Entered, enter } from "./enter.ts"
import { lockAccount, type StoredAccount } from "./lock-account.ts"
import { takeCode } from "./one-time-code.ts"
import { isPasskeyOf } from "./passkey-use.ts"
import { takeRecoveryCode } from "./recovery-codes.ts"

/** After so many wrong codes the password is asked for again. */
const TRIES_MAX = 5
/** Whoever knows the password must not find the code by trying again and again. */
const TRIES_OF_ACCOUNT = { max: 20, seconds: 3_600 }

export type FactorShown = {
  code?: string | undefined
  recovery?: string | undefined
  passkey?: PasskeyUsed | undefined
}

export const purposeOfStep = (step: string) => `step ${secretHash(step)}`

/** The second factor. Wrong codes are counted: after some of them the first one is asked for again. */
export async function takeStep(
  shop: Shop,
  browser: Browser,
  { step, ...shown }: FactorShown & { step: string },
): Promise<Entered | Refusal<"stepOver" | "factorWrong"> | TooMany> {
  const isThis = and(eq(accountStep.tokenHash, secretHash(step)), gt(accountStep.expiresAt, shop.now))
  const [found] = await shop.db.select().from(accountStep).where(isThis)
  if (!found) return refused("stepOver")
  const tooMany = await tooManyTries(shop, `factor of ${found.accountId}`, TRIES_OF_ACCOUNT)
  if (tooMany) return tooMany
  const challenge = shown.passkey
    ? await spendChallenge(shop, browser, purposeOfStep(step), shown.passkey.response.clientDataJSON)
    : null
  if (shown.passkey) await loadVerifier()
  return shop.db.transaction(async (tx) => {
    const who = await lockAccount(tx, eq(account.id, found.accountId))
    // Counted under the lock: of many at once only so many are compared.
    const [counted] = await tx
      .update(accountStep)
      .set({ tries: sql`${accountStep.tries} + 1` })
      .where(isThis)
      .returning()
    if (!who || !counted || counted.tries > TRIES_MAX) return refused("stepOver")
    if (!(await isFactorOf(tx, shop, who, shown, challenge))) return refused("factorWrong")
    await tx.delete(accountStep).where(isThis)
    await forgiveSignIn(tx, shop, who.email)
    const { passwordHash, siteId, staffId } = counted
    const role = siteId === null || staffId === null ? null : { siteId, staffId }
    return enter(tx, shop, browser, who, { passwordHash, role })
  })
}

/** Whether that is a second factor of theirs; it is used up. The account must be locked. */
export async function isFactorOf(
  tx: Queries,
  shop: Shop,
  who: StoredAccount,
  { code, recovery, passkey }: FactorShown,
  challenge: string | null,
): Promise<boolean> {
  if (code) return takeCode(tx, shop, who, code)
  if (recovery) return takeRecoveryCode(tx, who.id, recovery, shop.now)
  if (!passkey || challenge === null || !who.passkeyFactor) return false
  return isPasskeyOf(tx, shop, passkey, challenge, eq(accountPasskey.accountId, who.id))
}
