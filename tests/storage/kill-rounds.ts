import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { shops } from "../../demo/shops.ts"
import { openDatabase } from "../../src/db/open-database.ts"
import { feedback } from "../../src/db/schema/contact.ts"
import { goods } from "../../src/db/schema/goods.ts"

/**
 * Kills the shop again and again, starts it with `npm start`'s own script, and counts what was promised against what is
 * there. Run it with: node scripts/run.mjs tests/storage/kill-rounds.ts [rounds]
 */
type Victim = "node while seeding" | "node under traffic" | "postgres under traffic"
type Outcome = { victim: Victim; promised: number; kept: number; goods: number; startMs: number }

const VICTIMS: Victim[] = ["node while seeding", "node under traffic", "postgres under traffic"]
const GOODS = shops.reduce((sum, shop) => sum + shop.goods.length, 0)
const PORT = Number(process.env.PORT ?? 3900)
const WRITERS = 8

function start(dataFolder: string): ChildProcess {
  // Each writer is a visitor of its own: words from one address are limited.
  const settings = { PORT: String(PORT), VITRINE_DATA: dataFolder, LOG_LEVEL: "silent", TRUSTED_PROXIES: "127.0.0.1" }
  const env = { ...process.env, ...settings }
  return spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: ["ignore", "ignore", "inherit"] })
}

async function untilReady(): Promise<number> {
  const begun = Date.now()
  while (Date.now() - begun < 60_000) {
    const reply = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => null)
    if (reply?.ok) return Date.now() - begun
    await sleep(50)
  }
  throw new Error("The shop did not come up within a minute")
}

/** The process that `scripts/start.mjs` runs the shop in; Linux lists the children of a process. */
async function shopProcess(starter: ChildProcess): Promise<number> {
  for (;;) {
    const [pid] = readFileSync(`/proc/${starter.pid}/task/${starter.pid}/children`, "utf8")
      .trim()
      .split(" ")
      .filter(Boolean)
    if (pid) return Number(pid)
    await sleep(10)
  }
}

function postgresProcess(dataFolder: string): number {
  const pointer = join(dataFolder, "postgres.location")
  const folder = existsSync(pointer) ? readFileSync(pointer, "utf8").trim() : join(dataFolder, "postgres")
  return Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0])
}

/** Visitors who write to the shop until they are told to stop; a number counts only when the shop has confirmed it. */
function traffic(): { confirmed: number[]; stop: () => Promise<void> } {
  const confirmed: number[] = []
  let isOver = false
  const body = JSON.stringify({ name: "Ada", email: "ada@shop.example", content: "Still there?" })
  let visitors = 0
  const writer = async () => {
    while (!isOver) {
      visitors += 1
      const address = `198.18.${(visitors >> 8) & 255}.${visitors & 255}`
      const headers = { "content-type": "application/json", "x-forwarded-for": address }
      const signal = AbortSignal.timeout(10_000)
      const reply = await fetch(`http://127.0.0.1:${PORT}/api/content/feedback`, {
        method: "POST",
        body,
        headers,
        signal,
      })
        .then((r) => r.json())
        .catch(() => null)
      if (reply?.code === 1) confirmed.push(reply.data.id)
      else await sleep(20)
    }
  }
  const writers = Array.from({ length: WRITERS }, writer)
  const stop = async () => {
    isOver = true
    await Promise.all(writers)
  }
  return { confirmed, stop }
}

async function stored(dataFolder: string): Promise<{ ids: Set<number>; goods: number }> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataFolder, log: () => {} }, "attach")
  const rows = await db.select({ id: feedback.id }).from(feedback)
  const count = await db.$count(goods)
  await close()
  return { ids: new Set(rows.map(({ id }) => id)), goods: count }
}

async function stop(starter: ChildProcess): Promise<void> {
  if (starter.exitCode !== null) return
  starter.kill("SIGTERM")
  await once(starter, "exit")
}

async function round(victim: Victim, dataFolder: string): Promise<Outcome> {
  const first = start(dataFolder)
  let confirmed: number[] = []
  if (victim === "node while seeding") {
    const pid = await shopProcess(first)
    await sleep(500 + Math.random() * 3500)
    process.kill(pid, "SIGKILL")
    await once(first, "exit")
  } else {
    await untilReady()
    const visitors = traffic()
    await sleep(200 + Math.random() * 1500)
    process.kill(victim === "node under traffic" ? await shopProcess(first) : postgresProcess(dataFolder), "SIGKILL")
    // PostgreSQL is started again by the running shop, and the visitors go on; a killed shop is started again below.
    if (victim === "node under traffic") await once(first, "exit")
    else await sleep(2500)
    await visitors.stop()
    await stop(first)
    confirmed = visitors.confirmed
  }
  const begun = Date.now()
  const second = start(dataFolder)
  await untilReady()
  const startMs = Date.now() - begun
  const { ids, goods } = await stored(dataFolder)
  await stop(second)
  return { victim, promised: confirmed.length, kept: confirmed.filter((id) => ids.has(id)).length, goods, startMs }
}

const rounds = Number(process.argv[2] ?? 20)
const outcomes: Outcome[] = []
for (let number = 0; number < rounds; number++) {
  const dataFolder = mkdtempSync(join(tmpdir(), "vitrine-kill-"))
  chmodSync(dataFolder, 0o755)
  const outcome = await round(VICTIMS[number % VICTIMS.length] ?? "node under traffic", dataFolder)
  outcomes.push(outcome)
  const { victim, promised, kept, goods, startMs } = outcome
  console.log(
    `${number + 1}. ${victim}: up again in ${startMs} ms, ${kept} of ${promised} confirmed writes kept, ${goods} of ${GOODS} goods`,
  )
  rmSync(dataFolder, { recursive: true, force: true })
}
const lost = outcomes.reduce((sum, { promised, kept }) => sum + promised - kept, 0)
const half = outcomes.filter(({ goods }) => goods !== GOODS).length
console.log(`${outcomes.length} kills: ${lost} confirmed writes lost, ${half} shops left half seeded`)
process.exitCode = lost + half > 0 ? 1 : 0
