import type { ScreenName } from "../../../domain/site/screens.ts"

/**
 * Code of others runs in documents that were opened on a public screen, and what has run once cannot be taken out again. So
 * whoever goes from public screens to personal ones, or back, gets another document, where there is code that may run.
 */
let isOpenDocument: boolean | undefined
let mayRun = false
let hasRun = false
let others: readonly (ScreenName | null)[] = []

export const codeDocument = {
  /** Whether this document was opened where code may run; the first to say so counts. */
  opensOn(isOpenScreen: boolean): boolean {
    isOpenDocument ??= isOpenScreen
    return isOpenDocument
  },
  /** Whether the visitor lets some of the shop's code run. */
  allows(some: boolean): void {
    mayRun = some
  },
  runs(): void {
    hasRun = true
  },
  hasRun: () => hasRun,
  /** Screens that need a content policy which this document has not: those with wallets. */
  lacks(screens: readonly ScreenName[]): void {
    others = screens
  },
  /** Whether a screen must be opened as a document of its own. */
  mustLoad: (isOpenScreen: boolean, screen: ScreenName | null): boolean =>
    others.includes(screen) || (isOpenScreen ? mayRun && isOpenDocument === false : hasRun),
}

/** Opens the address as another document; what waits for this goes with the present one. */
export function loadDocument(address: string): Promise<never> {
  if (new URL(address, location.href).href === location.href) location.reload()
  else location.assign(address)
  return new Promise(() => {})
}
