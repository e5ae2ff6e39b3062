import { chmod, copyFile, mkdir, readdir, readlink, rename, rm, stat, symlink } from "node:fs/promises"
import { dirname, join } from "node:path"
import { EmbeddedPostgresError, errorCode } from "./embedded-postgres-error.ts"
import { restoreLinks } from "./restore-links.ts"
import { sweepLeftovers, temporaryPath } from "./temporary-path.ts"

const notNeededToRun = /(^pkgconfig$|\.a$)/

/** Copies PostgreSQL's programs to `target` for all to read; returns the copy's native folder. */
export async function copyPrograms(nativeFolder: string, target: string): Promise<string> {
  if (!(await exists(target))) {
    const parent = dirname(target)
    await sweepLeftovers(parent)
    const draft = temporaryPath(parent)
    try {
      await copyReadable(nativeFolder, join(draft, "native"))
      await restoreLinks(join(draft, "native"))
      await chmod(draft, 0o755)
      await rename(draft, target).catch(async (error) => {
        // Another start was first; its copy is as good as ours.
        if (!(await exists(target))) throw error
      })
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }
  await trustOnlyOurs(target)
  return join(target, "native")
}

/** The modes are set one by one, because the caller's umask may keep other users out. */
async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (notNeededToRun.test(entry.name)) continue
    const source = join(from, entry.name)
    const copy = join(to, entry.name)
    if (entry.isDirectory()) await copyReadable(source, copy)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), copy)
    else {
      await copyFile(source, copy)
      await chmod(copy, 0o755)
    }
  }
}

/** A folder with a guessable name could have been put there by someone else. */
async function trustOnlyOurs(folder: string): Promise<void> {
  const found = await stat(folder)
  if (found.uid === (process.getuid?.() ?? found.uid) && (found.mode & 0o022) === 0) return
  throw new EmbeddedPostgresError(
    `The folder ${folder} was made or can be changed by another user, so Vitrine does not run programs from it. Remove it and start again.`,
  )
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false
    throw error
  }
}
