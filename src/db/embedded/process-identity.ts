import { readFile } from "node:fs/promises"
import { errorCode } from "./embedded-postgres-error.ts"
import { runProgram } from "./run-program.ts"

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === "EPERM"
  }
}

/** Whether `pid` really is the server of this cluster: after a crash or reboot the number may belong to anyone, or to a zombie. */
export async function isServerOf(pid: number, clusterFolder: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === "win32") return true
  const command = await commandOf(pid)
  return command === undefined || command.replaceAll("\0", " ").includes(`postgres -D ${clusterFolder} `)
}

/** undefined when the system hides it; a zombie has an empty one. */
async function commandOf(pid: number): Promise<string | undefined> {
  if (process.platform === "linux") return await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined)
  const listed = await runProgram("/bin/ps", ["-ww", "-o", "command=", "-p", String(pid)])
  return listed.output
}
