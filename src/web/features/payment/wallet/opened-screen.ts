import { canonicalAddress } from "../../../../domain/site/canonical-address.ts"
import type { ScreenName } from "../../../../domain/site/screens.ts"

/** The screen that this document was opened on, wherever links have led since; `home` is the address of the home page. */
export function openedScreen(home: string): ScreenName | null {
  const [opened] = performance.getEntriesByType("navigation")
  const { pathname } = new URL(opened?.name ?? location.href, location.href)
  return canonicalAddress(home !== "/" && pathname.startsWith(home) ? pathname.slice(home.length) : pathname).screen
}
