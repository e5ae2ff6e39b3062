import { useSyncExternalStore } from "react"

type Opened<Purpose> = { purpose: Purpose; isOpen: boolean } | null

/** Something over the page and what it was opened for. Null until the first time: before that its code is not even fetched. */
export function createOverlay<Purpose>() {
  let opened: Opened<Purpose> = null
  const listeners = new Set<() => void>()

  function set(next: Opened<Purpose>) {
    opened = next
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return {
    open: (purpose: Purpose) => set({ purpose, isOpen: true }),
    close: () => set(opened && { ...opened, isOpen: false }),
    useOpened: () =>
      useSyncExternalStore<Opened<Purpose>>(
        subscribe,
        () => opened,
        () => null,
      ),
  }
}
