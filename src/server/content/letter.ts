import { and, eq, gt, isNotNull, or, sql } from "drizzle-orm"
import { letterSubscription as subscription } from "../../db/schema/contact.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { letterPath } from "../../domain/site/route-address.ts"
import { DAY_MS, DAY_SECONDS, HOUR_SECONDS } from "../../domain/time-units.ts"
import { countAttempt, type TooMany, tooManyFromHere } from "../limits.ts"
import { queueMail } from "../mail/queue-mail.ts"
import { newSecretToken, secretHash } from "../secret-token.ts"
import type { Shop } from "../shop.ts"

const ASKED_FROM_HERE = { max: 20, seconds: HOUR_SECONDS }
const LINKS_FROM_HERE = { max: 60, seconds: HOUR_SECONDS }
/** Whoever asks again on the same day gets no second mail, and is not told so. */
const MAILS_TO_ADDRESS = { max: 1, seconds: DAY_SECONDS }
/** How long a link confirms; it ends the letter for ever. */
export const LINK_DAYS = 7

/** Sends the mail that confirms. Whether an address is on the list cannot be told from the answer. */
export async function askForLetter(shop: Shop, email: string): Promise<{ sent: true } | TooMany> {
  const tooMany = await tooManyFromHere(shop, "letter", ASKED_FROM_HERE)
  if (tooMany) return tooMany
  const { db, site, now, language, origin } = shop
  const { allowed } = await countAttempt(db, site.id, `letter to ${email}`, MAILS_TO_ADDRESS, now)
  if (!allowed) return { sent: true }
  const token = newSecretToken()
  const renewed = { tokenHash: secretHash(token), mailedAt: now, language }
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(subscription)
      .values({ siteId: site.id, email, ...renewed })
      .onConflictDoUpdate({
        target: [subscription.siteId, subscription.email],
        set: renewed,
        // Who is on the list keeps the link that ends it, and gets no mail.
        setWhere: sql`${subscription.confirmedAt} is null`,
      })
      .returning({ id: subscription.id })
    if (!row) return
    await queueMail(tx, {
      siteId: site.id,
      kind: "letter",
      recipient: email,
      language,
      origin,
      content: { link: origin + letterPath(token) },
      cause: `letter ${row.id} ${now.toISOString()}`,
    })
  })
  return { sent: true }
}

/** The link was opened: from now on the letter comes. Pressing twice does no harm. */
export async function confirmLetter(
  shop: Shop,
  token: string,
): Promise<{ confirmed: true } | Refusal<"linkInvalid"> | TooMany> {
  const tooMany = await tooManyFromHere(shop, "letter link", LINKS_FROM_HERE)
  if (tooMany) return tooMany
  const since = new Date(shop.now.getTime() - LINK_DAYS * DAY_MS)
  const isGood = or(gt(subscription.mailedAt, since), isNotNull(subscription.confirmedAt))
  const { rowCount } = await shop.db
    .update(subscription)
    .set({ confirmedAt: sql`coalesce(${subscription.confirmedAt}, ${shop.now.toISOString()}::timestamptz)` })
    .where(and(ofToken(shop, token), isGood))
  return rowCount ? { confirmed: true } : refused("linkInvalid")
}

/** Ends the letter. Nothing of the address is kept. */
export async function leaveLetter(
  shop: Shop,
  token: string,
): Promise<{ ended: true } | Refusal<"linkInvalid"> | TooMany> {
  const tooMany = await tooManyFromHere(shop, "letter link", LINKS_FROM_HERE)
  if (tooMany) return tooMany
  const { rowCount } = await shop.db.delete(subscription).where(ofToken(shop, token))
  return rowCount ? { ended: true } : refused("linkInvalid")
}

const ofToken = ({ site }: Shop, token: string) =>
  and(eq(subscription.siteId, site.id), eq(subscription.tokenHash, secretHash(token)))
