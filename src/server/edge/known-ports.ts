/** A shop is reached by one port, two while it moves; more are made up. */
const PORTS_MAX = 8

/**
 * Without a configured origin any port in a Host header may be the one that a proxy hands on. Pages are cached for the first
 * few that come; with others they are drawn each time, so that nobody fills the cache with the same page under each port.
 */
export function knownPorts(): (origin: string) => boolean {
  const known = new Set<string>()
  return (origin) => {
    const port = /:(\d+)$/.exec(origin)?.[1] ?? ""
    if (known.size < PORTS_MAX) known.add(port)
    return known.has(port)
  }
}
