import { SUCCESS } from "../../../../contract/envelope.ts"
import type { ApiClient } from "../../../shell/api-client.ts"
import { loadWebAuthn } from "./load-webauthn.ts"

export type Signed =
  /** What the form sends. */
  | { isSigned: true; passkey: string }
  /** `msg`: why the shop gave nothing to sign; empty where the browser or the person did not want to. */
  | { isSigned: false; msg: string }

/** Lets a passkey sign in: one that is chosen in the browser's own sheet, or with `isAutofill` in the e-mail field. */
export async function signByPasskey({ ask }: ApiClient, isAutofill: boolean): Promise<Signed> {
  const [{ startAuthentication }, reply] = await Promise.all([loadWebAuthn(), ask("POST /api/login/passkeyOptions")])
  if (reply.code !== SUCCESS) return { isSigned: false, msg: reply.reason === "serviceUnavailable" ? "" : reply.msg }
  try {
    const used = await startAuthentication({ optionsJSON: reply.data, useBrowserAutofill: isAutofill })
    return { isSigned: true, passkey: JSON.stringify(used) }
  } catch {
    // Cancelled, none there, or not possible here: the password is at hand.
    return { isSigned: false, msg: "" }
  }
}

/** Whether the browser offers passkeys where one types the e-mail address. */
export async function canAutofill(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await loadWebAuthn()
  return browserSupportsWebAuthnAutofill()
}

export async function stopOffering(): Promise<void> {
  const { WebAuthnAbortService } = await loadWebAuthn()
  WebAuthnAbortService.cancelCeremony()
}
