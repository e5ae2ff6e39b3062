import { createStore } from "./create-store.ts"

/** How many things wait for a hand, by the screen where they wait. */
export type Waiting = Readonly<Record<string, number>>

const store = createStore<Waiting>({})

export const useWaiting = store.use
export const setWaiting = store.set
