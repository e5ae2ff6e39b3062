import type pg from "pg"
import { type Cluster, openCluster } from "./cluster.ts"
import { diskIsFull, errorCode } from "./embedded-postgres-error.ts"
import { keepRunning } from "./keep-running.ts"
import { leaveServer } from "./leave-server.ts"
import { reachAsCommand, reachAsOwner } from "./reach-as.ts"
import { allowWorkshop, prepareShopDatabase, shopConnection } from "./shop-role.ts"

export type EmbeddedPostgresOptions = {
  dataFolder: string
  log?: (sentence: string) => void
  /** For tests and the bench: whoever connects may make databases. */
  isWorkshop?: boolean
}

export type EmbeddedPostgres = {
  /** As the role that owns the shop's database, and is no superuser. */
  connection: pg.PoolConfig
  /** true when the server ran before this call, left behind by a killed process or started by another one. */
  adopted: boolean
  stop(): Promise<void>
  /** Called each time the server had to be started again; pools reconnect by themselves, listeners for NOTIFY do not. */
  onRestart(listener: () => void): void
}

const diskFull = "53100"

/** For `npm start`: the one process that owns the server of this data folder and keeps it running. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const cluster = await openCluster(options.dataFolder, log)
  const { client, launched } = await reachAsOwner(cluster, log)
  const { stop, onRestart } = keepRunning(cluster, client, log)
  await prepareOrStop(cluster, client, stop, options.isWorkshop)
  return { connection: shopConnection(cluster), adopted: !launched, stop, onRestart }
}

/** For commands such as `npm run seed`: uses the running server; without one starts it, and stops it when last to leave. */
export async function attachEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const cluster = await openCluster(options.dataFolder, log)
  const { client, launched } = await reachAsCommand(cluster, log)
  let left: Promise<unknown> | undefined
  const stop = async () => {
    left ??= leaveServer(cluster, client)
    await left
  }
  await prepareOrStop(cluster, client, stop)
  return { connection: shopConnection(cluster), adopted: !launched, stop, onRestart: () => undefined }
}

async function prepareOrStop(
  cluster: Cluster,
  client: pg.Client,
  stop: () => Promise<void>,
  isWorkshop = false,
): Promise<void> {
  try {
    await prepareShopDatabase(cluster, client)
    if (isWorkshop) await allowWorkshop(client)
  } catch (error) {
    await stop()
    throw errorCode(error) === diskFull ? diskIsFull(cluster.dataFolder) : error
  }
}
