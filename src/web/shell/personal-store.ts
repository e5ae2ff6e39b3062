import type { CallReply } from "../../contract/calls.ts"
import type { Browser } from "./read-personal.ts"

export type Personal = Browser & { favourites: ReadonlySet<number> }

type Told = CallReply<"GET /api/user/personal">
export type PersonalSources = {
  /** What this browser keeps. */
  read: () => Browser
  /** What the shop knows of the member, and which of these goods are favourites; null where nobody answers. */
  ask: (goods: number[]) => Promise<Told | null>
  /** Runs it in a quiet moment, so that all that is wanted until then is asked for at once. */
  later: (run: () => void) => void
  /** Tells the other tabs. */
  tell: () => void
}

/** As many goods as one call takes. */
const GOODS_MAX = 50

/** What is personal on a page, in one place: it comes after the page, and whoever shows it hears when it changes. */
export function createPersonalStore({ read, ask, later, tell }: PersonalSources) {
  let personal: Personal | null = null
  let wanted = new Set<number>()
  let isDue = false
  const listeners = new Set<() => void>()

  function set(next: Personal | null) {
    personal = next
    for (const listener of listeners) listener()
  }

  function askSoon() {
    if (isDue) return
    isDue = true
    later(() => {
      isDue = false
      void look()
    })
  }

  /** Nobody is asked for visitors without a session. */
  async function look(): Promise<void> {
    const browser = read()
    const isSame = personal !== null && personal.email === browser.email
    const favourites = isSame && personal ? personal.favourites : new Set<number>()
    const isMember = browser.email !== ""
    const cartCount = isMember ? (isSame && personal?.cartCount) || 0 : browser.cartCount
    set({ ...browser, cartCount, favourites })
    if (!isMember) return
    const goods = [...wanted].slice(-GOODS_MAX)
    const told = await ask(goods)
    // The session is over: what the API has cleared is read again.
    if (told === null) return set({ ...read(), favourites: new Set() })
    set({
      ...browser,
      name: told.userName,
      email: told.email,
      cartCount: told.cartCount,
      favourites: new Set(told.favourites),
    })
  }

  return {
    get: () => personal,

    subscribe(listener: () => void) {
      listeners.add(listener)
      if (personal === null) askSoon()
      return () => {
        listeners.delete(listener)
      }
    },

    /** Somebody shows whether this good is a favourite. */
    want(goodsId: number) {
      if (wanted.has(goodsId)) return
      wanted = new Set([...wanted, goodsId].slice(-GOODS_MAX))
      askSoon()
    },

    /** Another tab, or the way back to this page, may have changed something. */
    lookAgain: askSoon,

    /** Something was changed in this tab. */
    changed() {
      void look()
      tell()
    },
  }
}
