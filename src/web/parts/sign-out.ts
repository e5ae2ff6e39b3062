import type { ApiClient } from "../api-client.ts"
import { GUEST_CART, USER_COOKIE } from "./read-visitor.ts"
import { forgetStored } from "./stored.ts"
import { writeCookie } from "./write-cookie.ts"

/** Ends the session and forgets what this browser kept for it; where the server does not answer, at least the latter. */
export async function signOut({ ask }: ApiClient): Promise<void> {
  await ask("POST /api/login/logout")
  writeCookie(USER_COOKIE, "", 0)
  forgetStored(GUEST_CART)
}
