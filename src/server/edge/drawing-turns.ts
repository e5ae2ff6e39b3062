/** Drawing keeps the only thread busy; a second one fills the time in which the first waits for the database. */
const AT_ONCE = 2
/** A person who opens a list fetches what it shows ahead; so many new pages come at once without a wait. */
const BURST = 60
/** Requests of one network that wait; a browser asks for six at a time. */
const WAITING_MAX_OF_ONE = 32
const WAITING_MAX = 256
const PATIENCE_MS = 10_000
/** Networks that are remembered; those whose budget is full again are forgotten first. */
const NETWORKS_MAX = 10_000

/** Nobody's network: what the shop itself draws anew, behind a visitor who was sent the old page. */
export const BACKGROUND = ""

/** Thrown where too many wait already; `retryAfter` in seconds. */
export class TooBusyError extends Error {
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super("too many pages wait to be drawn")
    this.retryAfter = retryAfter
  }
}

type Waiting = { begin: () => void; refuse: () => void; since: number }
type Network = { budget: number; countedAt: number; waiting: Waiting[] }

export type DrawingTurns = ReturnType<typeof drawingTurns>

/**
 * Who may draw when: a few at a time, networks by turns, and each no more than `perSecond` once its first ones are used up.
 * Whoever asks for more waits, so that cached pages of everyone else are answered in between; whoever asks for far more is
 * refused.
 */
export function drawingTurns(perSecond: number, now: () => number = () => performance.now()) {
  const networks = new Map<string, Network>()
  let drawing = 0
  let waiting = 0
  let timer: NodeJS.Timeout | undefined

  function networkNamed(name: string): Network {
    const known = networks.get(name)
    if (known) return known
    if (networks.size >= NETWORKS_MAX) forgetIdle()
    const network: Network = { budget: BURST, countedAt: now(), waiting: [] }
    networks.set(name, network)
    return network
  }

  function forgetIdle(): void {
    for (const [name, network] of networks)
      if (network.waiting.length === 0 && budgetOf(name, network) >= BURST) networks.delete(name)
  }

  function budgetOf(name: string, network: Network): number {
    if (name === BACKGROUND) return BURST
    const at = now()
    network.budget = Math.min(BURST, network.budget + ((at - network.countedAt) / 1000) * perSecond)
    network.countedAt = at
    return network.budget
  }

  /** The next network by turns that may draw: it goes to the end of the line. */
  function nextWaiting(): Waiting | undefined {
    for (const [name, network] of networks) {
      if (network.waiting.length === 0 || budgetOf(name, network) < 1) continue
      networks.delete(name)
      networks.set(name, network)
      network.budget -= 1
      waiting -= 1
      return network.waiting.shift()
    }
    return undefined
  }

  function refuseImpatient(): void {
    for (const network of networks.values())
      while (network.waiting[0] && now() - network.waiting[0].since > PATIENCE_MS) {
        waiting -= 1
        network.waiting.shift()?.refuse()
      }
  }

  function goOn(): void {
    clearTimeout(timer)
    refuseImpatient()
    while (drawing < AT_ONCE) {
      const next = nextWaiting()
      if (next === undefined) break
      drawing += 1
      next.begin()
    }
    if (waiting > 0 && drawing < AT_ONCE) timer = setTimeout(goOn, Math.max(1, 1000 / perSecond))
  }

  return {
    /** Draws when it is this network's turn; throws `TooBusyError` where that would take too long. */
    async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const network = networkNamed(name)
      const busy = () => new TooBusyError(Math.ceil(network.waiting.length / perSecond) + 1)
      if (network.waiting.length >= WAITING_MAX_OF_ONE || waiting >= WAITING_MAX) throw busy()
      await new Promise<void>((begin, refuse) => {
        network.waiting.push({ begin, refuse: () => refuse(busy()), since: now() })
        waiting += 1
        goOn()
      })
      try {
        return await work()
      } finally {
        drawing -= 1
        // Requests that have come in the meantime are read first: most of them are answered from memory.
        setImmediate(goOn)
      }
    },
    close: () => clearTimeout(timer),
  }
}
