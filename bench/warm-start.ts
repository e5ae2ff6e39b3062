import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Figure, seconds } from "./figure.ts"
import { freePort, untilUp } from "./until-up.ts"

const WARM_START_MAX_MS = 5_000

/** From the command until `/healthz` answers, on a data folder that a first start has filled; and how long a stop takes. */
export async function warmStart(): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), "vitrine-bench-"))
  await chmod(dataFolder, 0o755) // As root the database runs as another user, who has to get in.
  try {
    const first = await startAndStop(dataFolder)
    const second = await startAndStop(dataFolder)
    const ok = second.startMs <= WARM_START_MAX_MS
    return [
      { name: "Warm start until /healthz", limit: seconds(WARM_START_MAX_MS), measured: seconds(second.startMs), ok },
      { name: "First start, demo shops made", limit: "–", measured: seconds(first.startMs), ok: true },
      { name: "Clean stop", limit: "–", measured: seconds(second.stopMs), ok: true },
    ]
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function startAndStop(dataFolder: string): Promise<{ startMs: number; stopMs: number }> {
  const port = await freePort()
  const { DATABASE_URL, SITE_ORIGIN, API_BASE, TRUSTED_PROXIES, ...rest } = process.env
  const begin = performance.now()
  const shop = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...rest, PORT: String(port), VITRINE_DATA: dataFolder, LOG_LEVEL: "error" },
    cwd: join(import.meta.dirname, ".."),
    stdio: ["ignore", "pipe", "pipe"],
  })
  const said: string[] = []
  for (const stream of [shop.stdout, shop.stderr]) stream.on("data", (text) => said.push(String(text)))
  const ended = once(shop, "exit")
  const isUp = await untilUp(`http://127.0.0.1:${port}/healthz`, () => shop.exitCode !== null)
  const startMs = performance.now() - begin
  shop.kill("SIGTERM")
  await ended
  if (!isUp) throw new Error(`The shop did not start. ${said.join("").trim().slice(-300)}`)
  return { startMs, stopMs: performance.now() - begin - startMs }
}
