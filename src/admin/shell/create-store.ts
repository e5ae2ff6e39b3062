import { useSyncExternalStore } from "react"

export type Store<Value> = {
  get: () => Value
  set: (value: Value) => void
  use: () => Value
}

/** A value that several parts of the back office see. */
export function createStore<Value>(first: Value): Store<Value> {
  let value = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const get = () => value
  return {
    get,
    set(next) {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get),
  }
}
