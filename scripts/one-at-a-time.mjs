import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { root, Stop } from "./stop.mjs"

const beatMs = 2000
const abandonedMs = 10_000

/** Two starts at once must not install or build over each other: the second waits for the first. */
export async function oneAtATime(name, work) {
  const lock = join(root, ".cache", `${name}.lock`)
  for (let waited = 0; !take(lock); waited++) {
    if (waited === 0) console.error(`Another Vitrine in this folder is busy (${name}); waiting for it …`)
    await sleep(200)
  }
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), beatMs)
  const release = () => rmSync(lock, { force: true })
  process.once("exit", release)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.off("exit", release)
    release()
  }
}

function take(lock) {
  try {
    mkdirSync(join(root, ".cache"), { recursive: true })
    if (isAbandoned(lock)) rmSync(lock, { force: true })
    writeFileSync(lock, String(process.pid), { flag: "wx" })
    return true
  } catch (failure) {
    if (failure.code === "EEXIST") return false
    throw new Stop(
      `Vitrine cannot write in ${root} (${failure.code}). Give this user the right to write there, or make room.`,
    )
  }
}

function isAbandoned(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > abandonedMs) return true
    const holder = Number(readFileSync(lock, "utf8"))
    if (holder > 0) process.kill(holder, 0)
    return false
  } catch (failure) {
    return failure.code === "ESRCH"
  }
}
