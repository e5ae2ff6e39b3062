import { and, eq } from "drizzle-orm"
import { account } from "../../../db/schema/account.ts"
import { staff } from "../../../db/schema/member.ts"
import { site } from "../../../db/schema/site.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { TooMany } from "../../limits.ts"
import { isPassword } from "../../members/password.ts"
import type { Shop } from "../../shop.ts"
import type { Account } from "../../who.ts"
import { tooManyTries } from "./account-limits.ts"
import { lockAccount } from "./lock-account.ts"
import { proveRole } from "./prove-role.ts"

const TRIES = { max: 10, seconds: 900 }

/** Proves a role by the password that was good in that shop. It becomes nobody's password anywhere else. */
export async function proveShop(
  shop: Shop,
  who: Account,
  { site: name, password }: { site: string; password: string },
): Promise<Record<string, never> | Refusal<"noRoleHere" | "passwordWrong"> | TooMany> {
  const tooMany = await tooManyTries(shop, `prove ${who.id} ${name}`, TRIES)
  if (tooMany) return tooMany
  const [role] = await shop.db
    .select({ siteId: staff.siteId, staffId: staff.id, hash: staff.passwordHash, provedAt: staff.provedAt })
    .from(staff)
    .innerJoin(site, eq(site.id, staff.siteId))
    .where(and(eq(staff.accountId, who.id), eq(site.name, name)))
  if (!role) return refused("noRoleHere")
  if (role.provedAt) return {}
  if (!(await isPassword(role.hash, password))) return refused("passwordWrong")
  return shop.db.transaction(async (tx) => {
    const found = await lockAccount(tx, eq(account.id, who.id))
    if (!found) return refused("noRoleHere")
    await proveRole(tx, found, { siteId: role.siteId, staffId: role.staffId }, "staff.prove", shop.now)
    return {}
  })
}
