import { setTimeout as delay } from "node:timers/promises"
import type pg from "pg"
import type { Cluster } from "./cluster.ts"
import { isConnectionLoss } from "./connection-refusal.ts"
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts"
import type { ReachedServer } from "./reach-server.ts"
import { reachServer } from "./reach-server.ts"
import { commandName, joinCommands, ownerName, takeOwnership } from "./server-locks.ts"

const patienceMs = 30_000
const retryMs = 50

type Enter = (client: pg.Client) => Promise<boolean>

export async function reachAsOwner(cluster: Cluster, log: (sentence: string) => void): Promise<ReachedServer> {
  return await reachAs(cluster, ownerName, log, async (client) => {
    await takeOwnership(client, cluster.dataFolder)
    return true
  })
}

export async function reachAsCommand(cluster: Cluster, log: (sentence: string) => void): Promise<ReachedServer> {
  return await reachAs(cluster, commandName, log, joinCommands)
}

/** Somebody may stop the server between our connecting and our lock; then we begin anew. */
async function reachAs(
  cluster: Cluster,
  name: string,
  log: (sentence: string) => void,
  enter: Enter,
): Promise<ReachedServer> {
  const deadline = Date.now() + patienceMs
  let launched = false
  for (;;) {
    const reached = await reachServer(cluster, name, log)
    launched ||= reached.launched
    try {
      if (await enter(reached.client)) return { client: reached.client, launched }
      await reached.client.end()
    } catch (error) {
      await reached.client.end()
      if (!isConnectionLoss(error)) throw error
    }
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `The database in ${cluster.dataFolder} is being stopped but does not end. Try again in a moment.`,
      )
    }
    await delay(retryMs)
  }
}
