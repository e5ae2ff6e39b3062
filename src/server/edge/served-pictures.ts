import { readFile } from "node:fs/promises"
import { join, relative } from "node:path"
import type { Context, MiddlewareHandler } from "hono"
import type { Logger } from "pino"
import { askedCopy, isConvertible } from "../../domain/catalog/picture-address.ts"
import { pictureCopies } from "../media/picture-copies.ts"
import { plainPage } from "../plain-page.ts"
import { isSameEtag } from "./cached-reply.ts"
import { pictureConverter } from "./convert-picture.ts"
import { type FoundFile, fileInside } from "./served-files.ts"

const MONTH = "public, max-age=2592000"

/** Copies of pictures (`?w=640&f=avif`): the address says width and format, so that any cache between can keep them. */
export function servedPictures(dataFolder: string, copyBytes: number, log: Logger): MiddlewareHandler {
  const converter = pictureConverter(pictureCopies(dataFolder, copyBytes))

  async function send(c: Context, file: FoundFile, width: number, format: "avif" | "webp" | "jpeg") {
    const etag = `${file.etag.slice(0, -1)}-${width}-${format}"`
    const headers = { ETag: etag, "Cache-Control": MONTH }
    if (isSameEtag(c.req.header("if-none-match") ?? "", etag)) return c.body(null, 304, headers)
    try {
      const name = relative(join(dataFolder, "media"), join(dataFolder, decodeURI(c.req.path)))
      const copy = await converter.copy({ ...file, name }, width, format)
      if (copy) return c.body(new Uint8Array(copy), 200, { ...headers, "Content-Type": `image/${format}` })
    } catch (failure) {
      log.warn({ err: failure, path: c.req.path }, "a picture could not be converted")
      return plainPage(c, 404, "There is no such picture.")
    }
    // Too many want a copy at once: the original is better than waiting, but must not be cached in its place.
    return c.body(new Uint8Array(await readFile(file.path)), 200, { "Cache-Control": "no-store" })
  }

  return async (c, next) => {
    const copy = askedCopy(new URL(c.req.url).searchParams)
    if (copy === null || c.req.method !== "GET") return next()
    if (copy === "refused" || !isConvertible(c.req.path))
      return plainPage(c, 400, "There is no such size of this picture.")
    const file = await fileInside(dataFolder, c.req.path)
    return file ? send(c, file, copy.width, copy.format) : next()
  }
}
