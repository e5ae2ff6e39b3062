import { and, eq, gt, isNull, sql } from "drizzle-orm"
import { account } from "../../../db/schema/account.ts"
import { accountLink } from "../../../db/schema/account-link.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import { HOUR_SECONDS } from "../../../domain/time-units.ts"
import { networkOf, type TooMany } from "../../limits.ts"
import type { Browser } from "../../members/browser-session.ts"
import { hashPassword } from "../../members/password.ts"
import { type PasswordRefused, refusedPassword } from "../../members/refused-password.ts"
import { secretHash } from "../../secret-token.ts"
import type { Shop } from "../../shop.ts"
import { tooManyTries } from "./account-limits.ts"
import { begin, type Entered, type FactorNeeded } from "./enter.ts"
import { lockAccount } from "./lock-account.ts"

const LINKS_FROM_HERE = { max: 30, seconds: HOUR_SECONDS }

type NoPassword = Refusal<"invalidField", { fields: { password: "required" } }>

/**
 * Somebody comes in by their one-time link: it is used up, and proves the role that it was mailed for. Who has no password
 * yet chooses one; who has one may choose another, which ends their older sessions.
 */
export async function openLink(
  shop: Shop,
  browser: Browser,
  { token, password }: { token: string; password?: string | undefined },
): Promise<Entered | FactorNeeded | Refusal<"linkInvalid"> | PasswordRefused | NoPassword | TooMany> {
  const { db, now } = shop
  const tooMany = await tooManyTries(shop, `link from ${networkOf(shop.address)}`, LINKS_FROM_HERE)
  if (tooMany) return tooMany
  const passwordHash = password === undefined ? null : await hashPassword(password)
  return db.transaction(async (tx) => {
    const isThisLink = eq(accountLink.tokenHash, secretHash(token))
    const whose = sql`${account.id} = (select ${accountLink.accountId} from ${accountLink} where ${isThisLink})`
    const who = await lockAccount(tx, whose)
    if (!who) return refused("linkInvalid")
    // Before the link is used up: whoever chose badly chooses again.
    if (password === undefined && who.passwordHash === null)
      return refused("invalidField", { fields: { password: "required" } })
    const easy = password === undefined ? null : refusedPassword(shop, password, who)
    if (easy) return easy
    const [used] = await tx
      .update(accountLink)
      .set({ usedAt: now })
      .where(and(isThisLink, isNull(accountLink.usedAt), gt(accountLink.expiresAt, now)))
      .returning({ siteId: accountLink.siteId, staffId: accountLink.staffId })
    if (!used) return refused("linkInvalid")
    const { siteId, staffId } = used
    const role = siteId === null || staffId === null ? null : { siteId, staffId }
    return begin(tx, shop, browser, who, { passwordHash, role })
  })
}
