import { setTimeout } from "node:timers/promises"
import { and, asc, eq, sql } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { account } from "../../../db/schema/account.ts"
import { accountLink } from "../../../db/schema/account-link.ts"
import { staff } from "../../../db/schema/member.ts"
import { site } from "../../../db/schema/site.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import { staffOriginOf } from "../../../domain/site/staff-origin.ts"
import { HOUR_SECONDS } from "../../../domain/time-units.ts"
import { networkOf, type TooMany } from "../../limits.ts"
import { queueMail } from "../../mail/queue-mail.ts"
import { newSecretToken, secretHash } from "../../secret-token.ts"
import type { Shop } from "../../shop.ts"
import type { Account } from "../../who.ts"
import { tooManyTries } from "./account-limits.ts"

const LINK_MS = 1_800_000
const FROM_HERE = { max: 20, seconds: HOUR_SECONDS }
/** Beyond that nothing is sent, and nobody is told. */
const TO_ADDRESS_FROM_HERE = { max: 3, seconds: 1_800 }
const TO_ADDRESS = { max: 6, seconds: 1_800 }
/** Longer than storing a link and a mail takes: whoever waits cannot tell whether that was done. */
const SAME_TIME_MS = 200

type Person = { id: number; name: string; email: string }
type Role = { siteId: number; staffId: number }

/** Mails a one-time link to whoever works in a shop. The answer is the same for all others, and takes the same time. */
export async function askLink(shop: Shop, email: string): Promise<Record<string, never> | TooMany> {
  const tooMany = await tooManyTries(shop, `askLink from ${networkOf(shop.address)}`, FROM_HERE)
  if (tooMany) return tooMany
  await Promise.all([mailTo(shop, email), setTimeout(SAME_TIME_MS)])
  return {}
}

async function mailTo(shop: Shop, email: string): Promise<void> {
  const here = await tooManyTries(shop, `askLink to ${email} from ${networkOf(shop.address)}`, TO_ADDRESS_FROM_HERE)
  if (here || (await tooManyTries(shop, `askLink to ${email}`, TO_ADDRESS))) return
  await shop.db.transaction(async (tx) => {
    const [who] = await tx.select().from(account).where(eq(account.email, email)).for("no key update")
    const [role] = who ? await rolesOf(tx, who.id) : []
    if (who && role) await mailLink(tx, shop, who, role.siteId, null)
  })
}

/** Mails a link that proves the role in a shop. */
export async function askProof(
  shop: Shop,
  who: Account,
  name: string,
): Promise<Record<string, never> | Refusal<"noRoleHere"> | TooMany> {
  const tooMany = await tooManyTries(shop, `askLink to ${who.email}`, TO_ADDRESS)
  if (tooMany) return tooMany
  return shop.db.transaction(async (tx) => {
    const [role] = await rolesOf(tx, who.id, name)
    if (!role) return refused("noRoleHere")
    await mailLink(tx, shop, who, role.siteId, { siteId: role.siteId, staffId: role.staffId })
    return {}
  })
}

const rolesOf = (tx: Queries, accountId: number, name?: string) =>
  tx
    .select({ siteId: staff.siteId, staffId: staff.id })
    .from(staff)
    .innerJoin(site, eq(site.id, staff.siteId))
    .where(and(eq(staff.accountId, accountId), name === undefined ? undefined : eq(site.name, name)))
    .orderBy(asc(sql`${staff.provedAt} is null`), asc(staff.id))
    .limit(1)

async function mailLink(tx: Queries, shop: Shop, who: Person, siteId: number, role: Role | null): Promise<void> {
  const token = newSecretToken()
  const tokenHash = secretHash(token)
  const expiresAt = new Date(shop.now.getTime() + LINK_MS)
  await tx.insert(accountLink).values({ tokenHash, accountId: who.id, ...role, expiresAt })
  await queueMail(tx, {
    siteId,
    kind: "staffLink",
    recipient: who.email,
    language: shop.language,
    origin: shop.origin,
    content: { name: who.name, link: `${shop.adminOrigin ?? staffOriginOf(shop.origin)}/#token=${token}` },
    cause: `staffLink ${tokenHash}`,
  })
}
