import { mayReloadRoute } from "../../domain/site/page-loading.ts"

const LAST_RELOAD = "lastReload"

/** Loads an address of this shop as a whole document, unless the same was done within 10 s. */
export function reloadRoute(address: string, now = Date.now()): void {
  const route = new URL(address, location.href).pathname
  if (!mayReloadRoute(route, lastReload(), now)) return
  try {
    sessionStorage.setItem(LAST_RELOAD, JSON.stringify({ route, at: now }))
  } catch {
    // Without a memory nobody would stop the next reload.
    return
  }
  if (new URL(address, location.href).href === location.href) location.reload()
  else location.assign(address)
}

function lastReload(): { route: string; at: number } | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(LAST_RELOAD) ?? "null")
    if (typeof stored !== "object" || stored === null || !("route" in stored) || !("at" in stored)) return null
    const { route, at } = stored
    return typeof route === "string" && typeof at === "number" ? { route, at } : null
  } catch {
    return null
  }
}
