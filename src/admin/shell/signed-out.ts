import { createStore } from "./create-store.ts"

/** Whoever was refused because the session is over waits here until somebody has signed in again over the page. */
const waiting = createStore<readonly ((isIn: boolean) => void)[]>([])

export const useIsSignedOut = () => waiting.use().length > 0

export function signedInAgain(): Promise<boolean> {
  return new Promise((resolve) => waiting.set([...waiting.get(), resolve]))
}

export function endWaiting(isIn: boolean): void {
  const resolvers = waiting.get()
  waiting.set([])
  for (const resolve of resolvers) resolve(isIn)
}
