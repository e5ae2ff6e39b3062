import { and, eq, gt } from "drizzle-orm"
import { account, accountSession } from "../../../db/schema/account.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { TooMany } from "../../limits.ts"
import { isPassword } from "../../members/password.ts"
import type { Shop } from "../../shop.ts"
import type { Account } from "../../who.ts"
import { forgiveSignIn, trySignIn } from "./account-limits.ts"

/** For so long after signing in nobody is asked for the password. */
const FRESH_MS = 600_000

export type NotTheirs =
  | Refusal<"passwordWrong">
  | Refusal<"invalidField", { fields: { password: "required" } }>
  | TooMany

/** Why somebody has to show the password before they change how they sign in: a session may have been left open. */
export async function notConfirmed(shop: Shop, who: Account, password: string | undefined): Promise<NotTheirs | null> {
  const since = new Date(shop.now.getTime() - FRESH_MS)
  const isFresh = and(eq(accountSession.id, who.session), gt(accountSession.openedAt, since))
  if ((await shop.db.$count(accountSession, isFresh)) === 1) return null
  if (!password) return refused("invalidField", { fields: { password: "required" } })
  return wrongPassword(shop, who, password)
}

/** A refusal where that is not their password; tries are counted as those of the sign-in are. */
export async function wrongPassword(
  shop: Shop,
  { id, email }: Account,
  password: string,
): Promise<Refusal<"passwordWrong"> | TooMany | null> {
  const tooMany = await trySignIn(shop, email)
  if (tooMany) return tooMany
  const [row] = await shop.db.select({ hash: account.passwordHash }).from(account).where(eq(account.id, id))
  if (!(await isPassword(row?.hash, password))) return refused("passwordWrong")
  await shop.db.transaction((tx) => forgiveSignIn(tx, shop, email))
  return null
}
