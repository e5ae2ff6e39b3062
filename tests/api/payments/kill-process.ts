import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import type { testShop } from "../test-shop.ts"

const program = join(import.meta.dirname, "..", "fixtures", "die-while-paying.ts")

type Task = {
  act: "begin" | "settle" | "refund"
  dieAt: string
  paymentId?: number
  orderNo?: string
  provider?: string
  method?: string
}
type Stage = Pick<Awaited<ReturnType<typeof testShop>>, "connection" | "secret">

/** Runs a process that ends itself with kill −9 at a step, and says how it ended. `environment` is what it gets beside our own. */
export const killing =
  ({ connection, secret }: Stage, environment: NodeJS.ProcessEnv = {}) =>
  async (task: Task): Promise<NodeJS.Signals | null> => {
    const args = ["--disable-warning=ExperimentalWarning", program, JSON.stringify({ ...task, connection, secret })]
    const env = { ...process.env, ...environment }
    const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"], env })
    const [, signal] = await once(child, "exit")
    return signal
  }
