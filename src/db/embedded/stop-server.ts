import { setTimeout as delay } from "node:timers/promises"
import type { Cluster } from "./cluster.ts"
import { EmbeddedPostgresError, errorCode } from "./embedded-postgres-error.ts"
import { isAlive } from "./process-identity.ts"
import { runProgram } from "./run-program.ts"
import { readServerFile } from "./server-file.ts"

const fastMs = 10_000
const immediateMs = 5_000
const pollMs = 20

/** Stops the server whoever started it, and returns when it is gone. Only for who is connected to it as the last one. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const running = await readServerFile(cluster.folder)
  if (!running || !isAlive(running.pid)) return
  await signal(cluster, running.pid, "SIGINT")
  if (await isGoneWithin(fastMs, cluster, running.pid)) return
  await signal(cluster, running.pid, "SIGQUIT")
  if (await isGoneWithin(immediateMs, cluster, running.pid)) return
  throw new EmbeddedPostgresError(
    `PostgreSQL (process ${running.pid}) does not stop. Its log is ${cluster.logFile}; what was saved is safe, and the next start adopts it.`,
  )
}

async function signal(cluster: Cluster, pid: number, name: "SIGINT" | "SIGQUIT"): Promise<void> {
  if (process.platform === "win32") {
    // Windows has no such signals; pg_ctl sends PostgreSQL's own.
    const mode = name === "SIGINT" ? "fast" : "immediate"
    await runProgram(cluster.programs.pgCtl, ["stop", "-W", "-D", cluster.folder, "-m", mode])
    return
  }
  try {
    process.kill(pid, name)
  } catch (error) {
    if (errorCode(error) !== "ESRCH") throw error
  }
}

async function isGoneWithin(patienceMs: number, cluster: Cluster, pid: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const running = await readServerFile(cluster.folder)
    if (running?.pid !== pid || !isAlive(pid)) return true
    await delay(pollMs)
  }
  return false
}
