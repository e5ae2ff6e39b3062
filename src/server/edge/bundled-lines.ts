import type { LineWriter } from "./request-log.ts"

const BUNDLE_LENGTH = 16_384
/** A line is written at most this late. */
const LATE_MS = 250

/** Gathers lines and writes them in bundles: one system call for each line would cost more than a cached page. */
export function bundledLines(write: (bundle: string) => void): LineWriter & { flush: () => void } {
  let waiting = ""
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting === "") return
    const bundle = waiting
    waiting = ""
    write(bundle)
  }

  return {
    write(line) {
      waiting += line
      if (waiting.length >= BUNDLE_LENGTH) flush()
      else timer ??= setTimeout(flush, LATE_MS).unref()
    },
    flush,
  }
}
