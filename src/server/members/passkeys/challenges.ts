import { and, eq, gt, isNull } from "drizzle-orm"
import { passkeyChallenge } from "../../../db/schema/passkey.ts"
import { PASSKEY_COOKIE } from "../../../domain/constants.ts"
import { HOUR_SECONDS } from "../../../domain/time-units.ts"
import { newSecretToken, secretHash } from "../../secret-token.ts"
import type { Shop } from "../../shop.ts"
import type { Member } from "../../who.ts"
import type { Browser } from "../browser-session.ts"
import { signedChallenge } from "./signed-challenge.ts"

export const CHALLENGE_SECONDS = 600

/** Who adds a passkey; whoever signs in with one is not known yet. */
type Asker = Pick<Member, "id" | "session"> | null

/**
 * Something for a device to sign: good once, for ten minutes, in this browser, and for a member in this session. A browser
 * keeps the key that it is known by, so that a second tab does not make the first one's worthless.
 */
export async function newChallenge({ db, site, now }: Shop, browser: Browser, asker: Asker): Promise<string> {
  const challenge = newSecretToken()
  const browserKey = browserKeyOf(browser) ?? newSecretToken()
  await db.insert(passkeyChallenge).values({
    challengeHash: secretHash(challenge),
    siteId: site.id,
    browserHash: secretHash(browserKey),
    memberId: asker?.id ?? null,
    session: asker?.session ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CHALLENGE_SECONDS * 1000),
  })
  browser.setCookie(PASSKEY_COOKIE, browserKey, HOUR_SECONDS, { httpOnly: true, sameSite: "Strict" })
  return challenge
}

/** The challenge that was signed, if it was given for this; it is then used up. Else null. */
export async function spendChallenge(
  { db, site, now }: Shop,
  browser: Browser,
  asker: Asker,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = signedChallenge(clientDataJSON)
  const browserKey = browserKeyOf(browser)
  if (challenge === null || browserKey === null) return null
  const { memberId, session } = passkeyChallenge
  const spent = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challengeHash, secretHash(challenge)),
        eq(passkeyChallenge.siteId, site.id),
        eq(passkeyChallenge.browserHash, secretHash(browserKey)),
        asker ? and(eq(memberId, asker.id), eq(session, asker.session)) : isNull(memberId),
        gt(passkeyChallenge.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenge.challengeHash })
  return spent.length === 1 ? challenge : null
}

/** Nothing that somebody else has put there: it has the shape of one of ours. */
function browserKeyOf({ cookie }: Browser): string | null {
  const sent = cookie(PASSKEY_COOKIE)
  return sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : null
}
