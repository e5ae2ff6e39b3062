import { and, eq, isNotNull, isNull } from "drizzle-orm"
import { account } from "../../../db/schema/account.ts"
import { staff } from "../../../db/schema/member.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { TooMany } from "../../limits.ts"
import type { Browser } from "../../members/browser-session.ts"
import { hashPassword, isOutdated, isPassword } from "../../members/password.ts"
import type { Shop } from "../../shop.ts"
import { forgiveSignIn, trySignIn } from "./account-limits.ts"
import { begin, type Entered, type FactorNeeded } from "./enter.ts"
import { lockAccount, type StoredAccount } from "./lock-account.ts"
import { proveRole, type Role } from "./prove-role.ts"

export type Credentials = { account?: string | undefined; email?: string | undefined; password: string }
type OldPassword = Role & { passwordHash: string }

/**
 * Signs in whoever knows the password. Whether there is such an account is told by nothing, not even the time. An account
 * without a password takes on that of a shop from before there were accounts: it proves the role there, and none elsewhere.
 */
export async function signIn(
  shop: Shop,
  browser: Browser,
  credentials: Credentials,
): Promise<Entered | FactorNeeded | Refusal<"signInFailed"> | TooMany> {
  const { db, now } = shop
  const email = credentials.account || credentials.email || ""
  const tooMany = await trySignIn(shop, email)
  if (tooMany) return tooMany
  const [found] = await db.select().from(account).where(eq(account.email, email))
  const old = await oldPasswords(shop, found)
  const checked = found?.passwordHash ?? null
  const compared = checked === null && old.length > 0 ? old.map((role) => role.passwordHash) : [checked]
  // All at once: how many shops somebody worked for is told by the time no more than that.
  const right = await Promise.all(compared.map((hash) => isPassword(hash, credentials.password)))
  if (!found || !right.includes(true)) return refused("signInFailed")
  const proved = checked === null ? old.filter((_, at) => right[at]) : []
  const stored = checked ?? proved[0]?.passwordHash ?? ""
  const renewed = isOutdated(stored) ? await hashPassword(credentials.password) : stored
  return db.transaction(async (tx) => {
    const who = await lockAccount(tx, eq(account.id, found.id))
    // It may have been changed while the old one was being compared.
    if (!who || who.passwordHash !== checked) return refused("signInFailed")
    if (renewed !== checked) await tx.update(account).set({ passwordHash: renewed }).where(eq(account.id, who.id))
    for (const role of proved) await proveRole(tx, who, role, "staff.prove", now)
    await forgiveSignIn(tx, shop, email)
    return begin(tx, shop, browser, who)
  })
}

/** What an account without a password of its own can be taken on by. */
async function oldPasswords({ db }: Shop, who: StoredAccount | undefined): Promise<OldPassword[]> {
  if (!who || who.passwordHash !== null) return []
  const rows = await db
    .select({ siteId: staff.siteId, staffId: staff.id, passwordHash: staff.passwordHash })
    .from(staff)
    .where(and(eq(staff.accountId, who.id), isNull(staff.provedAt), isNotNull(staff.passwordHash)))
  return rows.flatMap(({ passwordHash, ...role }) => (passwordHash === null ? [] : [{ ...role, passwordHash }]))
}
