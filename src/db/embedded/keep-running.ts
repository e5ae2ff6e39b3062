import { setTimeout as delay } from "node:timers/promises"
import type pg from "pg"
import type { Cluster } from "./cluster.ts"
import { leaveServer } from "./leave-server.ts"
import { reachAsOwner } from "./reach-as.ts"

const firstPauseMs = 250
const longestPauseMs = 30_000

export type KeptServer = { stop(): Promise<void>; onRestart(listener: () => void): void }

/** Watches over the owner's connection: when it ends, the server is started again, for as long as it takes. */
export function keepRunning(cluster: Cluster, first: pg.Client, log: (sentence: string) => void): KeptServer {
  const listeners: (() => void)[] = []
  const stopping = new AbortController()
  let client: pg.Client | undefined
  let recovery = Promise.resolve()
  let stopped: Promise<void> | undefined

  function watch(current: pg.Client) {
    client = current
    current.once("end", () => {
      if (stopping.signal.aborted) return
      client = undefined
      log("PostgreSQL went away unexpectedly; Vitrine starts it again.")
      recovery = recover()
    })
  }

  async function recover() {
    for (let pause = firstPauseMs; !stopping.signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        const reached = await reachAsOwner(cluster, log)
        watch(reached.client)
        log("PostgreSQL is running again.")
        for (const listener of listeners) listener()
        return
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        log(`${reason} Vitrine tries again in ${Math.ceil(pause / 1000)} s.`)
        // The pause ends early when Vitrine stops.
        await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  async function stop() {
    stopping.abort()
    await recovery
    const outcome = await leaveServer(cluster, client)
    if (outcome === "left running") log("PostgreSQL keeps running for a command that is still using it.")
  }

  watch(first)
  return {
    stop: () => {
      stopped ??= stop()
      return stopped
    },
    onRestart: (listener) => {
      listeners.push(listener)
    },
  }
}
