import { and, eq, type SQL, sql } from "drizzle-orm"
import type { PasskeyUsed } from "../../../contract/passkey-calls.ts"
import type { Queries } from "../../../db/database.ts"
import { account, accountPasskey } from "../../../db/schema/account.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import { networkOf, type TooMany } from "../../limits.ts"
import type { Browser } from "../../members/browser-session.ts"
import { relyingParty } from "../../members/passkeys/relying-party.ts"
import { countAfterUse, loadVerifier } from "../../members/passkeys/verify.ts"
import type { Shop } from "../../shop.ts"
import { CHALLENGE_SECONDS, newChallenge, spendChallenge } from "./account-challenges.ts"
import { forgiveSignIn, tooManyTries, trySignInFromHere } from "./account-limits.ts"
import { type Entered, enter } from "./enter.ts"
import { lockAccount } from "./lock-account.ts"

const OPTIONS_FROM_HERE = { max: 300, seconds: 300 }
const SIGN_IN = "signIn"

/** What a browser needs to show a passkey by, for that purpose. Names no passkey: nobody is told who has one. */
export async function passkeyOptions(shop: Shop, browser: Browser, purpose = SIGN_IN) {
  const tooMany = await tooManyTries(shop, `passkeyOptions from ${networkOf(shop.address)}`, OPTIONS_FROM_HERE)
  if (tooMany) return tooMany
  return {
    challenge: await newChallenge(shop, browser, purpose),
    rpId: relyingParty(shop).id,
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: "required" as const,
  }
}

/** Signs in by a passkey alone: the device has asked for a finger or a code, which makes two factors of one. */
export async function signInByPasskey(
  shop: Shop,
  browser: Browser,
  used: PasskeyUsed,
): Promise<Entered | Refusal<"passkeyRefused"> | TooMany> {
  const tooMany = await trySignInFromHere(shop)
  if (tooMany) return tooMany
  const challenge = await spendChallenge(shop, browser, SIGN_IN, used.response.clientDataJSON)
  if (challenge === null) return refused("passkeyRefused")
  await loadVerifier()
  return shop.db.transaction(async (tx) => {
    const whose = sql`${account.id} = (select account_id from account_passkey
      where credential_id = ${used.id} and host = ${relyingParty(shop).id})`
    const who = await lockAccount(tx, whose)
    if (!who || !(await isPasskeyOf(tx, shop, used, challenge, eq(accountPasskey.accountId, who.id))))
      return refused("passkeyRefused")
    await forgiveSignIn(tx, shop, who.email)
    return enter(tx, shop, browser, who)
  })
}

/** Whether a passkey that `which` allows has signed the challenge; its count goes on. The account must be locked. */
export async function isPasskeyOf(
  tx: Queries,
  shop: Shop,
  used: PasskeyUsed,
  challenge: string,
  which: SQL,
): Promise<boolean> {
  const isThis = and(eq(accountPasskey.credentialId, used.id), eq(accountPasskey.host, relyingParty(shop).id), which)
  const [stored] = await tx.select().from(accountPasskey).where(isThis)
  const counter = stored ? await countAfterUse(shop, used, challenge, stored) : null
  if (counter === null) return false
  await tx.update(accountPasskey).set({ counter, usedAt: shop.now }).where(isThis)
  return true
}
