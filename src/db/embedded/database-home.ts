import { randomBytes } from "node:crypto"
import { chmod, mkdir, rm, stat } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { canEnter, canKeepFilesIn } from "./can-use-folder.ts"
import { EmbeddedPostgresError, errorCode, explainFileError } from "./embedded-postgres-error.ts"
import { giveAllTo, isRoot, nobodyAccount, type ServerAccount } from "./server-account.ts"
import { systemFolder } from "./system-folder.ts"
import { readIfThere, writeOnce } from "./write-once.ts"

/** `folder` holds the cluster and its socket; usually the data folder itself. */
export type DatabaseHome = { folder: string; clusterFolder: string; account: ServerAccount | undefined }

export async function openDatabaseHome(dataFolder: string, log: (sentence: string) => void): Promise<DatabaseHome> {
  try {
    const folder = (await locatedElsewhere(dataFolder)) ?? dataFolder
    const clusterFolder = join(folder, "postgres")
    const owner = await ownerOf(clusterFolder)
    if (!isRoot()) return { folder, clusterFolder, account: ordinaryUser(owner, clusterFolder) }
    if (owner) return { folder, clusterFolder, account: await accountOfExisting(owner, clusterFolder) }
    return await chooseHome(dataFolder, folder, log)
  } catch (error) {
    throw explainFileError(error, dataFolder)
  }
}

async function locatedElsewhere(dataFolder: string): Promise<string | undefined> {
  const pointer = join(dataFolder, "postgres.location")
  const folder = (await readIfThere(pointer))?.trim()
  if (!folder || (await ownerOf(folder))) return folder
  throw new EmbeddedPostgresError(
    `The database of ${dataFolder} was kept in ${folder}, which is gone. Bring that folder back, or remove ${pointer} to begin with an empty database.`,
  )
}

async function ownerOf(path: string): Promise<ServerAccount | undefined> {
  try {
    const { uid, gid } = await stat(path)
    return { uid, gid }
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined
    throw error
  }
}

function ordinaryUser(owner: ServerAccount | undefined, clusterFolder: string): undefined {
  if (!owner || process.getuid === undefined || owner.uid === process.getuid()) return undefined
  throw new EmbeddedPostgresError(
    `The database in ${clusterFolder} belongs to another user (number ${owner.uid}). Start Vitrine as the user who made it, or set VITRINE_DATA to another folder.`,
  )
}

/** A database made by an ordinary user stays theirs when root starts it once. */
async function accountOfExisting(owner: ServerAccount, clusterFolder: string): Promise<ServerAccount> {
  const account = owner.uid === 0 ? await nobodyAccount() : owner
  if (owner.uid === 0) await giveAllTo(clusterFolder, account)
  if (await canEnter(clusterFolder, account)) return account
  throw new EmbeddedPostgresError(
    `PostgreSQL runs as user number ${account.uid}, who cannot enter ${clusterFolder}. Let other users pass through the folders above it (chmod o+x), or set VITRINE_DATA to another folder.`,
  )
}

async function chooseHome(dataFolder: string, folder: string, log: (sentence: string) => void): Promise<DatabaseHome> {
  const account = await nobodyAccount()
  if (folder !== dataFolder || (await canKeepFilesIn(dataFolder, account))) {
    return { folder, clusterFolder: join(folder, "postgres"), account }
  }
  // A random name, so that an emptied data folder begins anew instead of finding an old database it has no password for.
  const name = `${basename(dirname(dataFolder))}-${basename(dataFolder)}`.replace(/[^\w.-]/g, "_")
  const made = join(await systemFolder(), `${name}-${randomBytes(6).toString("hex")}`)
  await mkdir(made)
  await chmod(made, 0o755)
  const chosen = (await writeOnce(join(dataFolder, "postgres.location"), made)).trim()
  if (chosen !== made) await rm(made, { recursive: true, force: true })
  else log(`Only root can enter ${dataFolder}, and PostgreSQL may not run as root: the database is kept in ${made}.`)
  return { folder: chosen, clusterFolder: join(chosen, "postgres"), account }
}
