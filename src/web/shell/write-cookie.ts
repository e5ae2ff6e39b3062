import { DAY_SECONDS } from "../../domain/time-units.ts"

/** Keeps a choice for this shop's pages, the server's included. */
export function writeCookie(name: string, value: string, days: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${days * DAY_SECONDS}; samesite=lax`
}
