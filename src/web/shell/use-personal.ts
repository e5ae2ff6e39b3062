import { useSyncExternalStore } from "react"
import { SUCCESS } from "../../contract/envelope.ts"
import { createApiClient } from "./api-client.ts"
import { createPersonalStore, type Personal } from "./personal-store.ts"
import { INQUIRY, readPersonal } from "./read-personal.ts"
import { readStored, writeStored } from "./stored.ts"

/** Written whenever something personal changes: browsers tell other tabs of that, and of nothing else. */
const CHANGED = "personalChanged"

/** What is personal on this page. On the server nobody subscribes, and nothing is read. */
export const personalStore = createPersonalStore({
  // Reading cookies takes the browser a while: never before the page can be used.
  read: () => readPersonal(document.cookie, readStored(INQUIRY)),
  later: (run) => setTimeout(run),
  tell: () => writeStored(CHANGED, Date.now()),
  async ask(goods) {
    const { ask } = createApiClient({
      send: (request) => fetch(request),
      origin: location.origin,
      language: document.documentElement.lang,
    })
    const reply = await ask("GET /api/user/personal", { query: { goods: goods.join() || undefined } })
    return reply.code === SUCCESS ? reply.data : null
  },
})

const EVENTS = ["storage", "pageshow"]
let users = 0

function subscribe(listener: () => void): () => void {
  const leave = personalStore.subscribe(listener)
  users += 1
  if (users === 1) for (const event of EVENTS) addEventListener(event, personalStore.lookAgain)
  return () => {
    leave()
    users -= 1
    if (users === 0) for (const event of EVENTS) removeEventListener(event, personalStore.lookAgain)
  }
}

/** Another tab has changed something personal: the cart, say. The answer ends it. */
export function onChangeElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === CHANGED) listener()
  }
  addEventListener("storage", hear)
  return () => removeEventListener("storage", hear)
}

/** Who is looking and what is theirs; null until the page has loaded. */
export function usePersonal(): Personal | null {
  return useSyncExternalStore(subscribe, personalStore.get, () => null)
}
