import { redirect } from "react-router"
import { REFRESH_COOKIE, TOKEN_COOKIE } from "../../domain/constants.ts"
import { signInPath } from "../../domain/site/route-address.ts"
import { screenOfPattern } from "../../domain/site/screen-address.ts"
import { needsSignIn } from "../../domain/site/screens.ts"
import { hasScreen } from "../../domain/site/templates.ts"
import { loadShell } from "../shell/load-shell.server.ts"
import { pageNotFound, wrongAddress } from "../shell/not-found.ts"
import { hereOf, type LoaderVisit } from "../shell/page-api.ts"
import { pageContext } from "../shell/page-context.ts"
import { hasShape } from "./screen-params.ts"

type ScreenVisit = LoaderVisit & { pattern: string; params: Record<string, string | undefined> }

/**
 * Before any loader or action of a screen: the template has to have the screen and the address its shape, else it is
 * not found; the visitor is sent to sign in where a session is needed. Whether the session still holds is said by the API.
 */
export async function guardScreen(
  visit: ScreenVisit,
): Promise<ReturnType<typeof wrongAddress | typeof pageNotFound> | null> {
  const screen = screenOfPattern(visit.pattern)
  if (!screen) return null
  if (!hasScreen(visit.context.get(pageContext).template, screen)) return pageNotFound()
  if (!hasShape(screen, visit)) return wrongAddress(visit.url.pathname)
  if (!needsSignIn(screen, false) || hasSession(visit.request)) return null
  const { shop } = await loadShell(visit)
  if (needsSignIn(screen, shop?.apps.guestPurchase ?? false)) {
    throw redirect(signInPath(hereOf(visit)))
  }
  return null
}

const SESSION = new RegExp(`(?:^|;\\s*)(?:__Host-)?(?:${TOKEN_COOKIE}|${REFRESH_COOKIE})=[^;]`)
/** Whether somebody may be signed in here. */
export const hasSession = ({ headers }: Request) => SESSION.test(headers.get("cookie") ?? "")
