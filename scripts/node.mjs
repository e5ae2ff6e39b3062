import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, realpathSync } from "node:fs"
import { join } from "node:path"
import { root, Stop } from "./stop.mjs"

let found

/** The Node that runs the shop: the one from the lockfile, else this one if it can run TypeScript and React Router. */
export function nodeBinary() {
  found ??= fromLockfile() ?? own()
  return found
}

function fromLockfile() {
  const link = join(root, "node_modules", ".bin", "node")
  if (!existsSync(link)) return undefined
  const node = realpathSync(link)
  if (node === realpathSync(process.execPath)) return node
  // It is there but does not run on, for example, Alpine, which has another C library.
  return spawnSync(node, ["--version"], { stdio: "ignore" }).status === 0 ? node : undefined
}

function own() {
  const [major, minor] = process.versions.node.split(".").map(Number)
  if (major >= 24 || (major === 22 && minor >= 22)) return process.execPath
  throw new Stop(
    `Vitrine needs Node 24 (or 22.22 and later) and this is Node ${process.versions.node}. Install Node 24 from https://nodejs.org, then run the same command again.`,
  )
}

/** The JavaScript file behind a command of an installed package; to be run with nodeBinary(), on every system the same. */
export function commandFile(packageName, command) {
  const folder = join(root, "node_modules", packageName)
  return join(folder, JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).bin[command])
}
