import { once } from "node:events"
import { createServer } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"

const GIVE_UP_MS = 180_000
const LOOK_EVERY_MS = 25

/** Whether an address answers in the end; not if who should answer has ended. */
export async function untilUp(address: string, hasEnded: () => boolean): Promise<boolean> {
  const deadline = performance.now() + GIVE_UP_MS
  while (performance.now() < deadline && !hasEnded()) {
    try {
      if ((await fetch(address)).ok) return true
    } catch {
      // Nobody listens yet.
    }
    await sleep(LOOK_EVERY_MS)
  }
  return false
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, "listening")
  const address = server.address()
  server.close()
  if (address === null || typeof address === "string") throw new Error("The system gave no port.")
  return address.port
}
