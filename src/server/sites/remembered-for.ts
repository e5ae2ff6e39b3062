import type { Shop } from "../shop.ts"

/**
 * Reads something of a site once, for all requests that are made with the same `Site`: the directory gives out another one
 * as soon as a change of the site is told. Only for what changes of which are told as the site's (see `tell_changes`).
 */
export function rememberedFor<Read>(read: (shop: Shop) => Promise<Read>): (shop: Shop) => Promise<Read> {
  const known = new WeakMap<Shop["site"], Promise<Read>>()
  return (shop) => {
    const found = known.get(shop.site)
    if (found) return found
    const reading = read(shop)
    known.set(shop.site, reading)
    reading.catch(() => known.delete(shop.site))
    return reading
  }
}
