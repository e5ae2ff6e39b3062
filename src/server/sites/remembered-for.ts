import type { Shop } from "../shop.ts"

/**
 * Reads something of a site once, for all requests in one language that are made with the same `Site`: the directory gives out another one
 * as soon as a change of the site is told. Only for what changes of which are told as the site's (see `tell_changes`).
 */
export function rememberedFor<Read>(read: (shop: Shop) => Promise<Read>): (shop: Shop) => Promise<Read> {
  const known = new WeakMap<Shop["site"], Map<string, Promise<Read>>>()
  return (shop) => {
    const inLanguages = known.get(shop.site) ?? new Map<string, Promise<Read>>()
    known.set(shop.site, inLanguages)
    const found = inLanguages.get(shop.language)
    if (found) return found
    const reading = read(shop)
    inLanguages.set(shop.language, reading)
    reading.catch(() => inLanguages.delete(shop.language))
    return reading
  }
}
