import { createApiClient } from "./api-client.ts"
import { GUEST_CART, USER_COOKIE } from "./read-visitor.ts"
import { forgetStored } from "./stored.ts"
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
  writeCookie(USER_COOKIE, "", 0)
  forgetStored(GUEST_CART)
}
