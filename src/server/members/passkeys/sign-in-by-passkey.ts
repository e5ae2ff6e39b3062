import { and, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import type { PasskeyUsed } from "../../../contract/passkey-calls.ts"
import { passkey } from "../../../db/schema/passkey.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import { type TooMany, tooManyFromHere } from "../../limits.ts"
import type { Shop } from "../../shop.ts"
import type { Browser } from "../browser-session.ts"
import { lockPerson } from "../person.ts"
import { openSession, type Session } from "../sessions.ts"
import { forgiveSignIn, trySignInFromHere } from "../sign-in-limits.ts"
import { CHALLENGE_SECONDS, newChallenge, spendChallenge } from "./challenges.ts"
import { relyingParty } from "./relying-party.ts"
import { countAfterUse, loadVerifier } from "./verify.ts"

/** Each page with a sign-in asks once, and behind one address there may be a whole town. */
const OPTIONS_FROM_HERE = { max: 300, seconds: 300 }

/** Names no passkey: the browser offers those that it has for this shop, and nobody is told who has one. */
export async function optionsToSignIn(
  shop: Shop,
  browser: Browser,
): Promise<CallReply<"POST /api/login/passkeyOptions"> | TooMany> {
  const tooMany = await tooManyFromHere(shop, "passkeyOptions", OPTIONS_FROM_HERE)
  if (tooMany) return tooMany
  return {
    challenge: await newChallenge(shop, browser, null),
    rpId: relyingParty(shop).id,
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: "required",
  }
}

/** Opens a session for whoever has a passkey of a member of this shop. Tries are counted as those of passwords are. */
export async function signInByPasskey(
  shop: Shop,
  browser: Browser,
  used: PasskeyUsed,
): Promise<Session | Refusal<"passkeyRefused"> | TooMany> {
  const { db, site, now } = shop
  const tooMany = await trySignInFromHere(shop)
  if (tooMany) return tooMany
  const challenge = await spendChallenge(shop, browser, null, used.response.clientDataJSON)
  if (challenge === null) return refused("passkeyRefused")
  await loadVerifier()
  const isThis = and(eq(passkey.siteId, site.id), eq(passkey.credentialId, used.id))
  return db.transaction(async (tx) => {
    const whose = sql`id = (select ${passkey.memberId} from ${passkey} where ${isThis})`
    const person = await lockPerson(tx, site.id, whose)
    // Read once the lock is there: it may have been removed, or used in parallel.
    const [stored] = await tx.select().from(passkey).where(isThis)
    if (!person || stored?.memberId !== person.id) return refused("passkeyRefused")
    const counter = await countAfterUse(shop, used, challenge, stored)
    if (counter === null) return refused("passkeyRefused")
    await tx.update(passkey).set({ counter, usedAt: now }).where(isThis)
    await forgiveSignIn(tx, shop, person.email)
    return openSession(tx, shop, person)
  })
}
