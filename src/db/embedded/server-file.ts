import { rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { isAlive, isServerOf } from "./process-identity.ts"
import { giveTo, type ServerAccount } from "./server-account.ts"
import { temporaryPath } from "./temporary-path.ts"
import { readIfThere } from "./write-once.ts"

type Owned = { folder: string; account: ServerAccount | undefined }

export type ServerFile = { pid: number; port: number; socketFolder: string | undefined }

/** What postmaster.pid says, true or stale. */
export async function readServerFile(clusterFolder: string): Promise<ServerFile | undefined> {
  const [pid, , , port, socketFolder] = (await readIfThere(fileIn(clusterFolder)))?.split("\n") ?? []
  if (!pid || !port) return undefined
  return { pid: Number(pid), port: Number(port), socketFolder: socketFolder || undefined }
}

export async function readLiveServerFile(clusterFolder: string): Promise<ServerFile | undefined> {
  const found = await readServerFile(clusterFolder)
  return found && (await isServerOf(found.pid, clusterFolder)) ? found : undefined
}

/**
 * PostgreSQL refuses to start while the process named in postmaster.pid lives, even if that number now belongs to
 * another program. It takes the file for stale when it names its own parent, and then still checks the shared memory
 * recorded there; so we write our number into it instead of removing it.
 */
export async function disownStaleServerFile(cluster: Owned): Promise<void> {
  if (process.platform === "win32") return
  const file = fileIn(cluster.folder)
  const text = await readIfThere(file)
  if (!text) return
  const [pid, ...rest] = text.split("\n")
  const named = Number(pid)
  if (named === process.pid || !isAlive(named) || (await isServerOf(named, cluster.folder))) return
  const draft = temporaryPath(cluster.folder)
  await writeFile(draft, [process.pid, ...rest].join("\n"), { mode: 0o600 })
  await giveTo(draft, cluster.account)
  if ((await readIfThere(file)) === text) await rename(draft, file)
  else await rm(draft, { force: true })
}

function fileIn(clusterFolder: string): string {
  return join(clusterFolder, "postmaster.pid")
}
