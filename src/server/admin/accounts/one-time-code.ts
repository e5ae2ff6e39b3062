import { and, eq, lt } from "drizzle-orm"
import { Secret, TOTP } from "otpauth"
import type { Queries } from "../../../db/database.ts"
import { account } from "../../../db/schema/account.ts"
import type { Shop } from "../../shop.ts"
import type { StoredAccount } from "./lock-account.ts"
import { openSecret, sealSecret } from "./sealed-secret.ts"

const ISSUER = "Vitrine"
const SECRET_BYTES = 20
const PERIOD_SECONDS = 30
/** Clocks go wrong by a step, and people are slow. */
const WINDOW = 1

const generatorOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })

type NewSecret = { secret: string; uri: string; sealed: string }

/** A new secret for an app that makes one-time codes: as text, as the address in its QR code, and as it is stored. */
export function newSecret({ secret: key }: Pick<Shop, "secret">, { id, email }: Pick<StoredAccount, "id" | "email">) {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  return { secret, uri: generatorOf(secret, email).toString(), sealed: sealSecret(secret, id, key) } satisfies NewSecret
}

/** The step of time that a code is of; null where it is none of this secret's, now. */
export function stepOf(
  { secret: key, now }: Pick<Shop, "secret" | "now">,
  { id, email }: Pick<StoredAccount, "id" | "email">,
  sealed: string,
  code: string,
): number | null {
  const secret = openSecret(sealed, id, key)
  if (secret === null) return null
  const token = code.replaceAll(/\s/g, "")
  const delta = generatorOf(secret, email).validate({ token, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

/** Whether a code is right and was not used before; its step is used up then. The account must be locked. */
export async function takeCode(
  tx: Queries,
  shop: Pick<Shop, "secret" | "now">,
  who: StoredAccount,
  code: string,
): Promise<boolean> {
  const step = who.totpSecret === null ? null : stepOf(shop, who, who.totpSecret, code)
  if (step === null) return false
  const used = await tx
    .update(account)
    .set({ totpStep: step })
    .where(and(eq(account.id, who.id), lt(account.totpStep, step)))
  return used.rowCount === 1
}
