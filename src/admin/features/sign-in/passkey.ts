import type { CallReply } from "../../../contract/calls.ts"
import type { PasskeyMade, PasskeyUsed } from "../../../contract/passkey-calls.ts"

type ToUse = CallReply<"POST /api/admin/login/passkeyOptions">
type ToMake = CallReply<"POST /api/admin/account/passkeyOptions">

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0))

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

export const hasPasskeys = () => typeof PublicKeyCredential === "function"

/** Lets the browser show one of its passkeys; null where the person did not want to. */
export async function showPasskey({ challenge, ...options }: ToUse): Promise<PasskeyUsed | null> {
  const shown = await navigator.credentials
    .get({ publicKey: { ...options, challenge: bytesOf(challenge) } })
    .catch(() => null)
  if (!(shown instanceof PublicKeyCredential) || !(shown.response instanceof AuthenticatorAssertionResponse))
    return null
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response
  return {
    id: shown.id,
    rawId: textOf(shown.rawId),
    type: "public-key",
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      ...(userHandle && { userHandle: textOf(userHandle) }),
    },
  }
}

/** Lets the browser make one; null where the person did not want to. */
export async function makePasskey(options: ToMake): Promise<PasskeyMade | null> {
  const made = await navigator.credentials
    .create({
      publicKey: {
        ...options,
        challenge: bytesOf(options.challenge),
        user: { ...options.user, id: bytesOf(options.user.id) },
        excludeCredentials: options.excludeCredentials.map(({ id, type }) => ({ id: bytesOf(id), type })),
      },
    })
    .catch(() => null)
  if (!(made instanceof PublicKeyCredential) || !(made.response instanceof AuthenticatorAttestationResponse))
    return null
  return {
    id: made.id,
    rawId: textOf(made.rawId),
    type: "public-key",
    response: {
      clientDataJSON: textOf(made.response.clientDataJSON),
      attestationObject: textOf(made.response.attestationObject),
    },
  }
}
