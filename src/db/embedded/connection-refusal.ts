import { DatabaseError } from "pg"
import type { Cluster } from "./cluster.ts"
import { EmbeddedPostgresError, errorCode } from "./embedded-postgres-error.ts"

const cannotConnectNow = "57P03"
const tooManyConnections = "53300"
const endedByServer = ["57P01", "57P02", cannotConnectNow]
const endedBySystem = ["ECONNRESET", "ECONNREFUSED", "EPIPE", "ENOENT"]

/** Sorts the reasons why no connection came about; what waiting cannot mend is thrown as a sentence. */
export function connectionRefusal(error: unknown, cluster: Cluster): "recovering" | "absent" {
  const code = errorCode(error)
  if (code === cannotConnectNow || code === tooManyConnections) return "recovering"
  if (isConnectionLoss(error)) return "absent"
  if (code === "28P01") {
    throw new EmbeddedPostgresError(
      `The server of ${cluster.dataFolder} does not take the password in postgres.password. Bring the file back from a backup, or set VITRINE_DATA to another folder.`,
      { cause: error },
    )
  }
  if (code === "EACCES" || code === "EPERM") {
    throw new EmbeddedPostgresError(
      `This user may not use the database in ${cluster.dataFolder}. Run this as the user who starts Vitrine.`,
      { cause: error },
    )
  }
  throw error
}

/** Whether the server, or the way to it, went away; a complaint about the question itself is none. */
export function isConnectionLoss(error: unknown): boolean {
  const code = errorCode(error) ?? ""
  if (error instanceof DatabaseError) return endedByServer.includes(code)
  if (endedBySystem.includes(code)) return true
  return error instanceof Error && /terminated|not queryable|connection error|timeout/i.test(error.message)
}
