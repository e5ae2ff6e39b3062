import { open } from "node:fs/promises"
import type { Cluster } from "./cluster.ts"
import { diskIsFull, EmbeddedPostgresError } from "./embedded-postgres-error.ts"
import { hasNoSpace } from "./has-no-space.ts"
import type { LaunchedServer } from "./launch-server.ts"

const tailBytes = 16_384
const tailLines = 8
/** Another server, or what is left of one, is still going away: worth another try. */
const passing = /lock file ".*" already exists|shared memory block .* still in use|could not bind|Is another postmaster/

export type StartFailure = { mayPass: boolean; error: EmbeddedPostgresError }

export async function explainStartFailure(cluster: Cluster, launched: LaunchedServer): Promise<StartFailure> {
  const said = await logSince(cluster, launched.logStart)
  if (await hasNoSpace(cluster.folder, said)) return { mayPass: false, error: diskIsFull(cluster.dataFolder) }
  const tail = said.trim().split("\n").slice(-tailLines).join("\n")
  const error = new EmbeddedPostgresError(
    `PostgreSQL did not start on the data folder ${cluster.dataFolder} (${launched.failure ?? "it does not answer"}). Correct what its log names and start again, or set DATABASE_URL to a PostgreSQL server of your own. The end of ${cluster.logFile}:\n${tail}`,
  )
  return { mayPass: passing.test(said), error }
}

async function logSince(cluster: Cluster, start: number): Promise<string> {
  const file = await open(cluster.logFile, "r").catch(() => undefined)
  if (!file) return ""
  try {
    const { size } = await file.stat()
    const from = Math.max(start, size - tailBytes)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(size - from, 1)), 0, undefined, from)
    return buffer.subarray(0, bytesRead).toString()
  } finally {
    await file.close()
  }
}
