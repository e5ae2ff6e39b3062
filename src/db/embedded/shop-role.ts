import { createHmac } from "node:crypto"
import pg from "pg"
import { type Cluster, connectionTo } from "./cluster.ts"
import { serverUser } from "./create-cluster.ts"
import { errorCode } from "./embedded-postgres-error.ts"
import { giveDatabase } from "./give-database.ts"

/**
 * The role that the shop works as: it owns its database and nothing beyond. The superuser that initdb makes is the
 * launcher's alone, so that a statement that somebody smuggles into the shop can neither read files nor run programs.
 */
const shopRole = "vitrine_shop"
const shopDatabase = "vitrine"
const duplicates = ["42710", "42P04", "23505"]

/** Whoever knows this password cannot come in as the superuser: it is made from theirs, and not the other way round. */
const shopPassword = ({ password }: Cluster) => createHmac("sha256", password).update(shopRole).digest("base64url")

export function shopConnection(cluster: Cluster): pg.PoolConfig {
  return { ...connectionTo(cluster, shopDatabase), user: shopRole, password: shopPassword(cluster) }
}

type Found = { role: boolean; database: boolean; old: string[] }

/** Role and database of the shop, made where they are missing. Databases of a time when the shop was the superuser are given to it. */
export async function prepareShopDatabase(cluster: Cluster, client: pg.Client): Promise<void> {
  const { rows } = await client.query<Found>(
    `select exists (select from pg_roles where rolname = $1) as role,
       exists (select from pg_database where datname = $2) as database,
       array(select datname::text from pg_database
         where not datistemplate and datname <> 'postgres' and datdba = (select oid from pg_roles where rolname = $3)) as old`,
    [shopRole, shopDatabase, serverUser],
  )
  const [found] = rows
  const role = pg.escapeIdentifier(shopRole)
  if (!found?.role) await unlessThere(client.query(makingRole(role, shopPassword(cluster))))
  if (!found?.database) {
    await unlessThere(client.query(`create database ${pg.escapeIdentifier(shopDatabase)} owner ${role}`))
  }
  for (const database of found?.old ?? []) await giveDatabase(connectionTo(cluster, database), database, shopRole)
}

/** PostgreSQL quotes what was typed when it refuses a statement; the shop logs the statement and the code itself. */
const makingRole = (role: string, password: string) =>
  `create role ${role} login password ${pg.escapeLiteral(password)}; alter role ${role} set log_min_messages = 'fatal'`

/** For tests and the bench, which make databases of their own and measure what a checkpoint costs. */
export async function allowWorkshop(client: pg.Client): Promise<void> {
  const role = pg.escapeIdentifier(shopRole)
  await client.query(`alter role ${role} createdb`)
  await client.query(`grant pg_checkpoint to ${role}`)
}

/** Two commands may find it missing at once. */
async function unlessThere(made: Promise<unknown>): Promise<void> {
  try {
    await made
  } catch (error) {
    if (!duplicates.includes(errorCode(error) ?? "")) throw error
  }
}
