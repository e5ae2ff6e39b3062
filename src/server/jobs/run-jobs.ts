import { sql } from "drizzle-orm"
import { jobRun } from "../../db/schema/operations.ts"
import type { Job, JobResources } from "../job.ts"
import { claimConnections, claimJob, type Outcome } from "./claim-job.ts"

/** How often a process looks for what is due; a job cannot run more often than that. */
const LOOK_MS = 1_000
/** How long the shop waits for what runs when it is told to stop. */
const GRACE_MS = 10_000
/** So many jobs at a time in one process. */
const AT_ONCE = 4

export type JobRunner = {
  /** Begins nothing more, and waits for what runs. */
  stop: () => Promise<void>
}

type Pace = { lookMs?: number; graceMs?: number }

/** Looks for due jobs from now on. Every process does; each job runs in one of them at a time, once each time it is due. */
export function runJobs(
  jobs: readonly Job[],
  resources: Omit<JobResources, "now">,
  { lookMs = LOOK_MS, graceMs = GRACE_MS }: Pace = {},
): JobRunner {
  const { db, log } = resources
  const claims = claimConnections(db, AT_ONCE)
  const running = new Map<string, Promise<void>>()
  let areListed = false
  let isStopped = false
  let looking = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    if (!areListed) await listJobs()
    areListed = true
    const due = await dueNames()
    const free = jobs.filter((job) => due.includes(job.name) && !running.has(job.name))
    free.sort((a, b) => due.indexOf(a.name) - due.indexOf(b.name))
    if (isStopped) return
    for (const job of free.slice(0, AT_ONCE - running.size)) {
      const claim = claimJob(claims, job, (now) => perform(job, { ...resources, now }))
      // Another process does it, if its claim could not be had or was lost on the way.
      const told = claim.catch((err) => log.error({ err, job: job.name }, "a job lost its claim"))
      running.set(
        job.name,
        told.finally(() => running.delete(job.name)),
      )
    }
  }

  const names = sql.param(jobs.map((job) => job.name))
  const listJobs = () =>
    db.execute(sql`insert into ${jobRun} (name) select unnest(${names}::text[]) on conflict do nothing`)

  /** Those that have waited longest first. */
  async function dueNames(): Promise<string[]> {
    const { rows } = await db.execute<{ name: string }>(sql`
      select name from ${jobRun} where name = any(${names}) and due_at <= clock_timestamp() order by due_at, name`)
    return rows.map((row) => row.name)
  }

  function lookLater(pause: number): void {
    timer = setTimeout(() => {
      looking = look()
        .catch((err) => log.error({ err }, "jobs could not be looked for"))
        .then(() => void (isStopped || lookLater(lookMs)))
    }, pause)
  }

  async function stop(): Promise<void> {
    isStopped = true
    clearTimeout(timer)
    const idle = looking.then(() => Promise.all(running.values()))
    if (await within(graceMs, idle)) return claims.end()
    log.warn({ jobs: [...running.keys()] }, "jobs are cut short; they are done again")
  }

  lookLater(0)
  let stopping: Promise<void> | undefined
  return {
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

/** A job that throws is a line in the log and in its row; it is tried again at its next time. */
async function perform(job: Job, resources: JobResources): Promise<Outcome> {
  const log = resources.log.child({ job: job.name })
  const began = performance.now()
  const ms = () => Math.round(performance.now() - began)
  log.debug("a job begins")
  try {
    const did = await job.run({ ...resources, log })
    if (did === undefined) log.debug({ ms: ms() }, "a job had nothing to do")
    else log.info({ ms: ms(), did }, "a job is done")
    return { failure: null }
  } catch (err) {
    log.error({ err, ms: ms() }, "a job failed")
    return { failure: err instanceof Error ? err.message : String(err) }
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false)
  })
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer))
}
