import { type Browser, keepSession } from "./browser-session.ts"
import type { Session } from "./sessions.ts"

/** The tokens of a session for the reply; a page of the shop gets them as cookies, which its scripts cannot read. */
export function tokensShown(browser: Browser, session: Session, remember?: boolean) {
  const isPage = browser.askedFrom === "shop"
  if (isPage) keepSession(browser, session, remember)
  return {
    access_token: isPage ? "" : session.accessToken,
    refresh_token: isPage ? "" : session.refreshToken,
    access_token_expire: session.accessTokenExpire,
    refresh_token_expire: session.refreshTokenExpire,
  }
}
