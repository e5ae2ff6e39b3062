import { eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { account } from "../../../db/schema/account.ts"
import type { Shop } from "../../shop.ts"
import type { Account } from "../../who.ts"

type Me = CallReply<"GET /api/admin/me">

/** Who is signed in, how the back office looks for them, and all shops that they have a role in, proved or not. */
export async function showAccount({ db }: Shop, { id }: Account): Promise<Me> {
  const shops = sql<Me["shops"]>`(
    select coalesce(json_agg(json_build_object(
      'name', s.name, 'title', s.title, 'template', s.template, 'role', w.role, 'staff_id', w.id,
      'proved', w.proved_at is not null, 'oldPassword', w.password_hash is not null
    ) order by s.title, s.id), '[]')
    from staff w join site s on s.id = w.site_id where w.account_id = "account"."id")`
  const [row] = await db
    .select({
      id: account.id,
      name: account.name,
      email: account.email,
      language: sql<string>`coalesce(${account.language}, '')`,
      theme: account.theme,
      letterKeys: account.letterKeys,
      hasPassword: sql<boolean>`${account.passwordHash} is not null`,
      factor: sql<Me["factor"]>`json_build_object(
        'code', totp_secret is not null, 'passkey', passkey_factor, 'recoveryLeft',
        (select count(*) from account_recovery_code c where c.account_id = "account"."id" and c.used_at is null))`,
      offerFactor: sql<boolean>`factor_offered_at is null and totp_secret is null and not passkey_factor
        and exists (select from staff o where o.account_id = "account"."id" and o.role = 'owner')`,
      shops,
    })
    .from(account)
    .where(eq(account.id, id))
  if (!row) throw new Error("Somebody without an account is signed in")
  return row
}
