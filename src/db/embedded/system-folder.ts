import { chmod, mkdir, stat } from "node:fs/promises"
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts"

const place = "/var/lib/vitrine"

/** A folder every user may pass through, for root whose own folders others cannot enter. */
export async function systemFolder(): Promise<string> {
  try {
    const made = await mkdir(place, { recursive: true })
    if (made) await chmod(place, 0o755)
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `PostgreSQL may not run as root, and Vitrine could not make ${place} to run it as another user. Start Vitrine as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    )
  }
  const found = await stat(place)
  if (found.uid === 0 && (found.mode & 0o022) === 0) return place
  throw new EmbeddedPostgresError(
    `The folder ${place} can be changed by users other than root, so Vitrine does not use it. Correct it with: chown root ${place} && chmod 755 ${place}`,
  )
}
