/** Lets at most `atOnce` pieces of work run at a time; the others wait, first come first served. */
export function inTurn(atOnce: number) {
  const waiting: (() => void)[] = []
  let busy = 0
  return {
    get waiting() {
      return waiting.length
    },
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
      else busy += 1
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else busy -= 1
      }
    },
  }
}
