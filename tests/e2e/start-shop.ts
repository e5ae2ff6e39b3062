import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createWriteStream } from "node:fs"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

/** What the shop has said so far, in its data folder. */
export const SHOP_LOG = "shop.log"

const readyWithinMs = 120_000
const stopWithinMs = 30_000

/** Starts the real shop on a free port with an empty data folder; what it returns stops it and removes the folder. */
export default async function startShop() {
  const port = await freePort()
  const dataFolder = await mkdtemp(join(tmpdir(), "vitrine-e2e-"))
  await chmod(dataFolder, 0o755) // As root the database runs as another user, who has to get in.
  const shop = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      ...withoutOtherShop(process.env),
      PORT: String(port),
      VITRINE_DATA: dataFolder,
      DRAWINGS_PER_SECOND: "1000",
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const said: string[] = []
  const log = createWriteStream(join(dataFolder, SHOP_LOG))
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.on("data", (text) => said.push(String(text)))
    stream.pipe(log, { end: false })
  }

  const stop = async () => {
    await stopShop(shop)
    await rm(dataFolder, { recursive: true, force: true })
  }
  try {
    await untilReady(shop, port)
  } catch (failure) {
    await stop()
    throw new Error(`${said.join("")}\n${failure instanceof Error ? failure.message : failure}`)
  }
  process.env.PORT = String(port)
  process.env.VITRINE_DATA = dataFolder
  return stop
}

/** The tests must never reach a database or a site that this machine happens to be set up for. */
function withoutOtherShop(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATABASE_URL, SITE_ORIGIN, ADMIN_ORIGIN, API_BASE, TRUSTED_PROXIES, ...rest } = env
  return rest
}

async function untilReady(shop: ChildProcess, port: number) {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline) {
    if (hasEnded(shop)) throw new Error("The shop ended before it was ready.")
    if (await isReady(port)) return
    await sleep(200)
  }
  throw new Error(`The shop was not ready within ${readyWithinMs / 1000} s.`)
}

async function isReady(port: number): Promise<boolean> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5000) })
    return reply.ok
  } catch {
    return false // Nobody listens yet.
  }
}

async function stopShop(shop: ChildProcess) {
  if (hasEnded(shop)) return
  const ended = once(shop, "exit")
  shop.kill("SIGTERM")
  const inTime = await Promise.race([ended.then(() => true), sleep(stopWithinMs, false, { ref: false })])
  if (inTime) return
  shop.kill("SIGKILL")
  await ended
}

function hasEnded(shop: ChildProcess): boolean {
  return shop.exitCode !== null || shop.signalCode !== null
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  if (address === null || typeof address === "string") throw new Error("The system gave no port.")
  return address.port
}
