import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ensureInstalled } from "./install.mjs"
import { commandFile, nodeBinary } from "./node.mjs"
import { oneAtATime } from "./one-at-a-time.mjs"
import { precompress } from "./precompress.mjs"
import { runWithProgress } from "./progress.mjs"
import { builtShop } from "./shop-process.mjs"
import { root, Stop, whenStarted } from "./stop.mjs"

const inputs = [
  "src",
  "demo",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "chunks.config.ts",
  "vite.admin.config.ts",
  "vite.shop.config.ts",
  "react-router.config.ts",
]
/** Tests, and the demo's pictures: what is built does not hold them. */
const notBuilt = /\.test\.tsx?$|^demo\/media$/
const stamp = join(root, "build", ".inputs")

/** Builds the shop if its sources are not the ones that build/ was made from. */
export async function ensureBuilt() {
  if (isCurrent(hashOfInputs())) return
  await oneAtATime("build", async () => {
    const hash = hashOfInputs()
    if (isCurrent(hash)) return
    // Written last and removed first, so that a build that was killed is done again.
    rmSync(stamp, { force: true })
    await build("Building the storefront", [commandFile("@react-router/dev", "react-router"), "build"])
    await build("Building the server", [commandFile("vite", "vite"), "build", "--config", "vite.shop.config.ts"])
    await build("Building the back office", [commandFile("vite", "vite"), "build", "--config", "vite.admin.config.ts"])
    await precompress(join(root, "build", "client"))
    await precompress(join(root, "build", "admin"))
    writeFileSync(stamp, hash)
  })
}

async function build(task, args) {
  const { code, output } = await runWithProgress(task, nodeBinary(), args, { env: { NODE_ENV: "production" } })
  if (code !== 0) throw new Stop(`${output.trim()}\n\nThe shop could not be built; the reason is above.`)
}

function isCurrent(hash) {
  return existsSync(join(root, builtShop)) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash
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
  if (notBuilt.test(path)) return []
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (found?.isDirectory()) return readdirSync(join(root, path)).flatMap((name) => filesIn(`${path}/${name}`))
  return found ? [path] : []
}

await whenStarted(import.meta.url, async () => {
  await ensureInstalled()
  await ensureBuilt()
})
