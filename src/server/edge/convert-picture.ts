import sharp from "sharp"
import type { PictureFormat } from "../../domain/catalog/picture-address.ts"
import { inTurn } from "../in-turn.ts"
import type { PictureCopies } from "../media/picture-copies.ts"

/** Another number makes every copy anew. */
const RECIPE = 1
const AT_ONCE = 2
/** More than this wait for a copy: then the original is sent instead. */
const WAITING_MAX = 64
const PIXELS_MAX = 50_000_000

// The shop needs the other threads and the memory.
sharp.concurrency(1)
sharp.cache(false)

/** Where a picture lies, and how it is known: by its path below `media`. */
type Original = { path: string; etag: string; name: string }

/** Makes copies of pictures in other widths and formats, each once, and keeps them on disk. */
export function pictureConverter(copies: PictureCopies) {
  const underway = new Map<string, Promise<Buffer>>()
  const turns = inTurn(AT_ONCE)

  async function convert(original: Original, width: number, format: PictureFormat, file: string): Promise<Buffer> {
    const cached = await copies.get(original.name, file)
    if (cached) return cached
    const copy = await turns.run(() => copyOf(original.path, width, format))
    await copies.put(original.name, file, copy)
    return copy
  }

  return {
    /** The copy; null where too many wait already. Throws if the original is no picture. */
    async copy(original: Original, width: number, format: PictureFormat): Promise<Buffer | null> {
      const file = `${RECIPE}-${original.etag.replace(/[^\w-]/g, "")}-${width}.${format}`
      const name = `${original.name}/${file}`
      const known = underway.get(name)
      if (known) return known
      if (turns.waiting >= WAITING_MAX) return null
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
