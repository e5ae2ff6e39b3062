import { randomBytes } from "node:crypto"
import type { Changes } from "../../db/hear-changes.ts"
import { concernsSite } from "../../domain/site/change-tag.ts"
import { inTurn } from "../in-turn.ts"
import { networkOf } from "../limits.ts"
import { trustedForMs } from "../sites/trusted-for.ts"
import { type CachedPage, cachedPage, formOf, isKeepable, plainBody, policyByHash } from "./cached-page.ts"
import type { Drawn } from "./draw-page.ts"
import { BACKGROUND, type DrawingTurns, TooBusyError } from "./drawing-turns.ts"
import type { PageAsk } from "./page-ask.ts"
import { pageCache } from "./page-cache.ts"
import type { PageSources } from "./security-headers.ts"

/** A cached page, and whether it is as good as new. */
export type Found = { page: CachedPage; cache: "hit" | "stale" | "miss" }
/** A page that turned out not to be cached; it was drawn for nobody in particular. */
export type NotCached = { response: Response; body: Buffer; policy: string | null; links: string[] }

type Flight = { siteId: number; isOutdated: boolean; landed: Promise<CachedPage | NotCached> }

const MARK_BYTES = 16
/** A renewal that failed is tried again after this. */
const TRY_AGAIN_MS = 1_000
/** Where a page was not cached, visitors get their own for this long before it is tried again. */
const NOT_KEPT_MS = 10_000
const NOT_KEPT_MAX = 1_000

export type CachedPages = ReturnType<typeof cachedPages>

type Options = {
  maxBytes: number
  changes: Changes | undefined
  /** Draws the page for nobody in particular, its scripts with this mark as their nonce. */
  draw: (ask: PageAsk, mark: string) => Promise<Drawn>
  sourcesOf: (ask: PageAsk, drawn: Drawn) => Promise<PageSources>
  turns: DrawingTurns
  onFailure: (failure: unknown) => void
}

/** Keeps public pages: one drawing for a crowd, the old page while a new one is drawn, dropped when what they show changes. */
export function cachedPages({ maxBytes, changes, draw, sourcesOf, turns, onFailure }: Options) {
  const cache = pageCache(maxBytes)
  const flights = new Map<string, Flight>()
  const notCached = new Map<string, number>()
  const compressions = inTurn(1)

  const stop = changes?.onChange((tags) => {
    cache.drop(tags)
    // What is being drawn right now may have read what was there before.
    for (const [key, flight] of flights) {
      if (![...tags].some((tag) => concernsSite(tag, flight.siteId))) continue
      flight.isOutdated = true
      flights.delete(key)
    }
  })

  function fly(key: string, ask: PageAsk): Flight {
    const flight: Flight = { siteId: ask.site.id, isOutdated: false, landed: land(key, ask, () => flight.isOutdated) }
    flights.set(key, flight)
    const clear = () => flights.get(key) === flight && flights.delete(key)
    flight.landed.then(clear, clear)
    return flight
  }

  async function land(key: string, ask: PageAsk, isOutdated: () => boolean): Promise<CachedPage | NotCached> {
    const mark = randomBytes(MARK_BYTES).toString("hex")
    const { drawn, marked } = await turns.run(networkOf(ask.visitor.address), async () => {
      const drawn = await draw(ask, mark)
      return { drawn, marked: Buffer.from(await drawn.response.arrayBuffer()) }
    })
    const { body, policy } = policyByHash(drawn.response, marked, mark, await sourcesOf(ask, drawn))
    const { response, links } = drawn
    if (!isKeepable(drawn) || policy === null) return { response, body, policy, links }
    const page = await cachedPage(key, ask, drawn, body, policy)
    if (!isOutdated()) cache.put(page)
    return page
  }

  /** What another visitor's drawing gives; if their network was refused, it is drawn for this one's. */
  function landedWith(flight: Flight, key: string, ask: PageAsk): Flight["landed"] {
    return flight.landed.catch((failure: unknown) => {
      if (!(failure instanceof TooBusyError)) throw failure
      return (flights.get(key) ?? fly(key, ask)).landed
    })
  }

  function renew(key: string, ask: PageAsk, page: CachedPage): void {
    if (flights.has(key) || Date.now() - page.triedAt < TRY_AGAIN_MS) return
    page.triedAt = Date.now()
    fly(key, { ...ask, visitor: { ...ask.visitor, address: BACKGROUND } }).landed.then((landed) => {
      // A page that is public no longer must not stay; one that failed may, until it can be drawn again.
      if (!isPage(landed) && landed.response.status < 500) cache.remove(key)
    }, onFailure)
  }

  /** Somebody has asked for it again: from now on it is sent smaller. One after another, beside the thread that answers. */
  function compressWell(page: CachedPage): void {
    page.isQuick = false
    compressions
      .run(async () => cache.setForm(page, "br", await formOf(page, "br", await plainBody(page))))
      .catch(onFailure)
  }

  /** What is cached, at once; an old page is drawn anew behind the visitor's back. */
  function known(key: string, ask: PageAsk): Found | undefined {
    const page = cache.get(key)
    if (page === undefined) return undefined
    if (page.isQuick) compressWell(page)
    if (Date.now() - page.drawnAt < trustedForMs(changes)) return { page, cache: "hit" }
    renew(key, ask, page)
    return { page, cache: "stale" }
  }

  const isSeldomCached = (ask: PageAsk) => Date.now() < (notCached.get(placeOf(ask)) ?? 0)

  function rememberNotCached(ask: PageAsk): void {
    if (notCached.size >= NOT_KEPT_MAX) notCached.clear()
    notCached.set(placeOf(ask), Date.now() + NOT_KEPT_MS)
  }

  return {
    known,

    /**
     * The cached page, drawn now if need be. Where the page is not to be cached: what was drawn, for the one who asked first,
     * and null for whoever waited with them or comes soon after; they get a page of their own.
     */
    async find(key: string, ask: PageAsk): Promise<Found | NotCached | null> {
      const found = known(key, ask)
      if (found) return found
      if (isSeldomCached(ask)) return null
      const waiting = flights.get(key)
      const landed = await (waiting ? landedWith(waiting, key, ask) : fly(key, ask).landed)
      if (isPage(landed)) return { page: landed, cache: "miss" }
      if (landed.response.status < 400) rememberNotCached(ask)
      return waiting ? null : landed
    },

    /** Said when a page that was drawn for one visitor could have been cached. */
    isCachedAfterAll: (ask: PageAsk) => notCached.delete(placeOf(ask)),

    setForm: cache.setForm,
    size: cache.size,
    close: () => stop?.(),
  }
}

const isPage = (landed: CachedPage | NotCached): landed is CachedPage => "forms" in landed

const placeOf = ({ site, path }: PageAsk) => `${site.id} ${path.split("?", 1)[0]}`
