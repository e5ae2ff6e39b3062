import { execFileSync, fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { builtShop, shopEnvironment, shopFlags } from "../scripts/shop-process.mjs"
import type { BenchServer } from "./bench-server.ts"
import { freePort, untilUp } from "./until-up.ts"

const ROOT = join(import.meta.dirname, "..")

/** What a process has used since it began, all its threads together. */
export type Usage = { cpuMs: number; residentBytes: number }
export type MeasuredProcess = { port: number; usage: () => Promise<Usage>; stop: () => Promise<void> }

/** A server in its own process, run as `npm start` runs the shop. It listens on PORT and answers at `path` once it is up. */
export async function measuredProcess(
  file: string,
  path: string,
  env: Record<string, string>,
): Promise<MeasuredProcess> {
  const port = await freePort()
  const { DATABASE_URL, SITE_ORIGIN, API_BASE, TRUSTED_PROXIES, ...rest } = process.env
  const server = fork(join(ROOT, file), {
    cwd: ROOT,
    execArgv: [...shopFlags, "--import", join(import.meta.dirname, "tell-usage.ts")],
    env: { ...rest, ...shopEnvironment, NODE_ENV: "production", PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  })
  const ended = once(server, "exit")
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  const stop = async () => {
    if (!hasEnded()) server.kill("SIGTERM")
    await ended
  }
  if (!(await untilUp(`http://127.0.0.1:${port}${path}`, hasEnded))) {
    await stop()
    throw new Error(`${file} did not start`)
  }
  const usage = async (): Promise<Usage> => {
    server.send("usage")
    const [told] = await once(server, "message")
    return told
  }
  return { port, usage, stop }
}

/** The shop on a database of the bench, built if need be; requests are logged, as they are by default. */
export function measuredShop(
  server: BenchServer,
  database: string,
  env: Record<string, string> = {},
): Promise<MeasuredProcess> {
  execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: ROOT, stdio: "ignore" })
  const place = { DATABASE_URL: server.address(database), VITRINE_DATA: server.dataFolder }
  // All that is measured comes from one network, which is no visitor's way.
  const unhurried = { DRAWINGS_PER_SECOND: "100000" }
  return measuredProcess(builtShop, "/healthz", { ...place, ...unhurried, ...env })
}
