import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { pino } from "pino"
import { afterEach, expect, test } from "vitest"
import type { Job } from "../../../src/server/job.ts"
import { type JobRunner, runJobs } from "../../../src/server/jobs/run-jobs.ts"
import { freshDatabase } from "../fresh-database.ts"
import { soon } from "../soon.ts"
import { testPayments } from "../test-payments.ts"

const { db, connection } = await freshDatabase()
const HOUR = 3_600

const runners: JobRunner[] = []
const lines: { level: number; job?: string; did?: string; msg: string; err?: { message: string } }[] = []
const log = pino({ level: "debug" }, { write: (line: string) => lines.push(JSON.parse(line)) })

function run(jobs: Job[], pace: Parameters<typeof runJobs>[2] = {}): JobRunner {
  const runner = runJobs(
    jobs,
    { db, log, payments: testPayments({ db }), secret: "", dataFolder: "" },
    { lookMs: 20, ...pace },
  )
  runners.push(runner)
  return runner
}

afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()))
  lines.length = 0
})

const rowOf = async (name: string) => {
  const { rows } = await db.$client.query<{
    due_at: Date
    started_at: Date | null
    finished_at: Date | null
    failure: string | null
  }>("select * from job_run where name = $1", [name])
  const [row] = rows
  if (!row) throw new Error(`There is no job ${name}`)
  return row
}

test("a job that is due runs once, however many processes look for it", async () => {
  let runs = 0
  const job: Job = {
    name: "once",
    everySeconds: HOUR,
    run: async () => {
      runs += 1
      await delay(100)
      return "something"
    },
  }
  for (let runner = 0; runner < 10; runner++) run([job])
  await soon(async () => runs > 0 && (await rowOf("once")).finished_at !== null)
  await delay(200)
  expect(runs).toBe(1)
  const { due_at, started_at } = await rowOf("once")
  expect(due_at.getTime() - (started_at?.getTime() ?? 0)).toBe(HOUR * 1000)
})

test("a job that comes round again and again never runs twice at a time", async () => {
  let [runs, atOnce, mostAtOnce] = [0, 0, 0]
  const job: Job = {
    name: "round",
    everySeconds: 0,
    run: async () => {
      runs += 1
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      await delay(15)
      atOnce -= 1
      return undefined
    },
  }
  for (let runner = 0; runner < 10; runner++) run([job])
  await soon(() => runs >= 20)
  expect(mostAtOnce).toBe(1)
})

test("a job whose process is killed is taken over at once", async () => {
  const fixture = join(import.meta.dirname, "../fixtures/hold-job.ts")
  const child = spawn(process.execPath, [fixture, JSON.stringify(connection), "held"], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  await once(child.stdout, "data")
  let began = 0
  run([
    {
      name: "held",
      everySeconds: HOUR,
      run: async () => {
        began = performance.now()
        return undefined
      },
    },
  ])
  await delay(300)
  expect(began).toBe(0)
  const killedAt = performance.now()
  child.kill("SIGKILL")
  await soon(() => began > 0)
  expect(began - killedAt).toBeLessThan(5_000)
})

test("a job that throws is told, kept in its row and tried again at its next time", async () => {
  let runs = 0
  run([
    {
      name: "broken",
      everySeconds: 1,
      run: async () => {
        runs += 1
        if (runs === 1) throw new Error("the provider is away")
        return "did it after all"
      },
    },
  ])
  await soon(async () => runs === 1 && (await rowOf("broken")).failure !== null)
  expect((await rowOf("broken")).failure).toBe("the provider is away")
  await soon(async () => runs === 2 && (await rowOf("broken")).failure === null)
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 50,
      job: "broken",
      err: expect.objectContaining({ message: "the provider is away" }),
    }),
  )
})

test("the log tells what was done, and only whoever looks closely that nothing was", async () => {
  run([
    { name: "busy", everySeconds: HOUR, run: async () => "counted 3 orders" },
    { name: "idle", everySeconds: HOUR, run: async () => undefined },
  ])
  await soon(() => lines.filter(({ msg }) => /is done|nothing to do/.test(msg)).length === 2)
  const INFO = 30
  expect(lines.filter(({ level }) => level >= INFO)).toEqual([
    expect.objectContaining({ job: "busy", did: "counted 3 orders", msg: "a job is done" }),
  ])
  expect(lines.filter(({ msg }) => msg === "a job begins").map(({ job }) => job)).toEqual(
    expect.arrayContaining(["busy", "idle"]),
  )
})

test("who stops waits for what runs, but not for ever", async () => {
  let isDone = false
  const slow: Job = {
    name: "slow",
    everySeconds: HOUR,
    run: async () => {
      await delay(400)
      isDone = true
      return undefined
    },
  }
  const runner = run([slow])
  await soon(() => lines.some(({ job }) => job === "slow"))
  await runner.stop()
  expect(isDone).toBe(true)

  const endless: Job = { name: "endless", everySeconds: HOUR, run: () => new Promise(() => {}) }
  const held = runJobs(
    [endless],
    { db, log, payments: testPayments({ db }), secret: "", dataFolder: "" },
    { lookMs: 20, graceMs: 100 },
  )
  await soon(() => lines.some(({ job }) => job === "endless"))
  await held.stop()
  expect(lines.at(-1)).toMatchObject({ level: 40, jobs: ["endless"] })
})
