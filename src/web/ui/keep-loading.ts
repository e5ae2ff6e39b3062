import { lazy } from "react"

const TRIES = 6
const AGAIN_MS = 10_000

/**
 * Loads code that a page can do without. While the network is away it waits and tries again; what cannot be had never
 * comes, and the page stays as it is.
 */
export async function keepLoading<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await load()
    } catch {
      await networkIsBack()
    }
  }
  return new Promise(() => {})
}

const networkIsBack = () =>
  new Promise<void>((resolve) => {
    addEventListener("online", () => resolve(), { once: true })
    setTimeout(resolve, AGAIN_MS)
  })

/** As `lazy`, for what a page can do without. */
export const lazyPart: typeof lazy = (load) => lazy(() => keepLoading(load))
