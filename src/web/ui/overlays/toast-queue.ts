import { NOTIFICATION_MS } from "../../../domain/constants.ts"
import type { MessageLevel } from "../../../domain/enumerations.ts"

export type Toast = { id: number; text: string; level: MessageLevel; lifeMs: number }

/** More at once would cover the page. */
const SHOWN_MAX = 4

/** Notices, the newest last. Each goes by itself after its time, unless someone is reading: then all of them wait. */
export function createToastQueue(usualMs: number = NOTIFICATION_MS) {
  let toasts: readonly Toast[] = []
  let nextId = 1
  let isHeld = false
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  function set(changed: readonly Toast[]) {
    toasts = changed
    for (const listener of listeners) listener()
  }

  function stop(id: number) {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }

  function start({ id, lifeMs }: Toast) {
    stop(id)
    if (!isHeld) timers.set(id, setTimeout(dismiss, lifeMs, id))
  }

  function dismiss(id: number) {
    stop(id)
    set(toasts.filter((toast) => toast.id !== id))
  }

  return {
    toasts: () => toasts,
    dismiss,
    /** The same notice again is not a second one: it starts anew. */
    show(text: string, level: MessageLevel = "default", lifeMs: number = usualMs) {
      const others = toasts.filter((toast) => toast.text !== text || toast.level !== level)
      const newest = { id: nextId++, text, level, lifeMs }
      const shown = [...others, newest].slice(-SHOWN_MAX)
      for (const { id } of toasts) if (!shown.some((toast) => toast.id === id)) stop(id)
      set(shown)
      start(newest)
    },
    hold() {
      isHeld = true
      for (const { id } of toasts) stop(id)
    },
    release() {
      isHeld = false
      for (const toast of toasts) start(toast)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
