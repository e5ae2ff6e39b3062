import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { growBigShop } from "../demo/big/grow-big-shop.ts"
import { seedDemo } from "../demo/seed.ts"
import { connect, type Database } from "../src/db/database.ts"
import { startEmbeddedPostgres } from "../src/db/embedded/embedded-postgres.ts"
import { migrate } from "../src/db/migrate.ts"
import { ensureRegions } from "../src/db/regions.ts"

const ROOT = join(import.meta.dirname, "..")
const CACHE = join(ROOT, ".cache", "bench")
/** What the big shops are made of: another version of any of these and they are made anew. */
const INGREDIENTS = ["src/db/migrations", "demo/big"]
export const RANDOM_SEED = 1
/** Has the demo shops only. */
export const DEMO = "bench_demo"
/** The databases that several parts measure on, with their big shops. */
export const SMALL: Kept = ["bench_small", { small: 10_000 }]
export const MEDIUM: Kept = ["bench_medium", { medium: 100_000 }]
/** The same goods twice; one of the shops is then translated. */
export const LANGUAGES: Kept = ["bench_languages", { plain: 100_000, translated: 100_000 }]
export const LARGE: Kept = ["bench_large", { large: 1_000_000, small: 10_000 }]

export type BenchServer = {
  dataFolder: string
  /** A database of that name, filled once and kept for the next bench. */
  kept: (name: string, shops: Shops) => Promise<Database>
  /** A database of that name with the demo shops only, made anew. */
  anew: (name: string) => Promise<Database>
  /** One for all parts that only look at them. */
  demo: () => Promise<Database>
  admin: (statement: string) => Promise<pg.QueryResult>
  /** Where another process finds a database: its DATABASE_URL. */
  address: (name: string) => string
  stop: () => Promise<void>
}

/** Big shops by name, with how many goods each. */
type Shops = Record<string, number>
type Kept = [name: string, shops: Shops]

/** The bench's own PostgreSQL, set up as `npm start` sets it up, beside the shop's. */
export async function benchServer(isFresh: boolean, say: (sentence: string) => void): Promise<BenchServer> {
  const server = await startEmbeddedPostgres({ dataFolder: CACHE, log: say, isWorkshop: true })
  const opened: Database[] = []
  const client = new pg.Client(server.connection)
  await client.connect()
  const open = (database: string) => {
    const db = connect({ ...server.connection, database, statement_timeout: 0 })
    opened.push(db)
    return db
  }
  const make = async (name: string) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
    const db = open(name)
    await migrate(db)
    await ensureRegions(db)
    await seedDemo({ db, dataFolder: CACHE, progress: () => {} })
    return db
  }
  const made = new Map<string, Promise<Database>>()
  const onceMade = (name: string, work: () => Promise<Database>) => {
    const known = made.get(name) ?? work()
    made.set(name, known)
    return known
  }
  const keep = async (name: string, shops: Shops) => {
    const recipe = recipeOf(shops)
    if (!isFresh && (await commentOn(client, name)) === recipe) return open(name)
    const db = await make(name)
    for (const [shop, goods] of Object.entries(shops)) {
      say(`making ${shop} with ${goods.toLocaleString("en")} goods …`)
      await growBigShop({ db, dataFolder: CACHE, name: shop, goods, randomSeed: RANDOM_SEED, onProgress: () => {} })
    }
    // What autovacuum would do within minutes; without it the first measurements would run beside it.
    await db.$client.query("vacuum (analyze)")
    await client.query(`comment on database ${name} is '${recipe}'`)
    return db
  }
  return {
    dataFolder: CACHE,
    anew: make,
    demo: () => onceMade(DEMO, () => make(DEMO)),
    kept: (name, shops) => onceMade(name, () => keep(name, shops)),
    admin: (statement) => client.query(statement),
    address: (name) => {
      const { host, port, user, password } = server.connection
      const secret = encodeURIComponent(typeof password === "string" ? password : "")
      return `postgres://${user}:${secret}@localhost:${port}/${name}?host=${encodeURIComponent(host ?? "")}`
    },
    stop: async () => {
      await Promise.all(opened.filter((db) => !db.$client.ending).map((db) => db.$client.end()))
      await client.end()
      await server.stop()
    },
  }
}

async function commentOn(client: pg.Client, database: string): Promise<string | undefined> {
  const { rows } = await client.query<{ comment: string }>(
    "select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1",
    [database],
  )
  return rows[0]?.comment
}

function recipeOf(shops: Shops): string {
  const hash = createHash("sha256").update(JSON.stringify([shops, RANDOM_SEED]))
  for (const folder of INGREDIENTS)
    for (const file of readdirSync(join(ROOT, folder)).sort())
      if (/\.(sql|ts)$/.test(file)) hash.update(readFileSync(join(ROOT, folder, file)))
  return hash.digest("hex").slice(0, 16)
}
