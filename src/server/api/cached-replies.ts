import type { Changes } from "../../db/hear-changes.ts"
import { isRefused } from "../../domain/refusal.ts"
import { concernsSite, droppedBy, type PageTag } from "../../domain/site/change-tag.ts"
import type { Remember, Shop } from "../shop.ts"
import { freezeAndWeigh } from "./freeze-and-weigh.ts"
import type { Refused } from "./handlers.ts"
import { replyTags, type TagsOf } from "./reply-tags.ts"

/** Shorter than a page's: the page that is drawn from a cached reply is cached itself, and both ages add up. */
const TRUSTED_MS = 30_000
const REPLIES_MAX_BYTES = 16 * 1_048_576
/** A reply may take this share of the whole at most. */
const SHARE_MAX = 1 / 16

type Cached = { reply: object; droppedBy: ReadonlySet<string>; bytes: number; readAt: number }
type Reading = { siteId: number; isOutdated: boolean }
type Ask = () => Promise<object | Refused>

export type CachedReplies = ReturnType<typeof cachedReplies>

/**
 * What public calls of loaders gave, until what they show changes: told by the same messages as for pages, and only while
 * these are heard. Bounded in bytes; what nobody has asked for lately makes room.
 */
export function cachedReplies(changes: Changes | undefined, maxBytes = REPLIES_MAX_BYTES) {
  const cached = new Map<string, Cached>()
  const readings = new Set<Reading>()
  let bytes = 0

  const stop = changes?.onChange((tags) => {
    for (const [key, entry] of cached) if ([...tags].some((tag) => entry.droppedBy.has(tag))) remove(key)
    // What is being read right now may be what was there before.
    for (const reading of readings)
      if ([...tags].some((tag) => concernsSite(tag, reading.siteId))) reading.isOutdated = true
  })

  function remove(key: string): void {
    bytes -= cached.get(key)?.bytes ?? 0
    cached.delete(key)
  }

  function found(key: string): object | undefined {
    const entry = cached.get(key)
    if (entry === undefined) return undefined
    cached.delete(key)
    if (Date.now() - entry.readAt < TRUSTED_MS) cached.set(key, entry)
    else bytes -= entry.bytes
    return cached.get(key)?.reply
  }

  function put(key: string, siteId: number, tags: readonly PageTag[], reply: object): void {
    const weight = freezeAndWeigh(reply) + 2 * key.length
    if (weight > maxBytes * SHARE_MAX) return
    remove(key)
    cached.set(key, { reply, droppedBy: droppedBy(siteId, tags), bytes: weight, readAt: Date.now() })
    bytes += weight
    for (const oldest of cached.keys()) {
      if (bytes <= maxBytes) return
      remove(oldest)
    }
  }

  async function remembered(shop: Shop, name: string, query: object, tagsOf: TagsOf, ask: Ask) {
    if (!changes?.isHearing()) return ask()
    const key = keyOf(shop, name, query)
    const known = found(key)
    if (known) return known
    const reading: Reading = { siteId: shop.site.id, isOutdated: false }
    readings.add(reading)
    try {
      const reply = await ask()
      if (!isRefused(reply) && !reading.isOutdated) put(key, shop.site.id, tagsOf(query, reply), reply)
      return reply
    } finally {
      readings.delete(reading)
    }
  }

  return {
    /** The cached reply to a call, or what it replies now; `query` is what the call was read as. */
    async reply(shop: Shop, name: string, query: object, ask: Ask): Promise<object | Refused> {
      const tagsOf = replyTags.get(name)
      return tagsOf ? remembered(shop, name, query, tagsOf, ask) : ask()
    },

    /** What replies to several calls have in common, by what it is and which part of the shop it is about. */
    remember: (shop: Shop): Remember => {
      // Whoever reads something under a name reads the same kind of thing each time.
      return (name, query, tags, read) =>
        remembered(shop, name, query, () => [...tags], read) as ReturnType<typeof read>
    },

    size: () => ({ replies: cached.size, bytes }),
    close: () => stop?.(),
  }
}

/** The directory gives out another `Site` as soon as one has changed: what was read with the old one is not found with the new. */
const siteNumbers = new WeakMap<Shop["site"], number>()
let sitesSeen = 0

function numberOf(site: Shop["site"]): number {
  const number = siteNumbers.get(site) ?? ++sitesSeen
  siteNumbers.set(site, number)
  return number
}

/** All of a `Shop` that a public reply may depend on. */
function keyOf({ site, language, region, currency, unlocked }: Shop, name: string, query: object): string {
  return JSON.stringify([numberOf(site), language, region, currency.id, unlocked, name, query])
}
