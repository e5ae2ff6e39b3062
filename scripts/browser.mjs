import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { delimiter, join } from "node:path"
import { commandFile, nodeBinary } from "./node.mjs"
import { runWithProgress } from "./progress.mjs"
import { root, Stop } from "./stop.mjs"

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const downloadMs = 120_000
const packageMs = 300_000

/** A Chromium for the end-to-end tests: one that is there, else one fetched by Playwright or by the system's packages. */
export async function ensureBrowser() {
  const browser = findBrowser() ?? (await download()) ?? (await installFromSystem())
  if (browser) return browser
  throw new Stop(
    "The end-to-end tests need Chromium, which is not installed and could not be fetched. Install it (for example `apt-get install chromium`) or set CHROMIUM_PATH to its program.",
  )
}

function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !runs(chosen))
    throw new Stop(`CHROMIUM_PATH is ${chosen}, which does not start. Correct it or remove it.`)
  return chosen || [...onPath(), ...inApplications(), fromPlaywright()].find(runs)
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function inApplications() {
  return ["Chromium", "Google Chrome"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
}

function fromPlaywright() {
  return createRequire(join(root, "package.json"))("@playwright/test").chromium.executablePath()
}

/** Asked by starting it: on some systems `chromium` is only a note that says to install it. */
function runs(program) {
  if (!program || !existsSync(program)) return false
  return spawnSync(program, ["--version", "--no-sandbox"], { stdio: "ignore", timeout: 20_000 }).status === 0
}

async function download() {
  const args = [commandFile("@playwright/test", "playwright"), "install", "chromium"]
  await runWithProgress("Fetching Chromium for the tests", nodeBinary(), args, { timeoutMs: downloadMs })
  return findBrowser()
}

const packageManagers = [
  ["apt-get", ["update"], ["install", "-y", "--no-install-recommends", "chromium"]],
  ["apk", ["add", "--no-cache", "chromium"]],
  ["dnf", ["install", "-y", "chromium"]],
]

async function installFromSystem() {
  if (process.getuid?.() !== 0) return undefined
  const known = packageManagers.find(([program]) => spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0)
  if (!known) return undefined
  const [program, ...commands] = known
  const options = { env: { DEBIAN_FRONTEND: "noninteractive" }, timeoutMs: packageMs }
  for (const args of commands)
    await runWithProgress(`Running ${program} ${args[0]} for Chromium`, program, args, options)
  return findBrowser()
}
