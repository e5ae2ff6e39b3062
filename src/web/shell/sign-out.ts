import { GUEST_CART_COOKIE, USER_COOKIE } from "../../domain/constants.ts"
import { createApiClient } from "./api-client.ts"
import { INQUIRY } from "./read-personal.ts"
import { forgetStored } from "./stored.ts"
import { personalStore } from "./use-personal.ts"
import { writeCookie } from "./write-cookie.ts"

/** A server that does not answer keeps nobody here. */
const PATIENCE_MS = 5_000

/** Ends the session and forgets what this browser cached for it; where the server does not answer, at least the latter. */
export async function signOut(): Promise<void> {
  const { ask } = createApiClient({
    send: (request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    origin: location.origin,
    language: document.documentElement.lang,
  })
  await ask("POST /api/login/logout")
  forgetLocalState()
}

/** What this browser keeps for whoever was signed in goes, and other tabs hear of it. */
export function forgetLocalState(): void {
  writeCookie(USER_COOKIE, "", 0)
  writeCookie(GUEST_CART_COOKIE, "", 0)
  forgetStored(INQUIRY)
  personalStore.changed()
}
