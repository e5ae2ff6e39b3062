import { mkdir, readdir } from "node:fs/promises"
import { join } from "node:path"
import { copyPrograms } from "./copy-programs.ts"
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts"
import { findPlatformPackage, type PlatformPackage } from "./platform-package.ts"
import { restoreLinks } from "./restore-links.ts"
import { runProgram } from "./run-program.ts"
import type { ServerAccount } from "./server-account.ts"
import { systemFolder } from "./system-folder.ts"

export type ServerPrograms = {
  postgres: string
  initdb: string
  pgCtl: string
  majorVersion: number
  compressesWithLz4: boolean
}

/** PostgreSQL's programs, ready to run as `account`: in place where that works, otherwise from a copy. */
export async function prepareServerPrograms(
  dataFolder: string,
  account: ServerAccount | undefined,
  found?: PlatformPackage,
): Promise<ServerPrograms> {
  const installed = found ?? (await findPlatformPackage())
  const inPlace = await restoreLinks(installed.nativeFolder)
    .then(() => runs(installed.nativeFolder, account))
    .catch(() => false)
  if (inPlace) return await programsIn(installed.nativeFolder, installed)

  const parent = account ? await systemFolder() : dataFolder
  await mkdir(parent, { recursive: true })
  const copy = await copyPrograms(
    installed.nativeFolder,
    join(parent, `postgres-programs-${installed.version}-${process.arch}`),
  )
  const trial = await tryRun(copy, account)
  if (!trial.succeeded) throw cannotRun(trial.output)
  return await programsIn(copy, installed)
}

function cannotRun(output: string): EmbeddedPostgresError {
  const library = /loading shared libraries: ([^:]+):/.exec(output)?.[1]
  const advice = library ? `Install the system library ${library}` : "Install what it names"
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL does not run on this system: ${output.trim()}. ${advice}, or set DATABASE_URL to a PostgreSQL server of your own.`,
  )
}

async function runs(nativeFolder: string, account: ServerAccount | undefined): Promise<boolean> {
  const trial = await tryRun(nativeFolder, account)
  return trial.succeeded
}

async function tryRun(nativeFolder: string, account: ServerAccount | undefined) {
  return await runProgram(program(nativeFolder, "postgres"), ["--version"], account)
}

async function programsIn(nativeFolder: string, { majorVersion }: PlatformPackage): Promise<ServerPrograms> {
  const libraries = await readdir(join(nativeFolder, "lib"))
  return {
    postgres: program(nativeFolder, "postgres"),
    initdb: program(nativeFolder, "initdb"),
    pgCtl: program(nativeFolder, "pg_ctl"),
    majorVersion,
    compressesWithLz4: libraries.some((name) => name.startsWith("liblz4")),
  }
}

function program(nativeFolder: string, name: string): string {
  return join(nativeFolder, "bin", process.platform === "win32" ? `${name}.exe` : name)
}
