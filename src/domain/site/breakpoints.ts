import { BREAKPOINTS } from "../constants.ts"

export type Breakpoint = keyof typeof BREAKPOINTS

// Widest first: the first that fits is the one.
const WIDEST_FIRST = [
  "desktopWide",
  "desktopMedium",
  "desktop",
  "tablet",
  "mobileWide",
  "mobileMedium",
  "mobile",
] as const satisfies readonly Breakpoint[]

const FALLBACK: Breakpoint = "desktop"

/** The breakpoint of a width in px: the widest that fits; desktop where the width is unknown. */
export function breakpointOf(width: number | null | undefined): Breakpoint {
  if (typeof width !== "number" || !(width > 0)) return FALLBACK
  // Narrower than 320 px is still a phone.
  return WIDEST_FIRST.find((name) => width >= BREAKPOINTS[name]) ?? "mobile"
}

/** Whether a text names a breakpoint, as the viewport cookie does. */
export function isBreakpoint(text: string | null | undefined): text is Breakpoint {
  return WIDEST_FIRST.some((name) => name === text)
}

/** The breakpoint the viewport cookie names; desktop on a first visit. */
export function breakpointOfCookie(cookie: string | null | undefined): Breakpoint {
  return isBreakpoint(cookie) ? cookie : FALLBACK
}
