import { connect, type Database } from "./database.ts"
import { attachEmbeddedPostgres, startEmbeddedPostgres } from "./embedded/embedded-postgres.ts"

export type OpenDatabase = { db: Database; isEmbedded: boolean; close: () => Promise<void> }

type Place = { databaseUrl: string | undefined; dataFolder: string; log: (sentence: string) => void }

/** `own`: the shop itself, which keeps the embedded server running; `attach`: a command that may run beside it. */
export async function openDatabase(place: Place, as: "own" | "attach"): Promise<OpenDatabase> {
  if (place.databaseUrl) {
    const db = connect({ connectionString: place.databaseUrl })
    return { db, isEmbedded: false, close: () => db.$client.end() }
  }
  const start = as === "own" ? startEmbeddedPostgres : attachEmbeddedPostgres
  const server = await start({ dataFolder: place.dataFolder, log: place.log })
  const db = connect(server.connection)
  const close = async () => {
    await db.$client.end()
    await server.stop()
  }
  return { db, isEmbedded: true, close }
}
