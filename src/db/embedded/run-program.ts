import { spawn } from "node:child_process"
import { asIdentity, type ServerAccount } from "./server-account.ts"

export type ProgramResult = { succeeded: boolean; output: string }

/** Only what PostgreSQL needs: PGDATA, PGPORT and the like of the caller's shell must not steer our server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept: NodeJS.ProcessEnv = { LC_ALL: "C", TZ: "UTC" }
  for (const name of ["PATH", "LD_LIBRARY_PATH", "SystemRoot", "TEMP", "TMP"]) {
    if (process.env[name] !== undefined) kept[name] = process.env[name]
  }
  return kept
}

/** PostgreSQL's programs stop when they cannot read the folder they were started in, so they start in one everybody may enter. */
export const startFolder = process.platform === "win32" ? undefined : "/"

export function runProgram(program: string, args: string[], account?: ServerAccount): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: startFolder,
      env: serverEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true,
      ...asIdentity(account),
    })
    let output = ""
    const collect = (text: Buffer) => {
      output += text.toString()
    }
    child.stdout.on("data", collect)
    child.stderr.on("data", collect)
    child.once("error", (error) => resolve({ succeeded: false, output: error.message }))
    child.once("close", (code) => resolve({ succeeded: code === 0, output }))
  })
}
