import type { ScreenName } from "../../domain/site/screens.ts"

/** Screens of the registry that have no folder yet. A screen that is built leaves the list; the storefront is done when it is empty. */
export const COMING_SCREENS: readonly ScreenName[] = []
