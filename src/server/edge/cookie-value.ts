/** What a Cookie header holds under a name. */
export function cookieValue(cookies: string | null, name: string): string | undefined {
  if (cookies === null) return undefined
  for (const pair of cookies.split(";")) {
    const split = pair.indexOf("=")
    if (split > 0 && pair.slice(0, split).trim() === name) return pair.slice(split + 1).trim()
  }
  return undefined
}
