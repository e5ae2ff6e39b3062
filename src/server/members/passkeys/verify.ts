import type { PasskeyMade, PasskeyUsed } from "../../../contract/passkey-calls.ts"
import type { passkey } from "../../../db/schema/passkey.ts"
import type { Shop } from "../../shop.ts"
import { relyingParty } from "./relying-party.ts"

/** Ed25519, ES256 and RS256: what devices have. */
export const ALGORITHMS = [-8, -7, -257]

type StoredPasskey = Pick<typeof passkey.$inferSelect, "credentialId" | "publicKey" | "counter" | "userHandle">
type NewPasskey = { credentialId: string; publicKey: string; counter: number }

/** Read when the first passkey comes: certificates of all makers of devices take longer to load than the rest of the shop. */
export const loadVerifier = () =>
  Promise.all([import("@simplewebauthn/server"), import("@simplewebauthn/server/helpers")])

/** Signature, origin, host, that the person was asked, that the counter went on: the new counter, or null where any is wrong. */
export async function countAfterUse(
  shop: Shop,
  { id, rawId, type, response }: PasskeyUsed,
  challenge: string,
  stored: StoredPasskey,
): Promise<number | null> {
  const [{ verifyAuthenticationResponse }] = await loadVerifier()
  const { id: rpId, origin } = relyingParty(shop)
  if (response.userHandle !== undefined && response.userHandle !== stored.userHandle) return null
  const { userHandle, ...signed } = response
  return orNull(shop, async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: stored.credentialId, publicKey: bytes(stored.publicKey), counter: stored.counter },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  })
}

/** A passkey that was made here and now, for this shop; null where anything about it is wrong. */
export async function newPasskeyOf(
  shop: Shop,
  { id, rawId, type, response }: PasskeyMade,
  challenge: string,
): Promise<NewPasskey | null> {
  const [{ verifyRegistrationResponse }] = await loadVerifier()
  const { id: rpId, origin } = relyingParty(shop)
  const { clientDataJSON, attestationObject } = response
  return orNull(shop, async () => {
    if (!(await isUncertified(attestationObject))) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return null
    const { credential } = registrationInfo
    const publicKey = Buffer.from(credential.publicKey).toString("base64url")
    return { credentialId: credential.id, publicKey, counter: credential.counter }
  })
}

/**
 * Nobody is asked to prove what make a device is, and browsers leave that out. A certificate that is sent all the same could
 * name addresses that the server would then be made to fetch.
 */
async function isUncertified(attestationObject: string): Promise<boolean> {
  const [, { decodeAttestationObject, isoBase64URL }] = await loadVerifier()
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const format = attestation.get("fmt")
  return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined)
}

/** The library throws for whatever is wrong with what was sent. */
async function orNull<Result>({ log }: Shop, check: () => Promise<Result>): Promise<Result | null> {
  try {
    return await check()
  } catch (failure) {
    log.info({ reason: failure instanceof Error ? failure.message : String(failure) }, "a passkey was refused")
    return null
  }
}

const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, "base64url"))
