import { PRELOADS_AT_ONCE_MAX, ROUTE_RELOAD_GUARD_MS } from "../constants.ts"

/** Pages are fetched ahead, at most 4 at once, and never on data-saver or a 2g line. */
export function mayPrefetch(line: {
  saveData?: boolean | null
  effectiveType?: string | null
  running: number
}): boolean {
  if (line.saveData || line.effectiveType?.endsWith("2g")) return false
  return line.running < PRELOADS_AT_ONCE_MAX
}

/** A route is reloaded (new version, lost chunk) unless the same one was within 10 s: else a broken build would reload for ever. */
export function mayReloadRoute(
  route: string,
  last: { route: string; at: number } | null | undefined,
  nowMs: number,
): boolean {
  return !last || last.route !== route || nowMs - last.at >= ROUTE_RELOAD_GUARD_MS
}

/** A new version runs when its build id is known and differs from the page's own. */
export function isNewVersion(own: string, latest: string | null | undefined): boolean {
  return Boolean(latest) && latest !== own
}
