import { lazy } from "react"

const AGAIN_MS = 5_000

/**
 * Loads code that a page can do without. While the network is away it tries again; what cannot be had never comes, and
 * the page stays as it is.
 */
export const keepLoading = <Code>(load: () => Promise<Code>, tries = 20): Promise<Code> =>
  load().catch(() =>
    new Promise((resolve) => tries && setTimeout(resolve, AGAIN_MS)).then(() => keepLoading(load, tries - 1)),
  )

/** As `lazy`, for what a page can do without. */
export const lazyPart: typeof lazy = (load) => lazy(() => keepLoading(load))
