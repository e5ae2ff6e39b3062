import { createHash } from "node:crypto"
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { DAY_MS } from "../../domain/time-units.ts"

const FOLDER = "media-cache"
/** Room is made for some time, not for the next picture only. */
const LEFT_SHARE = 0.9

/** Where the copies of a picture lie, by its path below `media` (`shop/uploads/a.webp`): in one folder, so that they go with it. */
function copiesFolder(dataFolder: string, path: string): string {
  const [site = "", ...rest] = path.split("/")
  const name = createHash("sha256").update(rest.join("/")).digest("hex")
  return join(dataFolder, FOLDER, site, name.slice(0, 2), name.slice(2))
}

/** Removes all copies of a picture that is gone. */
export const forgetCopies = (dataFolder: string, path: string): Promise<void> =>
  rm(copiesFolder(dataFolder, path), { recursive: true, force: true })

/** Removes all copies of a shop's pictures. */
export const forgetCopiesOfSite = (dataFolder: string, site: string): Promise<void> =>
  rm(join(dataFolder, FOLDER, site), { recursive: true, force: true })

export type PictureCopies = ReturnType<typeof pictureCopies>

/** Copies of pictures on disk, bounded in bytes: those that nobody has asked for the longest make room. */
export function pictureCopies(dataFolder: string, maxBytes: number) {
  const root = join(dataFolder, FOLDER)
  /** What is there; counted once, when the first copy is put. Other processes count their own. */
  let bytes: number | null = null

  async function makeRoom(): Promise<void> {
    const files = (await filesIn(root)).sort((one, other) => one.usedAt - other.usedAt)
    let left = files.reduce((sum, file) => sum + file.bytes, 0)
    for (const file of files) {
      if (left <= maxBytes * LEFT_SHARE) break
      await rm(file.path, { force: true })
      left -= file.bytes
    }
    bytes = left
  }

  return {
    /** The copy; null where there is none. */
    async get(path: string, name: string): Promise<Buffer | null> {
      const file = join(copiesFolder(dataFolder, path), name)
      const copy = await readFile(file).catch(() => null)
      if (copy) await noteUse(file)
      return copy
    },

    async put(path: string, name: string, copy: Buffer): Promise<void> {
      if (copy.length > maxBytes) return
      const file = join(copiesFolder(dataFolder, path), name)
      const draft = `${file}.${process.pid}`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, copy)
      // Whole or not at all: another process may read it at this moment.
      await rename(draft, file).catch(() => rm(draft, { force: true }))
      bytes = bytes === null ? (await filesIn(root)).reduce((sum, each) => sum + each.bytes, 0) : bytes + copy.length
      if (bytes > maxBytes) await makeRoom()
    },
  }
}

/** When a file was last used is when it was last written; once a day is often enough to tell. */
async function noteUse(file: string): Promise<void> {
  const now = new Date()
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }))
  if (now.getTime() - mtimeMs > DAY_MS) await utimes(file, now, now).catch(() => {})
}

async function filesIn(folder: string): Promise<{ path: string; bytes: number; usedAt: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        // It may have gone with its original meanwhile.
        const found = await stat(path).catch(() => null)
        return found && { path, bytes: found.size, usedAt: found.mtimeMs }
      }),
  )
  return files.filter((file) => file !== null)
}
