import { readFileSync } from "node:fs"
import { join } from "node:path"

/** Whether npm itself has already put everything from the lockfile into node_modules (somebody ran `npm ci` by hand). */
export function isInstalledFrom(root) {
  const wanted = readPackages(join(root, "package-lock.json"))
  const installed = readPackages(join(root, "node_modules", ".package-lock.json"))
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([path, entry]) => {
    const there = installed[path]
    return path === "" || there?.version === entry.version || (!there && entry.optional && !isForHere(entry))
  })
}

function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, "utf8")).packages
  } catch {
    return undefined
  }
}

function isForHere({ os, cpu, libc }) {
  if (libc) return false // Which C library this is takes longer to find out than it is worth.
  return (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
}
