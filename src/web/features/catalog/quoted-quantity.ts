import { useSyncExternalStore } from "react"
import { MAX_QUANTITY, MIN_QUANTITY } from "../../../domain/constants.ts"
import { readStored, writeStored } from "../../shell/stored.ts"

const NAME = "quotedQuantity"

/** For how many pieces this browser wants to see prices; null where it has not said. */
export function readQuantity(stored: unknown): number | null {
  const isCount = typeof stored === "number" && Number.isInteger(stored)
  return isCount && stored >= MIN_QUANTITY && stored <= MAX_QUANTITY ? stored : null
}

/** In local storage and the same in every tab: pages are cached for everyone, so none of them can know it. */
function createQuotedQuantity() {
  let quantity: number | null = null
  let isRead = false
  const listeners = new Set<() => void>()

  function read() {
    quantity = readQuantity(readStored(NAME))
    isRead = true
    for (const listener of listeners) listener()
  }

  return {
    get: () => quantity,

    subscribe(listener: () => void) {
      listeners.add(listener)
      if (listeners.size === 1) addEventListener("storage", read)
      if (!isRead) read()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener("storage", read)
      }
    },

    set(wanted: number | null) {
      writeStored(NAME, readQuantity(wanted))
      read()
    },
  }
}

export const quotedQuantity = createQuotedQuantity()

/** For how many pieces cards show prices; null until the page has loaded, and where nobody has said. */
export const useQuotedQuantity = () => useSyncExternalStore(quotedQuantity.subscribe, quotedQuantity.get, () => null)
