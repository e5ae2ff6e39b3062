import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { mailFolder } from "./file-post.ts"

/** Removes mails from the data folder that were written before `end`. Gives how many. */
export async function forgetMailFiles(dataFolder: string, end: Date): Promise<number> {
  const folder = mailFolder(dataFolder)
  // Where mails are sent by a server there is no folder.
  const names = await readdir(folder).catch(() => [])
  let forgotten = 0
  for (const name of names) {
    const file = join(folder, name)
    if ((await stat(file)).mtime >= end) continue
    await rm(file, { force: true })
    forgotten += 1
  }
  return forgotten
}
