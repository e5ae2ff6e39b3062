import { and, desc, eq } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import type { PasskeyMade, PasskeyShown } from "../../../contract/passkey-calls.ts"
import { account, accountPasskey } from "../../../db/schema/account.ts"
import { deviceName } from "../../../domain/members/device-name.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import { wholeList } from "../../api/whole-list.ts"
import type { Browser } from "../../members/browser-session.ts"
import { passkeyShown } from "../../members/passkeys/list-passkeys.ts"
import { relyingParty } from "../../members/passkeys/relying-party.ts"
import { ALGORITHMS, newPasskeyOf } from "../../members/passkeys/verify.ts"
import type { Shop } from "../../shop.ts"
import { signature } from "../../signed-value.ts"
import type { Account } from "../../who.ts"
import { CHALLENGE_SECONDS, newChallenge, spendChallenge } from "./account-challenges.ts"
import { purposeOfSession } from "./change-factor.ts"
import { type NotTheirs, notConfirmed } from "./confirm-self.ts"
import { lockAccount } from "./lock-account.ts"

const PASSKEYS_MAX = 20
const ISSUER = "Vitrine"

/** Says nothing about the person to whoever reads the device, and is the same for all their passkeys. */
const userHandleOf = ({ secret }: Shop, { id }: Account) => signature(secret, "passkeyUser", `account ${id}`)

const areTheirs = ({ id }: Account) => eq(accountPasskey.accountId, id)

export async function listOwnPasskeys(
  { db }: Shop,
  who: Account,
): Promise<CallReply<"GET /api/admin/account/passkeys">> {
  const rows = await db.select().from(accountPasskey).where(areTheirs(who)).orderBy(desc(accountPasskey.id))
  return wholeList(rows.map((row) => ({ ...passkeyShown(row), host: row.host })))
}

/** What a browser makes a passkey by. */
export async function optionsToAdd(
  shop: Shop,
  who: Account,
  browser: Browser,
  password: string | undefined,
): Promise<CallReply<"POST /api/admin/account/passkeyOptions"> | NotTheirs | Refusal<"passkeysFull">> {
  const refusal = await notConfirmed(shop, who, password)
  if (refusal) return refusal
  const known = await shop.db.select().from(accountPasskey).where(areTheirs(who))
  if (known.length >= PASSKEYS_MAX) return refused("passkeysFull")
  return {
    challenge: await newChallenge(shop, browser, purposeOfSession(who.session)),
    rp: { id: relyingParty(shop).id, name: ISSUER },
    user: { id: userHandleOf(shop, who), name: who.email, displayName: who.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: CHALLENGE_SECONDS * 1000,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: "public-key",
      transports,
    })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  }
}

/** Keeps a passkey that was made by such options. */
export async function addPasskey(
  shop: Shop,
  who: Account,
  browser: Browser,
  made: PasskeyMade,
): Promise<PasskeyShown | Refusal<"passkeyRefused" | "passkeysFull">> {
  const challenge = await spendChallenge(shop, browser, purposeOfSession(who.session), made.response.clientDataJSON)
  const wanted = challenge === null ? null : await newPasskeyOf(shop, made, challenge)
  if (wanted === null) return refused("passkeyRefused")
  return shop.db.transaction(async (tx) => {
    await lockAccount(tx, eq(account.id, who.id))
    const known = await tx.select({ id: accountPasskey.id }).from(accountPasskey).where(areTheirs(who))
    if (known.length >= PASSKEYS_MAX) return refused("passkeysFull")
    const [row] = await tx
      .insert(accountPasskey)
      .values({
        ...wanted,
        accountId: who.id,
        host: relyingParty(shop).id,
        transports: [],
        userHandle: userHandleOf(shop, who),
        name: deviceName(browser.headers.get("user-agent") ?? ""),
        createdAt: shop.now,
      })
      .onConflictDoNothing({ target: [accountPasskey.host, accountPasskey.credentialId] })
      .returning()
    return row ? passkeyShown(row) : refused("passkeyRefused")
  })
}

/** Nobody signs in with it any more. The last one stays while a passkey is the second factor. */
export async function removePasskey(
  shop: Shop,
  who: Account,
  id: number,
): Promise<Record<string, never> | Refusal<"unknownPasskey"> | Refusal<"notPossibleNow", { why: "lastFactor" }>> {
  return shop.db.transaction(async (tx) => {
    const found = await lockAccount(tx, eq(account.id, who.id))
    const known = await tx.select({ id: accountPasskey.id }).from(accountPasskey).where(areTheirs(who))
    if (!known.some((each) => each.id === id)) return refused("unknownPasskey")
    if (found?.passkeyFactor && known.length === 1) return refused("notPossibleNow", { why: "lastFactor" })
    await tx.delete(accountPasskey).where(and(areTheirs(who), eq(accountPasskey.id, id)))
    return {}
  })
}
