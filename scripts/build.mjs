import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ensureInstalled } from "./install.mjs"
import { commandFile, nodeBinary } from "./node.mjs"
import { oneAtATime } from "./one-at-a-time.mjs"
import { precompress } from "./precompress.mjs"
import { runWithProgress } from "./progress.mjs"
import { root, Stop, whenStarted } from "./stop.mjs"

const inputs = ["src", "public", "package-lock.json", "vite.config.ts", "react-router.config.ts"]
const stamp = join(root, "build", ".inputs")

/** Builds the shop if its sources are not the ones that build/ was made from. */
export async function ensureBuilt() {
  if (isCurrent(hashOfInputs())) return
  await oneAtATime("build", async () => {
    const hash = hashOfInputs()
    if (isCurrent(hash)) return
    // Written last and removed first, so that a build that was killed is done again.
    rmSync(stamp, { force: true })
    const args = [commandFile("@react-router/dev", "react-router"), "build"]
    const env = { NODE_ENV: "production" }
    const { code, output } = await runWithProgress("Building the shop", nodeBinary(), args, { env })
    if (code !== 0) throw new Stop(`${output.trim()}\n\nThe shop could not be built; the reason is above.`)
    await precompress(join(root, "build", "client"))
    writeFileSync(stamp, hash)
  })
}

function isCurrent(hash) {
  return existsSync(join(root, "build", "server")) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash
}

function hashOfInputs() {
  const hash = createHash("sha256")
  for (const file of inputs.flatMap(filesIn).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0")
  }
  return hash.digest("hex")
}

function filesIn(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (found?.isDirectory()) return readdirSync(join(root, path)).flatMap((name) => filesIn(`${path}/${name}`))
  return found && !/\.test\.tsx?$/.test(path) ? [path] : []
}

await whenStarted(import.meta.url, async () => {
  await ensureInstalled()
  await ensureBuilt()
})
