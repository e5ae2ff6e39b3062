import pg from "pg"
import type { Database } from "../../db/database.ts"
import type { Job } from "../job.ts"

/** A machine that vanishes without a word gives its jobs back within a minute. */
const KEEPALIVE = "-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3"
const FAILURE_LETTERS_MAX = 500

export type Outcome = { failure: string | null }

/** Connections that do nothing but hold claims: those that the shop works with stay free. */
export function claimConnections(db: Database, most: number): pg.Pool {
  const { options } = db.$client
  const session = [options.options, KEEPALIVE].filter(Boolean).join(" ")
  const pool = new pg.Pool({ ...options, password: options.password, options: session, max: most })
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  return pool
}

/**
 * Does the work if the job is due and nobody is at it. The job's row stays locked meanwhile, on a connection of its own:
 * PostgreSQL itself frees it when this process ends, however it ends.
 */
export async function claimJob(pool: pg.Pool, job: Job, work: (now: Date) => Promise<Outcome>): Promise<void> {
  const client = await pool.connect()
  let isSound = false
  try {
    await client.query("begin")
    // The connection is idle while the job works: a server that ends idle transactions would end the claim.
    await client.query("set local idle_in_transaction_session_timeout = 0")
    const { rows } = await client.query<{ now: Date }>(
      `select clock_timestamp() as now from job_run
       where name = $1 and due_at <= clock_timestamp() for update skip locked`,
      [job.name],
    )
    const [claim] = rows
    if (claim) {
      const { failure } = await work(claim.now)
      await client.query(
        `update job_run set due_at = $2::timestamptz + make_interval(secs => $3), started_at = $2,
           finished_at = clock_timestamp(), failure = $4
         where name = $1`,
        [job.name, claim.now, job.everySeconds, failure?.slice(0, FAILURE_LETTERS_MAX) ?? null],
      )
    }
    await client.query("commit")
    isSound = true
  } finally {
    client.release(!isSound)
  }
}
