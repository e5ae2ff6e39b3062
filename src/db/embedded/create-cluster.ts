import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { awaitOtherStart } from "./await-other-start.ts"
import type { DatabaseHome } from "./database-home.ts"
import { diskIsFull, EmbeddedPostgresError, errorCode, explainFileError } from "./embedded-postgres-error.ts"
import { hasNoSpace } from "./has-no-space.ts"
import { runProgram } from "./run-program.ts"
import { giveTo } from "./server-account.ts"
import type { ServerPrograms } from "./server-programs.ts"
import { sweepLeftovers, workshopPath } from "./temporary-path.ts"
import { readIfThere } from "./write-once.ts"

export const serverUser = "vitrine"

/** Makes the database files unless they are there: in a temporary folder first, so that a kill leaves nothing half done. */
export async function createClusterIfMissing(
  home: DatabaseHome,
  programs: ServerPrograms,
  password: string,
): Promise<void> {
  await sweepLeftovers(home.folder)
  if (await isThere(home.clusterFolder, programs.majorVersion)) return
  const workshop = workshopPath(home.folder)
  try {
    await mkdir(workshop, { mode: 0o700 })
    const waited = await awaitOtherStart(workshop)
    if (waited && (await isThere(home.clusterFolder, programs.majorVersion))) return
    await createIn(workshop, home, programs, password)
  } catch (error) {
    throw explainFileError(error, home.folder)
  } finally {
    await rm(workshop, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function createIn(workshop: string, home: DatabaseHome, programs: ServerPrograms, password: string) {
  const passwordFile = join(workshop, "password")
  await writeFile(passwordFile, password, { mode: 0o600 })
  await giveTo(passwordFile, home.account)
  await giveTo(workshop, home.account)
  const cluster = join(workshop, "cluster")
  await initialise(cluster, passwordFile, home, programs)
  await rename(cluster, home.clusterFolder).catch(async (error) => {
    // Another start was first; its database has the same password and is as empty as ours.
    if (!(await isThere(home.clusterFolder, programs.majorVersion))) throw error
  })
  await syncFolder(home.folder)
}

/** One collation and one time zone on every machine, whatever its locale says. */
async function initialise(cluster: string, passwordFile: string, home: DatabaseHome, programs: ServerPrograms) {
  const args = ["-D", cluster, "-U", serverUser, `--pwfile=${passwordFile}`, "--auth=scram-sha-256", "--encoding=UTF8"]
  args.push("--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8")
  const { succeeded, output } = await runProgram(programs.initdb, args, home.account)
  if (succeeded) return
  if (await hasNoSpace(home.folder, output)) throw diskIsFull(home.folder)
  throw new EmbeddedPostgresError(
    `PostgreSQL could not make its files in ${home.folder}. It said: ${output.trim().split("\n").slice(-6).join(" ")}`,
  )
}

async function isThere(clusterFolder: string, majorVersion: number): Promise<boolean> {
  const version = (await readIfThere(join(clusterFolder, "PG_VERSION")))?.trim()
  if (version === String(majorVersion)) return true
  if (version) {
    throw new EmbeddedPostgresError(
      `The database in ${clusterFolder} was made by PostgreSQL ${version}, and this Vitrine brings PostgreSQL ${majorVersion}. Start it with the Vitrine that made it and move the data with pg_dump, or set VITRINE_DATA to another folder.`,
    )
  }
  if (await isEmptyOrMissing(clusterFolder)) return false
  throw new EmbeddedPostgresError(
    `The folder ${clusterFolder} holds files but no database. Move it away, or set VITRINE_DATA to another folder.`,
  )
}

async function isEmptyOrMissing(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if (errorCode(error) === "ENOENT") return true
    throw error
  }
}

/** A rename survives a power cut only once the folder around it is written. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
