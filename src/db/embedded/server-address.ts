import { createHash } from "node:crypto"
import { chmod, lstat, mkdir } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { canEnter } from "./can-use-folder.ts"
import type { DatabaseHome } from "./database-home.ts"
import { EmbeddedPostgresError, explainFileError } from "./embedded-postgres-error.ts"
import { giveTo } from "./server-account.ts"
import { readLiveServerFile } from "./server-file.ts"

export type ServerAddress = { socketFolder: string | undefined; port: number }

const socketPort = 5432
/** macOS allows 103 bytes, Linux 107. */
const longestSocketPath = 103

/** Where the server of this cluster listens, or will listen. */
export async function chooseServerAddress(home: DatabaseHome, password: string): Promise<ServerAddress> {
  const running = await readLiveServerFile(home.clusterFolder)
  if (process.platform === "win32") return { socketFolder: undefined, port: running?.port ?? (await freePort()) }
  // A server that runs already may have been started with another TMPDIR.
  if (running?.socketFolder) return { socketFolder: running.socketFolder, port: running.port }
  try {
    return { socketFolder: await makeSocketFolder(home, password), port: socketPort }
  } catch (error) {
    throw explainFileError(error, home.folder)
  }
}

async function makeSocketFolder(home: DatabaseHome, password: string): Promise<string> {
  // The password makes the name one that nobody else can take beforehand.
  const name = `vitrine-${createHash("sha256").update(password).update(home.folder).digest("hex").slice(0, 16)}`
  for (const folder of [join(home.folder, "run"), join(tmpdir(), name), join("/tmp", name)]) {
    if (Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) > longestSocketPath) continue
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const found = await lstat(folder)
    const expected = [process.getuid?.(), home.account && home.account.uid >>> 0]
    if (!found.isDirectory() || !expected.includes(found.uid)) throw notOurs(folder)
    await giveTo(folder, home.account)
    await chmod(folder, 0o700)
    if (await canEnter(folder, home.account)) return folder
  }
  throw new EmbeddedPostgresError(
    `The path ${home.folder} is too long for the socket of PostgreSQL, and the folder for temporary files cannot be used either. Set VITRINE_DATA to a folder with a shorter path.`,
  )
}

function notOurs(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`The folder ${folder} belongs to another user. Remove it and start again.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("No free port was found.")),
      )
    })
  })
}
