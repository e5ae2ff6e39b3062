import { basename, dirname } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { otherWorkshops } from "./temporary-path.ts"

const pollMs = 50
const patienceMs = 20_000

/**
 * When several first starts meet, one makes the database and the others wait: the result would be the same, but ten
 * at once take ten times as long. Returns true when another one was waited for.
 */
export async function awaitOtherStart(workshop: string): Promise<boolean> {
  const folder = dirname(workshop)
  const [leader] = (await otherWorkshops(workshop, folder)).sort()
  if (leader === undefined || leader > basename(workshop)) return false
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(pollMs)) {
    if (!(await otherWorkshops(workshop, folder)).includes(leader)) return true
  }
  return false
}
