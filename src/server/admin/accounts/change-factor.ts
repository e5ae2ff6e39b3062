import { eq } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { account, accountPasskey, accountRecoveryCode } from "../../../db/schema/account.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { TooMany } from "../../limits.ts"
import type { Browser } from "../../members/browser-session.ts"
import { loadVerifier } from "../../members/passkeys/verify.ts"
import type { Shop } from "../../shop.ts"
import type { Account } from "../../who.ts"
import { spendChallenge } from "./account-challenges.ts"
import { tooManyTries } from "./account-limits.ts"
import { type NotTheirs, notConfirmed, wrongPassword } from "./confirm-self.ts"
import { factorsOf } from "./enter.ts"
import { lockAccount } from "./lock-account.ts"
import { newSecret, stepOf } from "./one-time-code.ts"
import { newRecoveryCodes, recoveryCodesLeft } from "./recovery-codes.ts"
import { type FactorShown, isFactorOf } from "./take-step.ts"

const TRIES = { max: 20, seconds: 3_600 }
const NO_PASSKEY = refused("notPossibleNow", { why: "noPasskey" })
const NO_FACTOR = refused("notPossibleNow", { why: "noFactor" })

type Codes = { recoveryCodes: string[] }
type Sent = { password?: string | undefined }

/** What a passkey signs to turn the second factor off is given for this session. */
export const purposeOfSession = (session: string) => `session ${session}`

export async function startCode(
  shop: Shop,
  who: Account,
  { password }: Sent,
): Promise<{ secret: string; uri: string } | NotTheirs> {
  const refusal = await notConfirmed(shop, who, password)
  if (refusal) return refusal
  const { secret, uri, sealed } = newSecret(shop, who)
  await shop.db.update(account).set({ totpPending: sealed }).where(eq(account.id, who.id))
  return { secret, uri }
}

/** Whoever shows a code of the new secret has it in their app: it counts from now on. */
export async function confirmCode(
  shop: Shop,
  who: Account,
  code: string,
): Promise<Codes | Refusal<"factorWrong"> | TooMany> {
  const tooMany = await tooManyTries(shop, `factor of ${who.id}`, TRIES)
  if (tooMany) return tooMany
  return shop.db.transaction(async (tx) => {
    const found = await lockAccount(tx, eq(account.id, who.id))
    const step = found?.totpPending ? stepOf(shop, who, found.totpPending, code) : null
    if (!found || step === null) return refused("factorWrong")
    const set = { totpSecret: found.totpPending, totpPending: null, totpStep: step, factorOfferedAt: shop.now }
    await tx.update(account).set(set).where(eq(account.id, who.id))
    return firstCodes(tx, who.id)
  })
}

export async function turnPasskeyFactorOn(
  shop: Shop,
  who: Account,
  { password }: Sent,
): Promise<Codes | NotTheirs | typeof NO_PASSKEY> {
  const refusal = await notConfirmed(shop, who, password)
  if (refusal) return refusal
  return shop.db.transaction(async (tx) => {
    await lockAccount(tx, eq(account.id, who.id))
    const [known] = await tx.select().from(accountPasskey).where(eq(accountPasskey.accountId, who.id)).limit(1)
    if (!known) return NO_PASSKEY
    await tx.update(account).set({ passkeyFactor: true, factorOfferedAt: shop.now }).where(eq(account.id, who.id))
    return firstCodes(tx, who.id)
  })
}

/** Codes are made with the first factor; those that were written down stay good with a second one. */
async function firstCodes(tx: Queries, id: number): Promise<Codes> {
  return { recoveryCodes: (await recoveryCodesLeft(tx, id)) === 0 ? await newRecoveryCodes(tx, id) : [] }
}

export async function renewRecoveryCodes(
  shop: Shop,
  who: Account,
  { password }: Sent,
): Promise<Codes | NotTheirs | typeof NO_FACTOR> {
  const refusal = await notConfirmed(shop, who, password)
  if (refusal) return refusal
  return shop.db.transaction(async (tx) => {
    const found = await lockAccount(tx, eq(account.id, who.id))
    if (!found || factorsOf(found).length === 0) return NO_FACTOR
    return { recoveryCodes: await newRecoveryCodes(tx, who.id) }
  })
}

/** Only who knows the password and has the factor turns it off. */
export async function turnFactorOff(
  shop: Shop,
  who: Account,
  browser: Browser,
  { password, ...shown }: FactorShown & { password: string },
): Promise<Record<string, never> | Refusal<"passwordWrong" | "factorWrong"> | TooMany> {
  const wrong = await wrongPassword(shop, who, password)
  if (wrong) return wrong
  const tooMany = await tooManyTries(shop, `factor of ${who.id}`, TRIES)
  if (tooMany) return tooMany
  const { passkey } = shown
  if (passkey) await loadVerifier()
  const purpose = purposeOfSession(who.session)
  const challenge = passkey ? await spendChallenge(shop, browser, purpose, passkey.response.clientDataJSON) : null
  return shop.db.transaction(async (tx) => {
    const found = await lockAccount(tx, eq(account.id, who.id))
    if (!found || !(await isFactorOf(tx, shop, found, shown, challenge))) return refused("factorWrong")
    await tx
      .update(account)
      .set({ totpSecret: null, totpPending: null, passkeyFactor: false })
      .where(eq(account.id, who.id))
    await tx.delete(accountRecoveryCode).where(eq(accountRecoveryCode.accountId, who.id))
    return {}
  })
}
