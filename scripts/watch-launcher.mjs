import { readFileSync } from "node:fs"

const everyMs = 1000

/**
 * npm runs us through a shell. `kill` on npm ends npm and that shell but never reaches us, so we stop ourselves when
 * either is gone. Without npm (`nohup node scripts/start.mjs &`) the parent may leave as it likes.
 */
export function watchLauncher() {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return
  const parent = process.ppid
  const npm = npmAbove(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return
    clearInterval(timer)
    process.kill(process.pid, "SIGTERM")
  }, everyMs)
  timer.unref()
}

function npmAbove(shell) {
  const above = parentOf(shell)
  return above !== undefined && /\bnpm\b/.test(readProc(above, "cmdline") ?? "") ? above : undefined
}

function parentOf(pid) {
  // "pid (name) state parent …": a name may hold spaces and brackets, so count from the last bracket.
  const fields = readProc(pid, "stat")?.split(") ").at(-1)?.split(" ")
  return fields ? Number(fields[1]) : undefined
}

function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8")
  } catch {
    return undefined // Only Linux has /proc; elsewhere the parent alone is watched.
  }
}
