import { link, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { errorCode } from "./embedded-postgres-error.ts"
import { temporaryPath } from "./temporary-path.ts"

export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8")
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined
    throw error
  }
}

/** Writes a file whole or not at all; when several starts write it at once, all get the text of the first. */
export async function writeOnce(path: string, text: string): Promise<string> {
  const draft = temporaryPath(dirname(path))
  try {
    await writeFile(draft, text, { mode: 0o600, flush: true })
    await link(draft, path).catch(async (error) => {
      if (errorCode(error) === "EEXIST") return
      // Some mounted file systems have no hard links.
      if ((await readIfThere(path)) === undefined) await rename(draft, path)
    })
  } finally {
    await rm(draft, { force: true })
  }
  return await readFile(path, "utf8")
}
