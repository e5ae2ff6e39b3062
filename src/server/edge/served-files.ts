import { realpath, stat } from "node:fs/promises"
import { join, sep } from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import type { MiddlewareHandler } from "hono"
import { isSameEtag } from "./cached-reply.ts"

export type FoundFile = { path: string; etag: string }

/** Files under `root`, each found by the path it is asked by. A link among them that leads out of its folder is not followed. */
export function servedFiles(root: string, cacheControl: string): MiddlewareHandler {
  const serve = serveStatic({ root, onFound: (_path, c) => c.header("Cache-Control", cacheControl) })
  return async (c, next) => {
    const file = await fileInside(root, c.req.path)
    if (file === null) return next()
    c.header("ETag", file.etag)
    const copy = c.req.header("if-none-match")
    if (copy && isSameEtag(copy, file.etag)) return c.body(null, 304, { "Cache-Control": cacheControl })
    return serve(c, next)
  }
}

/** The file at a path below `root`, if it really lies in the folder that the path names first. That folder itself may be a link: a shop can keep its pictures on another disk. */
export async function fileInside(root: string, path: string): Promise<FoundFile | null> {
  const [, folder = ""] = path.split("/")
  try {
    const [file, home] = await Promise.all([realpath(join(root, decodeURI(path))), realpath(join(root, folder))])
    if (folder === "" || !file.startsWith(home + sep)) return null
    const { size, mtimeMs } = await stat(file)
    return { path: file, etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"` }
  } catch {
    return null
  }
}
