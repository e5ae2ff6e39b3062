import { SCREEN_NAMES, SCREENS, type ScreenName } from "./screens.ts"

/** Which screen an address below the prefix leads to (null: a page of the merchant's own, or none), and how it is written. */
export type CanonicalAddress = { screen: ScreenName | null; path: string }

const PATTERNS = SCREEN_NAMES.map((screen) => ({ screen, segments: SCREENS[screen].path.split("/").filter(Boolean) }))

/**
 * One address for each page: single slashes, none at the end, fixed words in their own letter case, and each character
 * encoded in one way. The router takes all of these for the same page, so each would be drawn and cached by itself.
 */
export function canonicalAddress(rest: string): CanonicalAddress {
  const asked = rest.split("/").filter(Boolean)
  for (const { screen, segments } of PATTERNS) {
    if (segments.length !== asked.length) continue
    const written = segments.map((segment, at) => writtenAs(segment, asked[at] ?? ""))
    if (written.every((segment) => segment !== null)) return { screen, path: `/${written.join("/")}` }
  }
  return { screen: null, path: `/${asked.map(recoded).join("/")}` }
}

/** A path with each segment encoded in one way; slashes stay as they are. */
export const recodedPath = (path: string): string => path.split("/").map(recoded).join("/")

/** A segment as the pattern has it; null where it is another. What stands in braces is the page's own. */
function writtenAs(pattern: string, asked: string): string | null {
  const [fixed = "", ...variable] = pattern.split("{")
  const plain = decoded(asked)
  if (variable.length === 0) return plain.toLowerCase() === fixed.toLowerCase() ? fixed : null
  if (!plain.toLowerCase().startsWith(fixed.toLowerCase())) return null
  return fixed + encodeURIComponent(plain.slice(fixed.length))
}

const recoded = (segment: string) => encodeURIComponent(decoded(segment))

/** A stray % cannot be decoded; it stands for itself. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toWellFormed()
  } catch {
    return segment.toWellFormed()
  }
}
