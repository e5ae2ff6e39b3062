import { type ChildProcess, spawn } from "node:child_process"
import { constants, open, rename, stat } from "node:fs/promises"
import type { Cluster } from "./cluster.ts"
import { errorCode } from "./embedded-postgres-error.ts"
import { runProgram, serverEnvironment, startFolder } from "./run-program.ts"
import { asIdentity, giveTo } from "./server-account.ts"
import { serverSettings } from "./server-settings.ts"

/** `failure` is set once the server process has ended; `logStart` is where its lines in the log begin. */
export type LaunchedServer = { failure: string | undefined; logStart: number }

const largestLogBytes = 10 * 1024 * 1024

/** Starts the server in a session of its own, so that Ctrl-C in the terminal reaches Node and not PostgreSQL. */
export async function launchServer(cluster: Cluster): Promise<LaunchedServer> {
  const logStart = await rotateLog(cluster)
  if (process.platform === "win32") return await launchOnWindows(cluster, logStart)
  // Not through a link: root must not be led to write into a file of someone's choice.
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants
  const logFile = await open(cluster.logFile, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600)
  try {
    await giveTo(cluster.logFile, cluster.account)
    const launched: LaunchedServer = { failure: undefined, logStart }
    const child = spawn(cluster.programs.postgres, ["-D", cluster.folder, ...serverSettings(cluster)], {
      cwd: startFolder,
      env: serverEnvironment(),
      detached: true,
      stdio: ["ignore", logFile.fd, logFile.fd],
      ...asIdentity(cluster.account),
    })
    child.once("error", (error) => {
      launched.failure = error.message
    })
    child.once("exit", (code, signal) => {
      launched.failure = `ended with ${signal ?? code}`
    })
    child.unref()
    await spawned(child)
    return launched
  } finally {
    await logFile.close()
  }
}

/** The log may be closed only when the child has its own copy of it. */
function spawned(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("spawn", resolve)
    child.once("error", () => resolve())
  })
}

/** On Windows pg_ctl drops administrator rights, which PostgreSQL refuses just as it refuses root. */
async function launchOnWindows(cluster: Cluster, logStart: number): Promise<LaunchedServer> {
  const settings = serverSettings(cluster).join(" ")
  const args = ["start", "-W", "-D", cluster.folder, "-l", cluster.logFile, "-o", settings]
  const { succeeded, output } = await runProgram(cluster.programs.pgCtl, args)
  return { failure: succeeded ? undefined : output, logStart }
}

async function rotateLog(cluster: Cluster): Promise<number> {
  try {
    const { size } = await stat(cluster.logFile)
    if (size <= largestLogBytes) return size
    await rename(cluster.logFile, `${cluster.logFile}.old`)
    return 0
  } catch (error) {
    if (errorCode(error) === "ENOENT") return 0
    throw error
  }
}
