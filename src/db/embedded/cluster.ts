import { randomBytes } from "node:crypto"
import { access, constants, mkdir, realpath } from "node:fs/promises"
import { join, resolve } from "node:path"
import pg from "pg"
import { createClusterIfMissing, serverUser } from "./create-cluster.ts"
import { openDatabaseHome } from "./database-home.ts"
import { EmbeddedPostgresError, errorCode, explainFileError } from "./embedded-postgres-error.ts"
import type { ServerAccount } from "./server-account.ts"
import { chooseServerAddress } from "./server-address.ts"
import { prepareServerPrograms, type ServerPrograms } from "./server-programs.ts"
import { readIfThere, writeOnce } from "./write-once.ts"

/** Everything there is to know about the database of one data folder, whether its server runs or not. */
export type Cluster = {
  dataFolder: string
  folder: string
  logFile: string
  /** undefined on Windows, where the server listens on the loopback address. */
  socketFolder: string | undefined
  port: number
  password: string
  account: ServerAccount | undefined
  programs: ServerPrograms
}

export async function openCluster(folder: string, log: (sentence: string) => void): Promise<Cluster> {
  const dataFolder = await openDataFolder(resolve(folder))
  const home = await openDatabaseHome(dataFolder, log)
  const programs = await prepareServerPrograms(dataFolder, home.account).catch((error) => {
    throw explainFileError(error, dataFolder)
  })
  const password = await serverPassword(dataFolder, home.clusterFolder)
  await createClusterIfMissing(home, programs, password)
  const address = await chooseServerAddress(home, password)
  return {
    dataFolder,
    folder: home.clusterFolder,
    logFile: join(dataFolder, "postgres.log"),
    password,
    account: home.account,
    programs,
    ...address,
  }
}

/** The real path, because a running server is recognised by the path it was started with. */
async function openDataFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK | constants.X_OK)
    return await realpath(folder)
  } catch (error) {
    throw explainFileError(error, folder)
  }
}

/** A password even on the socket: as root the server runs as nobody, and so may other programs. */
async function serverPassword(dataFolder: string, clusterFolder: string): Promise<string> {
  const file = join(dataFolder, "postgres.password")
  try {
    const known = await readIfThere(file)
    if (known) return known.trim()
    if ((await readIfThere(join(clusterFolder, "PG_VERSION"))) === undefined) {
      return (await writeOnce(file, randomBytes(24).toString("base64url"))).trim()
    }
  } catch (error) {
    if (errorCode(error) !== "EACCES") throw explainFileError(error, dataFolder)
    throw new EmbeddedPostgresError(
      `The password of the database is in ${file}, which this user may not read. Run this as the user who starts Vitrine.`,
      { cause: error },
    )
  }
  throw new EmbeddedPostgresError(
    `The file ${file} is missing, and without it the database cannot be opened. Bring it back from a backup, or set VITRINE_DATA to another folder.`,
  )
}

export function connectionTo(cluster: Cluster, database: string): pg.PoolConfig {
  return {
    host: cluster.socketFolder ?? "127.0.0.1",
    port: cluster.port,
    user: serverUser,
    password: cluster.password,
    database,
  }
}

/** Opens one connection to the maintenance database, where the locks that tell owners and commands apart live. */
export async function connect(cluster: Cluster, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionTo(cluster, "postgres"),
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
  })
  // Without a listener a lost connection would end the process; who cares listens to "end".
  client.on("error", () => undefined)
  await client.connect()
  return client
}
