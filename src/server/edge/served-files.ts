import { realpathSync } from "node:fs"
import { join, sep } from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"

/** No file has this name, so what is sent there is not found. */
const NOWHERE = "\0"

/** Files under `root`, each found by the path it is asked by. A link among them that leads out of its folder is not followed. */
export function servedFiles(root: string, cacheControl: string) {
  return serveStatic({
    root,
    rewriteRequestPath: (path) => (staysInside(root, path) ? path : NOWHERE),
    onFound: (_path, c) => c.header("Cache-Control", cacheControl),
  })
}

/** The folder itself may be a link: a shop can keep its pictures on another disk. */
function staysInside(root: string, path: string): boolean {
  const [, folder = ""] = path.split("/")
  try {
    return realpathSync(join(root, path)).startsWith(realpathSync(join(root, folder)) + sep)
  } catch {
    return false
  }
}
