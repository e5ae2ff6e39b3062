/** What a Cookie header holds under a name. */
export function cookieValue(cookies: string | null, name: string): string | undefined {
  if (cookies === null) return undefined
  for (const pair of cookies.split(";")) {
    const split = pair.indexOf("=")
    if (split > 0 && pair.slice(0, split).trim() === name) return pair.slice(split + 1).trim()
  }
  return undefined
}

/** The Cookie header of a browser that has taken these Set-Cookie lines: what was set is there, what was cleared is not. */
export function cookiesAfter(cookies: string, setCookies: readonly string[]): string {
  const pairs = setCookies.map((line) => line.split(";", 1)[0] ?? "")
  const names = new Set(pairs.map(nameOf))
  const kept = cookies.split(";").map((pair) => pair.trim())
  const others = kept.filter((pair) => pair !== "" && !names.has(nameOf(pair)))
  return [...others, ...pairs.filter((pair) => !pair.endsWith("="))].join("; ")
}

const nameOf = (pair: string) => pair.slice(0, Math.max(0, pair.indexOf("="))).trim()
