import { createHash } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import type { PictureFormat } from "../../domain/catalog/picture-address.ts"
import { inTurn } from "../in-turn.ts"

/** Another number makes every copy anew. */
const RECIPE = 1
const AT_ONCE = 2
/** More than this wait for a copy: then the original is sent instead. */
const WAITING_MAX = 64
const PIXELS_MAX = 50_000_000

// The shop needs the other threads and the memory.
sharp.concurrency(1)
sharp.cache(false)

type Original = { path: string; etag: string }

export type PictureConverter = ReturnType<typeof pictureConverter>

/** Makes copies of pictures in other widths and formats, each once, and keeps them on disk. */
export function pictureConverter(folder: string) {
  const underway = new Map<string, Promise<Buffer>>()
  const turns = inTurn(AT_ONCE)

  async function convert(original: Original, width: number, format: PictureFormat, file: string): Promise<Buffer> {
    const cached = await readFile(file).catch(() => null)
    if (cached) return cached
    const copy = await turns.run(() => copyOf(original.path, width, format))
    const draft = `${file}.${process.pid}`
    await mkdir(join(file, ".."), { recursive: true })
    await writeFile(draft, copy)
    // Whole or not at all: another process may read it at this moment.
    await rename(draft, file).catch(() => rm(draft, { force: true }))
    return copy
  }

  return {
    /** The copy; null where too many wait already. Throws if the original is no picture. */
    async copy(original: Original, width: number, format: PictureFormat): Promise<Buffer | null> {
      const recipe = [RECIPE, original.path, original.etag, width, format].join("\n")
      const name = createHash("sha256").update(recipe).digest("hex")
      const known = underway.get(name)
      if (known) return known
      if (turns.waiting >= WAITING_MAX) return null
      const file = join(folder, name.slice(0, 2), `${name.slice(2)}.${format}`)
      const made = convert(original, width, format, file).finally(() => underway.delete(name))
      underway.set(name, made)
      return made
    },
  }
}

function copyOf(path: string, width: number, format: PictureFormat): Promise<Buffer> {
  const copy = sharp(path, { limitInputPixels: PIXELS_MAX, failOn: "error" })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  if (format === "avif") return copy.avif({ quality: 50, effort: 2 }).toBuffer()
  if (format === "webp") return copy.webp({ quality: 76, effort: 4 }).toBuffer()
  return copy.flatten({ background: "#fff" }).jpeg({ quality: 80, progressive: true }).toBuffer()
}
