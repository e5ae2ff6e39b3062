const DAY_SECONDS = 86_400

/** Keeps a choice for this shop's pages, the server's included. */
export function writeCookie(name: string, value: string, days: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${days * DAY_SECONDS}; samesite=lax`
}
