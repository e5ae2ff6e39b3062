import { createStore } from "../../shell/create-store.ts"

/** A cell by its row and its column; what was typed, or undefined where it says what is saved. */
type Change = { key: string; before: string | undefined; after: string | undefined }

export type Place = { row: number; column: number }

export const cellKey = (row: number, column: number): string => `${row}:${column}`

/**
 * What was typed into a table, with ways back and forth. A cell hears of its own changes only: with a thousand rows a key
 * press may draw one cell, not all of them.
 */
export function createEdits() {
  const typed = new Map<string, string>()
  const faults = new Map<string, string>()
  const listeners = new Map<string, Set<() => void>>()
  const counted = createStore(0)
  let past: Change[][] = []
  let future: Change[][] = []

  const tell = (key: string) => {
    for (const listener of listeners.get(key) ?? []) listener()
  }
  function put(key: string, text: string | undefined): void {
    if (text === undefined) typed.delete(key)
    else typed.set(key, text)
    faults.delete(key)
    tell(key)
  }
  const told = () => counted.set(counted.get() + 1)

  return {
    typed,
    faults,
    /** Changes whenever anything does. */
    useVersion: counted.use,
    of: (key: string) => typed.get(key),
    /** Another text whenever a cell looks different. */
    stamp: (key: string) => `${typed.has(key)} ${typed.get(key)} ${faults.get(key)}`,
    subscribe(key: string, listener: () => void) {
      const some = listeners.get(key) ?? new Set()
      listeners.set(key, some.add(listener))
      return () => void some.delete(listener)
    },
    /** Several cells in one step, which is taken back as one. */
    change(cells: readonly { key: string; text: string | undefined }[]) {
      const changes = cells
        .map(({ key, text }) => ({ key, before: typed.get(key), after: text }))
        .filter(({ before, after }) => before !== after)
      if (changes.length === 0) return
      past.push(changes)
      future = []
      for (const { key, after } of changes) put(key, after)
      told()
    },
    undo() {
      const last = past.pop()
      if (!last) return
      future.push(last)
      for (const { key, before } of last) put(key, before)
      told()
    },
    redo() {
      const next = future.pop()
      if (!next) return
      past.push(next)
      for (const { key, after } of next) put(key, after)
      told()
    },
    fault(key: string, words: string) {
      faults.set(key, words)
      tell(key)
    },
    forget(keys: Iterable<string>) {
      for (const key of [...keys]) put(key, undefined)
      past = []
      future = []
      told()
    },
  }
}

export type Edits = ReturnType<typeof createEdits>
