import { setTimeout as delay } from "node:timers/promises"
import type pg from "pg"
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts"
import { isAlive } from "./process-identity.ts"

/** Advisory locks on the maintenance database: one process owns the server, any number of commands use it. */
const lockFamily = 1_447_646_834
const locks = { owner: 1, commands: 2 }
type LockName = keyof typeof locks

const retryMs = 50
/** After kill -9 the old connection lingers until its backend notices. */
export const deadOwnerPatienceMs = 2_000
/** Longer than a stop may take before it is forced. */
const stoppingPatienceMs = 15_000

export const ownerName = `vitrine owner ${process.pid}`
export const commandName = `vitrine command ${process.pid}`
export const leavingName = `vitrine leaving ${process.pid}`

export async function takeOwnership(client: pg.Client, dataFolder: string): Promise<void> {
  const begun = Date.now()
  while (!(await tryLock(client, "owner"))) {
    const holder = await holderOf(client, "owner", "ExclusiveLock")
    const pid = Number(holder?.split(" ").at(-1) ?? 0)
    const waited = Date.now() - begun
    const patience = holder?.startsWith("vitrine leaving") ? stoppingPatienceMs : deadOwnerPatienceMs
    const owned = holder?.startsWith("vitrine owner") && isAlive(pid)
    if (owned || waited > patience) throw alreadyRunning(dataFolder, pid)
    await delay(retryMs)
  }
}

function alreadyRunning(dataFolder: string, pid: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `Vitrine is already running on the data folder ${dataFolder} (process ${pid}). Stop it first, or set VITRINE_DATA to another folder.`,
  )
}

/** While a command holds its share, nobody stops the server. False when somebody is just about to. */
export async function joinCommands(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select pg_try_advisory_lock_shared($1, $2) as taken", [
    lockFamily,
    locks.commands,
  ])
  return rows[0]?.taken === true
}

/**
 * Gives up what this connection holds and tells whether it was the last to use the server, and so has to stop it.
 * From then on nobody else can join.
 */
export async function leaveAsLast(client: pg.Client): Promise<boolean> {
  await client.query("select set_config('application_name', $1, false), pg_advisory_unlock_all()", [leavingName])
  const begun = Date.now()
  while (!(await tryLock(client, "commands"))) {
    const inUse = await holderOf(client, "commands", "ShareLock")
    if (inUse || Date.now() - begun > stoppingPatienceMs) return false
    await delay(retryMs)
  }
  return await tryLock(client, "owner")
}

async function tryLock(client: pg.Client, name: LockName): Promise<boolean> {
  const { rows } = await client.query("select pg_try_advisory_lock($1, $2) as taken", [lockFamily, locks[name]])
  return rows[0]?.taken === true
}

async function holderOf(client: pg.Client, name: LockName, mode: string): Promise<string | undefined> {
  const { rows } = await client.query(
    `select application_name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and mode = $3 and classid = $1 and objid = $2`,
    [lockFamily, locks[name], mode],
  )
  return rows[0]?.application_name
}
