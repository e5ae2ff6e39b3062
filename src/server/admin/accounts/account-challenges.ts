import { and, eq, gt } from "drizzle-orm"
import { accountChallenge } from "../../../db/schema/account.ts"
import { STAFF_PASSKEY_COOKIE } from "../../../domain/constants.ts"
import { HOUR_SECONDS } from "../../../domain/time-units.ts"
import type { Browser } from "../../members/browser-session.ts"
import { signedChallenge } from "../../members/passkeys/signed-challenge.ts"
import { newSecretToken, secretHash } from "../../secret-token.ts"
import type { Shop } from "../../shop.ts"

export const CHALLENGE_SECONDS = 600

/** Something for a device to sign: good once, for ten minutes, in this browser and for this purpose. */
export async function newChallenge({ db, now }: Shop, browser: Browser, purpose: string): Promise<string> {
  const challenge = newSecretToken()
  // A browser keeps the key that it is known by, so that a second tab does not make the first one's worthless.
  const browserKey = browserKeyOf(browser) ?? newSecretToken()
  await db.insert(accountChallenge).values({
    challengeHash: secretHash(challenge),
    browserHash: secretHash(browserKey),
    purpose,
    expiresAt: new Date(now.getTime() + CHALLENGE_SECONDS * 1000),
  })
  browser.setCookie(STAFF_PASSKEY_COOKIE, browserKey, HOUR_SECONDS, { httpOnly: true, sameSite: "Strict" })
  return challenge
}

/** The challenge that was signed, if it was given for this; it is then used up. Else null. */
export async function spendChallenge(
  { db, now }: Shop,
  browser: Browser,
  purpose: string,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = signedChallenge(clientDataJSON)
  const browserKey = browserKeyOf(browser)
  if (challenge === null || browserKey === null) return null
  const isThis = and(
    eq(accountChallenge.challengeHash, secretHash(challenge)),
    eq(accountChallenge.browserHash, secretHash(browserKey)),
    eq(accountChallenge.purpose, purpose),
    gt(accountChallenge.expiresAt, now),
  )
  const spent = await db.delete(accountChallenge).where(isThis)
  return spent.rowCount === 1 ? challenge : null
}

function browserKeyOf({ cookie }: Browser): string | null {
  const sent = cookie(STAFF_PASSKEY_COOKIE)
  return sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : null
}
