import { randomBytes } from "node:crypto"
import { readdir, rm, stat } from "node:fs/promises"
import { basename, join } from "node:path"
import { isAlive } from "./process-identity.ts"

const leftover = /^postgres-new-(\d+)-/
const workshopEnding = "-database"
const surelyAbandonedMs = 3_600_000
const ours = new Set<string>()

/** Unfinished work carries its maker's process id, so that a later start knows what a killed one left behind. */
export function temporaryPath(folder: string, ending = ""): string {
  const name = `postgres-new-${process.pid}-${randomBytes(6).toString("hex")}${ending}`
  ours.add(name)
  return join(folder, name)
}

/** Where one start makes the database; others can tell by its name that it is under way. */
export function workshopPath(folder: string): string {
  return temporaryPath(folder, workshopEnding)
}

export async function otherWorkshops(workshop: string, folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => name.endsWith(workshopEnding) && name !== basename(workshop) && isUnderWay(name))
}

export async function sweepLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!leftover.test(name)) continue
    const path = join(folder, name)
    if (isUnderWay(name) && !(await isOld(path))) continue
    // An initdb whose Node was killed may still be writing; what it leaves is swept by the next start.
    await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
  }
}

/** In a container that starts anew our process id is often the one that the killed process had. */
function isUnderWay(name: string): boolean {
  const maker = Number(leftover.exec(name)?.[1])
  return maker === process.pid ? ours.has(name) : isAlive(maker)
}

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > surelyAbandonedMs
}
