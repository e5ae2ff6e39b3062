import { mkdir, rm } from "node:fs/promises"
import { runProgram } from "./run-program.ts"
import { giveTo, type ServerAccount } from "./server-account.ts"
import { temporaryPath } from "./temporary-path.ts"

/** Asked by trying, because modes alone do not tell of access lists, read-only mounts or mapped users. */
export async function canEnter(folder: string, account: ServerAccount | undefined): Promise<boolean> {
  if (!account) return true
  const attempt = await runProgram("/bin/sh", ["-c", 'cd "$1"', "sh", folder], account)
  return attempt.succeeded
}

/** Whether a folder that belongs to the account can live inside `parent` and be written to. */
export async function canKeepFilesIn(parent: string, account: ServerAccount): Promise<boolean> {
  const probe = temporaryPath(parent)
  try {
    await mkdir(probe, { mode: 0o700 })
    await giveTo(probe, account)
    const attempt = await runProgram("/bin/sh", ["-c", 'cd "$1" && : > file', "sh", probe], account)
    return attempt.succeeded
  } catch {
    return false
  } finally {
    await rm(probe, { recursive: true, force: true })
  }
}
