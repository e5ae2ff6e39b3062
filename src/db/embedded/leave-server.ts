import { setTimeout as delay } from "node:timers/promises"
import type pg from "pg"
import type { Cluster } from "./cluster.ts"
import { isConnectionLoss } from "./connection-refusal.ts"
import { tryToConnect } from "./reach-server.ts"
import { leaveAsLast, leavingName } from "./server-locks.ts"
import { stopServer } from "./stop-server.ts"

const retryMs = 50
const patienceMs = 15_000

/** Ends our use of the server, and the server itself when nobody else uses it. */
export async function leaveServer(
  cluster: Cluster,
  connected: pg.Client | undefined,
): Promise<"stopped" | "left running"> {
  let client = connected
  for (;;) {
    // A lost connection may mean that the server recovers from a crash, or that someone else stops it.
    client ??= await reconnect(cluster)
    if (!client) return "stopped"
    try {
      const last = await leaveAsLast(client)
      if (last) await stopServer(cluster)
      return last ? "stopped" : "left running"
    } catch (error) {
      if (!isConnectionLoss(error)) throw error
    } finally {
      await client.end()
    }
    client = undefined
  }
}

async function reconnect(cluster: Cluster): Promise<pg.Client | undefined> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const answer = await tryToConnect(cluster, leavingName)
    if (answer === "absent") return undefined
    if (answer !== "recovering") return answer
    await delay(retryMs)
  }
  return undefined
}
