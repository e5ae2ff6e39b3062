import { useEffect } from "react"
import { createStore } from "./create-store.ts"

/** What can be done on the screen that is shown, for the palette. */
export type Command = { id: string; text: string; keys?: string; run: () => void }

const store = createStore<readonly Command[]>([])

export const useAllCommands = store.use

/** Offers what this screen can do in the palette, as long as it is shown. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const ids = new Set(commands.map(({ id }) => id))
    store.set([...store.get().filter(({ id }) => !ids.has(id)), ...commands])
    return () => store.set(store.get().filter((each) => !commands.includes(each)))
  }, [commands])
}
