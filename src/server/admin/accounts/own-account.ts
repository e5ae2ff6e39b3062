import { desc, eq, ne } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { account, accountSession } from "../../../db/schema/account.ts"
import { staff } from "../../../db/schema/member.ts"
import { refused } from "../../../domain/refusal.ts"
import { wholeList } from "../../api/whole-list.ts"
import type { TooMany } from "../../limits.ts"
import { hashPassword } from "../../members/password.ts"
import { type PasswordRefused, refusedPassword } from "../../members/refused-password.ts"
import type { Shop } from "../../shop.ts"
import type { Account } from "../../who.ts"
import { endSessions } from "./account-session.ts"
import { type NotTheirs, wrongPassword } from "./confirm-self.ts"
import { lockAccount } from "./lock-account.ts"

type Settings = {
  name?: string | undefined
  language?: string | undefined
  theme?: "system" | "light" | "dark" | undefined
  letterKeys?: boolean | undefined
  factorOffered?: true | undefined
}
type Nothing = Record<string, never>

/** How somebody is called in all their shops, and what their back office looks like; what is not sent stays. */
export async function saveAccount(shop: Shop, who: Account, sent: Settings): Promise<Nothing> {
  const { name, language, theme, letterKeys, factorOffered } = sent
  await shop.db.transaction(async (tx) => {
    await tx
      .update(account)
      .set({
        email: who.email,
        name,
        language: language === undefined ? undefined : language || null,
        theme,
        letterKeys,
        factorOfferedAt: factorOffered && shop.now,
      })
      .where(eq(account.id, who.id))
    if (name !== undefined) await tx.update(staff).set({ name }).where(eq(staff.accountId, who.id))
  })
  return {}
}

/** Changes the password of whoever knows the old one, if there is one. All other sessions end. */
export async function changePassword(
  shop: Shop,
  who: Account,
  passwords: { old?: string | undefined; new: string },
): Promise<Nothing | NotTheirs | PasswordRefused | TooMany> {
  const easy = refusedPassword(shop, passwords.new, who, "new")
  if (easy) return easy
  const [before] = await shop.db.select().from(account).where(eq(account.id, who.id))
  const wrong = before?.passwordHash ? await wrongPassword(shop, who, passwords.old ?? "") : null
  if (wrong) return wrong
  const passwordHash = await hashPassword(passwords.new)
  return shop.db.transaction(async (tx) => {
    const found = await lockAccount(tx, eq(account.id, who.id))
    if (found?.passwordHash !== before?.passwordHash) return refused("passwordWrong")
    await tx.update(account).set({ passwordHash }).where(eq(account.id, who.id))
    await endSessions(tx, who.id, ne(accountSession.id, who.session))
    return {}
  })
}

export async function listSessions({ db }: Shop, who: Account): Promise<CallReply<"GET /api/admin/account/sessions">> {
  const rows = await db
    .select()
    .from(accountSession)
    .where(eq(accountSession.accountId, who.id))
    .orderBy(desc(accountSession.seenAt))
    .limit(100)
  return wholeList(
    rows.map(({ id, device, country, openedAt, seenAt }) => ({
      id,
      device,
      country: country ?? "",
      openTime: openedAt.toISOString(),
      seenTime: seenAt.toISOString(),
      isThis: id === who.session,
    })),
  )
}

/** Ends one session, or all but this one. */
export async function endOwnSession({ db }: Shop, who: Account, id: string | undefined): Promise<{ ended: number }> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, eq(account.id, who.id))
    const which = id === undefined ? ne(accountSession.id, who.session) : eq(accountSession.id, id)
    return { ended: await endSessions(tx, who.id, which) }
  })
}
