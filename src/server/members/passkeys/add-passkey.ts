import { and, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import type { PasskeyMade } from "../../../contract/passkey-calls.ts"
import { refreshToken } from "../../../db/schema/member.ts"
import { passkey } from "../../../db/schema/passkey.ts"
import { deviceName } from "../../../domain/members/device-name.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import { HOUR_SECONDS } from "../../../domain/time-units.ts"
import { type TooMany, tooManyBy } from "../../limits.ts"
import { queueMail } from "../../mail/queue-mail.ts"
import type { Shop } from "../../shop.ts"
import { signature } from "../../signed-value.ts"
import type { Member } from "../../who.ts"
import type { Browser } from "../browser-session.ts"
import { isPassword } from "../password.ts"
import { lockPerson } from "../person.ts"
import { forgiveSignIn, trySignIn } from "../sign-in-limits.ts"
import { CHALLENGE_SECONDS, newChallenge, spendChallenge } from "./challenges.ts"
import { passkeyShown } from "./list-passkeys.ts"
import { relyingParty } from "./relying-party.ts"
import { ALGORITHMS, newPasskeyOf } from "./verify.ts"

const PASSKEYS_MAX = 20
/** For so long after signing in nobody is asked for the password. */
const FRESH_SECONDS = 600
const OPTIONS_OF_MEMBER = { max: 60, seconds: HOUR_SECONDS }
/** What browsers know of how a device is reached; anything else is not kept. */
const TRANSPORTS = new Set(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"])

type Options = CallReply<"POST /api/user/passkeyOptions">
type NotTheirs =
  | Refusal<"passwordWrong">
  | Refusal<"invalidField", { fields: { password: "required" } }>
  | TooMany
  | null

/** What a browser makes a passkey by. Who has not just signed in has to know the password: a session may have been left open. */
export async function optionsToAdd(
  shop: Shop,
  member: Member,
  browser: Browser,
  password: string | undefined,
): Promise<Options | Exclude<NotTheirs, null> | Refusal<"passkeysFull">> {
  const { db, site } = shop
  const tooMany = await tooManyBy(shop, `passkeyOptions of ${member.id}`, OPTIONS_OF_MEMBER)
  if (tooMany) return tooMany
  const notTheirs = (await isFresh(shop, member)) ? null : await checkPassword(shop, member, password)
  if (notTheirs) return notTheirs
  const known = await db
    .select({ id: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(areTheirs(shop, member))
  if (known.length >= PASSKEYS_MAX) return refused("passkeysFull")
  return {
    challenge: await newChallenge(shop, browser, member),
    rp: { id: relyingParty(shop).id, name: site.title },
    user: { id: userHandleOf(shop, member), name: member.email, displayName: member.userName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: CHALLENGE_SECONDS * 1000,
    excludeCredentials: known.map(({ id, transports }) => ({ id, type: "public-key", transports })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  }
}

/** Keeps a passkey that was made by such options, and tells the member. */
export async function addPasskey(
  shop: Shop,
  member: Member,
  browser: Browser,
  made: PasskeyMade,
): Promise<CallReply<"POST /api/user/addPasskey"> | Refusal<"passkeyRefused" | "passkeysFull">> {
  const { db, site, now, language, origin } = shop
  const challenge = await spendChallenge(shop, browser, member, made.response.clientDataJSON)
  const wanted = challenge === null ? null : await newPasskeyOf(shop, made, challenge)
  if (wanted === null) return refused("passkeyRefused")
  return db.transaction(async (tx) => {
    await lockPerson(tx, site.id, sql`id = ${member.id}`)
    const known = await tx.select({ id: passkey.id }).from(passkey).where(areTheirs(shop, member))
    if (known.length >= PASSKEYS_MAX) return refused("passkeysFull")
    const [row] = await tx
      .insert(passkey)
      .values({
        ...wanted,
        siteId: site.id,
        memberId: member.id,
        transports: (made.response.transports ?? []).filter((transport) => TRANSPORTS.has(transport)),
        userHandle: userHandleOf(shop, member),
        name: deviceName(browser.headers.get("user-agent") ?? ""),
        createdAt: now,
      })
      .onConflictDoNothing({ target: [passkey.siteId, passkey.credentialId] })
      .returning()
    if (!row) return refused("passkeyRefused")
    await queueMail(tx, {
      siteId: site.id,
      kind: "passkeyAdded",
      recipient: member.email,
      language,
      origin,
      content: { userName: member.userName, passkey: row.name },
      cause: `passkeyAdded ${row.id}`,
    })
    return passkeyShown(row)
  })
}

/** Whether this session was begun a few minutes ago; it is renewed much later. */
async function isFresh({ db, site, now }: Shop, { session }: Member): Promise<boolean> {
  const begun = sql<boolean>`min(${refreshToken.issuedAt}) > ${new Date(now.getTime() - FRESH_SECONDS * 1000).toISOString()}`
  const [row] = await db
    .select({ isFresh: begun })
    .from(refreshToken)
    .where(and(eq(refreshToken.siteId, site.id), eq(refreshToken.family, session)))
  return row?.isFresh === true
}

async function checkPassword(shop: Shop, member: Member, password: string | undefined): Promise<NotTheirs> {
  if (!password) return refused("invalidField", { fields: { password: "required" } })
  const { tooMany, person } = await trySignIn(shop, member.email)
  if (tooMany) return tooMany
  if (!(await isPassword(person?.passwordHash ?? null, password))) return refused("passwordWrong")
  await shop.db.transaction((tx) => forgiveSignIn(tx, shop, member.email))
  return null
}

const areTheirs = ({ site }: Shop, { id }: Member) => and(eq(passkey.siteId, site.id), eq(passkey.memberId, id))

/** Says nothing about the member to whoever reads the device, and is the same for all their passkeys. */
const userHandleOf = ({ secret, site }: Shop, { id }: Member) => signature(secret, "passkeyUser", `${site.id} ${id}`)
