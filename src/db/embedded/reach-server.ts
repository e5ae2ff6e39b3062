import { setTimeout as delay } from "node:timers/promises"
import type pg from "pg"
import { type Cluster, connect } from "./cluster.ts"
import { connectionRefusal } from "./connection-refusal.ts"
import { explainFileError } from "./embedded-postgres-error.ts"
import { type LaunchedServer, launchServer } from "./launch-server.ts"
import { disownStaleServerFile } from "./server-file.ts"
import { explainStartFailure } from "./start-failure.ts"

const pollMs = 25
const relaunchPauseMs = 200
const startPatienceMs = 10_000
/** Another server that is coming up or going away: on a busy machine with ten of them this takes longer. */
const otherServerPatienceMs = 40_000
const quietRecoveryMs = 3_000

/** `launched` tells whether this call had to start the server. */
export type ReachedServer = { client: pg.Client; launched: boolean }

/** Connects to the server of the cluster; starts it when none answers, and waits for one that is starting, recovering or stopping. */
export async function reachServer(
  cluster: Cluster,
  applicationName: string,
  log: (sentence: string) => void,
): Promise<ReachedServer> {
  const begun = Date.now()
  let deadline = begun + startPatienceMs
  let saidRecovering = false
  let server: LaunchedServer | undefined
  for (;;) {
    const answer = await tryToConnect(cluster, applicationName)
    if (typeof answer === "object") return { client: answer, launched: server !== undefined && !server.failure }
    if (answer === "recovering") {
      // Recovery of a large database takes as long as it takes.
      deadline = Date.now() + startPatienceMs
      if (!saidRecovering && Date.now() - begun > quietRecoveryMs) {
        saidRecovering = true
        log("PostgreSQL is still putting its files in order, please wait.")
      }
    } else if (server === undefined) {
      server = await launch(cluster)
    } else if (server.failure) {
      const { mayPass, error } = await explainStartFailure(cluster, server)
      if (!mayPass || Date.now() > begun + otherServerPatienceMs) throw error
      await delay(relaunchPauseMs)
      deadline = Date.now() + startPatienceMs
      server = undefined
      continue
    } else if (Date.now() > deadline) {
      throw (await explainStartFailure(cluster, server)).error
    }
    await delay(pollMs)
  }
}

export async function tryToConnect(
  cluster: Cluster,
  applicationName: string,
): Promise<pg.Client | "recovering" | "absent"> {
  try {
    return await connect(cluster, applicationName)
  } catch (error) {
    return connectionRefusal(error, cluster)
  }
}

async function launch(cluster: Cluster): Promise<LaunchedServer> {
  try {
    await disownStaleServerFile(cluster)
    return await launchServer(cluster)
  } catch (error) {
    throw explainFileError(error, cluster.dataFolder)
  }
}
