import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { isInstalledFrom } from "./installed-packages.mjs"
import { oneAtATime } from "./one-at-a-time.mjs"
import { runWithProgress } from "./progress.mjs"
import { root, Stop } from "./stop.mjs"

const stamp = join(root, "node_modules", ".vitrine-install")

/** Brings node_modules in line with package-lock.json; costs a few milliseconds when it is. */
export async function ensureInstalled() {
  if (isCurrent()) return
  await oneAtATime("install", async () => {
    if (isCurrent()) return
    // The shop is built on the machine it runs on, so NODE_ENV=production must not leave out the tools for it.
    const [program, ...first] = npm()
    const args = [...first, "ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"]
    const { code, output } = await runWithProgress("Installing packages (first run, about a minute)", program, args)
    if (code !== 0) throw new Stop(explain(output))
    keepStamp()
  })
}

function isCurrent() {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted()) return true
  if (!isInstalledFrom(root)) return false
  keepStamp()
  return true
}

function wanted() {
  const lock = readFileSync(join(root, "package-lock.json"))
  return createHash("sha256").update(`${process.platform} ${process.arch}\n`).update(lock).digest("hex")
}

function keepStamp() {
  try {
    writeFileSync(stamp, wanted())
  } catch {
    // A read-only node_modules that is complete is good enough; it is only looked at more closely each time.
  }
}

/** The npm that started us; else the one that came with this Node; else the one on the PATH. */
function npm() {
  // Not process.execPath: that may be the Node inside node_modules, which npm is about to remove.
  const node = process.env.npm_node_execpath ?? process.execPath
  const folder = dirname(node)
  const clis = [
    process.env.npm_execpath ?? "",
    join(folder, "../lib/node_modules/npm/bin/npm-cli.js"),
    join(folder, "node_modules/npm/bin/npm-cli.js"),
  ]
  const cli = clis.find((path) => path.endsWith("npm-cli.js") && existsSync(path))
  return cli ? [node, cli] : ["npm"]
}

const reasons = [
  { sign: /ENOSPC/, sentence: "The disk is full. Make room (about 1 GB)" },
  {
    sign: /EACCES|EPERM|EROFS/,
    sentence: `This user may not write in ${root}. Give it the right to, or copy Vitrine to a folder of its own`,
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EIDLETIMEOUT|ERR_SOCKET|network/i,
    sentence:
      "The npm registry could not be reached. Check the network connection, or the proxy and registry that npm is set to use",
  },
]

function explain(output) {
  const reason = reasons.find(({ sign }) => sign.test(output))
  const sentence = reason?.sentence ?? "npm could not install the packages; see what it said above"
  const lastLines = output.trim().split("\n").slice(-20).join("\n")
  return `${lastLines}\n\n${sentence}, then run the same command again.`
}
