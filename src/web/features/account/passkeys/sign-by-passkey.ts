import { type Failure, SUCCESS } from "../../../../contract/envelope.ts"
import type { ApiClient } from "../../../shell/api-client.ts"
import { loadWebAuthn } from "./load-webauthn.ts"

export type Signed =
  /** What the form sends. */
  | { isSigned: true; passkey: string }
  /** Why the shop gave nothing to sign; null where the browser or the person did not want to. */
  | { isSigned: false; failure: Failure | null }

/** Lets a passkey sign in: one that is chosen in the browser's own sheet, or with `isAutofill` in the e-mail field. */
export async function signByPasskey({ ask }: ApiClient, isAutofill: boolean): Promise<Signed> {
  try {
    const [{ startAuthentication }, reply] = await Promise.all([loadWebAuthn(), ask("POST /api/login/passkeyOptions")])
    if (reply.code !== SUCCESS) return { isSigned: false, failure: reply }
    const used = await startAuthentication({ optionsJSON: reply.data, useBrowserAutofill: isAutofill })
    return { isSigned: true, passkey: JSON.stringify(used) }
  } catch {
    // Cancelled, none there, or not possible here: the password is at hand.
    return { isSigned: false, failure: null }
  }
}

/** Whether the browser offers passkeys where one types the e-mail address. */
export const canAutofill = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/** What waits for an answer ends. */
export async function stopOffering(): Promise<void> {
  const { WebAuthnAbortService } = await loadWebAuthn()
  WebAuthnAbortService.cancelCeremony()
}
