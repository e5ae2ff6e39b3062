/** Something that goes wrong on the way; `after`: PayPal has done what it was asked to, but its answer does not arrive. */
export type Fault = {
  method: string
  path: RegExp
  what: "error" | "silence" | "hangUp" | "slow" | "garbage"
  when?: "before" | "after"
  /** How often; once where nothing is said. */
  times?: number
  status?: number
  slowMs?: number
}

export type Faults = {
  add: (fault: Fault) => void
  clear: () => void
  /** The fault that meets this request, if any: it is used up by it. */
  take: (method: string, path: string) => Fault | undefined
}

export function standInFaults(): Faults {
  let waiting: Fault[] = []
  return {
    add: (fault) => {
      waiting.push({ ...fault })
    },
    clear: () => {
      waiting = []
    },
    take: (method, path) => {
      const fault = waiting.find((one) => one.method === method && one.path.test(path))
      if (!fault) return undefined
      fault.times = (fault.times ?? 1) - 1
      if (fault.times <= 0) waiting = waiting.filter((one) => one !== fault)
      return fault
    },
  }
}
