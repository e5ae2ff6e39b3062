import { redirect } from "react-router"
import { REFRESH_COOKIE, TOKEN_COOKIE } from "../../domain/constants.ts"
import { signInPath } from "../../domain/site/route-address.ts"
import { screenOfPattern } from "../../domain/site/screen-address.ts"
import { needsSignIn } from "../../domain/site/screens.ts"
import { hasScreen } from "../../domain/site/templates.ts"
import { loadShell } from "../shell/load-shell.server.ts"
import { pageNotFound } from "../shell/not-found.ts"
import type { LoaderVisit } from "../shell/page-api.ts"
import { pageContext } from "../shell/page-context.ts"
import { screenParams } from "./screen-params.ts"

type ScreenVisit = LoaderVisit & { pattern: string; params: Record<string, string | undefined> }

/**
 * Before any loader or action of a screen: the template has to have the screen, the address its shape, and the visitor a
 * session where one is needed. Whether the session still holds is said by the API.
 */
export async function guardScreen(visit: ScreenVisit): Promise<void> {
  const screen = screenOfPattern(visit.pattern)
  if (!screen) return
  if (!hasScreen(visit.context.get(pageContext).template, screen)) throw pageNotFound()
  screenParams(screen, visit)
  if (!needsSignIn(screen, false) || hasSession(visit.request)) return
  const { shop } = await loadShell(visit)
  if (needsSignIn(screen, shop?.apps.guestPurchase ?? false)) {
    throw redirect(signInPath(visit.url.pathname + visit.url.search))
  }
}

const SESSION = new RegExp(`(?:^|;\\s*)(?:__Host-)?(?:${TOKEN_COOKIE}|${REFRESH_COOKIE})=[^;]`)
const hasSession = ({ headers }: Request) => SESSION.test(headers.get("cookie") ?? "")
